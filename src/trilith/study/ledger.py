"""The luck ledger: from the start of a match to its result, what every roll, draw and decision changed for every seat."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from trilith.bots.levels import LEVELS
from trilith.core.chance import EVERYONE, Roll
from trilith.core.game import Game
from trilith.core.match import Match, open_seed
from trilith.core.record import Record
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, SPECTATOR, Event, State
from trilith.study.errors import MatchNotOver
from trilith.study.expecting import Expecting, Vector, goes_on_by_itself
from trilith.values.value import Value

LEVEL: Final = "expert"  # whose judgement weighs
NOBODYS: Final = -1  # luck that comes to the table and to nobody alone
LUCK: Final = "luck"
CHOICE: Final = "choice"
FORCED: Final = "forced"  # there was one way to go on; it changes nothing


@dataclass(frozen=True)
class Step:
    """One line of a match and the position before it."""

    number: int  # lines before it
    line: str
    decider: int  # a player, or CHANCE
    state: State  # nobody changes it
    events: list[Event]


@dataclass(frozen=True)
class Entry:
    """What one line changed."""

    number: int  # lines before it
    line: str
    kind: str  # LUCK, CHOICE or FORCED
    by: int  # who decided, or whose luck it was; NOBODYS if it came to the table
    change: Vector  # for every seat; all entries add up to the way from the first value to the last


@dataclass(frozen=True)
class Ledger:
    """The way of a match. `values[n]` is what could be expected after n lines; the last one is the result itself.

    Every entry is the difference of the values around it, so start + luck + decisions = result for every seat, whatever
    the values are. They are chosen so that luck is fair: see `Expecting`.
    """

    seats: int
    values: list[Vector]
    entries: list[Entry]

    def luck(self) -> Vector:
        """What all luck together changed."""
        return self._sum([(LUCK, owner) for owner in range(NOBODYS, self.seats)])

    def luck_of(self, owner: int) -> Vector:
        """What the luck of one player changed, or with NOBODYS that of the table."""
        return self._sum([(LUCK, owner)])

    def decisions_of(self, player: int) -> Vector:
        """What all decisions of one player changed."""
        return self._sum([(CHOICE, player)])

    @cached_property
    def _sums(self) -> dict[tuple[str, int], Vector]:
        """By kind and owner, what all such lines changed together."""
        found: dict[tuple[str, int], list[float]] = {}
        for entry in self.entries:
            sums = found.setdefault((entry.kind, entry.by), [0.0] * (2 * self.seats))
            for at, each in enumerate(entry.change):
                sums[at] += each
        return {whose: tuple(sums) for whose, sums in found.items()}

    def _sum(self, whose: list[tuple[str, int]]) -> Vector:
        known = [self._sums[each] for each in whose if each in self._sums]
        return tuple(sum(column) for column in zip(*known, strict=True)) or (0.0,) * (2 * self.seats)


def judge_of(game: Game, seats: int) -> Value:
    """The value that weighs positions of a game: what was learned, or its rule of thumb."""
    return LEVELS[LEVEL].judges(game, seats)


def steps(match: Match) -> Iterator[Step]:
    """The lines of a match in order, with what happened at each."""
    again = Match(match.game, Record(**{**vars(match.to_record()), "lines": [], "digests": {}}))
    for number, line in enumerate(match.record):
        before = again.state.copy()
        events = again.step(line)
        yield Step(number, line, again.deciders[-1], before, events)


def must_be_over(match: Match) -> None:
    """Refuse a match that is still being played: whatever is said of it would tell its secrets."""
    if not match.over:
        raise MatchNotOver(line=[match.version, *match.setup.places][-1])


class Accounting:
    """Makes the ledger of a match that is over, line by line in any order; the same seed gives the same one."""

    def __init__(self, match: Match, value: Value, seed: int = 0) -> None:
        must_be_over(match)
        self.steps = list(steps(match))
        self._match = match
        self._expecting = Expecting(value)
        self._seed = open_seed(match.setup.seed) ^ seed
        self._found: dict[int, Vector] = {}

    def value(self, number: int) -> Vector:
        """What could be expected after so many lines; what goes on by itself is worth what comes after it."""
        while number < len(self.steps) and goes_on_by_itself(self.steps[number].state):
            number += 1
        if number not in self._found:
            state = self.steps[number].state if number < len(self.steps) else self._match.state
            self._found[number] = self._expecting.of(state, Stream(self._seed, number))
        return self._found[number]

    def entry(self, number: int) -> Entry:
        """What one line changed."""
        step = self.steps[number]
        before, after = self.value(number), self.value(number + 1)
        kind = LUCK if step.decider == CHANCE else CHOICE
        return Entry(
            step.number,
            step.line,
            FORCED if goes_on_by_itself(step.state) else kind,
            _owner(self._match.game, step) if step.decider == CHANCE else step.decider,
            tuple(new - old for new, old in zip(after, before, strict=True)),
        )


def ledger_of(match: Match, value: Value | None = None, seed: int = 0) -> Ledger:
    """The whole ledger of a match that is over."""
    seats = match.setup.seats
    accounting = Accounting(match, value or judge_of(match.game, seats), seed)
    numbers = range(len(accounting.steps))
    values = [accounting.value(number) for number in (*numbers, len(numbers))]
    return Ledger(seats, values, [accounting.entry(number) for number in numbers])


def _owner(game: Game, step: Step) -> int:
    """Whose luck it was: dice are of whoever rolls, a card of whoever alone sees it; the rest is turned up for all."""
    chance = step.state.chance()
    if chance.seen_by != EVERYONE:
        return chance.seen_by
    if not isinstance(chance, Roll) or not step.events:
        return NOBODYS
    player = game.describe(step.events[0], SPECTATOR).get("player")
    return player if isinstance(player, int) else NOBODYS
