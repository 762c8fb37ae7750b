"""Rulebook page 7: buildings and the three ways to pay for them."""

from trilith.core.action import Action
from trilith.core.rows import total
from trilith.games.stone_age.actions import DONE, PAID_ENOUGH
from trilith.games.stone_age.events import BUILT
from trilith.games.stone_age.names import (
    ACTING,
    EXACT,
    FIRST_BUILDING,
    FIXED,
    FREE,
    GOLD,
    NOTHING,
    PAYING,
    REVEALING,
    WOOD,
)
from trilith.games.stone_age.rules import paying
from trilith.games.stone_age.rules.setting_up import turn_up
from trilith.games.stone_age.table import Table


def tile(t: Table, spot: int) -> int:
    """The open building on this place."""
    return t.tops[spot - FIRST_BUILDING]


def affordable(t: Table, spot: int) -> bool:
    """Whether the player has what the building asks for."""
    goods = t.me().goods
    building = tile(t, spot)
    price = t.box.building_price[building]
    if price == FIXED:
        asked = t.box.building_goods[building]
        for good in range(WOOD, GOLD + 1):
            if goods[good] < asked[good]:
                return False  # SA-7.1
        return True
    if price == EXACT:  # SA-7.2
        return paying.can_pay(goods, t.box.building_count[building], t.box.building_kinds[building])
    assert price == FREE
    return paying.resources(goods) >= t.box.building_least[building]  # SA-7.3


def price_rule(t: Table, spot: int) -> str:
    """The rule that says what this building costs."""
    price = t.box.building_price[tile(t, spot)]
    if price == FIXED:
        return "SA-7.1"
    return "SA-7.2" if price == EXACT else "SA-7.3"


def begin(t: Table) -> None:
    """SA-7.1: a fixed price is paid at once; SA-7.2, SA-7.3: else the player chooses what to pay with."""
    building = tile(t, t.spot)
    if t.box.building_price[building] != FIXED:
        t.due = t.box.building_count[building]
        t.phase = PAYING
        return
    for good in range(WOOD, GOLD + 1):
        for _ in range(t.box.building_goods[building][good]):
            paying.pay(t, good)
    build(t, t.box.building_points[building])


def legal(t: Table) -> list[Action]:
    """SA-7.2: what keeps the exact price within reach; SA-7.3: anything, and enough is enough."""
    building = tile(t, t.spot)
    if t.box.building_price[building] == EXACT:
        return paying.offers(t, t.box.building_kinds[building])
    found = paying.open_offers(t)
    if total(t.paid) >= t.box.building_least[building]:
        found.append(PAID_ENOUGH)
    return found


def objection(t: Table, action: Action) -> str:
    """The rule against paying like this for a building, if there is one."""
    building = tile(t, t.spot)
    if t.box.building_price[building] == EXACT:
        return paying.objection(t, action, t.box.building_kinds[building], "SA-7.2")
    if action.verb == DONE:
        return "" if total(t.paid) >= t.box.building_least[building] else "SA-7.3"
    return paying.open_objection(t, action, "SA-7.3")


def apply(t: Table, action: Action) -> None:
    """SA-7.2, SA-7.3: the resources paid count their worth, 3, 4, 5 and 6 points."""
    if action.verb != DONE:
        paying.pay(t, action.first)
        if t.due:
            return
    build(t, worth(t))


def worth(t: Table) -> int:
    """SA-7.2, SA-7.3: the points that a building brings with the resources paid so far."""
    points = 0
    for good in range(WOOD, GOLD + 1):
        points += t.paid[good] * t.box.worth[good]
    return points


def takes_any_number(t: Table) -> bool:
    """SA-7.3: whether the building being paid takes as many resources as its buyer likes."""
    return t.box.building_price[tile(t, t.spot)] == FREE


def build(t: Table, points: int) -> None:
    """SA-7.1, SA-7.6: the building goes to the player's board, its points count at once; the person goes home."""
    me = t.me()
    stack = t.spot - FIRST_BUILDING
    built = t.tops[stack]
    t.clear_payment()
    t.bring_home()
    t.spot = 0
    me.buildings = me.buildings + (built,)
    me.score += points
    t.tops[stack] = NOTHING
    t.heights[stack] -= 1
    t.say(BUILT, built, points)
    t.phase = REVEALING if t.heights[stack] else ACTING


def resolve(t: Table, building: int) -> None:
    """SA-7.5: it is turned up at once; nobody can be on it before the next round."""
    turn_up(t, building)
    t.phase = ACTING
