"""What the choices of Prehistory would cost and bring, before they are made."""

from typing import Any

import pytest

from support.prehistory.playing import autumn, give, land, lay_prey, paint, play, put, spring, summer
from trilith.core.forecast import Forecaster
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.games import game_named
from trilith.games.prehistory.game import Prehistory

GAME = game_named("prehistory")


def forecasts(game: Prehistory) -> dict[str, dict[str, int]]:
    """For every choice, what it changes for whoever chooses."""
    choices: Any = Forecaster(5000).choices(Seat(GAME, game, game.turn), Stream(1))
    assert all(choice["forecast"]["complete"] for choice in choices)
    assert all(choice["forecast"]["luck"] == {} for choice in choices)
    return {choice["text"]: choice["forecast"]["change"] for choice in choices}


def test_a_fish_that_is_paid_without_a_choice_is_forecast_whole() -> None:
    game = spring(2)
    give(game, 0, "blue white grey")
    assert forecasts(game)["fish 2"] == {
        "blue_resource": -1,
        "white_resource": -1,
        "track": 2,
        "stone_due": 1,
    }
    assert forecasts(game)["fish 1"] == {"due": 1, "stone_due": 1}
    assert forecasts(game)["pass"] == {}


def test_painting_shows_its_bonuses() -> None:
    game = summer(2, 0)
    give(game, 0, "", "grey white")
    paint(game, 0, "1_1", "2_2")
    assert forecasts(game)["paint 1_2"] == {
        "grey_marker": -1,
        "yellow_marker": 1,
        "bones": 1,
        "pieces": 1,
        "final": 2,
    }
    assert forecasts(game)["skip"] == {}


def test_hunting_shows_points_and_reward() -> None:
    game = summer(2, 3)
    lay_prey(game, 1, "horse_3")
    give(game, 0, "", "brown brown brown")
    change = forecasts(game)["hunt 1"]
    assert (change["score"], change["white_marker"], change["brown_marker"], change["hunted"]) == (
        3,
        1,
        -3,
        1,
    )


def test_the_others_and_the_end_of_a_season_are_left_out() -> None:
    game = summer(2, 5)
    game.players[0].fish, game.players[0].track = (0, 0, 3), 9
    give(game, 0, "", "white")
    assert forecasts(game)["skip"] == {}
    assert forecasts(game)["migrate 1"] == {"white_marker": -1, "home": -1, "on_map": 1}


@pytest.mark.parametrize(
    ("line", "change"),
    [
        ("buy_resource red", {"bones": -2, "red_resource": 1}),
        ("sell_marker white", {"bones": 1, "white_marker": -1}),
        ("turn fishing left", {"bones": -1}),
    ],
)
def test_development_points_show_their_price(line: str, change: dict[str, int]) -> None:
    game = spring(2)
    give(game, 0, "", "white", bones=3)
    assert forecasts(game)[line] == change


def test_a_walk_shows_what_it_leads_to() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    land(game, "e4", "megalith_a")
    give(game, 0, "white", bones=1)
    assert forecasts(game)["spend_resource white"]["steps"] == 3
    play(game, "spend_bone", "send e5")
    assert forecasts(game)["to e4"]["steps"] == -1
    play(game, "to e4")
    assert forecasts(game)["take"] == {"megaliths": 1, "final": 2}
    assert forecasts(game)["leave"] == {}


@pytest.mark.parametrize(
    ("choice", "have"),
    [("fish 1", "blue white grey"), ("ceremony 1", "blue blue"), ("paint 1_1", "grey white red")],
)
def test_whatever_is_chosen_in_spring_a_stone_is_due_from_then_on(choice: str, have: str) -> None:
    game = spring(2)
    give(game, 0, have)
    assert forecasts(game)[choice]["stone_due"] == 1


def test_in_summer_no_stone_is_due() -> None:
    game = summer(2, 1)
    give(game, 0, "", "blue blue")
    assert "stone_due" not in forecasts(game)["fish 1"]


def test_while_a_price_is_being_paid_the_stone_stays_due() -> None:
    game = spring(2)
    give(game, 0, "blue white grey")
    play(game, "fish 1")
    assert all("stone_due" not in change for change in forecasts(game).values())


def test_whoever_ends_the_turn_is_told_of_the_steps_that_are_lost() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, "grey")
    play(game, "spend_resource grey")
    assert forecasts(game)["end"] == {"steps": -2}
