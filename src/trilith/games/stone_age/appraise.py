"""What a position promises a player, in points: the rules of thumb of a sensible beginner."""

from typing import Final

from trilith.core.rows import total
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    BUILDER,
    CHOOSING,
    DICE_FOR_ALL,
    DRAWING,
    EXTRA_CARD,
    FARMER,
    FEEDING,
    FIELD,
    FIGURES,
    FIRST_BUILDING,
    FIRST_CARD,
    FIXED,
    FOOD,
    FREE,
    GIVES_FIELD,
    GIVES_FOOD,
    GIVES_POINTS,
    GIVES_RESOURCE,
    GIVES_TOOL,
    GOLD,
    HUNT,
    HUT,
    NO_SYMBOL,
    ONE_USE_TOOL,
    OVER,
    PAYING,
    RESOURCE_ROLL,
    RIVER,
    ROLLING,
    ROLLING_FOR_ALL,
    SHAMAN,
    SYMBOLS,
    TOOL_MAKER,
    TOOL_PLACES,
    TOOLING,
    TOOLMAKER,
    WOOD,
)
from trilith.games.stone_age.table import Player

PIPS_PER_DIE: Final = 3.5
RESOURCE: Final = 0.65  # of its worth in a building, while it still has to be built with
PIP: Final = 0.6  # a pip of a tool, in one round
MEAL: Final = 1.7  # food that somebody will need
SPARE_MEAL: Final = 0.15
HUNGER: Final = 3.5  # one missing food
STORE: Final = 9.0  # resources that can be spent soon
DIE_FOR_ALL: Final = 3.5
HIDDEN_CARD: Final = 3.0
LAST_ROUND: Final = 18  # nobody plans beyond, or hoarding would never end
CARDS_A_ROUND: Final = 2.3
ROUNDS_A_TILE: Final = 1.7


class Outlook:
    """What a player will have once everyone on the board has acted with average luck."""

    def __init__(self, t: StoneAge, player: Player, own: bool) -> None:
        lowest = t.heights[0]
        for height in t.heights:
            lowest = min(lowest, height)
        self.rounds = min(
            len(t.pile) / CARDS_A_ROUND, lowest * ROUNDS_A_TILE, float(max(0, LAST_ROUND - t.round))
        )
        self.goods = [float(count) for count in player.goods]
        self.tools = float(total(player.tools))
        self.people = float(player.people)
        self.track = float(player.track)
        self.buildings = float(len(player.buildings))
        self.extra = 0.0
        self.symbols = [0] * len(SYMBOLS)
        self.figures = [0] * len(FIGURES)
        collect(t, player, own, self.symbols, self.figures)

    def resources(self) -> float:
        """How many goods there are besides food."""
        return self.goods[1] + self.goods[2] + self.goods[3] + self.goods[4]


def collect(t: StoneAge, player: Player, own: bool, symbols: list[int], figures: list[int]) -> None:
    """Count the symbols and figures that are known to lie with a player; others know of no secret cards."""
    for cards in (player.cards, player.opened, player.drawn if own else ()):
        for card in cards:
            if t.box.card_symbol[card] == NO_SYMBOL:
                figures[t.box.card_figure[card]] += t.box.card_figures[card]
            else:
                symbols[t.box.card_symbol[card]] += 1


def appraise(t: StoneAge, seat: int, own: bool = True) -> float:
    """Points now, and what goods, tools, people and cards are likely to bring; others know of no secret cards."""
    player = t.players[seat]
    if t.phase == OVER:
        return float(player.score)
    outlook = Outlook(t, player, own)
    if seat == t.turn:
        _decide(t, player, outlook)
    _act(t, player, outlook)
    _shop(t, player, outlook)
    return player.score + outlook.extra + _stock(t, outlook) + _growth(outlook) + _ending(outlook)


def _decide(t: StoneAge, player: Player, outlook: Outlook) -> None:
    """Count what the decision half made will bring."""
    phase = t.resume if t.phase == CHOOSING else t.phase
    outlook.goods[GOLD] += t.gifts
    if phase == TOOLING:
        outlook.goods[t.good] += t.pips // t.box.pips[t.good]
    elif phase == ROLLING and t.spot > RIVER:
        outlook.goods[t.good] += _gathered(t, t.good, t.dice)
    elif phase == ROLLING_FOR_ALL:
        outlook.extra += DIE_FOR_ALL
    elif phase == DRAWING:
        outlook.extra += HIDDEN_CARD
    elif phase == FEEDING:
        outlook.extra -= min(float(t.box.penalty), t.due * t.box.worth[WOOD] * RESOURCE)
        outlook.goods[FOOD] += player.people  # this round's meal has been eaten


def _gathered(t: StoneAge, good: int, dice: int) -> float:
    """What so many dice bring on average, the remainder being lost."""
    pips = t.box.pips[good]
    return max(0.0, (dice * PIPS_PER_DIE - (pips - 1) / 2) / pips)


def _act(t: StoneAge, player: Player, outlook: Outlook) -> None:
    """Send everyone who is out to work."""
    ready = 0
    for tool in range(TOOL_PLACES):
        if not player.used[tool]:
            ready += player.tools[tool]
    for spot in range(HUNT, RIVER + 1):
        if player.placed[spot] and not (t.phase == TOOLING and t.spot == spot):
            outlook.goods[spot] += _gathered(t, spot, player.placed[spot])
            outlook.extra += ready * PIP / 2
            ready = 0
    if player.placed[TOOL_MAKER] and outlook.tools < 12:
        outlook.tools += 1
    if player.placed[HUT] and outlook.people < t.box.most_people:
        outlook.people += 1
    if player.placed[FIELD] and outlook.track < t.box.most_track:
        outlook.track += 1


def _shop(t: StoneAge, player: Player, outlook: Outlook) -> None:
    """Buy the cards and buildings one stands on, as far as the purse goes."""
    purse, hand = outlook.resources(), -1.0
    for spot in range(FIRST_CARD, t.spots):
        if not player.placed[spot]:
            continue
        half_paid = t.phase == PAYING and t.spot == spot
        if spot < FIRST_BUILDING:
            if hand < 0.0:
                hand = _ending(outlook)
            price = t.due if half_paid else spot - FIRST_CARD + 1
            worth = _card(t, outlook, t.display[spot - FIRST_CARD], hand) - price * 3.2 * RESOURCE
        else:
            price, worth = _building(t, outlook, t.tops[spot - FIRST_BUILDING])
            if half_paid:
                price, laid = 0, 0
                for good in range(WOOD, GOLD + 1):
                    laid += t.paid[good] * t.box.worth[good]
                worth = float(laid)
        if purse >= price and worth > 0:
            purse -= price
            outlook.extra += worth


def _building(t: StoneAge, outlook: Outlook, tile: int) -> tuple[int, float]:
    """A building's price, and what it brings beyond what its resources are worth in hand."""
    box = t.box
    count = box.building_count[tile]
    if box.building_price[tile] == FIXED:
        asked = box.building_goods[tile]
        for good in range(WOOD, GOLD + 1):
            if outlook.goods[good] + 0.3 < asked[good]:
                return count, 0.0
        return count, box.building_points[tile] * (1 - RESOURCE)
    if box.building_price[tile] == FREE:
        count = min(count, int(outlook.resources()))
        return count, count * 4.0 * (1 - RESOURCE)
    kinds, most = box.building_kinds[tile], 0.0
    held = outlook.goods[WOOD:]
    held.sort(reverse=True)
    for kind in range(kinds):
        most += held[kind]
    if most < count or held[kinds - 1] < 1:
        return count, 0.0
    return count, count * 4.0 * (1 - RESOURCE)


def _card(t: StoneAge, outlook: Outlook, card: int, hand: float) -> float:
    """What a card brings: its upper half now, its lower half at the end beside what the hand is worth without it."""
    symbol, figure, figures = t.box.card_symbol[card], t.box.card_figure[card], t.box.card_figures[card]
    if symbol == NO_SYMBOL:
        outlook.figures[figure] += figures
        with_it = _ending(outlook)
        outlook.figures[figure] -= figures
    else:
        outlook.symbols[symbol] += 1
        with_it = _ending(outlook)
        outlook.symbols[symbol] -= 1
    return _upper_half(t, outlook, card) + with_it - hand


def _upper_half(t: StoneAge, outlook: Outlook, card: int) -> float:
    effect, amount = t.box.card_effect[card], t.box.card_amount[card]
    worth = t.box.worth[t.box.card_good[card]] * RESOURCE
    if effect == GIVES_FOOD:
        return amount * MEAL / 1.5
    if effect == GIVES_RESOURCE:
        return amount * worth
    if effect == GIVES_POINTS:
        return float(amount)
    if effect == GIVES_TOOL:
        return PIP * outlook.rounds
    if effect == GIVES_FIELD:
        return MEAL * outlook.rounds
    if effect == RESOURCE_ROLL:
        return _gathered(t, t.box.card_good[card], amount) * worth
    if effect == DICE_FOR_ALL:
        return DIE_FOR_ALL
    if effect == EXTRA_CARD:
        return HIDDEN_CARD
    if effect == ONE_USE_TOOL:
        return amount * PIP
    return amount * t.box.worth[GOLD] * RESOURCE


def _stock(t: StoneAge, outlook: Outlook) -> float:
    """Goods in hand; too little food for the next meal costs points or resources."""
    left = outlook.goods[FOOD] + outlook.track - outlook.people
    if left < 0:
        return _store(t, outlook) - min(float(t.box.penalty), -left * HUNGER)
    soon = min(left, outlook.people)
    return _store(t, outlook) + soon * MEAL / 2 + (left - soon) * SPARE_MEAL


def _store(t: StoneAge, outlook: Outlook) -> float:
    """Resources in hand; more than a few purchases take count little more than they do at the end."""
    count = outlook.resources()
    if not count:
        return 0.0
    together = 0.0
    for good in range(WOOD, GOLD + 1):
        together += outlook.goods[good] * t.box.worth[good]
    average = together / count
    return min(count, STORE) * average * RESOURCE + max(0.0, count - STORE)


def _growth(outlook: Outlook) -> float:
    """What people, tools and fields will bring in the rounds to come."""
    meals = min(outlook.track, outlook.people)
    a_round = outlook.people * (PIPS_PER_DIE * PIP - 0.5) + outlook.tools * PIP + meals * MEAL
    return a_round * outlook.rounds


def _ending(outlook: Outlook) -> float:
    """The lower halves of all cards, if tools, people, fields and buildings go on growing a little."""
    figures = outlook.figures
    first = second = 0
    for held in outlook.symbols:
        if held:
            first += 1
        if held > 1:
            second += 1
    more = outlook.rounds / 6
    points = first * (first + more) + second * second
    points += figures[FARMER] * min(10.0, outlook.track + more) + figures[SHAMAN] * min(
        10.0, outlook.people + more
    )
    return (
        points
        + figures[TOOLMAKER] * (outlook.tools + more)
        + figures[BUILDER] * (outlook.buildings + more * 2)
    )
