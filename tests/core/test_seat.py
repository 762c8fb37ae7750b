"""A seat, its game and its errors: what a bot is given and what the edge refuses."""

import pickle

import pytest

from trilith.bots.registry import bot_named
from trilith.core.errors import (
    BadPosition,
    EndlessGame,
    IllegalAction,
    NoSuchBot,
    NoSuchGame,
    NoSuchOption,
    TrilithError,
    WrongSeats,
)
from trilith.core.game import ImpossiblePosition, Problem
from trilith.core.playout import playout
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import NOBODY, SPECTATOR, State
from trilith.games import game_named
from trilith.laws import play_on

GAME = game_named("stone_age")


def after(steps: int) -> State:
    """A position some way into a random game of three."""
    stream, state = Stream(1), GAME.start(3, {})
    for _ in range(steps):
        play_on(state, stream)
    return state


def test_only_whoever_decides_is_offered_anything() -> None:
    state = after(40)
    offered = {player: Seat(GAME, state, player).legal for player in (SPECTATOR, 0, 1, 2)}
    for player, legal in offered.items():
        assert legal == (state.legal() if player == state.actor() else [])
    assert any(offered.values())


def test_while_luck_decides_no_seat_is_offered_anything() -> None:
    state = GAME.start(3, {})
    assert [Seat(GAME, state, player).legal for player in (SPECTATOR, 0, 1, 2)] == [[], [], [], []]


@pytest.mark.parametrize("player", [0, 1, 2])
def test_a_seat_sees_what_its_player_sees(player: int) -> None:
    state = after(60)
    seat = Seat(GAME, state, player)
    assert seat.player == player
    assert seat.view() == GAME.view(state, player)
    assert seat.features() == GAME.features(state, player)
    assert seat.imagine(Stream(4)).key() == state.imagine(player, Stream(4)).key()


def test_what_a_seat_imagines_can_be_played_without_changing_the_table() -> None:
    state = after(60)
    key = state.key()
    world = Seat(GAME, state, 0).imagine(Stream(4))
    playout(world, Stream(5))
    assert world.actor() == NOBODY
    assert state.key() == key


def test_random_play_counts_its_steps_to_the_end() -> None:
    state, again, stream = after(0), after(0), Stream(3)
    steps = playout(state, Stream(3))
    for _ in range(steps):
        assert again.actor() != NOBODY
        play_on(again, stream)
    assert again.actor() == NOBODY
    assert again.key() == state.key()
    assert playout(state, Stream(3)) == 0


def test_random_play_without_end_is_given_up_by_name() -> None:
    steps = playout(after(0), Stream(3))
    assert playout(after(0), Stream(3), longest=steps) == steps
    with pytest.raises(EndlessGame, match=f"StoneAge.*steps={steps - 1}"):
        playout(after(0), Stream(3), longest=steps - 1)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_starts_only_with_as_many_as_can_play_it(seats: int) -> None:
    with pytest.raises(WrongSeats) as caught:
        GAME.start(seats, {})
    assert caught.value.about == {"game": "stone_age", "seats": seats, "least": 2, "most": 4}


def test_a_game_starts_only_with_options_it_has() -> None:
    with pytest.raises(NoSuchOption) as caught:
        GAME.start(2, {"moon": 3})
    assert caught.value.about == {"game": "stone_age", "option": "moon", "value": 3}


def test_unknown_games_and_bots_are_refused_with_those_there_are() -> None:
    with pytest.raises(NoSuchGame) as game:
        game_named("checkers")
    assert game.value.about["game"] == "checkers"
    assert "stone_age" in str(game.value.about["known"])
    with pytest.raises(NoSuchBot) as bot:
        bot_named("genius", 1)
    assert bot.value.about["bot"] == "genius"
    assert "random" in str(bot.value.about["known"])


def test_an_error_says_its_name_and_what_it_is_about() -> None:
    error = IllegalAction(action="keep", rule="SA-2.1")
    assert error.name == "IllegalAction"
    assert str(error) == "IllegalAction: action='keep', rule='SA-2.1'"


@pytest.mark.parametrize(
    "error",
    [
        BadPosition(where="round", problem="not-a-number", value="x"),
        ImpossiblePosition([Problem("hut", "alone"), Problem("round", "negative", value=-1)]),
    ],
)
def test_an_error_survives_the_way_to_another_process(error: TrilithError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.about == error.about
    assert str(again) == str(error)


def test_a_problem_says_where_it_is_and_what_it_is_about() -> None:
    assert repr(Problem("round", "negative", value=-1)) == "round: negative value=-1"
    error = ImpossiblePosition([Problem("hut", "alone"), Problem("round", "negative", value=-1)])
    assert error.about == {"problems": 2, "first": "hut: alone"}
    assert [problem.name for problem in error.problems] == ["alone", "negative"]
