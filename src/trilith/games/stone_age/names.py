"""Names for the small ints of Stone Age; the words in quotes are notation and never change."""

from typing import Final, Literal, TypeAlias, get_args

# Goods. The first five places bring the good of the same number.
FOOD: Final = 0
WOOD: Final = 1
BRICK: Final = 2
STONE: Final = 3
GOLD: Final = 4
Good: TypeAlias = Literal["food", "wood", "brick", "stone", "gold"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)

# Places on the board.
HUNT: Final = 0
FOREST: Final = 1
CLAY_PIT: Final = 2
QUARRY: Final = 3
RIVER: Final = 4
TOOL_MAKER: Final = 5
HUT: Final = 6
FIELD: Final = 7
FIRST_CARD: Final = 8  # the rightmost card, which costs one resource
FIRST_BUILDING: Final = 12
Spot: TypeAlias = Literal[
    "hunt",
    "forest",
    "clay_pit",
    "quarry",
    "river",
    "tool_maker",
    "hut",
    "field",
    "card_1",
    "card_2",
    "card_3",
    "card_4",
    "building_1",
    "building_2",
    "building_3",
    "building_4",
]
SPOTS: Final[tuple[Spot, ...]] = get_args(Spot)
SLOTS: Final = 4  # cards lying open
NOTHING: Final = -1  # no card or building lies here

FACES: Final = 7  # a die's faces are counted from 1

# Shape of a player's board.
TOOL_PLACES: Final = 3
MOST_PEOPLE: Final = 10
MOST_TOOL: Final = 4
MOST_PAID: Final = 7  # resources for a building that takes any number

# Phases in which a player decides.
PLACING: Final = 0
ACTING: Final = 1
TOOLING: Final = 2
PAYING: Final = 3
SHARING: Final = 4
CHOOSING: Final = 5
FEEDING: Final = 6
LAST_DECISION: Final = 6
# Phases in which luck decides.
SETTING_UP: Final = 7
DEALING: Final = 8
REVEALING: Final = 9
ROLLING: Final = 10
ROLLING_FOR_ALL: Final = 11
DRAWING: Final = 12
LAST_LUCK: Final = 12
# Phases in which nobody decides.
HARVEST: Final = 13
ROUND_END: Final = 14
OVER: Final = 15
Phase: TypeAlias = Literal[
    "placing",
    "acting",
    "tooling",
    "paying",
    "sharing",
    "choosing",
    "feeding",
    "setting_up",
    "dealing",
    "revealing",
    "rolling",
    "rolling_for_all",
    "drawing",
    "harvest",
    "round_end",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Upper halves of civilization cards.
DICE_FOR_ALL: Final = 0
GIVES_FOOD: Final = 1
GIVES_RESOURCE: Final = 2
RESOURCE_ROLL: Final = 3
GIVES_POINTS: Final = 4
GIVES_TOOL: Final = 5
GIVES_FIELD: Final = 6
EXTRA_CARD: Final = 7
ONE_USE_TOOL: Final = 8
RESOURCES_OF_CHOICE: Final = 9
EFFECTS: Final[tuple[str, ...]] = (
    "dice_for_all",
    "food",
    "resource",
    "resource_roll",
    "points",
    "tool",
    "field",
    "extra_card",
    "one_use_tool",
    "resources_of_choice",
)

# Lower halves: a green culture symbol, or figures on sand.
SYMBOLS: Final[tuple[str, ...]] = (
    "healing",
    "art",
    "writing",
    "pottery",
    "time",
    "transport",
    "music",
    "weaving",
)
NO_SYMBOL: Final = -1
FARMER: Final = 0
TOOLMAKER: Final = 1
BUILDER: Final = 2
SHAMAN: Final = 3
FIGURES: Final[tuple[str, ...]] = ("farmer", "toolmaker", "builder", "shaman")
NO_FIGURE: Final = -1

# What a building asks for.
FIXED: Final = 0
EXACT: Final = 1
FREE: Final = 2
PRICES: Final[tuple[str, ...]] = ("fixed", "exact", "free")

# Faces of a die when everyone takes one.
Face: TypeAlias = Literal["1", "2", "3", "4", "5", "6"]
TOOL_FACE: Final = 5
FIELD_FACE: Final = 6

# Sources of points in the final scoring.
Source: TypeAlias = Literal[
    "symbols",
    "second_symbols",
    "farmers",
    "toolmakers",
    "builders",
    "shamans",
    "resources",
]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
