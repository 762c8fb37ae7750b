"""The games that can be played, by name: our own, and those that installed packages bring; imported when asked for."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from trilith.core.errors import BrokenGame, NoSuchGame
from trilith.core.game import Game
from trilith.core.pack import game_of_pack, read_pack

OURS: Final[tuple[str, ...]] = ("stone_age", "prehistory", "endless_winter")
GROUP: Final = "trilith.games"  # the entry points by which other packages bring games


def _packages() -> dict[str, str]:
    """By name of each game, the Python package that holds its rules, data and words; nobody takes the name of ours."""
    found = {name: f"trilith.games.{name}" for name in OURS}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.module)
    return found


PACKAGES: Final[dict[str, str]] = _packages()
GAMES: Final[tuple[str, ...]] = tuple(PACKAGES)


def package_of(name: str) -> str:
    """The Python package of the game of this name."""
    if name not in PACKAGES:
        raise NoSuchGame(game=name, known=", ".join(GAMES))
    return PACKAGES[name]


@cache
def teaching_of(name: str) -> Any:
    """The module in which a game says what can be pointed at, counted and warned of; nothing, if it has none."""
    module = f"{package_of(name)}.teaching"
    return import_module(module) if find_spec(module) else None


def game_named(name: str, pack: str = "") -> Game:
    """The game of this name, with the default pack or with the one in a folder."""
    return _with_pack(name, pack) if pack else _with_default_pack(name)


def game_in(folder: str) -> Game:
    """The game that the pack in a folder is for, with this pack."""
    return game_named(game_of_pack(Path(folder), folder), folder)


def _with_default_pack(name: str) -> Game:
    package = package_of(name)
    try:
        game: Game = import_module(package).GAME
    except (ImportError, AttributeError) as error:
        raise BrokenGame(game=name, package=package, problem=str(error)) from error
    return game


@cache
def _with_pack(name: str, folder: str) -> Game:
    """Read once: the folder may change while a game is played, the game may not."""
    game = _with_default_pack(name)
    return game.with_pack(read_pack(Path(folder), folder, game.pack, game.contents))
