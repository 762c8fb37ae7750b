"""Rulebook pages 5 and 6: what tool maker, hut and field bring, there or by a card."""

from trilith.games.stone_age.events import (
    PEOPLE_FULL,
    PERSON_GAINED,
    THERE,
    TOOL_GAINED,
    TOOLS_FULL,
    TRACK_FULL,
    TRACK_RAISED,
)
from trilith.games.stone_age.names import FIELD, HUT, TOOL_MAKER, TOOL_PLACES
from trilith.games.stone_age.table import Player, Table


def use(t: Table, spot: int) -> None:
    """SA-4.4, SA-4.7, SA-4.9: a tool, a person, or a step on the food track."""
    if spot == TOOL_MAKER:
        gain_tool(t, THERE)
    elif spot == HUT:
        gain_person(t)
    else:
        assert spot == FIELD
        raise_track(t, THERE)


def is_full(t: Table, player: Player, spot: int) -> bool:
    """SA-4.6, SA-4.8, SA-4.10: whether a player has all that tool maker, hut or field could ever bring."""
    if spot == TOOL_MAKER:
        return player.tools[lowest_tool(player)] == t.box.most_tool
    if spot == HUT:
        return player.people == t.box.most_people
    assert spot == FIELD
    return player.track == t.box.most_track


def lowest_tool(player: Player) -> int:
    """SA-4.5, SA-4.6: the tool to be raised next: of the lowest ones the leftmost that is unused, or else the leftmost."""
    lowest = 0
    for place in range(1, TOOL_PLACES):
        lower = player.tools[place] < player.tools[lowest]
        equal = player.tools[place] == player.tools[lowest]
        if lower or (equal and player.used[place] < player.used[lowest]):
            lowest = place
    return lowest


def gain_tool(t: Table, why: int) -> None:
    """SA-4.5, SA-4.6: the lowest tool gains one; a used one stays used; 4 is the most."""
    me = t.me()
    if is_full(t, me, TOOL_MAKER):
        t.say(TOOLS_FULL, 0, 0)
        return
    place = lowest_tool(me)
    me.tools[place] += 1
    t.say(TOOL_GAINED, place, me.tools[place], why)


def gain_person(t: Table) -> None:
    """SA-4.7, SA-4.8, SA-1.2: one more person from the supply, who is at home at once; ten is the most."""
    me = t.me()
    if is_full(t, me, HUT):
        t.say(PEOPLE_FULL, 0, 0)
        return
    me.people += 1
    me.home += 1
    t.say(PERSON_GAINED, me.people, 0)


def raise_track(t: Table, why: int) -> None:
    """SA-4.9, SA-4.10: one step up the food track, which ends at ten."""
    me = t.me()
    if is_full(t, me, FIELD):
        t.say(TRACK_FULL, 0, 0)
        return
    me.track += 1
    t.say(TRACK_RAISED, me.track, 0, why)
