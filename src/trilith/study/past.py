"""Somebody's finished matches: which of them fit a question, and what they amount to. The server and the terminal tell the same."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from statistics import fmean
from typing import Any, Final

from trilith.bots.registry import WITH

PEOPLE: Final = "people"  # with at least one other person
BOTS: Final = "bots"  # with bots alone
BOT: Final = "bot:"  # with a bot of this level
NAME: Final = "name:"  # with somebody of this name
DAY: Final = 86_400.0  # seconds
FEW: Final = 5  # matches at either end of the way that are compared
MOST_COLUMNS: Final = 60  # in a picture; of more matches, several make one column
MOST_COMPANIONS: Final = 50  # that are offered to filter by
DIGITS: Final = 2  # of a mean


@dataclass(frozen=True)
class Question:
    """Which matches somebody asks for; what is left open fits everything."""

    game: str = ""
    company: str = ""  # PEOPLE, BOTS, BOT and a level, or NAME and a name
    place: int = 0
    days: int = 0  # since when, counted back from now


@dataclass(frozen=True)
class PastPlayer:
    """One seat of a match that is over."""

    name: str
    bot: str | None
    place: int
    points: int


@dataclass(frozen=True)
class PastMatch:
    """A match that is over; `seat` is the one that counts as one's own, `ended` in seconds since 1970."""

    id: str
    game: str
    ended: float
    practice: bool
    seat: int
    players: list[PastPlayer]


@dataclass(frozen=True)
class OwnResult:
    """How a match ended for oneself."""

    match: str
    game: str
    ended: float
    seats: int
    place: int
    points: int
    sources: dict[str, int]


@dataclass(frozen=True)
class Companion:
    """Somebody, or bots of one level, with whom one has played so many matches."""

    company: str  # as in a question
    matches: int


@dataclass(frozen=True)
class Column:
    """One match, or the means of several in a row: as many as a picture has room for."""

    match: str | None  # none of several
    count: int
    ended: float  # when the last of them did
    place: float
    points: float
    sources: dict[str, float]


@dataclass(frozen=True)
class GameResult:
    """How the matches of one game went."""

    game: str
    matches: int
    wins: int
    place: float
    points: float


@dataclass(frozen=True)
class Statistics:
    """What matches amount to. Points, sources and the way from the first few to the last are told of one game alone."""

    matches: int
    wins: int
    place: float | None  # the mean
    seats: int | None  # at every table; nothing, if they differ
    places: list[int]  # how often each place was reached, from the first on
    points: float | None
    few: int  # how many matches `first` and `last` are the mean points of
    first: float | None
    last: float | None
    sources: list[str]
    columns: list[Column]  # the oldest first
    by_game: list[GameResult] = field(default_factory=list)

    def shown(self) -> dict[str, Any]:
        """The same as JSON data."""
        return asdict(self)


def fits(match: PastMatch, question: Question, now: float) -> bool:
    """Whether a match is one that is asked for."""
    own = match.players[match.seat]
    return (
        question.game in ("", match.game)
        and question.place in (0, own.place)
        and (not question.days or match.ended >= now - question.days * DAY)
        and _in_company(match, question.company)
    )


def _in_company(match: PastMatch, company: str) -> bool:
    others = [player for seat, player in enumerate(match.players) if seat != match.seat]
    if company == PEOPLE:
        return any(player.bot is None for player in others)
    if company == BOTS:
        return all(player.bot is not None for player in others)
    if company.startswith(BOT):
        return any(level_of(player.bot) == company.removeprefix(BOT) for player in others)
    if company.startswith(NAME):
        return any(player.bot is None and player.name == company.removeprefix(NAME) for player in others)
    return True


def level_of(bot: str | None) -> str | None:
    """The level of a bot, whatever its character is."""
    return bot if bot is None else bot.partition(WITH)[0]


def company_of(bot: str | None, name: str) -> str:
    """The question for matches with somebody."""
    return NAME + name if bot is None else f"{BOT}{level_of(bot)}"


def most_often_first(found: dict[str, int]) -> list[Companion]:
    """By company how many matches, in the order in which they are offered."""
    ordered = sorted(found.items(), key=lambda each: (-each[1], each[0]))
    return [Companion(*each) for each in ordered[:MOST_COMPANIONS]]


def companions(matches: Iterable[PastMatch]) -> list[Companion]:
    """With whom one has played."""
    counts: Counter[str] = Counter()
    for match in matches:
        others = [player for seat, player in enumerate(match.players) if seat != match.seat]
        counts.update({company_of(player.bot, player.name) for player in others})
    return most_often_first(counts)


def statistics(results: Sequence[OwnResult]) -> Statistics:
    """What matches amount to, given the oldest first."""
    games = sorted({result.game for result in results})
    tables = {result.seats for result in results}
    one_game = len(games) == 1
    few = min(FEW, len(results) // 2) if one_game else 0
    places = [result.place for result in results]
    return Statistics(
        len(results),
        places.count(1),
        _mean(places),
        max(tables) if len(tables) == 1 else None,
        [places.count(place) for place in range(1, max(tables, default=0) + 1)],
        _mean([result.points for result in results]) if one_game else None,
        few,
        _mean([result.points for result in results[:few]]),
        _mean([result.points for result in results[len(results) - few :]]) if few else None,
        list(results[-1].sources) if one_game else [],
        [_column(some, one_game) for some in _in_columns(results)],
        [_of_game(game, [result for result in results if result.game == game]) for game in games],
    )


def _in_columns(results: Sequence[OwnResult]) -> list[Sequence[OwnResult]]:
    """Matches in their order, as evenly as can be in no more groups than a picture has columns."""
    count = min(len(results), MOST_COLUMNS)
    edges = [at * len(results) // count for at in range(count + 1)] if count else []
    return [results[begin:end] for begin, end in pairwise(edges)]


def _column(some: Sequence[OwnResult], one_game: bool) -> Column:
    sources = some[-1].sources if one_game else {}
    return Column(
        some[0].match if len(some) == 1 else None,
        len(some),
        some[-1].ended,
        round(fmean(result.place for result in some), DIGITS),
        round(fmean(result.points for result in some), DIGITS),
        {name: round(fmean(result.sources.get(name, 0) for result in some), DIGITS) for name in sources},
    )


def _of_game(game: str, results: Sequence[OwnResult]) -> GameResult:
    places = [result.place for result in results]
    return GameResult(
        game,
        len(results),
        places.count(1),
        round(fmean(places), DIGITS),
        round(fmean(result.points for result in results), DIGITS),
    )


def _mean(numbers: Sequence[int]) -> float | None:
    return round(fmean(numbers), DIGITS) if numbers else None
