"""Rulebook, action "Jagen": animals, and footprints that are carried out again."""

from trilith.core.action import Action
from trilith.games.prehistory.actions import HUNT_SLOT
from trilith.games.prehistory.events import BY_FOOTPRINT, BY_PREY, FOOTPRINT_AGAIN, HUNTED
from trilith.games.prehistory.names import (
    ACTED,
    BROWN,
    FOOTPRINT,
    HUNTING,
    NOTHING,
    SLOTS,
    SPRING,
)
from trilith.games.prehistory.rules import paying
from trilith.games.prehistory.rules.gaining import gain, gain_points, pay_markers
from trilith.games.prehistory.table import Player, Table


def payable(t: Table, me: Player, slot: int) -> bool:
    """PH-11.1, PH-11.4: as many different resources as the card's value, in summer as many brown markers."""
    value = t.box.prey_value[t.prey[slot]]
    if t.season != SPRING:
        return me.markers[BROWN] >= value
    return paying.kinds(t, me, HUNTING) >= value


def stone_left(t: Table, me: Player, slot: int) -> bool:
    """PH-4.6: in spring, whether a cube can be laid when the card is taken."""
    if t.season != SPRING:
        return True
    card = t.prey[slot]
    price = t.box.prey_value[card]
    if paying.can_lay(me, price, 0):
        return True
    rewards = [t.box.prey_reward[each] for each in [card, *again(t, me, card)]]
    return paying.can_lay(me, price, paying.towards_a_stone(t, me, rewards))


def offer(t: Table, found: list[Action]) -> None:
    """PH-11.1: every open card that can be paid."""
    me = t.me()
    for slot in range(SLOTS):
        if t.prey[slot] != NOTHING and payable(t, me, slot) and stone_left(t, me, slot):
            found.append(HUNT_SLOT[slot])


def objection(t: Table, action: Action) -> str:
    """The rule against hunting this card, if there is one."""
    me = t.me()
    if t.prey[action.first] == NOTHING:
        return "PH-1.9"
    if not payable(t, me, action.first):
        return "PH-11.1" if t.season == SPRING else "PH-11.4"
    return "" if stone_left(t, me, action.first) else "PH-4.6"


def apply(t: Table, action: Action) -> None:
    """PH-11.1, PH-11.4: pay for the card, in spring kind by kind."""
    t.goal = action.first
    value = t.box.prey_value[t.prey[action.first]]
    if t.season == SPRING:
        paying.begin(t, HUNTING, value)
    else:
        t.deed = HUNTING
        pay_markers(t, t.me(), BROWN, value)
    if not t.due:
        take(t)


def take(t: Table) -> None:
    """PH-11.2, PH-11.3: the card's points and reward at once, then those of earlier footprints of the animal."""
    me = t.me()
    card = t.prey[t.goal]
    t.say(HUNTED, t.goal, card)
    t.prey[t.goal] = NOTHING
    repeated = again(t, me, card)
    me.hunted = me.hunted + (card,)
    gain_points(t, t.turn, t.box.prey_points[card], BY_PREY)
    gain(t, t.turn, t.box.prey_reward[card], BY_PREY)
    for earlier in repeated:
        t.say(FOOTPRINT_AGAIN, earlier, 0)
        gain(t, t.turn, t.box.prey_reward[earlier], BY_FOOTPRINT)
    t.forget()
    t.phase = ACTED


def again(t: Table, me: Player, card: int) -> list[int]:
    """PH-11.3: with a footprint, all footprints of its animal that its hunter has, in the order of taking."""
    box = t.box
    found: list[int] = []
    if box.prey_kind[card] == FOOTPRINT:
        for earlier in me.hunted:
            if box.prey_kind[earlier] == FOOTPRINT and box.prey_species[earlier] == box.prey_species[card]:
                found.append(earlier)
    return found


def cheapest(t: Table) -> int:
    """The fewest brown markers that any open card costs, or 0 when none is open."""
    least = 0
    for card in t.prey:
        if card != NOTHING and (not least or t.box.prey_value[card] < least):
            least = t.box.prey_value[card]
    return least
