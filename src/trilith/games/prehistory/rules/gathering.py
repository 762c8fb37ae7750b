"""Rulebook, action "Sammeln": tiles into baskets, and markers for full pairs."""

from trilith.core.action import Action
from trilith.games.prehistory.actions import GATHER_AT
from trilith.games.prehistory.events import BY_BASKETS, BY_TILE, GATHERED
from trilith.games.prehistory.names import (
    ACTED,
    GATHER_PLACES,
    GATHERING,
    NOTHING,
    RED,
    SPRING,
)
from trilith.games.prehistory.rules import paying
from trilith.games.prehistory.rules.gaining import gain, gain_bones, pay_markers, pay_resource
from trilith.games.prehistory.table import Player, Table


def payable(t: Table, me: Player, place: int) -> bool:
    """PH-10.2, PH-10.3: the resource beside the tile, in summer two red markers."""
    if t.season != SPRING:
        return me.markers[RED] >= t.box.gather_markers
    return me.resources[t.box.gather_prices[place]] > 0


def stone_left(t: Table, me: Player, tile: int) -> bool:
    """PH-4.6: whether what the tile brings leads to a cube for the stone when no other is left."""
    rewards = [t.box.pair_bonus[tile // 2]] if completes_pair(t, me, tile // 2) else []
    return paying.buys_a_stone(me, t.box.tile_bones[tile] + paying.towards_a_stone(t, me, rewards))


def completes_pair(t: Table, me: Player, kind: int) -> bool:
    """PH-10.4: whether one more of this kind makes a pair more."""
    return me.of_kind(kind) < me.of_kind(t.box.partner[kind])


def offer(t: Table, found: list[Action]) -> None:
    """PH-10.1: every open tile that can be paid."""
    me = t.me()
    spare = paying.spare(t, me)
    for place in range(GATHER_PLACES):
        tile = t.tiles[place]
        if tile != NOTHING and payable(t, me, place) and (spare >= 1 or stone_left(t, me, tile)):
            found.append(GATHER_AT[place])


def objection(t: Table, action: Action) -> str:
    """The rule against gathering here, if there is one."""
    me = t.me()
    tile = t.tiles[action.first]
    if tile == NOTHING:
        return "PH-10.1"
    if not payable(t, me, action.first):
        return "PH-10.2" if t.season == SPRING else "PH-10.3"
    return "" if paying.spare(t, me) >= 1 or stone_left(t, me, tile) else "PH-4.6"


def apply(t: Table, action: Action) -> None:
    """PH-10.1, PH-10.4, PH-10.5: pay, lay the tile in its basket, take its bone and the bonus of a new pair."""
    me = t.me()
    t.deed = GATHERING
    if t.season == SPRING:
        pay_resource(t, me, t.box.gather_prices[action.first])
    else:
        pay_markers(t, me, RED, t.box.gather_markers)
    tile = t.tiles[action.first]
    pair = completes_pair(t, me, tile // 2)
    t.tiles[action.first] = NOTHING
    me.baskets = me.baskets[:tile] + (me.baskets[tile] + 1,) + me.baskets[tile + 1 :]
    t.say(GATHERED, action.first, tile)
    gain_bones(t, t.turn, t.box.tile_bones[tile], BY_TILE)
    if pair:
        gain(t, t.turn, t.box.pair_bonus[tile // 2], BY_BASKETS)
    t.phase = ACTED
