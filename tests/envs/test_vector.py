"""Many games in one call: the same games as one by one, arrays as Gymnasium wants them, refusals with sentences."""

import gc
import resource
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

from support.environments import every_game, every_table
from trilith.core.rng import Stream
from trilith.core.state import NOBODY
from trilith.envs.vector import TableVectorEnv
from trilith.envs.wishes import Wishes

COUNT = 6


def at_random(chance: np.random.Generator, masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
    """A legal action at every table."""
    return np.asarray((masks * chance.random(masks.shape)).argmax(axis=1), dtype=np.int64)


@every_table
def test_many_games_are_the_same_as_one_by_one(name: str, players: int) -> None:
    env = TableVectorEnv(name, COUNT, players=players, reward="rank", shaping=0.5)
    wishes = Wishes(name, players, reward="rank", shaping=0.5)
    chance = np.random.default_rng(1)
    tables = [wishes.deal(Stream(9, number)) for number in range(COUNT)]
    observations, infos = env.reset(seed=9)
    for _ in range(40):
        assert observations.shape == env.observation_space.shape
        assert observations.dtype == np.float32
        for number, table in enumerate(tables):
            assert infos["deciding"][number] == table.actor
            legal = sorted(action.index for action in table.legal)
            assert np.flatnonzero(infos["action_mask"][number]).tolist() == legal
            known = np.asarray(wishes.game.features(table.state, table.actor), dtype=np.float32)
            assert np.array_equal(observations[number], known)
        actions = at_random(chance, infos["action_mask"])
        acted = [table.actor for table in tables]
        for table, action in zip(tables, actions, strict=True):
            table.act(wishes.game.actions.all[action], False)
        observations, rewards, terminated, truncated, infos = env.step(actions)
        gained = np.asarray([table.rewards for table in tables], dtype=np.float32)
        assert np.array_equal(infos["rewards"], gained)
        assert np.array_equal(rewards, gained[range(COUNT), acted])
        assert not terminated.any()
        assert not truncated.any()


@every_game
def test_when_a_game_is_over_the_next_begins_in_the_same_step(name: str) -> None:
    env = TableVectorEnv(name, 4, players=2, skip_forced=True)
    chance = np.random.default_rng(2)
    _, infos = env.reset(seed=2)
    ended = 0
    for _ in range(2_500):
        assert (infos["action_mask"].sum(axis=1) > 1).all()
        _, _, terminated, _, infos = env.step(at_random(chance, infos["action_mask"]))
        ended += int(terminated.sum())
        assert (infos["rewards"][~terminated] == 0).all()
        for won in infos["rewards"][terminated]:
            assert sorted(won.tolist()) in ([-1.0, 1.0], [0.0, 0.0])
        if ended >= 4:
            break
    assert ended >= 4
    assert all(env._tables.episode(number).state.actor() != NOBODY for number in range(4))


def test_a_game_that_is_given_up_is_truncated_and_its_last_sight_is_there() -> None:
    env = TableVectorEnv("stone_age", 3, max_cycles=5)
    chance = np.random.default_rng(3)
    _, infos = env.reset(seed=3)
    for step in range(1, 11):
        _, _, terminated, truncated, infos = env.step(at_random(chance, infos["action_mask"]))
        assert truncated.all() == (step % 5 == 0)
        assert not terminated.any()
        assert ("final_obs" in infos) == (step % 5 == 0)
    assert all(each.shape == env.single_observation_space.shape for each in infos["final_obs"])


def test_the_luck_of_a_table_depends_on_seed_and_number_alone() -> None:
    few, many = TableVectorEnv("stone_age", 2), TableVectorEnv("stone_age", 5)
    assert np.array_equal(few.reset(seed=4)[0], many.reset(seed=4)[0][:2])
    assert not np.array_equal(few.reset(seed=4)[0], few.reset(seed=5)[0])


def test_random_actions_are_legal_and_the_same_with_the_same_seed() -> None:
    env = TableVectorEnv("prehistory", 5)
    courses = []
    for _ in range(2):
        _, infos = env.reset(seed=7)
        course = []
        for _ in range(20):
            actions = env.random_actions()
            assert infos["action_mask"][range(5), actions].all()
            course.append(actions.tolist())
            *_, infos = env.step(actions)
        courses.append(course)
    assert courses[0] == courses[1]
    assert len({tuple(actions) for actions in courses[0]}) > 10


def test_arrays_are_new_or_if_wished_the_same_again() -> None:
    for copy in (True, False):
        env = TableVectorEnv("stone_age", 2, copy=copy)
        first, infos = env.reset(seed=1)
        kept = first.copy()
        second, *_ = env.step(infos["action_mask"].argmax(axis=1))
        assert np.shares_memory(first, second) != copy
        assert np.array_equal(first, kept) == copy


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (np.zeros(3, dtype=np.int64), r"one whole number for each of 2 tables; this is int64 \(3,\)"),
        (np.zeros(2), r"this is float64 \(2,\)"),
        (np.asarray([0, 99]), "There is no action"),
    ],
)
def test_what_is_no_action_is_refused_with_a_sentence(actions: Any, says: str) -> None:
    env = TableVectorEnv("stone_age", 2)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"Call reset\(\) first"):
        env.step(np.zeros(2, dtype=np.int64))
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match=says):
        env.step(actions)


def test_of_an_illegal_action_table_and_rule_are_named_and_nothing_was_done() -> None:
    env = TableVectorEnv("stone_age", 3)
    _, infos = env.reset(seed=1)
    legal = infos["action_mask"].argmax(axis=1)
    wrong = legal.copy()
    wrong[1] = infos["action_mask"][1].argmin()
    with pytest.raises(gymnasium.error.InvalidAction, match=r"^1: “.+” is not possible now\. SA-"):
        env.step(wrong)
    assert np.array_equal(env._told()["action_mask"], infos["action_mask"])
    env.step(legal)


@pytest.mark.thorough
@every_game
def test_memory_does_not_grow(name: str) -> None:
    env = TableVectorEnv(name, 64, copy=False)
    chance = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    used = []
    for _ in range(2):
        for _ in range(2_000):
            *_, infos = env.step(at_random(chance, infos["action_mask"]))
        gc.collect()
        used.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    assert used[1] - used[0] < 2_000
