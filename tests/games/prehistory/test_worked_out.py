"""What the view of Prehistory works out by the rules, so that neither terminal nor client has to."""

from typing import Any

import pytest

from support.prehistory.playing import (
    autumn,
    give,
    laid_table,
    paint,
    play,
    put,
    refused,
    spring,
    stone,
    summer,
    unset_table,
)
from support.rules import rule
from trilith.core.state import SPECTATOR
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import FISHING, PAINTING
from trilith.games.prehistory.rules import scoring
from trilith.games.prehistory.view import view


def boards(game: Prehistory, viewer: int = SPECTATOR) -> Any:
    """What everybody has, without its type, as a client reads it."""
    return view(game, viewer)["players"]


@rule("PH-9.2", "PH-9.4")
def test_the_fishing_track_says_what_it_pays_now_and_after_each_fish() -> None:
    game = spring(2)
    game.players[1].track = 12
    assert boards(game)[0]["fishing"] == [
        {"step": 0, "points": 0, "bones": 0},
        {"step": 1, "points": 0, "bones": 1},
        {"step": 2, "points": 1, "bones": 1},
        {"step": 3, "points": 1, "bones": 1},
    ]
    assert boards(game)[1]["fishing"] == [
        {"step": 12, "points": 5, "bones": 3},
        {"step": 13, "points": 7, "bones": 3},
        {"step": 14, "points": 7, "bones": 4},
        {"step": 15, "points": 7, "bones": 4},
    ]


@rule("PH-9.2")
def test_a_fish_takes_nobody_past_the_end_of_the_track() -> None:
    game = summer(2, FISHING)
    game.players[0].track = 23
    give(game, 0, "", "blue blue blue")
    foretold = boards(game)[0]["fishing"]
    assert [each["step"] for each in foretold] == [23, 24, 24, 24]
    play(game, "fish 3")
    assert boards(game)[0]["fishing"][0] == foretold[3]


@rule("PH-8.4")
def test_a_piece_names_the_bonuses_of_the_painted_pieces_that_it_touches() -> None:
    game = summer(2, PAINTING)
    paint(game, 0, "1_1", "2_2")
    assert boards(game)[0]["touching"] == {
        "1_2": ["row_1", "column_2"],
        "2_1": ["column_1", "row_2"],
        "2_3": ["row_2"],
        "3_2": ["column_2"],
    }
    assert boards(game)[1]["touching"] == {}


@rule("PH-8.4")
def test_a_piece_between_two_others_names_their_bonus_twice() -> None:
    game = summer(2, PAINTING)
    paint(game, 0, "1_1", "1_3", "3_2")
    assert boards(game)[0]["touching"]["1_2"] == ["row_1", "row_1"]
    paint(game, 0, "2_1", "2_2", "2_3", "3_1", "3_3")
    assert boards(game)[0]["touching"] == {"1_2": ["row_1", "row_1", "column_2"]}


@rule("PH-1.14", "PH-4.1")
def test_every_position_of_the_weather_wheel_says_what_it_brings() -> None:
    game = laid_table(2)
    incomes = boards(game)[0]["incomes"]
    assert len(incomes) == 6
    seat = game.turn
    for position in (1, 6):
        chosen = game.copy()
        play(chosen, f"weather {position}")
        assert boards(chosen)[seat]["income"] == boards(game)[seat]["incomes"][position - 1]
    assert boards(unset_table(2))[0]["incomes"] == []


@rule("PH-4.5")
def test_a_trilith_is_full_when_no_stone_is_free() -> None:
    game = spring(2)
    give(game, 0, "blue white red grey")
    stone(game, "fishing", "white")
    assert not view(game, 0)["triliths"][FISHING]["full"]
    stone(game, "fishing", "white", "grey")
    assert view(game, 0)["triliths"][FISHING]["full"]
    assert refused(game, "fish 1") == "PH-4.5"


@rule("PH-6.3")
def test_a_field_within_reach_says_whether_its_steps_are_paid() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, "grey", bones=1)
    play(game, "spend_bone")
    pending: Any = view(game, 0)["pending"]
    assert {(each["steps"], each["paid"]) for each in pending["reach"]} == {
        (1, True),
        (2, False),
        (3, False),
    }


@rule("PH-15.2")
@pytest.mark.parametrize("viewer", [0, 1])
def test_all_points_are_told_before_the_end_and_counted_once_after_it(viewer: int) -> None:
    game = spring(2)
    paint(game, viewer, "1_1", "1_2")
    game.players[viewer].score = 30
    mine = boards(game, viewer)[viewer]
    won = sum(mine["final"].values())
    assert won >= 3
    assert (mine["earned"], mine["total"]) == (30, 30 + won)
    scoring.final_scoring(game)
    theirs = boards(game, 1 - viewer)[viewer]
    assert (theirs["score"], theirs["earned"], theirs["total"]) == (30 + won, 30, 30 + won)
    assert sum(theirs["final"].values()) == won
