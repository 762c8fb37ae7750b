"""Rulebook page 14: steps on the idol board."""

from trilith.core.action import Action
from trilith.games.endless_winter.actions import CLIMB
from trilith.games.endless_winter.events import CLIMBED
from trilith.games.endless_winter.names import FROM_IDOLS, HONOR, OFFERING
from trilith.games.endless_winter.table import Player, Table


def offer_steps(t: Table, found: list[Action]) -> None:
    """EW-10.1, EW-10.6: a step on either track; at its top the honor track ends."""
    found.append(CLIMB[OFFERING])
    if may_rise(t):
        found.append(CLIMB[HONOR])


def may_rise(t: Table) -> bool:
    """EW-10.3, EW-10.6: a step on the offering track is never lost, one above the top of the honor track would be."""
    return t.me().honor < t.box.honor_top


def climb(t: Table, track: int) -> None:
    """EW-10.1: one marker goes up one step."""
    if track == OFFERING:
        offer(t)
    else:
        rise(t)


def offer(t: Table) -> None:
    """EW-10.2, EW-10.3: the step reached may bring something; beyond the top each step brings a point."""
    me = t.me()
    if me.offering == t.box.offering_top:
        t.say(CLIMBED, OFFERING, me.offering)
        t.score(t.box.overflow, FROM_IDOLS)
        return
    me.offering += 1
    t.say(CLIMBED, OFFERING, me.offering)
    t.owe(t.box.offering_bonus[me.offering])


def rise(t: Table) -> None:
    """EW-10.4, EW-10.5: to the leftmost free space of the next level; the others close up; the top levels bring points."""
    me = t.me()
    for other in t.players:
        if other.honor == me.honor and other.honor_place > me.honor_place:
            other.honor_place -= 1
    me.honor += 1
    me.honor_place = crowd(t, me)
    t.say(CLIMBED, HONOR, me.honor)
    points = t.box.honor_points[me.honor]
    if points:
        t.score(points, FROM_IDOLS)


def crowd(t: Table, me: Player) -> int:
    """How many other markers stand on this player's level."""
    found = 0
    for other in t.players:
        if other is not me and other.honor == me.honor:
            found += 1
    return found


def rank(t: Table, player: Player) -> int:
    """EW-12.6: how many markers stand higher, or further left on the same level."""
    higher = 0
    for other in t.players:
        if other.honor > player.honor or (
            other.honor == player.honor and other.honor_place < player.honor_place
        ):
            higher += 1
    return higher
