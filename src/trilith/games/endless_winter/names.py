"""Names for the small ints of Endless Winter; the words in quotes are notation and never change."""

from typing import Final, Literal, TypeAlias, get_args

NOTHING: Final = -1
FACE_DOWN: Final = -2  # an ice find that nobody has seen

# What can be gained. The first five form the chain of lesser incomes, the least first.
FOOD: Final = 0
TOOL: Final = 1
IDOL: Final = 2
DRAW: Final = 3
MEGALITH: Final = 4
FEAST: Final = 5
LABOUR: Final = 6
CULTURE: Final = 7
ANIMAL: Final = 8
CATCH: Final = 9
REVEAL: Final = 10
TIP: Final = 11
BURY: Final = 12
CAMP: Final = 13
MOVE: Final = 14
VILLAGE: Final = 15
RECRUIT: Final = 16
ENLIST: Final = 17
STONE: Final = 18
POINTS: Final = 19
NEUTRAL: Final = 20
Gain: TypeAlias = Literal[
    "food",
    "tool",
    "idol",
    "draw",
    "megalith",
    "feast",
    "labour",
    "culture",
    "animal",
    "catch",
    "reveal",
    "tip",
    "bury",
    "camp",
    "move",
    "village",
    "recruit",
    "enlist",
    "stone",
    "points",
    "neutral",
]
GAINS: Final[tuple[Gain, ...]] = get_args(Gain)
CARD: Final = 21  # only as a price
PRICES: Final[tuple[str, ...]] = (*GAINS, "card")
HALVES: Final = 2  # of one labour

# Kinds of cards. Their order, and how many there are of each, is the same in every pack.
START_KINDS: Final = 5
TRIBES: Final = 5
FIRST_TRIBE: Final = 5
FIRST_CULTURE: Final = 10
CULTURES: Final = 40
SECOND_ERA: Final = 30  # the first culture card of the second era
CARDS: Final = 50
CHIEFS: Final = 5
GROUPS: Final[tuple[str, ...]] = ("start", "start_culture", "tribe", "culture_1", "culture_2")

# Places for figures.
INITIATE: Final = 0
DEVELOP: Final = 1
MIGRATE: Final = 2
HUNT: Final = 3
REST: Final = 4
ANYWHERE: Final = 5
NO_COLUMN: Final = -1
Trail: TypeAlias = Literal["initiate", "develop", "migrate", "hunt"]
TRAILS: Final[tuple[Trail, ...]] = get_args(Trail)
Column: TypeAlias = Literal[Trail, "rest"]
COLUMNS: Final[tuple[Column, ...]] = get_args(Column)
WHERE: Final[tuple[str, ...]] = (*COLUMNS, "any")
HOME: Final = -1
MEMBER: Final = 0
CHIEF: Final = 1
Figure: TypeAlias = Literal["member", "chief"]
FIGURES: Final[tuple[Figure, ...]] = get_args(Figure)
CHIEF_FIGURE: Final = 2  # of the three figures, the last is the chief's
TURNS: Final = 3

Side: TypeAlias = Literal["a", "b"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
Zone: TypeAlias = Literal["hand", "discard", "played"]
ZONES: Final[tuple[Zone, ...]] = get_args(Zone)
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_PLAYED: Final = 2
OFFERING: Final = 0
HONOR: Final = 1
Track: TypeAlias = Literal["offering", "honor"]
TRACKS: Final[tuple[Track, ...]] = get_args(Track)
SPECIES: Final = 7
STONES: Final = 20
SETUPS: Final = 5
NEUTRAL_PIECE: Final = 0  # on the building site; a player's pieces are seat + 1, and NOTHING is no piece

# What sacred stones count.
COUNTS: Final[tuple[str, ...]] = (
    "villages",
    "camps",
    "ground",
    "tiles",
    "tipped",
    "buried",
    "upper",
    "idols",
    "kinds_tipped",
)
COUNTS_VILLAGES: Final = 0
COUNTS_CAMPS: Final = 1
COUNTS_GROUND: Final = 2
COUNTS_TILES: Final = 3
COUNTS_TIPPED: Final = 4
COUNTS_BURIED: Final = 5
COUNTS_UPPER: Final = 6
COUNTS_IDOLS: Final = 7

# Phases in which a player decides.
CHOOSING_CHIEF: Final = 0
CHOOSING_SIDE: Final = 1
CHOOSING_SETUP: Final = 2
PLAYING: Final = 3
TOP: Final = 4
MIDDLE: Final = 5
BOTTOM: Final = 6
TAKING_TILE: Final = 7
RESTING: Final = 8
LEAVING: Final = 9
LAYING: Final = 10
ECLIPSE: Final = 11
# Phases in which only luck decides, or nobody.
SETTING_UP: Final = 12
PREPARING: Final = 13
OVER: Final = 14
Phase: TypeAlias = Literal[
    "choosing_chief",
    "choosing_side",
    "choosing_setup",
    "playing",
    "top",
    "middle",
    "bottom",
    "taking_tile",
    "resting",
    "leaving",
    "laying",
    "eclipse",
    "setting_up",
    "preparing",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# What luck decides now, whatever the phase.
NO_LUCK: Final = 0
STONE_DEALT: Final = 1
CULTURE_DEALT: Final = 2
PATTERN_DRAWN: Final = 3
TILE_DRAWN: Final = 4
EXTRA_DRAWN: Final = 5
TERRAIN_DRAWN: Final = 6
REST_TILE_DRAWN: Final = 7
ORDER_DRAWN: Final = 8
CHIEF_DEALT: Final = 9
SETUP_DEALT: Final = 10
CARD_DRAWN: Final = 11
ANIMAL_DEALT: Final = 12
ANIMAL_CAUGHT: Final = 13
ICE_FOUND: Final = 14
Luck: TypeAlias = Literal[
    "none",
    "stone",
    "culture",
    "pattern",
    "tile",
    "extra",
    "terrain",
    "rest_tile",
    "order",
    "chief",
    "setup",
    "card",
    "animal",
    "caught",
    "ice_find",
]
LUCK: Final[tuple[Luck, ...]] = get_args(Luck)

# Steps of a player's eclipse.
BY_ORDER: Final = 0
BY_TRIBE: Final = 1
BY_LAND: Final = 2
BY_BOARD: Final = 3
EclipseStep: TypeAlias = Literal["order", "tribe", "land", "board"]
ECLIPSE_STEPS: Final[tuple[EclipseStep, ...]] = get_args(EclipseStep)

# Set-up: dealt at random, or chosen.
DEALT_SETUP: Final = 0
CHOSEN_SETUPS: Final = 1
CHOSEN_CHIEFS: Final = 2

# The building site.
SITE_ROWS: Final = 9
SITE_COLUMNS: Final = 12
LEVELS: Final = 4  # 40 megaliths cannot reach a fifth
TILE_SIDE: Final = 3
PLACES: Final = 4

# The land: rows of three, four, five, four and three hexes; the one in the middle is the base tile.
HEXES: Final[tuple[str, ...]] = tuple(
    f"{row}{number}"
    for row, length in zip("abcde", (3, 4, 5, 4, 3), strict=True)
    for number in range(1, length + 1)
)
BASE: Final = 9


def _cube(hexagon: int) -> tuple[int, int]:
    """A hex's place in axial coordinates, the base tile at the origin."""
    row = "abcde".index(HEXES[hexagon][0])
    return int(HEXES[hexagon][1]) - 1 - min(2, row), row - 2


def _adjacent(one: int, other: int) -> bool:
    q = _cube(one)[0] - _cube(other)[0]
    r = _cube(one)[1] - _cube(other)[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(other for other in range(len(HEXES)) if _adjacent(one, other)) for one in range(len(HEXES))
)
JUNCTURES: Final[tuple[tuple[int, ...], ...]] = tuple(
    (one, two, three)
    for one in range(len(HEXES))
    for two in range(one + 1, len(HEXES))
    for three in range(two + 1, len(HEXES))
    if _adjacent(one, two) and _adjacent(one, three) and _adjacent(two, three)
    if BASE not in (one, two, three)
)

# Sources of points in the final scoring.
Source: TypeAlias = Literal["offering", "honor", "cards", "animals"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
# And before it; of sacred stones a kind of event tells.
FROM_MEGALITHS: Final = 4
FROM_IDOLS: Final = 5
FROM_ELSEWHERE: Final = 6
PointSource: TypeAlias = Literal[Source, "megaliths", "idols", "other"]
