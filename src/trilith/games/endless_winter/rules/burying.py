"""Rulebook pages 12 and 20: burying cards."""

from trilith.core.action import Action
from trilith.core.chance import without
from trilith.games.endless_winter.actions import BURY_FROM
from trilith.games.endless_winter.events import BURIED
from trilith.games.endless_winter.names import BURY, FROM_DISCARD, FROM_HAND, FROM_PLAYED
from trilith.games.endless_winter.rules.initiating import part_with
from trilith.games.endless_winter.rules.knowing import bury_secretly
from trilith.games.endless_winter.table import Player, Table, added, offer_each


def offer(t: Table, found: list[Action]) -> None:
    """EW-5.6: a card of the hand, of the discard pile, or played in this turn."""
    me = t.me()
    offer_each(me.hand, BURY_FROM[FROM_HAND], found)
    offer_each(me.discard, BURY_FROM[FROM_DISCARD], found)
    offer_each(me.played, BURY_FROM[FROM_PLAYED], found)


def bury(t: Table, zone: int, kind: int) -> None:
    """EW-5.6, EW-5.7: the card goes under the gravestone, with its ability; from the hand nobody sees which."""
    me = t.me()
    t.pool[BURY] -= 1
    if zone == FROM_HAND:
        bury_secretly(me, kind)
        part_with(t, kind)
    elif zone == FROM_DISCARD:
        me.discard = without(me.discard, kind)
        me.buried = added(me.buried, kind)
    else:
        me.played = without(me.played, kind)
        me.buried = added(me.buried, kind)
        if kind in t.ready and t.ready.count(kind) > me.played.count(kind):
            t.ready = without(t.ready, kind)
    t.say(BURIED, zone, kind)


def graves(player: Player) -> int:
    """EW-5.7: how many cards a player has buried."""
    return len(player.buried) + len(player.secret)
