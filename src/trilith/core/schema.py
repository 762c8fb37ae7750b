"""JSON Schema from types: what a game shows is declared as types, and its schema follows from them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NotRequired,
    Required,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema: TypeAlias = dict[str, object]
_Key = TypeVar("_Key", bound=str)
_Value = TypeVar("_Value")


@dataclass(frozen=True)
class Within:
    """Of an annotated number: the least and the most that it can be."""

    least: int
    most: int | None = None


@dataclass(frozen=True)
class OneOf:
    """Of an annotated text: the names that it can be, where they are too many or too regular to be spelled out as a Literal."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Partly:
    """Of an annotated dictionary by names: some of the names may be missing."""


Count: TypeAlias = Annotated[int, Within(0)]
Some: TypeAlias = Annotated[dict[_Key, _Value], Partly()]

PLAIN: Final[dict[object, str]] = {
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    type(None): "null",
}
NAMED_KINDS: Final = (Literal, Union, UnionType)  # aliases of these appear in a schema under their own names


def names_of(declared: object) -> tuple[str, ...]:
    """The names that a value of this type can be; none, where the type is not one of names."""
    if get_origin(declared) is Literal:
        return get_args(declared)
    if get_origin(declared) is not Annotated:
        return ()
    inner, *notes = get_args(declared)
    return next((note.names for note in notes if isinstance(note, OneOf)), names_of(inner))


def fields_of(declared: type) -> dict[str, object]:
    """The fields of a TypedDict with their types, whether or not they are required."""
    hints = get_type_hints(declared, include_extras=True)
    return {field: _bare(hint) for field, hint in hints.items()}


def required_of(declared: type) -> frozenset[str]:
    """The fields of a TypedDict that are never missing."""
    return frozenset(getattr(declared, "__required_keys__", ()))


def _bare(hint: object) -> object:
    return get_args(hint)[0] if get_origin(hint) in (Required, NotRequired) else hint


class Schemas:
    """The schemas of declared types: TypedDicts and aliases of names and unions each once, under their own names."""

    def __init__(self, declarations: Mapping[str, object]) -> None:
        self.named: dict[str, Schema] = {}
        self._names = {
            alias: name
            for name, alias in declarations.items()
            if get_origin(alias) in NAMED_KINDS or (get_origin(alias) is Annotated and names_of(alias))
        }

    def of(self, declared: object) -> Schema:
        """The schema of a type, with references to what has a name."""
        if is_typeddict(declared):
            record = cast(type, declared)
            return self._named(record.__name__, lambda: self.record(record))
        if declared in self._names:
            return self._named(self._names[declared], lambda: self._inline(declared))
        return self._inline(declared)

    def record(self, declared: type) -> Schema:
        """The schema of a TypedDict: these fields, some of them perhaps missing, and no others."""
        found = {field: self.of(hint) for field, hint in fields_of(declared).items()}
        required = required_of(declared)
        return {
            "description": declared.__doc__,
            **closed(found, (field for field in found if field in required)),
        }

    def _named(self, name: str, make: Callable[[], Schema]) -> Schema:
        if name not in self.named:
            self.named[name] = {}  # a type may refer to itself
            self.named[name] = make()
        return {"$ref": f"#/$defs/{name}"}

    def _inline(self, declared: object) -> Schema:
        origin, inside = get_origin(declared), get_args(declared)
        if origin is Annotated and not any(isinstance(note, OneOf) for note in inside):
            return self._noted(*inside)
        if names := names_of(declared):
            return {"type": "string", "enum": list(names)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(each) for each in inside]}
        if origin is list:
            return {"type": "array", "items": self.of(inside[0])}
        if origin is dict:
            return self._by_name(inside[0], inside[1], complete=True)
        return {"type": PLAIN[declared]}

    def _noted(self, inner: object, *notes: object) -> Schema:
        """A type with what is noted about it; a text says what it means."""
        if Partly() in notes:
            key, value = get_args(inner)
            found = self._by_name(key, value, complete=False)
        else:
            found = self.of(inner)
        for note in notes:
            if isinstance(note, Within):
                found["minimum"] = note.least
                if note.most is not None:
                    found["maximum"] = note.most
            elif isinstance(note, str):
                found["description"] = note
        return found

    def _by_name(self, key: object, value: object, complete: bool) -> Schema:
        """A dictionary; where its keys are names, no others, and if it is complete all of them."""
        found: Schema = {"type": "object", "additionalProperties": self.of(value)}
        names = names_of(key)
        if names:
            found["propertyNames"] = self.of(key)
            if complete:
                found["minProperties"] = len(names)
        return found


def closed(fields: Mapping[str, Schema], required: Iterable[str]) -> Schema:
    """An object of these fields and no others."""
    return {
        "type": "object",
        "properties": dict(fields),
        "required": list(required),
        "additionalProperties": False,
    }
