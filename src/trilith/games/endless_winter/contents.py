"""What may stand in a component pack of Endless Winter."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from trilith.core.contents import (
    Contents,
    Entries,
    Fields,
    Halves,
    Mistake,
    Name,
    Phrase,
    Place,
    Row,
    Same,
    Shape,
    TomlTable,
    Whole,
)
from trilith.games.endless_winter.actions import ANIMAL_NAMES, CARD_NAMES
from trilith.games.endless_winter.names import (
    FIRST_TRIBE,
    GAINS,
    PLACES,
    SITE_COLUMNS,
    SITE_ROWS,
    TILE_SIDE,
    TRIBES,
    WHERE,
)

TRIBE_NAMES: Final = CARD_NAMES[FIRST_TRIBE : FIRST_TRIBE + TRIBES]
POINTS: Final = Whole(0, 30)
COUNT: Final = Fields((Whole(1, 10),))
ONLY_IN_A_TURN: Final = ("labour", "village", "stone")
NEVER: Final = ("neutral",)  # the arrows of the building site bring it
INCOME: Final = Row(Phrase({gain: COUNT for gain in GAINS if gain not in (*ONLY_IN_A_TURN, *NEVER)}), 0, 4)
GAIN: Final = Row(
    Phrase(
        {gain: Fields((Halves(5),)) if gain == "labour" else COUNT for gain in GAINS if gain not in NEVER}
    ),
    1,
    4,
)
ABILITY: Final[dict[str, Shape]] = {
    "extra_labour": Halves(5),
    "extra_in": Name(WHERE),
    "gain": GAIN,
    "pays": Row(Phrase(dict.fromkeys(("food", "tool", "card"), COUNT)), 1, 3, different=True),
    "in_return": GAIN,
}
CARD: Final = TomlTable(
    {"id": Same(), "group": Same(), "points": POINTS},
    {"copies": Whole(0, 40), "labour": Halves(5), "eclipse": INCOME, **ABILITY},
)
SIDE: Final = TomlTable({"id": Same(), "side": Same()}, ABILITY)
STONE: Final = TomlTable(
    {"id": Same(), "era": Same(), "income": INCOME, "counts": Same()},
    {"of": Same(), "each": Whole(1, 10), "per": Whole(1, 10), "points": Row(POINTS, 2, 12)},
)
ANIMAL: Final = TomlTable({"id": Same(), "copies": Whole(1, 20), "tip": INCOME}, {"set": Row(POINTS, 1, 10)})
TERRAIN: Final = TomlTable({"id": Same(), "copies": Same(), "income": INCOME})
START: Final = TomlTable(
    {
        "id": Same(),
        "food": Whole(0, 10),
        "tools": Whole(0, 10),
        "tribe": Name(TRIBE_NAMES),
        "animals": Row(Name(ANIMAL_NAMES), 0, 3),
        "camps": Whole(0, 3),
    }
)
CELL: Final = Fields((Whole(0, TILE_SIDE - 1), Whole(0, TILE_SIDE - 1)))
SITE_TILE: Final = TomlTable(
    {
        "id": Same(),
        "start": CELL,
        "arrows": Row(CELL, 2, 2, different=True),
        "spaces": Row(Row(INCOME, TILE_SIDE, TILE_SIDE), TILE_SIDE, TILE_SIDE),
    }
)
CORNER: Final = Fields((Whole(0, SITE_ROWS - TILE_SIDE), Whole(0, SITE_COLUMNS - TILE_SIDE)))
PATTERN: Final = TomlTable({"id": Same(), "players": Same(), "tiles": Row(CORNER, PLACES, PLACES)})
MODULE_TILE: Final = TomlTable({"id": Same(), "gain": INCOME})
PLAYER: Final = TomlTable(
    {
        "camps": Same(),
        "villages": Same(),
        "megaliths": Same(),
        "stack": Same(),
        "food_track": Whole(6, 20),
        "labour_spaces": Row(Whole(1, 20), 0, 20, different=True),
        "tool_track": Whole(1, 20),
        "hand": Same(),
        "new_cards": Same(),
        "rest_labour": Halves(5),
        "stone_prices": Row(Fields((Whole(0, 10), Whole(0, 10))), 3, 3),
        "megalith_incomes": Row(INCOME, 5, 5),
        "village_income": INCOME,
    }
)
BOARD: Final = TomlTable(
    {
        "rounds": Same(),
        "rounds_of_first_era": Same(),
        "display": Same(),
        "ground": Same(),
        "more_animals_than_players": Same(),
        "order_food": Row(Whole(0, 5), 4, 4),
        "order_tools": Row(Whole(0, 5), 4, 4),
        "order_incomes": Row(INCOME, 4, 4),
    }
)
COLUMNS: Final = TomlTable(
    {
        **dict.fromkeys(
            ("recruit_labour", "learn_labour", "move_labour", "reveal_labour", "hunt_labour"), Whole(1, 5)
        ),
        **dict.fromkeys(
            ("recruit_tools", "rite_food", "camp_tools", "village_food", "hunt_tools"), Whole(0, 5)
        ),
        "reveal_animals": Whole(1, 4),
    }
)
SETUP: Final = TomlTable(
    {
        "player": PLAYER,
        "table": BOARD,
        "columns": COLUMNS,
        "land": TomlTable(
            {
                "types": Same(),
                "tiles": Same(),
                "camp_influence": Whole(1, 5),
                "village_influence": Whole(1, 5),
            }
        ),
        "players": TomlTable(
            {count: TomlTable({"stones": Same(), "glaciers": Same()}) for count in ("2", "3", "4")}
        ),
        "megaliths": TomlTable(dict.fromkeys(("other_points", "own_points", "owner_points"), POINTS)),
        "offering": TomlTable(
            {
                "rates": Row(Fields((Whole(0, 20), POINTS)), 9, 9),
                "bonus": Row(INCOME, 9, 9),
                "overflow": POINTS,
            }
        ),
        "honor": TomlTable(
            {
                "points": Row(POINTS, 9, 9),
                **dict.fromkeys(("first", "second", "others"), Row(POINTS, 6, 6)),
            }
        ),
        "empty": TomlTable({"points": POINTS}),
    }
)
ANIMALS: Final = 60
TRIBE_CARDS: Final = 75


def agree(tables: Any) -> Iterator[Mistake]:
    """What no single entry shows."""
    yield from _cards(tables["cards"]["card"])
    for side in tables["chiefs"]["side"]:
        yield from _ability(side, Place("chiefs.toml", f"side.{side['id']} {side['side']}"))
    for stone in tables["stones"]["stone"]:
        if ("each" in stone) == ("points" in stone):
            place = Place("stones.toml", f"stone.{stone['id']}")
            yield place.inside("each").wrong("unknown-field" if "each" in stone else "missing-field")
    count = sum(animal["copies"] for animal in tables["animals"]["animal"])
    if count != ANIMALS:
        yield Place("animals.toml", "animal").wrong("wrong-count", count=count, wanted=ANIMALS)
    yield from _shown(tables)
    yield from _site(tables["site"])


def _cards(cards: Any) -> Iterator[Mistake]:
    """Only tribe cards come in other numbers, and together there are as many as in the box."""
    count = 0
    for card in cards:
        place = Place("cards.toml", f"card.{card['id']}")
        yield from _ability(card, place)
        if card["group"] == "tribe":
            count += card.get("copies", 1)
        elif card.get("copies", 1) != _usual_copies(card["id"]):
            wanted = _usual_copies(card["id"])
            yield place.inside("copies").wrong("wrong-count", count=card.get("copies", 1), wanted=wanted)
    if count != TRIBE_CARDS:
        yield Place("cards.toml", "card").wrong("wrong-count", count=count, wanted=TRIBE_CARDS)


def _shown(tables: Any) -> Iterator[Mistake]:
    """Of every animal and tribe card there are as many as all set-up cards show: nobody knows which of them will be dealt."""
    setups = tables["start"]["setup"]
    shown = Counter(setup["tribe"] for setup in setups)
    shown.update(animal for setup in setups for animal in setup["animals"])
    for file, kind in (("animals", "animal"), ("cards", "card")):
        for piece in tables[file][kind]:
            count, wanted = piece.get("copies", 1), shown[piece["id"]]
            if count < wanted:
                place = Place(f"{file}.toml", f"{kind}.{piece['id']}.copies")
                yield place.wrong("too-few", count=count, wanted=wanted)


def _usual_copies(card: str) -> int:
    """Of gatherers every player has five, of all other cards but tribe cards one."""
    return 5 if card == CARD_NAMES[0] else 1


def _ability(piece: Any, place: Place) -> Iterator[Mistake]:
    """What belongs together: extra labour and where, a price and what it is for."""
    for one, other in (("extra_labour", "extra_in"), ("pays", "in_return")):
        for there, missing in ((one, other), (other, one)):
            if there in piece and missing not in piece:
                yield place.inside(missing).wrong("missing-field")


def _site(site: Any) -> Iterator[Mistake]:
    """The start space brings nothing and no arrow points to it; no two tiles of a pattern overlap."""
    for tile in site["tile"]:
        place = Place("site.toml", f"tile.{tile['id']}")
        row, column = tile["start"]
        if tile["start"] in tile["arrows"]:
            yield place.inside("arrows").wrong("twice", value=str(tile["start"]))
        if tile["spaces"][row][column]:
            yield place.inside(f"spaces.{row + 1}.{column + 1}").wrong(
                "wrong-length", count=1, least=0, most=0
            )
    for pattern in site["pattern"]:
        for one, other in combinations(pattern["tiles"], 2):
            if max(abs(one[0] - other[0]), abs(one[1] - other[1])) < TILE_SIDE:
                place = Place("site.toml", f"pattern.{pattern['id']}.tiles")
                yield place.wrong("overlap", value=str(one), other=str(other))


CONTENTS: Final = Contents(
    {
        "cards": TomlTable({"card": Entries(("id",), CARD)}),
        "chiefs": TomlTable({"side": Entries(("id", "side"), SIDE)}),
        "stones": TomlTable({"stone": Entries(("id",), STONE)}),
        "animals": TomlTable({"animal": Entries(("id",), ANIMAL)}),
        "land": TomlTable({"terrain": Entries(("id",), TERRAIN)}),
        "start": TomlTable({"setup": Entries(("id",), START)}),
        "site": TomlTable({"tile": Entries(("id",), SITE_TILE), "pattern": Entries(("id",), PATTERN)}),
        "modules": TomlTable(
            {"ice_find": Entries(("id",), MODULE_TILE), "rest_tile": Entries(("id",), MODULE_TILE)}
        ),
        "setup": SETUP,
    },
    agree,
)
