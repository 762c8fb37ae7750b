"""The contract of a value: what a position is worth to every seat."""

from mypy_extensions import mypyc_attr

from trilith.core.state import State


class Estimate:
    """How a game is expected to end, by seat."""

    def __init__(self, wins: list[float], points: list[float]) -> None:
        self.wins = wins  # the chance to win
        self.points = points  # the expected final points


@mypyc_attr(allow_interpreted_subclasses=True)  # values that other packages bring are not compiled with ours
class Value:
    """What a position is worth to every seat."""

    def worth(self, state: State) -> list[float]:
        """By seat, what a player would maximise: margin and win mixed, from about -1 to 1."""
        raise NotImplementedError

    def estimate(self, state: State) -> Estimate:
        """By seat, the chance to win and the expected final points."""
        raise NotImplementedError
