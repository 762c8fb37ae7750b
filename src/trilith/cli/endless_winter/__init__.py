"""Endless Winter in the terminal."""

from typing import Final

from trilith.cli.endless_winter.choices import groups, pending
from trilith.cli.endless_winter.result import result
from trilith.cli.endless_winter.table import SHEETS, board, heading, own, sheet

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
        "stone_laid",
        "culture_laid",
        "tile_laid",
        "extra_terrain",
        "terrain_laid",
        "scored",
        "walked",
        "eclipse_step",
    }
)
SEEK: Final = "cli-winter-seek"
