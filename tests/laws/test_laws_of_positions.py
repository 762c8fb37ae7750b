"""Each law by itself, on positions of games played at random."""

import pytest
from hypothesis import given

from support.random_games import every_table, examples, seeds, walk
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.laws.positions import (
    Law,
    Position,
    codec,
    copies,
    fields,
    knowledge,
    luck,
    numbers,
    objections,
    offers,
    possible,
    results,
)

EVERY = 120  # steps between two positions


def broken(law: Law, game: Game, seats: int, seed: int) -> list[str]:
    """All that positions of one game have against a law."""
    return [
        detail
        for step, state in enumerate(walk(game, seats, seed, EVERY))
        for detail in law(Position(game, state, Stream(seed, step)))
    ]


@every_table
@examples(6)
@given(seed=seeds)
def test_whoever_decides_is_offered_something_and_nothing_twice(game: Game, seats: int, seed: int) -> None:
    assert broken(offers, game, seats, seed) == []


@every_table
@examples(6)
@given(seed=seeds)
def test_exactly_what_is_offered_is_not_objected_to(game: Game, seats: int, seed: int) -> None:
    assert broken(objections, game, seats, seed) == []


@every_table
@examples(6)
@given(seed=seeds)
def test_whatever_the_box_limits_is_conserved(game: Game, seats: int, seed: int) -> None:
    assert broken(possible, game, seats, seed) == []


@every_table
@examples(6)
@given(seed=seeds)
def test_a_copy_never_changes_when_its_original_moves_on(game: Game, seats: int, seed: int) -> None:
    assert broken(copies, game, seats, seed) == []


@every_table
@examples(6)
@given(seed=seeds)
def test_luck_is_what_its_cases_say(game: Game, seats: int, seed: int) -> None:
    assert broken(luck, game, seats, seed) == []


@every_table
@examples(6)
@given(seed=seeds)
def test_a_position_dumped_and_loaded_is_the_same(game: Game, seats: int, seed: int) -> None:
    assert broken(codec, game, seats, seed) == []


@every_table
@examples(6)
@given(seed=seeds)
def test_copy_key_and_codec_forget_no_field(game: Game, seats: int, seed: int) -> None:
    assert broken(fields, game, seats, seed) == []


@every_table
@examples(6)
@given(seed=seeds)
def test_a_view_holds_only_what_its_player_knows(game: Game, seats: int, seed: int) -> None:
    assert broken(knowledge, game, seats, seed) == []


@every_table
@examples(6)
@given(seed=seeds)
def test_every_player_has_points_and_a_place(game: Game, seats: int, seed: int) -> None:
    assert broken(results, game, seats, seed) == []


@every_table
@examples(6)
@given(seed=seeds)
def test_features_are_always_as_many_finite_numbers(game: Game, seats: int, seed: int) -> None:
    assert broken(numbers, game, seats, seed) == []


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_gives_the_same_game(game: Game, seats: int, seed: int) -> None:
    once = [state.key() for state in walk(game, seats, seed, EVERY)]
    again = [state.key() for state in walk(game, seats, seed, EVERY)]
    other = [state.key() for state in walk(game, seats, seed + 2, EVERY)]
    assert once == again
    assert once[1:] != other[1:]
