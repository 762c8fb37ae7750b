"""The games that can be played, by name; each is imported when it is asked for."""

from importlib import import_module
from typing import Final

from trilith.core.errors import NoSuchGame
from trilith.core.game import Game

GAMES: Final[tuple[str, ...]] = ("stone_age", "prehistory")


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise NoSuchGame(game=name, known=", ".join(GAMES))
    game: Game = import_module(f"trilith.games.{name}").GAME
    return game
