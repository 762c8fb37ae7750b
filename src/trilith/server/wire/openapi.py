"""Extends the OpenAPI schema by what FastAPI does not know: refusals, socket messages, and what each game shows."""

from typing import Any, Final

from fastapi import FastAPI

from trilith.games import GAMES, game_named
from trilith.server.wire.requests import CLIENT_MESSAGE
from trilith.server.wire.responses import SERVER_MESSAGE

REFUSALS: Final = (401, 403, 404, 405, 409, 413, 422, 426, 429, 500, 503)
# FastAPI's own refusal of what is not valid, in whose place ours stands.
NOT_SENT: Final = ("HTTPValidationError", "ValidationError")


def extend_openapi(app: FastAPI) -> None:
    """Let the published schema of an application describe refusals, sockets and games, too."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            add_refusals(schema)
            add_socket_messages(schema["components"]["schemas"])
            add_game_schemas(schema["components"]["schemas"])
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def add_refusals(schema: dict[str, Any]) -> None:
    """Add to every operation of a published contract that it may be refused.

    Named as `responses` of the application, FastAPI would build a validator for each status of each route at every start.
    """
    for operation in (each for path in schema["paths"].values() for each in path.values()):
        answers = operation["responses"]
        own = {status for status in answers if "HTTPValidationError" not in str(answers[status])}
        for status in map(str, REFUSALS):
            if status not in own:
                answers[status] = {
                    "description": "refused",
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}},
                }
    for name in NOT_SENT:
        schema["components"]["schemas"].pop(name, None)


def add_socket_messages(schemas: dict[str, Any]) -> None:
    """Add both directions of a socket to the schemas of a published contract."""
    for name, adapter in (("ClientMessage", CLIENT_MESSAGE), ("ServerMessage", SERVER_MESSAGE)):
        union = adapter.json_schema(ref_template="#/components/schemas/{model}")
        schemas.update(union.pop("$defs"))
        schemas[name] = union


def add_game_schemas(schemas: dict[str, Any]) -> None:
    """Add what each game shows to the schemas of a published contract, under names that begin with the game's."""
    for game in map(game_named, GAMES):
        prefix = "".join(part.capitalize() for part in game.name.split("_"))
        for name, shape in game.shapes().items():
            schemas[prefix + name] = _with_references(shape, f"#/components/schemas/{prefix}")


def _with_references(shape: Any, target: str) -> Any:
    """The same shape, with its references to other shapes of the game leading to where those are published."""
    if isinstance(shape, dict):
        return {
            key: value.replace("#/$defs/", target) if key == "$ref" else _with_references(value, target)
            for key, value in shape.items()
        }
    return [_with_references(each, target) for each in shape] if isinstance(shape, list) else shape
