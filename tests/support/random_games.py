"""Every game at every table size, and positions of it: what the tests of the laws go through."""

import os
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import trilith
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import NOBODY, State
from trilith.games import OURS, game_named
from trilith.laws import play_on

TABLES: Final = [(game_named(name), seats) for name in OURS for seats in game_named(name).seats]

every_game = pytest.mark.parametrize("game", [game_named(name) for name in OURS], ids=OURS)
every_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)
VARIANTS: Final = [(game, seats, options) for game, seats in TABLES for options in game.variants if options]
every_variant = pytest.mark.parametrize(
    ("game", "seats", "options"),
    VARIANTS,
    ids=[f"{game.name}-{seats}-{game.variants.index(options)}" for game, seats, options in VARIANTS],
)
GOLDEN: Final = [(game, seats, options) for game, seats in TABLES for options in game.variants]
every_golden_table = pytest.mark.parametrize(
    ("game", "seats", "options"),
    GOLDEN,
    ids=[f"{game.name}-{seats}-{game.variants.index(options)}" for game, seats, options in GOLDEN],
)
seeds = st.integers(min_value=0, max_value=2**32 - 1)
# One seed in so many. Golden records hold both builds to the same games, so the slow one need not play as many.
THOROUGH: Final = "TRILITH_THOROUGH" in os.environ
ONE_IN: Final = (1 if THOROUGH else 8) if trilith.COMPILED else (4 if THOROUGH else 20)


def share(count: int) -> int:
    """So many with --thorough, fewer without, at least one."""
    return -(-count // ONE_IN)


def examples(count: int) -> settings:
    """Seeds for a law, the same on every machine and every day."""
    return settings(
        max_examples=share(count),
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


def walk(game: Game, seats: int, seed: int, every: int) -> Iterator[State]:
    """Positions of a game played at random, one at every so manyth step, and the last."""
    stream = Stream(seed)
    state = game.start(seats, {})
    step = seed % every
    while state.actor() != NOBODY:
        if step % every == 0:
            yield state
        play_on(state, stream)
        step += 1
    yield state
