"""The games in OpenSpiel: its own random simulations, explicit luck, tensors, serialisation and resampling."""

import random
from typing import Any

import numpy as np
import pytest

from support.environments import THOROUGH, every_table, zoo

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no packages for this system")

import trilith.envs.openspiel  # noqa: E402, F401  # makes them known


def load(name: str, players: int, **wishes: Any) -> Any:
    """A game as OpenSpiel makes it."""
    return pyspiel.load_game(f"trilith_{name}", {"players": players, **wishes})


def played(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state so many decisions into a random game."""
    chance, state = random.Random(seed), game.new_initial_state()
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def same_sight(one: Any, other: Any, player: int) -> None:
    """Hold two states to what one player knows of them."""
    assert one.information_state_string(player) == other.information_state_string(player)
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_tensor(player) == other.information_state_tensor(player)
    assert one.observation_tensor(player) == other.observation_tensor(player)


@every_table
def test_a_state_is_one_of_openspiels(name: str, players: int) -> None:
    game = load(name, players)
    assert game.num_players() == players
    state = played(game, 30)
    chance = game.new_initial_state()
    assert chance.is_chance_node()
    assert sum(probability for _, probability in chance.chance_outcomes()) == pytest.approx(1)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
    assert state.legal_actions() == sorted(state.legal_actions())
    for player in range(players):
        assert "?" not in state.observation_string(player)
    again = game.deserialize_state(state.serialize())
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    for player in range(players):
        same_sight(state, again, player)
    assert again.history() == state.history() != copied.history()


@every_table
def test_a_resampled_state_looks_the_same_to_whoever_imagines_it(name: str, players: int) -> None:
    game = load(name, players)
    chance = random.Random(3)
    unlike = 0
    for decisions in (20, 60, 110):
        state = played(game, decisions)
        if state.is_terminal():
            continue
        for player in range(players):
            imagined = state.resample_from_infostate(player, chance.random)
            assert imagined.current_player() == state.current_player()
            same_sight(state, imagined, player)
            unlike += any(
                imagined.observation_tensor(other) != state.observation_tensor(other)
                for other in range(players)
            )
    assert (
        bool(unlike) == (name == "endless_winter") or name == "stone_age"
    )  # where much is hidden at all times


def test_what_others_did_in_secret_is_not_in_what_is_imagined() -> None:
    state = played(load("endless_winter", 3), 120)
    told = state.held.told
    secret = [entry for entry in told.entries if entry.seen_by == 1 and entry.was != entry.looked]
    assert secret
    imagined = state.resample_from_infostate(0, random.Random(1).random)
    assert all(
        entry.was == entry.looked for entry in imagined.held.told.entries if entry.seen_by not in (-1, 0)
    )


@pytest.mark.parametrize(("name", "players"), THOROUGH)
def test_openspiels_random_simulation_passes(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=2, serialize=players == 2, verbose=False)


def test_openspiels_random_simulation_passes_for_the_shortest_game() -> None:
    pyspiel.random_sim_test(load("endless_winter", 2), num_sims=1, serialize=False, verbose=False)


def test_options_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game("trilith_endless_winter(players=3,setup=2,ice_finds=1,reward=rank)")
    assert game.utility_sum() == 0
    assert (game.min_utility(), game.max_utility()) == (-1, 1)
    assert load("stone_age", 4).utility_sum() == -2
    assert load("stone_age", 2, reward="margin").max_utility() == 10


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    state = played(load("stone_age", 2), 5)
    illegal = next(action for action in range(99) if action not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match=r"not possible now\. SA-"):
        state.apply_action(illegal)


def test_observations_are_those_of_the_other_doors() -> None:
    env = zoo("stone_age").raw_env(players=2)
    env.reset(seed=1)
    state = played(load("stone_age", 2), 40)
    env.table.state = state.held.state
    for seat, agent in enumerate(env.possible_agents):
        assert np.allclose(state.observation_tensor(seat), env.observe(agent)["observation"])
