"""The games as Gymnasium environments: one learner against bots, by Gymnasium's own checks and conventions."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import trilith.envs.gym  # noqa: F401  # makes them known
from support.environments import THOROUGH, every_table
from trilith.core.errors import NobodySitsThere, NoSuchBot, WrongSeats
from trilith.envs.against_bots import AgainstBots
from trilith.envs.ids import IDS


def make(name: str, **wishes: Any) -> Any:
    """A game by its name in Gymnasium's registry."""
    return gymnasium.make(IDS[name], **{"opponents": "random", **wishes})


def play(env: Any, seed: int) -> tuple[float, int]:
    """Play a game at random; what the learner got, and how many decisions it made."""
    _, info = env.reset(seed=seed)
    chance, got, decisions = np.random.default_rng(seed), 0.0, 0
    while True:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        assert env.observation_space.contains(observation)
        got, decisions = got + reward, decisions + 1
        if terminated or truncated:
            return got, decisions


@every_table
def test_gymnasiums_check_passes(name: str, players: int) -> None:
    env = make(name, players=players, render_mode="ansi").unwrapped
    with warnings.catch_warnings(action="error"):
        check_env(env, skip_render_check=players > 2)


@pytest.mark.parametrize(("name", "players"), THOROUGH)
def test_a_learner_plays_whole_games_from_every_seat(name: str, players: int) -> None:
    for seat in range(players):
        got, decisions = play(make(name, players=players, seat=seat, opponents="greedy"), seed=seat)
        assert got in (-1.0, 0.0, 1.0)
        assert decisions > 20


def test_a_game_goes_the_same_way_with_the_same_seed() -> None:
    once, again = (play(make("endless_winter", opponents="greedy"), seed=7) for _ in range(2))
    assert once == again
    assert once != play(make("endless_winter", opponents="greedy"), seed=8)


def test_a_learner_may_sit_anywhere_and_with_no_seat_named_it_moves() -> None:
    env = AgainstBots("prehistory", players=3, opponents=("random", "greedy"), seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2}
    env = AgainstBots("prehistory", seat=1, opponents="random")
    observation, info = env.reset(seed=1)
    assert info["seat"] == 1
    assert observation[env.feature_names.index("turn: own")] == 1


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"opponents": "genius"}, NoSuchBot),
        ({"opponents": ("random", "random")}, WrongSeats),
        ({"seat": 2}, NobodySitsThere),
        ({"players": 5}, WrongSeats),
    ],
)
def test_what_cannot_be_is_refused_when_the_environment_is_made(
    wishes: dict[str, Any], problem: type[Exception]
) -> None:
    with pytest.raises(problem):
        AgainstBots("stone_age", **wishes)


def test_an_illegal_action_ends_the_game_and_names_the_rule() -> None:
    env = AgainstBots("stone_age", opponents="random")
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "SA-" in info["refusal"]
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"Call reset\(\) first"):
        env.step(0)


@pytest.mark.parametrize(
    ("action", "says"),
    [(99, "There is no action 99"), ([1, 2], "one whole number for each of 1"), (0.5, "this is float")],
)
def test_what_is_no_action_is_refused_with_a_sentence(action: Any, says: str) -> None:
    env = AgainstBots("stone_age", opponents="random")
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match=says):
        env.step(action)


def test_a_library_that_asks_for_masks_gets_them() -> None:
    env = make("stone_age")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()
