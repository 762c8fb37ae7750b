"""Actions and events as names: what their numbers are called, and what each number stands for, read off declared types."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias, cast, get_args, get_origin, is_typeddict

from trilith.core.schema import Schema, Schemas, closed, fields_of, names_of, required_of

_Tell: TypeAlias = Callable[[Any, int], object]  # from the box and a number


@dataclass(frozen=True)
class By:
    """Of an annotated field: how a number becomes what is told; where that is a TypedDict, all its fields are told."""

    tell: Callable[[int], object]


@dataclass(frozen=True)
class Piece:
    """Of an annotated field: the number is that of a piece in the box, which has these names."""

    names: Callable[[Any], tuple[str, ...]]


FROM_ONE: Final = By(lambda number: number + 1)  # as people count


class Teller:
    """Tells things that have a kind and two numbers.

    `fields` is a TypedDict of all that they can be about, `kinds` says of each kind its name and which fields its numbers
    are, "" for a number without meaning; what stands behind that is not for the teller.
    """

    def __init__(self, fields: type, kinds: Iterable[tuple[str, ...]]) -> None:
        self._types = fields_of(fields)
        self._always = [field for field in self._types if field in required_of(fields)]
        self._several = {field for field, declared in self._types.items() if is_typeddict(_bare(declared))}
        self._tell = {field: _telling(declared) for field, declared in self._types.items()}
        self._kinds = [(name, first, second) for name, first, second, *_ in kinds]

    def tell(self, box: object, kind: int, first: int, second: int, **always: object) -> dict[str, object]:
        """A thing of this kind as names, with what is told of every kind."""
        name, of_first, of_second = self._kinds[kind]
        told = {"kind": name, **always}
        if of_first:
            told[of_first] = self._tell[of_first](box, first)
        if of_second in self._several:
            told.update(cast(dict[str, object], self._tell[of_second](box, second)))
        elif of_second:
            told[of_second] = self._tell[of_second](box, second)
        return told

    def schema(self, schemas: Schemas) -> Schema:
        """A thing of any kind: with the fields that every kind has, and those of its own."""
        return {"anyOf": [self._record(schemas, *kind) for kind in self._kinds]}

    def _record(self, schemas: Schemas, kind: str, *fields: str) -> Schema:
        types = {field: self._types[field] for field in self._always}
        for field in filter(None, fields):
            declared = self._types[field]
            types |= fields_of(_bare(declared)) if field in self._several else {field: declared}
        found = {field: schemas.of(declared) for field, declared in types.items()}
        found["kind"] = {"type": "string", "enum": [kind]}
        return closed(found, found)


class Shown:
    """What a game shows: declarations, among them the type `View`, and how actions and events are told."""

    def __init__(self, declarations: Mapping[str, object], actions: Teller, events: Teller) -> None:
        self.actions = actions
        self.events = events
        self._declarations = declarations

    def schemas(self) -> dict[str, Schema]:
        """By name the JSON Schema of the View, an Action, an Event with the rule it cites, and of all their parts."""
        schemas = Schemas(self._declarations)
        schemas.of(self._declarations["View"])
        told = {"Action": self.actions.schema(schemas), "Event": self.events.schema(schemas)}
        return {**schemas.named, **told}


def _bare(declared: object) -> type:
    """A type without what is noted about it."""
    return cast(type, get_args(declared)[0] if get_origin(declared) is Annotated else declared)


def _telling(declared: object) -> _Tell:
    """How a number becomes a value of this type: as is noted there, as the name of that number, or as it is."""
    for note in get_args(declared)[1:] if get_origin(declared) is Annotated else ():
        if isinstance(note, By):
            return lambda box, number: note.tell(number)
        if isinstance(note, Piece):
            return lambda box, number: note.names(box)[number]
    names = names_of(declared)
    return (lambda box, number: names[number]) if names else (lambda box, number: number)
