"""Somebody's finished matches on the wire: the shapes of `trilith.study.past`, which the terminal tells in, too."""

from trilith.server.wire.requests import Message


class PastPlayerInfo(Message):
    """One seat of a match that is over."""

    name: str
    bot: str | None
    place: int
    points: int


class PastMatchInfo(Message):
    """A match that is over; `seat` is the one that counts as one's own, `ended` in seconds since 1970."""

    id: str
    game: str
    ended: float
    practice: bool
    seat: int
    players: list[PastPlayerInfo]


class PastMatches(Message):
    """Some of the own matches that fit, the last that ended first, and how many fit in all."""

    total: int
    matches: list[PastMatchInfo]


class ColumnInfo(Message):
    """One match, or the means of several in a row, which then have no name."""

    match: str | None
    count: int
    ended: float
    place: float
    points: float
    sources: dict[str, float]


class GameResultInfo(Message):
    """How the matches of one game went: wins, mean place and mean points."""

    game: str
    matches: int
    wins: int
    place: float
    points: float


class PastStatistics(Message):
    """What the matches that fit amount to.

    `places` is how often each place was reached, `seats` how many sat at every table, if always as many. Points,
    sources and the mean points of the first and the last `few` matches are told of one game alone.
    """

    matches: int
    wins: int
    place: float | None
    seats: int | None
    places: list[int]
    points: float | None
    few: int
    first: float | None
    last: float | None
    sources: list[str]
    columns: list[ColumnInfo]
    by_game: list[GameResultInfo]


class CompanionInfo(Message):
    """With whom one has played so many matches: `bot:` and a level, or `name:` and a name."""

    company: str
    matches: int


class PastSummary(Message):
    """The statistics, and what can be asked for: how many fit by game, and with whom one has played at all."""

    statistics: PastStatistics
    games: dict[str, int]
    companions: list[CompanionInfo]
