"""What may stand in a component pack of Stone Age."""

from collections.abc import Iterator
from typing import Any, Final

from trilith.core.contents import (
    Contents,
    Entries,
    Fields,
    Mistake,
    Name,
    Phrase,
    Place,
    Row,
    Same,
    TomlTable,
    Whole,
)
from trilith.games.stone_age.actions import RINGS
from trilith.games.stone_age.names import FIGURES, GOODS, MOST_PAID, MOST_PEOPLE, MOST_TOOL, SYMBOLS

RESOURCES: Final = GOODS[1:]
MANY: Final = Whole(1, 20)
POINTS: Final = Whole(0, 50)
ONE: Final = Whole(1, 1)
NOTHING_MORE: Final = Fields(())
KINDS: Final = len(RESOURCES)
RESOURCE_PLACES: Final = ("forest", "clay_pit", "quarry", "river")
VILLAGE_PLACES: Final = ("hunt", "tool_maker", "hut", "field", "card", "building")

CARD: Final = TomlTable(
    {
        "id": Same(),
        "when_taken": Phrase(
            {
                "dice_for_all": NOTHING_MORE,
                "food": Fields((MANY,)),
                "resource": Fields((Name(RESOURCES), Whole(1, 5))),
                "resource_roll": Fields((Name(RESOURCES), Whole(1, MOST_PEOPLE))),
                "points": Fields((MANY,)),
                "tool": Fields((ONE,)),
                "field": Fields((ONE,)),
                "extra_card": NOTHING_MORE,
                "one_use_tool": Fields((Whole(1, MOST_TOOL),)),
                "resources_of_choice": Fields((Whole(1, 4),)),
            }
        ),
        "at_the_end": Phrase(
            {"symbol": Fields((Name(SYMBOLS),)), "figures": Fields((Name(FIGURES), Whole(1, 3)))}
        ),
    },
    {"copies": Whole(0, 10)},
)
BUILDING: Final = TomlTable(
    {
        "id": Same(),
        "price": Phrase(
            {
                "fixed": Row(Name(RESOURCES), 1, MOST_PAID),
                "exact": Fields((Whole(1, MOST_PAID), Whole(1, KINDS))),
                "free": Fields((ONE, Whole(1, MOST_PAID))),
            }
        ),
    },
    {"copies": Whole(0, 10), "points": POINTS},
)
GOOD: Final = TomlTable({"pips": Whole(1, 12), "worth": Whole(0, 20)})
PLAYERS: Final = TomlTable({"village_places": Whole(1, 3), "parties": Whole(1, 4)})
SETUP: Final = TomlTable(
    {
        "start": TomlTable({"people": Whole(2, MOST_PEOPLE), "food": Whole(0, 50)}),
        "limits": TomlTable({"people": Whole(2, MOST_PEOPLE), "food_track": Whole(0, 10), "tool": Same()}),
        "places": TomlTable(
            {
                **dict.fromkeys(RESOURCE_PLACES, Whole(1, RINGS)),
                **dict.fromkeys(VILLAGE_PLACES, Same()),
            }
        ),
        "goods": TomlTable(
            {"food": TomlTable({"pips": Whole(1, 12), "worth": Same()}), **dict.fromkeys(RESOURCES, GOOD)}
        ),
        "feeding": TomlTable({"penalty": POINTS}),
        "stacks": TomlTable({"tiles": Same()}),
        "players": TomlTable(dict.fromkeys(("2", "3", "4"), PLAYERS)),
    }
)
CARDS: Final = 36
BUILDINGS: Final = 28


def agree(tables: Any) -> Iterator[Mistake]:
    """What no single entry shows: how many cards and buildings there are, and numbers that depend on another."""
    for file, kind, wanted in (("cards", "card", CARDS), ("buildings", "building", BUILDINGS)):
        count = sum(entry.get("copies", 1) for entry in tables[file][kind])
        if count != wanted:
            yield Place(f"{file}.toml", kind).wrong("wrong-count", count=count, wanted=wanted)
    for building in tables["buildings"]["building"]:
        place = Place("buildings.toml", f"building.{building['id']}")
        verb, *amounts = building["price"]
        if (verb == "fixed") != ("points" in building):
            yield place.inside("points").wrong("missing-field" if verb == "fixed" else "unknown-field")
        if verb == "exact" and amounts[1] > amounts[0]:
            yield place.inside("price").wrong("out-of-bounds", value=amounts[1], least=1, most=amounts[0])
    setup = tables["setup"]
    people, most = setup["start"]["people"], setup["limits"]["people"]
    if people > most:
        yield Place("setup.toml", "start.people").wrong("out-of-bounds", value=people, least=2, most=most)


CONTENTS: Final = Contents(
    {
        "cards": TomlTable({"card": Entries(("id",), CARD)}),
        "buildings": TomlTable({"building": Entries(("id",), BUILDING)}),
        "setup": SETUP,
    },
    agree,
)
