"""Rulebook, "Frühjahr": the weather brings resources, then the players act in turn until all have passed."""

from trilith.core.action import Action
from trilith.core.rows import holds, place, total
from trilith.games.prehistory.actions import (
    INCOME_NOW,
    LAY,
    LAY_STONE,
    SET_WEATHER,
    TAKE_INCOME,
    WEATHER_AT,
)
from trilith.games.prehistory.events import BY_WEATHER, PASSED, STONE_LAID, USUAL, WEATHER_SET
from trilith.games.prehistory.names import (
    ACTING,
    COLOURS,
    INCOME,
    NEXT_ACTING,
    NOTHING,
    SPRING,
    SPRING_BEGINS,
)
from trilith.games.prehistory.rules import development
from trilith.games.prehistory.rules.gaining import gain_resources
from trilith.games.prehistory.table import Player, Table


def weather_legal(t: Table) -> list[Action]:
    """PH-1.14: any of the six positions."""
    return WEATHER_AT[:]


def weather_objection(t: Table, action: Action) -> str:
    """The rule against setting the weather wheel like this, if there is one."""
    return "" if action.verb == SET_WEATHER else "PH-1.14"


def set_weather(t: Table, action: Action) -> None:
    """PH-1.14: the last player begins; after the first, the year begins."""
    t.me().weather = action.first
    t.say(WEATHER_SET, action.first, 0)
    at = place(t.order, t.turn)
    if at:
        t.turn = t.order[at - 1]
    else:
        t.phase = SPRING_BEGINS


def begin(t: Table) -> None:
    """PH-4.1: every wheel turns one position, but not in the first year, whose position was chosen."""
    t.season = SPRING
    t.passed = 0
    if t.year > 1:
        for seat in t.order:
            development.turn_weather(t, seat, USUAL)
    hand_out(t, 0)


def hand_out(t: Table, first: int) -> None:
    """PH-4.2: in turn order, who can pay for further turns is asked first; the others get their resources at once."""
    for at in range(first, t.seats):
        t.turn = t.order[at]
        if t.year > 1 and wealth(t.me()):
            t.phase = INCOME
            return
        take_income(t)
    begin_acting(t, 0)


def wealth(player: Player) -> int:
    """Development points and cubes of a player."""
    return player.bones + total(player.resources) + total(player.markers)


def take_income(t: Table) -> None:
    """PH-4.1: for each colour as many resources as the wheel shows, from the supply to the tent."""
    me = t.me()
    income = t.box.board_income[me.board][me.weather]
    for colour in range(len(COLOURS)):
        if income[colour]:
            gain_resources(t, t.turn, colour, income[colour], BY_WEATHER)


def income_legal(t: Table) -> list[Action]:
    """PH-4.2: take the resources, or turn the wheel further before."""
    found = [INCOME_NOW]
    development.offer(t, found)
    return found


def income_objection(t: Table, action: Action) -> str:
    """The rule against anything but taking the income, if there is one."""
    return "" if action.verb == TAKE_INCOME else "PH-4.2"


def income(t: Table) -> None:
    """PH-4.1: the resources are taken, and the next player's turn it is."""
    take_income(t)
    hand_out(t, place(t.order, t.turn) + 1)


def begin_acting(t: Table, first: int) -> None:
    """PH-4.3: whoever is first in the turn order acts first; if nobody can act, nobody does."""
    for step in range(t.seats):
        seat = t.order[(first + step) % t.seats]
        if t.passed >> seat & 1:
            continue
        if can_act(t, t.players[seat]):
            t.turn = seat
            t.phase = ACTING
            return
        t.passed |= 1 << seat
        t.tell(PASSED, seat, 0, 0)
    t.phase = NEXT_ACTING


def can_act(t: Table, player: Player) -> bool:
    """PH-2.3: whether a stone is free and the player has a resource or can buy one."""
    if not holds(t.stones, NOTHING):
        return False
    return total(player.resources) > 0 or player.bones + total(player.markers) >= t.box.resource_price


def pass_on(t: Table) -> bool:
    """PH-4.3: in turn order to whoever has not passed; whether there is anyone."""
    begin_acting(t, place(t.order, t.turn) + 1)
    return t.phase == ACTING


def laying_legal(t: Table) -> list[Action]:
    """PH-4.4: any resource; PH-4.6: or one that is bought now."""
    me = t.me()
    found = [LAY_STONE[colour] for colour in range(len(COLOURS)) if me.resources[colour]]
    development.offer(t, found)
    return found


def laying_objection(t: Table, action: Action) -> str:
    """The rule against laying this on the stone, if there is one."""
    if action.verb != LAY:
        return "PH-4.4"
    return "" if t.me().resources[action.first] else "PH-4.4"


def lay(t: Table, action: Action) -> None:
    """PH-4.4: the resource comes on the first free stone of the action's trilith."""
    t.me().resources[action.first] -= 1
    t.stones[t.free_stone(t.deed)] = action.first
    t.say(STONE_LAID, t.deed, action.first)
    t.deed = 0
    t.phase = NEXT_ACTING
