"""Prehistory in the terminal."""

from typing import Final

from trilith.cli.prehistory.choices import groups as groups
from trilith.cli.prehistory.choices import pending as pending
from trilith.cli.prehistory.result import result as result
from trilith.cli.prehistory.table import SHEETS as SHEETS
from trilith.cli.prehistory.table import board as board
from trilith.cli.prehistory.table import heading as heading
from trilith.cli.prehistory.table import own as own
from trilith.cli.prehistory.table import sheet as sheet

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
