"""A sensible beginner: takes whatever looks best at once, by the game's own rule of thumb."""

from trilith.core.action import Action
from trilith.core.rng import Stream
from trilith.core.seat import Seat


class Greedy:
    """Tries every action worth a thought in one imagined world and takes the one that promises the most points."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, seat: Seat) -> Action:
        if len(seat.legal) == 1:
            return seat.legal[0]
        world = seat.imagine(self._stream)
        best, most = seat.legal[0], float("-inf")
        for action in seat.game.considered(world, seat.legal):
            future = world.copy()
            future.apply(action)
            promise = seat.game.appraise(future, seat.player)
            if promise > most:
                best, most = action, promise
        return best
