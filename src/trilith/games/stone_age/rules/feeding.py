"""Rulebook page 7, third part of a round: the players feed their people."""

from trilith.core.action import Action
from trilith.core.rows import total
from trilith.games.stone_age.actions import GO_HUNGRY, STARVE
from trilith.games.stone_age.events import FED, HARVESTED, STARVED
from trilith.games.stone_age.names import CHOOSING, FEEDING, FIELD, FOOD, HUT, ROUND_END
from trilith.games.stone_age.rules import choosing, paying, village
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
    return paying.resources(player.goods) + choosing.still_to_take(t, player) >= t.due


def legal(t: Table) -> list[Action]:
    """SA-8.4, SA-8.5, SA-8.7: pay for all that is missing, or for nothing."""
    found = paying.offers(t, paying.ANY_KINDS)
    if not total(t.paid):
        found.append(GO_HUNGRY)
    return found


def objection(t: Table, action: Action) -> str:
    """The rule against feeding like this, if there is one."""
    if action.verb == STARVE:
        return "SA-8.7" if total(t.paid) else ""
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


def left_over(t: Table, seat: int) -> int:
    """SA-8.1, SA-8.2: food left by the next feeding, or below zero missing, with harvest and people as they will be then."""
    player = t.players[seat]
    if (t.resume if t.phase == CHOOSING else t.phase) == FEEDING:
        if seat == t.turn:
            return -t.due
        if (seat - t.turn) % t.seats < t.hungry:
            return player.goods[FOOD] - player.people  # the harvest is in, the meal is still to come
    people = player.people + comes(t, player, HUT)
    return player.goods[FOOD] + player.track + comes(t, player, FIELD) - people


def comes(t: Table, player: Player, spot: int) -> int:
    """Whether this player has people at the hut or on the field who will bring something: 1 or 0."""
    return 1 if player.placed[spot] and not village.is_full(t, player, spot) else 0
