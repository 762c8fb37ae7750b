"""The shape of what Stone Age shows, made from the tables that its views and events are named by."""

from typing import Final

from trilith.core.schema import (
    COUNT,
    NOTHING,
    NUMBER,
    TEXT,
    YES_OR_NO,
    Schema,
    list_of,
    name_in,
    number_in,
    one_of,
    record,
    shape,
)
from trilith.games.stone_age.actions import DIE_FACES
from trilith.games.stone_age.events import KINDS, REASONS
from trilith.games.stone_age.names import (
    FIRST_BUILDING,
    GOODS,
    MOST_PEOPLE,
    MOST_TOOL,
    PHASES,
    SLOTS,
    SOURCES,
    SPOTS,
    TOOL_PLACES,
)

SEAT: Final = number_in(range(len(SPOTS) - FIRST_BUILDING))  # there is a stack of buildings for each player
GOOD: Final = shape("Good")
SPOT: Final = shape("Spot")
DICE: Final = list_of(number_in(range(1, DIE_FACES + 1)))
PIECE: Final = one_of(TEXT, NOTHING)  # a card or building by its id in the components, or none
GOODS_COUNTED: Final = record(dict.fromkeys(GOODS, COUNT))

# What the numbers of events are called, and what they look like.
FIELDS: Final[dict[str, Schema]] = {
    "round": COUNT,
    "slot": number_in(range(1, SLOTS + 1)),
    "from": number_in(range(1, SLOTS + 1)),
    "stack": number_in(range(1, SLOTS + 1)),
    "place": number_in(range(1, TOOL_PLACES + 1)),
    "card": TEXT,
    "building": TEXT,
    "spot": SPOT,
    "good": GOOD,
    "people": number_in(range(MOST_PEOPLE + 1)),
    "value": number_in(range(1, MOST_TOOL + 1)),
    "level": COUNT,
    "dice": DICE,
    "count": COUNT,
    "points": NUMBER,
    "face": name_in(str(face) for face in range(1, DIE_FACES + 1)),
    "reason": name_in(REASONS),
    "source": name_in(SOURCES),
}
HALF_MADE: Final = one_of(
    record({}),
    record({"spot": SPOT, "good": GOOD, "dice": COUNT}),
    record({"spot": SPOT, "good": GOOD, "pips": COUNT}),
    record({"spot": SPOT, "due": COUNT, "paid": GOODS_COUNTED}),
    record({"dice": DICE}),
    record({"due": COUNT, "paid": GOODS_COUNTED}),
)
BOARD: Final = record(
    {
        "score": NUMBER,
        "people": COUNT,
        "home": COUNT,
        "placed": record({}, dict.fromkeys(SPOTS, COUNT)),
        "track": COUNT,
        "goods": GOODS_COUNTED,
        "fed": NUMBER,
        "full": list_of(SPOT),
        "tools": list_of(record({"value": COUNT, "used": YES_OR_NO})),
        "buildings": list_of(TEXT),
        "open_cards": list_of(TEXT),
        "face_down": COUNT,
    },
    {"cards": list_of(TEXT), "final": record(dict.fromkeys(SOURCES, COUNT))},
)
VIEW: Final = record(
    {
        "phase": name_in(PHASES),
        "round": COUNT,
        "starter": SEAT,
        "turn": one_of(SEAT, NOTHING),
        "display": list_of(PIECE),
        "pile": COUNT,
        "buildings": list_of(record({"top": PIECE, "left": COUNT})),
        "pending": shape("Pending"),
        "players": list_of(shape("Board")),
    }
)


def _event(kind: str, *fields: str) -> Schema:
    about = {field: FIELDS[field] for field in fields if field}
    return record({"kind": name_in([kind]), "player": SEAT, "rule": TEXT, **about})


SHAPES: Final[dict[str, Schema]] = {
    "Good": name_in(GOODS),
    "Spot": name_in(SPOTS),
    "Pending": HALF_MADE,
    "Board": BOARD,
    "View": VIEW,
    "Event": one_of(*(_event(*kind) for kind in KINDS), _event("drew_unseen")),
}
