"""What may stand in the files of a component pack: shapes that find every mistake and say where it is."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias

Facts: TypeAlias = dict[str, object]
SOURCE: Final = "source"  # where a fact was read: allowed everywhere, and no fact itself
NOTHING: Final = object()  # where the default pack has nothing


@dataclass(frozen=True)
class Mistake:
    """One thing that is wrong about a pack: in which file, at which entry, and what it is."""

    file: str
    entry: str
    name: str
    about: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Place:
    """Where something stands: a file, and the way to an entry in it."""

    file: str
    entry: str = ""

    def inside(self, step: object) -> "Place":
        """One step further in."""
        return Place(self.file, f"{self.entry}.{step}" if self.entry else str(step))

    def wrong(self, name: str, **about: str | int) -> Mistake:
        """Something is wrong here."""
        return Mistake(self.file, self.entry, name, about)


class Shape(Protocol):
    """What a value may be; `usual` is what the default pack has in its place, or NOTHING."""

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        """Everything that is wrong about a value."""


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds."""

    least: int
    most: int

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        if isinstance(value, bool) or not isinstance(value, int):
            yield place.wrong("not-a-number", value=short(value))
        elif not self.least <= value <= self.most:
            yield place.wrong("out-of-bounds", value=value, least=self.least, most=self.most)


@dataclass(frozen=True)
class Halves:
    """A number of halves: 0.5, 1, 1.5 and so on."""

    most: int

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        if isinstance(value, bool) or not isinstance(value, int | float):
            yield place.wrong("not-halves", value=short(value))
        elif not 0 <= value <= self.most:
            yield place.wrong("out-of-bounds", value=short(value), least=0, most=self.most)
        elif value * 2 != int(value * 2):
            yield place.wrong("not-halves", value=short(value))


@dataclass(frozen=True)
class Name:
    """One of the names that the rules know."""

    names: tuple[str, ...]

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        if not isinstance(value, str):
            yield place.wrong("not-a-text", value=short(value))
        elif value not in self.names:
            yield place.wrong("unknown-name", value=value, known=", ".join(self.names))


@dataclass(frozen=True)
class Same:
    """What the default pack has: the rules and the lists of actions are made for it."""

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        if usual is NOTHING:
            yield place.wrong("unknown-field")
        elif value != usual or type(value) is not type(usual):
            yield place.wrong("must-stay", value=short(value), usual=short(usual))


@dataclass(frozen=True)
class Row:
    """A list of so many values of one shape."""

    each: Shape
    least: int
    most: int
    different: bool = False

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        if not isinstance(value, list):
            yield place.wrong("not-a-list", value=short(value))
            return
        if not self.least <= len(value) <= self.most:
            yield place.wrong("wrong-length", count=len(value), least=self.least, most=self.most)
        for at, each in enumerate(value):
            if self.different and each in value[:at]:
                yield place.inside(at + 1).wrong("twice", value=short(each))
            yield from self.each.mistakes(each, _at(usual, at), place.inside(at + 1))


@dataclass(frozen=True)
class Fields:
    """A list with one value of its own shape in each place."""

    shapes: tuple[Shape, ...]

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        if not isinstance(value, list):
            yield place.wrong("not-a-list", value=short(value))
        elif len(value) != len(self.shapes):
            count = len(self.shapes)
            yield place.wrong("wrong-length", count=len(value), least=count, most=count)
        else:
            for at, (shape, each) in enumerate(zip(self.shapes, value, strict=True)):
                yield from shape.mistakes(each, _at(usual, at), place.inside(at + 1))


@dataclass(frozen=True)
class Phrase:
    """A list that begins with a word the rules know, and goes on with what belongs to this word."""

    after: Mapping[str, Shape]

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        if not isinstance(value, list) or not value:
            yield place.wrong("not-a-list", value=short(value))
        elif not isinstance(value[0], str) or value[0] not in self.after:
            yield place.wrong("unknown-name", value=short(value[0]), known=", ".join(self.after))
        else:
            yield from self.after[value[0]].mistakes(value[1:], NOTHING, place)


@dataclass(frozen=True)
class TomlTable:
    """Fields that must be there, fields that may be, and no others; what must be the same must be there, too."""

    always: Mapping[str, Shape]
    sometimes: Mapping[str, Shape] = field(default_factory=dict)

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        if not isinstance(value, dict):
            yield place.wrong("not-a-table", value=short(value))
            return
        shapes = {**self.always, **self.sometimes}
        for key, shape in shapes.items():
            kept = key in self.always or (isinstance(shape, Same) and _field(usual, key) is not NOTHING)
            if kept and key not in value:
                yield place.inside(key).wrong("missing-field")
        for key, each in value.items():
            if key == SOURCE:
                continue
            if key not in shapes:
                yield place.inside(key).wrong("unknown-field")
            else:
                yield from shapes[key].mistakes(each, _field(usual, key), place.inside(key))


@dataclass(frozen=True)
class Entries:
    """Cards, tiles or the like: each that the default pack has, once; in any order."""

    key: tuple[str, ...]
    each: TomlTable

    def mistakes(self, value: object, usual: object, place: Place) -> Iterator[Mistake]:
        assert isinstance(usual, list)
        if not isinstance(value, list):
            yield place.wrong("not-a-list", value=short(value))
            return
        wanted = {self.name(entry): entry for entry in usual}
        found: set[str] = set()
        for at, entry in enumerate(value):
            name = self.name(entry) or str(at + 1)
            here = place.inside(name)
            if name in found:
                yield here.wrong("twice", value=name)
            elif not isinstance(entry, dict):
                yield here.wrong("not-a-table", value=short(entry))
            elif name not in wanted:
                yield here.wrong("unknown-entry", known=", ".join(wanted))
            else:
                yield from self.each.mistakes(entry, wanted[name], here)
            found.add(name)
        for name in wanted:
            if name not in found:
                yield place.inside(name).wrong("missing-entry")

    def name(self, entry: object) -> str:
        """What an entry is called; nothing, if it has no name."""
        if not isinstance(entry, dict) or not all(isinstance(entry.get(key), str) for key in self.key):
            return ""
        return " ".join(entry[key] for key in self.key)

    def in_order(self, entries: list[Facts], usual: list[Facts]) -> list[Facts]:
        """The entries as the default pack has them one after the other."""
        order = [self.name(entry) for entry in usual]
        return sorted(entries, key=lambda entry: order.index(self.name(entry)))


Tables: TypeAlias = dict[str, Facts]
Agree: TypeAlias = Callable[[Tables], Iterator[Mistake]]


@dataclass(frozen=True)
class Contents:
    """By name of each file of a game's pack, what may stand in it, and what the files must agree in."""

    files: Mapping[str, TomlTable]
    agree: Agree

    def mistakes(self, tables: Tables, usual: Tables) -> list[Mistake]:
        """Everything that is wrong about the tables of a pack; whether they agree is asked when each is right."""
        found = [
            mistake
            for name, shape in self.files.items()
            for mistake in shape.mistakes(tables[name], usual[name], Place(file_name(name)))
        ]
        return found or list(self.agree(tables))

    def in_order(self, tables: Tables, usual: Tables) -> Tables:
        """The same tables, with all entries in the order of the default pack."""
        return {
            name: {key: _in_order(shape, key, each, usual[name]) for key, each in tables[name].items()}
            for name, shape in self.files.items()
        }


def _in_order(shape: TomlTable, key: str, value: object, usual: Facts) -> object:
    entries = shape.always.get(key)
    if not isinstance(entries, Entries):
        return value
    before = usual[key]
    assert isinstance(value, list)
    assert isinstance(before, list)
    return entries.in_order(value, before)


def file_name(name: str) -> str:
    """The file in which the tables of this name stand."""
    return f"{name}.toml"


def _at(usual: object, at: int) -> object:
    return usual[at] if isinstance(usual, list) and at < len(usual) else NOTHING


def _field(usual: object, key: str) -> object:
    return usual.get(key, NOTHING) if isinstance(usual, dict) else NOTHING


def short(value: object) -> str:
    """A value as it may stand in a sentence."""
    written = repr(value)
    return written if len(written) <= 60 else written[:57] + "..."
