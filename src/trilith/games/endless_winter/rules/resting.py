"""Rulebook page 9: the rest space; page 19: rest tiles."""

from trilith.core.action import Action
from trilith.core.chance import EVERYONE, Chance, Draw, without
from trilith.games.endless_winter.actions import NEXT_TILE, OPEN_TILE, TAKE_TILE
from trilith.games.endless_winter.events import REST_TILE_SHOWN, TILE_RETURNED, TILE_TAKEN
from trilith.games.endless_winter.names import (
    DRAW,
    NO_LUCK,
    NOTHING,
    REST_TILE_DRAWN,
    RESTING,
    TAKING_TILE,
    TIP,
)
from trilith.games.endless_winter.table import Table


def begin(t: Table) -> None:
    """EW-3.11, EW-14.7: the first to rest in a round chooses a rest tile before anything else."""
    t.pool[DRAW] += 1
    t.pool[TIP] += 1
    t.phase = TAKING_TILE if t.rest_open != NOTHING else RESTING


def offer(t: Table, found: list[Action]) -> None:
    """EW-14.7: the open tile, or the next one unseen."""
    found += TAKE_TILE


def take(t: Table, which: int) -> None:
    """EW-14.7: keep the open tile, or put it under the stack and take the top one."""
    t.phase = RESTING
    if which == OPEN_TILE:
        hold(t, t.rest_open)
        t.rest_open = NOTHING
        return
    assert which == NEXT_TILE
    t.under = t.under + (t.rest_open,)
    t.say(TILE_RETURNED, t.rest_open, 0)
    t.rest_open = NOTHING
    turn_up(t)


def turn_up(t: Table) -> None:
    """EW-14.6: the top tile of the stack: one that nobody has seen, or the first that was put back."""
    if t.unseen_rest:
        t.luck = REST_TILE_DRAWN
        return
    tile = t.under[0]
    t.under = t.under[1:]
    show(t, tile)


def chance(t: Table) -> Chance:
    """EW-14.6: any tile that has not been turned up since it was shuffled."""
    return Draw("rest_tile", t.box.rest_names, t.unseen_rest, EVERYONE)


def resolve(t: Table, tile: int) -> None:
    """EW-14.6: the tile is turned up."""
    t.unseen_rest = without(t.unseen_rest, tile)
    t.luck = NO_LUCK
    show(t, tile)


def show(t: Table, tile: int) -> None:
    """EW-14.7, EW-14.9: a resting player holds it; between rounds it lies open on the stack."""
    if t.phase == RESTING:
        hold(t, tile)
    else:
        t.rest_open = tile
        t.say(REST_TILE_SHOWN, tile, 0)


def hold(t: Table, tile: int) -> None:
    """EW-14.8: its effects may be used before, between and after those of the rest space."""
    t.rest_held = tile
    t.say(TILE_TAKEN, tile, 0)
    t.owe(t.box.rest_gains[tile])


def put_back(t: Table) -> None:
    """EW-14.8: at the end of the turn the tile goes under the stack, used or not."""
    if t.rest_held != NOTHING:
        t.under = t.under + (t.rest_held,)
        t.say(TILE_RETURNED, t.rest_held, 0)
        t.rest_held = NOTHING


def renew(t: Table) -> None:
    """EW-14.9: before a new round the open tile nobody took goes under the stack, and the next is turned up."""
    if not t.with_rest:
        return
    if t.rest_open != NOTHING:
        t.under = t.under + (t.rest_open,)
        t.say(TILE_RETURNED, t.rest_open, 0)
        t.rest_open = NOTHING
    turn_up(t)
