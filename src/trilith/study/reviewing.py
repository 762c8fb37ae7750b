"""Reviews a finished match, decision by decision: the ledger, and what was given up, with what would have been better."""

from collections.abc import Generator, Sequence
from typing import Final

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
from trilith.study.ledger import LUCK, NOBODYS, Ledger, judge_of, ledger_of, steps
from trilith.study.review import Account, Chanced, LuckOf, Mistake, Review, Sum
from trilith.study.rounding import apportion, hundredths
from trilith.values.shipped import learned_for
from trilith.values.value import Value

# Lanes of the seed lie so far apart that no line of a match reaches the next.
JUDGING: Final = 1 << 24
EXPLAINING: Final = 2 << 24


def review(match: Match, budget: Budget = QUICK, seed: int = 0) -> Review:
    """The review of a match that is over; the same record, iterations and seed give the same review."""
    looking = reviewing(match, budget, seed)
    while True:
        try:
            next(looking)
        except StopIteration as done:
            found: Review = done.value
            return found


def reviewing(match: Match, budget: Budget = QUICK, seed: int = 0) -> Generator[int, None, Review]:
    """The same, line by line: gives after how many lines it has looked, in the end the review."""
    value = judge_of(match.game, match.setup.seats)
    ledger = ledger_of(match, value, seed)
    found = Mistakes(match, value, budget, open_seed(match.setup.seed) ^ seed)
    for step in steps(match):
        if step.decider != CHANCE and len(step.state.legal()) > 1:
            found.look(
                step.number,
                Seat(match.game, step.state, step.decider),
                match.game.actions.parse(step.line),
            )
        yield step.number + 1
    return _review(match, ledger, found, budget)


class Mistakes:
    """The decisions of a match that gave something up."""

    def __init__(self, match: Match, value: Value, budget: Budget, seed: int) -> None:
        self.costly: list[tuple[float, Mistake]] = []
        self.decisions = [0] * match.setup.seats
        self._judge = Judge(value, budget)
        self._value = value
        self._seed = seed
        self._learned = learned_for(match.game, match.setup.seats)

    def look(self, number: int, seat: Seat, played: Action) -> None:
        """Look at one decision."""
        self.decisions[seat.player] += 1
        verdict = self._judge.judge(seat, played, Stream(self._seed, JUDGING + number))
        if verdict.kept is None or not verdict.size:
            return
        mistake = Mistake(
            number,
            seat.player,
            played.text,
            seat.game.choice(played),
            round(100 * verdict.kept),
            round(100 * verdict.gave_up),
            verdict.size,
            self._better(seat, played, verdict, Stream(self._seed, EXPLAINING + number)),
        )
        self.costly.append((verdict.gave_up, mistake))

    def most_costly_first(self) -> list[Mistake]:
        """All of them; of equals the earlier one first."""
        return [mistake for _, mistake in sorted(self.costly, key=lambda each: -each[0])]

    def _better(self, seat: Seat, played: Action, verdict: Verdict, stream: Stream) -> Suggestion:
        """The best with its reasons, as the torch would have told them then."""
        slots = verdict.tree.root.slots
        known = [slots[action.index] for action in (verdict.best, played) if action.index in slots]
        looked_at = [candidate(verdict.tree, edge, seat, self._value, stream) for edge in known]
        thought = Thought(seat.player, verdict.best, looked_at, verdict.tree.iterations, 0, 0.0)
        reasons = Reasons(seat, seat.imagine(stream), stream, {verdict.best.text, played.text})
        return Judged(thought, self._learned).suggestion(looked_at[0], reasons)


def _review(match: Match, ledger: Ledger, found: Mistakes, budget: Budget) -> Review:
    seats, setup = ledger.seats, match.setup
    mistakes = found.most_costly_first()
    starts, ends = hundredths(ledger.values[0][:seats]), hundredths(ledger.values[-1][:seats])
    return Review(
        setup.game,
        setup.version,
        seats,
        list(setup.players),
        learned_for(match.game, seats),
        budget.iterations,
        budget.seconds,
        [
            _account(ledger, seat, starts[seat], ends[seat], found.decisions[seat], mistakes)
            for seat in range(seats)
        ],
        [hundredths(value[:seats]) for value in ledger.values],
        _luck(ledger),
        mistakes,
    )


def _luck(ledger: Ledger) -> list[Chanced]:
    """Every roll and draw that changed a chance by one of a hundred at least; its changes make nothing."""
    found = []
    for entry in ledger.entries:
        change = apportion([100 * share for share in entry.change[: ledger.seats]], 0)
        if entry.kind == LUCK and any(change):
            found.append(Chanced(entry.number, entry.line, entry.by, change))
    return found


def _account(
    ledger: Ledger, seat: int, start: int, end: int, decisions: int, mistakes: Sequence[Mistake]
) -> Account:
    """What the match was for one seat, in chances and in points."""
    chances, luck, by_seat = _parts(ledger, seat, seat, 100.0, start, end)
    first, last = ledger.values[0][ledger.seats + seat], ledger.values[-1][ledger.seats + seat]
    points, _, _ = _parts(ledger, seat, ledger.seats + seat, 1.0, round(first), round(last))
    sizes = [each.size for each in mistakes if each.seat == seat]
    return Account(
        seat,
        chances,
        points,
        luck,
        by_seat,
        decisions,
        [sizes.count(size) for size in range(1, len(SIZES) + 1)],
    )


def _parts(
    ledger: Ledger, seat: int, at: int, unit: float, start: int, end: int
) -> tuple[Sum, LuckOf, list[int]]:
    """One figure of a seat, taken apart: every sum holds in whole numbers, too."""
    others = [player for player in range(ledger.seats) if player != seat]
    own = unit * ledger.decisions_of(seat)[at]
    theirs = [unit * ledger.decisions_of(player)[at] for player in others]
    luck, chosen, by_others = apportion([unit * ledger.luck()[at], own, sum(theirs)], end - start)
    of_luck = [
        unit * ledger.luck_of(seat)[at],
        unit * sum(ledger.luck_of(player)[at] for player in others),
        unit * ledger.luck_of(NOBODYS)[at],
    ]
    by_seat = apportion(theirs, by_others)
    by_seat.insert(seat, chosen)
    return Sum(start, luck, chosen, by_others, end), LuckOf(*apportion(of_luck, luck)), by_seat
