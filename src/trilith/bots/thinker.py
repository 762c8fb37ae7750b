"""The bot that looks ahead, on any level."""

from dataclasses import dataclass
from typing import Final

from trilith.bots.characters import bent
from trilith.bots.levels import Level
from trilith.bots.search.node import Edge
from trilith.bots.search.search import Search
from trilith.bots.search.thought import Thought
from trilith.core.action import Action
from trilith.core.game import Game
from trilith.core.rng import WORD, Stream
from trilith.core.seat import Seat
from trilith.values.value import Value

# Lanes of the seed, so that one use of luck does not change another.
THINKING: Final = 0
ERRING: Final = 1
EXPLAINING: Final = 2
TASTING: Final = 3
HALF: Final = 32  # bits
VERBS_APART: Final = 1024  # lanes between the tastes for two kinds of actions


@dataclass(frozen=True)
class Mind:
    """What a bot knows of the game that it plays, from one seat."""

    game: Game
    seats: int
    player: int
    search: Search

    def fits(self, seat: Seat) -> bool:
        """Whether it is about the game that this seat plays."""
        return (self.game, self.seats, self.player) == (seat.game, seat.seats, seat.player)


class Thinker:
    """Searches as its level lets it, and judges what it found with the level's errors.

    An error is never larger than the level says, so that an action which is worse by more than that is never taken.
    What a bot likes comes from the upper half of its seed alone, so that bots that are made anew for each decision
    of a match can keep their taste.
    """

    def __init__(self, level: Level, seed: int, character: str = "") -> None:
        """`character` is one of CHARACTERS, or empty for somebody who favours nothing."""
        self._level = level
        self._character = character
        self._seed = seed
        self._stream = Stream(seed, THINKING)
        self._errors = Stream(seed, ERRING)
        self._mind: Mind | None = None

    def choose(self, seat: Seat) -> Action:
        if len(seat.legal) == 1:
            return seat.legal[0]
        root = self._searching(seat).think(seat, self._level.budget, self._stream).root
        if not self._level.noise and not self._level.taste:
            return root.favourite().action
        unit = _gap(root.edges)
        best, most = root.edges[0], float("-inf")
        for edge in root.edges:
            judged = edge.mean() + unit * self._error(edge)
            if judged > most:
                best, most = edge, judged
        return best.action

    def explain(self, seat: Seat) -> Thought:
        """What it thinks of every action worth a thought, without its errors; what it chooses later does not depend on it."""
        search = Search(self._judges(seat), self._level.settings)
        return search.run(seat, self._level.budget, Stream(self._seed, EXPLAINING))

    def _searching(self, seat: Seat) -> Search:
        """The search of the game that is being played; it remembers its last tree."""
        if self._mind is None or not self._mind.fits(seat):
            search = Search(self._judges(seat), self._level.settings)
            self._mind = Mind(seat.game, seat.seats, seat.player, search)
        return self._mind.search

    def _judges(self, seat: Seat) -> Value:
        """What positions are worth to this level, and to this character."""
        value = self._level.judges(seat.game, seat.seats)
        return bent(value, seat.game, self._character, seat.player) if self._character else value

    def _error(self, edge: Edge) -> float:
        """How much better or worse an action seems: by chance each time, and by what this bot likes."""
        liked = Stream(self._seed >> HALF, TASTING + edge.action.verb * VERBS_APART + edge.action.first)
        return self._level.noise * _swing(self._errors) + self._level.taste * _swing(liked)


def _gap(edges: list[Edge]) -> float:
    """How much better the best action is than they are on average: what is at stake, whatever a game's points are worth."""
    worths = [edge.mean() for edge in edges]
    return max(worths) - sum(worths) / len(worths)


def _swing(stream: Stream) -> float:
    """A number between -1 and 1."""
    return 2.0 * int(stream.word()) / WORD - 1.0
