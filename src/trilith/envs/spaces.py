"""Where observations, masks and actions of a game lie, in the words of Gymnasium."""

from typing import Any, Final

from trilith.core.game import Game
from trilith.envs.saying import extras
from trilith.rollout.observing import names_of

with extras():
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces

BOUND: Final = 32.0  # no number of an observation is larger, nor its negative smaller


def observation_space(game: Game) -> spaces.Space[npt.NDArray[np.float32]]:
    """What a seat sees: as many numbers for every number of players."""
    box: spaces.Space[Any] = spaces.Box(-BOUND, BOUND, (len(names_of(game)),), np.float32)
    return box


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    """Every action of the game, in the order of `Game.actions`."""
    return spaces.Discrete(len(game.actions.all))


def mask_space(game: Game) -> spaces.Box:
    """A 1 for each legal action."""
    return spaces.Box(0, 1, (len(game.actions.all),), np.int8)
