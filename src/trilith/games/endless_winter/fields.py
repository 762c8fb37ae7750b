"""What a position of Endless Winter consists of, each field once: `make fields` makes attributes.py of it, the codec reads it."""

from typing import Final

from trilith.core.fields import PENDING, PILES, SETS, Field, number, pieces, row, shared_row
from trilith.core.forms import (
    BY_HAND,
    FOLLOWS,
    Bag,
    Bits,
    Counts,
    Flag,
    Named,
    Numbers,
    Owners,
    Piece,
    Pieces,
    Scope,
    Seat,
    Seats,
    Whole,
    at_table,
)
from trilith.games.endless_winter.actions import CARD_NAMES
from trilith.games.endless_winter.names import (
    CHIEFS,
    COLUMNS,
    FIGURES,
    FIRST_TRIBE,
    GAINS,
    HEXES,
    JUNCTURES,
    LUCK,
    PHASES,
    PLACES,
    REST,
    SETUPS,
    SIDES,
    SITE_COLUMNS,
    TRIBES,
    TURNS,
)

SETUP_WAYS: Final[tuple[str, ...]] = ("dealt", "chosen_setups", "chosen_chiefs")
JUNCTURE_NAMES: Final[tuple[str, ...]] = tuple(
    " ".join(HEXES[hexagon] for hexagon in juncture) for juncture in JUNCTURES
)
TRIBE_NAMES: Final[tuple[str, ...]] = tuple(CARD_NAMES[FIRST_TRIBE : FIRST_TRIBE + TRIBES])
START_SPACES: Final[tuple[str, ...]] = tuple(str(at) for at in range(SITE_COLUMNS * PLACES))
HELD: Final = Bag(CARD_NAMES)
OPTIONS: Final = "options"
SITE: Final = "site"
REST_TILES: Final = "rest_tiles"


def effects(scope: Scope) -> tuple[str, ...]:
    """Every effect by its card, or by its chief and side."""
    chiefs = scope.names("chief_names")
    return (*CARD_NAMES, *(f"{chief}_{side}" for chief in chiefs for side in SIDES))


PLAYER: Final[tuple[Field, ...]] = (
    number("score", Whole()),
    number("food", Whole()),
    number("tools", Whole()),
    number(
        "camps_left", FOLLOWS, "still on the player's board, where they cover the food track", "box.camps"
    ),
    number("built", Whole(), "megaliths, the neutral ones first"),
    number("offering", Whole()),
    number("honor", Whole()),
    number("honor_place", Whole(), "on its level, from the left"),
    number("chief", Piece("chief_names"), start="NOTHING"),
    number("side", Piece(SIDES), start="NOTHING"),
    number("setup", Piece("setup_names"), start="NOTHING"),
    row(
        "figures",
        "[HOME] * TURNS",
        Pieces(COLUMNS, TURNS),
        "where the tribe's two and the chief's are, or HOME",
    ),
    shared_row("camps", "[0] * len(HEXES)", Counts(HEXES), "on each hex"),
    shared_row("animals", "[0] * SPECIES", Counts("animal_names"), "living ones, by kind"),
    shared_row("tipped", "[0] * SPECIES", Counts("animal_names")),
    pieces("stones", Pieces("stone_names"), "in the order in which they were taken"),
    pieces("hand", HELD),
    pieces("draw", HELD, "a bag, not an order"),
    pieces("discard", HELD),
    pieces("played", HELD, "above the board in this turn"),
    pieces("pile", HELD, "the eclipse pile"),
    pieces("buried", HELD, "before everyone's eyes"),
    pieces("secret", HELD, "buried from the hand; only their owner knows which", key="buried_unseen"),
    pieces("known", HELD, "of hand, hidden eclipse pile and secret grave, what everyone knows to be there"),
    Field(
        "graves", SETS, "()", BY_HAND, "for each secret burial, the cards among which everyone knows it to be"
    ),
)

TABLE: Final[tuple[Field, ...]] = (
    number("setup", Named(SETUP_WAYS), "DEALT_SETUP, CHOSEN_SETUPS or CHOSEN_CHIEFS", group=OPTIONS),
    number("with_ice", Flag(), group=OPTIONS, key="ice_finds"),
    number("with_rest", Flag(), group=OPTIONS, key="rest_tiles"),
    number("phase", Named(PHASES), start="SETTING_UP"),
    number("luck", Named(LUCK), "what luck decides now, if it does", "NO_LUCK"),
    number("left", Whole(), "cards that luck still brings"),
    number("round", Whole(), start="1"),
    shared_row("order", "[]", Seats(), "seats, the first to move first"),
    number("turn", Seat(), "whoever decides, or for whom luck decides"),
    number("at", Whole(), "that player's place in the order"),
    number("step", Whole(), "turns everyone has had in this round, or the step of the player's eclipse"),
    pieces("offers", Numbers(max(CHIEFS, SETUPS) - 1), "chiefs or set-up cards lying open to be chosen"),
    shared_row(
        "display", "[NOTHING] * box.display", Pieces(CARD_NAMES, "display"), "open culture cards, or NOTHING"
    ),
    Field(
        "culture_piles",
        PILES,
        "[tuple(range(FIRST_CULTURE, SECOND_ERA)), tuple(range(SECOND_ERA, CARDS))]",
        FOLLOWS,
        "those nobody has seen, by era: bags, not orders",
    ),
    shared_row(
        "tribe_piles",
        "list(box.card_copies[FIRST_TRIBE : FIRST_TRIBE + TRIBES])",
        FOLLOWS,
        "how many of each kind",
    ),
    pieces("wild", FOLLOWS, "the animals of the pile: a bag", "box.animals"),
    shared_row(
        "ground",
        "[0] * SPECIES",
        Counts("animal_names"),
        "animals on the hunting ground, by kind",
        key="hunting_ground",
    ),
    pieces("stones", Bag("stone_names"), "sacred stones that can be taken"),
    pieces("unseen_stones", FOLLOWS, start="tuple(range(STONES))"),
    shared_row(
        "land",
        "[NOTHING] * len(HEXES)",
        Pieces("terrain_names", len(HEXES)),
        "the terrain of each hex, or NOTHING",
    ),
    pieces("unplaced", Bag("terrain_names"), "terrain tiles that will be laid"),
    pieces("spare", FOLLOWS, "terrain tiles of which some will be added"),
    shared_row(
        "villages",
        "[NOTHING] * len(JUNCTURES)",
        Owners(JUNCTURE_NAMES),
        "who has one at each juncture, or NOTHING",
    ),
    shared_row(
        "ice",
        "[NOTHING] * len(HEXES)",
        BY_HAND,
        "the ice find on each hex, FACE_DOWN or NOTHING",
        key="ice_finds",
    ),
    pieces("unseen_ice", FOLLOWS),
    number("pattern", Piece("pattern_names"), "of the building site, or NOTHING", "NOTHING", group=SITE),
    shared_row(
        "tiles",
        "[NOTHING] * PLACES",
        Pieces("tile_names", PLACES),
        "the tile on each of its places, or NOTHING",
        group=SITE,
    ),
    shared_row(
        "site",
        "[]",
        BY_HAND,
        "what lies on each position: NEUTRAL_PIECE, a seat + 1, or NOTHING",
        group=SITE,
        key="pieces",
    ),
    number(
        "rest_open",
        Piece("rest_names"),
        "the rest tile to be had in this round, or NOTHING",
        "NOTHING",
        group=REST_TILES,
        key="open",
    ),
    number(
        "rest_held",
        Piece("rest_names"),
        "the one a player has in this turn",
        "NOTHING",
        group=REST_TILES,
        key="held",
    ),
    pieces("unseen_rest", FOLLOWS, "tiles at the top of the stack, a bag"),
    pieces(
        "under",
        Pieces("rest_names"),
        "tiles put back under the stack, the next to come first",
        group=REST_TILES,
    ),
    shared_row(
        "first_in",
        "[NOTHING] * REST",
        Pieces(at_table, REST),
        "who was first in each column in this round, or NOTHING",
    ),
    number("figure", Named(FIGURES), "the figure of this turn: MEMBER or CHIEF", "MEMBER", group=PENDING),
    number("column", Piece(COLUMNS), "where it stands, or HOME", "HOME", group=PENDING),
    number("labour", Whole(), "halves that can still be spent in this turn", group=PENDING, key="halves"),
    number("cultures", Whole(), "culture cards played in this turn", group=PENDING),
    number(
        "recruited", Bits(TRIBE_NAMES), "kinds of tribe cards recruited in this turn, as bits", group=PENDING
    ),
    number("called", Whole(), "1 when the chief's ability was used, or cannot be", group=PENDING),
    pieces("ready", HELD, "played cards whose ability can still be used", group=PENDING),
    pieces("fresh", HELD, "cards recruited in this turn, which cannot be played in it", group=PENDING),
    row("pool", "[0] * len(GAINS)", Counts(GAINS), "what the player still gains, by kind", PENDING, "gains"),
    number(
        "offer",
        Piece(effects),
        "the effect whose price may be paid now, or NOTHING",
        "NOTHING",
        group=PENDING,
    ),
    number(
        "arrow",
        Piece(START_SPACES),
        "the start space from which another neutral megalith may be placed, or NOTHING",
        "NOTHING",
        group=PENDING,
    ),
    number("due", Whole(), "hand cards that must be discarded", group=PENDING),
    number(
        "owed",
        BY_HAND,
        "what follows then: twice an effect, plus 1 for its reward alone",
        "NOTHING",
        group=PENDING,
    ),
    number("harvested", Bits(HEXES), "hexes whose income was taken in this eclipse, as bits", group=PENDING),
    number(
        "hexagon", Piece(HEXES), "where an ice find is being turned up, or NOTHING", "NOTHING", PENDING, "hex"
    ),
)
