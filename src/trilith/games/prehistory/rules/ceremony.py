"""Rulebook, action "Zeremonie": shamans move round the fire, and a ceremony card may be taken."""

from trilith.core.action import Action
from trilith.core.rows import holds, place, total
from trilith.games.prehistory.actions import (
    CARD,
    CARD_AT,
    CEREMONY_OF,
    NO_CARD,
    SHAMAN,
    WITHOUT_CARD,
    shaman_move,
)
from trilith.games.prehistory.events import BY_RITE, CELEBRATED, DANCED, RITE_TAKEN, SHAMAN_MOVED
from trilith.games.prehistory.names import (
    ACTED,
    CEREMONY,
    COLOURS,
    DANCING,
    MOST_VALUE,
    NOTHING,
    ONES,
    SLOTS,
    SPRING,
    YELLOW,
)
from trilith.games.prehistory.rules.gaining import gain_bones, pay_markers, pay_resource
from trilith.games.prehistory.rules.paying import buys_a_stone, spare
from trilith.games.prehistory.table import Player, Table


def most(t: Table, me: Player) -> int:
    """PH-12.1, PH-12.5: for each move a resource of a field without an own shaman, in summer a yellow marker."""
    return targets(me, me.shamans, 0) if t.season == SPRING else me.markers[YELLOW]


def targets(me: Player, circle: int, least: int) -> int:
    """PH-12.2: how many fields from this one on a resource of the player could bring a shaman to."""
    found = 0
    for colour in range(least, len(COLOURS)):
        if me.resources[colour] and not circle >> colour & 1:
            found += 1
    return found


def most_bones(t: Table, value: int) -> int:
    """The most development points on an open card of this value."""
    most = 0
    for card in t.rites:
        if card != NOTHING and t.box.rite_value[card] == value:
            most = max(most, t.box.rite_bones[card])
    return most


def stone_left(t: Table, me: Player, value: int) -> bool:
    """PH-4.6: whether a cube can be laid when the ceremony is over, if need be for the points of a card."""
    return value <= spare(t, me) or buys_a_stone(me, most_bones(t, value))


def offer(t: Table, found: list[Action]) -> None:
    """PH-12.1: with one, two or three moves."""
    me = t.me()
    for value in range(1, min(most(t, me), MOST_VALUE) + 1):
        if stone_left(t, me, value):
            found.append(CEREMONY_OF[value - 1])


def objection(t: Table, action: Action) -> str:
    """The rule against holding such a ceremony, if there is one."""
    me = t.me()
    value = action.first + 1
    if value > most(t, me):
        if t.season != SPRING:
            return "PH-12.5"
        return "PH-12.2" if targets(me, 0, 0) >= value else "PH-12.1"
    return "" if stone_left(t, me, value) else "PH-4.6"


def apply(t: Table, action: Action) -> None:
    """PH-12.1, PH-12.5: the ceremony begins; in summer it is paid at once."""
    me = t.me()
    t.deed = CEREMONY
    t.goal = action.first + 1
    t.circle = me.shamans
    t.least = 0
    t.say(CELEBRATED, t.goal, 0)
    if t.season != SPRING:
        pay_markers(t, me, YELLOW, t.goal)
    t.phase = DANCING


def moves(t: Table) -> int:
    """How many shamans have moved in this ceremony."""
    return ONES[t.me().shamans & ~t.circle]


def may_enter(t: Table, colour: int) -> bool:
    """PH-12.2, PH-12.7: a field without own shamans since the ceremony began, in the order of colours."""
    me = t.me()
    if moves(t) == t.goal or colour < t.least or t.circle >> colour & 1:
        return False
    if t.season != SPRING:
        return True
    return me.resources[colour] > 0 and targets(me, t.circle, colour) >= t.goal - moves(t)


def may_finish(t: Table, bones: int) -> bool:
    """PH-12.1, PH-4.6: in spring all moves are made, and a cube for the stone can be had."""
    if t.season != SPRING:
        return True
    me = t.me()
    return moves(t) == t.goal and (total(me.resources) > 0 or buys_a_stone(me, bones))


def may_take(t: Table, slot: int) -> bool:
    """PH-12.3: an open card whose value is the number of moves, in summer the number of markers paid."""
    card = t.rites[slot]
    if card == NOTHING or t.box.rite_value[card] != t.goal:
        return False
    return may_finish(t, t.box.rite_bones[card])


def legal(t: Table) -> list[Action]:
    """PH-12.1, PH-12.3: another move, or the end with a card or without."""
    found: list[Action] = []
    unmoved = t.me().shamans & t.circle
    for target in range(len(COLOURS)):
        if may_enter(t, target):
            for origin in range(len(COLOURS)):
                if unmoved >> origin & 1:
                    found.append(shaman_move(origin, target))
    for slot in range(SLOTS):
        if may_take(t, slot):
            found.append(CARD_AT[slot])
    if may_finish(t, 0):
        found.append(WITHOUT_CARD)
    return found


def dance_objection(t: Table, action: Action) -> str:
    """The rule against a move or a card, if there is one."""
    if action.verb == SHAMAN:
        if not t.me().shamans >> action.first & 1:
            return "PH-12.1"
        if not t.circle >> action.first & 1 or t.circle >> action.second & 1:
            return "PH-12.2"
        if may_enter(t, action.second):
            return ""
        if moves(t) < t.goal and (t.season != SPRING or t.me().resources[action.second]):
            return "PH-12.7"
        return "PH-12.1" if t.season == SPRING else "PH-12.5"
    if action.verb == CARD:
        card = t.rites[action.first]
        if card == NOTHING:
            return "PH-1.9"
        if t.box.rite_value[card] != t.goal:
            return "PH-12.3" if t.season == SPRING else "PH-12.5"
        return "" if may_take(t, action.first) else finish_rule(t)
    if action.verb == NO_CARD:
        return "" if may_finish(t, 0) else finish_rule(t)
    if t.season != SPRING:
        return "PH-12.5"
    return "PH-12.1" if moves(t) < t.goal else "PH-12.3"


def finish_rule(t: Table) -> str:
    """The rule against ending a ceremony of spring now."""
    return "PH-12.1" if moves(t) < t.goal else "PH-4.6"


def dance(t: Table, action: Action) -> None:
    """PH-12.1, PH-12.3: move a shaman, or end the ceremony with a card or without."""
    if action.verb == SHAMAN:
        move(t, action.first, action.second)
        if moves(t) == t.goal and legal(t) == [WITHOUT_CARD]:
            finish(t)  # there is no card of this value
        return
    if action.verb == CARD:
        take_card(t, action.first)
    finish(t)


def move(t: Table, origin: int, target: int) -> None:
    """PH-12.1: a shaman goes to the field of the resource that is paid; in summer nothing more is paid."""
    me = t.me()
    if t.season == SPRING:
        pay_resource(t, me, target)
    me.shamans = me.shamans & ~(1 << origin) | 1 << target
    t.least = target + 1
    t.say(SHAMAN_MOVED, origin, target)


def take_card(t: Table, slot: int) -> None:
    """PH-12.3: the card goes to its player, and its development points count at once."""
    me = t.me()
    card = t.rites[slot]
    t.rites[slot] = NOTHING
    me.rites = me.rites + (card,)
    t.say(RITE_TAKEN, slot, card)
    gain_bones(t, t.turn, t.box.rite_bones[card], BY_RITE)


def finish(t: Table) -> None:
    """PH-12.4: the marker comes beside the turn order behind the others, or goes one place forward."""
    if not holds(t.dancers, t.turn):
        t.dancers.append(t.turn)
    else:
        at = place(t.dancers, t.turn)
        if at > 0:
            t.dancers[at], t.dancers[at - 1] = t.dancers[at - 1], t.dancers[at]
    t.say(DANCED, place(t.dancers, t.turn), 0)
    t.forget()
    t.phase = ACTED
