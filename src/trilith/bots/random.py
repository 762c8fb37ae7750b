"""The bot that every other bot must beat."""

from trilith.core.action import Action
from trilith.core.rng import Stream
from trilith.core.seat import Seat


class Random:
    """Takes any legal action, each with the same chance."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, seat: Seat) -> Action:
        return seat.legal[self._stream.below(len(seat.legal))]
