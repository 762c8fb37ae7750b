"""What can happen at the table, and what each viewer may know of it."""

from typing import Final

from trilith.core.game import View
from trilith.core.state import Event
from trilith.games.endless_winter.box import Box
from trilith.games.endless_winter.names import (
    COLUMNS,
    ECLIPSE_STEPS,
    FIGURES,
    FIRST_TRIBE,
    FROM_HAND,
    HALVES,
    HEXES,
    JUNCTURES,
    SIDES,
    SITE_COLUMNS,
    SOURCES,
    TRACKS,
    TRIBES,
    ZONES,
)

ROUND_BEGAN: Final = 0
STONE_LAID: Final = 1
CULTURE_LAID: Final = 2
PATTERN_CHOSEN: Final = 3
TILE_LAID: Final = 4
EXTRA_TERRAIN: Final = 5
TERRAIN_LAID: Final = 6
REST_TILE_SHOWN: Final = 7
PLACE_IN_ORDER: Final = 8
CHIEF_SHOWN: Final = 9
CHIEF_TAKEN: Final = 10
SIDE_CHOSEN: Final = 11
SETUP_SHOWN: Final = 12
SETUP_TAKEN: Final = 13
DREW: Final = 14
RESHUFFLED: Final = 15
ANIMAL_APPEARED: Final = 16
ANIMAL_TAKEN: Final = 17
PLAYED: Final = 18
DISCARDED: Final = 19
PLACED: Final = 20
LABOUR_GAINED: Final = 21
ATE: Final = 22
USED: Final = 23
CALLED: Final = 24
FOOD_PAID: Final = 25
TOOLS_PAID: Final = 26
FOOD_GAINED: Final = 27
FOOD_LOST: Final = 28
TOOL_GAINED: Final = 29
POINTS_GAINED: Final = 30
RECRUITED: Final = 31
ENLISTED: Final = 32
LEARNED: Final = 33
STONE_TAKEN: Final = 34
CAMP_PITCHED: Final = 35
MOVED: Final = 36
SETTLED: Final = 37
ICE_TURNED_UP: Final = 38
TIPPED: Final = 39
BUILT: Final = 40
CLIMBED: Final = 41
BURIED: Final = 42
LESSER_TAKEN: Final = 43
FORGONE: Final = 44
WALKED: Final = 45
FIRST_THERE: Final = 46
TILE_TAKEN: Final = 47
TILE_RETURNED: Final = 48
TURN_ENDED: Final = 49
LAID: Final = 50
ECLIPSE_BEGAN: Final = 51
SHOWN: Final = 52
STRENGTH: Final = 53
NEW_PLACE: Final = 54
ECLIPSE_STEP: Final = 55
HEX_HARVESTED: Final = 56
STONE_SCORED: Final = 57
ERA_ENDED: Final = 58
ENDED: Final = 59
SCORED: Final = 60

# For each kind: its name, what its two numbers are, and the rule that a curious reader is shown.
KINDS: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("round_began", "round", "", "EW-2.1"),
    ("stone_laid", "stone", "", "EW-1.2"),
    ("culture_laid", "slot", "card", "EW-1.4"),
    ("pattern_chosen", "pattern", "", "EW-1.15"),
    ("tile_laid", "site_place", "site_tile", "EW-1.15"),
    ("extra_terrain", "terrain", "", "EW-1.13"),
    ("terrain_laid", "hex", "terrain", "EW-1.13"),
    ("rest_tile_shown", "rest_tile", "", "EW-14.6"),
    ("place_in_order", "place", "", "EW-1.10"),
    ("chief_shown", "chief", "", "EW-13.3"),
    ("chief_taken", "chief", "", "EW-1.6"),
    ("side_chosen", "side", "", "EW-1.6"),
    ("setup_shown", "setup", "", "EW-13.2"),
    ("setup_taken", "setup", "", "EW-1.7"),
    ("drew", "card", "", "EW-2.3"),
    ("reshuffled", "count", "", "EW-2.3"),
    ("animal_appeared", "animal", "", "EW-8.1"),
    ("animal_taken", "animal", "", "EW-8.3"),
    ("played", "card", "", "EW-3.3"),
    ("discarded", "card", "", "EW-3.3"),
    ("placed", "figure", "column", "EW-3.5"),
    ("labour_gained", "labour", "", "EW-4.2"),
    ("ate", "count", "", "EW-4.6"),
    ("used", "card", "", "EW-4.4"),
    ("called", "chief", "", "EW-3.6"),
    ("food_paid", "count", "", "EW-4.9"),
    ("tools_paid", "count", "", "EW-4.9"),
    ("food_gained", "count", "", "EW-2.8"),
    ("food_lost", "count", "", "EW-2.9"),
    ("tool_gained", "count", "", "EW-2.11"),
    ("points_gained", "points", "", "EW-2.10"),
    ("recruited", "tribe", "", "EW-5.1"),
    ("enlisted", "tribe", "", "EW-5.5"),
    ("learned", "card", "", "EW-6.1"),
    ("stone_taken", "stone", "", "EW-6.3"),
    ("camp_pitched", "", "", "EW-7.1"),
    ("moved", "from", "hex", "EW-7.2"),
    ("settled", "juncture", "", "EW-7.4"),
    ("ice_turned_up", "hex", "ice_find", "EW-14.2"),
    ("tipped", "animal", "", "EW-8.6"),
    ("built", "level", "space", "EW-9.1"),
    ("climbed", "track", "reached", "EW-10.1"),
    ("buried", "zone", "card", "EW-5.6"),
    ("lesser_taken", "way", "", "EW-2.5"),
    ("forgone", "", "", "EW-2.7"),
    ("walked", "column", "", "EW-3.8"),
    ("first_there", "column", "", "EW-3.9"),
    ("tile_taken", "rest_tile", "", "EW-14.7"),
    ("tile_returned", "rest_tile", "", "EW-14.8"),
    ("turn_ended", "", "", "EW-3.12"),
    ("laid", "card", "", "EW-3.13"),
    ("eclipse_began", "round", "", "EW-11.1"),
    ("shown", "card", "", "EW-11.1"),
    ("strength", "labour", "", "EW-11.2"),
    ("new_place", "place", "", "EW-11.3"),
    ("eclipse_step", "step", "", "EW-11.5"),
    ("hex_harvested", "hex", "terrain", "EW-11.8"),
    ("stone_scored", "stone", "points", "EW-11.12"),
    ("era_ended", "", "", "EW-11.15"),
    ("ended", "", "", "EW-12.1"),
    ("scored", "source", "points", "EW-12.1"),
)
# What an event is called for those who may not see the card.
UNSEEN: Final[dict[str, str]] = {"drew": "drew_unseen", "laid": "laid_unseen", "buried": "buried_unseen"}
CITES: Final[dict[str, str]] = {
    **{kind: rule for kind, _, _, rule in KINDS},
    **{unseen: next(rule for kind, _, _, rule in KINDS if kind == seen) for seen, unseen in UNSEEN.items()},
}


def hidden(event: Event, viewer: int) -> bool:
    """EW-15.1, EW-15.2: whether this viewer may not know which card an event is about."""
    if event.player == viewer:
        return False
    return event.kind in (DREW, LAID) or (event.kind == BURIED and event.first == FROM_HAND)


def describe(box: Box, event: Event, viewer: int) -> View:
    """An event as names; cards that leave or reach a hand unseen are named to their owner only."""
    kind, first, second, _ = KINDS[event.kind]
    if hidden(event, viewer):
        return {"kind": UNSEEN[kind], "player": event.player}
    told: View = {"kind": kind, "player": event.player}
    if first:
        told[first] = _named(box, first, event.first)
    if second == "space":
        told["row"] = event.second // SITE_COLUMNS + 1
        told["column"] = event.second % SITE_COLUMNS + 1
    elif second:
        told[second] = _named(box, second, event.second)
    return told


def _named(box: Box, what: str, number: int) -> object:
    """A number of an event as the name it stands for, counted from one where people count from one."""
    names = {
        "card": box.card_names,
        "tribe": box.card_names[FIRST_TRIBE : FIRST_TRIBE + TRIBES],
        "stone": box.stone_names,
        "animal": box.animal_names,
        "terrain": box.terrain_names,
        "pattern": box.pattern_names,
        "site_tile": box.tile_names,
        "rest_tile": box.rest_names,
        "ice_find": box.ice_names,
        "chief": box.chief_names,
        "setup": box.setup_names,
        "side": SIDES,
        "hex": HEXES,
        "from": HEXES,
        "column": COLUMNS,
        "figure": FIGURES,
        "track": TRACKS,
        "zone": ZONES,
        "source": SOURCES,
        "step": ECLIPSE_STEPS,
    }
    if what in names:
        return names[what][number]
    if what == "way":
        return WAYS[number]
    if what == "juncture":
        return juncture_name(number)
    if what == "labour":
        return number / HALVES
    if what in ("slot", "site_place", "level", "place"):
        return number + 1
    return number


WAYS: Final[tuple[str, ...]] = ("food", "tool", "offering", "honor", "draw")


def juncture_name(juncture: int) -> str:
    """The three hexes that meet at a juncture, as one name."""
    return "_".join(HEXES[hexagon] for hexagon in JUNCTURES[juncture])
