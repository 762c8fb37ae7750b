"""What growth costs: CPU and stored bytes of an action, memory of a match and of a socket, CPU of a bot's thought. Needs PYTHONPATH=tests."""

import argparse
import asyncio
import json
import os
import threading
import time
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import connect

import trilith
from support.server_processes import ServerProcess
from trilith.bots.registry import bot_named
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import OURS, game_named
from trilith.server.loadtest import run
from trilith.server.settings import sqlite_url
from trilith.server.storage.sqlite import CHECKPOINT_SECONDS
from trilith.server.temporary_server import WITHOUT_LIMITS

TICKS = os.sysconf("SC_CLK_TCK")
LEVELS = ("beginner", "easy", "medium", "hard", "expert")
KILO = 1024


def main() -> None:
    """Measure everything, and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--decisions", type=int, default=12, help="of each level and game")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        database = Path(folder) / "matches.db"
        server = ServerProcess(sqlite_url(database), None, **WITHOUT_LIMITS)
        try:
            server.start()
            found = measured(server, database, asked)
        finally:
            server.kill()
    found["thought_ms"] = {game: thoughts(game, asked.decisions) for game in OURS}
    print(json.dumps(found, indent=2))


def measured(server: ServerProcess, database: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """What a server needs for actions, matches and sockets."""
    url, found = f"http://127.0.0.1:{server.port}", dict[str, Any]()
    run([url], 10, 0.0, 2.0)  # everything is loaded
    # Sockets first: later there is memory that matches have left behind, and they would seem to need none.
    before_sockets = memory(server.pid)
    sockets, view = asyncio.run(open_sockets(url, asked.matches, server.pid))
    found["socket_kb"] = round((sockets - before_sockets) / asked.matches / KILO, 1)
    found["view_kb"] = round(view / KILO, 1)
    for foresee in (False, True):
        name = "action_with_forecasts_ms" if foresee else "action_ms"
        found[name] = round(1000 * cpu_of_action(server, url, asked.seconds, foresee), 3)
    found["stored_action_bytes"] = stored_bytes(url, database, asked.seconds)
    before_matches = memory(server.pid)
    with Highest(server.pid) as highest:
        run([url], asked.matches, 0.1, asked.seconds)
    found["match_with_two_sockets_kb"] = round((highest.most - before_matches) / asked.matches / KILO, 1)
    return found


def stored_bytes(url: str, database: Path, seconds: float) -> float:
    """By how much an action makes the file of the database grow."""
    before = settled_size(database)
    actions = int(str(run([url], 50, 0.0, seconds)["actions"]))
    return round((settled_size(database) - before) / actions, 1)


def settled_size(database: Path) -> int:
    """The size of the file once everything is in it that was committed."""
    time.sleep(3 * CHECKPOINT_SECONDS)
    return database.stat().st_size


def cpu_of_action(server: ServerProcess, url: str, seconds: float, foresee: bool) -> float:
    """CPU seconds of an action: of two runs the difference, so that setting tables does not count."""
    spent, actions = [], []
    for length in (1.0, 1.0 + seconds):
        before = cpu_seconds(server.pid)
        actions.append(int(str(run([url], 50, 0.0, length, foresee=foresee)["actions"])))
        spent.append(cpu_seconds(server.pid) - before)
    return (spent[1] - spent[0]) / (actions[1] - actions[0])


async def open_sockets(url: str, count: int, pid: int) -> tuple[int, int]:
    """The memory of the server with so many more sockets at one match, and how long what each is told first is."""
    async with httpx.AsyncClient(base_url=url) as host, AsyncExitStack() as stack:
        await host.post("/people", json={"name": "Host"})
        seats = [{"kind": "person"}, {"kind": "person"}]
        match = (await host.post("/matches", json={"game": "stone_age", "seats": seats})).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in host.cookies.items())
        address = f"{url.replace('http', 'ws', 1)}/matches/{match}/socket"
        for _ in range(count):
            opened = connect(address, additional_headers={"Cookie": cookie}, proxy=None)
            told = await (await stack.enter_async_context(opened)).recv()
        return memory(pid), len(told)


class Highest:
    """The most memory that a process had while the block ran."""

    def __init__(self, pid: int) -> None:
        self._pid, self._over = pid, threading.Event()
        self.most = 0
        self._watching = threading.Thread(target=self._watch)

    def __enter__(self) -> "Highest":
        self._watching.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._watching.join()

    def _watch(self) -> None:
        while not self._over.wait(0.1):
            self.most = max(self.most, memory(self._pid))


def cpu_seconds(pid: int) -> float:
    """The CPU time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """The resident memory of a process in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    resident = next(line for line in lines if line.startswith("VmRSS"))
    return int(resident.split()[1]) * KILO


def thoughts(name: str, decisions: int) -> dict[str, float]:
    """CPU milliseconds of a decision of each level, in games of four, spread over a game of greedy ones."""
    game = game_named(name)
    whole = trilith.play(name, ["greedy"] * 4, "7" * 64)
    found = {}
    for level in LEVELS:
        match, bot = Match(game, Record(game.name, game.version, 4, "7" * 64)), bot_named(level, 1)
        asked, spent = 0, 0.0
        every = max(1, len(whole.record) // decisions)
        for number, line in enumerate(whole.record):
            actor = match.state.actor()
            if number % every == 0 and actor >= 0 and len(match.seat(actor).legal) > 1:
                began = time.process_time()
                bot.choose(match.seat(actor))
                spent, asked = spent + time.process_time() - began, asked + 1
            match.step(line)
        found[level] = round(1000 * spent / max(1, asked), 2)
    return found


if __name__ == "__main__":
    main()
