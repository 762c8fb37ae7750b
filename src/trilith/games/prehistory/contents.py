"""What may stand in a component pack of Prehistory."""

from collections import Counter
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
from trilith.games.prehistory.names import (
    COLOURS,
    DEEDS,
    KINDS,
    MEGALITHS_C,
    METRICS,
    MOST_MEMBERS,
    MOST_VALUE,
    POSITIONS,
    PREY,
    SHAMANS,
    SIDE,
    SPECIES,
    SYMBOLS,
)

COLOUR: Final = Name(COLOURS)
CUBE: Final = Fields((Name((*COLOURS, "any")),))
POINTS: Final = Whole(0, 30)
BONES: Final = Whole(0, 10)
VALUE: Final = Whole(1, MOST_VALUE)
FEW: Final = Whole(1, 10)
REWARD: Final = Row(
    Phrase(
        {
            "resource": CUBE,
            "marker": CUBE,
            "bones": Fields((FEW,)),
            "points": Fields((Whole(1, 30),)),
            "member": Fields((Whole(1, 3),)),
        }
    ),
    0,
    4,
)
# Painting and baskets bring nothing that would have to be chosen.
BONUS: Final = Row(
    Phrase({"resource": Fields((COLOUR,)), "marker": Fields((COLOUR,)), "bones": Fields((FEW,))}), 0, 4
)
MAP_FIELDS: Final = ("campsite", "megalith", "animal", "reward")
TILES: Final = 30
LAIRS: Final = len(SPECIES)
LONGEST_TRACK: Final = 60
STEPS: Final = Row(Fields((Whole(0, LONGEST_TRACK), POINTS)), 0, 20)
MEMBERS_OF_A_CAMP: Final = 3

BOARD: Final = TomlTable(
    {
        "id": Same(),
        "shamans": Row(COLOUR, SHAMANS, SHAMANS, different=True),
        "income": Row(Row(Whole(0, 6), len(COLOURS), len(COLOURS)), POSITIONS, POSITIONS),
    }
)
CENTRAL: Final = TomlTable(
    {
        "id": Same(),
        "steps": TomlTable(dict.fromkeys(COLOURS, Whole(1, 6))),
        "capstones": TomlTable(dict.fromkeys(DEEDS, Row(COLOUR, 0, 3))),
    }
)
ACTION: Final = TomlTable({"id": Same(), "segments": Row(COLOUR, POSITIONS, POSITIONS, different=True)})
PIECE: Final = TomlTable({"id": Same(), "symbols": Row(Name(SYMBOLS), 1, 3, different=True)})
TILE: Final = TomlTable({"kind": Same(), "plain": Whole(0, 10), "with_bone": Whole(0, 10), "bones": FEW})
PAIR: Final = TomlTable({"upper": Name(KINDS), "lower": Name(KINDS), "bonus": BONUS})
HUNTING: Final = TomlTable(
    {
        "id": Same(),
        "species": Name(SPECIES),
        "kind": Name(PREY),
        "value": VALUE,
        "points": POINTS,
        "reward": REWARD,
    }
)
CEREMONY: Final = TomlTable(
    {"id": Same(), "value": VALUE, "bones": BONES, "counts": Name(METRICS)},
    {
        "reach": Row(Fields((Whole(0, 100), POINTS)), 1, 6),
        "each": TomlTable({"per": Whole(1, 20), "points": POINTS, "most": POINTS}),
    },
)
CAMP: Final = TomlTable(
    {"id": Same(), "grey": Whole(0, 3), "black": Whole(0, 3), "points": POINTS, "bones": BONES}
)
SLOT: Final = TomlTable({"id": Same(), "group": Same(), "fields": Same(), "players": Same()})
MAP_TILE: Final = TomlTable(
    {"id": Same(), "group": Same(), "fields": Row(Name(MAP_FIELDS), 3, 3)}, {"reward": REWARD}
)
MEGALITHS: Final = TomlTable({"a": Whole(0, 20), "b": Whole(0, 20), "c": Whole(0, MEGALITHS_C)})
SETUP: Final = TomlTable(
    {
        "game": TomlTable({"years": Same()}),
        "cubes": TomlTable({"each": Whole(12, 60)}),
        "start": TomlTable(
            {"home": Whole(1, MOST_MEMBERS), "supply": Whole(0, MOST_MEMBERS), "bones": Row(BONES, 4, 4)}
        ),
        "limits": TomlTable(
            {"bones": Whole(10, 60), "beyond_camps": Whole(1, MOST_MEMBERS), "open_cards": Same()}
        ),
        "fishing": TomlTable(
            {
                "tiles": Whole(4, 40),
                "fields": Whole(1, 4),
                "track": Whole(1, LONGEST_TRACK),
                "bones": STEPS,
                "points": STEPS,
            }
        ),
        "bones": TomlTable(dict.fromkeys(("turn", "step", "resource", "marker", "cube", "point"), Same())),
        "megaliths": TomlTable({"a": POINTS, "camp_units": Whole(1, 10)}),
        "ceremony": TomlTable({"far": Whole(0, 4)}),
    }
)


def agree(tables: Any) -> Iterator[Mistake]:
    """What no single entry shows."""
    yield from _gathering(tables["gathering"])
    yield from _ceremonies(tables["ceremony"]["card"])
    for camp in tables["camps"]["camp"]:
        members = camp["grey"] + camp["black"]
        if not 1 <= members <= MEMBERS_OF_A_CAMP:
            place = Place("camps.toml", f"camp.{camp['id']}")
            yield place.wrong("out-of-bounds", value=members, least=1, most=MEMBERS_OF_A_CAMP)
    yield from _map(tables["map"])
    setup = tables["setup"]
    members = setup["start"]["home"] + setup["start"]["supply"]
    if members != MOST_MEMBERS:
        yield Place("setup.toml", "start").wrong("wrong-count", count=members, wanted=MOST_MEMBERS)


def _gathering(gathering: Any) -> Iterator[Mistake]:
    """Thirty tiles, no more of a kind than the row of points knows, and every kind in one pair."""
    place = Place("gathering.toml", "tile")
    count = sum(tile["plain"] + tile["with_bone"] for tile in gathering["tile"])
    if count != TILES:
        yield place.wrong("wrong-count", count=count, wanted=TILES)
    most = len(gathering["set_points"]) - 1
    for tile in gathering["tile"]:
        of_kind = tile["plain"] + tile["with_bone"]
        if of_kind > most:
            yield place.inside(tile["kind"]).wrong("out-of-bounds", value=of_kind, least=0, most=most)
    paired = Counter(kind for pair in gathering["pair"] for kind in (pair["upper"], pair["lower"]))
    for kind in KINDS:
        if paired[kind] != 1:
            yield Place("gathering.toml", f"pair.{kind}").wrong("wrong-count", count=paired[kind], wanted=1)


def _ceremonies(cards: Any) -> Iterator[Mistake]:
    """Every card pays by thresholds or for every so many, never both."""
    for card in cards:
        place = Place("ceremony.toml", f"card.{card['id']}")
        if "reach" not in card and "each" not in card:
            yield place.inside("reach").wrong("missing-field")
        if "reach" in card and "each" in card:
            yield place.inside("each").wrong("unknown-field")


def _map(land: Any) -> Iterator[Mistake]:
    """One megalith on every tile, as many in the box as there are places, and an animal for every lair."""
    for tile in land["tile"]:
        place = Place("map.toml", f"tile.{tile['id']}")
        fields = Counter(tile["fields"])
        if fields["megalith"] != 1:
            yield place.inside("fields.megalith").wrong("wrong-count", count=fields["megalith"], wanted=1)
        if fields["reward"] > 1:
            yield place.inside("fields.reward").wrong("wrong-count", count=fields["reward"], wanted=1)
        if bool(fields["reward"]) != ("reward" in tile):
            yield place.inside("reward").wrong("missing-field" if fields["reward"] else "unknown-field")
    lairs = sum(tile["fields"].count("animal") for tile in land["tile"])
    if lairs != LAIRS:
        yield Place("map.toml", "tile.fields.animal").wrong("wrong-count", count=lairs, wanted=LAIRS)
    for players, megaliths in land["megaliths"].items():
        wanted = sum(int(players) in slot["players"] for slot in land["slot"])
        count = sum(megaliths.values())
        if count != wanted:
            yield Place("map.toml", f"megaliths.{players}").wrong("wrong-count", count=count, wanted=wanted)


CONTENTS: Final = Contents(
    {
        "boards": TomlTable({"board": Entries(("id",), BOARD)}),
        "wheels": TomlTable({"central": Entries(("id",), CENTRAL), "action": Entries(("id",), ACTION)}),
        "painting": TomlTable(
            {
                "row_points": Row(POINTS, SIDE + 1, SIDE + 1),
                "row_bonus": Row(BONUS, SIDE, SIDE),
                "column_bonus": Row(BONUS, SIDE, SIDE),
                "piece": Entries(("id",), PIECE),
            }
        ),
        "gathering": TomlTable(
            {
                "set_points": Row(POINTS, 2, 16),
                "markers": Whole(1, 6),
                "prices": Row(COLOUR, len(COLOURS), len(COLOURS)),
                "tile": Entries(("kind",), TILE),
                "pair": Row(PAIR, 3, 3),
            }
        ),
        "hunting": TomlTable({"card": Entries(("id",), HUNTING)}),
        "ceremony": TomlTable({"card": Entries(("id",), CEREMONY)}),
        "camps": TomlTable({"camp": Entries(("id",), CAMP)}),
        "map": TomlTable(
            {
                "slot": Entries(("id",), SLOT),
                "tile": Entries(("id",), MAP_TILE),
                "megaliths": TomlTable(dict.fromkeys(("2", "3", "4"), MEGALITHS)),
                "megalith_c": Entries(("id",), TomlTable({"id": Same(), "first": POINTS, "second": POINTS})),
                "token": Entries(("species",), TomlTable({"species": Same(), "points": POINTS})),
            }
        ),
        "setup": SETUP,
    },
    agree,
)
