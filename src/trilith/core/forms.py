"""The forms that values of a position take in JSON: names on the outside, ints on the inside."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from trilith.core.errors import BadPosition
from trilith.core.naming import NOTHING, counts_by_name, name_or_none
from trilith.core.reading import Reader


class Scope:
    """What a form needs to know beyond the value: the box, and how many sit at the table."""

    def __init__(self, box: Any, seats: int) -> None:
        self.box = box
        self.seats = seats

    def names(self, names: "Names") -> tuple[str, ...]:
        """The names themselves."""
        if isinstance(names, tuple):
            return names
        found: tuple[str, ...] = getattr(self.box, names) if isinstance(names, str) else names(self)
        return found


# A table of names, the name of such a table in the box, or what finds them.
Names: TypeAlias = tuple[str, ...] | str | Callable[[Scope], tuple[str, ...]]


def at_table(scope: Scope) -> tuple[str, ...]:
    """The players, counted from one."""
    return tuple(str(seat + 1) for seat in range(scope.seats))


@dataclass(frozen=True)
class Shape:
    """What may stand somewhere in a position's JSON, for whoever sets one up by hand: what sort of value, of which names."""

    kind: str
    names: tuple[str, ...] = ()
    length: int | None = None  # of a list; nothing where it may be of any length
    fields: dict[str, "Shape"] = field(
        default_factory=dict
    )  # of a list of objects, or of what stands under each name


class Form:
    """How a value is written, and how it is read again; rows of numbers are lists when read."""

    kind = ""  # what sort of value it is when it is written

    def shape(self, scope: Scope) -> Shape:
        """What may be written."""
        return Shape(self.kind)

    def dump(self, value: Any, scope: Scope) -> object:
        """The value as JSON data."""
        raise NotImplementedError

    def load(self, reader: Reader, key: str, scope: Scope) -> int | list[int]:
        """The value that stands under a key; what is not one is refused by its place."""
        raise NotImplementedError


class Follows(Form):
    """Not written, because it follows from the rest; the game's codec works it out after reading."""


class ByHand(Form):
    """Written and read by the game's codec, often together with other fields under the same key."""


FOLLOWS: Final = Follows()
BY_HAND: Final = ByHand()


class Whole(Form):
    """A whole number."""

    kind = "whole"

    def dump(self, value: Any, scope: Scope) -> object:
        return value

    def load(self, reader: Reader, key: str, scope: Scope) -> int:
        return reader.whole(key)


class Flag(Form):
    """1 or 0 as true or false."""

    kind = "flag"

    def dump(self, value: Any, scope: Scope) -> object:
        return value == 1

    def load(self, reader: Reader, key: str, scope: Scope) -> int:
        return reader.flag(key)


class Seat(Form):
    """A player, counted from one."""

    kind = "seat"

    def dump(self, value: Any, scope: Scope) -> object:
        return value + 1

    def load(self, reader: Reader, key: str, scope: Scope) -> int:
        return reader.seat(key, scope.seats)


class Seats(Form):
    """Players in their order, counted from one."""

    kind = "seats"

    def dump(self, value: Any, scope: Scope) -> object:
        return [seat + 1 for seat in value]

    def load(self, reader: Reader, key: str, scope: Scope) -> list[int]:
        return [seat - 1 for seat in reader.numbers(key, 1, scope.seats)]


class _ByName(Form):
    """A form that writes names."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def shape(self, scope: Scope) -> Shape:
        return Shape(self.kind, scope.names(self._names))


class Named(_ByName):
    """One of these names."""

    kind = "named"

    def dump(self, value: Any, scope: Scope) -> object:
        return scope.names(self._names)[value]

    def load(self, reader: Reader, key: str, scope: Scope) -> int:
        return reader.named(key, scope.names(self._names))


class Piece(_ByName):
    """One of these names, or null for NOTHING."""

    kind = "piece"

    def dump(self, value: Any, scope: Scope) -> object:
        return name_or_none(scope.names(self._names), value)

    def load(self, reader: Reader, key: str, scope: Scope) -> int:
        return reader.piece(key, scope.names(self._names))


class Pieces(Form):
    """A list of names; one of fixed length has null where NOTHING is."""

    kind = "pieces"

    def __init__(self, names: Names, length: int | str | None = None) -> None:
        self._names = names
        self._length = length  # or the name of a number in the box

    def shape(self, scope: Scope) -> Shape:
        return Shape(self.kind, scope.names(self._names), self._count(scope))

    def _count(self, scope: Scope) -> int | None:
        length: int | None = (
            getattr(scope.box, self._length) if isinstance(self._length, str) else self._length
        )
        return length

    def dump(self, value: Any, scope: Scope) -> object:
        names = scope.names(self._names)
        return [name_or_none(names, piece) for piece in value]

    def load(self, reader: Reader, key: str, scope: Scope) -> list[int]:
        return reader.pieces(key, scope.names(self._names), self._count(scope))


class Bag(Pieces):
    """A list of names whose order means nothing."""

    def load(self, reader: Reader, key: str, scope: Scope) -> list[int]:
        return sorted(super().load(reader, key, scope))


class Bits(_ByName):
    """A set, kept as bits: the list of its names."""

    kind = "set"

    def dump(self, value: Any, scope: Scope) -> object:
        return [name for at, name in enumerate(scope.names(self._names)) if value >> at & 1]

    def load(self, reader: Reader, key: str, scope: Scope) -> int:
        return sum(1 << number for number in set(reader.pieces(key, scope.names(self._names), None)))


class Counts(_ByName):
    """By name how many; what is not mentioned is 0."""

    kind = "counts"

    def dump(self, value: Any, scope: Scope) -> object:
        return counts_by_name(scope.names(self._names), list(value))

    def load(self, reader: Reader, key: str, scope: Scope) -> list[int]:
        return reader.counts(key, scope.names(self._names))


class Owners(_ByName):
    """By name the player who has it, counted from one; what is not mentioned is nobody's."""

    kind = "owners"

    def dump(self, value: Any, scope: Scope) -> object:
        return counts_by_name(scope.names(self._names), [owner + 1 for owner in value])

    def load(self, reader: Reader, key: str, scope: Scope) -> list[int]:
        owners = reader.counts(key, scope.names(self._names))
        for owner in owners:
            if not 0 <= owner <= scope.seats:
                raise BadPosition(where=key, problem="no-such-player", value=str(owner))
        return [owner - 1 if owner else NOTHING for owner in owners]


class Wholes(Form):
    """A list of so many whole numbers; numbers before the first that is ever used are not written."""

    kind = "wholes"

    def __init__(self, length: int, first: int = 0) -> None:
        self._length = length
        self._first = first

    def shape(self, scope: Scope) -> Shape:
        return Shape(self.kind, length=self._length - self._first)

    def dump(self, value: Any, scope: Scope) -> object:
        return list(value[self._first :])

    def load(self, reader: Reader, key: str, scope: Scope) -> list[int]:
        return [0] * self._first + reader.wholes(key, self._length - self._first)


class Flags(Form):
    """A list of so many times true or false."""

    kind = "flags"

    def __init__(self, length: int) -> None:
        self._length = length

    def shape(self, scope: Scope) -> Shape:
        return Shape(self.kind, length=self._length)

    def dump(self, value: Any, scope: Scope) -> object:
        return [each == 1 for each in value]

    def load(self, reader: Reader, key: str, scope: Scope) -> list[int]:
        return reader.flags(key, self._length)


class Numbers(Form):
    """A list of numbers within bounds, whose order means nothing."""

    kind = "numbers"

    def __init__(self, most: int) -> None:
        self._most = most

    def dump(self, value: Any, scope: Scope) -> object:
        return list(value)

    def load(self, reader: Reader, key: str, scope: Scope) -> list[int]:
        return sorted(reader.numbers(key, 0, self._most))


class Rows(Form):
    """Objects that a game writes by hand, with what stands in each; as many as one likes, or as many as there are."""

    kind = "rows"

    def __init__(self, fields: Mapping[str, Form], fixed: bool = False) -> None:
        self._fields = fields
        self._fixed = fixed

    def shape(self, scope: Scope) -> Shape:
        inner = {key: form.shape(scope) for key, form in self._fields.items()}
        return Shape("fixed_rows" if self._fixed else self.kind, fields=inner)


class Each(_ByName):
    """By name one thing that a game writes by hand; what is not mentioned has none."""

    kind = "each"

    def __init__(self, names: Names, form: Form) -> None:
        super().__init__(names)
        self._form = form

    def shape(self, scope: Scope) -> Shape:
        return Shape(self.kind, scope.names(self._names), fields={"": self._form.shape(scope)})


def rest(everything: Iterable[int], elsewhere: Iterable[int]) -> tuple[int, ...]:
    """What is nowhere else, sorted; that nothing is anywhere twice is for `problems` to see."""
    return tuple(sorted((Counter(everything) - Counter(elsewhere)).elements()))
