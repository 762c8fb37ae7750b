"""Rulebook, action "Fischerei"."""

import pytest

from support.playing import offered
from support.prehistory.playing import give, markers, play, refused, resources, spring, summer, turn_to
from support.rules import rule
from trilith.games.prehistory.names import ACTING, FISHING, LAYING, PAYING


@rule("PH-9.1")
@pytest.mark.parametrize(
    ("have", "values"),
    [
        ("blue grey", 1),
        ("blue white grey", 2),
        ("blue white red grey", 3),
        ("blue blue blue", 1),
        ("grey grey", 0),
    ],
)
def test_a_fish_costs_as_many_different_resources_as_its_value(have: str, values: int) -> None:
    game = spring(2)
    give(game, 0, have)
    assert offered(game, "fish") == [f"fish {value}" for value in range(1, values + 1)]
    if values < 3:
        assert refused(game, f"fish {values + 1}") == "PH-9.1"


@rule("PH-9.1", "PH-4.7")
def test_the_kinds_are_paid_one_after_the_other_in_the_order_of_colours() -> None:
    game = spring(2)
    give(game, 0, "blue blue red white grey")
    play(game, "fish 2")
    assert game.phase == PAYING
    assert offered(game) == ["pay blue", "pay red"]
    assert refused(game, "pay white") == "PH-4.7"
    assert refused(game, "pay grey") == "PH-9.1"
    assert refused(game, "turn fishing left") == "PH-14.1"
    assert refused(game, "fish 1") == "PH-9.1"
    play(game, "pay blue")
    assert refused(game, "pay blue") == "PH-4.7"
    assert offered(game) == ["pay red", "pay white"]
    play(game, "pay white")
    assert (game.phase, resources(game, 0)) == (LAYING, "grey blue red")


@rule("PH-9.1")
def test_where_there_is_no_choice_the_price_is_paid_at_once() -> None:
    game = spring(2)
    give(game, 0, "blue red grey")
    play(game, "fish 2")
    assert (game.phase, resources(game, 0)) == (LAYING, "grey")


@rule("PH-9.1", "PH-14.2")
def test_a_turn_of_the_wheel_brings_other_colours() -> None:
    game = spring(2)
    give(game, 0, "yellow yellow", bones=1)
    assert offered(game, "fish") == []
    play(game, "turn fishing left")
    assert offered(game, "fish") == []
    turn_to(game, "fishing", 1)
    give(game, 0, bones=1)
    play(game, "turn fishing right")
    assert offered(game, "fish") == ["fish 1"]


@rule("PH-9.2")
@pytest.mark.parametrize(("before", "value", "after"), [(0, 1, 1), (4, 3, 7), (22, 2, 24), (23, 3, 24)])
def test_the_marker_goes_forward_by_the_fishs_value_to_the_end_of_the_track(
    before: int, value: int, after: int
) -> None:
    game = summer(2, FISHING)
    give(game, 0, "", "blue blue blue white")
    game.players[0].track = before
    play(game, f"fish {value}")
    assert game.players[0].track == after
    assert game.players[0].fish[value - 1] == 1
    assert game.fish[value - 1] == 1


@rule("PH-9.3")
def test_in_summer_a_fish_costs_blue_markers() -> None:
    game = summer(2, FISHING)
    give(game, 0, "blue blue", "blue blue")
    assert offered(game, "fish") == ["fish 1", "fish 2"]
    assert refused(game, "fish 3") == "PH-9.3"
    play(game, "fish 2")
    assert (markers(game, 0), resources(game, 0)) == ("", "blue blue")


@rule("PH-1.8")
def test_only_a_fish_that_lies_open_can_be_caught() -> None:
    game = spring(2)
    game.fish[0] = 0
    give(game, 0, "blue white grey")
    assert offered(game, "fish") == ["fish 2"]
    assert refused(game, "fish 1") == "PH-1.8"


@rule("PH-4.6")
def test_a_fish_that_leaves_nothing_for_the_stone_cannot_be_caught() -> None:
    game = spring(2)
    give(game, 0, "blue white")
    assert refused(game, "fish 2") == "PH-4.6"
    assert game.phase == ACTING
