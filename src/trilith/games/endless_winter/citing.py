"""The rule by which each event happened: one for each kind, and a closer one where the event's first number decides."""

from typing import Final

from trilith.core.state import Event
from trilith.games.endless_winter.box import Box
from trilith.games.endless_winter.events import (
    BUILT,
    CLIMBED,
    ECLIPSE_STEP,
    FIRST_THERE,
    KINDS,
    PLACED,
    SCORED,
    STONE_SCORED,
)
from trilith.games.endless_winter.names import COUNTS, LEVELS, REST

CITES: Final[dict[str, str]] = {kind: rule for kind, _, _, rule in KINDS}
# What a sacred stone counts, in the order of COUNTS.
STONE_RULES: Final[tuple[str, ...]] = (
    *("EW-16.1", "EW-16.2", "EW-16.3", "EW-16.4", "EW-16.9"),
    *("EW-16.5", "EW-16.6", "EW-16.7", "EW-16.8"),
)
BY_FIRST: Final[dict[int, tuple[str, ...]]] = {
    FIRST_THERE: ("EW-5.8", "EW-6.5", "EW-7.3", "EW-8.8"),
    BUILT: ("EW-9.6", *["EW-9.8"] * (LEVELS - 1)),
    CLIMBED: ("EW-10.2", "EW-10.4"),
    ECLIPSE_STEP: ("EW-11.6", "EW-11.7", "EW-11.8", "EW-11.11"),
    SCORED: ("EW-12.2", "EW-12.4", "EW-12.7", "EW-12.8"),
}
assert len(STONE_RULES) == len(COUNTS)


def cite(box: Box, event: Event) -> str:
    """The number of the rule; it says no more than every viewer is told of the event."""
    if event.kind == STONE_SCORED:
        return STONE_RULES[box.stone_counts[event.first]]
    if event.kind in BY_FIRST:
        return BY_FIRST[event.kind][event.first]
    if event.kind == PLACED and event.second == REST:
        return "EW-3.11"
    return KINDS[event.kind][3]
