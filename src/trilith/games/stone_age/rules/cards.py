"""Rulebook page 6 and overview sheet: buying civilization cards, and what their upper halves do."""

from typing import Final

from trilith.core.action import Action
from trilith.core.chance import Chance, Draw, RollEach, faces, without
from trilith.games.stone_age.actions import ONE_USE, PICK, PICK_DIE, TOOL
from trilith.games.stone_age.events import (
    BY_CARD,
    BY_DIE,
    CARD_BOUGHT,
    DREW,
    PICKED,
    PILE_EMPTY,
    POINTS_GAINED,
    RECEIVED,
    ROLLED_FOR_ALL,
)
from trilith.games.stone_age.names import (
    ACTING,
    DICE_FOR_ALL,
    DRAWING,
    EXTRA_CARD,
    FIELD_FACE,
    FIRST_CARD,
    FOOD,
    GIVES_FIELD,
    GIVES_FOOD,
    GIVES_POINTS,
    GIVES_RESOURCE,
    GIVES_TOOL,
    NOTHING,
    ONE_USE_TOOL,
    PAYING,
    RESOURCE_ROLL,
    RESOURCES_OF_CHOICE,
    ROLLING_FOR_ALL,
    SHARING,
    SLOTS,
    TOOL_FACE,
)
from trilith.games.stone_age.rules import gathering, paying, village
from trilith.games.stone_age.table import Table

ROLLS_FOR_ALL: Final[list[Chance]] = [RollEach(dice) for dice in range(SLOTS + 1)]


def price(spot: int) -> int:
    """SA-6.1: from right to left, the cards cost one, two, three and four resources."""
    return spot - FIRST_CARD + 1


def affordable(t: Table, spot: int) -> bool:
    """SA-6.1: any resources will do, food will not."""
    return paying.resources(t.me().goods) >= price(spot)


def begin(t: Table) -> None:
    """SA-6.1: start to pay for the card on the place being acted on."""
    t.due = price(t.spot)
    t.phase = PAYING


def legal(t: Table) -> list[Action]:
    """SA-6.1: which resources to pay with is up to the player."""
    return paying.offers(t, paying.ANY_KINDS)


def objection(t: Table, action: Action) -> str:
    """The rule against paying like this for a card, if there is one."""
    return paying.objection(t, action, paying.ANY_KINDS, "SA-6.1")


def apply(t: Table, action: Action) -> None:
    """SA-6.1: the card is taken when its price is paid."""
    paying.pay(t, action.first)
    if not t.due:
        buy(t)


def buy(t: Table) -> None:
    """SA-6.3: the player takes the card and the person home."""
    me = t.me()
    slot = t.spot - FIRST_CARD
    card = t.display[slot]
    t.clear_payment()
    t.bring_home()
    t.display[slot] = NOTHING
    t.say(CARD_BOUGHT, slot, card)
    effect = t.box.card_effect[card]
    if effect in (ONE_USE_TOOL, RESOURCES_OF_CHOICE):
        me.opened = me.opened + (card,)  # SA-6.16, SA-6.17: it lies open until it is used
    else:
        me.cards = me.cards + (card,)
    t.spot = t.spot if effect == RESOURCE_ROLL else 0
    t.phase = ACTING
    take_effect(t, effect, t.box.card_good[card], t.box.card_amount[card])


def take_effect(t: Table, effect: int, good: int, amount: int) -> None:
    """SA-6.4: the upper half of a card; what lies open takes effect later."""
    if effect == GIVES_FOOD:
        receive(t, FOOD, amount, BY_CARD)  # SA-6.8
    elif effect == GIVES_RESOURCE:
        receive(t, good, amount, BY_CARD)  # SA-6.9
    elif effect == GIVES_POINTS:
        t.me().score += amount  # SA-6.11
        t.say(POINTS_GAINED, amount, 0)
    elif effect == GIVES_TOOL:
        village.gain_tool(t, BY_CARD)  # SA-6.12
    elif effect == GIVES_FIELD:
        village.raise_track(t, BY_CARD)  # SA-6.13
    elif effect == RESOURCE_ROLL:
        gathering.begin(t, good, amount)  # SA-6.10
    elif effect == DICE_FOR_ALL:
        t.phase = ROLLING_FOR_ALL  # SA-6.5
    elif effect == EXTRA_CARD:
        seek_extra_card(t)  # SA-6.14
    else:
        assert effect in (ONE_USE_TOOL, RESOURCES_OF_CHOICE)


def receive(t: Table, good: int, count: int, why: int) -> None:
    """Take goods from the supply, which never runs out (SA-1.6)."""
    t.me().goods[good] += count
    t.say(RECEIVED, good, count, why)


def seek_extra_card(t: Table) -> None:
    """SA-6.14, SA-6.15: draw from the pile, if there is one left."""
    if t.pile:
        t.phase = DRAWING
    else:
        t.say(PILE_EMPTY, 0, 0)


def extra_card_chance(t: Table) -> Chance:
    """SA-6.14: only the player who draws the extra card sees it."""
    return Draw("card", t.box.card_names, t.pile, t.turn)


def draw_extra_card(t: Table, card: int) -> None:
    """SA-6.14: the card counts in the final scoring; its upper half does nothing."""
    me = t.me()
    me.drawn = me.drawn + (card,)
    t.pile = without(t.pile, card)
    t.say(DREW, card, 0)
    t.phase = ACTING


def roll_for_all_chance(t: Table) -> Chance:
    """SA-6.5: as many dice as players; SA-6.7: no tool changes them."""
    return ROLLS_FOR_ALL[t.seats]


def roll_for_all(t: Table, outcome: int) -> None:
    """SA-6.5: the buyer takes a die first."""
    for face in faces(outcome):
        t.pool[face] += 1
    t.buyer = t.turn
    t.say(ROLLED_FOR_ALL, outcome, 0)
    t.phase = SHARING


def sharing_legal(t: Table) -> list[Action]:
    """SA-6.5: any die that is left."""
    return [action for action in PICK_DIE if t.pool[action.first]]


def sharing_objection(t: Table, action: Action) -> str:
    """The rule against taking this die, if there is one."""
    if action.verb in (TOOL, ONE_USE):
        return "SA-6.7"
    return "" if action.verb == PICK and t.pool[action.first] else "SA-6.5"


def pick_die(t: Table, face: int) -> None:
    """SA-6.5, SA-6.6: take a die and what it brings; then the next player clockwise, until all have taken one."""
    t.pool[face] -= 1
    t.say(PICKED, face, 0)
    if face == TOOL_FACE:
        village.gain_tool(t, BY_DIE)
    elif face == FIELD_FACE:
        village.raise_track(t, BY_DIE)
    else:
        receive(t, face, 1, BY_DIE)  # faces 1 to 4 are wood, brick, stone and gold
    t.turn = (t.turn + 1) % t.seats
    if t.turn == t.buyer:
        t.buyer = 0
        t.phase = ACTING
