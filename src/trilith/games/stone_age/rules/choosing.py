"""Overview sheet: the card that brings two resources of its owner's choice, at once or later."""

from trilith.core.action import Action
from trilith.games.stone_age.actions import CHOOSE, CHOOSE_GOOD
from trilith.games.stone_age.events import CHOSE, REDEEMED
from trilith.games.stone_age.names import CHOOSING, NOTHING, RESOURCES_OF_CHOICE, WOOD
from trilith.games.stone_age.rules.gathering import put_away
from trilith.games.stone_age.table import Player, Table


def redeemable(t: Table, player: Player) -> int:
    """The open card with which this player may take resources of choice, or NOTHING."""
    for card in player.opened:
        if t.box.card_effect[card] == RESOURCES_OF_CHOICE:
            return card
    return NOTHING


def still_to_take(t: Table, player: Player) -> int:
    """SA-6.17: how many resources of choice this player may still take: by open cards, and by the one being redeemed."""
    count = t.gifts if player is t.me() else 0
    for card in player.opened:
        if t.box.card_effect[card] == RESOURCES_OF_CHOICE:
            count += t.box.card_amount[card]
    return count


def may_redeem(t: Table) -> bool:
    """SA-6.17: whenever the owner decides something, except in the middle of choosing."""
    return t.phase != CHOOSING and redeemable(t, t.me()) != NOTHING


def redeem(t: Table) -> None:
    """SA-6.17: interrupt the decision at hand and choose."""
    me = t.me()
    card = redeemable(t, me)
    t.gifts = t.box.card_amount[card]
    t.gift = WOOD
    t.resume = t.phase
    t.phase = CHOOSING
    put_away(me, card)
    t.say(REDEEMED, card, 0)


def legal(t: Table) -> list[Action]:
    """SA-6.17, SA-6.19: any resource, equal or different, named in the order wood, brick, stone, gold."""
    return CHOOSE_GOOD[t.gift - WOOD :]


def objection(t: Table, action: Action) -> str:
    """The rule against choosing this, if there is one."""
    if action.verb != CHOOSE:
        return "SA-6.17"
    return "" if action.first >= t.gift else "SA-6.19"


def apply(t: Table, action: Action) -> None:
    """SA-6.17: take the resource; after the last one, the interrupted decision goes on."""
    t.me().goods[action.first] += 1
    t.say(CHOSE, action.first, 0)
    t.gift = action.first
    t.gifts -= 1
    if not t.gifts:
        t.gift = 0
        t.phase = t.resume
        t.resume = 0
