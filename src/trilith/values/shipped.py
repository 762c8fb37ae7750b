"""The values that come with the package: one file of weights for each game."""

from pathlib import Path
from typing import Final

from trilith.core.errors import NoWeights
from trilith.core.game import Game
from trilith.values.value import Value
from trilith.values.weights import read_weights, summary_of, value_from

WEIGHTS: Final = Path(__file__).parent / "weights"


def weights_file(name: str) -> Path:
    """Where the shipped weights of a game are, if there are any."""
    return WEIGHTS / f"{name}.weights"


def learned_for(game: Game, seats: int) -> bool:
    """Whether the shipped weights of a game have learned from games of so many players."""
    path = weights_file(game.name)
    return path.is_file() and seats in read_weights(path)[0].players


def value_of(game: Game) -> Value:
    """What positions of a game are worth, by its shipped weights; refuses weights that do not fit."""
    summary_of(game)
    path = weights_file(game.name)
    if not path.is_file():
        raise NoWeights(game=game.name)
    return value_from(game, path)
