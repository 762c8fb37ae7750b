"""The declaration of what a position consists of: attributes are made of it (`make fields`), JSON is written by it."""

from collections.abc import Iterator
from typing import Any, Final

from trilith.core.forms import FOLLOWS, Form


class Kind:
    """What sort of value a field holds, and whether a copy needs one of its own."""

    def __init__(self, annotation: str, copied: bool = False) -> None:
        self.annotation = annotation
        self.is_tuple = annotation.startswith("tuple")
        self.copied = copied


NUMBER: Final = Kind("int")
ROW: Final = Kind("list[int]", copied=True)
SHARED_ROW: Final = Kind("list[int]")
PIECES: Final = Kind("tuple[int, ...]")
PILES: Final = Kind("list[tuple[int, ...]]")
SETS: Final = Kind("tuple[tuple[int, ...], ...]")
PENDING: Final = "pending"  # where a decision half made stands in a position's JSON


class Field:
    """One field: its value at the start as an expression, its form in JSON, and what is to be said of it."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        start: str,
        form: Form,
        comment: str = "",
        group: str = "",
        key: str = "",
        used_in: tuple[int, ...] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.start = start  # of `box`, and in a table of `seats`
        self.form = form
        self.comment = comment
        self.group = group or ("" if used_in is None else PENDING)  # the object in the JSON that it stands in
        self.key = key or name  # under which it stands there
        self.used_in = used_in  # of a decision half made: the phases that use it; in all others it is 0

    @property
    def where(self) -> str:
        """Its place in the JSON of what it is a field of."""
        return f"{self.group}.{self.key}" if self.group else self.key


def number(
    name: str,
    form: Form,
    comment: str = "",
    start: str = "0",
    group: str = "",
    key: str = "",
    used_in: tuple[int, ...] | None = None,
) -> Field:
    """A field that is a number."""
    return Field(name, NUMBER, start, form, comment, group, key, used_in)


def row(
    name: str,
    start: str,
    form: Form,
    comment: str = "",
    group: str = "",
    key: str = "",
    used_in: tuple[int, ...] | None = None,
) -> Field:
    """A field that is a list of numbers, of which every copy has its own."""
    return Field(name, ROW, start, form, comment, group, key, used_in)


def shared_row(name: str, start: str, form: Form, comment: str = "", group: str = "", key: str = "") -> Field:
    """A field that is a list of numbers, which is replaced when it changes, so that copies share it."""
    return Field(name, SHARED_ROW, start, form, comment, group, key)


def pieces(
    name: str, form: Form, comment: str = "", start: str = "()", group: str = "", key: str = ""
) -> Field:
    """A field that is a tuple of numbers."""
    return Field(name, PIECES, start, form, comment, group, key)


def follows(table: tuple[Field, ...], board: tuple[Field, ...]) -> frozenset[str]:
    """The fields that follow from the rest, by the names that laws give them; so does the number of players."""
    found = {field.name for field in table if field.form is FOLLOWS}
    found |= {f"players.{field.name}" for field in board if field.form is FOLLOWS}
    return frozenset(found | {"seats"})


def unused(fields: tuple[Field, ...], table: object, phases: tuple[int, ...]) -> Iterator[Field]:
    """The fields of a decision half made that hold something although none of these phases uses them."""
    for field in fields:
        if field.used_in is None or any(phase in field.used_in for phase in phases):
            continue
        value: Any = getattr(table, field.name)
        if sum(value) if field.kind is ROW else value:
            yield field
