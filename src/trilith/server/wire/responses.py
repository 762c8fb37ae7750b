"""Response models and the messages that the server sends over sockets: names and numbers, never prose."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from trilith.core.pack import Pack
from trilith.server.wire.requests import Language, LearnedLesson, Message, Place, Version

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


class MatchInfo(Message):
    """A match as it stands in a list; the invitation is for those who sit there, the commitment to the luck for all.

    `actor` is the seat that decides now, `turn` whether that is oneself; `rematch` is the match in which the same
    people play again; `removed` is whether the host has taken one's seat away for good.
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
    """Something the seat may do now: its notation, the same as names, and what would come of it."""

    text: str
    action: Named
    forecast: Forecast


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


class Amount(Message):
    """So much of something that forecasts count; by luck from `low` to `high`."""

    name: str
    low: int
    high: int


class Hindered(Message):
    """A rival who can expect so many points less than if anything else were done."""

    seat: int
    points: int


class Risk(Message):
    """What a candidate risks or costs later; what does not belong to its kind is empty.

    `hunger`: `count` of `name` are still missing; `nothing`: in `count` cases of a hundred luck brings no `name`;
    `spent`: no `name` is left; `answer`: `seat` is likely to do `action` next, which is another of the candidates.
    """

    kind: Literal["hunger", "nothing", "spent", "answer"]
    name: str
    count: int
    seat: int | None
    action: Named | None


class Suggestion(Message):
    """Something that a good player thinks of: what is to be sent for it, its figures, and its reasons.

    `prepares` is what the seat would do next, where the action alone brings nothing. Without learned values there
    are no figures.
    """

    actions: list[str]
    action: Named
    chance: float | None
    points: float | None
    brings: list[Amount]
    costs: list[Amount]
    prepares: list[Named]
    hinders: list[Hindered]
    risks: list[Risk]


class Hint(Message):
    """The torch: what a good player thinks of in this decision; `only` is all there is to do, if that is one thing."""

    version: Version
    seat: int
    candidates: list[Suggestion]
    equal: bool
    only: Named | None


class Spoken(Message):
    """A piece of a sentence; a strong one is what to keep."""

    text: str
    strong: bool


class Heard(Message):
    """What the companion could say: once for each moment, with the things that it points at."""

    say: str
    moment: str
    said: list[Spoken]
    points: list[str]


class CompanionSays(Message):
    """Everything that the companion could say to a seat that decides now, the most urgent first."""

    version: Version
    remarks: list[Heard]


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


class LessonInfo(Message):
    """A lesson as it stands in a list: its id, its place on the way, and what it teaches."""

    lesson: str
    number: int
    title: str
    aim: str
    minutes: float
    rules: list[str]


class Lessons(Message):
    """The lessons of a game in their order, and the component pack that they are played with."""

    lessons: list[LessonInfo]
    pack: PackInfo


class LearnedLessons(Message):
    """How far somebody has come, in every lesson that was begun or done."""

    lessons: list[LearnedLesson]


class Piece(Message):
    """A piece of what is said; a strong one is what to keep, or what is asked."""

    text: str
    strong: bool


class LessonShown(Message):
    """What clients show of a lesson beside the table; docs/lessons.md tells of each field."""

    game: str
    lesson: str
    number: int
    of: int
    title: str
    minutes: float
    other: str
    step: int
    steps: int
    state: Literal["look", "event", "ask", "free", "answer", "done"]
    said: list[Piece]
    points: list[str]
    names: list[str]
    asked: list[str]
    can: list[Literal["act", "go_on", "take_back", "show_me"]]
    shown: int
    afterwards: list[str]
    next: str | None


class LessonAnswer(Message):
    """What is shown of a lesson, the place to bring along next time, and what happened with the table after each change.

    Nothing is told of a table that has not changed.
    """

    shown: LessonShown
    place: Place
    told: list[TableMoved]


ServerMessage: TypeAlias = Annotated[
    TableView | TableMoved | SeatsChanged | RefusedMessage | Played, Field(discriminator="kind")
]
TableMessage: TypeAlias = Annotated[TableView | TableMoved, Field(discriminator="kind")]

SERVER_MESSAGE: Final[TypeAdapter[TableView | TableMoved | SeatsChanged | RefusedMessage | Played]] = (
    TypeAdapter(ServerMessage)
)
