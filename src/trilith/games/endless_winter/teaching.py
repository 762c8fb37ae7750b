"""What lessons point at on the table of Endless Winter, and what their sentences count; both from what one seat sees."""

from typing import Any, Final

from trilith.core.game import Game, View
from trilith.games.endless_winter.actions import CARD_NAMES
from trilith.games.endless_winter.box import Box
from trilith.games.endless_winter.names import FIRST_CULTURE, TRAILS

OWN: Final = ("figures", "hand", "board", "food", "tools", "animals", "stones", "graves", "pile", "score")
# What hints tell of everything that forecasts count, the most telling first.
TELLING: Final = (
    "score",
    "final",
    "camps",
    "villages",
    "megaliths",
    "honor",
    "offering",
    "animals",
    "stones",
    "food",
    "tools",
)
OTHER: Final = "hunter"  # the character with whose face the other sits there; `lesson-other` is its name
FAMILIES: Final = {
    "hand": "card",
    "culture": "card",
    "pile": "card",
    "ground": "animal",
    "stone": "stone",
    "column": "column",
    "middle": "column",
    "bottom": "column",
}  # whose names have words


def things(view: View) -> set[str]:
    """Everything that can be pointed at, as `kind:name`."""
    table: Any = view
    me: dict[str, Any] = next(board for board in table["players"] if "hand" in board)
    found = {f"{kind}:{column}" for kind in ("column", "middle", "bottom") for column in TRAILS}
    found |= {f"hand:{card}" for card in me["hand"]}
    found |= {f"culture:{card}" for card in table["display"] if card}
    found |= {f"pile:{card}" for card, left in table["tribes"].items() if left}
    found |= {f"ground:{animal}" for animal, count in table["hunting_ground"].items() if count}
    found |= {f"stone:{stone}" for stone in table["stones"]}
    found |= {f"hex:{place['hex']}" for place in table["land"]}
    for tile in table["site"]["tiles"]:
        found.add(f"tile:{tile['tile']}")
        found |= {
            f"space:{tile['row'] + row}_{tile['column'] + column}" for row in range(3) for column in range(3)
        }
    found |= {f"own:{what}" for what in OWN}
    found |= {"land", "site", "honor", "offering", "other"}
    if table["phase"] == "over":
        found.add("result")
    return found


def facts(game: Game, view: View, player: int) -> dict[str, object]:
    """What follows from what a player sees: labour of cards, sets of animals, terrains with a camp."""
    table: Any = view
    parts: Any = game.components()
    box: Box = game.box  # type: ignore[attr-defined]  # the game is ours
    me: dict[str, Any] = table["players"][player]
    camps = {place["terrain"] for place in table["land"] if place["camps"][player]}
    setup = parts["setup"]
    sets = {animal["id"]: animal.get("set", []) for animal in parts["animals"]["animal"]}
    return {
        "labour": dict(zip(CARD_NAMES, box.labour, strict=True)),  # in halves
        "extra_labour": dict(zip(CARD_NAMES, box.extra_labour, strict=True)),
        "halves": round(2 * table["pending"].get("labour", 0)),
        "sets": sets,
        "learn": setup["columns"]["learn_labour"],
        "village_food": setup["columns"]["village_food"],
        "camp_influence": setup["land"]["camp_influence"],
        "village_influence": setup["land"]["village_influence"],
        "terrains": len(camps - {"base"}),
        "eclipses": setup["table"]["rounds"] - table["round"] + 1,
        "honor_first": setup["honor"]["first"],
        "honor_second": setup["honor"]["second"],
        "megaliths": setup["megaliths"],
        "empty_feet": [
            f"bottom:{name}" for name, column in table["columns"].items() if column["first"] is None
        ],
        "culture": [card for card in me.get("hand", []) if CARD_NAMES.index(card) >= FIRST_CULTURE],
        "placed": 3 - [*me["figures"], me["chief_figure"]].count(None),
        "rest": box.rest_labour,  # in halves, as strengths are
        "new_cards": setup["player"]["new_cards"],
        "strengths": [round(2 * board.get("strength", 0)) for board in table["players"]],
        "pile": sum(box.labour[CARD_NAMES.index(card)] for card in me.get("pile", [])),
        "better": _better(sets, me["animals"], table["hunting_ground"]),
    }


def _better(sets: dict[str, list[int]], have: dict[str, int], ground: dict[str, int]) -> dict[str, Any]:
    """Of the animals to be hunted the one that adds most to a set: the points before and with it, or 0 and 0."""
    best: dict[str, Any] = {"a": 0, "b": 0}
    for animal, there in ground.items():
        row = [0, *sets[animal]]
        count = have.get(animal, 0)
        if there and len(row) > count + 1 and row[count + 1] - row[count] > best["b"] - best["a"]:
            best = {"a": row[count], "b": row[count + 1], "animal": f"ground:{animal}"}
    return best
