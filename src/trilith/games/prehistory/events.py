"""What can happen at the table, and what each viewer may know of it."""

from typing import Final

from trilith.core.game import View
from trilith.core.state import Event
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.names import (
    BOARDS,
    CAMPS,
    COLOURS,
    DEEDS,
    FIELDS,
    PIECES,
    SOURCES,
    SPECIES,
    TILES,
    WHEELS,
)

YEAR_BEGAN: Final = 0
ORDERED: Final = 1
BOARD_DRAWN: Final = 2
WHEEL_LAID: Final = 3
WHEEL_SET: Final = 4
TILE_DEALT: Final = 5
PREY_DEALT: Final = 6
RITE_DEALT: Final = 7
LAND_LAID: Final = 8
MEGALITH_LAID: Final = 9
TOKEN_LAID: Final = 10
CAPSTONE_FILLED: Final = 11
WEATHER_SET: Final = 12
WEATHER_TURNED: Final = 13
RESOURCES_GAINED: Final = 14
MARKERS_GAINED: Final = 15
BONES_GAINED: Final = 16
POINTS_GAINED: Final = 17
MEMBER_GAINED: Final = 18
SHORTAGE: Final = 19
RESOURCE_PAID: Final = 20
MARKERS_PAID: Final = 21
BONES_PAID: Final = 22
PAINTED: Final = 23
FISHED: Final = 24
GATHERED: Final = 25
HUNTED: Final = 26
FOOTPRINT_AGAIN: Final = 27
SHAMAN_MOVED: Final = 28
CELEBRATED: Final = 29
RITE_TAKEN: Final = 30
DANCED: Final = 31
MIGRATED: Final = 32
STONE_LAID: Final = 33
PASSED: Final = 34
PUSHED: Final = 35
CAPSTONE_TAKEN: Final = 36
SKIPPED: Final = 37
CAUGHT_UP: Final = 38
STEPS_GAINED: Final = 39
WALKED: Final = 40
MEGALITH_TAKEN: Final = 41
TOKEN_TAKEN: Final = 42
REWARD_TAKEN: Final = 43
LEFT: Final = 44
BUILT: Final = 45
RECALLED: Final = 46
TURN_ENDED: Final = 47
STOOD_UP: Final = 48
WHEEL_TURNED: Final = 49
SOLD: Final = 50
MARKER_SOLD: Final = 51
LAST_ACTIONS: Final = 52
ENDED: Final = 53
SCORED: Final = 54

# For each kind: its name, what its two numbers are, and the rule that a curious reader is shown for it.
KINDS: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("year_began", "year", "", "PH-2.1"),
    ("ordered", "place", "", "PH-3.6"),
    ("board_drawn", "board", "", "PH-1.1"),
    ("wheel_laid", "central", "", "PH-3.4"),
    ("wheel_set", "wheel", "position", "PH-1.7"),
    ("tile_dealt", "place", "tile", "PH-3.2"),
    ("prey_dealt", "slot", "prey", "PH-3.3"),
    ("rite_dealt", "slot", "rite", "PH-3.3"),
    ("land_laid", "slot", "land_tile", "PH-1.11"),
    ("megalith_laid", "field", "land", "PH-1.12"),
    ("token_laid", "field", "species", "PH-1.13"),
    ("capstone_filled", "deed", "colour", "PH-3.5"),
    ("weather_set", "position", "", "PH-1.14"),
    ("weather_turned", "position", "", "PH-4.1"),
    ("resources_gained", "colour", "count", "PH-1.15"),
    ("markers_gained", "colour", "count", "PH-1.15"),
    ("bones_gained", "count", "", "PH-1.3"),
    ("points_gained", "points", "", "PH-2.1"),
    ("member_gained", "count", "", "PH-6.13"),
    ("shortage", "colour", "", "PH-1.5"),
    ("resource_paid", "colour", "count", "PH-4.4"),
    ("markers_paid", "colour", "count", "PH-5.4"),
    ("bones_paid", "count", "", "PH-14.1"),
    ("painted", "piece", "", "PH-8.1"),
    ("fished", "value", "track", "PH-9.2"),
    ("gathered", "place", "tile", "PH-10.1"),
    ("hunted", "slot", "prey", "PH-11.2"),
    ("footprint_again", "prey", "", "PH-11.3"),
    ("shaman_moved", "colour", "colour_to", "PH-12.1"),
    ("celebrated", "value", "", "PH-12.1"),
    ("rite_taken", "slot", "rite", "PH-12.3"),
    ("danced", "place", "", "PH-12.4"),
    ("migrated", "count", "field", "PH-13.2"),
    ("stone_laid", "deed", "colour", "PH-4.4"),
    ("passed", "", "", "PH-4.3"),
    ("pushed", "deed", "count", "PH-5.1"),
    ("capstone_taken", "deed", "count", "PH-5.2"),
    ("skipped", "deed", "", "PH-5.3"),
    ("caught_up", "track", "points", "PH-5.5"),
    ("steps_gained", "count", "", "PH-6.2"),
    ("walked", "field", "field_to", "PH-6.3"),
    ("megalith_taken", "field", "", "PH-6.12"),
    ("token_taken", "field", "species", "PH-6.11"),
    ("reward_taken", "field", "land", "PH-6.10"),
    ("left", "field", "", "PH-6.10"),
    ("built", "field", "camp", "PH-7.1"),
    ("recalled", "field", "", "PH-7.3"),
    ("turn_ended", "", "", "PH-6.1"),
    ("stood_up", "", "", "PH-6.14"),
    ("wheel_turned", "wheel", "position", "PH-14.2"),
    ("sold", "colour", "", "PH-14.6"),
    ("marker_sold", "colour", "", "PH-14.6"),
    ("last_actions", "", "", "PH-15.1"),
    ("ended", "", "", "PH-15.1"),
    ("scored", "source", "points", "PH-15.2"),
)
CITES: Final[dict[str, str]] = {kind: rule for kind, _, _, rule in KINDS}


def describe(box: Box, event: Event, viewer: int) -> View:
    """An event as names; everything in this game happens before everybody's eyes."""
    kind, first, second, _ = KINDS[event.kind]
    told: View = {"kind": kind, "player": event.player}
    if first:
        told[first] = _named(box, first, event.first)
    if second:
        told[second] = _named(box, second, event.second)
    return told


def _named(box: Box, what: str, number: int) -> object:
    """A number of an event as the name it stands for, counted from one where people count from one."""
    names = {
        "board": BOARDS,
        "central": box.wheel_names,
        "wheel": WHEELS,
        "tile": TILES,
        "prey": box.prey_names,
        "rite": box.rite_names,
        "land_tile": box.land_tiles,
        "land": box.land_names,
        "species": SPECIES,
        "deed": DEEDS,
        "colour": COLOURS,
        "colour_to": COLOURS,
        "piece": PIECES,
        "field": FIELDS,
        "field_to": FIELDS,
        "camp": CAMPS,
        "source": SOURCES,
    }
    if what in names:
        return names[what][number]
    return number + 1 if what in ("place", "slot", "position") else number
