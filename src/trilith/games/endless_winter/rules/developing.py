"""Rulebook page 12, Develop: culture cards and sacred stones."""

from trilith.core.action import Action
from trilith.core.chance import without
from trilith.games.endless_winter.actions import LEARN_CARD, TAKE_STONE
from trilith.games.endless_winter.events import LEARNED, STONE_TAKEN
from trilith.games.endless_winter.names import BOTTOM, CULTURE, FIRST_CULTURE, FOOD, NOTHING, STONE, TOOL
from trilith.games.endless_winter.rules.knowing import take_openly
from trilith.games.endless_winter.table import Player, Table, replaced


def offer_cards(t: Table, found: list[Action]) -> None:
    """EW-6.1: any open culture card."""
    for card in sorted(t.display):
        if card != NOTHING:
            found.append(LEARN_CARD[card - FIRST_CULTURE])


def offer_top(t: Table, found: list[Action]) -> None:
    """EW-6.1: for three labour."""
    if t.labour >= t.box.learn_labour:
        offer_cards(t, found)


def learn_for_pay(t: Table, card: int) -> None:
    """EW-6.1: pay three labour for an open culture card."""
    t.labour -= t.box.learn_labour
    learn(t, card)


def learn(t: Table, card: int) -> None:
    """EW-6.1: the card goes to the hand; its place stays empty until the preparation phase."""
    t.display = replaced(t.display, t.display.index(card), NOTHING)
    take_openly(t.me(), card)
    t.say(LEARNED, card, 0)


def free_learn(t: Table, card: int) -> None:
    """EW-2.14: a culture card that was gained."""
    t.pool[CULTURE] -= 1
    learn(t, card)


def offer_stones(t: Table, found: list[Action]) -> None:
    """EW-6.2, EW-6.4: stones of the left half, in the second era of both; three at most."""
    if next_slot(t, t.me()) == NOTHING:
        return
    era = t.era()
    for stone in t.stones:
        if t.box.stone_eras[stone] <= era:
            found.append(TAKE_STONE[stone])


def can_take_stone(t: Table) -> bool:
    """EW-6.2, EW-6.4: whether there is a stone for the player, and a slot."""
    found: list[Action] = []
    offer_stones(t, found)
    return len(found) > 0


def next_slot(t: Table, player: Player) -> int:
    """EW-6.3, EW-6.4: the leftmost free slot, which says what a stone costs, or NOTHING."""
    slot = len(player.stones)
    return slot if slot < len(t.box.stone_food) else NOTHING


def offer_middle(t: Table, found: list[Action]) -> None:
    """EW-6.3: the leftmost free slot says what a stone costs."""
    me = t.me()
    slot = next_slot(t, me)
    if slot == NOTHING:
        return
    if me.food >= t.box.stone_food[slot] and me.tools >= t.box.stone_tools[slot]:
        offer_stones(t, found)


def buy_stone(t: Table, stone: int) -> None:
    """EW-6.3: pay, and take the stone."""
    slot = next_slot(t, t.me())
    t.pay(t.box.stone_food[slot], t.box.stone_tools[slot])
    take_stone(t, stone)
    t.phase = BOTTOM


def take_stone(t: Table, stone: int) -> None:
    """EW-6.3: the stone lies on the player's board and brings its income at once."""
    me = t.me()
    t.stones = without(t.stones, stone)
    me.stones = me.stones + (stone,)
    t.say(STONE_TAKEN, stone, 0)
    t.owe(t.box.stone_incomes[stone])


def free_stone(t: Table, stone: int) -> None:
    """EW-6.6: a stone that was gained costs nothing."""
    t.pool[STONE] -= 1
    take_stone(t, stone)


def bottom(t: Table) -> None:
    """EW-6.5: a tool and a food."""
    t.pool[TOOL] += 1
    t.pool[FOOD] += 1
