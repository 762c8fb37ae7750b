"""TypeScript that is written from JSON Schema."""

from typing import Any

from typescript import types

SCHEMAS: dict[str, dict[str, Any]] = {
    "Good": {"type": "string", "enum": ["wood", "stone"]},
    "Board": {
        "description": "What a player has.",
        "type": "object",
        "properties": {
            "fed": {"type": "integer", "description": "Food left."},
            "goods": {
                "type": "object",
                "propertyNames": {"$ref": "#/$defs/Good"},
                "additionalProperties": {"type": "integer"},
                "minProperties": 2,
            },
            "placed": {
                "type": "object",
                "propertyNames": {"$ref": "#/$defs/Good"},
                "additionalProperties": {"type": "integer"},
            },
            "by_id": {"type": "object", "additionalProperties": {"type": "number"}},
            "row": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/Good"}, {"type": "null"}]}},
            "open": {"type": "boolean"},
        },
        "required": ["fed", "goods", "placed", "by_id", "row"],
        "additionalProperties": False,
    },
    "Nothing": {"type": "object", "properties": {}, "required": [], "additionalProperties": False},
    "Told": {
        "anyOf": [
            {
                "type": "object",
                "properties": {"kind": {"type": "string", "enum": ["fed"]}, "text": {"type": "string"}},
                "required": ["kind", "text"],
                "additionalProperties": False,
            },
            {"$ref": "#/$defs/Nothing"},
        ]
    },
    "Many": {"type": "string", "enum": [f"name_of_{number}" for number in range(12)]},
}
WRITTEN = """\
export type Good = "wood" | "stone";

/** What a player has. */
export interface Board {
  /** Food left. */
  readonly fed: number;
  readonly goods: Readonly<Record<Good, number>>;
  readonly placed: Readonly<Partial<Record<Good, number>>>;
  readonly by_id: Readonly<Record<string, number>>;
  readonly row: readonly (Good | null)[];
  readonly open?: boolean;
}

export type Nothing = Readonly<Record<string, never>>;

export type Told = { readonly kind: "fed"; readonly text: string } | Nothing;

export type Many =
"""


def test_every_name_becomes_a_type() -> None:
    written = types(SCHEMAS)
    assert written.startswith(WRITTEN)
    assert written.removeprefix(WRITTEN).splitlines() == [
        f'  | "name_of_{number}"' + (";" if number == 11 else "") for number in range(12)
    ]
