"""Writes the contract of the server for the web client: the OpenAPI document, and types made from it."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from trilith.server.app import create_app
from trilith.server.settings import Settings

WEB: Final = Path(__file__).parents[1] / "web"
WIRE: Final = WEB / "src/wire.ts"
HEADING: Final = (
    "// Made by tools/make_wire.py from the server's OpenAPI document; `make wire` makes it anew.\n\n"
)


def wire() -> str:
    """The types of all messages, as TypeScript."""
    with tempfile.TemporaryDirectory() as folder:
        contract, types = Path(folder) / "openapi.json", Path(folder) / "wire.ts"
        contract.write_text(json.dumps(create_app(Settings()).openapi()), encoding="utf-8")
        tool = WEB / "node_modules/openapi-typescript/bin/cli.js"
        command = ["node", str(tool), str(contract), "--output", str(types), "--immutable"]
        subprocess.run(command, check=True, capture_output=True, cwd=WEB)
        return HEADING + types.read_text(encoding="utf-8")


if __name__ == "__main__":
    WIRE.write_text(wire(), encoding="utf-8")
    sys.stdout.write(f"{WIRE.name}\n")
