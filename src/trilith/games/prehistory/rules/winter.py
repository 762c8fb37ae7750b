"""Rulebook, "Winter": new fish, tiles, cards and a new central wheel, and the turn order of the year."""

from typing import Final

from trilith.core.chance import EVERYONE, Chance, Draw, without
from trilith.core.rows import held, holds, place, total
from trilith.games.prehistory.events import (
    AT_SET_UP,
    CAPSTONE_FILLED,
    ORDERED,
    PREY_DEALT,
    RITE_DEALT,
    TILE_DEALT,
    USUAL,
    WHEEL_LAID,
    YEAR_BEGAN,
)
from trilith.games.prehistory.names import (
    COLOURS,
    DEALING,
    DEALING_CEREMONY,
    DEALING_HUNTING,
    DEALING_TILES,
    DEEDS,
    DRAWING_BOARDS,
    DRAWING_MEGALITHS_C,
    DRAWING_ORDER,
    DRAWING_WHEEL,
    FISH,
    LAIR,
    LAYING_LAND,
    LAYING_MEGALITHS,
    LAYING_TOKENS,
    MEGALITH,
    NOTHING,
    SETTING_WHEELS,
    SLOTS,
    SPRING_BEGINS,
    TILES,
    WEATHER,
    WINTER,
)
from trilith.games.prehistory.rules import setting_up
from trilith.games.prehistory.table import Table

# What luck decides before the first year and before every other, in this order.
BEFORE_THE_FIRST: Final[tuple[int, ...]] = (
    DRAWING_ORDER,
    DRAWING_BOARDS,
    DRAWING_WHEEL,
    SETTING_WHEELS,
    DEALING_TILES,
    DEALING_HUNTING,
    DEALING_CEREMONY,
    LAYING_LAND,
    DRAWING_MEGALITHS_C,
    LAYING_MEGALITHS,
    LAYING_TOKENS,
)
EVERY_WINTER: Final[tuple[int, ...]] = (DEALING_TILES, DEALING_HUNTING, DEALING_CEREMONY, DRAWING_WHEEL)


def begin(t: Table) -> None:
    """PH-3.1, PH-3.2, PH-3.3, PH-3.4: before every year but the first, what is left of cards and wheel is put away."""
    t.year += 1
    t.season = WINTER
    t.turn = t.order[0]
    t.tell(YEAR_BEGAN, t.turn, t.year, 0)
    fill_fish(t)
    for slot in range(SLOTS):
        t.prey[slot] = NOTHING
        t.rites[slot] = NOTHING
    t.wheel = NOTHING
    t.phase = DEALING


def when(t: Table) -> int:
    """Whether luck lays out the first year or another."""
    return AT_SET_UP if t.year == 1 else USUAL


def fill_fish(t: Table) -> None:
    """PH-1.8, PH-3.2: two fields for each value are filled as far as there are tiles."""
    for fish in range(FISH):
        left = t.box.fish_tiles
        for player in t.players:
            left -= player.fish[fish]
        t.fish[fish] = min(t.box.fish_fields, left)


def deal(t: Table) -> None:
    """PH-3.1: whatever luck has to decide next; when all is laid out, the year begins."""
    for phase in BEFORE_THE_FIRST if t.year == 1 else EVERY_WINTER:
        if is_missing(t, phase):
            t.phase = phase
            return
    if t.year == 1:
        setting_up.clear_lairs(t)
        fill_capstones(t)
        t.turn = t.order[t.seats - 1]
        t.phase = WEATHER
    else:
        fill_capstones(t)
        new_order(t)
        t.phase = SPRING_BEGINS


def is_missing(t: Table, phase: int) -> bool:
    """Whether luck still has something to lay out."""
    if phase == DEALING_TILES:
        return holds(t.tiles, NOTHING) and len(t.tile_bag) > 0
    if phase == DEALING_HUNTING:
        return holds(t.prey, NOTHING) and len(t.prey_bag) > 0
    if phase == DEALING_CEREMONY:
        return holds(t.rites, NOTHING) and len(t.rite_bag) > 0
    if phase == DRAWING_WHEEL:
        return t.wheel == NOTHING
    if phase == DRAWING_ORDER:
        return len(t.order) < t.seats
    if phase == DRAWING_BOARDS:
        return setting_up.without_board(t) != NOTHING
    if phase == SETTING_WHEELS:
        return holds(t.turned, NOTHING)
    if phase == LAYING_LAND:
        return len(t.laid) < len(t.box.slots_used[t.seats])
    if phase == DRAWING_MEGALITHS_C:
        return len(setting_up.megaliths_c(t)) < t.box.megaliths[t.seats][2]
    if phase == LAYING_MEGALITHS:
        return held(t.land, MEGALITH) > 0
    return held(t.land, LAIR) > 0 and len(t.token_bag) > 0


def tile_chance(t: Table) -> Chance:
    """PH-1.8, PH-3.2: a gather tile from the stack."""
    return Draw("tile", TILES, t.tile_bag, EVERYONE)


def deal_tile(t: Table, tile: int) -> None:
    """PH-3.2: it fills the first empty field."""
    field = place(t.tiles, NOTHING)
    t.tiles[field] = tile
    t.tile_bag = without(t.tile_bag, tile)
    t.tell(TILE_DEALT, t.turn, field, tile, when(t))


def prey_chance(t: Table) -> Chance:
    """PH-1.9, PH-3.3: a hunting card from the deck."""
    return Draw("prey", t.box.prey_names, t.prey_bag, EVERYONE)


def deal_prey(t: Table, card: int) -> None:
    """PH-3.3: it fills the first empty place."""
    slot = place(t.prey, NOTHING)
    t.prey[slot] = card
    t.prey_bag = without(t.prey_bag, card)
    t.tell(PREY_DEALT, t.turn, slot, card, when(t))


def rite_chance(t: Table) -> Chance:
    """PH-1.9, PH-3.3: a ceremony card from the deck."""
    return Draw("rite", t.box.rite_names, t.rite_bag, EVERYONE)


def deal_rite(t: Table, card: int) -> None:
    """PH-3.3: it fills the first empty place."""
    slot = place(t.rites, NOTHING)
    t.rites[slot] = card
    t.rite_bag = without(t.rite_bag, card)
    t.tell(RITE_DEALT, t.turn, slot, card, when(t))


def wheel_chance(t: Table) -> Chance:
    """PH-1.6, PH-3.4: any central wheel that was not in use yet."""
    return Draw("wheel", t.box.wheel_names, t.wheels, EVERYONE)


def lay_wheel(t: Table, wheel: int) -> None:
    """PH-3.4: the new central wheel."""
    t.wheel = wheel
    t.wheels = without(t.wheels, wheel)
    t.tell(WHEEL_LAID, t.turn, wheel, 0, when(t))


def fill_capstones(t: Table) -> None:
    """PH-3.5: an empty capstone gets one cube for each symbol that faces it, one that holds any cube gets none."""
    for deed in range(len(DEEDS)):
        first = deed * len(COLOURS)
        if total(t.capstones[first : first + len(COLOURS)]):
            continue
        for colour in t.box.wheel_cubes[t.wheel][deed]:
            if t.supply[colour]:
                t.supply[colour] -= 1
                t.capstones[first + colour] += 1
                t.tell(CAPSTONE_FILLED, t.turn, deed, colour)


def new_order(t: Table) -> None:
    """PH-3.6: first those who held a ceremony, as their markers lie, then the others as they were."""
    t.order = t.dancers + [seat for seat in t.order if not holds(t.dancers, seat)]
    t.dancers = []
    for at in range(t.seats):
        t.tell(ORDERED, t.order[at], at, 0)
