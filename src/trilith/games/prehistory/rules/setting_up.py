"""The table before the first year: what luck decides, and the players' first boards."""

from typing import Final

from trilith.core.chance import EVERYONE, Chance, Draw, without
from trilith.core.rows import holds, place
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.events import (
    AT_SET_UP,
    BOARD_DRAWN,
    LAND_LAID,
    MEGALITH_LAID,
    ORDERED,
    TOKEN_LAID,
    WHEEL_SET,
)
from trilith.games.prehistory.names import (
    BOARDS,
    FIELDS,
    FIRST_MEGALITH_C,
    FIRST_TOKEN,
    LAIR,
    MAP_TURNS,
    MEGALITH,
    MEGALITH_A,
    MEGALITH_B,
    MEGALITHS_C,
    NOTHING,
    PLAIN,
    SPECIES,
    START,
    START_CAMP,
    WAYS,
    WHEELS,
)
from trilith.games.prehistory.table import Table, replaced

SEATS: Final[tuple[str, ...]] = ("1", "2", "3", "4")
ALL_WAYS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)


def bare_land() -> tuple[int, ...]:
    """PH-1.11: the map before any tile is laid: only the start camp is there."""
    return replaced((NOTHING,) * len(FIELDS), START, START_CAMP)


def first_megaliths(box: Box, seats: int) -> tuple[int, ...]:
    """PH-1.12: the megaliths A and B, and those of type C where all four are used."""
    a, b, c = box.megaliths[seats]
    found = [MEGALITH_A] * a + [MEGALITH_B] * b
    if c == MEGALITHS_C:
        found += range(FIRST_MEGALITH_C, FIRST_MEGALITH_C + MEGALITHS_C)
    return tuple(found)


def order_chance(t: Table) -> Chance:
    """PH-1.1: whoever is next in the turn order."""
    return Draw(
        "order", SEATS, tuple([seat for seat in range(t.seats) if not holds(t.order, seat)]), EVERYONE
    )


def draw_order(t: Table, seat: int) -> None:
    """PH-1.1, PH-1.3: the later in the turn order, the more development points to begin with."""
    t.players[seat].bones = t.box.start_bones[len(t.order)]
    t.order.append(seat)
    t.turn = t.order[0]
    t.tell(ORDERED, seat, len(t.order) - 1, 0, AT_SET_UP)


def without_board(t: Table) -> int:
    """The first player who has no board yet, or NOTHING."""
    for seat in range(t.seats):
        if t.players[seat].board == NOTHING:
            return seat
    return NOTHING


def board_chance(t: Table) -> Chance:
    """PH-1.1: one of the boards that nobody has."""
    taken = [player.board for player in t.players]
    return Draw(
        "board", BOARDS, tuple([board for board in range(len(BOARDS)) if not holds(taken, board)]), EVERYONE
    )


def draw_board(t: Table, board: int) -> None:
    """PH-1.1, PH-1.10: a board with its weather wheel, and the shamans where it says."""
    seat = without_board(t)
    t.players[seat].board = board
    t.players[seat].shamans = t.box.board_shamans[board]
    t.tell(BOARD_DRAWN, seat, board, 0)


def wheel_chance(t: Table) -> Chance:
    """PH-1.7: the position of the next price wheel."""
    return Draw(WHEELS[place(t.turned, NOTHING)], WAYS, ALL_WAYS, EVERYONE)


def set_wheel(t: Table, position: int) -> None:
    """PH-1.7: each price wheel begins at any of its positions."""
    wheel = place(t.turned, NOTHING)
    t.turned[wheel] = position
    t.tell(WHEEL_SET, t.turn, wheel, position)


def next_slot(t: Table) -> int:
    """The slot of the map on which the next tile is laid."""
    return t.box.slots_used[t.seats][len(t.laid)]


def land_chance(t: Table) -> Chance:
    """PH-1.11: any tile of the slot's group that is not laid yet, turned in any of three ways."""
    group = t.box.slot_group[next_slot(t)]
    bag: list[int] = []
    for tile in range(len(t.box.land_tiles)):
        if t.box.land_group[tile] == group and not is_laid(t, tile):
            for turned in range(MAP_TURNS):
                bag.append(tile * MAP_TURNS + turned)
    return Draw("land", t.box.laying_names, tuple(bag), EVERYONE)


def is_laid(t: Table, tile: int) -> bool:
    """Whether a tile of the map is laid already, turned in whatever way."""
    for laid in t.laid:
        if laid // MAP_TURNS == tile:
            return True
    return False


def lay_land(t: Table, outcome: int) -> None:
    """PH-1.11: field number i of the slot becomes what field number i + turn of the tile is."""
    slot = next_slot(t)
    tile, turned = outcome // MAP_TURNS, outcome % MAP_TURNS
    contents = t.box.land_fields[tile]
    fields = t.box.slot_fields[slot]
    land = list(t.land)
    for at in range(len(fields)):
        land[fields[at]] = contents[(at + turned) % len(contents)]
    t.land = tuple(land)
    t.laid = t.laid + (outcome,)
    t.tell(LAND_LAID, t.turn, slot, tile)


def megaliths_c(t: Table) -> list[int]:
    """The megaliths of type C that are in play: on the map, or to be laid there."""
    found: list[int] = []
    for stone in t.megalith_bag + t.land:
        if FIRST_MEGALITH_C <= stone < FIRST_TOKEN:
            found.append(stone)
    return found


def megalith_c_chance(t: Table) -> Chance:
    """PH-1.12: with fewer than four players, the megaliths of type C are drawn."""
    used = megaliths_c(t)
    every = range(FIRST_MEGALITH_C, FIRST_MEGALITH_C + MEGALITHS_C)
    left = [stone for stone in every if not holds(used, stone)]
    return Draw("choose", t.box.land_names, tuple(left), EVERYONE)


def draw_megalith_c(t: Table, stone: int) -> None:
    """PH-1.12: it joins those that will be laid on the map."""
    t.megalith_bag = t.megalith_bag + (stone,)
    t.megalith_bag = tuple(sorted(t.megalith_bag))


def next_field(t: Table, land: int) -> int:
    """The first field of this kind in the order of slots."""
    for slot in t.box.slots_used[t.seats]:
        for field in t.box.slot_fields[slot]:
            if t.land[field] == land:
                return field
    return NOTHING


def megalith_chance(t: Table) -> Chance:
    """PH-1.12: the megalith for the next field."""
    return Draw("megalith", t.box.land_names, t.megalith_bag, EVERYONE)


def lay_megalith(t: Table, stone: int) -> None:
    """PH-1.12: every megalith field gets one, face up."""
    field = next_field(t, MEGALITH)
    t.land = replaced(t.land, field, stone)
    t.megalith_bag = without(t.megalith_bag, stone)
    t.tell(MEGALITH_LAID, t.turn, field, stone)


def token_chance(t: Table) -> Chance:
    """PH-1.13: the animal for the next field."""
    return Draw("token", SPECIES, t.token_bag, EVERYONE)


def lay_token(t: Table, species: int) -> None:
    """PH-1.13: every animal field gets one, face up."""
    field = next_field(t, LAIR)
    t.land = replaced(t.land, field, FIRST_TOKEN + species)
    t.token_bag = without(t.token_bag, species)
    t.tell(TOKEN_LAID, t.turn, field, species)


def clear_lairs(t: Table) -> None:
    """PH-1.13: a field for which no animal is left is plain."""
    for field in range(len(FIELDS)):
        if t.land[field] == LAIR:
            t.land = replaced(t.land, field, PLAIN)
