"""Observations and masks as numpy arrays."""

from trilith.core.action import Action
from trilith.core.game import Game
from trilith.core.state import State
from trilith.envs.saying import extras
from trilith.rollout.observing import Observer

with extras():
    import numpy as np
    import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Eyes:
    """What a seat sees, as a new array each time."""

    def __init__(self, game: Game) -> None:
        self._observer = Observer(game)
        self._numbers: npt.NDArray[np.float64] = np.asarray(self._observer.numbers)  # the same memory
        self._actions = len(game.actions.all)
        self.names = self._observer.names

    def look(self, state: State, seat: int) -> Floats:
        """The observation of one seat."""
        self._observer.look(state, seat)
        return self._numbers.astype(np.float32)

    def mask(self, legal: list[Action]) -> Mask:
        """A 1 for each legal action."""
        found = np.zeros(self._actions, dtype=np.int8)
        for action in legal:  # few, so that this is faster than to make a list of them
            found[action.index] = 1
        return found
