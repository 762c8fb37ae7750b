"""The shape of what a game shows, as JSON Schema: made by the game from its own tables."""

from collections.abc import Iterable
from typing import Final, TypeAlias

Schema: TypeAlias = dict[str, object]

TEXT: Final[Schema] = {"type": "string"}
YES_OR_NO: Final[Schema] = {"type": "boolean"}
NUMBER: Final[Schema] = {"type": "integer"}
COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
NOTHING: Final[Schema] = {"type": "null"}


def name_in(names: Iterable[str]) -> Schema:
    """One of these names."""
    return {"type": "string", "enum": list(names)}


def number_in(numbers: range) -> Schema:
    """One of these numbers."""
    return {"type": "integer", "minimum": numbers[0], "maximum": numbers[-1]}


def list_of(each: Schema) -> Schema:
    """Any number of these."""
    return {"type": "array", "items": each}


def record(always: dict[str, Schema], sometimes: dict[str, Schema] | None = None) -> Schema:
    """These fields, some of them perhaps missing, and no others."""
    return {
        "type": "object",
        "properties": {**always, **(sometimes or {})},
        "required": list(always),
        "additionalProperties": False,
    }


def one_of(*shapes: Schema) -> Schema:
    """Something of one of these shapes."""
    return {"anyOf": list(shapes)}


def shape(name: str) -> Schema:
    """What the game describes under this name."""
    return {"$ref": f"#/$defs/{name}"}


def choices(told: Iterable[dict[str, object]]) -> Schema:
    """The shape of described actions, read off all there are: by kind, the names or numbers that each field can be."""
    kinds: dict[str, dict[str, list[object]]] = {}
    for each in told:
        fields = kinds.setdefault(str(each["kind"]), {})
        for field, value in each.items():
            fields.setdefault(field, []).append(value)
    return one_of(
        *(record({field: _values(values) for field, values in fields.items()}) for fields in kinds.values())
    )


def _values(values: list[object]) -> Schema:
    numbers = [value for value in values if isinstance(value, int)]
    if numbers:
        return number_in(range(min(numbers), max(numbers) + 1))
    return name_in(sorted({str(value) for value in values}))
