"""Reviews a finished match, decision by decision: the ledger, and what was given up, with what would have been better."""

from collections.abc import Generator, Sequence

from trilith.bots.search.settings import Budget
from trilith.core.match import Match
from trilith.study.judging import QUICK, SIZES
from trilith.study.ledger import LUCK, NOBODYS, Ledger
from trilith.study.looking import Looked, Looking
from trilith.study.review import Account, Chanced, Chosen, LuckOf, Mistake, Review, Sum
from trilith.study.rounding import apportion, hundredths


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
    looking = Looking(match, budget, seed)
    found = []
    for number in range(looking.lines):
        found.append(looking.look(number))
        yield number + 1
    return review_of(looking, found)


def review_of(looking: Looking, found: Sequence[Looked]) -> Review:
    """The review as far as the first lines were looked at; what is then the end is what could be expected there."""
    setup = looking.match.setup
    seats = setup.seats
    values = [*(each.value for each in found), looking.accounting.value(len(found))]
    ledger = Ledger(seats, values, [each.entry for each in found])
    starts, ends = hundredths(values[0][:seats]), hundredths(values[-1][:seats])
    costly = sorted((each for each in found if each.mistake is not None), key=lambda each: -each.gave_up)
    mistakes = [each.mistake for each in costly if each.mistake is not None]
    well = [each.well for each in found if each.well is not None]
    choices = _choices(found)
    return Review(
        setup.game,
        setup.version,
        seats,
        list(setup.players),
        looking.learned,
        looking.budget.iterations,
        looking.budget.seconds,
        looking.lines,
        [_account(ledger, seat, starts[seat], ends[seat], choices, mistakes) for seat in range(seats)],
        [hundredths(value[:seats]) for value in ledger.values],
        _luck(ledger),
        choices,
        mistakes,
        sorted(well, key=lambda each: -each.gained),
    )


def _choices(found: Sequence[Looked]) -> list[Chosen]:
    """Every decision with a choice."""
    return [
        Chosen(
            each.entry.number,
            each.entry.by,
            round(100 * each.entry.change[each.entry.by]),
            round(100 * each.gave_up),
        )
        for each in found
        if each.chose
    ]


def _luck(ledger: Ledger) -> list[Chanced]:
    """Every roll and draw that changed a chance by one of a hundred at least; its changes make nothing."""
    found = []
    for entry in ledger.entries:
        change = apportion([100 * share for share in entry.change[: ledger.seats]], 0)
        if entry.kind == LUCK and any(change):
            found.append(Chanced(entry.number, entry.line, entry.by, change))
    return found


def _account(
    ledger: Ledger,
    seat: int,
    start: int,
    end: int,
    choices: Sequence[Chosen],
    mistakes: Sequence[Mistake],
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
        sum(each.seat == seat for each in choices),
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
