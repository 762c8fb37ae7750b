"""Rulebook, "Spielende": one last action for everybody."""

from trilith.core.rows import place
from trilith.games.prehistory.events import LAST_ACTIONS
from trilith.games.prehistory.names import ACTING, DEEDS, END, NEXT_ACTING
from trilith.games.prehistory.rules.acting import within_reach
from trilith.games.prehistory.table import Table


def begin(t: Table) -> None:
    """PH-15.1: after the last autumn, in turn order."""
    t.season = END
    t.turn = t.order[0]
    t.tell(LAST_ACTIONS, t.turn, 0, 0)
    begin_acting(t, 0)


def begin_acting(t: Table, first: int) -> None:
    """PH-15.1, PH-2.3: whoever could pay for any action is asked."""
    t.deed = 0
    for at in range(first, t.seats):
        for deed in range(len(DEEDS)):
            if within_reach(t, t.players[t.order[at]], deed):
                t.turn = t.order[at]
                t.phase = ACTING
                return
    t.phase = NEXT_ACTING


def pass_on(t: Table) -> bool:
    """PH-15.1: to the next in the turn order; whether there is anyone."""
    begin_acting(t, place(t.order, t.turn) + 1)
    return t.phase == ACTING
