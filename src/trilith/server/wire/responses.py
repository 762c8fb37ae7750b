"""Response models and the messages that the server sends over sockets: names and numbers, never prose."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from trilith.core.pack import Pack
from trilith.server.wire.requests import Language, Luck, Message, Version

Status: TypeAlias = Literal["open", "playing", "over", "closed"]
# What a game shows is described by the game itself, in schemas named after it, such as StoneAgeView.
Named: TypeAlias = dict[str, Any]
# By name of the data file, by name of the table, what stands in it.
Components: TypeAlias = dict[str, dict[str, Any]]


class PersonInfo(Message):
    """Who one is."""

    id: str
    name: str
    language: Language
    claimed: bool


class Health(Message):
    """Whether the server can do its work, and by name everything that was looked at: `ok`, or what is wrong.

    `database` answers, `writing` to it works, and the other names are those of background tasks.
    """

    status: Literal["ok", "failing"]
    checks: dict[str, Literal["ok", "down", "failing", "no-answer", "disk-full"]]


class PackInfo(Message):
    """What is in the box; `parts` are the files of the pack that are reconstructed, as far as this server has it."""

    name: str
    digest: str
    default: bool
    reconstructed: bool
    parts: list[str]

    @classmethod
    def of(cls, pack: Pack, name: str | None = None) -> "PackInfo":
        """A pack, perhaps under the name that a match has kept."""
        return cls(
            name=name or pack.name,
            digest=pack.digest,
            default=pack.default,
            reconstructed=bool(pack.reconstructed),
            parts=list(pack.reconstructed),
        )


class GameInfo(Message):
    """A game that can be played, with the pack of new matches; `cites` names the rule behind each kind of event."""

    name: str
    version: int
    seats: list[int]
    options: dict[str, list[int]]
    cites: dict[str, str]
    pack: PackInfo
    characters: list[str]  # that bots of our levels can have in this game
    taught: bool  # whether it has lessons


class SeatInfo(Message):
    """Who sits in one seat; `claimed` is whether the name belongs to them, or could be anybody's."""

    kind: Literal["person", "invited", "bot"]
    name: str
    bot: str | None
    free: bool
    present: bool
    stand_in: str | None
    assisted: bool
    claimed: bool


class OriginInfo(Message):
    """The moment of another match that a match goes on from: after how many lines, in which round, and when that was.

    `called` is the file of a record that was brought from elsewhere; `luck` is whether luck is new or goes on as it was.
    """

    match: str
    lines: Version
    round: int | None
    played: float
    called: str | None
    luck: Luck


class BroughtInfo(Message):
    """The file of a record from elsewhere; `ends` is its last whole line where the match was not over yet."""

    file: str
    ends: int | None


class MatchInfo(Message):
    """A match as it stands in a list; the invitation is for those who sit there, the commitment to the luck for all.

    `actor` is the seat that decides now, `turn` whether that is oneself; `rematch` is the match in which the same
    people play again; `removed` is whether the host has taken one's seat away for good. `set_up` is whether it
    begins with a position that somebody set up, `origin` where a branch comes from; `brought` is set for a record from elsewhere, which is only looked at.
    """

    id: str
    game: str
    pack: PackInfo
    options: dict[str, int]
    status: Status
    public: bool
    practice: bool
    seats: list[SeatInfo]
    mine: list[int]
    host: bool
    invitation: str | None
    commitment: str
    created: float
    changed: float
    actor: int | None
    turn: bool
    round: int | None
    rematch: str | None
    removed: bool
    set_up: bool
    origin: OriginInfo | None
    brought: BroughtInfo | None


class Spread(Message):
    """What luck may bring: a mean, a range that holds four times out of five, and every case with its probability."""

    mean: float
    low: int
    high: int
    cases: list[tuple[int, float]]


class Forecast(Message):
    """What a choice costs and brings; `complete` is false where looking further would take too long.

    `others` are the points that every other seat gets for certain, by seat. A binding choice cannot be taken back,
    because luck follows at once.
    """

    change: dict[str, int]
    others: list[int]
    luck: dict[str, Spread]
    complete: bool
    binding: bool


class Choice(Message):
    """Something the seat may do now: its notation, the same as names, and what would come of it, where that was asked for."""

    text: str
    action: Named
    forecast: Forecast | None


class Objection(Message):
    """Whether a seat may take an action now, and if not, the rule against it; none where it is not its turn."""

    version: Version
    action: str
    allowed: bool
    rule: str | None


class Run(Message):
    """Small decisions that belong together, such as a payment: what one names, in any order, and what is to be sent.

    `actions` are the named ones in the order of the rules, and what ends the run where something must. The forecast
    is that of all of them together.
    """

    named: list[str]
    actions: list[str]
    forecast: Forecast


class RoundPoints(Message):
    """Everybody's points at the end of a round; without a round, those that count in the end."""

    round: int | None
    points: list[int]


class Result(Message):
    """How it ended, how the points grew round by round, and the seed behind the commitment.

    `torches` is how often each seat asked for a hint, `practice` whether decisions could be taken back at will.
    """

    seed: str
    scores: list[int]
    places: list[int]
    assisted: list[bool]
    torches: list[int]
    practice: bool
    history: list[RoundPoints]


class TableState(Message):
    """The newest state of a match as one seat, or a spectator, may know it.

    `hold` are the seconds for which bots still hold their answer to what the seat has just decided.
    """

    match: str
    version: Version
    seat: int | None
    status: Status
    actor: int | None
    seats: list[SeatInfo]
    rematch: str | None
    view: Named
    choices: list[Choice]
    runs: list[Run]
    undo: int
    hold: float
    commitment: str
    result: Result | None


class TableView(TableState):
    """The whole table, when what happened before is not known or not asked for."""

    kind: Literal["view"]


class TableMoved(TableState):
    """What happened since a version, and the table after it."""

    kind: Literal["moved"]
    since: Version
    events: list[Named]


class LineTold(Message):
    """A line of a record: the round in which it falls, the seat that decided it and how, and what happened by it.

    Nobody decided what luck did. `action` is what was decided, where whoever looks could see it.
    """

    round: int | None
    decider: int | None
    action: Named | None
    events: list[Named]


class Moments(Message):
    """All that can be looked back at: a moment is after each line, and one is before the first.

    `seat` is through whose eyes; nobody's where everything is open.
    """

    seat: int | None
    lines: list[LineTold]


class SeatsChanged(Message):
    """Somebody came, went, sat down, made way for a bot, or wants a rematch."""

    kind: Literal["seats"]
    version: Version
    status: Status
    seats: list[SeatInfo]
    rematch: str | None


class Refused(Message):
    """A refusal: the error's name, what it is about, and the version to go on from."""

    error: str
    about: dict[str, str | int]
    version: int | None


class RefusedMessage(Refused):
    """A refusal on a socket; `reply` is what the refused message was numbered with."""

    kind: Literal["refused"]
    reply: int | None


class Played(Message):
    """The own message was carried out; the table follows in a message of its own."""

    kind: Literal["played"]
    reply: int | None
    version: Version


ServerMessage: TypeAlias = Annotated[
    TableView | TableMoved | SeatsChanged | RefusedMessage | Played, Field(discriminator="kind")
]
TableMessage: TypeAlias = Annotated[TableView | TableMoved, Field(discriminator="kind")]

SERVER_MESSAGE: Final[TypeAdapter[TableView | TableMoved | SeatsChanged | RefusedMessage | Played]] = (
    TypeAdapter(ServerMessage)
)
