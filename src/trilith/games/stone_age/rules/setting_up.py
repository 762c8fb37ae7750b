"""Rulebook pages 2 and 3: the table before the first round."""

from trilith.core.chance import EVERYONE, Chance, Draw, without
from trilith.core.rows import holds
from trilith.games.stone_age.events import AT_SET_UP, REVEALED, ROUND_BEGAN, THERE
from trilith.games.stone_age.names import DEALING, NOTHING, SETTING_UP
from trilith.games.stone_age.table import Table


def chance(t: Table) -> Chance:
    """SA-1.4, SA-7.5: the open building of a stack is any that nobody has seen yet, those in the box included."""
    return Draw("building", t.box.building_names, t.tiles, EVERYONE)


def resolve(t: Table, building: int) -> None:
    """SA-1.4: turn up the next stack's building; after the last one the cards are dealt."""
    turn_up(t, building)
    if not holds(t.tops, NOTHING):
        t.phase = DEALING
        t.tell(ROUND_BEGAN, t.starter, t.round, 0)


def turn_up(t: Table, building: int) -> None:
    """Lay a building open on the first stack that shows none."""
    stack = covered_stack(t)
    t.tops[stack] = building
    t.tiles = without(t.tiles, building)
    t.tell(REVEALED, t.turn, stack, building, AT_SET_UP if t.phase == SETTING_UP else THERE)


def covered_stack(t: Table) -> int:
    """The first stack that has tiles but shows none."""
    for stack in range(t.seats):
        if t.tops[stack] == NOTHING and t.heights[stack]:
            return stack
    return NOTHING
