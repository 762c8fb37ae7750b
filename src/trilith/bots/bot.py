"""What a bot is: something that chooses, given a seat."""

from typing import Protocol

from trilith.core.action import Action
from trilith.core.seat import Seat


class Bot(Protocol):
    """A player that is a machine; it sees its seat and nothing else."""

    def choose(self, seat: Seat) -> Action:
        """One of the seat's legal actions."""
        ...
