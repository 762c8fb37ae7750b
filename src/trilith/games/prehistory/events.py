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

# By what something happened, where events of one kind happen by different rules.
USUAL: Final = 0
AT_SET_UP: Final = 1
BY_WEATHER: Final = 2
BY_PAINTING: Final = 3
BY_TILE: Final = 4
BY_BASKETS: Final = 5
BY_PREY: Final = 6
BY_FOOTPRINT: Final = 7
BY_RITE: Final = 8
BY_TRACK: Final = 9
BY_LAND: Final = 10
BY_TOKEN: Final = 11
BY_CAMP: Final = 12
BY_TURN: Final = 13
BY_WEATHER_TURN: Final = 14
BY_PURCHASE: Final = 15
BY_MARKER_PURCHASE: Final = 16
BY_SALE: Final = 17
FOR_STEPS: Final = 18
FOR_DEED: Final = 19  # and the deed, whose price is paid

# For each kind: its name, and what its two numbers are.
KINDS: Final[tuple[tuple[str, str, str], ...]] = (
    ("year_began", "year", ""),
    ("ordered", "place", ""),
    ("board_drawn", "board", ""),
    ("wheel_laid", "central", ""),
    ("wheel_set", "wheel", "position"),
    ("tile_dealt", "place", "tile"),
    ("prey_dealt", "slot", "prey"),
    ("rite_dealt", "slot", "rite"),
    ("land_laid", "slot", "land_tile"),
    ("megalith_laid", "field", "land"),
    ("token_laid", "field", "species"),
    ("capstone_filled", "deed", "colour"),
    ("weather_set", "position", ""),
    ("weather_turned", "position", ""),
    ("resources_gained", "colour", "count"),
    ("markers_gained", "colour", "count"),
    ("bones_gained", "count", ""),
    ("points_gained", "points", ""),
    ("member_gained", "count", ""),
    ("shortage", "colour", ""),
    ("resource_paid", "colour", "count"),
    ("markers_paid", "colour", "count"),
    ("bones_paid", "count", ""),
    ("painted", "piece", ""),
    ("fished", "value", "track"),
    ("gathered", "place", "tile"),
    ("hunted", "slot", "prey"),
    ("footprint_again", "prey", ""),
    ("shaman_moved", "colour", "colour_to"),
    ("celebrated", "value", ""),
    ("rite_taken", "slot", "rite"),
    ("danced", "place", ""),
    ("migrated", "count", "field"),
    ("stone_laid", "deed", "colour"),
    ("passed", "", ""),
    ("pushed", "deed", "count"),
    ("capstone_taken", "deed", "count"),
    ("skipped", "deed", ""),
    ("caught_up", "track", "points"),
    ("steps_gained", "count", ""),
    ("walked", "field", "field_to"),
    ("megalith_taken", "field", ""),
    ("token_taken", "field", "species"),
    ("reward_taken", "field", "land"),
    ("left", "field", ""),
    ("built", "field", "camp"),
    ("recalled", "field", ""),
    ("turn_ended", "", ""),
    ("stood_up", "", ""),
    ("wheel_turned", "wheel", "position"),
    ("sold", "colour", ""),
    ("marker_sold", "colour", ""),
    ("last_actions", "", ""),
    ("ended", "", ""),
    ("scored", "source", "points"),
)


def describe(box: Box, event: Event, viewer: int) -> View:
    """An event as names; everything in this game happens before everybody's eyes."""
    kind, first, second = KINDS[event.kind]
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
