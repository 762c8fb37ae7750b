"""The component packs that a server has at hand: those that come with the games, and those that it was given."""

from collections.abc import Iterable

from trilith.core.game import Game
from trilith.core.pack import PackName
from trilith.games import GAMES, game_named
from trilith.packs import open_pack
from trilith.server.errors import MissingPack


class Shelf:
    """By game and digest, every game with each of its packs; of several packs of a game, new matches use the first."""

    def __init__(self, folders: Iterable[str]) -> None:
        self._games: dict[tuple[str, str], Game] = {}
        self._folders: dict[tuple[str, str], str] = {}
        self._chosen: dict[str, Game] = {}
        for folder in folders:
            game = open_pack(folder)
            self._folders[game.name, game.pack.digest] = folder
            self._games[game.name, game.pack.digest] = game
            self._chosen.setdefault(game.name, game)
        for game in map(game_named, GAMES):
            self._games.setdefault((game.name, game.pack.digest), game)
            self._chosen.setdefault(game.name, game)

    def chosen(self, name: str) -> Game:
        """The game with the pack that new matches use."""
        return self._chosen.get(name) or game_named(name)  # which refuses a game that there is not

    def played(self, name: str, pack: PackName | None) -> Game:
        """The game with the pack that a match is played with."""
        if pack is None:
            return game_named(name)
        game = self._games.get((name, pack.digest))
        if game is None:
            raise MissingPack(game=name, pack=pack.name, digest=pack.digest)
        return game

    def with_digest(self, name: str, digest: str | None) -> Game:
        """The game with the pack of this digest; without one, with the pack that new matches use."""
        if digest is None:
            return self.chosen(name)
        return self._games.get((name, digest)) or self.played(name, PackName(digest, digest))

    def folder(self, game: Game) -> str:
        """Where another process finds the pack of a game; empty for what comes with it."""
        return self._folders.get((game.name, game.pack.digest), "")
