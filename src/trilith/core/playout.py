"""Random play to the end: the yardstick of speed and the engine of simulation."""

from typing import Final

from trilith.core.errors import EndlessGame
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State

LONGEST: Final = 20_000


def playout(state: State, stream: Stream, longest: int = LONGEST) -> int:
    """Play at random until the game is over, or is given up as endless; how many actions and outcomes that took."""
    steps = 0
    while True:
        actor = state.actor()
        if actor == NOBODY:
            return steps
        if steps == longest:
            raise EndlessGame(game=type(state).__name__, steps=steps)
        if actor == CHANCE:
            state.resolve(state.chance().sample(stream))
        else:
            legal = state.legal()
            state.apply(legal[stream.below(len(legal))])
        steps += 1
