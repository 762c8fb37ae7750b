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
)
# The rule that a curious reader is shown for each kind of event.
CITES: Final[dict[str, str]] = {
    "round_began": "SA-9.1",
    "dealt": "SA-9.2",
    "slid": "SA-9.2",
    "revealed": "SA-7.5",
    "placed": "SA-3.1",
    "passed": "SA-3.4",
    "tool_gained": "SA-4.5",
    "person_gained": "SA-4.7",
    "track_raised": "SA-4.9",
    "rolled": "SA-5.1",
    "tool_used": "SA-5.4",
    "one_use_used": "SA-6.16",
    "gathered": "SA-5.3",
    "left": "SA-6.2",
    "paid": "SA-6.1",
    "card_bought": "SA-6.4",
    "received": "SA-6.9",
    "points_gained": "SA-6.11",
    "rolled_for_all": "SA-6.5",
    "picked": "SA-6.6",
    "drew": "SA-6.14",
    "drew_unseen": "SA-6.14",
    "pile_empty": "SA-6.15",
    "redeemed": "SA-6.17",
    "chose": "SA-6.17",
    "built": "SA-7.1",
    "harvested": "SA-8.1",
    "fed": "SA-8.2",
    "starved": "SA-8.5",
    "ended": "SA-9.6",
    "scored": "SA-10.1",
}
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
