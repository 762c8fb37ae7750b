"""The position as numbers for learning, from one seat's side and only with what that seat knows."""

from trilith.core.rows import one_hot
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    BOARDS,
    CAMPS,
    COLOURS,
    DEEDS,
    FIELDS,
    NO_PLAYER,
    NOTHING,
    PHASES,
    PIECES,
    POSITIONS,
    SEASONS,
    SLOTS,
    SPECIES,
    TILES,
)
from trilith.games.prehistory.table import Player

MOST_SEATS = 4


def features(t: Prehistory, viewer: int) -> list[float]:
    """The table, then the players from the viewer on; a spectator looks from the last seat and owns nothing."""
    box = t.box
    found = [t.year / box.years]
    found += one_hot(t.season, len(SEASONS)) + one_hot(t.phase, len(PHASES))
    found += one_hot((t.turn - viewer) % t.seats, MOST_SEATS)
    for place in range(MOST_SEATS):
        seat = (t.order[place] - viewer) % t.seats if place < len(t.order) else NOTHING
        found += one_hot(seat, MOST_SEATS)
    for place in range(MOST_SEATS):
        seat = (t.dancers[place] - viewer) % t.seats if place < len(t.dancers) else NOTHING
        found += one_hot(seat, MOST_SEATS)
    found += one_hot(t.wheel, len(box.wheel_names))
    for position in t.turned:
        found += one_hot(position, POSITIONS)
    for stone in t.stones:
        found += one_hot(stone, len(COLOURS))
    found += [count / 4.0 for count in t.capstones] + [count / box.cubes for count in t.supply]
    found += [count / box.fish_fields for count in t.fish]
    for tile in t.tiles:
        found += one_hot(tile, len(TILES))
    for slot in range(SLOTS):
        found += one_hot(t.prey[slot], len(box.prey_names)) + one_hot(t.rites[slot], len(box.rite_names))
    for field in range(len(FIELDS)):
        found += _field(t, field, viewer)
    found += _pending(t)
    boards = [
        _player(t, t.players[(viewer + step) % t.seats], step == 0 and viewer >= 0, (viewer + step) % t.seats)
        for step in range(t.seats)
    ]
    for board in boards:
        found += board
    nobody = [0.0] * len(boards[0])
    return found + nobody * (MOST_SEATS - t.seats)


def _marks(cards: tuple[int, ...], size: int) -> list[float]:
    found = [0.0] * size
    for card in cards:
        found[card] = 1.0
    return found


def _bits(bits: int, size: int) -> list[float]:
    return [float(bits >> at & 1) for at in range(size)]


def _field(t: Prehistory, field: int, viewer: int) -> list[float]:
    """What a field is, whose camp stands there, and who is on it."""
    owner, member = t.owner(field), t.who[field]
    found = one_hot(t.land[field], len(t.box.land_names))
    found += one_hot(NOTHING if owner == NO_PLAYER else (owner - viewer) % t.seats, MOST_SEATS)
    found += one_hot(NOTHING if member == NO_PLAYER else (member - viewer) % t.seats, MOST_SEATS)
    return found + [t.standing[field] / 3.0, float(t.lying[field])]


def _pending(t: Prehistory) -> list[float]:
    """The decision half made."""
    found = one_hot(t.deed, len(DEEDS)) + one_hot(t.spot, len(FIELDS))
    found += _bits(t.circle, len(COLOURS))
    found += [t.goal / 10.0, t.due / 3.0, t.least / len(FIELDS), t.steps / 10.0]
    return found + [t.gifts / 2.0, t.marker_gifts / 2.0, float(t.passed.bit_count()) / MOST_SEATS]


def _player(t: Prehistory, player: Player, own: bool, seat: int) -> list[float]:
    """One board. Ceremony cards lay open before they were taken; whoever looks from outside sees their number only."""
    box = t.box
    shown: tuple[int, ...] = player.rites if own else ()
    found = [
        player.bones / box.most_bones,
        player.score / 100.0,
        player.track / box.track_end,
        player.home / box.members,
        player.supply / box.members,
        player.waiting / box.members,
        player.megaliths / 5.0,
        len(player.rites) / 5.0,
        float(t.passed >> seat & 1),
    ]
    found += one_hot(player.board, len(BOARDS)) + one_hot(player.weather, POSITIONS)
    found += [count / 6.0 for count in player.resources] + [count / 6.0 for count in player.markers]
    found += [count / 5.0 for count in player.fish] + [count / 3.0 for count in player.baskets]
    found += _bits(player.painted, len(PIECES)) + _bits(player.shamans, len(COLOURS))
    found += _bits(player.camps, len(CAMPS)) + _bits(player.tokens, len(SPECIES))
    return found + _marks(player.hunted, len(box.prey_names)) + _marks(shown, len(box.rite_names))
