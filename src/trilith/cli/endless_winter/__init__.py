"""Endless Winter in the terminal."""

from typing import Final

from trilith.cli.endless_winter.choices import groups as groups
from trilith.cli.endless_winter.choices import pending as pending
from trilith.cli.endless_winter.result import result as result
from trilith.cli.endless_winter.table import SHEETS as SHEETS
from trilith.cli.endless_winter.table import board as board
from trilith.cli.endless_winter.table import heading as heading
from trilith.cli.endless_winter.table import own as own
from trilith.cli.endless_winter.table import sheet as sheet

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
