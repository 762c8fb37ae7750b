"""Rulebook pages 4 and 5, first part of a round: the players bring their people to the board."""

from typing import Final

from trilith.core.action import Action
from trilith.games.stone_age.actions import PLACE, PLACEMENTS
from trilith.games.stone_age.events import PASSED, PLACED
from trilith.games.stone_age.names import (
    ACTING,
    FIELD,
    FIRST_BUILDING,
    FIRST_CARD,
    FOREST,
    HUNT,
    HUT,
    MOST_PEOPLE,
    PLACING,
    RIVER,
    SPOTS,
    TOOL_MAKER,
)
from trilith.games.stone_age.table import Player, Table

VILLAGE: Final = 3  # tool maker, hut and field


def order(t: Table) -> list[int]:
    """SA-3.1: clockwise from the start player."""
    return [(t.starter + step) % t.seats for step in range(t.seats)]


def begin(t: Table) -> None:
    """SA-3.1: the start player places first."""
    t.turn = t.starter
    t.phase = PLACING


def legal(t: Table) -> list[Action]:
    """SA-3.1, SA-3.4: one or more people on one place; passing is not among the choices."""
    me = t.me()
    found: list[Action] = []
    for spot in range(t.spots):
        for action in PLACEMENTS[spot][room(t, me, spot)]:
            found.append(action)
    return found


def room(t: Table, me: Player, spot: int) -> int:
    """SA-3.2, SA-3.3, SA-3.13: how many people this player could bring to a place now, useful there or not."""
    if me.placed[spot] or closed(t, spot):
        return 0
    return min(me.home, t.box.capacity[spot] - t.crowd[spot])


def is_shut(t: Table, spot: int) -> bool:
    """SA-3.2, SA-11.1, SA-11.2, SA-11.3: whether nobody more may come to a place, because it is full or closed."""
    return t.crowd[spot] >= t.box.capacity[spot] or closed(t, spot)


def closed(t: Table, spot: int) -> bool:
    """SA-11.1, SA-11.2, SA-11.3: with two or three players, some places are closed once others are taken."""
    if FOREST <= spot <= RIVER:
        most = t.box.parties[t.seats]
        return most < t.seats and parties(t, spot) >= most
    if TOOL_MAKER <= spot <= FIELD:
        most = t.box.village_places[t.seats]
        return most < VILLAGE and village_places_taken(t) >= most
    return False


def parties(t: Table, spot: int) -> int:
    """How many different players have people on a place."""
    found = 0
    for player in t.players:
        if player.placed[spot]:
            found += 1
    return found


def village_places_taken(t: Table) -> int:
    """How many of tool maker, hut and field are taken."""
    return min(t.crowd[TOOL_MAKER], 1) + min(t.crowd[HUT], 1) + min(t.crowd[FIELD], 1)


def least(spot: int) -> Action:
    """SA-3.1, SA-3.6: the placing of the fewest people on a place; nobody goes to the hut alone."""
    return PLACEMENTS[spot][MOST_PEOPLE][0]


def objection(t: Table, action: Action) -> str:
    """The rule against a placing, if there is one."""
    if action.verb != PLACE:
        return "SA-3.1"
    me = t.me()
    spot, people = action.first, action.second
    if spot >= t.spots:
        return "SA-1.4"
    if me.placed[spot]:
        return "SA-3.3"
    too_full = t.crowd[spot] + people > t.box.capacity[spot]
    if FOREST <= spot <= RIVER:
        if closed(t, spot):
            return "SA-11.2" if t.seats == 3 else "SA-11.3"
        if too_full:
            return "SA-3.9"
    elif too_full:
        return "SA-3.2"
    elif closed(t, spot):
        return "SA-11.1"
    if people > me.home:
        return "SA-3.6" if spot == HUT else "SA-3.1"
    return ""


def impossible(text: str) -> str:
    """The rule against something that is never an action: passing, food as a resource, a number that no place takes."""
    said = text.split()
    if said == ["pass"]:
        return "SA-3.4"
    if said == ["pay", "food"]:
        return "SA-6.1"
    if said == ["choose", "food"]:
        return "SA-6.17"
    if len(said) != 3 or said[0] != "place" or said[1] not in SPOTS or not said[2].isdecimal():
        return ""
    return number_rule(SPOTS.index(said[1]))


def number_rule(spot: int) -> str:
    """The rule that says how many people a placing brings to a place."""
    if spot == HUNT:
        return "SA-1.2"
    if spot == TOOL_MAKER:
        return "SA-3.5"
    if spot == HUT:
        return "SA-3.6"
    if spot == FIELD:
        return "SA-3.7"
    if spot < FIRST_CARD:
        return "SA-3.9"
    return "SA-3.10" if spot < FIRST_BUILDING else "SA-3.11"


def apply(t: Table, action: Action) -> None:
    """SA-3.1: the people go to the place, and the next player is on."""
    me = t.me()
    me.placed[action.first] = action.second
    me.home -= action.second
    t.crowd[action.first] += action.second
    t.say(PLACED, action.first, action.second)
    pass_on(t)


def pass_on(t: Table) -> None:
    """SA-3.1, SA-3.4, SA-3.12: clockwise to whoever can still place; when nobody can, acting begins."""
    for step in range(1, t.seats + 1):
        player = (t.turn + step) % t.seats
        if can_place(t, t.players[player]):
            t.turn = player
            return
        if t.players[player].home:
            t.tell(PASSED, player, t.players[player].home, 0)
    t.turn = t.starter
    t.phase = ACTING


def can_place(t: Table, player: Player) -> bool:
    """Whether a player has someone at home and a place to go."""
    if not player.home:
        return False
    if not player.placed[HUNT]:
        return True  # SA-3.8: the hunt is never full
    for spot in range(t.spots):
        if PLACEMENTS[spot][room(t, player, spot)]:
            return True
    return False
