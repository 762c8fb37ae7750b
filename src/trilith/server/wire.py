"""The contract with every client: closed messages, unknown fields refused. The engine sends names, never prose."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter

# Letters of any script, but nothing that breaks lines, hides, turns the text around, or separates names in a record.
_OUT: Final = "\\x00-\\x1f\\x7f-\\xa0,\\u200b-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff"
NAME_PATTERN: Final = f"^[^ {_OUT}]([^{_OUT}]{{0,22}}[^ {_OUT}])?$"
KEY_PATTERN: Final = "^[A-Za-z0-9_-]{1,40}$"
MOST_ACTIONS: Final = 50
MOST_STEPS: Final = 10_000


def _whole(given: object) -> object:
    """JSON knows one kind of number: 6.0 is as whole as 6."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


Name: TypeAlias = Annotated[str, StringConstraints(pattern=NAME_PATTERN)]
Key: TypeAlias = Annotated[str, StringConstraints(pattern=KEY_PATTERN)]
Password: TypeAlias = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Language: TypeAlias = Literal["en", "de"]
Version: TypeAlias = Annotated[int, Field(ge=0, le=2**53), BeforeValidator(_whole)]
SeatNumber: TypeAlias = Annotated[
    int, Field(ge=0, le=9, description="counted from 0"), BeforeValidator(_whole)
]
Steps: TypeAlias = Annotated[int, Field(ge=1, le=MOST_STEPS), BeforeValidator(_whole)]
Options: TypeAlias = Annotated[
    dict[Key, Annotated[int, BeforeValidator(_whole)]],
    Field(max_length=20, json_schema_extra={"additionalProperties": False}),
]
Notation: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Status: TypeAlias = Literal["open", "playing", "over", "closed"]
# What a game shows is described by the game itself; `docs/server.md` says where.
Named: TypeAlias = dict[str, Any]


class Message(BaseModel):
    """The root of all messages."""

    model_config = ConfigDict(extra="forbid", strict=True)


# What people send


class NewGuest(Message):
    """Somebody who wants to play at once."""

    name: Name
    language: Language = "en"


class ChangePerson(Message):
    """Another display name or language."""

    name: Name | None = None
    language: Language | None = None


class Claim(Message):
    """A password for the own name, so that it can be used from another device."""

    password: Password


class SignIn(Message):
    """A claimed name, from another device."""

    name: Name
    password: Password


class SeatForMe(Message):
    """A seat for a person here; with several of them, the device goes round."""

    kind: Literal["person"]
    name: Name | None = None


class SeatForGuest(Message):
    """A seat for somebody who comes by invitation link, or by the list of open matches."""

    kind: Literal["invited"]


class SeatForBot(Message):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: Key


NewSeat: TypeAlias = Annotated[SeatForMe | SeatForGuest | SeatForBot, Field(discriminator="kind")]


class NewMatch(Message):
    """A table to be set; the match begins when its last seat is taken."""

    game: Key
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: Options = {}
    public: bool = False


class Start(Message):
    """Begin now; bots of this name take the seats that are still open."""

    fill: Key


class Join(Message):
    """Take a free seat."""

    seat: SeatNumber | None = None
    name: Name | None = None


class InSeat(Message):
    """Something one does for one seat."""

    seat: SeatNumber


class Act(InSeat):
    """Play one or more actions: all of them, or none."""

    version: Version
    actions: Annotated[list[Notation], Field(min_length=1, max_length=MOST_ACTIONS)]


class Undo(InSeat):
    """Take back as many of the own last decisions."""

    version: Version
    steps: Steps


# What the server answers


class PersonInfo(Message):
    """Who one is."""

    id: str
    name: str
    language: Language
    claimed: bool


class Health(Message):
    """The server can do its work."""

    status: Literal["ok"]


class GameInfo(Message):
    """A game that can be played; `cites` names the rule behind each kind of event."""

    name: str
    version: int
    seats: list[int]
    options: dict[str, list[int]]
    cites: dict[str, str]


class SeatInfo(Message):
    """Who sits in one seat."""

    kind: Literal["person", "invited", "bot"]
    name: str
    bot: str | None
    free: bool
    present: bool
    stand_in: str | None
    assisted: bool


class MatchInfo(Message):
    """A match as it stands in a list; the invitation is for those who sit there."""

    id: str
    game: str
    options: dict[str, int]
    status: Status
    public: bool
    seats: list[SeatInfo]
    mine: list[int]
    host: bool
    invitation: str | None
    created: float
    changed: float


class Spread(Message):
    """What luck may bring: a mean, a range that holds four times out of five, and every case with its probability."""

    mean: float
    low: int
    high: int
    cases: list[tuple[int, float]]


class Forecast(Message):
    """What a choice costs and brings; `complete` is false where looking further would take too long.

    A binding choice cannot be taken back, because luck follows at once.
    """

    change: dict[str, int]
    luck: dict[str, Spread]
    complete: bool
    binding: bool


class Choice(Message):
    """Something the seat may do now: its notation, the same as names, and what would come of it."""

    text: str
    action: Named
    forecast: Forecast


class Result(Message):
    """How it ended, and the seed behind the commitment."""

    seed: str
    scores: list[int]
    places: list[int]
    assisted: list[bool]


class Table(Message):
    """The newest state of a match as one seat, or a spectator, may know it."""

    match: str
    version: Version
    seat: int | None
    status: Status
    actor: int | None
    seats: list[SeatInfo]
    view: Named
    choices: list[Choice]
    undo: int
    commitment: str
    result: Result | None


class TableView(Table):
    """The whole table, when what happened before is not known or not asked for."""

    kind: Literal["view"]


class TableMoved(Table):
    """What happened since a version, and the table after it."""

    kind: Literal["moved"]
    since: Version
    events: list[Named]


class SeatsChanged(Message):
    """Somebody came, went, sat down, or made way for a bot."""

    kind: Literal["seats"]
    version: Version
    status: Status
    seats: list[SeatInfo]


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


# What travels over a socket

Reply: TypeAlias = Annotated[int, Field(ge=0, le=2**53), BeforeValidator(_whole)]


class ActMessage(Message):
    """Play actions for the seat of this socket."""

    kind: Literal["act"]
    version: Version
    actions: Annotated[list[Notation], Field(min_length=1, max_length=MOST_ACTIONS)]
    reply: Reply | None = None


class UndoMessage(Message):
    """Take back own decisions of the seat of this socket."""

    kind: Literal["undo"]
    version: Version
    steps: Steps
    reply: Reply | None = None


class LookMessage(Message):
    """Ask for the whole table."""

    kind: Literal["look"]
    reply: Reply | None = None


ClientMessage: TypeAlias = Annotated[ActMessage | UndoMessage | LookMessage, Field(discriminator="kind")]
ServerMessage: TypeAlias = Annotated[
    TableView | TableMoved | SeatsChanged | RefusedMessage | Played, Field(discriminator="kind")
]
TableMessage: TypeAlias = Annotated[TableView | TableMoved, Field(discriminator="kind")]

CLIENT_MESSAGE: Final[TypeAdapter[ActMessage | UndoMessage | LookMessage]] = TypeAdapter(ClientMessage)
SERVER_MESSAGE: Final[TypeAdapter[TableView | TableMoved | SeatsChanged | RefusedMessage | Played]] = (
    TypeAdapter(ServerMessage)
)


def add_socket_messages(schemas: dict[str, Any]) -> None:
    """Add both directions of a socket to the schemas of a published contract."""
    for name, adapter in (("ClientMessage", CLIENT_MESSAGE), ("ServerMessage", SERVER_MESSAGE)):
        union = adapter.json_schema(ref_template="#/components/schemas/{model}")
        schemas.update(union.pop("$defs"))
        schemas[name] = union
