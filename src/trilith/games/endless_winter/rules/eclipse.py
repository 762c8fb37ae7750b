"""Rulebook pages 10 and 11: the eclipse, from the reveal of the piles to the last income."""

from trilith.core.rows import count
from trilith.games.endless_winter.events import (
    ECLIPSE_BEGAN,
    ECLIPSE_STEP,
    HEX_HARVESTED,
    NEW_PLACE,
    SHOWN,
    STRENGTH,
)
from trilith.games.endless_winter.names import (
    BY_BOARD,
    BY_LAND,
    BY_ORDER,
    BY_TRIBE,
    PREPARING,
    REST,
)
from trilith.games.endless_winter.rules import megaliths, migrating, stones
from trilith.games.endless_winter.rules.knowing import forget
from trilith.games.endless_winter.table import Player, Table, added, is_culture


def begin(t: Table) -> None:
    """EW-11.1, EW-11.2, EW-11.3: all piles are revealed at once, compared, and make the new order."""
    t.tell(ECLIPSE_BEGAN, t.order[0], t.round, 0)
    for seat in t.order:
        reveal(t, seat)
        t.tell(STRENGTH, seat, strength(t, t.players[seat]), 0)
    t.order = new_order(t)
    for place in range(t.seats):
        t.tell(NEW_PLACE, t.order[place], place, 1 if is_tied(t, place) else 0)
    t.at = 0
    t.step = BY_ORDER
    start_step(t)


def reveal(t: Table, seat: int) -> None:
    """EW-11.1: culture cards go back to the hand, where everyone knows them to be now."""
    player = t.players[seat]
    shown = player.pile
    player.pile = ()
    for kind in shown:
        t.tell(SHOWN, seat, kind, 0)
        if is_culture(kind):
            player.hand = added(player.hand, kind)
    for kind in shown:
        if is_culture(kind):
            if kind not in player.known:
                player.known = added(player.known, kind)
        else:
            forget(player, kind)
            player.pile = added(player.pile, kind)


def strength(t: Table, player: Player) -> int:
    """EW-3.11, EW-11.2: the labour of resting figures and revealed tribe members, in halves."""
    found = count(player.figures, REST) * t.box.rest_labour
    for kind in player.pile:
        found += t.box.labour[kind]
    return found


def new_order(t: Table) -> list[int]:
    """EW-11.3, EW-11.4: the most labour first; of equals, whoever was later in this round."""
    left = t.order[::-1]
    found: list[int] = []
    while left:
        best = left[0]
        for seat in left:
            if strength(t, t.players[seat]) > strength(t, t.players[best]):
                best = seat
        found.append(best)
        left.remove(best)
    return found


def is_tied(t: Table, place: int) -> bool:
    """EW-11.4: whether whoever has this place has as much labour as the player right before."""
    if not place:
        return False
    return strength(t, t.players[t.order[place]]) == strength(t, t.players[t.order[place - 1]])


def start_step(t: Table) -> None:
    """EW-11.5: one player's step, all of which can be gained in any order, and declined."""
    t.turn = t.order[t.at]
    me = t.me()
    t.say(ECLIPSE_STEP, t.step, 0)
    if t.step == BY_ORDER:
        t.owe(t.box.order_incomes[t.at])  # EW-11.6
    elif t.step == BY_TRIBE:
        for kind in me.pile:
            t.owe(t.box.eclipse[kind])  # EW-11.7
    elif t.step == BY_LAND:
        t.harvested = 0
        harvest(t)
    else:
        board(t, me)


def harvest(t: Table) -> bool:
    """EW-11.8, EW-11.9, EW-11.10, EW-14.4: the income of every hex that the player leads and has not harvested yet; whether there was one."""
    found = False
    for hexagon in migrating.led_by(t, t.turn):
        if t.harvested >> hexagon & 1:
            continue
        t.harvested |= 1 << hexagon
        income = t.box.terrain_incomes[t.land[hexagon]]
        if income:
            t.owe(income)
            t.say(HEX_HARVESTED, hexagon, t.land[hexagon])
            found = True
    return found


def board(t: Table, me: Player) -> None:
    """EW-11.11: a card for every empty village space, and what empty megalith spaces show."""
    for _ in range(migrating.villages_out(t, t.turn)):
        t.owe(t.box.village_income)
    for space in range(len(t.box.megalith_incomes)):
        if megaliths.is_freed(t, me, space):
            t.owe(t.box.megalith_incomes[space])


def go_on(t: Table) -> None:
    """EW-11.5, EW-11.12: the next step, then the next player, each one's stones last; in the end the piles are discarded."""
    if t.step == BY_LAND and harvest(t):
        return
    if t.step == BY_BOARD:
        stones.score(t)
        t.harvested = 0
        t.at += 1
        t.step = BY_ORDER
        if t.at == t.seats:
            end(t)
            return
    else:
        t.step += 1
    start_step(t)


def end(t: Table) -> None:
    """EW-11.13: every eclipse pile goes to its player's discard pile."""
    for player in t.players:
        player.discard = tuple(sorted(player.discard + player.pile))
        player.pile = ()
    t.at = 0
    t.step = 0
    t.turn = t.order[0]
    t.phase = PREPARING
