"""Rulebook pages 6 and 7: paying with resources, one after the other, so that the payment can be completed."""

from typing import Final

from trilith.core.action import Action
from trilith.core.rows import total
from trilith.games.stone_age.actions import PAY, PAY_WITH
from trilith.games.stone_age.events import FOR_BUILDING, FOR_CARD, FOR_FOOD, PAID
from trilith.games.stone_age.names import FEEDING, FIRST_BUILDING, GOLD, WOOD
from trilith.games.stone_age.table import Table

ANY_KINDS: Final = 0
NEVER: Final = -1


def resources(goods: list[int]) -> int:
    """SA-6.1: how many resources these goods are; food is none."""
    return goods[WOOD] + goods[WOOD + 1] + goods[WOOD + 2] + goods[GOLD]


def resources_from(goods: list[int], lowest: int) -> int:
    """How many resources these goods are, not counting those below the lowest."""
    found = 0
    for good in range(lowest, GOLD + 1):
        found += goods[good]
    return found


def most_of(goods: list[int], lowest: int, kinds: int) -> int:
    """The most resources that exactly so many kinds, none below the lowest, can bring; NEVER if too few are held."""
    held = [goods[good] for good in range(lowest, GOLD + 1) if goods[good]]
    if len(held) < kinds:
        return NEVER
    held.sort(reverse=True)
    return total(held[:kinds])


def can_pay(goods: list[int], count: int, kinds: int) -> bool:
    """SA-7.2: whether these goods hold so many resources of exactly so many kinds."""
    return kinds <= count <= most_of(goods, WOOD, kinds)


def lowest_offered(paid: list[int]) -> int:
    """SA-6.19: the order of payment means nothing, so it is wood, brick, stone, gold."""
    lowest = WOOD
    for good in range(WOOD, GOLD + 1):
        if paid[good]:
            lowest = good
    return lowest


def completes(t: Table, good: int, kinds: int) -> bool:
    """Whether the payment can still be completed if the next resource is this one, and none before it."""
    goods = t.me().goods
    if not goods[good]:
        return False
    if kinds == ANY_KINDS:
        return resources_from(goods, good) >= t.due
    more = kinds - kinds_paid(t.paid) - (0 if t.paid[good] else 1)
    most = most_of(goods, good + 1, more)
    return 0 <= more <= t.due - 1 and most != NEVER and t.due <= goods[good] + most


def kinds_paid(paid: list[int]) -> int:
    """How many different resources have been paid."""
    return min(paid[WOOD], 1) + min(paid[WOOD + 1], 1) + min(paid[WOOD + 2], 1) + min(paid[GOLD], 1)


def offers(t: Table, kinds: int) -> list[Action]:
    """The resources with which the payment can go on."""
    lowest = lowest_offered(t.paid)
    return [PAY_WITH[good - WOOD] for good in range(lowest, GOLD + 1) if completes(t, good, kinds)]


def open_offers(t: Table) -> list[Action]:
    """SA-7.3: any resource held, while more may be paid."""
    goods = t.me().goods
    return [PAY_WITH[good - WOOD] for good in range(lowest_offered(t.paid), GOLD + 1) if goods[good]]


def open_objection(t: Table, action: Action, rule: str) -> str:
    """The rule against paying with this resource where the number is free, if there is one."""
    if action.verb != PAY:
        return rule
    if action.first < lowest_offered(t.paid):
        return "SA-6.19"
    return "" if t.me().goods[action.first] else rule


def objection(t: Table, action: Action, kinds: int, rule: str) -> str:
    """The rule against paying with this resource, if there is one; `rule` is that of the price."""
    if action.verb != PAY:
        return rule
    if action.first < lowest_offered(t.paid):
        return "SA-6.19"
    if completes(t, action.first, kinds):
        return ""
    goods = t.me().goods
    lower_first = kinds == ANY_KINDS and goods[action.first] > 0 and resources(goods) >= t.due
    return "SA-6.19" if lower_first else rule


def purpose(t: Table) -> int:
    """SA-6.1, SA-7.1, SA-7.2, SA-7.3, SA-8.4: what is being paid for."""
    if t.phase == FEEDING:
        return FOR_FOOD
    if t.spot < FIRST_BUILDING:
        return FOR_CARD
    return FOR_BUILDING + t.box.building_price[t.tops[t.spot - FIRST_BUILDING]]


def pay(t: Table, good: int) -> None:
    """Give one resource back to the supply."""
    t.me().goods[good] -= 1
    t.paid[good] += 1
    t.due -= 1
    t.say(PAID, good, 1, purpose(t))
