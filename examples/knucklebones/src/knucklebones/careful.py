"""A bot that knows when to stop."""

from typing import Final

from knucklebones.rules import Knucklebones
from trilith import Action, Seat, Stream

ENOUGH: Final = (
    20  # five throws in six add four on average; the sixth takes the hand: from twenty on that is too much
)


class Careful:
    """Throws until twenty points lie in the hand, or until they win; in any other game it takes what is offered first."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # it needs no luck of its own

    def choose(self, seat: Seat) -> Action:
        table = seat.imagine(Stream(self.seed))  # nothing is hidden, so this is the table as it is
        if not isinstance(table, Knucklebones):
            return seat.legal[0]
        keeps = table.hand >= ENOUGH or table.points[seat.player] + table.hand >= table.goal
        return seat.legal[-1] if keeps else seat.legal[0]
