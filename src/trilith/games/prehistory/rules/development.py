"""Rulebook, "Einsatz von Entwicklungs-Punkten": what bones do at any of their owner's decisions."""

from trilith.core.action import Action
from trilith.core.rows import total
from trilith.games.prehistory.actions import (
    BUY_MARKER,
    BUY_RESOURCE,
    GET_MARKER,
    GET_RESOURCE,
    GIVE_MARKER,
    GIVE_RESOURCE,
    SELL_MARKER,
    SELL_RESOURCE,
    TURN,
    TURN_WEATHER,
    TURN_WHEEL,
    WEATHER_ON,
)
from trilith.games.prehistory.events import (
    BY_MARKER_PURCHASE,
    BY_PURCHASE,
    BY_SALE,
    BY_TURN,
    BY_WEATHER_TURN,
    MARKER_SOLD,
    SOLD,
    WEATHER_TURNED,
    WHEEL_TURNED,
)
from trilith.games.prehistory.names import (
    ACTING,
    CAPSTONE,
    COLOURS,
    INCOME,
    LAYING,
    POSITIONS,
    RIGHT,
    ROAMING,
)
from trilith.games.prehistory.rules.gaining import gain_bones, gain_markers, gain_resources, pay_bones
from trilith.games.prehistory.table import Table


def may_use(t: Table) -> bool:
    """PH-14.1: at every decision of spring, summer, autumn and the last action, but not in the middle of an action."""
    phase = t.phase
    return phase == ACTING or phase == ROAMING or phase == LAYING or phase == CAPSTONE or phase == INCOME


def stone_kept(t: Table, resources: int, others: int) -> bool:
    """PH-4.6: while a stone is due, a resource for it must stay within reach."""
    if t.phase != LAYING:
        return True
    me = t.me()
    return total(me.resources) + resources > 0 or me.bones + total(me.markers) + others >= 2


def offer(t: Table, found: list[Action]) -> None:
    """PH-14.2, PH-14.3, PH-14.4, PH-14.5, PH-14.6: turn wheels, buy cubes, give cubes."""
    me = t.me()
    box = t.box
    if me.bones >= box.turn_price and stone_kept(t, 0, -box.turn_price):
        found += TURN_WHEEL
        found.append(WEATHER_ON)
    if me.bones >= box.resource_price:
        for colour in range(len(COLOURS)):
            if t.supply[colour]:
                found.append(GET_RESOURCE[colour])
    if me.bones >= box.marker_price and stone_kept(t, 0, 1 - box.marker_price):
        for colour in range(len(COLOURS)):
            if t.supply[colour]:
                found.append(GET_MARKER[colour])
    if me.bones < box.most_bones:
        if stone_kept(t, -1, box.cube_worth):
            for colour in range(len(COLOURS)):
                if me.resources[colour]:
                    found.append(GIVE_RESOURCE[colour])
        for colour in range(len(COLOURS)):
            if me.markers[colour]:
                found.append(GIVE_MARKER[colour])


def objection(t: Table, action: Action) -> str:
    """The rule against using development points like this, if there is one."""
    if not may_use(t):
        return "PH-14.1"
    me = t.me()
    box = t.box
    verb = action.verb
    if verb == TURN or verb == TURN_WEATHER:
        if me.bones < box.turn_price:
            return "PH-14.2" if verb == TURN else "PH-14.3"
        return "" if stone_kept(t, 0, -box.turn_price) else "PH-4.6"
    if verb == BUY_RESOURCE:
        return buying_objection(t, action, box.resource_price, "PH-14.4")
    if verb == BUY_MARKER:
        rule = buying_objection(t, action, box.marker_price, "PH-14.5")
        return rule or ("" if stone_kept(t, 0, 1 - box.marker_price) else "PH-4.6")
    if me.bones >= box.most_bones:
        return "PH-14.6"
    if verb == SELL_RESOURCE:
        if not me.resources[action.first]:
            return "PH-14.6"
        return "" if stone_kept(t, -1, box.cube_worth) else "PH-4.6"
    assert verb == SELL_MARKER
    return (
        "" if me.markers[action.first] else "PH-14.6"
    )  # a stone is as near with the point as with the marker


def buying_objection(t: Table, action: Action, price: int, rule: str) -> str:
    """The rule against buying a cube of this colour, if there is one."""
    if t.me().bones < price:
        return rule
    return "" if t.supply[action.first] else "PH-1.5"


def apply(t: Table, action: Action) -> None:
    """PH-14.1: pay and get it; the decision at hand goes on."""
    me = t.me()
    verb = action.verb
    if verb == TURN:
        pay_bones(t, me, t.box.turn_price, BY_TURN)
        step = 1 if action.second == RIGHT else POSITIONS - 1
        t.turned[action.first] = (t.turned[action.first] + step) % POSITIONS
        t.say(WHEEL_TURNED, action.first, t.turned[action.first])
    elif verb == TURN_WEATHER:
        pay_bones(t, me, t.box.turn_price, BY_WEATHER_TURN)
        turn_weather(t, t.turn, BY_WEATHER_TURN)
    elif verb == BUY_RESOURCE:
        pay_bones(t, me, t.box.resource_price, BY_PURCHASE)
        gain_resources(t, t.turn, action.first, 1, BY_PURCHASE)
    elif verb == BUY_MARKER:
        pay_bones(t, me, t.box.marker_price, BY_MARKER_PURCHASE)
        gain_markers(t, t.turn, action.first, 1, BY_MARKER_PURCHASE)
    elif verb == SELL_RESOURCE:
        me.resources[action.first] -= 1
        t.supply[action.first] += 1
        t.say(SOLD, action.first, 0)
        gain_bones(t, t.turn, t.box.cube_worth, BY_SALE)
    else:
        assert verb == SELL_MARKER
        me.markers[action.first] -= 1
        t.supply[action.first] += 1
        t.say(MARKER_SOLD, action.first, 0)
        gain_bones(t, t.turn, t.box.cube_worth, BY_SALE)


def turn_weather(t: Table, seat: int, why: int) -> None:
    """PH-4.1, PH-14.3: one position clockwise; after the last comes the first."""
    player = t.players[seat]
    player.weather = (player.weather + 1) % POSITIONS
    t.tell(WEATHER_TURNED, seat, player.weather, 0, why)
