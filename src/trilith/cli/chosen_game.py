"""The game and the component pack that a command names, and what is said of the pack."""

from pathlib import Path

from trilith.cli.screen import Screen
from trilith.cli.style import QUIET
from trilith.core.game import Game
from trilith.games import game_named
from trilith.packs import open_pack
from trilith.words import Words


def chosen_game(name: str, pack: Path | None) -> Game:
    """The game of this name, with the pack in a folder if one is named."""
    game = game_named(name)
    return game if pack is None else open_pack(str(pack), name)


def parts_of(game: Game, said: Words) -> str:
    """What is reconstructed, in words."""
    return ", ".join(said.name("part", part) for part in game.pack.reconstructed)


def introduce(game: Game, screen: Screen) -> None:
    """Say once, when a game begins, which pack it is played with if that is another one, and what is reconstructed."""
    pack = game.pack
    if not pack.default:
        screen.say("cli-pack-played", QUIET, name=pack.name, digest=pack.digest)
    if pack.reconstructed:
        screen.say("cli-pack-reconstructed", QUIET, parts=parts_of(game, screen.words), game=game.name)
