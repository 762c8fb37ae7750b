"""From the files of a component pack to the box that the rules read."""

from functools import cache
from typing import Any

from trilith.core.pack import default_pack
from trilith.games.endless_winter.actions import ANIMAL_NAMES, CARD_NAMES, SETUP_NAMES, STONE_NAMES
from trilith.games.endless_winter.box import Box, Effect, Site
from trilith.games.endless_winter.names import (
    CARD,
    COUNTS,
    FOOD,
    GAINS,
    GROUPS,
    HALVES,
    NO_COLUMN,
    NOTHING,
    PRICES,
    SIDES,
    TILE_SIDE,
    TOOL,
    WHERE,
)

Table = dict[str, Any]


@cache
def default_box() -> Box:
    """The box as far as it is known, the rest reconstructed."""
    return load_box(default_pack("trilith.games.endless_winter").tables)


def load_box(pack: Any) -> Box:
    """The box whose contents the tables of a pack describe."""
    cards = pack["cards"]["card"]
    sides = pack["chiefs"]["side"]
    stones = pack["stones"]["stone"]
    animals = pack["animals"]["animal"]
    terrain = pack["land"]["terrain"]
    setups = pack["start"]["setup"]
    tiles = pack["site"]["tile"]
    patterns = pack["site"]["pattern"]
    ice = pack["modules"]["ice_find"]
    rest = pack["modules"]["rest_tile"]
    numbers = pack["setup"]
    player, table, land = numbers["player"], numbers["table"], numbers["land"]
    card_names, animal_names, terrain_names = _names(cards), _names(animals), _names(terrain)
    assert card_names == CARD_NAMES, "a pack changes what cards do, never which there are"
    assert (animal_names, _names(stones), _names(setups)) == (ANIMAL_NAMES, STONE_NAMES, SETUP_NAMES)
    return Box(
        card_names=card_names,
        card_groups=tuple(GROUPS.index(card["group"]) for card in cards),
        card_copies=tuple(card.get("copies", 1) for card in cards),
        labour=tuple(_halves(card.get("labour", 0)) for card in cards),
        extra_labour=tuple(_halves(card.get("extra_labour", 0)) for card in cards),
        extra_in=tuple(_column(card) for card in cards),
        effects=tuple(_effect(piece) for piece in (*cards, *sides)),
        eclipse=tuple(_gains(card.get("eclipse", [])) for card in cards),
        card_points=tuple(card["points"] for card in cards),
        chief_names=_names(sides)[:: len(SIDES)],
        chief_labour=tuple(_halves(side.get("extra_labour", 0)) for side in sides),
        chief_in=tuple(_column(side) for side in sides),
        stone_names=_names(stones),
        stone_eras=tuple(stone["era"] for stone in stones),
        stone_incomes=tuple(_gains(stone["income"]) for stone in stones),
        stone_counts=tuple(COUNTS.index(stone["counts"]) for stone in stones),
        stone_of=tuple(_counted(stone, terrain_names, animal_names) for stone in stones),
        stone_each=tuple(stone.get("each", 0) for stone in stones),
        stone_per=tuple(stone.get("per", 1) for stone in stones),
        stone_rows=tuple(tuple(stone.get("points", [])) for stone in stones),
        animal_names=animal_names,
        animal_copies=tuple(animal["copies"] for animal in animals),
        animal_tips=tuple(_gains(animal["tip"]) for animal in animals),
        animal_sets=tuple((0, *animal["set"]) if "set" in animal else () for animal in animals),
        terrain_names=terrain_names,
        terrain_copies=tuple(kind["copies"] for kind in terrain),
        terrain_incomes=tuple(_gains(kind["income"]) for kind in terrain),
        setup_names=_names(setups),
        setup_food=tuple(setup["food"] for setup in setups),
        setup_tools=tuple(setup["tools"] for setup in setups),
        setup_tribes=tuple(card_names.index(setup["tribe"]) for setup in setups),
        setup_animals=tuple(tuple(map(animal_names.index, setup["animals"])) for setup in setups),
        setup_camps=tuple(setup["camps"] for setup in setups),
        tile_names=_names(tiles),
        tile_starts=tuple(_cell(tile["start"]) for tile in tiles),
        tile_arrows=tuple(tuple(map(_cell, tile["arrows"])) for tile in tiles),
        tile_rewards=tuple(tuple(_gains(cell) for row in tile["spaces"] for cell in row) for tile in tiles),
        pattern_names=_names(patterns),
        pattern_players=tuple(pattern["players"] for pattern in patterns),
        patterns=tuple(Site(tuple((row, column) for row, column in each["tiles"])) for each in patterns),
        ice_names=_names(ice),
        ice_gains=tuple(_gains(tile["gain"]) for tile in ice),
        rest_names=_names(rest),
        rest_gains=tuple(_gains(tile["gain"]) for tile in rest),
        camps=player["camps"],
        villages=player["villages"],
        neutral_megaliths=player["megaliths"][0],
        own_megaliths=player["megaliths"][1],
        stack=player["stack"],
        food_track=player["food_track"],
        labour_spaces=tuple(player["labour_spaces"]),
        tool_track=player["tool_track"],
        first_hand=player["hand"],
        new_cards=player["new_cards"],
        rest_labour=_halves(player["rest_labour"]),
        stone_food=tuple(food for food, _ in player["stone_prices"]),
        stone_tools=tuple(tools for _, tools in player["stone_prices"]),
        megalith_incomes=tuple(map(_gains, player["megalith_incomes"])),
        village_income=_gains(player["village_income"]),
        rounds=table["rounds"],
        first_era=table["rounds_of_first_era"],
        display=table["display"],
        ground=table["ground"],
        more_animals=table["more_animals_than_players"],
        order_food=tuple(table["order_food"]),
        order_tools=tuple(table["order_tools"]),
        order_incomes=tuple(map(_gains, table["order_incomes"])),
        **{
            name: _halves(number) if name.endswith("labour") else number
            for name, number in numbers["columns"].items()
        },
        types=land["types"],
        tiles=land["tiles"],
        camp_influence=land["camp_influence"],
        village_influence=land["village_influence"],
        stones=_by_players(numbers, "stones"),
        glaciers=_by_players(numbers, "glaciers"),
        other_points=numbers["megaliths"]["other_points"],
        own_points=numbers["megaliths"]["own_points"],
        owner_points=numbers["megaliths"]["owner_points"],
        offering_cost=tuple(cost for cost, _ in numbers["offering"]["rates"]),
        offering_points=tuple(points for _, points in numbers["offering"]["rates"]),
        offering_bonus=tuple(map(_gains, numbers["offering"]["bonus"])),
        overflow=numbers["offering"]["overflow"],
        honor_points=tuple(numbers["honor"]["points"]),
        honor_first=tuple(numbers["honor"]["first"]),
        honor_second=tuple(numbers["honor"]["second"]),
        honor_others=tuple(numbers["honor"]["others"]),
        empty_points=numbers["empty"]["points"],
    )


def _names(tables: list[Table]) -> tuple[str, ...]:
    return tuple(str(table["id"]) for table in tables)


def _halves(labour: float) -> int:
    """EW-4.8: labour as a number of halves, so that prices are whole and what brings half of it is one."""
    return round(labour * HALVES)


def _column(piece: Table) -> int:
    """Where a piece brings extra labour."""
    return WHERE.index(piece["extra_in"]) if "extra_in" in piece else NO_COLUMN


def _gains(words: list[list[Any]]) -> tuple[int, ...]:
    """Kinds of gain and their numbers in one row; a gain that does not exist is refused."""
    found: list[int] = []
    for word, count in words:
        kind = GAINS.index(word)
        found += [kind, _halves(count) if word == "labour" else count]
    return tuple(found)


def _effect(piece: Table) -> Effect:
    price = {PRICES.index(word): count for word, count in piece.get("pays", [])}
    assert set(price) <= {FOOD, TOOL, CARD}
    return Effect(
        _gains(piece.get("gain", [])),
        price.get(FOOD, 0),
        price.get(TOOL, 0),
        price.get(CARD, 0),
        _gains(piece.get("in_return", [])),
    )


def _counted(stone: Table, terrain: tuple[str, ...], animals: tuple[str, ...]) -> int:
    """The terrain or the animal that a stone counts, if it is about one."""
    if "of" not in stone:
        return NOTHING
    return (terrain if stone["of"] in terrain else animals).index(stone["of"])


def _cell(place: list[int]) -> int:
    """One of the nine spaces of a tile."""
    return place[0] * TILE_SIDE + place[1]


def _by_players(numbers: Table, key: str) -> tuple[int, ...]:
    """A number that depends on how many play, at the index of that many."""
    players = numbers["players"]
    most = max(int(count) for count in players)
    return tuple(players[str(count)][key] if str(count) in players else 0 for count in range(most + 1))
