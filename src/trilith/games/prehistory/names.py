"""Names for the small ints of Prehistory; the words in quotes are notation and never change."""

from typing import Final, Literal, TypeAlias, get_args

NOTHING: Final = -1  # no card, tile, stone, camp or field here
NO_PLAYER: Final = -1

# Colours of cubes. The action of the same number has this colour.
GREY: Final = 0
BLUE: Final = 1
RED: Final = 2
BROWN: Final = 3
YELLOW: Final = 4
WHITE: Final = 5
Colour: TypeAlias = Literal["grey", "blue", "red", "brown", "yellow", "white"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

# The six deeds round the central wheel, clockwise.
PAINTING: Final = 0
FISHING: Final = 1
GATHERING: Final = 2
HUNTING: Final = 3
CEREMONY: Final = 4
MIGRATION: Final = 5
Deed: TypeAlias = Literal["painting", "fishing", "gathering", "hunting", "ceremony", "migration"]
DEEDS: Final[tuple[Deed, ...]] = get_args(Deed)
STONES: Final = 2  # supporting stones of each trilith

# The four price wheels that development points can turn.
PAINTING_WHEEL: Final = 0
FISHING_WHEEL: Final = 1
HUNTING_WHEEL: Final = 2
MIGRATION_WHEEL: Final = 3
Wheel: TypeAlias = Literal["painting", "fishing", "hunting", "migration"]
WHEELS: Final[tuple[Wheel, ...]] = get_args(Wheel)
POSITIONS: Final = 6  # of every wheel, the weather wheels included
WAYS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
FACING: Final = 3  # segments of a wheel that face the site
LEFT: Final = 0
RIGHT: Final = 1
Side: TypeAlias = Literal["left", "right"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)

BoardName: TypeAlias = Literal["a", "b", "c", "d"]
BOARDS: Final[tuple[BoardName, ...]] = get_args(BoardName)
SHAMANS: Final = 3
Symbol: TypeAlias = Literal["hand", "spiral", "bison", "archer", "sun", "ladder"]
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
PaintingPiece: TypeAlias = Literal["1_1", "1_2", "1_3", "2_1", "2_2", "2_3", "3_1", "3_2", "3_3"]
PIECES: Final[tuple[PaintingPiece, ...]] = get_args(PaintingPiece)
SIDE: Final = 3  # pieces in each row and column
# The rows and columns of the painting, which have a bonus each.
Line: TypeAlias = Literal["row_1", "row_2", "row_3", "column_1", "column_2", "column_3"]
LINES: Final[tuple[Line, ...]] = get_args(Line)
FISH: Final = 3  # values of fish, counted from 1
MOST_VALUE: Final = 3  # of cards
KINDS: Final[tuple[str, ...]] = ("apple", "berry", "nut", "mushroom", "root", "herb")
GATHER_PLACES: Final = 6
# Every kind of gather tile lies in the box plain and with a bone.
TILES: Final[tuple[str, ...]] = tuple(f"{kind}{bone}" for kind in KINDS for bone in ("", "_bone"))
SLOTS: Final = 5  # open hunting cards, and open ceremony cards
Species: TypeAlias = Literal["elephant", "bison", "reindeer", "horse", "bear", "boar"]
SPECIES: Final[tuple[Species, ...]] = get_args(Species)
ANIMAL: Final = 0
FOOTPRINT: Final = 1
PREY: Final[tuple[str, ...]] = ("animal", "footprint")
Camp: TypeAlias = Literal["1", "2", "3", "4", "5", "6", "7"]
CAMPS: Final[tuple[Camp, ...]] = get_args(Camp)
MOST_MEMBERS: Final = 10

# What a ceremony card counts.
METRICS: Final[tuple[str, ...]] = (
    "pieces",
    "rows",
    "columns",
    "fish",
    "track",
    "tiles",
    "kinds",
    "most_of_a_kind",
    "pairs",
    "hunting_cards",
    "animals",
    "footprints",
    "species",
    "most_of_a_species",
    "camps",
    "most_camps",
    "far_camps",
    "members",
    "megaliths",
    "watched_megaliths",
    "ceremonies",
    "other_ceremonies",
    "smallest",
)

# What a reward brings; the last two leave the colour to the player.
GIVES_RESOURCE: Final = 0
GIVES_MARKER: Final = 1
GIVES_BONES: Final = 2
GIVES_POINTS: Final = 3
GIVES_MEMBER: Final = 4
GIVES_ANY_RESOURCE: Final = 5
GIVES_ANY_MARKER: Final = 6
REWARDS: Final[tuple[str, ...]] = ("resource", "marker", "bones", "points", "member")

# Fields of the map: nine rows from a to i, counted from the left; the start camp is in the middle.
RADIUS: Final = 4
ROWS: Final = "abcdefghi"


def _places() -> list[tuple[str, int, int]]:
    """Every field with its name and its axial coordinates."""
    found = []
    for r in range(-RADIUS, RADIUS + 1):
        first = max(-RADIUS, -RADIUS - r)
        for q in range(first, min(RADIUS, RADIUS - r) + 1):
            found.append((f"{ROWS[r + RADIUS]}{q - first + 1}", q, r))
    return found


FIELDS: Final[tuple[str, ...]] = tuple(name for name, _, _ in _places())
COLUMN: Final[tuple[int, ...]] = tuple(q for _, q, _ in _places())
ROW: Final[tuple[int, ...]] = tuple(r for _, _, r in _places())
START: Final = 30  # e5
GROUPS: Final[tuple[str, ...]] = ("near", "middle", "outer")
MAP_TURNS: Final = 3  # a map tile is laid in one of three ways

# What a field is. From FIRST_MEGALITH_C on come the megaliths C, the animal tokens, and the fields with a reward.
PLAIN: Final = 0
CAMPSITE: Final = 1
MEGALITH: Final = 2  # one will be laid here
LAIR: Final = 3  # an animal token will be laid here
START_CAMP: Final = 4
MEGALITH_A: Final = 5
MEGALITH_B: Final = 6
FIRST_MEGALITH_C: Final = 7
MEGALITHS_C: Final = 4
FIRST_TOKEN: Final = 11
FIRST_REWARD: Final = 17

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
END: Final = 4
Season: TypeAlias = Literal["winter", "spring", "summer", "autumn", "end"]
SEASONS: Final[tuple[Season, ...]] = get_args(Season)

# Phases in which a player decides.
WEATHER: Final = 0
INCOME: Final = 1
ACTING: Final = 2
PAYING: Final = 3
DANCING: Final = 4
ARRIVING: Final = 5
LAYING: Final = 6
CAPSTONE: Final = 7
ROAMING: Final = 8
MOVING: Final = 9
TAKING: Final = 10
CHOOSING: Final = 11
BUILDING: Final = 12
RECALLING: Final = 13
LAST_DECISION: Final = 13
# Phases in which luck decides.
DRAWING_ORDER: Final = 14
DRAWING_BOARDS: Final = 15
DRAWING_WHEEL: Final = 16
SETTING_WHEELS: Final = 17
DEALING_TILES: Final = 18
DEALING_HUNTING: Final = 19
DEALING_CEREMONY: Final = 20
LAYING_LAND: Final = 21
DRAWING_MEGALITHS_C: Final = 22
LAYING_MEGALITHS: Final = 23
LAYING_TOKENS: Final = 24
LAST_LUCK: Final = 24
# Phases in which nobody decides.
DEALING: Final = 25
SPRING_BEGINS: Final = 26
ACTED: Final = 27
NEXT_ACTING: Final = 28
NEXT_ROAMING: Final = 29
YEAR_END: Final = 30
OVER: Final = 31
Phase: TypeAlias = Literal[
    "weather",
    "income",
    "acting",
    "paying",
    "dancing",
    "arriving",
    "laying",
    "capstone",
    "roaming",
    "moving",
    "taking",
    "choosing",
    "building",
    "recalling",
    "drawing_order",
    "drawing_boards",
    "drawing_wheel",
    "setting_wheels",
    "dealing_tiles",
    "dealing_hunting",
    "dealing_ceremony",
    "laying_land",
    "drawing_megaliths_c",
    "laying_megaliths",
    "laying_tokens",
    "dealing",
    "spring_begins",
    "acted",
    "next_acting",
    "next_roaming",
    "year_end",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Sources of points in the final scoring.
Source: TypeAlias = Literal[
    "bones",
    "painting",
    "animals",
    "gathering",
    "megaliths_a",
    "megaliths_b",
    "megaliths_c",
    "ceremonies",
]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)

# How many bits a number below 512 has: shamans, pieces and camps are kept as bits.
ONES: Final[tuple[int, ...]] = tuple(number.bit_count() for number in range(512))
