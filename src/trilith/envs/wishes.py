"""What somebody wishes of an environment: game, players, rewards, options."""

from trilith.core.errors import NoSuchOption
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import State
from trilith.envs.saying import sentence
from trilith.games import game_named
from trilith.rollout.episode import Episode
from trilith.rollout.rewards import reward_named


class Wishes:
    """All that the games of an environment have in common: the arguments that every door takes, and passes on here."""

    def __init__(
        self,
        name: str,
        players: int = 2,
        reward: str = "win",
        shaping: float = 0.0,
        skip_forced: bool = False,
        max_cycles: int | None = None,
        pack: str = "",
        **options: int,
    ) -> None:
        """`options` are those of the game; what they and the others mean stands in docs/environments.md."""
        self.game: Game = game_named(name, pack)
        self.players = players
        self.shaping = shaping
        self.skip_forced = skip_forced
        self.max_cycles = max_cycles
        self.options = options
        self._kind = reward_named(reward)
        for option in options:
            if option not in self.game.options:  # a misspelt argument is one of Python's own mistakes
                missing = NoSuchOption(game=name, option=option, value=options[option])
                raise TypeError(sentence(missing, self.game)) from missing
        self.start()

    @property
    def kind(self) -> int:
        """The number of the reward."""
        return self._kind

    @property
    def longest(self) -> int:
        """After how many decisions a game is given up."""
        return self.max_cycles or self.game.longest

    def start(self) -> State:
        """A position before anything has happened."""
        return self.game.start(self.players, self.options)

    def deal(self, stream: Stream) -> Episode:
        """A game that has come to its first decision."""
        episode = Episode(self.start(), stream, self._kind, self.shaping, self.longest)
        episode.begin(self.skip_forced)
        return episode
