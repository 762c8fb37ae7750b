"""Why an action cannot be done now: the rule that stands nearest in its way, and which single cube would help."""

from typing import Final

from trilith.core.action import Action
from trilith.games.prehistory.actions import (
    CATCH,
    CEREMONY_OF,
    GATHER_AT,
    GET_RESOURCE,
    HUNT_SLOT,
    MIGRATE_WITH,
    PAINT_PIECE,
)
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import COLOURS, DEEDS, NOTHING, SPRING, SUMMER
from trilith.games.prehistory.rules import acting, development
from trilith.games.prehistory.shape import Refusal

WAYS: Final[tuple[list[Action], ...]] = (
    PAINT_PIECE,
    CATCH,
    GATHER_AT,
    HUNT_SLOT,
    CEREMONY_OF,
    MIGRATE_WITH,
)  # by action
# From the nearest: only the cube for the stone is missing, the price is, there is no room on the map; all else is out of reach.
NEARNESS: Final = (
    ("PH-4.6",),
    ("PH-8.2", "PH-9.1", "PH-10.2", "PH-11.1", "PH-12.1", "PH-13.1"),
    ("PH-12.2",),
    ("PH-8.3", "PH-9.3", "PH-10.3", "PH-11.4", "PH-12.5", "PH-13.3"),
    ("PH-13.4",),
)


def refused(t: Prehistory) -> list[Refusal]:
    """Every action that could be meant now and cannot be done, and why."""
    deeds = [t.deed] if t.season == SUMMER else list(range(len(DEEDS)))
    return [refusal(t, deed) for deed in deeds if not possible(t, deed)]


def possible(t: Prehistory, deed: int) -> bool:
    """Whether anything of an action can be done as the table stands."""
    found: list[Action] = []
    if t.season != SPRING or t.free_stone(deed) != NOTHING:
        acting.offer(t, deed, found)
    return bool(found)


def refusal(t: Prehistory, deed: int) -> Refusal:
    """The nearest rule against an action, the cubes each of which would be enough, and those that can be bought."""
    rule = min((acting.objection(t, action) for action in WAYS[deed]), key=_nearness)
    lacks = [colour for colour in range(len(COLOURS)) if _with_one_more(t, deed, colour)]
    return {
        "deed": DEEDS[deed],
        "rule": rule,
        "lacks": [COLOURS[colour] for colour in lacks],
        "buys": [COLOURS[colour] for colour in range(len(COLOURS)) if _with_purchase(t, deed, colour)],
    }


def _nearness(rule: str) -> int:
    return next((at for at, rules in enumerate(NEARNESS) if rule in rules), len(NEARNESS))


def _with_one_more(t: Prehistory, deed: int, colour: int) -> bool:
    """Whether one more cube of a colour would be enough: a resource in spring, afterwards a marker."""
    other = t.copy()
    cubes = other.me().resources if t.season == SPRING else other.me().markers
    cubes[colour] += 1
    return possible(other, deed)


def _with_purchase(t: Prehistory, deed: int, colour: int) -> bool:
    """Whether a resource that can be bought now would be enough."""
    if t.season != SPRING or development.objection(t, GET_RESOURCE[colour]):
        return False
    other = t.copy()
    development.apply(other, GET_RESOURCE[colour])
    return possible(other, deed)
