"""The levels of play: what each of them sees and how it errs, read from levels.toml."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from trilith.bots.search.settings import Budget, Settings
from trilith.core.game import Game
from trilith.values.rule_of_thumb import RuleOfThumb
from trilith.values.shipped import learned_for, value_of
from trilith.values.value import Value

THUMB: Final = "thumb"
LEARNED: Final = "learned"


@dataclass(frozen=True)
class Level:
    """One way to play; levels.toml says what each number means."""

    iterations: int
    value: str = LEARNED
    seconds: float = 2.0
    sight: int = 0
    rivals: float = 1.0
    noise: float = 0.0
    taste: float = 0.0

    def __post_init__(self) -> None:
        if self.value not in (THUMB, LEARNED):
            raise ValueError(f"levels.toml: a level judges by {THUMB} or {LEARNED}, not by {self.value!r}")

    @property
    def settings(self) -> Settings:
        """How this level looks ahead."""
        return Settings(sight=self.sight)

    @property
    def budget(self) -> Budget:
        """How long this level thinks about one decision."""
        return Budget(self.iterations, self.seconds)

    def judges(self, game: Game, seats: int) -> Value:
        """What this level judges positions of a game with so many players by."""
        if self.value == THUMB:
            return RuleOfThumb(game, self.rivals)
        return _learned(game, seats)


@lru_cache(maxsize=16)
def _learned(game: Game, seats: int) -> Value:
    """What was learned about a game of so many players; its rule of thumb, if that is nothing."""
    return value_of(game) if learned_for(game, seats) else RuleOfThumb(game)


def _read() -> dict[str, Level]:
    """By name, every level, the weakest first."""
    text = files("trilith.bots").joinpath("levels.toml").read_text(encoding="utf-8")
    return {name: Level(**about) for name, about in tomllib.loads(text).items()}


LEVELS: Final[dict[str, Level]] = _read()
