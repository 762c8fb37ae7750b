"""Rulebook, costs in spring: different kinds of resources, only those that face the site on the price wheel."""

from typing import Final

from trilith.core.action import Action
from trilith.core.rows import total
from trilith.games.prehistory.actions import PAY, PAY_WITH
from trilith.games.prehistory.names import (
    COLOURS,
    FACING,
    FISHING,
    FISHING_WHEEL,
    GIVES_ANY_MARKER,
    GIVES_ANY_RESOURCE,
    GIVES_BONES,
    GIVES_MARKER,
    GIVES_RESOURCE,
    HUNTING,
    HUNTING_WHEEL,
    MIGRATION_WHEEL,
    PAYING,
    POSITIONS,
    SPRING,
)
from trilith.games.prehistory.rules.gaining import pay_resource
from trilith.games.prehistory.table import Player, Table

ANY_PRICE: Final = 99


def wheel_of(deed: int) -> int:
    """The price wheel of fishing, hunting or migration."""
    if deed == FISHING:
        return FISHING_WHEEL
    return HUNTING_WHEEL if deed == HUNTING else MIGRATION_WHEEL


def faces(t: Table, deed: int, colour: int) -> bool:
    """PH-9.1: whether a colour is on the three segments that face the site."""
    wheel = wheel_of(deed)
    segments = t.box.segments[wheel]
    for at in range(FACING):
        if segments[(t.turned[wheel] + at) % POSITIONS] == colour:
            return True
    return False


def kinds(t: Table, me: Player, deed: int) -> int:
    """PH-9.1: how many different resources a player could pay there."""
    wheel = wheel_of(deed)
    segments = t.box.segments[wheel]
    found = 0
    for at in range(FACING):
        if me.resources[segments[(t.turned[wheel] + at) % POSITIONS]]:
            found += 1
    return found


def most(t: Table, me: Player, deed: int) -> int:
    """PH-9.1, PH-5.4: the highest price that a player could pay there, in summer with markers of its colour."""
    return kinds(t, me, deed) if t.season == SPRING else me.markers[deed]


def buys_a_stone(me: Player, gains: int) -> bool:
    """PH-4.6: whether, when no resource is left, there will be two development points or markers to get one.

    `gains` is what the action itself brings: two for a resource, one for a development point or marker.
    """
    return me.bones + total(me.markers) + gains >= 2


def spare(t: Table, me: Player) -> int:
    """PH-4.6: the highest price that leaves a cube for the stone, whatever the action brings; in summer none is due."""
    if t.season != SPRING or buys_a_stone(me, 0):
        return ANY_PRICE
    return total(me.resources) - 1


def towards_a_stone(t: Table, me: Player, rewards: list[tuple[int, ...]]) -> int:
    """PH-4.6, PH-1.5: what rewards bring towards a stone when every resource of the player is paid for them.

    The payment is back in the supply before anything is taken from it; what it does not have then is lost.
    """
    left = [t.supply[colour] + me.resources[colour] for colour in range(len(COLOURS))]
    found, gifts, marker_gifts = 0, 0, 0
    for reward in rewards:
        for at in range(0, len(reward), 2):
            gives, amount = reward[at], reward[at + 1]
            if gives == GIVES_BONES:
                found += amount
            elif gives == GIVES_ANY_RESOURCE:
                gifts += amount
            elif gives == GIVES_ANY_MARKER:
                marker_gifts += amount
            elif (gives == GIVES_RESOURCE or gives == GIVES_MARKER) and left[amount]:
                left[amount] -= 1
                found += 2 if gives == GIVES_RESOURCE else 1
    cubes = total(left)
    gifts = min(gifts, cubes)
    return found + 2 * gifts + min(marker_gifts, cubes - gifts)


def begin(t: Table, deed: int, count: int) -> None:
    """Ask for so many different kinds; where there is no choice, they are paid at once."""
    t.deed = deed
    t.due = count
    t.least = 0
    t.phase = PAYING
    pay_what_must_be(t)


def payable(t: Table, colour: int) -> bool:
    """PH-9.1: a colour the player has, that faces the site and was not paid yet."""
    return colour >= t.least and t.me().resources[colour] > 0 and faces(t, t.deed, colour)


def still_payable(t: Table, lowest: int) -> int:
    """How many colours from this one on could still be paid."""
    found = 0
    for colour in range(lowest, len(COLOURS)):
        if payable(t, colour):
            found += 1
    return found


def completes(t: Table, colour: int) -> bool:
    """PH-4.7: whether the price can still be paid in the order of colours if the next is this one."""
    return payable(t, colour) and still_payable(t, colour) >= t.due


def pay_what_must_be(t: Table) -> None:
    """Pay all that can be paid once nothing of it can be left out."""
    if t.due and still_payable(t, t.least) == t.due:
        for colour in range(len(COLOURS)):
            if payable(t, colour):
                pay_resource(t, t.me(), colour)
        t.due = 0
    if not t.due:
        t.least = 0


def legal(t: Table) -> list[Action]:
    """PH-9.1, PH-4.7: the kinds with which the payment can go on."""
    return [PAY_WITH[colour] for colour in range(len(COLOURS)) if completes(t, colour)]


def objection(t: Table, action: Action) -> str:
    """The rule against paying with this colour, if there is one."""
    if action.verb != PAY:
        return price_rule(t)
    if completes(t, action.first):
        return ""
    if payable(t, action.first) or action.first < t.least:
        return "PH-4.7"
    return price_rule(t)


def price_rule(t: Table) -> str:
    """The rule for the price that is being paid."""
    if t.deed == FISHING:
        return "PH-9.1"
    return "PH-11.1" if t.deed == HUNTING else "PH-13.1"


def apply(t: Table, action: Action) -> None:
    """PH-9.1: one resource more is paid; each kind only once."""
    pay_resource(t, t.me(), action.first)
    t.due -= 1
    t.least = action.first + 1
    pay_what_must_be(t)
