"""The shape of what Endless Winter shows, made from the tables that its views and events are named by."""

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
from trilith.games.endless_winter.events import KINDS, UNSEEN, WAYS, juncture_name
from trilith.games.endless_winter.names import (
    COLUMNS,
    ECLIPSE_STEPS,
    FIGURES,
    GAINS,
    HEXES,
    JUNCTURES,
    LEVELS,
    LUCK,
    PHASES,
    REST,
    SIDES,
    SITE_COLUMNS,
    SITE_ROWS,
    SOURCES,
    TRACKS,
    ZONES,
)

MOST_SEATS: Final = 4
SEAT: Final = number_in(range(MOST_SEATS))
PIECE: Final = one_of(TEXT, NOTHING)  # something by its id in the components, or nothing
LABOUR: Final[Schema] = {"type": "number", "minimum": 0}
HEX: Final = shape("Hex")
COUNTS: Final[Schema] = {"type": "object", "additionalProperties": COUNT}  # by id in the components
CARDS: Final = list_of(TEXT)
LEVEL: Final = number_in(range(1, LEVELS + 1))
ROW: Final = number_in(range(1, SITE_ROWS + 1))
COLUMN: Final = number_in(range(1, SITE_COLUMNS + 1))
JUNCTURE: Final = name_in(juncture_name(at) for at in range(len(JUNCTURES)))

# What the numbers of events are called, and what they look like.
FIELDS: Final[dict[str, Schema]] = {
    **dict.fromkeys(("card", "tribe", "stone", "animal", "terrain", "pattern", "site_tile"), TEXT),
    **dict.fromkeys(("rest_tile", "ice_find", "chief", "setup"), TEXT),
    **dict.fromkeys(("round", "count", "reached", "slot", "site_place", "place"), COUNT),
    "points": NUMBER,
    "hex": HEX,
    "from": HEX,
    "juncture": JUNCTURE,
    "side": name_in(SIDES),
    "column": name_in(COLUMNS),
    "figure": name_in(FIGURES),
    "track": name_in(TRACKS),
    "zone": name_in(ZONES),
    "source": name_in(SOURCES),
    "step": name_in(ECLIPSE_STEPS),
    "way": name_in(WAYS),
    "labour": LABOUR,
    "level": LEVEL,
}
SITE: Final = record(
    {
        "pattern": PIECE,
        "tiles": list_of(record({"tile": PIECE, "row": ROW, "column": COLUMN})),
        "pieces": list_of(
            record({"level": LEVEL, "row": ROW, "column": COLUMN, "owner": one_of(SEAT, NOTHING)})
        ),
    }
)
LAND: Final = record(
    {"hex": HEX, "terrain": PIECE, "camps": list_of(COUNT), "influence": list_of(COUNT)}, {"ice_find": PIECE}
)
HALF_MADE: Final = record(
    {},
    {
        "column": name_in(COLUMNS),
        "figure": name_in(FIGURES),
        "labour": LABOUR,
        "chief_ready": YES_OR_NO,
        "ready": CARDS,
        "gains": record({}, dict.fromkeys(GAINS, COUNT)),
        "offer": TEXT,
        "due": COUNT,
        "rest_tile": TEXT,
    },
)
BOARD: Final = record(
    {
        **dict.fromkeys(("score", "food", "food_limit", "tools"), COUNT),
        **dict.fromkeys(("camps_left", "villages_left", "megaliths_left"), COUNT),
        **dict.fromkeys(("offering", "honor", "honor_rank"), COUNT),
        "chief": PIECE,
        "side": one_of(name_in(SIDES), NOTHING),
        "figures": list_of(one_of(name_in(COLUMNS), NOTHING)),
        "chief_figure": one_of(name_in(COLUMNS), NOTHING),
        "animals": COUNTS,
        "tipped": COUNTS,
        "stones": list_of(record({"stone": TEXT, "points": COUNT})),
        "played": CARDS,
        "discard": CARDS,
        **dict.fromkeys(("hand_count", "draw_count", "pile_count", "buried_count"), COUNT),
    },
    {
        "strength": LABOUR,
        "pile": CARDS,
        "hand": CARDS,
        "buried": CARDS,
        "final": record(dict.fromkeys(SOURCES, COUNT)),
    },
)
VIEW: Final = record(
    {
        "phase": name_in(PHASES),
        "luck": name_in(LUCK),
        "round": COUNT,
        "turn": one_of(SEAT, NOTHING),
        "order": list_of(SEAT),
        "figures_placed": one_of(COUNT, NOTHING),
        "eclipse_step": one_of(name_in(ECLIPSE_STEPS), NOTHING),
        "columns": record(
            dict.fromkeys(COLUMNS[:REST], record({"first": one_of(SEAT, NOTHING), "figures": list_of(SEAT)}))
        ),
        "display": list_of(PIECE),
        "culture_left": list_of(COUNT),
        "tribes": COUNTS,
        "hunting_ground": COUNTS,
        "wild": COUNT,
        "stones": list_of(TEXT),
        "land": list_of(shape("Land")),
        "villages": list_of(record({"juncture": JUNCTURE, "owner": SEAT})),
        "site": shape("Site"),
        "rest_tile": PIECE,
        "rest_stack": COUNT,
        "offers": list_of(TEXT),
        "pending": shape("Pending"),
        "players": list_of(shape("Board")),
    }
)


def _event(kind: str, *fields: str) -> Schema:
    about = {field: FIELDS[field] for field in fields if field and field != "space"}
    if "space" in fields:
        about.update({"row": ROW, "column": COLUMN})
    return record({"kind": name_in([kind]), "player": SEAT, "rule": TEXT, **about})


SHAPES: Final[dict[str, Schema]] = {
    "Hex": name_in(HEXES),
    "Land": LAND,
    "Site": SITE,
    "Pending": HALF_MADE,
    "Board": BOARD,
    "View": VIEW,
    "Event": one_of(
        *(_event(kind, first, second) for kind, first, second, _ in KINDS), *map(_event, UNSEEN.values())
    ),
}
