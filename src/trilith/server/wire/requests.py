"""Request models and the messages that clients send over sockets; unknown fields are refused."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter

# Letters of any script, but nothing that breaks lines, hides, turns the text around, or separates names in a record.
_OUT: Final = (
    "\\x00-\\x1f\\x7f-\\xa0\\xad,\\u034f\\u115f\\u1160\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202f\\u205f-\\u206f"
    "\\u2800\\u3000\\u3164\\ufeff\\uffa0"
)
NAME_PATTERN: Final = f"^[^ {_OUT}]([^{_OUT}]{{0,22}}[^ {_OUT}])?$"
KEY_PATTERN: Final = "^[A-Za-z0-9_-]{1,40}$"
BOT_PATTERN: Final = "^[A-Za-z0-9_-]{1,40}(/[A-Za-z0-9_-]{1,40})?$"  # a name, or a level and its character
MOST_ACTIONS: Final = 50
MOST_STEPS: Final = 10_000
MOST_LETTERS: Final = 80  # characters of an action
MOST_MARKS: Final = 100  # steps of a lesson
MOST_LINES: Final = 1_000  # of the record of a lesson


def _whole(given: object) -> object:
    """JSON has one kind of number: 6.0 is as whole as 6."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


Name: TypeAlias = Annotated[str, StringConstraints(pattern=NAME_PATTERN)]
Key: TypeAlias = Annotated[str, StringConstraints(pattern=KEY_PATTERN)]
BotName: TypeAlias = Annotated[str, StringConstraints(pattern=BOT_PATTERN)]
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
Luck: TypeAlias = Literal["new", "same"]
FileName: TypeAlias = Annotated[str, StringConstraints(pattern=f"^[^{_OUT}/]{{1,80}}$")]
AnyPosition: TypeAlias = dict[str, Any]
Notation: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=MOST_LETTERS)]


class Message(BaseModel):
    """The root of all messages."""

    model_config = ConfigDict(extra="forbid", strict=True)


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
    bot: BotName


NewSeat: TypeAlias = Annotated[SeatForMe | SeatForGuest | SeatForBot, Field(discriminator="kind")]


class NewMatch(Message):
    """A table to be set; the match begins when its last seat is taken.

    In a practice match one person plays against bots, and may take back any decision; luck is then drawn anew. A match
    that begins with a position begins when its host says so.
    """

    game: Key
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: Options = {}
    public: bool = False
    practice: bool = False
    position: AnyPosition | None = None


class NewBranch(Message):
    """A table that goes on from a moment of a match, which is after so many lines; luck is new, or as it was."""

    lines: Version
    luck: Luck = "new"


class BringRecord(Message):
    """A record from elsewhere, as its file holds it, and what the file is called."""

    file: FileName
    text: str


class ChangeMatch(Message):
    """Show the table to everybody, or only to those who have the link; in a branch, other luck."""

    public: bool | None = None
    luck: Luck | None = None


class Start(Message):
    """Begin now; bots of this name take the seats that are still open."""

    fill: BotName


class Join(Message):
    """Take a free seat."""

    seat: SeatNumber | None = None
    name: Name | None = None


class InSeat(Message):
    """Something one does for one seat."""

    seat: SeatNumber


class Offer(InSeat):
    """Who is to sit in a seat in which nobody else sits yet: oneself, whoever comes, or a bot."""

    to: NewSeat


class Act(InSeat):
    """Play one or more actions: all of them, or none."""

    version: Version
    actions: Annotated[list[Notation], Field(min_length=1, max_length=MOST_ACTIONS)]


class Light(InSeat):
    """Ask for a hint for the decision of this version."""

    version: Version


class Try(Message):
    """Try something in the place of a mistake: one or more actions that belong together."""

    actions: Annotated[list[Notation], Field(min_length=1, max_length=MOST_ACTIONS)]


class Undo(InSeat):
    """Take back as many of the own last decisions."""

    version: Version
    steps: Steps


# Lessons

Mark: TypeAlias = Annotated[list[Version], Field(min_length=2, max_length=2)]
ShortText: TypeAlias = Annotated[str, StringConstraints(max_length=MOST_LETTERS)]


class PlaceAnswer(Message):
    """A move that was answered and stands: by which words, whether it may, and the version before it."""

    say: ShortText
    goes_on: bool
    back: Version


class Place(Message):
    """A place in a lesson, as the server gave it; whoever comes back brings it along."""

    lesson: Key
    step: Version
    marks: Annotated[list[Mark], Field(max_length=MOST_MARKS)]
    lines: Annotated[list[ShortText], Field(max_length=MOST_LINES)]
    answer: PlaceAnswer | None
    shown: Version
    told: Annotated[dict[str, ShortText], Field(max_length=MOST_MARKS)]
    remark: ShortText


class LearnedLesson(Message):
    """How far somebody has come in a lesson: where it was left, and whether it was ever played to its end."""

    game: Key
    lesson: Key
    place: Place | None
    done: bool


class LearnedOnDevice(Message):
    """What a device remembers of lessons."""

    lessons: Annotated[list[LearnedLesson], Field(max_length=MOST_MARKS)]


class InLesson(Message):
    """Something about a lesson at a place; without one at its beginning. `version` is that of the newest table known."""

    place: Place | None = None
    version: Version = 0


class LessonCall(InLesson):
    """What is asked of a lesson: to begin or go on at a place, to make moves, or whatever else it can do now."""

    call: Literal["begin", "act", "go_on", "take_back", "show_me"]
    actions: Annotated[list[Notation], Field(max_length=MOST_ACTIONS)] = []
    language: Language = "en"


class AskInLesson(InLesson):
    """Whether an action may be taken."""

    action: Notation


# Socket messages

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


class GoOnMessage(Message):
    """Let bots answer at once what the seat of this socket has decided."""

    kind: Literal["go_on"]
    version: Version
    reply: Reply | None = None


class LookMessage(Message):
    """Ask for the whole table; from now on with forecasts, or without."""

    kind: Literal["look"]
    foresee: bool | None = None
    reply: Reply | None = None


Said: TypeAlias = ActMessage | UndoMessage | GoOnMessage | LookMessage
ClientMessage: TypeAlias = Annotated[Said, Field(discriminator="kind")]
CLIENT_MESSAGE: Final[TypeAdapter[Said]] = TypeAdapter(ClientMessage)
