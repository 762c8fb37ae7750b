"""Rulebook, "Frühjahr": weather, income, six actions, and the stones."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    found_camp,
    give,
    happens,
    leave_in_supply,
    on_stones,
    play,
    refused,
    resources,
    spring,
    stone,
)
from support.rules import rule
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    ACTING,
    ARRIVING,
    CAPSTONE,
    COLOURS,
    INCOME,
    LAYING,
    MIGRATION,
    SPRING,
    SPRING_BEGINS,
    SUMMER,
)


def second_spring(seats: int) -> Prehistory:
    """The beginning of the second spring, everybody with empty hands and the weather at its first position."""
    game = spring(seats)
    game.year, game.phase = 2, SPRING_BEGINS
    game.wheels = game.wheels[1:]
    return game


@rule("PH-4.1")
def test_every_year_the_weather_turns_by_one_and_brings_what_it_shows() -> None:
    game = second_spring(2)
    game.players[1].weather = 5
    game.settle()
    assert [player.weather for player in game.players] == [1, 0]
    assert resources(game, 0) == "blue blue blue red brown brown yellow white white"  # board a, position 2
    assert resources(game, 1) == "grey blue blue blue red red brown white white"  # board b, position 1
    assert (game.season, game.phase, game.turn) == (SPRING, ACTING, 0)


@rule("PH-4.2", "PH-14.3")
def test_before_the_income_the_wheel_may_be_turned_further_for_development_points() -> None:
    game = second_spring(3)
    give(game, 1, bones=2)
    game.settle()
    assert (game.phase, game.turn) == (INCOME, 1)
    assert resources(game, 0) != ""
    assert refused(game, "pass") == "PH-4.2"
    play(game, "turn_weather", "turn_weather")
    assert refused(game, "turn_weather") == "PH-14.3"
    play(game, "income")
    assert game.players[1].weather == 3
    assert resources(game, 1) == "grey grey grey blue red brown brown yellow yellow"  # board b, position 4
    assert game.phase == ACTING
    assert sum(game.players[2].resources) == 9


@rule("PH-4.1", "PH-1.5")
def test_what_the_supply_does_not_have_is_no_income() -> None:
    game = second_spring(2)
    give(game, 1, " ".join(["blue"] * (game.supply[1] - 2)))
    game.settle()
    play(game, "income")
    assert game.players[0].resources[1] == 2  # board a shows three
    assert game.supply[1] == 0


@rule("PH-4.3")
def test_in_turn_order_everybody_acts_or_passes_for_good_until_all_have_passed() -> None:
    game = spring(3)
    game.order = [2, 0, 1]
    game.turn = 2
    for seat in range(3):
        give(game, seat, "grey grey grey grey blue")
    play(game, "gather 1", "lay grey")
    assert game.turn == 0
    play(game, "pass")
    assert game.turn == 1
    play(game, "gather 2", "lay grey")
    assert game.turn == 2
    play(game, "pass")
    assert (game.turn, game.season) == (1, SPRING)
    assert refused(game, "skip") == "PH-4.3"
    play(game, "pass")
    assert (game.season, game.phase) == (SUMMER, CAPSTONE)


@rule("PH-4.4")
def test_an_action_costs_one_resource_of_any_colour_more_on_its_trilith() -> None:
    game = spring(2)
    give(game, 0, "grey white brown")
    play(game, "gather 1")
    assert (game.phase, game.turn) == (LAYING, 0)
    assert offered(game, "lay") == ["lay brown", "lay white"]
    assert refused(game, "lay grey") == "PH-4.4"
    assert refused(game, "gather 4") == "PH-4.4"
    play(game, "lay white")
    assert on_stones(game, "gathering") == ["white"]
    assert resources(game, 0) == "brown"


@rule("PH-4.5")
def test_when_both_stones_are_taken_the_action_is_closed_for_this_spring() -> None:
    game = spring(2)
    give(game, 0, "grey blue white red")
    give(game, 1, "grey blue blue")
    stone(game, "gathering", "red")
    play(game, "gather 1", "lay white")
    assert refused(game, "gather 2") == "PH-4.5"
    assert offered(game, "gather") == []


@rule("PH-4.5")
def test_one_player_may_take_both_stones() -> None:
    game = spring(2)
    give(game, 0, "grey blue white red red")
    play(game, "gather 1", "lay white")
    assert game.turn == 0  # the other has nothing to act with
    play(game, "gather 2", "lay red")
    assert on_stones(game, "gathering") == ["white", "red"]


@rule("PH-4.6")
def test_without_anything_left_for_the_stone_the_action_is_not_allowed() -> None:
    game = spring(2)
    give(game, 0, "grey")
    give(game, 1, "grey grey")
    assert refused(game, "gather 1") == "PH-4.6"
    give(game, 0, bones=1)
    assert refused(game, "gather 1") == "PH-4.6"
    give(game, 0, bones=1)
    assert refused(game, "gather 1") == ""
    play(game, "gather 1")
    assert offered(game, "lay", "turn", "turn_weather", "sell_resource") == []
    assert refused(game, "turn fishing left") == "PH-4.6"
    play(game, "buy_resource red", "lay red")
    assert on_stones(game, "gathering") == ["red"]
    assert game.players[0].bones == 0


@rule("PH-4.6")
def test_markers_may_be_given_for_the_development_points_that_buy_the_stone() -> None:
    game = spring(2)
    give(game, 0, "grey", "white", bones=1)
    give(game, 1, "grey grey")
    play(game, "gather 1")
    assert refused(game, "sell_marker white") == ""
    play(game, "sell_marker white", "buy_resource white", "lay white")
    assert on_stones(game, "gathering") == ["white"]


@rule("PH-4.6")
def test_the_last_resource_cannot_be_put_back_while_the_stone_is_due() -> None:
    game = spring(2)
    give(game, 0, "grey blue")
    play(game, "gather 1")
    assert refused(game, "sell_resource blue") == "PH-4.6"
    assert offered(game) == ["lay blue"]


@rule("PH-2.3")
def test_whoever_cannot_act_is_not_asked() -> None:
    game = spring(3)
    give(game, 0, "grey grey")
    give(game, 2, "blue blue")
    told = happens(game, "pass")
    assert {"kind": "passed", "player": 1} in told
    assert game.turn == 2
    assert game.passed == 0b011


@rule("PH-2.3")
@pytest.mark.parametrize(
    ("held", "markers", "bones", "asked"),
    [
        ("grey", "", 0, True),
        ("", "", 2, True),
        ("", "white", 1, True),
        ("", "", 1, False),
        ("", "white", 0, False),
    ],
)
def test_who_has_a_resource_or_can_buy_one_is_asked(held: str, markers: str, bones: int, asked: bool) -> None:
    game = spring(3)
    give(game, 0, "grey")
    give(game, 1, held, markers, bones)
    give(game, 2, "grey")
    play(game, "pass")
    assert game.turn == (1 if asked else 2)


@rule("PH-2.3", "PH-4.3")
def test_a_spring_in_which_nobody_can_act_is_over_at_once() -> None:
    game = second_spring(2)
    for colour, count in enumerate(game.supply):
        game.capstones[colour] += count
        game.supply[colour] = 0
    game.settle()
    assert (game.season, game.phase, game.turn) == (SUMMER, CAPSTONE, 1)


@rule("PH-2.3")
def test_spring_ends_when_all_stones_are_taken() -> None:
    game = spring(2)
    for deed in ("painting", "fishing", "hunting", "ceremony", "migration"):
        stone(game, deed, "grey", "blue")
    stone(game, "gathering", "red")
    give(game, 0, "grey white white white")
    give(game, 1, "grey white white white")
    play(game, "gather 1", "lay white")
    assert (game.season, game.phase, game.turn) == (SUMMER, CAPSTONE, 1)


@rule("PH-1.15")
def test_cubes_are_kept_from_year_to_year() -> None:
    game = second_spring(2)
    give(game, 0, "grey grey", "white white white")
    game.settle()
    play(game, "income")
    assert game.players[0].resources[0] == 2
    assert game.players[0].markers[5] == 3


@rule("PH-4.6")
@pytest.mark.parametrize(
    ("held", "markers", "bones", "left", "due"),
    [
        ("red", "", 0, 0, True),
        ("", "", 2, 1, True),
        ("", "", 2, 0, False),
        ("", "", 1, 5, False),
        ("", "white", 1, 0, True),
        ("", "white", 0, 5, False),
        ("", "", 0, 5, False),
    ],
)
def test_an_action_after_which_no_cube_can_be_had_ends_without_a_stone(
    held: str, markers: str, bones: int, left: int, due: bool
) -> None:
    game = spring(2)
    give(game, 0, held, markers, bones)
    found_camp(game, 0, "e4", 1)
    for colour in COLOURS:
        leave_in_supply(game, colour, left if colour == "grey" else 0)
    game.phase, game.deed, game.goal = ARRIVING, MIGRATION, 1
    play(game, "to e4")
    assert (game.phase, game.turn) == ((LAYING, 0) if due else (ACTING, 1))


@rule("PH-4.6")
@pytest.mark.parametrize(
    ("held", "markers", "bones", "line", "against"),
    [
        ("blue red", "", 0, "sell_resource blue", ""),
        ("blue", "", 0, "sell_resource blue", "PH-4.6"),
        ("blue", "", 1, "sell_resource blue", ""),
        ("blue", "white", 0, "sell_resource blue", ""),
        ("", "", 3, "buy_marker red", "PH-4.6"),
        ("", "", 4, "buy_marker red", ""),
        ("", "white", 3, "buy_marker red", ""),
        ("blue", "", 3, "buy_marker red", ""),
        ("", "", 2, "turn fishing left", "PH-4.6"),
        ("", "", 3, "turn fishing left", ""),
        ("", "", 2, "turn_weather", "PH-4.6"),
        ("", "white", 2, "turn_weather", ""),
        ("blue", "", 1, "turn_weather", ""),
        ("", "white white", 0, "sell_marker white", ""),
        ("", "", 2, "buy_resource red", ""),
    ],
)
def test_while_a_stone_is_due_nothing_is_given_away_that_it_needs(
    held: str, markers: str, bones: int, line: str, against: str
) -> None:
    game = spring(2)
    give(game, 0, held, markers, bones)
    game.phase, game.deed = LAYING, MIGRATION
    assert refused(game, line) == against


@rule("PH-4.6")
@pytest.mark.parametrize(
    ("markers", "bones", "against"),
    [("", 2, ""), ("white", 1, ""), ("white white", 0, ""), ("", 1, "PH-4.6"), ("white", 0, "PH-4.6")],
)
@pytest.mark.parametrize("line", ["fish 1", "migrate 1", "gather 6", "paint 2_2"])
def test_two_development_points_or_markers_are_enough_for_a_stone(
    line: str, markers: str, bones: int, against: str
) -> None:
    game = spring(2)
    give(game, 0, "grey red white" if line.startswith("paint") else "white", markers, bones)
    assert refused(game, line) == against
