"""Rulebook pages 8 and 9: the turn, from placing a figure to laying cards on the eclipse pile."""

from trilith.core.action import Action
from trilith.games.endless_winter.actions import (
    END_TURN,
    LAY_CARD,
    PLACE_AT,
    THAT_IS_ALL,
    WALK_DOWN,
)
from trilith.games.endless_winter.events import FIRST_THERE, LAID, PLACED, TURN_ENDED, WALKED
from trilith.games.endless_winter.names import (
    BOTTOM,
    CHIEF,
    CHIEF_FIGURE,
    DEVELOP,
    ECLIPSE,
    HOME,
    INITIATE,
    LAYING,
    LEAVING,
    MEMBER,
    MIDDLE,
    MIGRATE,
    NOTHING,
    PLAYING,
    REST,
    RESTING,
    TOP,
    TURNS,
)
from trilith.games.endless_winter.rules import (
    developing,
    eclipse,
    hunting,
    initiating,
    migrating,
    playing,
    resting,
)
from trilith.games.endless_winter.rules.knowing import last_of, lay_secretly
from trilith.games.endless_winter.table import Player, Table, replaced


def begin(t: Table) -> None:
    """EW-3.1: the next player in turn order; a turn begins with culture cards."""
    t.turn = t.order[t.at]
    t.phase = PLAYING


def offer_figures(t: Table, found: list[Action]) -> None:
    """EW-3.5, EW-3.10, EW-3.11: a figure that is left, in any column or on the rest space, whoever is there already."""
    me = t.me()
    if free_member(me) != NOTHING:
        found += PLACE_AT[MEMBER]
    if me.figures[CHIEF_FIGURE] == HOME:
        found += PLACE_AT[CHIEF]


def free_member(player: Player) -> int:
    """A tribe figure that is not placed yet, or NOTHING."""
    for figure in range(CHIEF_FIGURE):
        if player.figures[figure] == HOME:
            return figure
    return NOTHING


def place(t: Table, figure: int, column: int) -> None:
    """EW-3.5, EW-3.7: the figure goes to the top of a column, or to the rest space."""
    me = t.me()
    me.figures[CHIEF_FIGURE if figure == CHIEF else free_member(me)] = column
    t.figure = figure
    t.column = column
    t.say(PLACED, figure, column)
    playing.arrive(t)
    if column == REST:
        resting.begin(t)
    else:
        t.phase = TOP


def offer_top(t: Table, found: list[Action]) -> None:
    """EW-3.7: what the top of the column offers."""
    if t.column == INITIATE:
        initiating.offer_top(t, found)
    elif t.column == DEVELOP:
        developing.offer_top(t, found)
    elif t.column == MIGRATE:
        migrating.offer_top(t, found)
    else:
        hunting.offer_top(t, found)


def offer_middle(t: Table, found: list[Action]) -> None:
    """EW-3.8: what the middle of the column offers."""
    if t.column == INITIATE:
        initiating.offer_middle(t, found)
    elif t.column == DEVELOP:
        developing.offer_middle(t, found)
    elif t.column == MIGRATE:
        migrating.offer_middle(t, found)
    else:
        hunting.offer_tip(t, found)


def offer_acts(t: Table, found: list[Action]) -> None:
    """EW-3.7, EW-3.8, EW-4.1, EW-4.4, EW-4.6: act, play members, eat, use abilities, and walk on or end the turn."""
    if t.phase == TOP:
        offer_top(t, found)
    elif t.phase == MIDDLE:
        offer_middle(t, found)
    if t.column != REST:
        playing.offer_members(t, found)
    if t.phase == TOP:
        playing.offer_food(t, found)
    playing.offer_abilities(t, found)
    found.append(END_TURN if t.phase == LEAVING or t.phase == RESTING else WALK_DOWN)


def walk(t: Table) -> None:
    """EW-3.8: from the top to the middle, from there to the bottom."""
    t.phase = MIDDLE if t.phase == TOP else BOTTOM
    t.say(WALKED, t.column, 0)


def arrive_at_bottom(t: Table) -> None:
    """EW-3.9: whoever is first in this column in this round gains what the bottom shows."""
    t.phase = LEAVING
    if t.first_in[t.column] != NOTHING:
        return
    t.first_in = replaced(t.first_in, t.column, t.turn)
    t.say(FIRST_THERE, t.column, 0)
    if t.column == INITIATE:
        initiating.bottom(t)
    elif t.column == DEVELOP:
        developing.bottom(t)
    elif t.column == MIGRATE:
        migrating.bottom(t)
    else:
        hunting.bottom(t)


def end(t: Table) -> None:
    """EW-3.12, EW-3.13, EW-4.8: played cards are discarded, labour is lost; after the third turn comes the eclipse pile."""
    me = t.me()
    me.discard = tuple(sorted(me.discard + me.played))
    me.played = ()
    resting.put_back(t)
    begin_nothing(t)
    t.say(TURN_ENDED, 0, 0)
    if t.step == TURNS - 1 and me.hand:
        t.phase = LAYING
    else:
        pass_on(t)


def begin_nothing(t: Table) -> None:
    """EW-4.8: what belongs to one turn only is gone."""
    t.labour = 0
    t.column = HOME
    t.figure = MEMBER
    t.cultures = 0
    t.recruited = 0
    t.called = 0
    t.ready = ()
    t.fresh = ()


def offer_laying(t: Table, found: list[Action]) -> None:
    """EW-3.13, EW-3.14: any cards of the hand, named in a fixed order; EW-3.15: the others are kept."""
    me = t.me()
    least = last_of(me.pile)
    last = NOTHING
    for kind in me.hand:
        if kind != last and kind >= least:
            found.append(LAY_CARD[kind])
        last = kind
    found.append(THAT_IS_ALL)


def lay(t: Table, kind: int) -> None:
    """EW-3.13: face down on the eclipse pile."""
    lay_secretly(t.me(), kind)
    t.say(LAID, kind, 0)


def pass_on(t: Table) -> None:
    """EW-3.1: the next player in turn order, until everyone has had three turns."""
    t.at += 1
    if t.at == t.seats:
        t.at = 0
        t.step += 1
    if t.step == TURNS:
        t.phase = ECLIPSE
        eclipse.begin(t)
    else:
        begin(t)
