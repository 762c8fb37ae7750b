"""Prehistory for PettingZoo: `env(players=3)` has its guards, `raw_env(players=3)` has none."""

from functools import partial
from typing import Final

from trilith.envs.doors import guarded, unguarded

GAME: Final = "prehistory"

env = partial(guarded, GAME)
raw_env = partial(unguarded, GAME)
