"""What every seat can expect of a position: the value by which luck and decisions are weighed."""

from typing import Final, TypeAlias

from trilith.core.chance import Chance
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State
from trilith.values.value import Value, victories

MOST_CASES: Final = (
    256  # of one roll or draw that are looked at one by one; of more, so many are drawn evenly
)
LEAST_FUTURES: Final = 24  # that are looked at where luck goes on and on before somebody decides

Vector: TypeAlias = tuple[float, ...]  # by seat the chance to win, then by seat the final points
Futures: TypeAlias = list[tuple[int, float]]  # what luck may bring, each with its weight


class Expecting:
    """The expected result of positions of one match, looked at openly.

    Where somebody has a choice, it is what the value says. Where a roll or draw comes, it is the mean over its cases, so
    that luck is worth nothing on average by definition. Where there is but one way to go on, it is what comes after it.
    Once the game is over, it is the result.
    """

    def __init__(self, value: Value) -> None:
        self._value = value

    def of(self, state: State, stream: Stream) -> Vector:
        """What every seat can expect; the stream decides what follows a case where more luck follows."""
        state = _to_a_choice(state.copy())
        if state.actor() != CHANCE:
            return self._at(state)
        chance = state.chance()
        futures = evenly(chance, stream)
        sums, everything, seen, went_on = [0.0] * (2 * len(state.scores())), 0.0, 0, False
        # One look at each case is exact, unless more luck follows at once: then each look is one of many futures.
        while not seen or (went_on and seen < LEAST_FUTURES):
            for outcome, weight in futures:
                future = state.copy()
                future.resolve(outcome)
                went_on |= _play_luck(future, stream)
                for at, each in enumerate(self._at(future)):
                    sums[at] += weight * each
            everything += sum(weight for _, weight in futures)
            seen += len(futures)
        return tuple(each / everything for each in sums)

    def _at(self, state: State) -> Vector:
        """Of a position in which somebody has a choice, or which is the last."""
        if state.actor() == NOBODY:
            return (*victories(state), *(float(points) for points in state.scores()))
        found = self._value.estimate(state)
        return (*found.wins, *found.points)


def evenly(chance: Chance, stream: Stream) -> Futures:
    """What luck may bring: every case with its probability, or where these are many, some as luck would bring them."""
    cases = chance.cases()
    if len(cases) <= MOST_CASES:
        return cases
    return [(chance.sample(stream), 1.0 / MOST_CASES) for _ in range(MOST_CASES)]


def goes_on_by_itself(state: State) -> bool:
    """Whether there is but one way to go on: one action, or one case of luck."""
    actor = state.actor()
    if actor == NOBODY:
        return False
    return len(state.chance().cases() if actor == CHANCE else state.legal()) == 1


def _to_a_choice(state: State) -> State:
    """The position, played on as long as there is but one way."""
    while goes_on_by_itself(state):
        if state.actor() == CHANCE:
            state.resolve(state.chance().cases()[0][0])
        else:
            state.apply(state.legal()[0])
    return state


def _play_luck(state: State, stream: Stream) -> bool:
    """Play on until somebody has a choice; whether luck had one on the way."""
    lucky = False
    while _to_a_choice(state).actor() == CHANCE:
        state.resolve(state.chance().sample(stream))
        lucky = True
    return lucky
