"""TypeScript from the JSON Schema of what a game shows: one type for each name."""

import json
from collections.abc import Mapping
from typing import Any, Final

Schema = Mapping[str, Any]
PLAIN: Final = {
    "string": "string",
    "boolean": "boolean",
    "integer": "number",
    "number": "number",
    "null": "null",
}
WIDEST: Final = 120  # characters of a union in one line


def types(schemas: Mapping[str, Schema]) -> str:
    """All of these as exported types, each with what it says of itself."""
    return "\n".join(_declared(name, schema) for name, schema in schemas.items())


def _declared(name: str, schema: Schema) -> str:
    about = _about(schema)
    if not schema.get("properties"):
        return f"{about}export type {name} ={_spread(_members(schema))};\n"
    fields = "".join(
        f"{_about(inner, '  ')}  {field};\n"
        for field, inner in zip(_fields(schema), schema["properties"].values(), strict=True)
    )
    return f"{about}export interface {name} {{\n{fields}}}\n"


def _about(schema: Schema, indent: str = "") -> str:
    """What a schema says of itself, as a comment."""
    return f"{indent}/** {schema['description']} */\n" if "description" in schema else ""


def _spread(members: list[str]) -> str:
    """The members of a union in one line, or each in its own."""
    line = " " + " | ".join(members)
    return line if len(line) <= WIDEST else "".join(f"\n  | {member}" for member in members)


def _members(schema: Schema) -> list[str]:
    """What a value may be: the members of a union, or the one type it is."""
    if "$ref" in schema:
        return [schema["$ref"].rsplit("/", 1)[-1]]
    if "enum" in schema:
        return [json.dumps(name) for name in schema["enum"]]
    if "anyOf" in schema:
        return [member for each in schema["anyOf"] for member in _members(each)]
    if schema["type"] == "array":
        return [f"readonly {_one(schema['items'])}[]"]
    if schema["type"] == "object":
        return [_object(schema)]
    return [PLAIN[schema["type"]]]


def _object(schema: Schema) -> str:
    if schema["additionalProperties"] is False:
        return (
            f"{{ {'; '.join(_fields(schema))} }}"
            if schema["properties"]
            else "Readonly<Record<string, never>>"
        )
    names = _type(schema["propertyNames"]) if "propertyNames" in schema else "string"
    record = f"Record<{names}, {_type(schema['additionalProperties'])}>"
    partial = "propertyNames" in schema and "minProperties" not in schema
    return f"Readonly<Partial<{record}>>" if partial else f"Readonly<{record}>"


def _fields(schema: Schema) -> list[str]:
    required = schema["required"]
    return [
        f"readonly {field}{'' if field in required else '?'}: {_type(inner)}"
        for field, inner in schema["properties"].items()
    ]


def _type(schema: Schema) -> str:
    return " | ".join(_members(schema))


def _one(schema: Schema) -> str:
    """A type that something may follow: a union in brackets."""
    found = _type(schema)
    return f"({found})" if " " in found else found
