"""Random play to the end: the yardstick of speed and the engine of simulation."""

from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State


def playout(state: State, stream: Stream) -> int:
    """Play at random until the game is over; how many actions and outcomes that took."""
    steps = 0
    while True:
        actor = state.actor()
        if actor >= 0:
            legal = state.legal()
            state.apply(legal[stream.below(len(legal))])
        elif actor == CHANCE:
            state.resolve(state.chance().sample(stream))
        else:
            assert actor == NOBODY
            return steps
        steps += 1
