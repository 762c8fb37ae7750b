"""Rulebook, action "Jagen"."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    give,
    happens,
    hunt,
    lay_prey,
    leave_in_supply,
    markers,
    on_stones,
    play,
    prey,
    refused,
    resources,
    spring,
    summer,
)
from support.rules import rule
from trilith.games.prehistory.names import (
    BROWN,
    COLOURS,
    GIVES_ANY_MARKER,
    GIVES_ANY_RESOURCE,
    GIVES_BONES,
    GIVES_MARKER,
    GIVES_MEMBER,
    GIVES_POINTS,
    GIVES_RESOURCE,
    HUNTING,
    LAYING,
    NOTHING,
    PAYING,
    WHITE,
)
from trilith.games.prehistory.rules import paying


@rule("PH-11.1")
def test_in_spring_a_card_costs_as_many_different_resources_as_its_value() -> None:
    game = spring(2)
    lay_prey(game, 1, "bear_1")
    lay_prey(game, 2, "bear_2")
    lay_prey(game, 3, "bear_3")
    game.prey[3] = game.prey[4] = NOTHING
    give(game, 0, "brown brown yellow white")
    assert offered(game, "hunt") == ["hunt 1", "hunt 2"]
    assert refused(game, "hunt 3") == "PH-11.1"
    assert refused(game, "hunt 4") == "PH-1.9"
    game.prey[0], game.prey[3] = NOTHING, game.prey[0]
    assert offered(game, "hunt") == ["hunt 2", "hunt 4"]
    game.prey[0], game.prey[3] = game.prey[3], NOTHING
    play(game, "hunt 1")
    assert game.phase == PAYING
    play(game, "pay yellow")
    assert (game.phase, resources(game, 0)) == (LAYING, "blue brown brown white")
    assert game.players[0].hunted == (prey("bear_1"),)
    assert game.prey[0] == NOTHING


@rule("PH-11.2")
def test_an_animals_points_and_reward_come_at_once() -> None:
    game = summer(2, HUNTING)
    lay_prey(game, 1, "horse_3")
    give(game, 0, "", "brown brown brown")
    play(game, "hunt 1")
    assert (game.players[0].score, markers(game, 0)) == (3, "white")


@rule("PH-11.3")
def test_a_footprint_repeats_the_earlier_ones_of_its_animal() -> None:
    game = summer(2, HUNTING)
    hunt(game, 0, "elephant_footprint_1", "bison_footprint_2", "elephant_3")
    lay_prey(game, 1, "elephant_footprint_2")
    give(game, 0, "", "brown brown")
    told = happens(game, "hunt 1")
    assert (markers(game, 0), game.players[0].bones, game.players[0].score) == ("grey", 1, 0)
    kinds = [each["kind"] for each in told if each["player"] == 0]
    assert kinds[:5] == ["markers_paid", "hunted", "markers_gained", "footprint_again", "bones_gained"]


@rule("PH-11.3")
def test_an_animal_repeats_nothing() -> None:
    game = summer(2, HUNTING)
    hunt(game, 0, "elephant_footprint_1")
    lay_prey(game, 1, "elephant_1")
    give(game, 0, "", "brown")
    play(game, "hunt 1")
    assert (game.players[0].bones, resources(game, 0), game.players[0].score) == (0, "brown", 1)


@rule("PH-11.4")
def test_in_summer_a_card_costs_brown_markers() -> None:
    game = summer(2, HUNTING)
    give(game, 0, "brown brown brown", "brown brown white")
    assert offered(game, "hunt") == ["hunt 1", "hunt 2", "hunt 4", "hunt 5"]  # 1, 2, 3, footprints 1 and 2
    assert refused(game, "hunt 3") == "PH-11.4"
    play(game, "hunt 2")
    assert markers(game, 0) == "white"


@rule("PH-4.6")
def test_a_resource_that_a_card_brings_may_be_laid_on_the_stone() -> None:
    game = spring(2)
    lay_prey(game, 1, "horse_1")
    lay_prey(game, 2, "elephant_footprint_1")
    give(game, 0, "brown")
    give(game, 1, "brown")
    assert refused(game, "hunt 2") == "PH-4.6"
    play(game, "hunt 1", "lay white")
    assert on_stones(game, "hunting") == ["white"]


@rule("PH-1.5")
def test_a_reward_that_the_supply_does_not_have_is_lost_and_told() -> None:
    game = summer(2, HUNTING)
    lay_prey(game, 1, "horse_3")
    give(game, 0, "", "brown brown brown")
    give(game, 1, " ".join(["white"] * game.supply[5]))
    told = happens(game, "hunt 1")
    assert markers(game, 0) == ""
    assert {"kind": "shortage", "player": 0, "colour": "white"} in told


@rule("PH-4.6", "PH-1.5")
def test_the_resource_that_a_card_brings_may_be_the_cube_that_was_paid_for_it() -> None:
    game = spring(2)
    lay_prey(game, 1, "elephant_1")
    give(game, 0, "brown")
    leave_in_supply(game, "brown", 0)
    play(game, "hunt 1", "lay brown")
    assert on_stones(game, "hunting") == ["brown"]


@rule("PH-4.6", "PH-11.3")
def test_what_earlier_footprints_bring_again_may_pay_for_the_stone() -> None:
    game = spring(2)
    lay_prey(game, 1, "elephant_footprint_1")
    give(game, 0, "brown")
    give(game, 1, "brown")
    assert refused(game, "hunt 1") == "PH-4.6"
    hunt(game, 0, "elephant_footprint_2")  # a bone, and a grey marker again
    play(game, "hunt 1", "sell_marker grey", "buy_resource white", "lay white")
    assert on_stones(game, "hunting") == ["white"]


@rule("PH-4.6", "PH-1.5")
@pytest.mark.parametrize(
    ("reward", "left", "worth"),
    [
        ((GIVES_RESOURCE, WHITE), 1, 2),
        ((GIVES_RESOURCE, WHITE), 0, 0),
        ((GIVES_MARKER, WHITE), 1, 1),
        ((GIVES_RESOURCE, WHITE, GIVES_MARKER, WHITE), 1, 2),
        ((GIVES_MARKER, WHITE, GIVES_RESOURCE, WHITE), 1, 1),
        ((GIVES_BONES, 2, GIVES_POINTS, 5, GIVES_MEMBER, 1), 0, 2),
        ((GIVES_ANY_RESOURCE, 2), 0, 2),
        ((GIVES_ANY_RESOURCE, 2), 1, 4),
        ((GIVES_ANY_RESOURCE, 1, GIVES_ANY_RESOURCE, 1), 1, 4),
        ((GIVES_ANY_MARKER, 1, GIVES_ANY_MARKER, 1), 1, 2),
        ((GIVES_BONES, 1, GIVES_BONES, 1), 0, 2),
        ((GIVES_ANY_MARKER, 3), 1, 2),
        ((GIVES_ANY_MARKER, 2, GIVES_ANY_RESOURCE, 1), 1, 3),
        ((GIVES_ANY_RESOURCE, 1, GIVES_MARKER, BROWN, GIVES_MARKER, WHITE), 1, 2),
    ],
)
def test_rewards_bring_a_stone_no_nearer_than_the_supply_can(
    reward: tuple[int, ...], left: int, worth: int
) -> None:
    game = spring(2)
    give(game, 0, "brown")  # is paid: the only brown cube in the supply
    for colour in COLOURS:
        leave_in_supply(game, colour, left if colour == "white" else 0)
    assert paying.towards_a_stone(game, game.players[0], [reward]) == worth
