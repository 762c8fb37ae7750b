"""Rulebook pages 5 and 6: what tool maker, hut and field bring, there or by a card."""

from trilith.games.stone_age.events import PERSON_GAINED, THERE, TOOL_GAINED, TRACK_RAISED
from trilith.games.stone_age.names import FIELD, HUT, TOOL_MAKER, TOOL_PLACES
from trilith.games.stone_age.table import Table


def use(t: Table, spot: int) -> None:
    """SA-4.4, SA-4.7, SA-4.9: a tool, a person, or a step on the food track."""
    if spot == TOOL_MAKER:
        gain_tool(t, THERE)
    elif spot == HUT:
        gain_person(t)
    else:
        assert spot == FIELD
        raise_track(t, THERE)


def gain_tool(t: Table, why: int) -> None:
    """SA-4.5, SA-4.6: the lowest tool gains one, the leftmost of several; a used one stays used; 4 is the most."""
    tools = t.me().tools
    lowest = 0
    for place in range(1, TOOL_PLACES):
        if tools[place] < tools[lowest]:
            lowest = place
    if tools[lowest] < t.box.most_tool:
        tools[lowest] += 1
        t.say(TOOL_GAINED, lowest, tools[lowest], why)


def gain_person(t: Table) -> None:
    """SA-4.7, SA-4.8, SA-1.2: one more person from the supply, who is at home at once; ten is the most."""
    me = t.me()
    if me.people < t.box.most_people:
        me.people += 1
        me.home += 1
        t.say(PERSON_GAINED, me.people, 0)


def raise_track(t: Table, why: int) -> None:
    """SA-4.9, SA-4.10: one step up the food track, which ends at ten."""
    me = t.me()
    if me.track < t.box.most_track:
        me.track += 1
        t.say(TRACK_RAISED, me.track, 0, why)
