"""What lessons point at on the table of Prehistory, and what their sentences count; both from what one seat sees."""

from typing import Any, Final

from trilith.core.game import Game, View
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.names import CAMPS, COLOURS, DEEDS, FOOTPRINT, PIECES, SIDE, SPECIES, WHEELS

OWN: Final = ("resources", "markers", "bones", "members", "baskets", "hunted", "ceremonies", "score")
# What hints tell of everything that forecasts count, the most telling first.
TELLING: Final = (
    "score",
    "final",
    "camps",
    "pieces",
    "gathered",
    "hunted",
    "ceremonies",
    "megaliths",
    "on_map",
    "track",
    "bones",
    *(f"{colour}_resource" for colour in COLOURS),
    *(f"{colour}_marker" for colour in COLOURS),
)
OTHER: Final = "wanderer"  # the character with whose face the other sits there; `lesson-other` is its name
FAMILIES: Final = {
    "deed": "deed",
    "stones": "deed",
    "capstone": "deed",
    "wheel": "wheel",
}  # whose names have words


def things(view: View) -> set[str]:
    """Everything that can be pointed at, as `kind:name`."""
    table: Any = view
    found = {f"{kind}:{deed}" for kind in ("deed", "stones", "capstone") for deed in DEEDS}
    found |= {f"wheel:{wheel}" for wheel in WHEELS}
    found |= {f"fish:{value}" for value, left in enumerate(table["fish"], start=1) if left}
    found |= {f"gather:{at}" for at, place in enumerate(table["tiles"], start=1) if place["tile"]}
    found |= {f"hunting:{at}" for at, card in enumerate(table["hunting"], start=1) if card}
    found |= {f"ceremony:{at}" for at, card in enumerate(table["ceremony"], start=1) if card}
    found |= {f"field:{place['field']}" for place in table["map"]}
    found |= {f"camp:{camp}" for camp in CAMPS} | {f"piece:{piece}" for piece in PIECES}
    found |= {f"own:{what}" for what in OWN}
    found |= {f"button:{what}" for what in ("pass", "skip", "end")}
    found |= {"central", "track", "fire", "order", "painting", "other"}
    if table["phase"] == "over":
        found.add("result")
    return found


def facts(game: Game, view: View, player: int) -> dict[str, object]:
    """What follows from what a player sees: steps that cubes are worth, rows that are nearly finished, free stones."""
    table: Any = view
    setup: Any = game.components()["setup"]
    box: Box = game.box  # type: ignore[attr-defined]  # the game is ours
    me: dict[str, Any] = table["players"][player]
    rows = [
        sum(f"{row}_{column}" in me["painted"] for column in range(1, SIDE + 1)) for row in range(1, SIDE + 1)
    ]
    return {
        "bones": setup["bones"],
        "last": table["round"] == setup["game"]["years"],
        "megalith_a": setup["megaliths"]["a"],
        "cubes": sum(me["resources"].values()),
        "steps": sum(count * table["steps"].get(colour, 0) for colour, count in me["resources"].items()),
        "rows": rows,
        "row_points": list(box.row_points),
        "set_points": list(box.set_points),
        "tiles": sum(me["baskets"].values()),
        "prey_points": [
            box.prey_points[box.prey_names.index(card)] if card else 0 for card in table["hunting"]
        ],
        "footprints": {
            name: _count(box, me["hunted"], species, FOOTPRINT) for species, name in enumerate(SPECIES)
        },
        "animal_points": {name: _points(box, me["hunted"], species) for species, name in enumerate(SPECIES)},
        "steps_left": table["pending"].get("steps_left", 0),
        "nearly": [row for row, count in enumerate(rows, start=1) if count == SIDE - 1],
        "last_stones": [
            f"deed:{trilith['deed']}" for trilith in table["triliths"] if trilith["stones"].count(None) == 1
        ],
        "colours": [colour for colour, count in me["markers"].items() if count],
    }


def _count(box: Box, hunted: list[str], species: int, kind: int) -> int:
    """How many cards of a species and a kind are among those that were hunted."""
    cards = map(box.prey_names.index, hunted)
    return sum(box.prey_species[card] == species and box.prey_kind[card] == kind for card in cards)


def _points(box: Box, hunted: list[str], species: int) -> int:
    """The points of the animals of a species among cards that were hunted."""
    cards = map(box.prey_names.index, hunted)
    return sum(box.prey_points[card] for card in cards if box.prey_species[card] == species)
