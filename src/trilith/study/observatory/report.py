"""What many watched games amount to, with the interval in which 95 of 100 such means would hold the true one."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from trilith.study.fairness import SURE
from trilith.study.observatory.sights import Watch, sights_of
from trilith.study.observatory.watching import Plan, Sighting

FORMAT: Final = 1
LEAST: Final = 5  # of something, below which no interval is told
MOST_LEADS: Final = 12  # changes of the lead that have a heap of their own; more lie on the last
RARE: Final = 5.0  # of a hundred games
HUNDRED: Final = 100.0
DIGITS: Final = 3


@dataclass(frozen=True)
class Figure:
    """A mean of so many, and its interval; none, where there are too few to tell."""

    mean: float
    low: float | None
    high: float | None
    count: int

    @property
    def sure(self) -> bool:
        """Whether all of the interval lies on one side of nothing."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


@dataclass(frozen=True)
class Source:
    """Where points came from: the mean of all seats, and of those that won."""

    name: str
    mean: float
    winners: float


@dataclass(frozen=True)
class Thing:
    """Something that is taken or done: how often, and what it is worth.

    `share` is in how many of a hundred games somebody took it, `times` how much of it a seat takes in a game. `won` is by how many
    of a hundred victories those who took it were above even, `change` what a taking (or one of the amount) changed of the
    chance to win, of a hundred, as the value sees it.
    """

    name: str
    share: float
    times: float
    won: Figure
    change: Figure


@dataclass(frozen=True)
class Kind:
    """All things of one kind."""

    name: str
    taken: bool
    things: list[Thing]


@dataclass(frozen=True)
class Report:
    """All figures of a report; wins are of a hundred games."""

    game: str
    version: int
    bots: list[str]
    seats: int
    seed: int
    games: int
    rounds: int | None  # most often
    points: Figure  # of a seat
    winner: Figure  # the points of whoever won
    by_order: list[Figure]  # wins of whoever begins first, second …
    by_seat: list[Figure]
    by_bot: dict[str, Figure]
    leads: list[int]  # how many games had none, one, two … changes of the lead, and at last as many or more
    lead: Figure
    luck: Figure  # of what the winner gained, how many of a hundred came by luck
    sources: list[Source]
    kinds: list[Kind]

    def shown(self) -> dict[str, Any]:
        """The same as JSON data."""
        return {"format": FORMAT, **asdict(self)}


def report(plan: Plan, sightings: Sequence[Sighting]) -> Report:
    """What these games amount to; there must be one at least."""
    seats = len(plan.bots)
    every = [(game, seat) for game in sightings for seat in range(seats)]
    winners = [(game, seat) for game, seat in every if game.places[seat] == 1]
    counts = Counter(min(game.leads, MOST_LEADS) for game in sightings)
    rounds = [game.rounds for game in sightings if game.rounds is not None]
    return Report(
        plan.game,
        plan.version,
        list(plan.bots),
        seats,
        plan.seed,
        len(sightings),
        Counter(rounds).most_common(1)[0][0] if rounds else None,
        figure([float(game.points[seat]) for game, seat in every]),
        figure([float(game.points[seat]) for game, seat in winners]),
        [figure(_wins(each for each in every if each[0].order[each[1]] == place)) for place in range(seats)],
        [figure(_wins(each for each in every if each[1] == place)) for place in range(seats)],
        {
            bot: figure(_wins(each for each in every if each[0].bots[each[1]] == bot))
            for bot in sorted(set(plan.bots))
        },
        [counts[changes] for changes in range(MOST_LEADS + 1)],
        figure([float(game.leads) for game in sightings]),
        _luck(sightings),
        _sources(every, winners),
        [_kind(number, watch, sightings, seats) for number, watch in enumerate(sights_of(plan.game).watches)],
    )


def figure(numbers: Sequence[float]) -> Figure:
    """The mean of numbers, and how far it can be trusted."""
    if not numbers:
        return Figure(0.0, None, None, 0)
    mean = fmean(numbers)
    if len(numbers) < LEAST:
        return Figure(round(mean, DIGITS), None, None, len(numbers))
    reach = SURE * stdev(numbers) / sqrt(len(numbers))
    return Figure(round(mean, DIGITS), round(mean - reach, DIGITS), round(mean + reach, DIGITS), len(numbers))


def victory(game: Sighting, seat: int) -> float:
    """A whole victory, a share of it, or none."""
    return 1.0 / game.places.count(1) if game.places[seat] == 1 else 0.0


def _wins(seated: Iterable[tuple[Sighting, int]]) -> list[float]:
    return [HUNDRED * victory(game, seat) for game, seat in seated]


def _luck(sightings: Sequence[Sighting]) -> Figure:
    """Of all that winners gained from start to end, the part that was luck: the ratio of two sums, and its spread."""
    parts = [
        (game.luck[seat], game.luck[seat] + game.chosen[seat])
        for game in sightings
        for seat in range(len(game.places))
        if game.places[seat] == 1
    ]
    whole = fmean(gained for _, gained in parts)
    share = fmean(luck for luck, _ in parts) / whole
    rest = figure([HUNDRED * (luck - share * gained) / whole for luck, gained in parts])
    if rest.low is None or rest.high is None:
        return Figure(round(HUNDRED * share, DIGITS), None, None, len(parts))
    reach = (rest.high - rest.low) / 2
    middle = HUNDRED * share
    low, high = round(middle - reach, DIGITS), round(middle + reach, DIGITS)
    return Figure(round(middle, DIGITS), low, high, len(parts))


def _sources(every: Sequence[tuple[Sighting, int]], winners: Sequence[tuple[Sighting, int]]) -> list[Source]:
    names = list(every[0][0].sources[0])
    return [Source(name, _mean_source(every, name), _mean_source(winners, name)) for name in names]


def _mean_source(seated: Sequence[tuple[Sighting, int]], name: str) -> float:
    return round(fmean(game.sources[seat].get(name, 0) for game, seat in seated), DIGITS)


def _kind(number: int, watch: Watch, sightings: Sequence[Sighting], seats: int) -> Kind:
    """Everything of one kind, what is worth most first; what is hardly ever taken tells little and comes last."""
    changes: dict[str, list[float]] = {}
    amounts: Counter[str] = Counter()
    takers: dict[str, set[tuple[int, int]]] = {}
    for at, game in enumerate(sightings):
        for taking in game.takings:
            if taking.watch == number:
                changes.setdefault(taking.what, []).append(HUNDRED * taking.change / max(1, taking.amount))
                amounts[taking.what] += taking.amount
                takers.setdefault(taking.what, set()).add((at, taking.seat))
    even = HUNDRED / seats
    things = [
        Thing(
            what,
            round(HUNDRED * len({at for at, _ in took}) / len(sightings), DIGITS),
            round(amounts[what] / (len(sightings) * seats), DIGITS),
            figure([HUNDRED * victory(sightings[at], seat) - even for at, seat in sorted(took)]),
            figure(changes[what]),
        )
        for what, took in takers.items()
    ]
    return Kind(
        watch.name,
        watch.taken,
        sorted(things, key=lambda thing: (thing.share < RARE, -_worth(watch, thing), thing.name)),
    )


def _worth(watch: Watch, thing: Thing) -> float:
    return (thing.won if watch.taken else thing.change).mean
