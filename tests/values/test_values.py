"""Values: the result at the end, nothing between two that one does not lose, and the same numbers in every build."""

import hashlib
from math import isclose

import pytest

from support.random_games import every_game, every_table, walk
from trilith.core.game import Game
from trilith.core.state import State
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge
from trilith.values.value import result, victories
from valuing import drawn_value

EVERY = 60
# Of a drawn net on positions of random games; `repr` tells every bit.
GOLDEN = {
    "stone_age": "08af2b42b66c478f",
    "prehistory": "8cc6a2b1a7c86318",
    "endless_winter": "b8af9f3341125a9b",
}


def last(game: Game, seats: int, seed: int) -> State:
    """The end of a random game."""
    *_, state = walk(game, seats, seed, 10_000)
    return state


@every_table
def test_at_the_end_a_value_is_the_result(game: Game, seats: int) -> None:
    value, state = drawn_value(game), last(game, seats, 5)
    scores = state.scores()
    won = victories(state)
    assert sum(won) == 1.0
    assert value.worth(state) == result(state, 50.0)
    assert value.estimate(state).wins == won
    assert value.estimate(state).points == scores
    for seat, worth in enumerate(value.worth(state)):
        lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        assert isclose(worth, 0.75 * lead / 50 + 0.25 * (2 * won[seat] - 1))


@every_table
def test_chances_to_win_are_shares_of_one(game: Game, seats: int) -> None:
    value = drawn_value(game)
    for state in walk(game, seats, 6, EVERY):
        wins = value.estimate(state).wins
        assert len(wins) == len(value.worth(state)) == seats
        assert isclose(sum(wins), 1.0)
        assert all(0.0 <= share <= 1.0 for share in wins)


@every_game
def test_between_two_one_loses_what_the_other_gains(game: Game) -> None:
    value = drawn_value(game)
    for state in walk(game, 2, 7, EVERY):
        one, other = value.worth(state)
        assert one == -other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_moves_on_by_a_seat_takes_the_worth_along(seats: int) -> None:
    value = drawn_value(game_named("stone_age"))
    for state in walk(game_named("stone_age"), seats, 8, EVERY):
        assert isinstance(state, StoneAge)
        moved = state.copy()
        moved.players = state.players[-1:] + state.players[:-1]
        moved.turn, moved.starter = (state.turn + 1) % seats, (state.starter + 1) % seats
        worth = value.worth(state)
        rolled = value.worth(moved)
        assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(rolled, worth[-1:] + worth[:-1], strict=True))


@every_game
def test_values_are_the_same_in_every_build(game: Game) -> None:
    value = drawn_value(game)
    said = []
    for seats in game.seats:
        for state in walk(game, seats, 9, EVERY):
            said.append((value.worth(state), value.estimate(state).wins, value.estimate(state).points))
    assert hashlib.sha256(repr(said).encode()).hexdigest()[:16] == GOLDEN[game.name]
