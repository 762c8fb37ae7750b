"""What people on the board are about to bring: goods after average luck, cards and buildings that these can pay for."""

from typing import Final

from trilith.core.rows import total
from trilith.core.summary import Sheet
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    BUILDER,
    CHOOSING,
    DICE_FOR_ALL,
    EXTRA_CARD,
    FARMER,
    FEEDING,
    FIRST_BUILDING,
    FIRST_CARD,
    FIXED,
    FREE,
    GIVES_FIELD,
    GIVES_FOOD,
    GIVES_POINTS,
    GIVES_RESOURCE,
    GIVES_TOOL,
    GOLD,
    GOODS,
    HUNT,
    NO_SYMBOL,
    NOTHING,
    ONE_USE_TOOL,
    PAYING,
    RESOURCE_ROLL,
    RESOURCES_OF_CHOICE,
    RIVER,
    ROLLING,
    SHAMAN,
    TOOLING,
    TOOLMAKER,
    WOOD,
)
from trilith.games.stone_age.table import Player

PIPS_PER_DIE: Final = 3.5
A_RESOURCE: Final = 2.6  # points that one is worth on average, before it is built with
A_MEAL: Final = 1.0
A_TOOL: Final = 0.6  # in each round to come
A_FIELD: Final = 1.0
A_CARD: Final = 6.0
NEARLY: Final = 0.4  # of a good that luck may still bring
FREE_POINTS: Final = 4.0  # of a resource in a building that asks for no certain ones
EXPECTED: Final = tuple(f"{good} expected" for good in GOODS)


def plans(
    t: StoneAge, seat: int, rounds: float, symbols: list[int], figures: list[int], sheet: Sheet
) -> None:
    """One player's goods once everybody has come home, and what is bought with them on the way."""
    player = t.players[seat]
    goods = _expected(t, player, seat)
    for good in range(len(GOODS)):
        sheet.put(EXPECTED[good], min(goods[good], 30.0) / 10.0)
    purse = goods[1] + goods[2] + goods[3] + goods[4]
    asked = upper = ending = 0.0
    new = 0
    for spot in range(FIRST_CARD, FIRST_BUILDING):
        card = t.display[spot - FIRST_CARD] if player.placed[spot] else NOTHING
        if card == NOTHING:
            continue
        paid = t.phase == PAYING and t.spot == spot
        asked += t.due if paid else spot - FIRST_CARD + 1
        upper += _upper_half(t, card, rounds)
        symbol = t.box.card_symbol[card]
        if symbol == NO_SYMBOL:
            ending += t.box.card_figures[card] * multiplier(player, t.box.card_figure[card])
        elif not symbols[symbol]:
            new += 1
        elif symbols[symbol] == 1:
            ending += 4.0
    first = 0
    for held in symbols:
        if held:
            first += 1
    ending += (first + new) * (first + new) - first * first
    sheet.put("cards expected", ending / 20.0)
    sheet.put("gains expected", upper / 20.0)
    points, spent, failed = _buildings(t, player, goods, sheet)
    sheet.put("buildings expected", points / 20.0)
    sheet.put("buildings beyond means", failed / 2.0)
    left = purse - asked - spent
    sheet.put("resources left", max(0.0, min(left, 30.0)) / 10.0)
    sheet.put("resources missing", max(0.0, -left) / 4.0)
    sheet.put("food missing", max(0.0, player.people - player.track - goods[0]) / 5.0)
    sheet.put("result as it stands", _result(player, symbols, figures) / 100.0)


def _expected(t: StoneAge, player: Player, seat: int) -> list[float]:
    """Goods in hand and on the way."""
    goods = [float(count) for count in player.goods]
    for spot in range(HUNT, RIVER + 1):
        rolled = seat == t.turn and t.spot == spot and (t.phase == TOOLING or t.phase == ROLLING)
        if player.placed[spot] and not rolled:
            goods[spot] += _gathered(t, spot, player.placed[spot])
    if seat == t.turn:
        phase = t.resume if t.phase == CHOOSING else t.phase
        if phase == TOOLING:
            goods[t.good] += t.pips // t.box.pips[t.good]
        elif phase == ROLLING:
            goods[t.good] += _gathered(t, t.good, t.dice)
        elif phase == FEEDING:
            goods[0] += player.people  # this meal has been eaten
        goods[GOLD] += t.gifts
    return goods


def _gathered(t: StoneAge, good: int, dice: int) -> float:
    """What so many dice bring on average, the remainder being lost."""
    pips = t.box.pips[good]
    return max(0.0, (dice * PIPS_PER_DIE - (pips - 1) / 2.0) / pips)


def _upper_half(t: StoneAge, card: int, rounds: float) -> float:
    """About how many points the upper half of a card is good for."""
    effect, amount = t.box.card_effect[card], t.box.card_amount[card]
    if effect == GIVES_FOOD:
        return amount * A_MEAL
    if effect == GIVES_RESOURCE or effect == RESOURCES_OF_CHOICE:
        return amount * A_RESOURCE
    if effect == RESOURCE_ROLL:
        return _gathered(t, t.box.card_good[card], amount) * A_RESOURCE
    if effect == GIVES_POINTS:
        return float(amount)
    if effect == GIVES_TOOL:
        return A_TOOL * rounds
    if effect == GIVES_FIELD:
        return A_FIELD * rounds
    if effect == ONE_USE_TOOL:
        return amount * A_TOOL
    if effect == EXTRA_CARD:
        return A_CARD
    assert effect == DICE_FOR_ALL
    return A_RESOURCE


def _buildings(t: StoneAge, player: Player, goods: list[float], sheet: Sheet) -> tuple[float, float, float]:
    """Points of buildings on which somebody stands, resources for them, how many cannot be paid; the best open one, too."""
    points = spent = failed = best = 0.0
    for spot in range(FIRST_BUILDING, t.spots):
        tile = t.tops[spot - FIRST_BUILDING]
        if tile == NOTHING:
            continue
        if t.phase == PAYING and t.spot == spot and player.placed[spot]:
            spent += t.due
            for good in range(WOOD, GOLD + 1):
                points += t.paid[good] * t.box.worth[good]
            continue
        worth = _building(t, tile, goods)
        if player.placed[spot]:
            points += worth
            if worth == 0.0:
                failed += 1.0
            else:
                spent += t.box.building_count[tile]
        elif not t.crowd[spot]:
            best = max(best, worth)
    sheet.put("best open building", best / 20.0)
    return points, spent, failed


def _building(t: StoneAge, tile: int, goods: list[float]) -> float:
    """What a building brings whoever has these goods; nothing if they cannot pay."""
    box = t.box
    if box.building_price[tile] == FIXED:
        for good in range(WOOD, GOLD + 1):
            if goods[good] + NEARLY < box.building_goods[tile][good]:
                return 0.0
        return float(box.building_points[tile])
    count, kinds = box.building_count[tile], box.building_kinds[tile]
    held = goods[WOOD:]
    held.sort(reverse=True)
    if box.building_price[tile] == FREE:
        return min(float(count), goods[1] + goods[2] + goods[3] + goods[4]) * FREE_POINTS
    most = 0.0
    for kind in range(kinds):
        most += held[kind]
    return count * FREE_POINTS if most + NEARLY >= count and held[kinds - 1] + NEARLY >= 1.0 else 0.0


def _result(player: Player, symbols: list[int], figures: list[int]) -> float:
    """Points if the game ended now."""
    first = second = 0
    for held in symbols:
        if held:
            first += 1
        if held > 1:
            second += 1
    points = player.score + first * first + second * second
    points += player.goods[1] + player.goods[2] + player.goods[3] + player.goods[4]
    found = float(points)
    for figure in range(len(figures)):
        found += figures[figure] * multiplier(player, figure)
    return found


def multiplier(player: Player, figure: int) -> float:
    """What a figure is multiplied with at the end."""
    if figure == FARMER:
        return float(player.track)
    if figure == TOOLMAKER:
        return float(total(player.tools))
    if figure == BUILDER:
        return float(len(player.buildings))
    assert figure == SHAMAN
    return float(player.people)
