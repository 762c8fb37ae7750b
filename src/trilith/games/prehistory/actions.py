"""Every action of Prehistory, made once; rules pick from these tables."""

from typing import Final

from trilith.core.action import Action, Actions
from trilith.games.prehistory.names import (
    CAMPS,
    COLOURS,
    DEEDS,
    FIELDS,
    FISH,
    GATHER_PLACES,
    MOST_MEMBERS,
    MOST_VALUE,
    PIECES,
    POSITIONS,
    SIDES,
    SLOTS,
    WHEELS,
)

# The first six verbs have the numbers of their deeds.
PAINT: Final = 0
FISH_FOR: Final = 1
GATHER: Final = 2
HUNT: Final = 3
HOLD_CEREMONY: Final = 4
MIGRATE: Final = 5
PASS: Final = 6
SKIP: Final = 7
SET_WEATHER: Final = 8
TAKE_INCOME: Final = 9
PAY: Final = 10
SHAMAN: Final = 11
CARD: Final = 12
NO_CARD: Final = 13
TO: Final = 14
LAY: Final = 15
PICK_CAPSTONE: Final = 16
SPEND_RESOURCE: Final = 17
SPEND_MARKER: Final = 18
SPEND_BONE: Final = 19
SEND: Final = 20
TAKE: Final = 21
LEAVE: Final = 22
CHOOSE: Final = 23
BUILD: Final = 24
CAMP: Final = 25
RECALL: Final = 26
END_TURN: Final = 27
TURN: Final = 28
TURN_WEATHER: Final = 29
BUY_RESOURCE: Final = 30
BUY_MARKER: Final = 31
SELL_RESOURCE: Final = 32
SELL_MARKER: Final = 33
FIRST_FREE: Final = TURN  # the verbs from here on are what development points do at any time
# For each verb: its name, and what its two numbers are.
ABOUT: Final[tuple[tuple[str, str, str], ...]] = (
    ("paint", "piece", ""),
    ("fish", "value", ""),
    ("gather", "place", ""),
    ("hunt", "slot", ""),
    ("ceremony", "value", ""),
    ("migrate", "count", ""),
    ("pass", "", ""),
    ("skip", "", ""),
    ("weather", "position", ""),
    ("income", "", ""),
    ("pay", "colour", ""),
    ("shaman", "colour", "colour_to"),
    ("card", "slot", ""),
    ("no_card", "", ""),
    ("to", "field", ""),
    ("lay", "colour", ""),
    ("capstone", "deed", ""),
    ("spend_resource", "colour", ""),
    ("spend_marker", "colour", ""),
    ("spend_bone", "", ""),
    ("send", "field", ""),
    ("take", "", ""),
    ("leave", "", ""),
    ("choose", "colour", ""),
    ("build", "field", ""),
    ("camp", "camp", ""),
    ("recall", "field", ""),
    ("end", "", ""),
    ("turn", "wheel", "side"),
    ("turn_weather", "", ""),
    ("buy_resource", "colour", ""),
    ("buy_marker", "colour", ""),
    ("sell_resource", "colour", ""),
    ("sell_marker", "colour", ""),
)
VERBS: Final[tuple[str, ...]] = tuple(verb for verb, _, _ in ABOUT)

ACTIONS: Final = Actions()


def _alone(verb: int) -> Action:
    return ACTIONS.add(verb, 0, 0, VERBS[verb])


def _named(verb: int, names: tuple[str, ...]) -> list[Action]:
    """One action for each name."""
    return [ACTIONS.add(verb, at, 0, f"{VERBS[verb]} {name}") for at, name in enumerate(names)]


def _counted(verb: int, count: int) -> list[Action]:
    """One action for each number from 1 on; `first` counts from 0."""
    return [ACTIONS.add(verb, at, 0, f"{VERBS[verb]} {at + 1}") for at in range(count)]


def _moves() -> list[list[Action]]:
    """For each field that a shaman leaves, the ways to all other fields."""
    return [
        [
            ACTIONS.add(SHAMAN, origin, target, f"{VERBS[SHAMAN]} {COLOURS[origin]} {COLOURS[target]}")
            for target in range(len(COLOURS))
            if target != origin
        ]
        for origin in range(len(COLOURS))
    ]


def shaman_move(origin: int, target: int) -> Action:
    """The move of a shaman from one field of the fire to another."""
    return SHAMAN_FROM[origin][target if target < origin else target - 1]


def _turns() -> list[Action]:
    """For each price wheel, both ways to turn it."""
    return [
        ACTIONS.add(TURN, wheel, side, f"{VERBS[TURN]} {WHEELS[wheel]} {SIDES[side]}")
        for wheel in range(len(WHEELS))
        for side in range(len(SIDES))
    ]


PAINT_PIECE: Final[list[Action]] = _named(PAINT, PIECES)
CATCH: Final[list[Action]] = _counted(FISH_FOR, FISH)
GATHER_AT: Final[list[Action]] = _counted(GATHER, GATHER_PLACES)
HUNT_SLOT: Final[list[Action]] = _counted(HUNT, SLOTS)
CEREMONY_OF: Final[list[Action]] = _counted(HOLD_CEREMONY, MOST_VALUE)
MIGRATE_WITH: Final[list[Action]] = _counted(MIGRATE, MOST_MEMBERS)
PASS_ON: Final = _alone(PASS)
SKIP_IT: Final = _alone(SKIP)
WEATHER_AT: Final[list[Action]] = _counted(SET_WEATHER, POSITIONS)
INCOME_NOW: Final = _alone(TAKE_INCOME)
PAY_WITH: Final[list[Action]] = _named(PAY, COLOURS)
SHAMAN_FROM: Final[list[list[Action]]] = _moves()
CARD_AT: Final[list[Action]] = _counted(CARD, SLOTS)
WITHOUT_CARD: Final = _alone(NO_CARD)
TO_FIELD: Final[list[Action]] = _named(TO, FIELDS)
LAY_STONE: Final[list[Action]] = _named(LAY, COLOURS)
CAPSTONE_OF: Final[list[Action]] = _named(PICK_CAPSTONE, DEEDS)
WALK_BY_RESOURCE: Final[list[Action]] = _named(SPEND_RESOURCE, COLOURS)
WALK_BY_MARKER: Final[list[Action]] = _named(SPEND_MARKER, COLOURS)
WALK_BY_BONE: Final = _alone(SPEND_BONE)
SEND_FROM: Final[list[Action]] = _named(SEND, FIELDS)
TAKE_IT: Final = _alone(TAKE)
LEAVE_IT: Final = _alone(LEAVE)
CHOOSE_COLOUR: Final[list[Action]] = _named(CHOOSE, COLOURS)
BUILD_AT: Final[list[Action]] = _named(BUILD, FIELDS)
CAMP_TILE: Final[list[Action]] = _named(CAMP, CAMPS)
RECALL_FROM: Final[list[Action]] = _named(RECALL, FIELDS)
END_OF_TURN: Final = _alone(END_TURN)
TURN_WHEEL: Final[list[Action]] = _turns()
WEATHER_ON: Final = _alone(TURN_WEATHER)
GET_RESOURCE: Final[list[Action]] = _named(BUY_RESOURCE, COLOURS)
GET_MARKER: Final[list[Action]] = _named(BUY_MARKER, COLOURS)
GIVE_RESOURCE: Final[list[Action]] = _named(SELL_RESOURCE, COLOURS)
GIVE_MARKER: Final[list[Action]] = _named(SELL_MARKER, COLOURS)
