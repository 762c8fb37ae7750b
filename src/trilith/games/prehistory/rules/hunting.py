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


def stone_left(t: Table, me: Player, card: int) -> bool:
    """PH-4.6: whether what the card brings leads to a cube for the stone when no other is left."""
    rewards = [t.box.prey_reward[each] for each in [card, *again(t, me, card)]]
    return paying.buys_a_stone(me, paying.towards_a_stone(t, me, rewards))


def offer(t: Table, found: list[Action]) -> None:
    """PH-11.1, PH-11.4: every open card that can be paid."""
    me = t.me()
    most, spare = paying.most(t, me, HUNTING), paying.spare(t, me)
    for slot in range(SLOTS):
        card = t.prey[slot]
        if card == NOTHING:
            continue
        value = t.box.prey_value[card]
        if value <= most and (value <= spare or stone_left(t, me, card)):
            found.append(HUNT_SLOT[slot])


def objection(t: Table, action: Action) -> str:
    """The rule against hunting this card, if there is one."""
    me = t.me()
    card = t.prey[action.first]
    if card == NOTHING:
        return "PH-1.9"
    value = t.box.prey_value[card]
    if value > paying.most(t, me, HUNTING):
        return "PH-11.1" if t.season == SPRING else "PH-11.4"
    return "" if value <= paying.spare(t, me) or stone_left(t, me, card) else "PH-4.6"


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
    return min([t.box.prey_value[card] for card in t.prey if card != NOTHING], default=0)
