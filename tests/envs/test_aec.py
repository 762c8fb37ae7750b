"""The games as PettingZoo environments pass its own tests, show what a seat may know, and refuse with sentences."""

import re
import subprocess
import sys
import warnings
from collections import Counter
from typing import Any

import numpy as np
import pettingzoo
import pytest

import trilith.envs.zoo  # noqa: F401  # makes them known
from support.environments import THOROUGH, every_game, every_table, zoo
from trilith.envs.ids import IDS
from trilith.envs.spaces import BOUND
from trilith.games import game_named
from trilith.rollout.observing import names_of

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # these tests make an environment in a way that PettingZoo calls outdated
    from pettingzoo.test import api_test, render_test, seed_test

# What PettingZoo says of every environment whose observations have a mask beside them, its own among them.
OF_ALL_WITH_MASKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)


def random_game(env: Any, seed: int) -> tuple[list[Any], dict[str, float]]:
    """The actions of a random game, and what each agent got in all."""
    env.reset(seed=seed)
    chance, actions, got = np.random.default_rng(seed), [], Counter[str]()
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        done = terminated or truncated
        action = None if done else int(chance.choice(np.flatnonzero(observation["action_mask"])))
        actions.append(action)
        env.step(action)
    return actions, dict(got)


def conform(name: str, players: int, cycles: int) -> None:
    """Hold an environment to PettingZoo's tests."""
    with warnings.catch_warnings():
        for message in OF_ALL_WITH_MASKS:
            warnings.filterwarnings("ignore", message)
        api_test(zoo(name).env(players=players), num_cycles=cycles, verbose_progress=False)
    seed_test(lambda: zoo(name).env(players=players), num_cycles=cycles)


@every_table
def test_pettingzoos_tests_pass(name: str, players: int) -> None:
    conform(name, players, cycles=12)


@pytest.mark.parametrize(("name", "players"), THOROUGH)
def test_pettingzoos_tests_pass_over_whole_games(name: str, players: int) -> None:
    conform(name, players, cycles=5_000)


@every_game
def test_pettingzoos_test_of_drawings_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str | None = None) -> Any:
        return zoo(name).env(players=3, render_mode=render_mode)

    render_test(make)
    assert "player_0" in capsys.readouterr().out


@every_game
def test_a_drawing_shows_what_whoever_decides_may_know(name: str) -> None:
    env = zoo(name).env(players=2, render_mode="ansi")
    env.reset(seed=3)
    assert env.agent_selection in env.render().splitlines()[1]
    picture = zoo(name).env(players=2, render_mode="rgb_array")
    picture.reset(seed=3)
    assert picture.render().std() > 10  # something is drawn on the paper


@every_table
def test_every_number_of_an_observation_has_a_name_of_its_own_and_is_small(name: str, players: int) -> None:
    env = zoo(name).env(players=players)
    env.reset(seed=1)
    names = env.unwrapped.feature_names
    assert len(names) == len(set(names)) == env.observation_space("player_0")["observation"].shape[0]
    assert names == names_of(game_named(name))
    greatest = 0.0
    for _ in env.agent_iter(400):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        greatest = max(greatest, float(np.abs(observation["observation"]).max()))
        env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert 0 < greatest <= BOUND / 2


@every_game
def test_an_observation_is_what_the_game_says_a_seat_knows(name: str) -> None:
    env = zoo(name).raw_env(players=3)
    env.reset(seed=2)
    for _ in range(60):
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            known = np.asarray(env.game.features(env.table.state, seat), dtype=np.float32)
            assert np.array_equal(seen["observation"], known)
            legal = [action.index for action in env.table.legal] if env.table.actor == seat else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
        env.step(env.table.legal[0].index)


@pytest.mark.parametrize(
    ("reward", "won", "total"), [("win", [1.0, -1.0], 0), ("rank", [1.0, -1.0], 0), ("margin", None, 0)]
)
def test_rewards_are_what_was_wished(reward: str, won: list[float] | None, total: float) -> None:
    env = zoo("stone_age").env(reward=reward)
    _, got = random_game(env, seed=4)
    scores = env.unwrapped.table.state.scores()
    assert scores[0] != scores[1]
    assert sum(got.values()) == pytest.approx(total)
    best = scores.index(max(scores))
    assert got[f"player_{best}"] == max(got.values()) > 0
    if won is not None:
        assert sorted(got.values(), reverse=True) == won
    else:
        assert got["player_0"] == pytest.approx((scores[0] - scores[1]) / 100)


def test_shaping_moves_rewards_about_and_changes_no_sum() -> None:
    plain = zoo("stone_age").env(players=3)
    shaped = zoo("stone_age").env(players=3, shaping=1.0)
    assert random_game(plain, seed=6)[0] == random_game(shaped, seed=6)[0]
    _, without = random_game(plain, seed=6)
    _, with_shaping = random_game(shaped, seed=6)
    assert with_shaping == pytest.approx(without)
    shaped.reset(seed=6)
    rewarded = 0
    for action in random_game(plain, seed=6)[0][:-3]:
        shaped.step(action)
        rewarded += any(shaped.rewards.values())
    assert rewarded > 10


def test_a_game_may_be_given_up_after_so_many_decisions() -> None:
    env = zoo("prehistory").env(max_cycles=9)
    actions, _ = random_game(env, seed=1)
    assert len([action for action in actions if action is not None]) == 9
    env.reset(seed=1)
    for _ in range(9):
        env.step(env.unwrapped.table.legal[0].index)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_forced_decisions_can_be_left_out() -> None:
    env = zoo("stone_age").env(skip_forced=True)
    env.reset(seed=1)
    for _ in env.agent_iter(200):
        observation, *_ = env.last()
        assert observation["action_mask"].sum() > 1
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))


def test_options_are_arguments_and_a_misspelt_one_is_named() -> None:
    env = zoo("endless_winter").env(players=3, setup=2, ice_finds=1)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="endless_winter has no option “icefinds”"):
        zoo("endless_winter").env(icefinds=1)


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    raw = zoo("stone_age").raw_env()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[-1])
    notation = re.escape(raw.action_names[illegal])
    with pytest.raises(ValueError, match=rf"“{notation}” is not possible now\. SA-\d+\.\d+: [A-Z]"):
        raw.step(illegal)
    with pytest.raises(
        ValueError, match="There is no action 99: those of stone_age are numbered from 0 to 98"
    ):
        raw.step(len(raw.action_names))
    with pytest.raises(ValueError, match="no seat player_9"):
        raw.observe("player_9")


def test_behind_pettingzoos_guards_an_illegal_action_loses_the_game() -> None:
    env = zoo("stone_age").env()
    env.reset(seed=1)
    loser = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.unwrapped._cumulative_rewards[loser] == -1
    assert "SA-" in env.infos[loser]["refusal"]
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="There is no action 5,000"):
        env.step(5_000)
    with pytest.raises(AssertionError, match="There is no action"):
        env.step(None)


def test_before_a_game_pettingzoo_says_what_to_do_first() -> None:
    env = zoo("stone_age").env()
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        env.last()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)


def test_after_the_end_only_nothing_can_be_done() -> None:
    env = zoo("endless_winter").env(max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(env.unwrapped.table.legal[0].index)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.unwrapped.step(0)


def test_without_the_packages_a_sentence_says_how_to_get_them() -> None:
    program = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "try:\n    import trilith.envs.stone_age_v0\n"
        "except ModuleNotFoundError as missing:\n    print(missing)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "pip install 'trilith[envs]'" in done.stdout


@every_game
def test_pettingzoo_makes_a_game_by_its_name(name: str) -> None:
    env: Any = pettingzoo.make("aec", IDS[name], players=4)
    env.reset(seed=1)
    assert len(env.agents) == 4
    assert str(env) == f"{name}_v0"
