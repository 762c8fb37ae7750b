"""A value that likes some things more than they are worth: what makes a character of a bot."""

from librt.vecs import vec
from mypy_extensions import i64

from trilith.core.state import State
from trilith.core.summary import ROOM, Summary
from trilith.values.value import Estimate, Value


class Bent(Value):
    """Another value, to which one seat adds its liking for some numbers of the summary; rivals are judged as before."""

    def __init__(self, value: Value, summary: Summary, likings: dict[int, float], seat: int) -> None:
        """`likings` say by the place of a number how many points each unit of it is liked for."""
        self.scale = value.scale
        self._value = value
        self._summary = summary
        self._seat = seat
        self._places = vec[i64](list(likings))
        self._likings = vec[float]([likings[place] for place in likings])
        self._numbers = vec[float]([0.0] * ROOM)

    def worth(self, state: State) -> list[float]:
        found = self._value.worth(state)
        self._summary.fill(state, self._seat, self._numbers)
        liked = 0.0
        for at in range(len(self._places)):
            liked += self._likings[at] * self._numbers[self._places[at]]
        found[self._seat] += liked / self.scale
        return found

    def estimate(self, state: State) -> Estimate:
        """What will be, not what is liked."""
        return self._value.estimate(state)
