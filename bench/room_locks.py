"""For how long a room is locked, by what somebody does there: at the 99th percentile at most 5 ms.

Whole matches of four at one device are played as a bot would, with everybody looking after each action, refused actions
and undoing. The database is a SQLite file; no network is involved.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import defaultdict
from contextlib import suppress
from math import ceil
from pathlib import Path
from random import Random
from time import perf_counter
from typing import ClassVar, Final, Literal

import trilith
from trilith.bots.registry import bot_named
from trilith.core.errors import TrilithError
from trilith.core.state import SPECTATOR
from trilith.games import OURS
from trilith.server.metrics import Metrics
from trilith.server.pack_registry import PackRegistry
from trilith.server.rooms.registry import RoomRegistry
from trilith.server.rooms.room import Room
from trilith.server.runner import tune_garbage_collector
from trilith.server.settings import Settings, sqlite_url
from trilith.server.storage.models import Person
from trilith.server.storage.store import Store
from trilith.server.wire.requests import NewMatch

ANN: Final = Person("ann", "Ann", "en", claimed=False)
SEATS: Final = 4
MATCHES: Final = 3
MOST_MS: Final = 5.0
REFUSED: Final = 0.1  # of all actions
UNDONE: Final = 0.1


class TimedLock(asyncio.Lock):
    """A lock that notes for how long it was held, and for what."""

    doing: str = ""
    held: ClassVar[defaultdict[str, list[float]]] = defaultdict(list)

    async def acquire(self) -> Literal[True]:
        """Note when it is taken."""
        await super().acquire()
        self._began = perf_counter()
        return True

    def release(self) -> None:
        """Note for how long it was held."""
        TimedLock.held[TimedLock.doing].append(perf_counter() - self._began)
        super().release()


async def play(rooms: RoomRegistry, room: Room, chance: Random) -> None:
    """Play a match to its end, with everything that people do."""
    room._lock = TimedLock()
    bots = [bot_named("greedy", seat) for seat in range(SEATS)]
    while not room.match.over:
        seat = room.match.state.actor()
        for viewer in (*range(SEATS), SPECTATOR):
            TimedLock.doing = "looks at choices" if viewer == seat else "looks"
            await rooms.presenter(room).table(viewer, room.version)
        if chance.random() < REFUSED:
            TimedLock.doing = "is refused"
            legal = {action.text for action in room.match.state.legal()}
            wrong = next(text for text in every_action(room, chance) if text not in legal)
            with suppress(TrilithError):
                await room.act(ANN.id, seat, room.version, [wrong])
        if room.undoable(seat) and chance.random() < UNDONE:
            TimedLock.doing = "takes back"
            await room.undo(ANN.id, seat, room.version, chance.randint(1, room.undoable(seat)))
            continue
        TimedLock.doing = "acts"
        await room.act(ANN.id, seat, room.version, [bots[seat].choose(room.match.seat(seat)).text])


def every_action(room: Room, chance: Random) -> list[str]:
    """Some actions of the game, legal or not."""
    return [action.text for action in chance.sample(room.game.actions.all, 50)]


async def measure(game: str, matches: int) -> None:
    """Play matches of a game, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=sqlite_url(Path(folder) / "matches.db"))
        store = Store(settings.database_url)
        await store.open()
        await store.add_person(ANN, "session")
        rooms = RoomRegistry(settings, store, Metrics(), PackRegistry([]))
        seats = [{"kind": "person"}] * SEATS
        for number in range(matches):
            room = await rooms.create(ANN, NewMatch.model_validate({"game": game, "seats": seats}))
            await play(rooms, room, Random(number))
        await rooms.close()
        await store.close()


def figures(seconds: list[float]) -> dict[str, float]:
    """How often, and how long in milliseconds."""
    ordered = sorted(seconds)
    shares = {f"p{share}_ms": ordered[ceil(share / 100 * len(ordered)) - 1] for share in (50, 95, 99)}
    times = {**shares, "most_ms": ordered[-1]}
    return {"times": len(ordered), **{name: round(value * 1000, 2) for name, value in times.items()}}


def main() -> int:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--game", choices=list(OURS))
    options = parser.parse_args()
    found: dict[str, dict[str, dict[str, float]]] = {}
    tune_garbage_collector()
    for game in [options.game] if options.game else OURS:
        TimedLock.held.clear()
        asyncio.run(measure(game, options.matches))
        every = [seconds for held in TimedLock.held.values() for seconds in held]
        found[game] = {doing: figures(held) for doing, held in sorted(TimedLock.held.items())}
        found[game]["everything"] = figures(every)
    json.dump({"compiled": trilith.COMPILED, **found}, sys.stdout, indent=2)
    print()
    return 0 if all(game["everything"]["p99_ms"] <= MOST_MS for game in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
