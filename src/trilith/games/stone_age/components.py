"""From the files of a component pack to the box that the rules read."""

from functools import cache
from typing import Any

from trilith.core.pack import default_pack
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.names import (
    EFFECTS,
    EXACT,
    FIGURES,
    FIRST_CARD,
    FIXED,
    FREE,
    GOODS,
    NO_FIGURE,
    NO_SYMBOL,
    PRICES,
    SLOTS,
    SPOTS,
    SYMBOLS,
)

Table = dict[str, object]


@cache
def default_box() -> Box:
    """The box as it is sold."""
    return load_box(default_pack("trilith.games.stone_age").tables)


def load_box(tables: Any) -> Box:
    """The box whose contents the tables of a pack describe."""
    cards = tables["cards"]["card"]
    buildings = tables["buildings"]["building"]
    setup = tables["setup"]
    places = setup["places"]
    one_each = [places["card"]] * SLOTS + [places["building"]] * SLOTS
    effects = [_effect(card) for card in cards]
    endings = [_ending(card) for card in cards]
    prices = [_price(building) for building in buildings]
    return Box(
        card_names=tuple(_text(card, "id") for card in cards),
        card_copies=tuple(_number(card, "copies", 1) for card in cards),
        card_effect=tuple(effect for effect, _, _ in effects),
        card_good=tuple(good for _, good, _ in effects),
        card_amount=tuple(amount for _, _, amount in effects),
        card_symbol=tuple(symbol for symbol, _, _ in endings),
        card_figure=tuple(figure for _, figure, _ in endings),
        card_figures=tuple(count for _, _, count in endings),
        building_names=tuple(_text(building, "id") for building in buildings),
        building_copies=tuple(_number(building, "copies", 1) for building in buildings),
        building_price=tuple(price for price, _, _, _, _ in prices),
        building_goods=tuple(goods for _, goods, _, _, _ in prices),
        building_count=tuple(count for _, _, count, _, _ in prices),
        building_least=tuple(least for _, _, _, least, _ in prices),
        building_kinds=tuple(kinds for _, _, _, _, kinds in prices),
        building_points=tuple(_number(building, "points", 0) for building in buildings),
        capacity=tuple([places[spot] for spot in SPOTS[:FIRST_CARD]] + one_each),
        pips=tuple(setup["goods"][good]["pips"] for good in GOODS),
        worth=tuple(setup["goods"][good]["worth"] for good in GOODS),
        village_places=_by_players(setup, "village_places"),
        parties=_by_players(setup, "parties"),
        start_people=setup["start"]["people"],
        start_food=setup["start"]["food"],
        most_people=setup["limits"]["people"],
        most_track=setup["limits"]["food_track"],
        most_tool=setup["limits"]["tool"],
        penalty=setup["feeding"]["penalty"],
        tiles=setup["stacks"]["tiles"],
    )


def _effect(card: Table) -> tuple[int, int, int]:
    """The upper half: what it does, with which good, how much of it."""
    verb, *arguments = _words(card, "when_taken")
    effect = EFFECTS.index(str(verb))
    good = GOODS.index(str(arguments[0])) if len(arguments) == 2 else GOODS.index("food")
    amount = int(str(arguments[-1])) if arguments else 1
    return effect, good, amount


def _ending(card: Table) -> tuple[int, int, int]:
    """The lower half: a symbol, or figures and how many."""
    verb, *arguments = _words(card, "at_the_end")
    if verb == "symbol":
        return SYMBOLS.index(str(arguments[0])), NO_FIGURE, 0
    if verb == "figures":
        return NO_SYMBOL, FIGURES.index(str(arguments[0])), int(str(arguments[1]))
    raise ValueError(f"{_text(card, 'id')}: unknown lower half {verb!r}")


def _price(building: Table) -> tuple[int, tuple[int, ...], int, int, int]:
    """What must be paid: the kind of price, goods by number, how many at most and least, how many kinds."""
    verb, *arguments = _words(building, "price")
    price = PRICES.index(str(verb))
    nothing = (0,) * len(GOODS)
    if price == FIXED:
        return price, tuple(arguments.count(good) for good in GOODS), len(arguments), len(arguments), 0
    first, second = (int(str(argument)) for argument in arguments)
    if price == EXACT:
        return price, nothing, first, first, second
    assert price == FREE
    return price, nothing, second, first, 0


def _by_players(setup: Table, key: str) -> tuple[int, ...]:
    """A number that depends on how many play, at the index of that many."""
    players = setup["players"]
    assert isinstance(players, dict)
    most = max(int(count) for count in players)
    return tuple(players[str(count)][key] if str(count) in players else 0 for count in range(most + 1))


def _words(table: Table, key: str) -> list[object]:
    words = table[key]
    assert isinstance(words, list)
    return words


def _text(table: Table, key: str) -> str:
    return str(table[key])


def _number(table: Table, key: str, otherwise: int) -> int:
    return int(str(table.get(key, otherwise)))
