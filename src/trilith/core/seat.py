"""What a bot is given: its own seat at the table, never the table itself."""

from trilith.core.action import Action
from trilith.core.game import Game, View
from trilith.core.rng import Stream
from trilith.core.state import State


class Seat:
    """One player's side of a position: what may be done, what is seen, what may be imagined."""

    def __init__(self, game: Game, state: State, player: int) -> None:
        self.game = game
        self.player = player
        self.legal: list[Action] = state.legal() if state.actor() == player else []
        self._state = state

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._state.scores())

    def view(self) -> View:
        """What this seat sees."""
        return self.game.view(self._state, self.player)

    def features(self) -> list[float]:
        """What this seat sees, as numbers."""
        return self.game.features(self._state, self.player)

    def imagine(self, stream: Stream) -> State:
        """A whole position that fits what this seat has seen."""
        return self._state.imagine(self.player, stream)
