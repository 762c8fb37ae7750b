"""Rulebook page 7, third part of a round: the players feed their people."""

from trilith.core.action import Action
from trilith.games.stone_age.actions import GO_HUNGRY, STARVE
from trilith.games.stone_age.events import FED, HARVESTED, STARVED
from trilith.games.stone_age.names import FEEDING, FOOD, NOTHING, ROUND_END
from trilith.games.stone_age.rules import choosing, paying
from trilith.games.stone_age.table import Player, Table


def harvest(t: Table) -> None:
    """SA-8.1: first every player takes food, as much as the marker on the food track says."""
    for seat in range(t.seats):
        player = t.players[seat]
        player.goods[FOOD] += player.track
        if player.track:
            t.tell(HARVESTED, seat, player.track, 0)
    t.hungry = t.seats
    t.turn = t.starter
    t.phase = FEEDING
    eat(t)


def eat(t: Table) -> None:
    """SA-8.2, SA-8.3: one food for each person; if there is too little, all of it goes first."""
    me = t.me()
    eaten = min(me.people, me.goods[FOOD])
    me.goods[FOOD] -= eaten
    t.due = me.people - eaten
    t.say(FED, eaten, 0)


def pass_on(t: Table) -> None:
    """SA-8.2, SA-8.8: on to the next player, until somebody has a choice or all are fed."""
    while not (t.due and can_replace(t, t.me())):
        if t.due:
            starve(t)
        t.hungry -= 1
        t.turn = (t.turn + 1) % t.seats
        if not t.hungry:
            t.phase = ROUND_END
            return
        eat(t)


def can_replace(t: Table, player: Player) -> bool:
    """SA-8.4: whether resources, those still to be taken by a card included, could replace the missing food."""
    card = choosing.redeemable(t, player)
    more = 0 if card == NOTHING else t.box.card_amount[card]
    return paying.resources(player.goods) + more >= t.due


def legal(t: Table) -> list[Action]:
    """SA-8.4, SA-8.5, SA-8.7: pay for all that is missing, or for nothing."""
    found = paying.offers(t, paying.ANY_KINDS)
    if not sum(t.paid):
        found.append(GO_HUNGRY)
    return found


def objection(t: Table, action: Action) -> str:
    """The rule against feeding like this, if there is one."""
    if action.verb == STARVE:
        return "SA-8.7" if sum(t.paid) else ""
    enough = paying.resources(t.me().goods) >= t.due
    return paying.objection(t, action, paying.ANY_KINDS, "SA-8.4" if enough else "SA-8.7")


def apply(t: Table, action: Action) -> None:
    """SA-8.4: each resource replaces one food; SA-8.5: or the player goes without."""
    if action.verb == STARVE:
        starve(t)
    else:
        paying.pay(t, action.first)
        if not t.due:
            t.clear_payment()


def starve(t: Table) -> None:
    """SA-8.5, SA-8.6: ten points are lost, however much was missing, below zero if need be."""
    t.me().score -= t.box.penalty
    t.due = 0
    t.say(STARVED, t.box.penalty, 0)
