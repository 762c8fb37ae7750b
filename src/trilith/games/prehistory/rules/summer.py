"""Rulebook, "Sommer": the cubes of the ring come back as markers, and each action is done once more."""

from trilith.core.action import Action
from trilith.core.rows import place, total
from trilith.games.prehistory.actions import CAPSTONE_OF, PICK_CAPSTONE
from trilith.games.prehistory.events import CAPSTONE_TAKEN, MARKERS_GAINED, PUSHED
from trilith.games.prehistory.names import (
    ACTING,
    CAPSTONE,
    COLOURS,
    DEEDS,
    NEXT_ACTING,
    NOTHING,
    STONES,
    SUMMER,
)
from trilith.games.prehistory.rules import development
from trilith.games.prehistory.rules.acting import within_reach
from trilith.games.prehistory.table import Table


def begin(t: Table) -> None:
    """PH-5.1: the resources on the stones are pushed to the capstones; PH-5.2: the last player chooses first."""
    t.season = SUMMER
    t.passed = 0
    for deed in range(len(DEEDS)):
        pushed = 0
        for stone in range(STONES * deed, STONES * deed + STONES):
            if t.stones[stone] != NOTHING:
                t.capstones[deed * len(COLOURS) + t.stones[stone]] += 1
                t.stones[stone] = NOTHING
                pushed += 1
        if pushed:
            t.tell(PUSHED, t.turn, deed, pushed)
    t.turn = t.order[t.seats - 1]
    t.phase = CAPSTONE


def legal(t: Table) -> list[Action]:
    """PH-5.2: any capstone, be it empty."""
    found = CAPSTONE_OF[:]
    development.offer(t, found)
    return found


def objection(t: Table, action: Action) -> str:
    """The rule against anything but choosing a capstone, if there is one."""
    return "" if action.verb == PICK_CAPSTONE else "PH-5.2"


def apply(t: Table, action: Action) -> None:
    """PH-5.2: all cubes of one capstone come below the painting; then it is the turn of the player before."""
    me = t.me()
    first = action.first * len(COLOURS)
    taken = total(t.capstones[first : first + len(COLOURS)])
    t.say(CAPSTONE_TAKEN, action.first, taken)
    for colour in range(len(COLOURS)):
        count = t.capstones[first + colour]
        if count:
            me.markers[colour] += count
            t.capstones[first + colour] = 0
            t.say(MARKERS_GAINED, colour, count)
    at = place(t.order, t.turn)
    if at:
        t.turn = t.order[at - 1]
    else:
        begin_acting(t, t.seats - 1)


def begin_acting(t: Table, at: int) -> None:
    """PH-5.3: from this place in reverse order, action by action; PH-2.3: who cannot do it is not asked."""
    while t.deed < len(DEEDS):
        while at >= 0:
            seat = t.order[at]
            if within_reach(t, t.players[seat], t.deed):
                t.turn = seat
                t.phase = ACTING
                return
            at -= 1
        t.deed += 1
        at = t.seats - 1
    t.deed = 0
    t.turn = t.order[0]
    t.phase = NEXT_ACTING


def pass_on(t: Table) -> bool:
    """PH-5.3: to the next player and the next action; whether there is anyone."""
    begin_acting(t, place(t.order, t.turn) - 1)
    return t.phase == ACTING
