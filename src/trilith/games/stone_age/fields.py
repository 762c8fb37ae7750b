"""What a position of Stone Age consists of, each field once: `make fields` makes attributes.py of it, the codec reads it."""

from typing import Final

from trilith.core.fields import Field, number, pieces, row
from trilith.core.forms import BY_HAND, FOLLOWS, Counts, Flags, Named, Pieces, Seat, Whole, Wholes
from trilith.games.stone_age.names import (
    CHOOSING,
    FACES,
    FEEDING,
    GOODS,
    PAYING,
    PHASES,
    ROLLING,
    SHARING,
    SLOTS,
    SPOTS,
    TOOL_PLACES,
    TOOLING,
)

PLAYER: Final[tuple[Field, ...]] = (
    number("people", Whole(), start="box.start_people"),
    number("home", FOLLOWS, "people not on the board", "box.start_people"),
    number("track", Whole(), "level on the food track"),
    number("score", Whole()),
    row("goods", "[box.start_food] + [0] * (len(GOODS) - 1)", Counts(GOODS), "food and the four resources"),
    row("tools", "[0] * TOOL_PLACES", Wholes(TOOL_PLACES), "value on each tool place"),
    row("used", "[0] * TOOL_PLACES", Flags(TOOL_PLACES), "1 where the tool was used this round"),
    row("placed", "[0] * len(SPOTS)", Counts(SPOTS), "people on each place of the board"),
    pieces("cards", Pieces("card_names"), "face down, bought before everyone's eyes"),
    pieces("opened", Pieces("card_names"), "face up until used", key="open_cards"),
    pieces("drawn", Pieces("card_names"), "face down, seen by their owner only", key="drawn_cards"),
    pieces("buildings", Pieces("building_names")),
)

TABLE: Final[tuple[Field, ...]] = (
    number("phase", Named(PHASES), start="SETTING_UP"),
    number("round", Whole(), start="1"),
    number("starter", Seat()),
    number("turn", Seat(), "whoever decides, or for whom luck decides"),
    row(
        "display",
        "[NOTHING] * SLOTS",
        Pieces("card_names", SLOTS),
        "open cards, the cheapest first, or NOTHING",
    ),
    pieces("pile", FOLLOWS, "the cards nobody has seen, sorted: a bag, not an order", "box.all_cards"),
    row("tops", "[NOTHING] * seats", BY_HAND, "the open building of each stack, or NOTHING", key="buildings"),
    row(
        "heights",
        "[box.tiles] * seats",
        BY_HAND,
        "tiles in each stack, the open one included",
        key="buildings",
    ),
    pieces("tiles", FOLLOWS, "the buildings nobody has seen, sorted", "box.all_buildings"),
    row("crowd", "[0] * len(SPOTS)", FOLLOWS, "people of all players on each place"),
    number("spot", Named(SPOTS), "the place being acted on", used_in=(ROLLING, TOOLING, PAYING)),
    number("good", Named(GOODS), "what is being rolled for", used_in=(ROLLING, TOOLING)),
    number("dice", Whole(), used_in=(ROLLING,)),
    number("pips", Whole(), "rolled, plus tools", used_in=(TOOLING,)),
    number(
        "next_tool", Whole(), "tools before this one are not offered again for this roll", used_in=(TOOLING,)
    ),
    number("due", Whole(), "resources still to be paid", used_in=(PAYING, FEEDING)),
    row(
        "paid", "[0] * len(GOODS)", Counts(GOODS), "resources paid so far, by good", used_in=(PAYING, FEEDING)
    ),
    row(
        "pool",
        "[0] * FACES",
        Wholes(FACES, first=1),
        "dice to take for everyone, by face",
        used_in=(SHARING,),
    ),
    number("buyer", Seat(), "who bought the card for which everyone takes a die", used_in=(SHARING,)),
    number("gifts", Whole(), "resources of choice still to be named", used_in=(CHOOSING,)),
    number("gift", Named(GOODS), "the last one named", used_in=(CHOOSING,)),
    number("resume", Named(PHASES), "the phase that the choice interrupted", used_in=(CHOOSING,)),
    number("hungry", Whole(), "players still to be fed", used_in=(FEEDING,)),
)
