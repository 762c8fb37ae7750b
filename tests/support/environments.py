"""Every game as each kind of environment, and how many may play it."""

from importlib import import_module
from types import ModuleType
from typing import Final

import pytest

from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State
from trilith.games import OURS, game_named

TABLES: Final = [(name, players) for name in OURS for players in game_named(name).seats]
every_table = pytest.mark.parametrize(
    ("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES]
)
every_game = pytest.mark.parametrize("name", OURS)
THOROUGH: Final = [
    pytest.param(name, players, marks=pytest.mark.thorough, id=f"{name}-{players}")
    for name, players in TABLES
]


def zoo(name: str) -> ModuleType:
    """The module by which PettingZoo's users make a game."""
    return import_module(f"trilith.envs.{name}_v0")


def on_the_way(name: str, players: int, decisions: int, seed: int = 5) -> State:
    """A position so many decisions into a random game."""
    state, stream = game_named(name).start(players, {}), Stream(seed)
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.resolve(state.chance().sample(stream))
            continue
        if not decisions:
            break
        legal = state.legal()
        state.apply(legal[int(stream.below(len(legal)))])
        decisions -= 1
    return state
