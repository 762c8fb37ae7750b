"""Rulebook page 5, second part of a round: in which order the players act with their people."""

from trilith.core.action import Action
from trilith.games.stone_age.actions import (
    BUY,
    BUY_AT,
    LEAVE,
    LEAVE_AT,
    LEAVE_HUT,
    ONE_USE,
    TAKE,
    TAKE_AT,
    TOOL,
)
from trilith.games.stone_age.events import LEFT
from trilith.games.stone_age.names import FIRST_BUILDING, FIRST_CARD, HARVEST, HUT, RIVER
from trilith.games.stone_age.rules import building, cards, gathering, village
from trilith.games.stone_age.table import Table


def legal(t: Table) -> list[Action]:
    """SA-4.2: any place where the player has people, in any order; SA-4.7, SA-6.2, SA-7.4: nothing there is forced on them."""
    me = t.me()
    found: list[Action] = []
    for spot in range(t.spots):
        if not me.placed[spot]:
            continue
        if spot < FIRST_CARD:
            found.append(TAKE_AT[spot])
            if spot == HUT and not village.is_full(t, me, HUT):
                found.append(LEAVE_HUT)
            continue
        if affordable(t, spot):
            found.append(BUY_AT[spot - FIRST_CARD])
        found.append(LEAVE_AT[spot - FIRST_CARD])
    return found


def purpose(spot: int) -> Action:
    """SA-4.2: what people on a place came for."""
    return TAKE_AT[spot] if spot < FIRST_CARD else BUY_AT[spot - FIRST_CARD]


def affordable(t: Table, spot: int) -> bool:
    """Whether the player could pay for the card or building on this place."""
    return cards.affordable(t, spot) if spot < FIRST_BUILDING else building.affordable(t, spot)


def objection(t: Table, action: Action) -> str:
    """The rule against acting like this, if there is one."""
    if action.verb in (TOOL, ONE_USE):
        return "SA-5.6"
    if action.verb not in (TAKE, BUY, LEAVE) or not t.me().placed[action.first]:
        return "SA-4.2"
    if action is LEAVE_HUT and village.is_full(t, t.me(), HUT):
        return "SA-4.8"
    if action.verb == BUY and not affordable(t, action.first):
        return "SA-6.1" if action.first < FIRST_BUILDING else building.price_rule(t, action.first)
    return ""


def apply(t: Table, action: Action) -> None:
    """SA-4.3: the people act and go home."""
    t.spot = action.first
    if action.verb == LEAVE:
        t.bring_home()
        t.spot = 0
        t.say(LEFT, action.first, 0)
    elif action.verb == BUY:
        if action.first < FIRST_BUILDING:
            cards.begin(t)
        else:
            building.begin(t)
    elif action.first <= RIVER:
        gathering.begin(t, action.first, t.me().placed[action.first])
    else:
        t.bring_home()
        t.spot = 0
        village.use(t, action.first)


def pass_on(t: Table) -> None:
    """SA-4.1: whoever has nobody out any more makes way for the next player; after the last one comes feeding."""
    for step in range(t.seats):
        player = (t.turn + step) % t.seats
        if t.players[player].home < t.players[player].people:
            t.turn = player
            return
    t.phase = HARVEST
