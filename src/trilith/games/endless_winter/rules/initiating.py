"""Rulebook page 12, Initiate: new tribe members and burials."""

from trilith.core.action import Action
from trilith.core.chance import without
from trilith.games.endless_winter.actions import HOLD_RITE, RECRUIT_ONE
from trilith.games.endless_winter.events import ENLISTED, RECRUITED
from trilith.games.endless_winter.names import (
    BOTTOM,
    BURY,
    ENLIST,
    FIRST_TRIBE,
    FROM_ELSEWHERE,
    IDOL,
    RECRUIT,
    TRIBES,
)
from trilith.games.endless_winter.rules.knowing import take_openly
from trilith.games.endless_winter.table import Table, added, replaced


def offer_top(t: Table, found: list[Action]) -> None:
    """EW-5.1, EW-5.2, EW-5.4: any kind that was not taken in this turn, and any that is used up."""
    if t.me().tools < t.box.recruit_tools or t.labour < t.box.recruit_labour:
        return
    for tribe in range(TRIBES):
        if not t.recruited >> tribe & 1 or not t.tribe_piles[tribe]:
            found.append(RECRUIT_ONE[tribe])


def recruit_for_pay(t: Table, tribe: int) -> None:
    """EW-5.1, EW-5.2, EW-5.3: pay, take the card, and do not play it in this turn."""
    t.pay(0, t.box.recruit_tools)
    t.labour -= t.box.recruit_labour
    if recruit(t, tribe):
        t.recruited |= 1 << tribe
        t.fresh = added(t.fresh, FIRST_TRIBE + tribe)


def part_with(t: Table, kind: int) -> None:
    """EW-5.3: of equal cards the new one is buried or discarded first, so that the older one can be played."""
    if kind in t.fresh:
        t.fresh = without(t.fresh, kind)


def seem_fresh(t: Table) -> tuple[int, ...]:
    """EW-5.3, EW-15.2: what others take for new in a hand: they saw what was recruited, but not what was buried."""
    hand = t.me().hand
    recruited = [FIRST_TRIBE + tribe for tribe in range(TRIBES) if t.recruited >> tribe & 1]
    return tuple([kind for kind in recruited if kind in hand])


def recruit(t: Table, tribe: int) -> bool:
    """EW-5.1, EW-5.4: take a card from its pile into the hand, or a point if the pile is empty."""
    if not t.tribe_piles[tribe]:
        t.score(t.box.empty_points, FROM_ELSEWHERE)
        return False
    t.tribe_piles = replaced(t.tribe_piles, tribe, t.tribe_piles[tribe] - 1)
    take_openly(t.me(), FIRST_TRIBE + tribe)
    t.say(RECRUITED, tribe, 0)
    return True


def enlist(t: Table, tribe: int) -> None:
    """EW-5.5, EW-5.4: the card goes to the discard pile, or there is a point if its pile is empty."""
    if not t.tribe_piles[tribe]:
        t.score(t.box.empty_points, FROM_ELSEWHERE)
        return
    t.tribe_piles = replaced(t.tribe_piles, tribe, t.tribe_piles[tribe] - 1)
    me = t.me()
    me.discard = added(me.discard, FIRST_TRIBE + tribe)
    t.say(ENLISTED, tribe, 0)


def free_recruit(t: Table, tribe: int) -> None:
    """EW-2.14: a tribe card that was gained goes to the hand."""
    t.pool[RECRUIT] -= 1
    recruit(t, tribe)


def free_enlist(t: Table, tribe: int) -> None:
    """EW-2.14: a tribe card that was gained goes to the discard pile."""
    t.pool[ENLIST] -= 1
    enlist(t, tribe)


def offer_middle(t: Table, found: list[Action]) -> None:
    """EW-5.5: for one food."""
    if t.me().food >= t.box.rite_food:
        found.append(HOLD_RITE)


def rite(t: Table) -> None:
    """EW-5.5: a tribe card to the discard pile, and a burial, or one of the two."""
    t.pay(t.box.rite_food, 0)
    t.pool[ENLIST] += 1
    t.pool[BURY] += 1
    t.phase = BOTTOM


def bottom(t: Table) -> None:
    """EW-5.8: an idol and a burial."""
    t.pool[IDOL] += 1
    t.pool[BURY] += 1
