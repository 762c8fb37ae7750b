"""Writes the web client's types: of the server's messages from its OpenAPI document, of each game from what it declares."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from trilith.core.game import Game
from trilith.games import OURS, game_named
from trilith.server.app import create_app
from trilith.server.settings import Settings
from typescript import types

WEB: Final = Path(__file__).parents[1] / "web"
HEADING: Final = "// Made by tools/make_wire.py from {source}; `make wire` makes it anew.\n\n"
SOCKET: Final = ("ClientMessage", "ServerMessage")  # what no path names, and goes over the wire all the same
REFUSED: Final = "Refused"  # what every operation may answer
ASKED: Final = re.compile(r'server\.([A-Z]+)\(\s*"([^"]+)"')  # in the client, an operation that it calls
SHAPES: Final = """
/** All that the game shows and takes, for what every table has. */
export interface Shapes {
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
}
"""
REFERENCE: Final = re.compile(r'"#/components/schemas/(\w+)"')
ABSENT: Final = re.compile(
    r"^ *readonly \w+\?: never;\n", re.MULTILINE
)  # methods and parameters that a path has not
EMPTY: Final = re.compile(r"^ *readonly parameters: \{\n *\};\n", re.MULTILINE)


def wire() -> dict[Path, str]:
    """By file, the types that stand in it."""
    found = {WEB / "src/wire.ts": messages()}
    return found | {WEB / f"src/games/{name}/wire.ts": shown_by(game_named(name)) for name in OURS}


def shown_by(game: Game) -> str:
    """The types of what a game shows."""
    return (
        HEADING.format(source=f"what trilith/games/{game.name}/shape.py declares")
        + types(game.shapes())
        + SHAPES
    )


def messages() -> str:
    """The types of all messages of the server."""
    with tempfile.TemporaryDirectory() as folder:
        contract, written = Path(folder) / "openapi.json", Path(folder) / "wire.ts"
        contract.write_text(json.dumps(brief(create_app(Settings()).openapi(), asked())), encoding="utf-8")
        tool = WEB / "node_modules/openapi-typescript/bin/cli.js"
        command = ["node", str(tool), str(contract), "--output", str(written), "--immutable"]
        subprocess.run(command, check=True, capture_output=True, cwd=WEB)
        text = written.read_text(encoding="utf-8")
    return HEADING.format(source="the server's OpenAPI document") + EMPTY.sub("", ABSENT.sub("", text))


def asked() -> set[tuple[str, str]]:
    """Path and method of every operation that the client calls."""
    return {
        (path, method.lower())
        for method, path in ASKED.findall((WEB / "src/api.ts").read_text(encoding="utf-8"))
    }


def brief(contract: dict[str, Any], calls: set[tuple[str, str]]) -> dict[str, Any]:
    """The same contract for short: what the client calls, a refusal once for all, and only the schemas that messages have."""
    refusal = {}
    paths: dict[str, dict[str, Any]] = {}
    for path, method in sorted(calls):
        operation = contract["paths"][path][method]
        refusal = operation["responses"]["422"]
        answers = {status: told for status, told in operation["responses"].items() if int(status) < 300}
        operation["responses"] = answers | {"default": {"$ref": f"#/components/responses/{REFUSED}"}}
        del operation["operationId"]  # so that the operation stands where its path is
        paths.setdefault(path, {})[method] = operation
    schemas = contract["components"]["schemas"]
    used = {*SOCKET, REFUSED}
    new = used | set(REFERENCE.findall(json.dumps(paths)))
    while new:
        used |= new
        new = set(REFERENCE.findall(json.dumps([schemas[name] for name in new]))) - used
    kept = {name: schemas[name] for name in schemas if name in used}
    return contract | {"paths": paths, "components": {"schemas": kept, "responses": {REFUSED: refusal}}}


if __name__ == "__main__":
    for path, text in wire().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(WEB)}\n")
