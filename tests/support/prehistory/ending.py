"""Tables of Prehistory that are counted at the end."""

from support.prehistory.playing import (
    celebrate,
    found_camp,
    hunt,
    land,
    last_action,
    paint,
    put,
    without_megaliths,
)
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import SOURCES, TILES, Source
from trilith.games.prehistory.rules import scoring


def fill(game: Prehistory, seat: int, **counts: int) -> None:
    """Let baskets hold so many plain tiles."""
    baskets = [0] * len(TILES)
    for kind, count in counts.items():
        baskets[TILES.index(kind)] = count
    game.players[seat].baskets = tuple(baskets)


def final(game: Prehistory, seat: int, source: Source) -> int:
    """The points of a player from one source if the game ended now."""
    return scoring.breakdown(game, seat)[SOURCES.index(source)]


def rich() -> Prehistory:
    """A table on which the first player has something of everything."""
    game = without_megaliths(last_action(2))
    paint(game, 0, "1_1", "1_2", "1_3", "2_1", "3_1", "2_2")  # one row, one column
    game.players[0].fish, game.players[0].track = (1, 2, 0), 5
    fill(game, 0, apple=2, berry=1, nut=1, mushroom=1, herb_bone=1)  # two pairs, five kinds
    hunt(game, 0, "elephant_1", "elephant_3", "bison_1", "bear_footprint_1")
    game.players[0].tokens = 0b1001  # elephant, horse
    found_camp(game, 0, "e4", 1)
    found_camp(game, 0, "e2", 2)  # three steps from the start
    found_camp(game, 1, "d5", 1)
    put(game, 0, "e5", standing=1)
    put(game, 0, "d3", standing=1)
    game.players[0].megaliths = 2
    land(game, "d4", "megalith_b")
    land(game, "c3", "megalith_c1")
    land(game, "g4", "megalith_b")  # nobody near
    celebrate(game, 0, "handprints", "great_cave", "great_fire")
    return game
