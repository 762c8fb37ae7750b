"""Every action of Endless Winter, made once; rules pick from these tables."""

from typing import Final, Literal, TypeAlias, get_args

from trilith.core.action import Action, Actions
from trilith.games.endless_winter.names import (
    CARDS,
    CATCH,
    COLUMNS,
    CULTURES,
    DRAW,
    FIGURES,
    FIRST_CULTURE,
    FIRST_TRIBE,
    FOOD,
    GAINS,
    HEXES,
    IDOL,
    JUNCTURES,
    LEVELS,
    MEGALITH,
    NEIGHBOURS,
    SETUPS,
    SIDES,
    SITE_COLUMNS,
    SITE_ROWS,
    SPECIES,
    TOOL,
    TRACKS,
    TRIBES,
    ZONES,
)

CHOOSE_CHIEF: Final = 0
CHOOSE_SIDE: Final = 1
CHOOSE_SETUP: Final = 2
PLAY: Final = 3
DISCARD: Final = 4
PLACE: Final = 5
TILE: Final = 6
EAT: Final = 7
USE: Final = 8
CALL: Final = 9
CONVERT: Final = 10
RECRUITS: Final = 11
ENLISTS: Final = 12
RITE: Final = 13
BURIES: Final = 14
LEARN: Final = 15
TAKE: Final = 16
PITCH: Final = 17
STEP: Final = 18
SETTLE: Final = 19
UNCOVER: Final = 20
HUNTS: Final = 21
TIPS: Final = 22
BUILD: Final = 23
ASCEND: Final = 24
GAIN: Final = 25
LESSER: Final = 26
DONE: Final = 27
WALK: Final = 28
END: Final = 29
LAY: Final = 30
# For each verb: its name, and what its two numbers are.
ABOUT: Final[tuple[tuple[str, str, str], ...]] = (
    ("chief", "chief", ""),
    ("side", "side", ""),
    ("setup", "setup", ""),
    ("play", "card", ""),
    ("discard", "card", ""),
    ("place", "figure", "column"),
    ("tile", "which", ""),
    ("eat", "", ""),
    ("use", "card", ""),
    ("call", "", ""),
    ("convert", "", ""),
    ("recruit", "tribe", ""),
    ("enlist", "tribe", ""),
    ("rite", "", ""),
    ("bury", "zone", "card"),
    ("learn", "card", ""),
    ("stone", "stone", ""),
    ("camp", "", ""),
    ("move", "from", "hex"),
    ("village", "juncture", ""),
    ("reveal", "", ""),
    ("hunt", "animal", ""),
    ("tip", "animal", ""),
    ("build", "level", "space"),
    ("idol", "track", ""),
    ("gain", "gain", ""),
    ("lesser", "gain", "way"),
    ("done", "", ""),
    ("walk", "", ""),
    ("end", "", ""),
    ("lay", "card", ""),
)
VERBS: Final[tuple[str, ...]] = tuple(verb for verb, _, _ in ABOUT)
# Names in notation. A pack may fill cards and tiles differently, but these names and their order stay.
CARD_NAMES: Final[tuple[str, ...]] = (
    *("gatherer", "experienced_gatherer", "brave", "foraging", "first_tools"),
    *("shaman", "elder", "crafter", "scout", "hunter"),
    *("fire_keeping", "flint_knapping", "hide_tanning", "shared_work", "oral_tradition"),
    *("ancestor_worship", "burial_rites", "cairn_building", "tracking", "snares"),
    *("feasting", "tent_making", "trail_signs", "kinship", "coming_of_age"),
    *("gift_exchange", "star_gazing", "sledges", "totem_carving", "stone_dressing"),
    *("great_hunt", "beast_drive", "smokehouse", "obsidian_trade", "megalithic_order"),
    *("quarrying", "high_ritual", "council_of_elders", "great_migration", "village_founding"),
    *("sacred_ground", "cave_art", "clan_alliance", "adoption", "grand_burial"),
    *("burial_mound", "communal_labor", "master_crafters", "storage_pits", "ritual_hunt"),
)
CHIEF_NAMES: Final[tuple[str, ...]] = (
    "tusk_breaker",
    "thunder_claw",
    "stone_carver",
    "eye_hand",
    "fire_wolf",
)
STONE_NAMES: Final[tuple[str, ...]] = (
    *("village_forest", "village_grassland", "village_mountain", "village_wetland", "village_tundra"),
    *("village_canyon", "village_glacier", "camp_types", "ground_megaliths", "megalith_tiles"),
    *("tipped_mammoth", "tipped_rhino", "tipped_sloth", "tipped_glyptodon", "tipped_sabertooth"),
    *("tipped_bison", "buried", "upper_megaliths", "idol_steps", "distinct_tipped"),
)
ANIMAL_NAMES: Final[tuple[str, ...]] = (
    "mammoth",
    "rhino",
    "sloth",
    "glyptodon",
    "sabertooth",
    "bison",
    "argentavis",
)
SETUP_NAMES: Final[tuple[str, ...]] = tuple(f"setup_{number}" for number in range(1, SETUPS + 1))
OPEN_TILE: Final = 0
NEXT_TILE: Final = 1
WhichTile: TypeAlias = Literal["open", "next"]
WHICH_TILE: Final[tuple[WhichTile, ...]] = get_args(WhichTile)
NO_ANIMAL: Final = SPECIES  # hunted where there is none left

# What a gain of the chain may be taken as: a card, a step on either track, a tool, food.
AS_FOOD: Final = 0
AS_TOOL: Final = 1
AS_OFFERING: Final = 2
AS_HONOR: Final = 3
AS_CARD: Final = 4
Way: TypeAlias = Literal["food", "tool", "offering", "honor", "draw"]
AS: Final[tuple[Way, ...]] = get_args(Way)
LEVEL_OF_AS: Final[tuple[int, ...]] = (FOOD, TOOL, IDOL, IDOL, DRAW)

ACTIONS: Final = Actions()


def _each(verb: int, names: tuple[str, ...], first: int) -> list[Action]:
    """One action of a verb for each of these names, numbered from `first`."""
    return [ACTIONS.add(verb, first + at, 0, f"{VERBS[verb]} {name}") for at, name in enumerate(names)]


def _alone(verb: int) -> Action:
    return ACTIONS.add(verb, 0, 0, VERBS[verb])


TAKE_CHIEF: Final[list[Action]] = _each(CHOOSE_CHIEF, CHIEF_NAMES, 0)
TAKE_SIDE: Final[list[Action]] = _each(CHOOSE_SIDE, SIDES, 0)
TAKE_SETUP: Final[list[Action]] = _each(CHOOSE_SETUP, SETUP_NAMES, 0)
PLAY_CARD: Final[list[Action]] = _each(PLAY, CARD_NAMES, 0)
DISCARD_CARD: Final[list[Action]] = _each(DISCARD, CARD_NAMES, 0)
PLACE_AT: Final[list[list[Action]]] = [
    [
        ACTIONS.add(PLACE, figure, column, f"place {FIGURES[figure]} {name}")
        for column, name in enumerate(COLUMNS)
    ]
    for figure in range(len(FIGURES))
]
TAKE_TILE: Final[list[Action]] = _each(TILE, WHICH_TILE, 0)
EAT_FOOD: Final = _alone(EAT)
USE_CARD: Final[list[Action]] = _each(USE, CARD_NAMES, 0)
CALL_CHIEF: Final = _alone(CALL)
PAY_FOR: Final = _alone(CONVERT)
RECRUIT_ONE: Final[list[Action]] = _each(RECRUITS, CARD_NAMES[FIRST_TRIBE : FIRST_TRIBE + TRIBES], 0)
ENLIST_ONE: Final[list[Action]] = _each(ENLISTS, CARD_NAMES[FIRST_TRIBE : FIRST_TRIBE + TRIBES], 0)
HOLD_RITE: Final = _alone(RITE)
BURY_FROM: Final[list[list[Action]]] = [
    [ACTIONS.add(BURIES, zone, card, f"bury {name} {CARD_NAMES[card]}") for card in range(CARDS)]
    for zone, name in enumerate(ZONES)
]
LEARN_CARD: Final[list[Action]] = _each(
    LEARN, CARD_NAMES[FIRST_CULTURE : FIRST_CULTURE + CULTURES], FIRST_CULTURE
)
TAKE_STONE: Final[list[Action]] = _each(TAKE, STONE_NAMES, 0)
PITCH_CAMP: Final = _alone(PITCH)
MOVES: Final[list[list[Action]]] = [
    [ACTIONS.add(STEP, here, there, f"move {HEXES[here]} {HEXES[there]}") for there in NEIGHBOURS[here]]
    for here in range(len(HEXES))
]
SETTLE_AT: Final[list[Action]] = _each(
    SETTLE, tuple(" ".join(HEXES[hexagon] for hexagon in juncture) for juncture in JUNCTURES), 0
)
UNCOVER_ANIMALS: Final = _alone(UNCOVER)
HUNT_ANIMAL: Final[list[Action]] = _each(HUNTS, (*ANIMAL_NAMES, "nothing"), 0)
TIP_ANIMAL: Final[list[Action]] = _each(TIPS, ANIMAL_NAMES, 0)
BUILD_AT: Final[list[Action]] = [
    ACTIONS.add(BUILD, level, row * SITE_COLUMNS + column, f"build {level + 1} {row + 1} {column + 1}")
    for level in range(LEVELS)
    for row in range(SITE_ROWS)
    for column in range(SITE_COLUMNS)
]
CLIMB: Final[list[Action]] = _each(ASCEND, TRACKS, 0)
GAIN_TOOL: Final = ACTIONS.add(GAIN, TOOL, 0, "gain tool")
GAIN_CARD: Final = ACTIONS.add(GAIN, DRAW, 0, "gain draw")
GAIN_ANIMAL: Final = ACTIONS.add(GAIN, CATCH, 0, "gain catch")
LESSER_AS: Final[list[list[Action]]] = [
    [
        ACTIONS.add(LESSER, gain, way, f"lesser {GAINS[gain]} {AS[way]}")
        for way in range(len(AS))
        if LEVEL_OF_AS[way] < gain
    ]
    for gain in range(MEGALITH + 1)
]
THAT_IS_ALL: Final = _alone(DONE)
WALK_DOWN: Final = _alone(WALK)
END_TURN: Final = _alone(END)
LAY_CARD: Final[list[Action]] = _each(LAY, CARD_NAMES, 0)
