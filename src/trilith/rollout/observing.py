"""What a seat sees as numbers, for any game."""

from librt.vecs import vec

from trilith.core.game import Game
from trilith.core.state import State
from trilith.core.summary import Sheet, Summary


class Listed(Summary):
    """The features of a game that gives them without names."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        for at, number in enumerate(self._game.features(state, seat)):
            sheet.put(f"number {at + 1}", number)


def observation_of(game: Game) -> Summary:
    """How a game's positions are seen."""
    return game.observation or Listed(game)


def names_of(game: Game) -> tuple[str, ...]:
    """What each number of an observation is; the same for every number of players."""
    return observation_of(game).names(game.start(game.seats[-1], {}))


class Observer:
    """Writes what a seat sees into memory that numpy can look at."""

    def __init__(self, game: Game) -> None:
        self.names = names_of(game)
        self.numbers = vec[float]([0.0] * len(self.names))
        self._observation = observation_of(game)
        self._sheet = Sheet(self.numbers, None, True)

    def look(self, state: State, seat: int) -> None:
        """Write what this seat sees."""
        self._sheet.wipe()
        self._observation.write(state, seat, self._sheet)
