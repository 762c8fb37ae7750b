"""Every action of Stone Age, made once; rules pick from these tables."""

from typing import Final

from trilith.core.action import Action, Actions
from trilith.games.stone_age.names import (
    FIRST_CARD,
    FOREST,
    GOODS,
    HUNT,
    HUT,
    MOST_PEOPLE,
    MOST_TOOL,
    RIVER,
    SPOTS,
    TOOL_PLACES,
    WOOD,
)

PLACE: Final = 0
TAKE: Final = 1
BUY: Final = 2
LEAVE: Final = 3
TOOL: Final = 4
ONE_USE: Final = 5
KEEP: Final = 6
PAY: Final = 7
DONE: Final = 8
PICK: Final = 9
REDEEM: Final = 10
CHOOSE: Final = 11
STARVE: Final = 12
# For each verb: its name, and what its two numbers are.
ABOUT: Final[tuple[tuple[str, str, str], ...]] = (
    ("place", "spot", "people"),
    ("take", "spot", ""),
    ("buy", "spot", ""),
    ("leave", "spot", ""),
    ("tool", "place", ""),
    ("one_use", "value", ""),
    ("keep", "", ""),
    ("pay", "good", ""),
    ("done", "", ""),
    ("pick", "face", ""),
    ("redeem", "", ""),
    ("choose", "good", ""),
    ("starve", "", ""),
)
VERBS: Final[tuple[str, ...]] = tuple(verb for verb, _, _ in ABOUT)

RINGS: Final = 7  # at the four places that bring resources
DIE_FACES: Final = 6
ACTIONS: Final = Actions()


def _numbers(spot: int) -> list[int]:
    """SA-3.5, SA-3.6, SA-3.7, SA-3.8, SA-3.9, SA-3.10, SA-3.11: how many people one placing brings to a place."""
    if spot == HUNT:
        return list(range(1, MOST_PEOPLE + 1))
    if FOREST <= spot <= RIVER:
        return list(range(1, RINGS + 1))
    return [2] if spot == HUT else [1]


def _placements(spot: int) -> list[list[Action]]:
    """For each number of people who would fit, the placings that are possible."""
    made = [ACTIONS.add(PLACE, spot, people, f"place {SPOTS[spot]} {people}") for people in _numbers(spot)]
    return [[action for action in made if action.second <= room] for room in range(MOST_PEOPLE + 1)]


def _of_spot(verb: int, spot: int) -> Action:
    return ACTIONS.add(verb, spot, 0, f"{VERBS[verb]} {SPOTS[spot]}")


def _of_good(verb: int, good: int) -> Action:
    return ACTIONS.add(verb, good, 0, f"{VERBS[verb]} {GOODS[good]}")


PLACEMENTS: Final[list[list[list[Action]]]] = [_placements(spot) for spot in range(len(SPOTS))]
TAKE_AT: Final[list[Action]] = [_of_spot(TAKE, spot) for spot in range(FIRST_CARD)]
BUY_AT: Final[list[Action]] = [_of_spot(BUY, spot) for spot in range(FIRST_CARD, len(SPOTS))]
LEAVE_AT: Final[list[Action]] = [_of_spot(LEAVE, spot) for spot in range(FIRST_CARD, len(SPOTS))]
USE_TOOL: Final[list[Action]] = [
    ACTIONS.add(TOOL, place, 0, f"tool {place + 1}") for place in range(TOOL_PLACES)
]
USE_ONCE: Final[list[Action]] = [
    ACTIONS.add(ONE_USE, value, 0, f"one_use {value}") for value in range(1, MOST_TOOL + 1)
]
KEEP_ROLL: Final = ACTIONS.add(KEEP, 0, 0, "keep")
PAY_WITH: Final[list[Action]] = [_of_good(PAY, good) for good in range(WOOD, len(GOODS))]
PAID_ENOUGH: Final = ACTIONS.add(DONE, 0, 0, "done")
PICK_DIE: Final[list[Action]] = [
    ACTIONS.add(PICK, face, 0, f"pick {face}") for face in range(1, DIE_FACES + 1)
]
REDEEM_CARD: Final = ACTIONS.add(REDEEM, 0, 0, "redeem")
CHOOSE_GOOD: Final[list[Action]] = [_of_good(CHOOSE, good) for good in range(WOOD, len(GOODS))]
GO_HUNGRY: Final = ACTIONS.add(STARVE, 0, 0, "starve")
LEAVE_HUT: Final = _of_spot(LEAVE, HUT)
