"""The shape of what Prehistory shows, made from the tables that its views and events are named by."""

from typing import Final

from trilith.core.schema import (
    COUNT,
    NOTHING,
    NUMBER,
    TEXT,
    Schema,
    list_of,
    name_in,
    number_in,
    one_of,
    record,
    shape,
)
from trilith.games.prehistory.components import MOST_PLAYERS
from trilith.games.prehistory.events import KINDS
from trilith.games.prehistory.names import (
    BOARDS,
    CAMPS,
    COLOURS,
    DEEDS,
    FIELDS,
    MOST_VALUE,
    PAINTING_WHEEL,
    PHASES,
    PIECES,
    POSITIONS,
    SEASONS,
    SOURCES,
    SPECIES,
    SYMBOLS,
    TILES,
    WHEELS,
)

SEAT: Final = number_in(range(MOST_PLAYERS))
COLOUR: Final = shape("Colour")
DEED: Final = shape("Deed")
FIELD: Final = shape("Field")
TILE: Final = shape("Tile")
CAMP: Final = name_in(CAMPS)
POSITION: Final = number_in(range(1, POSITIONS + 1))
PIECE: Final = one_of(TEXT, NOTHING)  # a card or wheel by its id in the components, or none
CUBES: Final = record(dict.fromkeys(COLOURS, COUNT))
SOME_CUBES: Final = record({}, dict.fromkeys(COLOURS, COUNT))
INCOME: Final = one_of(CUBES, record({}))

# What the numbers of events are called, and what they look like.
NUMBERS: Final[dict[str, Schema]] = {
    "year": COUNT,
    "place": COUNT,
    "slot": COUNT,
    "position": POSITION,
    "board": name_in(BOARDS),
    "central": TEXT,
    "wheel": name_in(WHEELS),
    "tile": TILE,
    "prey": TEXT,
    "rite": TEXT,
    "land_tile": TEXT,
    "land": TEXT,
    "field": FIELD,
    "field_to": FIELD,
    "species": name_in(SPECIES),
    "deed": DEED,
    "colour": COLOUR,
    "colour_to": COLOUR,
    "piece": name_in(PIECES),
    "camp": CAMP,
    "source": name_in(SOURCES),
    "count": COUNT,
    "points": COUNT,
    "track": COUNT,
    "value": COUNT,
}
REACHED: Final = record({"field": FIELD, "steps": COUNT})
HALF_MADE: Final = one_of(
    record({}),
    record({"deed": DEED}, {"due": COUNT, "value": COUNT, "moves": COUNT, "count": COUNT}),
    record({"steps_left": COUNT}, {"reach": list_of(REACHED), "field": FIELD, "camp": CAMP, "due": COUNT}),
    record({"resources_due": COUNT, "markers_due": COUNT}),
)
PRICES: Final = record(
    {},
    {
        wheel: record(
            {
                "position": POSITION,
                **dict.fromkeys(
                    ("now", "left", "right"),
                    record(dict.fromkeys(SYMBOLS, COLOUR)) if at == PAINTING_WHEEL else list_of(COLOUR),
                ),
            }
        )
        for at, wheel in enumerate(WHEELS)
    },
)
TRILITH: Final = record({"deed": DEED, "stones": list_of(one_of(COLOUR, NOTHING)), "capstone": SOME_CUBES})
LAND: Final = record(
    {"field": FIELD, "land": TEXT},
    {
        "camp": CAMP,
        "owner": SEAT,
        "waiting": list_of(COUNT),
        "player": SEAT,
        "standing": COUNT,
        "lying": COUNT,
    },
)
BOARD: Final = record(
    {
        "score": NUMBER,
        "board": one_of(name_in(BOARDS), NOTHING),
        "weather": one_of(POSITION, NOTHING),
        "income": INCOME,
        "income_next": INCOME,
        "resources": CUBES,
        "markers": CUBES,
        "bones": COUNT,
        "home": COUNT,
        "on_map": COUNT,
        "in_supply": COUNT,
        "camps_left": list_of(CAMP),
        "track": COUNT,
        "catch": list_of(COUNT),
        "baskets": record({}, dict.fromkeys(TILES, COUNT)),
        "painted": list_of(name_in(PIECES)),
        "hunted": list_of(TEXT),
        "tokens": list_of(name_in(SPECIES)),
        "megaliths": COUNT,
        "shamans": list_of(COLOUR),
        "face_down": list_of(number_in(range(1, MOST_VALUE + 1))),
    },
    {"cards": list_of(TEXT), "final": record(dict.fromkeys(SOURCES, COUNT))},
)
VIEW: Final = record(
    {
        "phase": name_in(PHASES),
        "season": name_in(SEASONS),
        "round": COUNT,
        "turn": one_of(SEAT, NOTHING),
        "order": list_of(SEAT),
        "passed": list_of(SEAT),
        "ceremony_markers": list_of(SEAT),
        "deed": DEED,
        "central": PIECE,
        "steps": one_of(CUBES, record({})),
        "prices": PRICES,
        "triliths": list_of(TRILITH),
        "supply": CUBES,
        "fish": list_of(COUNT),
        "tiles": list_of(record({"price": COLOUR, "tile": one_of(TILE, NOTHING)})),
        "hunting": list_of(PIECE),
        "ceremony": list_of(PIECE),
        "map": list_of(LAND),
        "pending": shape("Pending"),
        "players": list_of(shape("Board")),
    }
)


def _event(kind: str, *fields: str) -> Schema:
    about = {field: NUMBERS[field] for field in fields if field}
    return record({"kind": name_in([kind]), "player": SEAT, "rule": TEXT, **about})


SHAPES: Final[dict[str, Schema]] = {
    "Colour": name_in(COLOURS),
    "Deed": name_in(DEEDS),
    "Field": name_in(FIELDS),
    "Tile": name_in(TILES),
    "Pending": HALF_MADE,
    "Board": BOARD,
    "View": VIEW,
    "Event": one_of(*(_event(*kind) for kind in KINDS)),
}
