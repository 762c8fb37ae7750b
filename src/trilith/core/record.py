"""The record of a match as a text file: a header, a blank line, one line for each action or outcome."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias, TypeVar

from trilith.core.errors import BadRecord
from trilith.core.game import Position
from trilith.core.pack import PackName
from trilith.core.state import State

KEYS = (
    "game",
    "version",
    "pack",
    "seats",
    "options",
    "seed",
    "luck",
    "players",
    "branch",
    "practice",
    "position",
)
NEEDED = ("game", "version", "seats", "seed")
NOTE = "!"  # before what is no part of the game, but of how it was played
TORCH = "torch"
MOST_FURTHER = 2**53  # no match has as many lines
NOT_FURTHER = (0, 0)  # how luck is drawn from the first line on, before anything is taken back

Marks: TypeAlias = list[tuple[int, int]]  # numbers of lines, and what belongs there
Entry: TypeAlias = tuple[int, str]  # the line of the file, and what stands behind the key
Value = TypeVar("Value")


class Branch(NamedTuple):
    """The match that another one goes on from, by its name, and after how many lines of its record."""

    match: str
    lines: int


@dataclass
class Record:
    """All it takes to play a match again: what was set up, what was decided, what luck brought."""

    game: str
    version: int
    seats: int
    seed: str  # 64 hexadecimal digits
    options: dict[str, int] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    position: Position | None = None
    lines: list[str] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)  # after so many lines, the position has this digest
    places: list[int] = field(default_factory=list)  # the line of the file in which each of `lines` stands
    digest_places: dict[int, int] = field(default_factory=dict)  # and each of `digests`
    pack: PackName | None = None  # nothing, if it was played with the contents that come with the game
    # In a practice match, in which luck is drawn anew when something is taken back: from which line on it is drawn how
    # much further on. It begins with nothing from the first line on; other matches have nothing here.
    practice: Marks = field(default_factory=list)
    torches: Marks = field(default_factory=list)  # after so many lines, this seat asked for a hint
    branch: Branch | None = None  # where the position comes from, if it is a moment of another match
    # Where luck goes on as it was in that match: from which line on it is drawn how much further on.
    luck: Marks = field(default_factory=list)

    def header(self) -> str:
        """The first part of the file, blank line included."""
        rows = [f"game: {self.game}", f"version: {self.version}"]
        if self.pack is not None:
            rows.append(f"pack: {self.pack.digest} {self.pack.name}")
        rows.append(f"seats: {self.seats}")
        if self.options:
            rows.append(
                "options: " + ", ".join(f"{key}={value}" for key, value in sorted(self.options.items()))
            )
        rows.append(f"seed: {self.seed}")
        if self.luck:
            rows.append(f"luck: {_marks(self.luck)}")
        if self.players:
            rows.append("players: " + ", ".join(self.players))
        if self.branch is not None:
            rows.append(f"branch: {self.branch.lines} {self.branch.match}")
        if self.practice:
            rows.append(f"practice: {_marks(self.practice)}")
        if self.position is not None:
            rows.append("position: " + json.dumps(self.position, separators=(",", ":")))
        return "\n".join(rows) + "\n\n"

    def text(self) -> str:
        """The whole file."""
        rows = []
        for count, line in enumerate(["", *self.lines]):
            if line:
                rows.append(line + "\n")
            if count in self.digests:
                rows.append(f"= {self.digests[count]}\n")
            rows.extend(note_of(seat) + "\n" for line, seat in self.torches if line == count)
        return self.header() + "".join(rows)


def _marks(marks: Marks) -> str:
    return ", ".join(f"{line}+{further}" for line, further in marks)


def note_of(seat: int) -> str:
    """The line of a record that says that a seat asked for a hint."""
    return f"{NOTE} {TORCH} {seat + 1}"


def digest(state: State) -> str:
    """A short fingerprint of a position, the same on every machine and in every build."""
    written = ",".join(str(number) for number in state.key())
    return hashlib.sha256(written.encode()).hexdigest()[:16]


def parse_record(text: str) -> Record:
    """Read a record; a last line that was not written to its end does not count."""
    rows = text.split("\n")
    cut_off = rows.pop()
    header: dict[str, Entry] = {}
    at = 0
    for at, row in enumerate(rows):
        if not row.strip():
            break
        if row.startswith("#"):
            continue
        key, colon, value = row.partition(":")
        if not colon or key not in KEYS or key in header:
            raise BadRecord(line=at + 1, text=row, problem="header", rule="")
        header[key] = (at + 1, value.strip())
    else:
        raise BadRecord(line=len(rows) + 1, text=cut_off, problem="no-header-end", rule="")
    record = _from_header(header, at + 1)
    for number, row in enumerate(rows[at + 1 :], start=at + 2):
        _read_line(record, number, row.strip())
    return record


def _read_line(record: Record, number: int, line: str) -> None:
    """Take in one line below the header: an action or outcome, a digest, a note, or a comment."""
    if not line or line.startswith("#"):
        return
    if line.startswith("="):
        record.digests[len(record.lines)] = line[1:].strip()
        record.digest_places[len(record.lines)] = number
        return
    if line.startswith(NOTE):
        record.torches.append((len(record.lines), _noted(record, number, line)))
        return
    record.lines.append(line)
    record.places.append(number)


def _noted(record: Record, number: int, line: str) -> int:
    """The seat that a note is about."""
    for seat in range(record.seats):
        if line == note_of(seat):
            return seat
    raise BadRecord(line=number, text=line, problem="note", rule="")


def _from_header(header: dict[str, Entry], blank: int) -> Record:
    """A record without lines from the keys of its header."""
    for key in NEEDED:
        if key not in header:
            raise BadRecord(line=blank, text=key, problem="missing-key", rule="")
    return Record(
        game=header["game"][1],
        version=_value(header, "version", int),
        seats=_value(header, "seats", int),
        seed=_value(header, "seed", _seed),
        options=_value(header, "options", _options) if "options" in header else {},
        players=_value(header, "players", _players) if "players" in header else [],
        position=_value(header, "position", _position) if "position" in header else None,
        pack=_value(header, "pack", _pack) if "pack" in header else None,
        practice=_value(header, "practice", _practice) if "practice" in header else [],
        branch=_value(header, "branch", _branch) if "branch" in header else None,
        luck=_value(header, "luck", _luck) if "luck" in header else [],
    )


def _value(header: dict[str, Entry], key: str, read: Callable[[str], Value]) -> Value:
    """What stands behind a key of the header."""
    line, text = header[key]
    try:
        return read(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(line=line, text=f"{key}: {text}", problem="header-value", rule="") from error


def _players(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _seed(text: str) -> str:
    if len(text) != 64 or any(digit not in "0123456789abcdef" for digit in text):
        raise ValueError(f"not 64 hexadecimal digits: {text}")
    return text


def _pack(text: str) -> PackName:
    found, _, name = text.partition(" ")
    if not name.strip():
        raise ValueError(f"a pack without a name: {text}")
    return PackName(name.strip(), _seed(found))


def _options(text: str) -> dict[str, int]:
    options = {}
    for pair in text.split(","):
        if pair.strip():
            key, _, value = pair.partition("=")
            options[key.strip()] = int(value)
    return options


def _practice(text: str) -> Marks:
    found = _luck(text)
    if found[0] != NOT_FURTHER:
        raise ValueError(f"practice: {text}")
    return found


def _luck(text: str) -> Marks:
    found = []
    for pair in text.split(","):
        line, plus, further = pair.strip().partition("+")
        if not plus or not 0 <= int(line) <= MOST_FURTHER or not 0 <= int(further) <= MOST_FURTHER:
            raise ValueError(f"not marks: {text}")
        found.append((int(line), int(further)))
    if found[0][0] or found != sorted(found):
        raise ValueError(f"not marks: {text}")
    return found


def _branch(text: str) -> Branch:
    lines, _, match = text.partition(" ")
    if not match.strip() or not 0 <= int(lines) <= MOST_FURTHER:
        raise ValueError(f"no moment of a match: {text}")
    return Branch(match.strip(), int(lines))


def _position(text: str) -> Position:
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError(f"position: {text}")
    return data
