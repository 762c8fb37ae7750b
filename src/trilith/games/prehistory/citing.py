"""The rule behind everything that happens, for a curious reader."""

from typing import Final

from trilith.core.state import Event
from trilith.games.prehistory.events import (
    AT_SET_UP,
    BY_CAMP,
    FOR_DEED,
    KINDS,
    MARKERS_PAID,
    MEMBER_GAINED,
    ORDERED,
    PREY_DEALT,
    RITE_DEALT,
    SCORED,
    TILE_DEALT,
    WHEEL_LAID,
    YEAR_BEGAN,
)

# For each kind of event, the rule behind most of its kind.
CITES: Final[dict[str, str]] = {
    "year_began": "PH-2.1",
    "ordered": "PH-3.6",
    "board_drawn": "PH-1.1",
    "wheel_laid": "PH-3.4",
    "wheel_set": "PH-1.7",
    "tile_dealt": "PH-3.2",
    "prey_dealt": "PH-3.3",
    "rite_dealt": "PH-3.3",
    "land_laid": "PH-1.11",
    "megalith_laid": "PH-1.12",
    "token_laid": "PH-1.13",
    "capstone_filled": "PH-3.5",
    "weather_set": "PH-1.14",
    "weather_turned": "PH-4.1",
    "resources_gained": "PH-1.15",
    "markers_gained": "PH-1.15",
    "bones_gained": "PH-1.3",
    "points_gained": "PH-2.1",
    "member_gained": "PH-6.13",
    "shortage": "PH-1.5",
    "resource_paid": "PH-4.4",
    "markers_paid": "PH-5.4",
    "bones_paid": "PH-14.1",
    "painted": "PH-8.1",
    "fished": "PH-9.2",
    "gathered": "PH-10.1",
    "hunted": "PH-11.2",
    "footprint_again": "PH-11.3",
    "shaman_moved": "PH-12.1",
    "celebrated": "PH-12.1",
    "rite_taken": "PH-12.3",
    "danced": "PH-12.4",
    "migrated": "PH-13.2",
    "stone_laid": "PH-4.4",
    "passed": "PH-4.3",
    "pushed": "PH-5.1",
    "capstone_taken": "PH-5.2",
    "skipped": "PH-5.3",
    "caught_up": "PH-5.5",
    "steps_gained": "PH-6.2",
    "walked": "PH-6.3",
    "megalith_taken": "PH-6.12",
    "token_taken": "PH-6.11",
    "reward_taken": "PH-6.10",
    "left": "PH-6.10",
    "built": "PH-7.1",
    "recalled": "PH-7.3",
    "turn_ended": "PH-6.1",
    "stood_up": "PH-6.14",
    "wheel_turned": "PH-14.2",
    "sold": "PH-14.6",
    "marker_sold": "PH-14.6",
    "last_actions": "PH-15.1",
    "ended": "PH-15.1",
    "scored": "PH-15.2",
}
# In the order of what events happen by, from AT_SET_UP on.
BY_WHY: Final[tuple[str, ...]] = (
    "PH-1.1",
    "PH-4.1",
    "PH-8.4",
    "PH-10.5",
    "PH-10.4",
    "PH-11.2",
    "PH-11.3",
    "PH-12.3",
    "PH-5.5",
    "PH-6.10",
    "PH-6.11",
    "PH-7.4",
    "PH-14.2",
    "PH-14.3",
    "PH-14.4",
    "PH-14.5",
    "PH-14.6",
    "PH-6.2",
)
AT_THE_START: Final[dict[int, str]] = {
    YEAR_BEGAN: "PH-3.1",
    ORDERED: "PH-1.1",
    WHEEL_LAID: "PH-1.6",
    TILE_DEALT: "PH-1.8",
    PREY_DEALT: "PH-1.9",
    RITE_DEALT: "PH-1.9",
}
SPRING_PRICES: Final = ("PH-8.2", "PH-9.1", "PH-10.2", "PH-11.1", "PH-12.1", "PH-13.1")
SUMMER_PRICES: Final = ("PH-8.3", "PH-9.3", "PH-10.3", "PH-11.4", "PH-12.5", "PH-13.3")
SOURCES: Final = (
    "PH-15.2",
    "PH-15.3",
    "PH-15.4",
    "PH-15.5",
    "PH-15.6",
    "PH-15.7",
    "PH-15.8",
    "PH-15.10",
)


def cite(event: Event) -> str:
    """The rule by which this happened."""
    kind, why = event.kind, event.why
    if kind == SCORED:
        return SOURCES[event.first]
    if why >= FOR_DEED:
        return (SUMMER_PRICES if kind == MARKERS_PAID else SPRING_PRICES)[why - FOR_DEED]
    if why == AT_SET_UP:
        return AT_THE_START[kind]
    if why == BY_CAMP and kind == MEMBER_GAINED:
        return "PH-7.5"
    return BY_WHY[why - 1] if why else CITES[KINDS[kind][0]]
