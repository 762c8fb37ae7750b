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

CITES: Final[dict[str, str]] = {kind: rule for kind, _, _, rule in KINDS}
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
    return BY_WHY[why - 1] if why else KINDS[kind][3]
