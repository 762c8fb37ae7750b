"""The rule behind everything that happens, for a curious reader."""

from typing import Final

from trilith.core.state import Event
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.events import (
    AT_SET_UP,
    AT_THE_END,
    BUILT,
    BY_CARD,
    BY_DIE,
    DEALT,
    ENDED,
    FOR_BUILDING,
    FOR_FOOD,
    GATHERED,
    KINDS,
    LEFT,
    PAID,
    PLACED,
    RECEIVED,
    REDEEMED,
    REVEALED,
    ROLLED,
    ROUND_BEGAN,
    SCORED,
    TOOL_GAINED,
    TRACK_RAISED,
)
from trilith.games.stone_age.names import EXACT, FIRST_CARD, FIXED, FOOD, FREE, SLOTS

CITES: Final[dict[str, str]] = {kind: rule for kind, _, _, rule in KINDS}
# By kind and by what tells events of this kind apart.
BY_WHY: Final[dict[tuple[int, int], str]] = {
    (DEALT, AT_SET_UP): "SA-1.3",
    (REVEALED, AT_SET_UP): "SA-1.4",
    (TOOL_GAINED, BY_CARD): "SA-6.12",
    (TOOL_GAINED, BY_DIE): "SA-6.6",
    (TRACK_RAISED, BY_CARD): "SA-6.13",
    (TRACK_RAISED, BY_DIE): "SA-6.6",
    (ROLLED, BY_CARD): "SA-6.10",
    (PAID, FOR_FOOD): "SA-8.4",
    (PAID, FOR_BUILDING + FIXED): "SA-7.1",
    (PAID, FOR_BUILDING + EXACT): "SA-7.2",
    (PAID, FOR_BUILDING + FREE): "SA-7.3",
    (RECEIVED, BY_DIE): "SA-6.6",
    (RECEIVED, AT_THE_END): "SA-6.18",
    (REDEEMED, AT_THE_END): "SA-6.18",
}
# By kind, and by the first number of the event: a place, a good, a reason, a source of points.
GATHERING: Final = ("SA-3.8",) + ("SA-3.9",) * 4
BY_FIRST: Final[dict[int, tuple[str, ...]]] = {
    PLACED: (*GATHERING, "SA-3.5", "SA-3.6", "SA-3.7") + ("SA-3.10",) * SLOTS + ("SA-3.11",) * SLOTS,
    GATHERED: ("SA-5.2",) + ("SA-5.3",) * 4,
    LEFT: ("SA-4.7",) * FIRST_CARD + ("SA-6.2",) * SLOTS + ("SA-7.4",) * SLOTS,
    ENDED: ("SA-9.4", "SA-9.5"),
    SCORED: ("SA-10.1", "SA-10.2", "SA-10.3", "SA-10.4", "SA-10.5", "SA-10.6", "SA-10.7"),
}
BY_PRICE: Final[dict[int, str]] = {FIXED: "SA-7.1", EXACT: "SA-7.2", FREE: "SA-7.3"}


def cite(box: Box, event: Event) -> str:
    """The rule by which this happened."""
    kind = event.kind
    if kind == BUILT:
        return BY_PRICE[box.building_price[event.first]]
    if kind == ROUND_BEGAN and event.first == 1:
        return "SA-1.5"
    if kind == RECEIVED and event.why == BY_CARD and event.first == FOOD:
        return "SA-6.8"
    if kind in BY_FIRST:
        return BY_FIRST[kind][event.first]
    return BY_WHY.get((kind, event.why), KINDS[kind][3])
