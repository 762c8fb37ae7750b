"""Writes the attributes of every game's positions as plain typed Python, which compiles well, from its fields.py."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from trilith.core.fields import NUMBER, Field
from trilith.games import OURS

GAMES: Final = Path(__file__).parents[1] / "src/trilith/games"
HEADING: Final = '''"""The attributes of a position and how they are copied.

Made by tools/make_fields.py from fields.py; `make fields` makes it anew.
"""

from trilith.core.state import State
from trilith.games.{game}.box import Box
from trilith.games.{game}.names import {names}

'''
PLAYER: Final = '''
class PlayerAttributes:
    """A player's board at the start, or as the source has it."""

{attributes}

    def __init__(self, box: Box, source: "PlayerAttributes | None" = None) -> None:
        if source is None:
{starts}
        else:
{copies}

    def catch_up(self, now: "PlayerAttributes") -> bool:
        """Become as the board is now that this was a copy of; whether anything happened on it."""
        happened = False
{changes}
        return happened

'''
TABLE: Final = '''
class TableAttributes(State):
    """The table without its players: at the start, or as the source has it."""

    box: Box
{attributes}

    def __init__(self, box: Box, seats: int, source: "TableAttributes | None" = None) -> None:
        super().__init__()
        self.box = box
        if source is None:
{starts}
        else:
{copies}
'''


def attributes_of(game: str) -> str:
    """The whole module of one game, formatted."""
    declared = import_module(f"trilith.games.{game}.fields")
    player: tuple[Field, ...] = declared.PLAYER
    table: tuple[Field, ...] = declared.TABLE
    constants = {name for field in player + table for name in re.findall(r"\b[A-Z][A-Z_]+\b", field.start)}
    heading = HEADING.format(game=game, names=", ".join(sorted(constants)))
    return _formatted(heading + PLAYER.format(**_lines(player)) + TABLE.format(**_lines(table)))


def _lines(fields: tuple[Field, ...]) -> dict[str, str]:
    """What stands in the class, in the two halves of its constructor, and in what catches up."""
    return {
        "attributes": "\n".join(f"    {_attribute(field)}" for field in fields),
        "starts": "\n".join(f"            self.{field.name} = {field.start}" for field in fields),
        "copies": "\n".join(
            f"            self.{field.name} = source.{field.name}{_own(field)}" for field in fields
        ),
        "changes": "\n".join(_change(field) for field in fields),
    }


def _change(field: Field) -> str:
    """How a copy notices a change of one field, and takes it over."""
    # What copies share is never changed, only replaced, so that it need not be looked through.
    other = "!=" if field.kind.copied or field.kind is NUMBER else "is not"
    return f"""
        if self.{field.name} {other} now.{field.name}:
            self.{field.name} = now.{field.name}{_own(field)}
            happened = True""".removeprefix("\n")


def _own(field: Field) -> str:
    """What makes a copy of its own of what may change in its place."""
    return "[:]" if field.kind.copied else ""


def _attribute(field: Field) -> str:
    comment = f"  # {field.comment}" if field.comment else ""
    return f"{field.name}: {field.kind.annotation}{comment}"


def _formatted(code: str) -> str:
    ruff, name = str(Path(sys.executable).with_name("ruff")), str(GAMES / "attributes.py")
    for command in (["check", "--select", "I", "--fix-only", "--quiet"], ["format"]):
        whole = [ruff, *command, "--stdin-filename", name, "-"]
        code = subprocess.run(whole, input=code, capture_output=True, text=True, check=True).stdout
    return code


def main() -> None:
    """Write the attributes of every game; its package imports what is to be written, so it stays empty here."""
    for name in OURS:
        package = ModuleType(f"trilith.games.{name}")
        package.__path__ = [str(GAMES / name)]
        sys.modules[package.__name__] = package
    for name in OURS:
        (GAMES / name / "attributes.py").write_text(attributes_of(name), encoding="utf-8")
        sys.stdout.write(f"{name}/attributes.py\n")


if __name__ == "__main__":
    main()
