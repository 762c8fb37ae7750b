"""Prehistory in the terminal."""

from typing import Final

from trilith.cli.prehistory.choices import groups, pending
from trilith.cli.prehistory.result import result
from trilith.cli.prehistory.table import SHEETS, board, heading, own, sheet

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

QUIET_EVENTS: Final = frozenset(
    {
        "board_drawn",
        "capstone_filled",
        "land_laid",
        "megalith_laid",
        "ordered",
        "prey_dealt",
        "rite_dealt",
        "scored",
        "stood_up",
        "tile_dealt",
        "token_laid",
        "wheel_set",
    }
)
SEEK: Final = "cli-pre-seek"
