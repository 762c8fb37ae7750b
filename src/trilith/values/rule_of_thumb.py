"""The value of a game for which nothing was learned: its own rule of thumb, seen from every seat."""

from math import exp
from typing import Final

from trilith.core.game import Game
from trilith.core.state import NOBODY, State
from trilith.values.value import Estimate, Value

FULL_MARGIN: Final = 150.0  # points ahead that count as much as a margin can
OF_MARGIN: Final = 0.75
OF_WIN: Final = 0.25
DOUBT: Final = 15.0  # points by which the rule of thumb is usually wrong


class RuleOfThumb(Value):
    """Reads a position by `Game.appraise`; when the game is over, by its result."""

    def __init__(self, game: Game, rivals: float = 1.0) -> None:
        """`rivals` says how much of what the best rival has counts against a seat."""
        self._game = game
        self._rivals = rivals

    def worth(self, state: State) -> list[float]:
        seen = self.estimate(state)
        return mixed(seen.wins, seen.points, self._rivals)

    def estimate(self, state: State) -> Estimate:
        if state.actor() == NOBODY:
            return result(state)
        points = [self._game.appraise(state, seat) for seat in range(len(state.scores()))]
        most = max(points)
        chances = [exp((own - most) / DOUBT) for own in points]
        everything = sum(chances)
        return Estimate([chance / everything for chance in chances], points)


def result(state: State) -> Estimate:
    """How a game that is over ended; a shared first place is a shared win."""
    places = state.ranking()
    share = 1.0 / places.count(1)
    return Estimate(
        [share if place == 1 else 0.0 for place in places], [float(score) for score in state.scores()]
    )


def mixed(wins: list[float], points: list[float], rivals: float = 1.0) -> list[float]:
    """By seat, the margin over the best rival and the win in one number."""
    found: list[float] = []
    for seat in range(len(points)):
        rival = max(points[:seat] + points[seat + 1 :])
        found.append(OF_MARGIN * (points[seat] - rivals * rival) / FULL_MARGIN + rivals * OF_WIN * wins[seat])
    return found
