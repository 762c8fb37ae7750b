"""The position as numbers for learning, from one seat's side and only with what that seat knows."""

from typing import Final

from trilith.core.rows import one_hot
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    FIGURES,
    MOST_PEOPLE,
    NO_SYMBOL,
    NOTHING,
    PHASES,
    SLOTS,
    SPOTS,
    SYMBOLS,
)
from trilith.games.stone_age.table import Player

MOST_SEATS: Final = 4


def features(t: StoneAge, viewer: int) -> list[float]:
    """The table, then the players clockwise from the viewer; a spectator looks from the last seat and owns nothing."""
    found = [t.round / 30.0, len(t.pile) / len(t.box.all_cards)]
    found += one_hot(t.phase, len(PHASES))
    found += one_hot((t.turn - viewer) % t.seats, MOST_SEATS)
    found += one_hot((t.starter - viewer) % t.seats, MOST_SEATS)
    for slot in range(SLOTS):
        found += one_hot(t.display[slot], len(t.box.card_names))
    for stack in range(MOST_SEATS):
        lies = t.tops[stack] if stack < t.seats else NOTHING
        found += one_hot(lies, len(t.box.building_names))
        found.append(t.heights[stack] / t.box.tiles if stack < t.seats else 0.0)
    found += _pending(t)
    order = [(viewer + seat) % t.seats for seat in range(t.seats)]
    boards = [_player(t, t.players[seat], seat == viewer) for seat in order]
    for board in boards:
        found += board
    nobody = [0.0] * len(boards[0])
    return found + nobody * (MOST_SEATS - t.seats)


def _pending(t: StoneAge) -> list[float]:
    """The decision half made."""
    found = one_hot(t.spot, len(SPOTS))
    found += [t.good / 4.0, t.dice / MOST_PEOPLE, t.pips / 60.0, t.next_tool / 8.0, t.due / 10.0]
    found += [count / 7.0 for count in t.paid] + [count / MOST_SEATS for count in t.pool[1:]]
    return found + [t.gifts / 2.0, t.gift / 4.0]


def _player(t: StoneAge, player: Player, own: bool) -> list[float]:
    """One board. Bought cards were seen by all; cards drawn in secret count for their owner only."""
    known = player.cards + player.opened + (player.drawn if own else ())
    symbols, figures = [0.0] * len(SYMBOLS), [0.0] * len(FIGURES)
    for card in known:
        if t.box.card_symbol[card] == NO_SYMBOL:
            figures[t.box.card_figure[card]] += t.box.card_figures[card] / 9.0
        else:
            symbols[t.box.card_symbol[card]] += 0.5
    opened = [0.0] * len(t.box.card_names)
    for card in player.opened:
        opened[card] += 1.0
    return [
        player.people / MOST_PEOPLE,
        player.home / MOST_PEOPLE,
        player.track / 10.0,
        player.score / 100.0,
        len(player.buildings) / 7.0,
        float(len(player.drawn)),
        *(count / 10.0 for count in player.goods),
        *(value / 4.0 for value in player.tools),
        *(float(used) for used in player.used),
        *(count / MOST_PEOPLE for count in player.placed),
        *symbols,
        *figures,
        *opened,
    ]
