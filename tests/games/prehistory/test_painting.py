"""Rulebook, action "Felsmalerei"."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    give,
    leave_in_supply,
    markers,
    on_stones,
    paint,
    play,
    refused,
    resources,
    spring,
    summer,
    turn_to,
)
from support.rules import rule
from trilith.games.prehistory.names import PAINTING


@rule("PH-8.1")
def test_each_piece_is_painted_once() -> None:
    game = summer(2, PAINTING)
    give(game, 0, "", "grey grey grey")
    paint(game, 0, "1_2", "2_2")
    assert offered(game, "paint") == [
        "paint 1_1",
        "paint 1_3",
        "paint 2_1",
        "paint 2_3",
        "paint 3_1",
        "paint 3_2",
        "paint 3_3",
    ]
    assert refused(game, "paint 2_2") == "PH-8.1"
    play(game, "paint 1_3")
    assert game.players[0].painted == 0b000010110


@rule("PH-8.1")
def test_others_may_paint_the_same_piece() -> None:
    game = summer(2, PAINTING)
    paint(game, 1, "1_2")
    give(game, 0, "", "grey")
    assert refused(game, "paint 1_2") == ""


@rule("PH-8.2")
@pytest.mark.parametrize(
    ("position", "colours"), [(0, "grey white"), (1, "red blue"), (2, "grey brown"), (5, "blue yellow")]
)
def test_in_spring_each_symbol_costs_the_colour_that_faces_it(position: int, colours: str) -> None:
    game = spring(2)
    turn_to(game, "painting", position)
    give(game, 0, "brown brown")
    give(game, 0, colours if position != 2 else "grey")
    play(game, "paint 1_1")  # hand, sun
    left = {0: "brown brown", 1: "brown brown", 2: "brown", 5: "brown brown"}[position]
    assert resources(game, 0) == left


@rule("PH-8.2")
def test_without_the_colour_of_a_symbol_the_piece_cannot_be_painted() -> None:
    game = spring(2)
    give(game, 0, "grey grey grey grey")
    assert refused(game, "paint 1_1") == "PH-8.2"
    assert offered(game, "paint") == []


@rule("PH-8.3")
def test_in_summer_each_symbol_costs_a_grey_marker() -> None:
    game = summer(2, PAINTING)
    give(game, 0, "grey grey grey", "grey grey blue")
    assert offered(game, "paint") == [
        "paint 1_1",
        "paint 1_2",
        "paint 2_1",
        "paint 2_3",
        "paint 3_2",
        "paint 3_3",
    ]
    assert refused(game, "paint 2_2") == "PH-8.3"
    play(game, "paint 2_3")
    assert markers(game, 0) == "blue"


@rule("PH-8.4")
@pytest.mark.parametrize(
    ("painted", "new", "gains", "bones"),
    [
        ([], "2_2", "", 0),
        (["1_1"], "1_2", "yellow", 0),
        (["1_3"], "1_2", "yellow", 0),
        (["2_1"], "2_2", "", 1),
        (["3_2"], "3_3", "brown", 0),
        (["1_1"], "2_1", "blue", 0),
        (["3_2"], "2_2", "", 1),
        (["3_3"], "2_3", "white", 0),
        (["1_1", "3_3"], "2_2", "", 0),
        (["1_2", "2_1", "2_3", "3_2"], "2_2", "", 4),
        (["1_3"], "2_1", "", 0),
        (["3_1"], "2_3", "", 0),
    ],
)
def test_every_touching_piece_brings_the_bonus_of_its_row_or_column(
    painted: list[str], new: str, gains: str, bones: int
) -> None:
    game = summer(2, PAINTING)
    paint(game, 0, *painted)
    give(game, 0, "", " ".join(["grey"] * (3 if new == "2_2" else 2 if new in ("2_3",) else 1)))
    play(game, f"paint {new}")
    assert markers(game, 0) == gains
    assert game.players[0].bones == bones


@rule("PH-4.6", "PH-8.4")
def test_two_bones_that_a_piece_brings_may_buy_its_stone() -> None:
    game = spring(2)
    give(game, 0, "grey red white")
    give(game, 1, "grey")
    paint(game, 0, "1_2", "2_1")
    play(game, "paint 2_2", "buy_resource red", "lay red")
    assert on_stones(game, "painting") == ["red"]


@rule("PH-4.6")
def test_one_bone_that_a_piece_brings_is_not_enough_for_its_stone() -> None:
    game = spring(2)
    give(game, 0, "grey red white")
    paint(game, 0, "1_2")
    assert refused(game, "paint 2_2") == "PH-4.6"


@rule("PH-4.6", "PH-1.5")
@pytest.mark.parametrize(("left", "against"), [(0, "PH-4.6"), (1, "PH-4.6"), (2, "")])
def test_two_equal_markers_that_a_piece_brings_pay_for_its_stone_only_if_the_supply_has_both(
    left: int, against: str
) -> None:
    game = spring(2)
    give(game, 0, "red")
    paint(game, 0, "1_1", "1_3")
    leave_in_supply(game, "yellow", left)
    assert refused(game, "paint 1_2") == against


@rule("PH-4.6", "PH-1.5")
def test_the_marker_that_a_piece_brings_may_be_the_cube_that_was_paid_for_it() -> None:
    game = spring(2)
    turn_to(game, "painting", 2)
    give(game, 0, "yellow")
    paint(game, 0, "1_1", "2_2")  # a yellow marker and a development point
    leave_in_supply(game, "yellow", 0)
    play(game, "paint 1_2", "sell_marker yellow", "buy_resource grey", "lay grey")
    assert on_stones(game, "painting") == ["grey"]
