"""Rulebook page 18: what sacred stones are worth in every eclipse."""

from trilith.games.endless_winter.events import STONE_SCORED
from trilith.games.endless_winter.names import (
    COUNTS_BURIED,
    COUNTS_CAMPS,
    COUNTS_GROUND,
    COUNTS_IDOLS,
    COUNTS_TILES,
    COUNTS_TIPPED,
    COUNTS_UPPER,
    COUNTS_VILLAGES,
    HEXES,
    JUNCTURES,
)
from trilith.games.endless_winter.rules import burying, megaliths
from trilith.games.endless_winter.table import Table


def score(t: Table) -> None:
    """EW-11.12: every stone of the player whose eclipse it is."""
    me = t.me()
    for stone in me.stones:
        points = worth(t, t.turn, stone)
        me.score += points
        t.say(STONE_SCORED, stone, points)


def worth(t: Table, seat: int, stone: int) -> int:
    """EW-16.1, EW-16.7: so many points for each that counts, or as a row says."""
    box = t.box
    count = counted(t, seat, stone)
    row = box.stone_rows[stone]
    if row:
        return row[min(count, len(row) - 1)]
    return count // box.stone_per[stone] * box.stone_each[stone]


def counted(t: Table, seat: int, stone: int) -> int:
    """What a stone counts."""
    player = t.players[seat]
    what = t.box.stone_counts[stone]
    if what == COUNTS_VILLAGES:
        return villages_at(t, seat, t.box.stone_of[stone])
    if what == COUNTS_CAMPS:
        return camp_types(t, seat)
    if what == COUNTS_GROUND:
        return megaliths.on_ground(t, seat)
    if what == COUNTS_TILES:
        return megaliths.tiles_with(t, seat)
    if what == COUNTS_TIPPED:
        return player.tipped[t.box.stone_of[stone]]  # EW-16.9
    if what == COUNTS_BURIED:
        return burying.graves(player)  # EW-16.5
    if what == COUNTS_UPPER:
        return megaliths.above_ground(t, seat)
    if what == COUNTS_IDOLS:
        return player.offering + player.honor
    return len(player.tipped) - player.tipped.count(0)  # EW-16.8, EW-16.10


def villages_at(t: Table, seat: int, terrain: int) -> int:
    """EW-16.1: villages beside one or more hexes of a terrain."""
    found = 0
    for at in range(len(JUNCTURES)):
        if t.villages[at] != seat:
            continue
        for hexagon in JUNCTURES[at]:
            if t.land[hexagon] == terrain:
                found += 1
                break
    return found


def camp_types(t: Table, seat: int) -> int:
    """EW-16.2: different terrains with a camp, the base tile not among them."""
    camps = t.players[seat].camps
    seen = 0
    for hexagon in range(len(HEXES)):
        if camps[hexagon] and t.land[hexagon] != t.box.base_terrain:
            seen |= 1 << t.land[hexagon]
    return bin(seen).count("1")
