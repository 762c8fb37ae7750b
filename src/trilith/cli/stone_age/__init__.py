"""Stone Age in the terminal."""

from typing import Final

from trilith.cli.stone_age.choices import groups, pending
from trilith.cli.stone_age.result import result
from trilith.cli.stone_age.table import SHEETS, board, heading, own, sheet

__all__ = [
    "QUIET_EVENTS",
    "SEEK",
    "SHEETS",
    "board",
    "groups",
    "heading",
    "own",
    "pending",
    "result",
    "sheet",
]

QUIET_EVENTS: Final = frozenset({"dealt", "slid", "revealed", "scored"})
SEEK: Final = "cli-stone-seek"
