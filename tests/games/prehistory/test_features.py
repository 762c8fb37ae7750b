"""The position as numbers for learning, and the beginner's rule of thumb."""

import pytest

from support.playing import offered
from support.prehistory.playing import celebrate, give, play, put, spring, summer
from trilith.arena.playing import play_game
from trilith.bots.greedy import Greedy
from trilith.core.seat import Seat
from trilith.games import game_named
from trilith.games.prehistory.actions import ACTIONS, FIRST_FREE

GAME = game_named("prehistory")


def test_a_players_own_ceremony_cards_are_numbers_and_those_of_others_only_counted() -> None:
    game, other = spring(2), spring(2)
    celebrate(game, 0, "handprints")
    celebrate(other, 0, "river_spirits")
    other.rites, other.rite_bag = game.rites, game.rite_bag
    assert GAME.features(game, 0) != GAME.features(other, 0)
    assert GAME.features(game, 1) == GAME.features(other, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_features_for_every_number_of_players(seats: int) -> None:
    assert len(GAME.features(spring(seats), 0)) == len(GAME.features(spring(2), 0))


def test_whoever_looks_comes_first() -> None:
    game = spring(2)
    give(game, 0, "grey", bones=3)
    put(game, 1, "e5", standing=1)
    assert GAME.features(game, 0) != GAME.features(game, 1)


def test_a_beginner_does_not_think_of_selling() -> None:
    game = spring(2)
    give(game, 0, "grey blue", "white", bones=5)
    considered = [line for line in offered(game) if GAME.considers(game, ACTIONS.parse(line))]
    assert considered == [line for line in offered(game) if ACTIONS.parse(line).verb < FIRST_FREE]
    assert len(considered) < len(offered(game))


def test_a_beginner_buys_the_stone_that_is_missing_and_the_marker_that_an_action_lacks() -> None:
    game = spring(2)
    give(game, 0, "grey", "white", bones=1)
    play(game, "gather 1")
    assert Greedy(1).choose(Seat(GAME, game, 0)).text == "sell_marker white"
    game = summer(2, 2)
    give(game, 0, "", "red", bones=12)
    assert Greedy(1).choose(Seat(GAME, game, 0)).text == "buy_marker red"


def test_a_beginner_beats_whoever_acts_at_random() -> None:
    for seed in range(3):
        bots = ("greedy", "random") if seed % 2 else ("random", "greedy")
        outcome = play_game(GAME, bots, seed)
        assert outcome.places[bots.index("greedy")] == 1
        assert outcome.scores[bots.index("greedy")] > 60


def test_what_is_over_promises_its_points() -> None:
    outcome = play_game(GAME, ("random", "random"), 1)
    assert outcome.rounds == 5
