"""The position as numbers for learning, from one seat's side and only with what that seat knows."""

from typing import Final

from trilith.core.rows import one_hot
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    CARDS,
    COLUMNS,
    ECLIPSE,
    FACE_DOWN,
    HEXES,
    HOME,
    JUNCTURES,
    NEUTRAL_PIECE,
    NOTHING,
    OVER,
    PHASES,
    STONES,
)
from trilith.games.endless_winter.rules import burying
from trilith.games.endless_winter.table import Player

MOST_SEATS: Final = 4


def features(t: EndlessWinter, viewer: int) -> list[float]:
    """The table, then the players clockwise from the viewer; a spectator looks from the last seat and owns nothing."""
    box = t.box
    found = [
        t.round / box.rounds,
        t.step / 3.0,
        t.labour / 10.0,
        t.cultures / 3.0,
        float(t.called),
        float(t.due),
    ]
    found += one_hot(t.phase, len(PHASES)) + one_hot(t.column, len(COLUMNS))
    found += one_hot((t.turn - viewer) % t.seats, MOST_SEATS)
    found += [count / 3.0 for count in t.pool]
    found += _marks(t.display, CARDS) + _marks(t.stones, STONES)
    found += [count / 15.0 for count in t.tribe_piles] + [count / 6.0 for count in t.ground]
    found.append(len(t.wild) / len(box.animals))
    found += [float(seat != NOTHING) for seat in t.first_in]
    for hexagon in range(len(HEXES)):
        found += one_hot(t.land[hexagon], len(box.terrain_names))
        found += [float(t.ice[hexagon] == FACE_DOWN), float(t.ice[hexagon] >= 0)]
    found += one_hot(t.rest_open, len(box.rest_names))
    neutral = t.site.count(NEUTRAL_PIECE)
    found += [neutral / 8.0, (len(t.site) - t.site.count(NOTHING)) / 40.0]
    order = [(viewer + seat) % t.seats for seat in range(t.seats)]
    boards = [_player(t, seat, seat == viewer) for seat in order]
    for board in boards:
        found += board
    return found + [0.0] * len(boards[0]) * (MOST_SEATS - t.seats)


def _player(t: EndlessWinter, seat: int, own: bool) -> list[float]:
    """One board. Open cards count for everyone, hidden ones for their owner only."""
    player = t.players[seat]
    place = t.order.index(seat) if seat in t.order else 0
    found = [
        player.score / 100.0,
        player.food / 10.0,
        player.tools / 10.0,
        player.camps_left / 5.0,
        player.built / 10.0,
        player.offering / 8.0,
        player.honor / 8.0,
        player.honor_place / 4.0,
        place / 4.0,
        len(player.hand) / 10.0,
        len(player.draw) / 10.0,
        len(player.pile) / 5.0,
        burying.graves(player) / 5.0,
        len(player.stones) / 3.0,
        float(player.side),
    ]
    found += one_hot(player.chief, len(t.box.chief_names))
    found += [1.0 if at == HOME else 0.0 for at in player.figures]
    found += [player.figures.count(column) / 3.0 for column in range(len(COLUMNS))]
    found += [count / 5.0 for count in player.camps]
    found += [1.0 if t.villages[at] == seat else 0.0 for at in range(len(JUNCTURES))]
    found += [count / 4.0 for count in player.animals] + [count / 4.0 for count in player.tipped]
    found += _marks(player.stones, STONES)
    return found + _hidden(t, player, own)


def _hidden(t: EndlessWinter, player: Player, own: bool) -> list[float]:
    """Cards by where they are; for others only those that lie open."""
    pile = player.pile if own or t.phase in (ECLIPSE, OVER) else ()
    hand = player.hand if own or t.phase == OVER else ()
    found: list[float] = []
    for cards in (player.discard, player.played, pile, hand):
        found += _marks(cards, CARDS)
    return found


def _marks(cards: tuple[int, ...] | list[int], size: int) -> list[float]:
    counts = [0.0] * size
    for card in cards:
        if card != NOTHING:
            counts[card] += 1.0
    return counts
