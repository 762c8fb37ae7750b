"""The component packs of a server: those that come with the games, and those of its settings."""

from collections.abc import Iterable

from trilith.core.game import Game
from trilith.core.pack import PackName
from trilith.games import GAMES, game_named
from trilith.packs import open_pack
from trilith.server.errors import MissingPack


class PackRegistry:
    """Every game with each of its packs, by digest; of several packs of a game, new matches use the first."""

    def __init__(self, folders: Iterable[str]) -> None:
        self._games: dict[tuple[str, str], Game] = {}
        self._folders: dict[tuple[str, str], str] = {}
        self._for_new_matches: dict[str, Game] = {}
        for folder in folders:
            game = open_pack(folder)
            self._folders[game.name, game.pack.digest] = folder
            self._games[game.name, game.pack.digest] = game
            self._for_new_matches.setdefault(game.name, game)
        for game in map(game_named, GAMES):
            self._games.setdefault((game.name, game.pack.digest), game)
            self._for_new_matches.setdefault(game.name, game)

    def for_new_match(self, name: str) -> Game:
        """The game with the pack that new matches use."""
        return self._for_new_matches.get(name) or game_named(name)  # which refuses a game that there is not

    def for_match(self, name: str, pack: PackName | None) -> Game:
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
            return self.for_new_match(name)
        return self._games.get((name, digest)) or self.for_match(name, PackName(digest, digest))

    def digest_of(self, folder: str) -> str:
        """The digest of the pack in a folder; empty for what comes with a game."""
        return next((digest for (_, digest), at in self._folders.items() if at == folder), "")

    def folder_of(self, game: str, digest: str) -> str:
        """Where the pack with this digest is; empty for what comes with the game."""
        if digest and (game, digest) not in self._folders:
            raise MissingPack(game=game, pack=digest, digest=digest)
        return self._folders.get((game, digest), "")

    def folder(self, game: Game) -> str:
        """Where another process finds the pack of a game; empty for what comes with it."""
        return self._folders.get((game.name, game.pack.digest), "")
