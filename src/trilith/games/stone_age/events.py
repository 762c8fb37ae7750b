"""What can happen at the table, and what each viewer may know of it."""

from typing import Final

from trilith.core.chance import faces
from trilith.core.game import View
from trilith.core.state import Event
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.names import GOODS, SOURCES, SPOTS

ROUND_BEGAN: Final = 0
DEALT: Final = 1
SLID: Final = 2
REVEALED: Final = 3
PLACED: Final = 4
PASSED: Final = 5
TOOL_GAINED: Final = 6
PERSON_GAINED: Final = 7
TRACK_RAISED: Final = 8
ROLLED: Final = 9
TOOL_USED: Final = 10
ONE_USE_USED: Final = 11
GATHERED: Final = 12
LEFT: Final = 13
PAID: Final = 14
CARD_BOUGHT: Final = 15
RECEIVED: Final = 16
POINTS_GAINED: Final = 17
ROLLED_FOR_ALL: Final = 18
PICKED: Final = 19
DREW: Final = 20
PILE_EMPTY: Final = 21
REDEEMED: Final = 22
CHOSE: Final = 23
BUILT: Final = 24
HARVESTED: Final = 25
FED: Final = 26
STARVED: Final = 27
ENDED: Final = 28
SCORED: Final = 29
TOOLS_FULL: Final = 30
PEOPLE_FULL: Final = 31
TRACK_FULL: Final = 32

# What tells apart events of one kind that happen by different rules.
THERE: Final = 0  # by people on a place, or in the course of a round
BY_CARD: Final = 1
BY_DIE: Final = 2  # one of the dice for everyone
AT_SET_UP: Final = 3
AT_THE_END: Final = 4
FOR_CARD: Final = 0
FOR_FOOD: Final = 1
FOR_BUILDING: Final = 2  # and the kind of its price

# For each kind: its name, and what its two numbers are.
KINDS: Final[tuple[tuple[str, str, str], ...]] = (
    ("round_began", "round", ""),
    ("dealt", "slot", "card"),
    ("slid", "from", "slot"),
    ("revealed", "stack", "building"),
    ("placed", "spot", "people"),
    ("passed", "people", ""),
    ("tool_gained", "place", "value"),
    ("person_gained", "people", ""),
    ("track_raised", "level", ""),
    ("rolled", "good", "dice"),
    ("tool_used", "place", "value"),
    ("one_use_used", "card", "value"),
    ("gathered", "good", "count"),
    ("left", "spot", ""),
    ("paid", "good", "count"),
    ("card_bought", "slot", "card"),
    ("received", "good", "count"),
    ("points_gained", "points", ""),
    ("rolled_for_all", "dice", ""),
    ("picked", "face", ""),
    ("drew", "card", ""),
    ("pile_empty", "", ""),
    ("redeemed", "card", ""),
    ("chose", "good", ""),
    ("built", "building", "points"),
    ("harvested", "count", ""),
    ("fed", "count", ""),
    ("starved", "points", ""),
    ("ended", "reason", ""),
    ("scored", "source", "points"),
    ("tools_full", "", ""),
    ("people_full", "", ""),
    ("track_full", "", ""),
)
REASONS: Final[tuple[str, ...]] = ("cards", "buildings")
CARDS_RAN_OUT: Final = 0
STACK_RAN_OUT: Final = 1


def describe(box: Box, event: Event, viewer: int) -> View:
    """An event as names; a card drawn in secret is named to its owner only."""
    kind, first, second = KINDS[event.kind]
    if event.kind == DREW and event.player != viewer:
        return {"kind": "drew_unseen", "player": event.player}
    told: View = {"kind": kind, "player": event.player}
    if first:
        told[first] = _named(box, first, event.first)
    if second:
        told[second] = _named(box, second, event.second)
    return told


def _named(box: Box, what: str, number: int) -> object:
    """A number of an event as the name it stands for, counted from one where people count from one."""
    if what == "card":
        return box.card_names[number]
    if what == "building":
        return box.building_names[number]
    if what == "good":
        return GOODS[number]
    if what == "spot":
        return SPOTS[number]
    if what == "source":
        return SOURCES[number]
    if what == "reason":
        return REASONS[number]
    if what == "face":
        return str(number)
    if what == "dice":
        return faces(number)
    if what in ("slot", "from", "stack", "place"):
        return number + 1
    return number
