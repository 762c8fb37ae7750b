"""What lessons point at on the table of Stone Age, and what their sentences count; both from what one seat sees."""

from typing import Any, Final

from trilith.core.game import Game, View
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.names import (
    EXACT,
    FIELD,
    FIGURES,
    FIXED,
    FOOD,
    GOODS,
    NO_FIGURE,
    NO_SYMBOL,
    SPOTS,
    SYMBOLS,
    WOOD,
)

HAD: Final = ("people", "tools", "track", "cards", "buildings", "score", *GOODS)
# What hints tell of everything that forecasts count, the most telling first.
TELLING: Final = ("score", "final", "cards", "buildings", "people", "tools", "track", *GOODS)
OTHER: Final = "farmer"  # the character with whose face the other sits there; `lesson-other` is its name
FAMILIES: Final = {"place": "spot", "rings": "spot"}  # things that have their words already
Board = dict[str, Any]


def things(view: View) -> set[str]:
    """Everything that can be pointed at, as `kind:name`."""
    table: Any = view
    places: list[str] = list(SPOTS[: FIELD + 1])
    places += [f"card_{at}" for at, slot in enumerate(table["display"], start=1) if slot["card"]]
    places += [f"building_{at}" for at, stack in enumerate(table["buildings"], start=1) if stack["top"]]
    found = {f"place:{place}" for place in places} | {f"rings:{place}" for place in places}
    found |= {f"stack:{at}" for at in range(1, len(table["buildings"]) + 1)}
    found |= {f"own:{what}" for what in HAD} | {"other", "prices"}
    if "dice" in table["pending"]:
        found.add("dice")
    if table["phase"] == "over":
        found.add("result")
    return found


def facts(game: Game, view: View, player: int) -> dict[str, object]:
    """What follows from what a player sees: what goods are worth, what can be paid, which signs are new."""
    table: Any = view
    box: Box = game.box  # type: ignore[attr-defined]  # the game is ours
    me: Board = table["players"][player]
    signs = {_sign(box, card) for card in me.get("cards", [])} - {""}
    new = [
        at
        for at, slot in enumerate(table["display"], start=1)
        if slot["card"] and _sign(box, slot["card"]) and _sign(box, slot["card"]) not in signs
    ]
    resources = sum(me["goods"][good] for good in GOODS[WOOD:])
    closed = table["closed"]
    return {
        "pips": dict(zip(GOODS, box.pips, strict=True)),
        "worth": dict(zip(GOODS, box.worth, strict=True)),
        "penalty": box.penalty,
        "signs": len(signs),
        "figures": _figures(box, me.get("cards", [])),
        "building_points": [
            box.building_points[box.building_names.index(stack["top"])] if stack["top"] else 0
            for stack in table["buildings"]
        ],
        "resources": resources,
        "due": table["pending"].get("due", 0),
        "last_buildings": [
            f"place:building_{at}"
            for at, stack in enumerate(table["buildings"], start=1)
            if stack["left"] == 1 and stack["top"] and f"building_{at}" not in closed
        ],
        "payable": [
            f"place:building_{at}"
            for at, stack in enumerate(table["buildings"], start=1)
            if stack["top"]
            and f"building_{at}" not in closed
            and _payable(box, box.building_names.index(stack["top"]), me["goods"])
        ],
        "new_signs": [f"place:card_{at}" for at in new if at <= resources and f"card_{at}" not in closed],
        "tool_helps": _tool_helps(box, table["pending"]),
    }


def missing(view: View, player: int) -> dict[str, int]:
    """By good, what a player still lacks for the end of this round."""
    table: Any = view
    fed: int | None = table["players"][player]["fed"]
    return {GOODS[FOOD]: -fed} if fed is not None and fed < 0 else {}


def _sign(box: Box, card: str) -> str:
    """The sign on the lower half of a card, or nothing."""
    symbol = box.card_symbol[box.card_names.index(card)]
    return "" if symbol == NO_SYMBOL else SYMBOLS[symbol]


def _figures(box: Box, cards: list[str]) -> dict[str, int]:
    """How many of each kind of people these cards show."""
    found = dict.fromkeys(FIGURES, 0)
    for card in map(box.card_names.index, cards):
        if box.card_figure[card] != NO_FIGURE:
            found[FIGURES[box.card_figure[card]]] += box.card_figures[card]
    return found


def _payable(box: Box, tile: int, goods: dict[str, int]) -> bool:
    """Whether a building can be paid with these goods."""
    have = [goods[good] for good in GOODS[WOOD:]]
    if box.building_price[tile] == FIXED:
        asked = box.building_goods[tile][WOOD:]
        return all(mine >= each for mine, each in zip(have, asked, strict=True))
    if box.building_price[tile] != EXACT:
        return sum(have) >= box.building_least[tile]
    kinds, count = box.building_kinds[tile], box.building_count[tile]
    there = sorted(have, reverse=True)[:kinds]
    return len(there) == kinds and min(there) > 0 and sum(there) >= count


def _tool_helps(box: Box, pending: dict[str, Any]) -> bool:
    """Whether a roll with some more tools brings more than it does now."""
    if "sums" not in pending:
        return False
    pips = box.pips[GOODS.index(pending["good"])]
    now = pending["pips"] // pips
    return any(each["pips"] // pips > now for each in pending["sums"])
