"""A bot that fails, for tests that name it by its class."""

from trilith.core.action import Action
from trilith.core.seat import Seat


class Failing:
    """Raises whenever it has to decide."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> Action:
        raise RuntimeError("out of ideas")
