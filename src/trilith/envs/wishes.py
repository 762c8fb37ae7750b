"""What somebody wishes of an environment: game, players, rewards, options."""

from dataclasses import dataclass, field

from trilith.core.errors import NoSuchOption
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import State
from trilith.envs.saying import sentence
from trilith.games import game_named
from trilith.rollout.rewards import reward_named
from trilith.rollout.table import Table


@dataclass
class Wishes:
    """All that the games of an environment have in common; `options` are those of the game."""

    name: str
    players: int = 2
    reward: str = "win"
    shaping: float = 0.0  # how much a change of the lead by a hundred points counts on the way
    skip_forced: bool = False  # whether decisions with one choice are made without asking
    max_cycles: int | None = None  # decisions after which a game is given up
    pack: str = ""  # the folder of a component pack
    options: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.game: Game = game_named(self.name, self.pack)
        self._kind = reward_named(self.reward)
        for option in self.options:
            if option not in self.game.options:  # a misspelt argument is one of Python's own mistakes
                missing = NoSuchOption(game=self.name, option=option, value=self.options[option])
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

    def deal(self, stream: Stream) -> Table:
        """A game that has come to its first decision."""
        table = Table(self.start(), stream, self._kind, self.shaping, self.longest)
        table.begin(self.skip_forced)
        return table
