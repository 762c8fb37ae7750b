"""Stone Age in the terminal."""

from typing import Final

from trilith.cli.stone_age.choices import groups as groups
from trilith.cli.stone_age.choices import pending as pending
from trilith.cli.stone_age.result import result as result
from trilith.cli.stone_age.table import SHEETS as SHEETS
from trilith.cli.stone_age.table import board as board
from trilith.cli.stone_age.table import heading as heading
from trilith.cli.stone_age.table import own as own
from trilith.cli.stone_age.table import sheet as sheet

QUIET_EVENTS: Final = frozenset({"dealt", "slid", "revealed", "scored"})
SEEK: Final = "cli-stone-seek"
