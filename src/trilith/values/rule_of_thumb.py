"""The value of a game for which nothing was learned: its own rule of thumb, seen from every seat."""

from math import exp
from typing import Final

from trilith.core.game import Game
from trilith.core.state import NOBODY, State
from trilith.values.value import Estimate, Value, result, victories

SCALE: Final = 150.0  # points of lead that count as one
DOUBT: Final = 15.0  # points by which the rule of thumb is usually wrong


class RuleOfThumb(Value):
    """Reads a position by `Game.appraise`; when the game is over, by its result."""

    def __init__(self, game: Game, rivals: float = 1.0) -> None:
        """`rivals` says how much of what the best rival has counts against a seat."""
        self.scale = SCALE
        self._game = game
        self._rivals = rivals

    def worth(self, state: State) -> list[float]:
        if state.actor() == NOBODY:
            return result(state, SCALE)
        points = self._points(state)
        found: list[float] = []
        for seat in range(len(points)):
            rival = max(points[:seat] + points[seat + 1 :])
            found.append((points[seat] - self._rivals * rival) / SCALE)
        return found

    def estimate(self, state: State) -> Estimate:
        if state.actor() == NOBODY:
            return Estimate(victories(state), [float(score) for score in state.scores()])
        points = self._points(state)
        most = max(points)
        chances = [exp((own - most) / DOUBT) for own in points]
        everything = sum(chances)
        return Estimate([chance / everything for chance in chances], points)

    def _points(self, state: State) -> list[float]:
        """By seat, the points that the position promises."""
        return [self._game.appraise(state, seat) for seat in range(len(state.scores()))]
