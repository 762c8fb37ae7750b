"""The games that can be played, by name; each is imported when it is asked for."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from trilith.core.errors import NoSuchGame
from trilith.core.game import Game
from trilith.core.pack import game_of_pack, read_pack

GAMES: Final[tuple[str, ...]] = ("stone_age", "prehistory", "endless_winter")


def game_named(name: str, pack: str = "") -> Game:
    """The game of this name, with the default pack or with the one in a folder."""
    if name not in GAMES:
        raise NoSuchGame(game=name, known=", ".join(GAMES))
    return _with_pack(name, pack) if pack else _with_default_pack(name)


def game_in(folder: str) -> Game:
    """The game that the pack in a folder is for, with this pack."""
    return game_named(game_of_pack(Path(folder), folder), folder)


def _with_default_pack(name: str) -> Game:
    game: Game = import_module(f"trilith.games.{name}").GAME
    return game


@cache
def _with_pack(name: str, folder: str) -> Game:
    """Read once: the folder may change while a game is played, the game may not."""
    game = _with_default_pack(name)
    return game.with_pack(read_pack(Path(folder), folder, name, game.contents))
