"""What a decision gave up: the best that a search finds from the seat's own eyes, weighed against what was done."""

from dataclasses import dataclass
from typing import Final

from trilith.bots.search.search import Search
from trilith.bots.search.settings import Budget, Settings
from trilith.bots.search.tree import Tree
from trilith.bots.search.weighing import Scales
from trilith.core.action import Action
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import State
from trilith.values.value import Estimate, Value

QUICK: Final = Budget(iterations=16)  # for each decision
SETTINGS: Final = Settings()
SIZES: Final = (0.01, 0.025, 0.045)  # what is given up by a small, a middling and a large mistake
AGAIN: Final = 2  # times the iterations: what seems to be a mistake is weighed anew, so that luck makes few


class Chances(Value):
    """A value by which winning alone counts, so that what a search finds is a chance to win."""

    def __init__(self, value: Value) -> None:
        self.scale = value.scale
        self._value = value

    def worth(self, state: State) -> list[float]:
        return self._value.estimate(state).wins

    def estimate(self, state: State) -> Estimate:
        return self._value.estimate(state)


@dataclass(frozen=True)
class Verdict:
    """What was found out about one decision; chances are those of the seat that decided."""

    best: Action
    kept: float | None  # the chance after what was done; nothing if it was the best, which is not weighed
    gave_up: float  # of the chance to win, against the best; never less than nothing
    tree: Tree

    @property
    def size(self) -> int:
        """Of the mistake, from 1 to 3; 0 for none."""
        return sum(self.gave_up >= least for least in SIZES)


class Judge:
    """Judges decisions of one game; the same stream and iterations give the same verdicts.

    What is best is found as the bots find it. How much it is better is weighed in chances to win, in a tree of its own: so a
    mistake is what both ways of looking hold to be one.
    """

    def __init__(self, value: Value, budget: Budget = QUICK) -> None:
        self._value = value
        self._chances = Chances(value)
        self._budget = budget

    def judge(self, seat: Seat, played: Action, stream: Stream) -> Verdict:
        """Look for something better than what was played; the seat knows what it knew then."""
        tree = Search(self._value, SETTINGS).think(seat, self._budget, stream)
        best = tree.root.favourite().action
        if best is played:
            return Verdict(best, None, 0.0, tree)
        scales = Scales(seat, self._chances, SETTINGS, stream)
        kept, better = scales.weigh([played, best], max(1, tree.iterations // 2), stream)
        if better - kept >= SIZES[0]:
            kept, better = scales.weigh([played, best], AGAIN * tree.iterations, stream)
        return Verdict(best, kept, max(0.0, better - kept), tree)
