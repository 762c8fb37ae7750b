"""A bot that knows when to stop."""

from typing import Final

from trilith.core.action import Action
from trilith.core.seat import Seat

ENOUGH: Final = (
    20  # five throws in six add four on average; the sixth takes the hand: from twenty on that is too much
)


class Careful:
    """Throws until twenty points lie in the hand, or until they win; knows no other game than this one."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # it needs no luck of its own

    def choose(self, seat: Seat) -> Action:
        view = seat.view()
        hand, goal, players = view["hand"], view["goal"], view["players"]
        assert isinstance(hand, int)
        assert isinstance(goal, int)
        assert isinstance(players, list)
        keeps = hand >= ENOUGH or players[seat.player]["score"] + hand >= goal
        return seat.legal[-1] if keeps else seat.legal[0]
