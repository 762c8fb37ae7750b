"""The contract of a value, and the value that a net and a summary make."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from trilith.core.action import Action
from trilith.core.state import NOBODY, State
from trilith.core.summary import ROOM, Summary
from trilith.values.net import Net

WORTH: Final = 0
WIN: Final = 1
POINTS: Final = 2
HUNDRED: Final = 100.0  # what the head of points counts in
MARGIN_SHARE: Final = 0.75  # of what a player maximises; the rest is winning
MOST_SEATS: Final = 4
LARGEST: Final = 40.0  # beyond it a chance is a certainty


class Estimate:
    """What every seat can expect: its chance to win, and its final points."""

    def __init__(self, wins: list[float], points: list[float]) -> None:
        self.wins = wins
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """What a position is worth to every seat."""

    scale: float  # points of lead that count as one in `worth`

    def worth(self, state: State) -> list[float]:
        """By seat, what a player maximises: lead and victory mixed, about -1 to 1; at the end, the result itself."""
        raise NotImplementedError

    def estimate(self, state: State) -> Estimate:
        """By seat, the chance to win and the expected final points; at the end, the result itself."""
        raise NotImplementedError


class LearnedValue(Value):
    """One net that looks at a position from each seat's side."""

    def __init__(self, summary: Summary, net: Net, scale: float, slope: float, offset: float) -> None:
        self.summary = summary
        self.net = net
        self.scale = scale
        self._slope = slope  # calibration of the head that says who wins
        self._offset = offset
        self._numbers = vec[float]([0.0] * (ROOM * MOST_SEATS))

    def worth(self, state: State) -> list[float]:
        if state.actor() == NOBODY:
            return result(state, self.scale)
        seats = len(state.scores())
        found: list[float] = []
        length = self.summary.fill_all(state, seats, self._numbers)
        for seat in range(seats):
            self.net.look(self._numbers, seat * length)
            found.append(self.net.say(WORTH))
        if seats == 2:  # what one gains the other loses
            found[0] = (found[0] - found[1]) / 2.0
            found[1] = -found[0]
        return found

    def worth_to(self, state: State, seat: int) -> float:
        """What a position that is not over is worth to one seat."""
        self.summary.fill(state, seat, self._numbers)
        self.net.look(self._numbers, 0)
        return self.net.say(WORTH)

    def look_ahead(self, state: State, actions: list[Action], seat: int) -> list[float]:
        """For each action, what the position after it is worth to the seat that decides, looking from its side alone."""
        found: list[float] = []
        for action in actions:
            after = state.copy()
            after.apply(action)
            over = after.actor() == NOBODY
            found.append(result(after, self.scale)[seat] if over else self.worth_to(after, seat))
        return found

    def estimate(self, state: State) -> Estimate:
        if state.actor() == NOBODY:
            return Estimate(victories(state), [float(points) for points in state.scores()])
        odds: list[float] = []
        points: list[float] = []
        seats = len(state.scores())
        length = self.summary.fill_all(state, seats, self._numbers)
        for seat in range(seats):
            self.net.look(self._numbers, seat * length)
            odds.append(chance(self._slope * self.net.say(WIN) + self._offset))
            points.append(HUNDRED * self.net.say(POINTS))
        total = 0.0
        for each in odds:
            total += each
        return Estimate([each / total for each in odds], points)


def chance(logit: float) -> float:
    """The probability that a logit stands for."""
    return 1.0 / (1.0 + exp(-max(-LARGEST, min(LARGEST, logit))))


def victories(state: State) -> list[float]:
    """In a game that is over, a victory, or the share in one."""
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def result(state: State, scale: float) -> list[float]:
    """In a game that is over, what it was worth to every seat: the lead over the best rival, and the victory."""
    scores, won = state.scores(), victories(state)
    found: list[float] = []
    for seat in range(len(scores)):
        best = max([scores[other] for other in range(len(scores)) if other != seat])
        lead = (scores[seat] - best) / scale
        found.append(MARGIN_SHARE * lead + (1.0 - MARGIN_SHARE) * (2.0 * won[seat] - 1.0))
    return found
