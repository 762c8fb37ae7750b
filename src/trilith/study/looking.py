"""Looks at a finished match one line at a time, so that a review can be broken off after any of them and gone on with."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from trilith.bots.search.foreseeing import candidate
from trilith.bots.search.settings import Budget
from trilith.bots.search.thought import Thought
from trilith.core.action import Action
from trilith.core.match import Match, open_seed
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE
from trilith.hints.hint import Suggestion
from trilith.hints.reasons import Reasons
from trilith.hints.torch import Judged
from trilith.study.judging import QUICK, SIZES, Judge, Verdict
from trilith.study.ledger import Accounting, Entry, Step, judge_of
from trilith.study.review import Mistake, Well, read_mistake, read_well
from trilith.values.shipped import learned_for

# Lanes of the seed lie so far apart that no line of a match reaches the next.
JUDGING: Final = 1 << 24
EXPLAINING: Final = 2 << 24
GOOD: Final = SIZES[1]  # what a decision must have gained to be told of


@dataclass(frozen=True)
class Looked:
    """What was found out about one line."""

    value: tuple[float, ...]  # what could be expected before it
    entry: Entry
    chose: bool  # whether somebody had a choice
    gave_up: float = 0.0
    mistake: Mistake | None = None
    well: Well | None = None


class Looking:
    """Looks at the lines of a match that is over, in any order; the same seed and iterations find the same."""

    def __init__(self, match: Match, budget: Budget = QUICK, seed: int = 0) -> None:
        self.match = match
        self.budget = budget
        self._value = judge_of(match.game, match.setup.seats)
        self.accounting = Accounting(match, self._value, seed)
        self._judge = Judge(self._value, budget)
        self._seed = open_seed(match.setup.seed) ^ seed
        self.learned = learned_for(match.game, match.setup.seats)

    @property
    def lines(self) -> int:
        """How many there are to look at."""
        return len(self.accounting.steps)

    def look(self, number: int) -> Looked:
        """Look at the line after so many others."""
        step, entry = self.accounting.steps[number], self.accounting.entry(number)
        value = self.accounting.value(number)
        if step.decider == CHANCE or len(step.state.legal()) == 1:
            return Looked(value, entry, chose=False)
        seat = self.seat(number)
        played = self.match.game.actions.parse(step.line)
        verdict = self._judge.judge(seat, played, Stream(self._seed, JUDGING + number))
        return Looked(
            value,
            entry,
            True,
            verdict.gave_up,
            self._mistake(step, seat, played, verdict),
            self._well(step, seat, played, verdict, entry.change[seat.player]),
        )

    def seat(self, number: int) -> Seat:
        """The seat that decided after so many lines, as it was then."""
        step = self.accounting.steps[number]
        return Seat(self.match.game, step.state, step.decider)

    def _mistake(self, step: Step, seat: Seat, played: Action, verdict: Verdict) -> Mistake | None:
        if verdict.kept is None or not verdict.size:
            return None
        return Mistake(
            step.number,
            seat.player,
            played.text,
            seat.game.choice(played),
            round(100 * verdict.kept),
            round(100 * verdict.gave_up),
            verdict.size,
            self._reasons(step.number, seat, played, verdict),
        )

    def _well(self, step: Step, seat: Seat, played: Action, verdict: Verdict, gained: float) -> Well | None:
        """What both ways of looking hold to be good: the search finds nothing better, and the value rose."""
        if verdict.best is not played or gained < GOOD:
            return None
        why = self._reasons(step.number, seat, played, verdict)
        return Well(step.number, seat.player, seat.game.choice(played), round(100 * gained), why)

    def _reasons(self, number: int, seat: Seat, played: Action, verdict: Verdict) -> Suggestion:
        """The best with its reasons, as the torch would have told them then."""
        stream = Stream(self._seed, EXPLAINING + number)
        slots = verdict.tree.root.slots
        told = list(dict.fromkeys((verdict.best, played)))
        known = [slots[action.index] for action in told if action.index in slots]
        looked_at = [candidate(verdict.tree, edge, seat, self._value, stream) for edge in known]
        thought = Thought(seat.player, verdict.best, looked_at, verdict.tree.iterations, 0, 0.0)
        reasons = Reasons(seat, seat.imagine(stream), stream, {action.text for action in told})
        return Judged(thought, self.learned).suggestion(looked_at[0], reasons)


def as_data(looked: Looked) -> dict[str, Any]:
    """What was found out as JSON data, for whoever goes on with it later."""
    return asdict(looked)


def from_data(data: dict[str, Any]) -> Looked:
    """The same from JSON data."""
    entry = {**data["entry"], "change": tuple(data["entry"]["change"])}
    mistake, well = data["mistake"], data["well"]
    return Looked(
        tuple(data["value"]),
        Entry(**entry),
        data["chose"],
        data["gave_up"],
        None if mistake is None else read_mistake(mistake),
        None if well is None else read_well(well),
    )
