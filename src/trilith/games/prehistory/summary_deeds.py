"""What the six deeds hold for a player now: prices that can be paid, and what they would buy."""

from typing import Final

from trilith.core.summary import Sheet
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    BLUE,
    BROWN,
    CAPSTONE,
    CEREMONY,
    FISH,
    FISHING,
    GATHER_PLACES,
    GATHERING,
    GREY,
    HUNTING,
    MIGRATION,
    NOTHING,
    PAINTING,
    PIECES,
    RED,
    SLOTS,
    WHITE,
    YELLOW,
)
from trilith.games.prehistory.rules import ceremony, migration, painting, paying, scoring
from trilith.games.prehistory.summary_rites import best_open
from trilith.games.prehistory.table import Player

CAN: Final = ("can fish", "can hunt", "can migrate", "can dance", "can paint", "can gather")


def in_spring(t: Prehistory, player: Player, sheet: Sheet) -> None:
    """The prices that a player could pay with resources, where a stone is free."""
    fish, hunt, go, dance, pieces, tiles = 0, 0, 0, 0, 0, 0
    if t.free_stone(FISHING) != NOTHING:
        fish = paying.kinds(t, player, FISHING)
    if t.free_stone(HUNTING) != NOTHING:
        hunt = paying.kinds(t, player, HUNTING)
    if t.free_stone(MIGRATION) != NOTHING:
        go = paying.kinds(t, player, MIGRATION)
    if t.free_stone(CEREMONY) != NOTHING:
        dance = ceremony.targets(player, player.shamans, 0)
    if t.free_stone(PAINTING) != NOTHING:
        for piece in range(len(PIECES)):
            if not player.painted >> piece & 1 and painting.payable(t, player, piece):
                pieces += 1
    if t.free_stone(GATHERING) != NOTHING:
        for place in range(GATHER_PLACES):
            if t.tiles[place] != NOTHING and player.resources[t.box.gather_prices[place]]:
                tiles += 1
    sheet.put(CAN[0], fish / 3.0)
    sheet.put(CAN[1], hunt / 3.0)
    sheet.put(CAN[2], go / 3.0)
    sheet.put(CAN[3], dance / 3.0)
    sheet.put(CAN[4], pieces / 5.0)
    sheet.put(CAN[5], tiles / 6.0)


def in_summer(t: Prehistory, seat: int, counted: list[int], sheet: Sheet) -> None:
    """What a player's markers could buy of the deeds that are still to come."""
    player = t.players[seat]
    fish, hunt, go, dance, paint, gather = 0, 0, 0, 0.0, 0, 0
    if _to_come(t, seat, FISHING):
        for value in range(FISH):
            if t.fish[value] and player.markers[BLUE] > value:
                fish = value + 1
    if _to_come(t, seat, HUNTING):
        for slot in range(SLOTS):
            card = t.prey[slot]
            if card != NOTHING and t.box.prey_value[card] <= player.markers[BROWN]:
                hunt = max(hunt, hunted(t, player, card))
    if _to_come(t, seat, MIGRATION):
        go = min(player.markers[WHITE], max(0, migration.room(t, player)))
    if _to_come(t, seat, CEREMONY) and player.markers[YELLOW]:
        dance = best_open(t, counted, 1, player.markers[YELLOW])
    if _to_come(t, seat, PAINTING) and 0 < painting.cheapest(t, player) <= player.markers[GREY]:
        paint = 1
    if _to_come(t, seat, GATHERING) and player.markers[RED] >= t.box.gather_markers:
        gather = 1
    sheet.put(CAN[0], fish / 3.0)
    sheet.put(CAN[1], hunt / 6.0)
    sheet.put(CAN[2], go / 3.0)
    sheet.put(CAN[3], dance / 5.0)
    sheet.put(CAN[4], float(paint))
    sheet.put(CAN[5], float(gather))


def _to_come(t: Prehistory, seat: int, deed: int) -> bool:
    """Whether a player still has a turn for a deed of this summer; the last in the turn order has it first."""
    if t.phase == CAPSTONE or t.deed < deed:
        return True
    return t.deed == deed and place_of(t, seat) <= place_of(t, t.turn)


def place_of(t: Prehistory, seat: int) -> int:
    """A player's place in the turn order."""
    for at in range(len(t.order)):
        if t.order[at] == seat:
            return at
    return 0


def hunted(t: Prehistory, player: Player, card: int) -> int:
    """The points that a hunting card would bring, at once and at the end."""
    species = t.box.prey_species[card]
    if t.box.prey_kind[card]:
        return scoring.worth_of(t, player, species)
    return t.box.prey_points[card] * (1 + scoring.footprints_of(t, player, species))
