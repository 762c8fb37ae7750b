"""One game between bots as plain data: how it ended, who led, what luck and decisions were worth, and what was taken."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from trilith.api import play
from trilith.arena.playing import own_seed, seated, workers
from trilith.bots.registry import bot_named
from trilith.core.game import Game, View
from trilith.core.match import Match
from trilith.core.state import SPECTATOR, Event
from trilith.study.ledger import Ledger, Step, ledger_of, steps
from trilith.study.observatory.sights import Sights, Watch, sights_of
from trilith.study.results import results_of

DIGITS: Final = 6  # of a chance
FIRST_PLACE: Final = "place"  # the field of an order's event


@dataclass(frozen=True)
class Plan:
    """What all games of a report have in common: everything that decides how they go."""

    game: str
    version: int
    bots: tuple[str, ...]
    seed: int  # of the first game; the others follow

    def bots_of(self, seed: int) -> tuple[str, ...]:
        """Who sits where in one of the games: from game to game everybody moves on by one seat."""
        return seated(self.bots, seed)


@dataclass(frozen=True)
class Taking:
    """Something that was taken or done: by the number of its watch, what, by whom, how much, and what it changed.

    `change` is that of the own chance to win, by all decisions that belong to it.
    """

    watch: int
    what: str
    seat: int
    amount: int
    change: float


@dataclass(frozen=True)
class Sighting:
    """One game; lists are by seat, chances to win are of one."""

    seed: int
    bots: list[str]
    order: list[int]  # whose turn was the first, the second … in the beginning, from 0 on
    places: list[int]
    points: list[int]
    sources: list[dict[str, int]]
    rounds: int | None
    leads: int  # how often somebody else came to lead
    start: list[float]  # the chance before anything happened
    luck: list[float]  # what all rolls and draws changed
    chosen: list[float]  # what all decisions changed, everybody's
    takings: list[Taking]

    def line(self) -> dict[str, Any]:
        """The same as JSON data."""
        data = asdict(self)
        data["takings"] = [list(vars(taking).values()) for taking in self.takings]
        return data


def read_sighting(data: dict[str, Any]) -> Sighting:
    """A game from JSON data; KeyError, TypeError or ValueError for what is none."""
    return Sighting(**{**data, "takings": [Taking(*taking) for taking in data["takings"]]})


def watch(plan: Plan, seed: int) -> Sighting:
    """Play one game and look closely."""
    names = plan.bots_of(seed)
    bots = [bot_named(name, own_seed(seed, seat)) for seat, name in enumerate(names)]
    match = play(plan.game, bots, f"{seed:064x}")
    return seen(match, seed, names)


def watch_all(plan: Plan, seeds: Sequence[int], jobs: int) -> Generator[list[Sighting], None, None]:
    """Games in the order of their seeds, one at a time; the same on however many processes."""
    if jobs == 1:
        for seed in seeds:
            yield [watch(plan, seed)]
        return
    with workers(jobs) as pool:
        for sighting in pool.imap(_watch, [(plan, seed) for seed in seeds]):
            yield [sighting]


def _watch(asked: tuple[Plan, int]) -> Sighting:
    return watch(*asked)


def seen(match: Match, seed: int, bots: Sequence[str]) -> Sighting:
    """A match that is over, as it is counted."""
    ledger, walked = ledger_of(match), list(steps(match))
    sights, results = sights_of(match.game.name), results_of(match)
    seats = range(len(results))
    return Sighting(
        seed,
        list(bots),
        _order(match.game, walked, sights, len(results)),
        [result.place for result in results],
        [result.points for result in results],
        [result.sources for result in results],
        match.game.round(match.state),
        leads([*(step.state.scores() for step in walked), match.state.scores()]),
        _rounded(ledger.values[0][: len(results)]),
        _rounded(ledger.luck()[: len(results)]),
        _rounded([sum(ledger.decisions_of(other)[seat] for other in seats) for seat in seats]),
        list(_takings(match.game, walked, ledger, sights)),
    )


def leads(scores: Sequence[Sequence[int]]) -> int:
    """How often the lead goes to somebody else; whoever is caught up with still leads."""
    leader, changes = -1, 0
    for now in scores:
        most = max(now)
        if now.count(most) > 1 or now.index(most) == leader:
            continue
        changes += leader >= 0
        leader = now.index(most)
    return changes


def _order(game: Game, walked: Sequence[Step], sights: Sights, seats: int) -> list[int]:
    """By seat, the place in the first order of turns."""
    found: dict[int, int] = {}
    for step in walked if sights.order else ():
        for told in _told(game, step.events, sights.order):
            found.setdefault(int(str(told["player"])), int(str(told[FIRST_PLACE])) - 1)
        if len(found) == seats:
            break
    return [found.get(seat, seat) for seat in range(seats)]


def _takings(game: Game, walked: Sequence[Step], ledger: Ledger, sights: Sights) -> Iterator[Taking]:
    for step in walked:
        for number, each in enumerate(sights.watches):
            for told in _told(game, step.events, each.event):
                what, seat = str(told[each.field]), int(str(told["player"]))
                if what.startswith(each.without):
                    continue
                amount = int(str(told[each.amount])) if each.amount else 1
                change = _change(game, walked, ledger, step.number, seat, each)
                yield Taking(number, what, seat, amount, round(change, DIGITS))


def _change(game: Game, walked: Sequence[Step], ledger: Ledger, last: int, seat: int, watch: Watch) -> float:
    """What the decisions changed that belong to something: those of its kinds in a row, back to what was taken before it."""
    change, at = 0.0, last
    while at >= 0 and walked[at].decider == seat and _kind(game, walked[at].line) in watch.actions:
        if at < last and any(_told(game, walked[at].events, watch.event)):
            break
        change += ledger.entries[at].change[seat]
        at -= 1
    return change


def _kind(game: Game, line: str) -> str:
    return str(game.choice(game.actions.parse(line))["kind"])


def _told(game: Game, events: Sequence[Event], kind: str) -> Iterator[View]:
    """Events of a kind, as whoever they happened to was told."""
    for event in events:
        told = game.describe(event, max(event.player, SPECTATOR))
        if told["kind"] == kind:
            yield told


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
