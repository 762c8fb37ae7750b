"""How fair a game is between equals: wins by starting place, by chief, and how often winners and others do what.

    python tools/measure_balance.py endless_winter --bot hard --games 1000 --seats 4 --jobs 2

Every seat has the same bot. A starting place is the order in which seats first have something to decide.
"""

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import partial

from trilith.arena.playing import workers
from trilith.arena.standing import wilson
from trilith.bots.registry import bot_named
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.games import game_named
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import SIDES
from trilith.values.value import victories

APART = 1 << 8  # between the seeds of two seats
WORDS = 2  # of an action's notation that say what is done


@dataclass
class Counted:
    """What some games came to."""

    games: int = 0
    wins: dict[int, float] = field(default_factory=partial(defaultdict, float))  # by starting place
    chiefs: Counter[str] = field(default_factory=Counter)  # how often each was played
    chief_wins: dict[str, float] = field(default_factory=partial(defaultdict, float))
    done: Counter[str] = field(default_factory=Counter)  # what everybody did
    done_in: Counter[str] = field(default_factory=Counter)  # in how many games somebody did it

    def add(self, other: "Counted") -> None:
        """Count both together."""
        self.games += other.games
        self.chiefs.update(other.chiefs)
        self.done.update(other.done)
        self.done_in.update(other.done_in)
        for place, wins in other.wins.items():
            self.wins[place] += wins
        for chief, wins in other.chief_wins.items():
            self.chief_wins[chief] += wins


def play(game: Game, bot: str, seats: int, seed: int) -> Counted:
    """One game between equals."""
    state, luck = game.start(seats, {}), Stream(seed)
    players = [bot_named(bot, seed * APART + seat) for seat in range(seats)]
    order: list[int] = []
    done: Counter[str] = Counter()
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.resolve(state.chance().sample(luck))
            continue
        if actor not in order:
            order.append(actor)
        action = players[actor].choose(Seat(game, state, actor))
        done[" ".join(action.text.split()[:WORDS])] += 1
        state.apply(action)
    found = Counted(games=1, done=done, done_in=Counter(done.keys()))
    for seat, share in enumerate(victories(state)):
        found.wins[order.index(seat)] += share
        if chief := chief_of(state, seat):
            found.chiefs[chief] += 1
            found.chief_wins[chief] += share
    return found


def chief_of(state: State, seat: int) -> str:
    """The chief of a player, where there are chiefs."""
    if not isinstance(state, EndlessWinter):
        return ""
    player = state.players[seat]
    return f"{player.chief + 1}{SIDES[player.side]}"


def one(name: str, bot: str, seats: int, seed: int) -> Counted:
    """One game, for a worker."""
    return play(game_named(name), bot, seats, seed)


def interval(wins: float, games: int) -> str:
    """A share in per cent, with Wilson's interval."""
    found = wilson(wins, games)
    return f"{100 * found.share:.1f} % [{100 * found.low:.0f}–{100 * found.high:.0f}]"


def tables(found: Counted, seats: int) -> str:
    """Everything that was counted, in Markdown."""
    lines = ["| starting place | wins |", "|---|---|"]
    lines += [f"| {place + 1} | {interval(found.wins[place], found.games)} |" for place in range(seats)]
    if found.chiefs:
        lines += ["", "| chief | played | wins | of its share |", "|---|---|---|---|"]
        for chief, played in sorted(found.chiefs.items()):
            wins = found.chief_wins[chief]
            lines.append(f"| {chief} | {played} | {interval(wins, played)} | {wins / played * seats:.2f} |")
    lines += ["", "| what | a game | in games |", "|---|---|---|"]
    for what, count in found.done.most_common():
        lines.append(
            f"| {what} | {count / found.games:.2f} | {100 * found.done_in[what] / found.games:.0f} % |"
        )
    return "\n".join(lines)


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    found = Counted()
    work = partial(one, asked.game, asked.bot, asked.seats)
    with workers(asked.jobs) as pool:
        for each in pool.imap_unordered(work, range(asked.seed, asked.seed + asked.games)):
            found.add(each)
    print(tables(found, asked.seats))


if __name__ == "__main__":
    main()
