"""Rows of the database as plain data classes."""

from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from trilith.core.game import Position
from trilith.core.pack import PackName
from trilith.core.record import Branch, Marks, Record
from trilith.server.names import comparable
from trilith.study.results import SeatResult

PERSON: Final = "person"
INVITED: Final = "invited"
BOT: Final = "bot"
MATCH: Final = "match"  # what a notice is about, if not a person

OPEN: Final = "open"  # seats are still to be taken
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # its host left before it began

MatchId: TypeAlias = str
PersonId: TypeAlias = str


@dataclass(frozen=True)
class Person:
    """Somebody who plays or watches: a guest, or the owner of a claimed name."""

    id: PersonId
    name: str
    language: str
    claimed: bool
    owned: str | None = None  # the claimed name as it is compared; one may go by another
    banned: bool = False

    def owns(self, name: str) -> bool:
        """Whether this is the name that they have claimed."""
        return self.owned is not None and self.owned == comparable(name)


@dataclass(frozen=True)
class Notice:
    """Something that was changed past the servers that run."""

    id: int
    kind: str  # PERSON or MATCH
    about: str  # the id of that person or match


@dataclass(frozen=True)
class Learned:
    """How far somebody has come in a lesson: where it was left, and whether it was ever played to its end."""

    game: str
    lesson: str
    place: dict[str, Any] | None
    done: bool

    def and_elsewhere(self, other: "Learned | None") -> "Learned":
        """The further of two devices; where one of them has it done already, the way there counts no more."""
        if other is None:
            return self
        one, two = (
            None if theirs.done and not own.done else own.place
            for own, theirs in ((self, other), (other, self))
        )
        return replace(self, place=max(one, two, key=_how_far), done=self.done or other.done)


def _how_far(place: dict[str, Any] | None) -> tuple[int, int]:
    """By the step, and within a step by what was done."""
    return (-1, 0) if place is None else (place["step"], len(place["lines"]))


@dataclass
class Sitter:
    """Who sits in one seat; a bot may stand in while the person is away."""

    kind: str
    name: str
    person: PersonId | None = None
    bot: str | None = None
    stand_in: str | None = None
    assisted: bool = False
    claimed: bool = False  # whether the name belongs to whoever sits here

    @property
    def free(self) -> bool:
        """Whether somebody is still awaited here."""
        return self.kind == INVITED and self.person is None

    @property
    def decider(self) -> str | None:
        """The bot that decides here now, if it is a bot."""
        return self.bot or self.stand_in


@dataclass(frozen=True)
class Origin:
    """The moment of another match that a match goes on from: after how many lines, in which round, and when that was."""

    match: MatchId
    lines: int
    round: int | None
    played: float
    called: str | None  # the file of a record that was brought from elsewhere


@dataclass(frozen=True)
class Brought:
    """A record that somebody brought from elsewhere: its file, and the last line of it if the match was not over there."""

    file: str
    ends: int | None


@dataclass
class StoredMatch:
    """A match without its lines."""

    id: MatchId
    game: str
    game_version: int
    options: dict[str, int]
    position: Position | None
    seed: str
    host: PersonId
    public: bool
    invitation: str
    status: str
    withdrawn: int
    floor: int
    created: float
    changed: float
    revision: int = 0  # grows with every write; the optimistic lock
    bot_turn: bool | None = False  # whether a bot decides now; none where nobody knows until it is opened
    rematch: MatchId | None = None
    pack_name: str | None = None  # none, if it is played with what comes with the game
    pack_digest: str | None = None
    removed: list[PersonId] = field(default_factory=list)  # whom the host has asked to leave
    practice: Marks = field(default_factory=list)  # as in a record
    torches: Marks = field(default_factory=list)
    origin: Origin | None = None  # of a branch
    luck: Marks = field(default_factory=list)  # as in a record
    brought: Brought | None = None  # a record from elsewhere, which is only looked at
    sitters: list[Sitter] = field(default_factory=list)

    @property
    def branch(self) -> Branch | None:
        """As in a record."""
        return None if self.origin is None else Branch(self.origin.match, self.origin.lines)

    @property
    def pack(self) -> PackName | None:
        """The component pack of the match."""
        if self.pack_name is None or self.pack_digest is None:
            return None
        return PackName(self.pack_name, self.pack_digest)


@dataclass(frozen=True)
class StoredReview:
    """What a match was worth, as far as it was looked at."""

    match: MatchId
    fingerprint: str  # another one is of another record, or was made in another way
    asked: float
    lines: int
    looked: int = 0
    findings: str = field(default="", repr=False)  # a line of JSON for each line that was looked at
    review: str = field(default="", repr=False)  # as JSON; empty before the first look

    @property
    def done(self) -> bool:
        """Whether every line was looked at."""
        return self.looked == self.lines and bool(self.review)


@dataclass(frozen=True)
class Change:
    """A match as it is to be written, if its revision is still the one before, with further lines from `first` on."""

    match: StoredMatch  # with the next revision
    first: int
    lines: list[str]
    takes_back: bool = False  # whether there are lines from `first` on, which go
    seating: bool = False  # whether other people sit there than before
    another: StoredMatch | None = None  # a new match, written in the same transaction
    results: list[SeatResult] | None = None  # by seat, with the line that ends it


def setup_of(match: StoredMatch) -> Record:
    """What a match began with, as a record without lines."""
    return Record(
        match.game,
        match.game_version,
        len(match.sitters),
        match.seed,
        match.options,
        [sitter.name for sitter in match.sitters],
        match.position,
        pack=match.pack,
        practice=match.practice,
        torches=match.torches,
        branch=match.branch,
        luck=match.luck,
    )
