"""What an open card or building would mean for one player: what is missing for it, and what it would bring."""

from itertools import combinations

from trilith.games.stone_age.box import Box
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    EXACT,
    FIRST_BUILDING,
    FIRST_CARD,
    FIXED,
    GOLD,
    NOTHING,
    SPOTS,
    WOOD,
    Spot,
)
from trilith.games.stone_age.rules import cards, paying, scoring
from trilith.games.stone_age.shape import Prospect
from trilith.games.stone_age.table import Player


def prospects(table: StoneAge, seat: int) -> dict[Spot, Prospect]:
    """Of each card and building that lies open, by its place; only this player may be told, because hidden cards count."""
    # A copy as the richer ones are: what whoever is on turn may still take counts for none of them.
    player = Player(table.box, table.players[seat])
    now = scoring.breakdown(table, player)
    found: dict[Spot, Prospect] = {}
    for slot, card in enumerate(table.display):
        if card != NOTHING:
            found[SPOTS[FIRST_CARD + slot]] = _of_card(table, player, now, FIRST_CARD + slot, card)
    for stack, tile in enumerate(table.tops):
        if tile != NOTHING:
            found[SPOTS[FIRST_BUILDING + stack]] = _of_building(table, player, now, tile)
    return found


def _of_card(table: StoneAge, player: Player, now: list[int], spot: int, card: int) -> Prospect:
    richer = Player(table.box, player)
    richer.cards = player.cards + (card,)
    missing = max(0, cards.price(spot) - paying.resources(player.goods))
    return _prospect(missing, 0, now, scoring.breakdown(table, richer))


def _of_building(table: StoneAge, player: Player, now: list[int], tile: int) -> Prospect:
    richer = Player(table.box, player)
    richer.buildings = player.buildings + (tile,)
    missing = _missing(table.box, tile, player)
    points = 0 if missing else _most_points(table.box, tile, player)
    return _prospect(missing, points, now, scoring.breakdown(table, richer))


def _prospect(missing: int, points: int, now: list[int], then: list[int]) -> Prospect:
    """The sources of the final scoring that it touches, before and after."""
    touched = [(one, other) for one, other in zip(now, then, strict=True) if one != other]
    return {
        "missing": missing,
        "points": points,
        "now": sum(one for one, _ in touched),
        "then": sum(other for _, other in touched),
    }


def _missing(box: Box, tile: int, player: Player) -> int:
    """SA-7.1, SA-7.2, SA-7.3: how many more resources the player would need at least."""
    held = player.goods
    if box.building_price[tile] == FIXED:
        asked = box.building_goods[tile]
        return sum(max(0, asked[good] - held[good]) for good in range(WOOD, GOLD + 1))
    if box.building_price[tile] == EXACT:
        most = sorted(held[WOOD:], reverse=True)[: box.building_kinds[tile]]
        return max(most.count(0), box.building_count[tile] - sum(most), 0)
    return max(0, box.building_least[tile] - paying.resources(held))


def _most_points(box: Box, tile: int, player: Player) -> int:
    """SA-7.1, SA-7.2, SA-7.3: the most that a player who can pay it gets for it at once."""
    if box.building_price[tile] == FIXED:
        return box.building_points[tile]
    count = box.building_count[tile]
    if box.building_price[tile] != EXACT:
        return _dearest(box, player, range(WOOD, GOLD + 1), count)
    kinds = [good for good in range(WOOD, GOLD + 1) if player.goods[good]]
    ways = combinations(kinds, box.building_kinds[tile])
    return max(
        sum(box.worth[good] for good in way) + _dearest(box, player, way, count - len(way), laid=1)
        for way in ways
        if sum(player.goods[good] for good in way) >= count
    )


def _dearest(box: Box, player: Player, kinds: "range | tuple[int, ...]", count: int, laid: int = 0) -> int:
    """What so many of these resources are worth at most, where some of each kind are laid already."""
    worths = [box.worth[good] for good in kinds for _ in range(player.goods[good] - laid)]
    return sum(sorted(worths, reverse=True)[:count])
