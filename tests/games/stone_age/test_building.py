"""Rulebook page 7: buildings and the three ways to pay for them."""

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import (
    BUILDING_1,
    BUILDING_2,
    BUILDING_4,
    building,
    give,
    lay_building,
    new_game,
    people_on,
    play,
    refused,
    send,
)
from support.worked_examples import as_told
from trilith.core.chance import EVERYONE, Draw
from trilith.core.state import CHANCE
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import ACTING, FIELD, NOTHING, PLACING, REVEALING, STONE, WOOD

FIXED = [
    ("wood_wood_brick", [2, 1, 0, 0], 10),
    ("wood_wood_stone", [2, 0, 1, 0], 11),
    ("wood_brick_brick", [1, 2, 0, 0], 11),
    ("wood_wood_gold", [2, 0, 0, 1], 12),
    ("wood_brick_stone", [1, 1, 1, 0], 12),
    ("wood_stone_stone", [1, 0, 2, 0], 13),
    ("brick_brick_stone", [0, 2, 1, 0], 13),
    ("wood_brick_gold", [1, 1, 0, 1], 13),
    ("brick_brick_gold", [0, 2, 0, 1], 14),
    ("brick_stone_stone", [0, 1, 2, 0], 14),
    ("wood_stone_gold", [1, 0, 1, 1], 14),
    ("brick_stone_gold", [0, 1, 1, 1], 15),
    ("stone_stone_gold", [0, 0, 2, 1], 16),
]
EXACT = [
    ("four_of_one", [0, 4, 0, 0], 16),
    ("four_of_two", [1, 0, 3, 0], 18),
    ("four_of_three", [1, 0, 1, 2], 20),
    ("four_of_four", [1, 1, 1, 1], 18),
    ("five_of_one", [0, 0, 0, 5], 30),
    ("five_of_two", [4, 1, 0, 0], 16),
    ("five_of_three", [0, 1, 1, 3], 27),
    ("five_of_four", [2, 1, 1, 1], 21),
]
FREE = [
    ([1, 0, 0, 0], 3),
    ([0, 1, 0, 0], 4),
    ([0, 0, 1, 0], 5),
    ([0, 0, 0, 1], 6),
    ([1, 1, 1, 1], 18),
    ([2, 0, 4, 0], 26),
    ([0, 0, 0, 7], 42),
    ([2, 2, 2, 1], 30),
]


def before_a_building(name: str, *resources: int) -> StoneAge:
    """A table on which the first player stands on this building with these resources and has a person in the field."""
    game = people_on(2, BUILDING_1, 1)
    send(game, 0, FIELD, 1)
    lay_building(game, BUILDING_1, name)
    give(game, 0, *resources)
    return game


def payment(resources: list[int]) -> list[str]:
    """The lines in which these resources are paid."""
    names = ("wood", "brick", "stone", "gold")
    return [f"pay {name}" for name, count in zip(names, resources, strict=True) for _ in range(count)]


def test_every_kind_of_building_is_tried_here() -> None:
    tried = [*(name for name, _, _ in FIXED), *(name for name, _, _ in EXACT), "one_to_seven"]
    assert sorted(tried) == sorted(new_game(2).box.building_names)


@rule("SA-7.1")
@pytest.mark.parametrize(("name", "price", "points"), FIXED)
def test_given_resources_are_paid_at_once_for_the_points_printed(
    name: str, price: list[int], points: int
) -> None:
    game = before_a_building(name, *(count + 1 for count in price))
    play(game, "buy building_1")
    player = game.players[0]
    assert player.goods == [12, 1, 1, 1, 1]
    assert player.score == points
    assert player.buildings == (building(name),)
    assert (game.due, game.paid, game.phase) == (0, [0, 0, 0, 0, 0], REVEALING)


@rule("SA-7.1")
@pytest.mark.parametrize(("name", "price", "points"), FIXED)
def test_given_resources_cannot_be_replaced_by_others(name: str, price: list[int], points: int) -> None:
    for good in range(4):
        short = [9, 9, 9, 9]
        short[good] = price[good] - 1
        if price[good]:
            assert refused(before_a_building(name, *short), "buy building_1") == "SA-7.1"
    assert refused(before_a_building(name, *price), "buy building_1") == ""


@rule("SA-7.1")
def test_yellow_of_the_rulebook_scores_ten_for_two_wood_and_a_brick() -> None:
    game = before_a_building("wood_wood_brick", 2, 1)
    play(game, "buy building_1", "building four_of_one")
    assert (game.players[0].score, game.players[0].goods) == (10, [12, 0, 0, 0, 0])
    as_told("stone_age", "building", 2, 1, game.players[0].score)


@rule("SA-7.2")
@pytest.mark.parametrize(("name", "price", "points"), EXACT)
def test_chosen_resources_score_their_worth(name: str, price: list[int], points: int) -> None:
    game = before_a_building(name, *price)
    play(game, "buy building_1", *payment(price))
    player = game.players[0]
    assert (player.score, player.goods, player.buildings) == (points, [12, 0, 0, 0, 0], (building(name),))
    assert (game.due, game.paid, game.phase) == (0, [0, 0, 0, 0, 0], REVEALING)


@rule("SA-7.2")
def test_blue_of_the_rulebook_scores_18_for_three_stone_and_a_wood() -> None:
    game = before_a_building("four_of_two", 1, 0, 3)
    play(game, "buy building_1", "pay wood", "pay stone", "pay stone", "pay stone")
    assert game.players[0].score == 18
    worth = game.box.worth
    as_told("stone_age", "exact", 4, 2, 3, worth[STONE], 1, worth[WOOD], game.players[0].score)


@rule("SA-7.2")
def test_a_payment_of_the_wrong_kinds_is_refused() -> None:
    game = before_a_building("four_of_two", 3, 1, 1)
    play(game, "buy building_1")
    assert refused(game, "pay brick") == "SA-7.2"
    assert refused(game, "pay gold") == "SA-7.2"
    play(game, "pay wood", "pay wood")
    assert refused(game, "pay brick") == "SA-7.2"
    play(game, "pay wood")
    assert refused(game, "pay wood") == "SA-7.2"
    assert offered(game) == ["pay brick", "pay stone"]


@rule("SA-7.2")
@pytest.mark.parametrize("line", ["done", "keep", "leave building_1", "starve"])
def test_while_an_exact_price_is_paid_nothing_else_is_done(line: str) -> None:
    game = before_a_building("four_of_one", 4)
    play(game, "buy building_1", "pay wood")
    assert refused(game, line) == "SA-7.2"


@rule("SA-7.3")
@pytest.mark.parametrize(("price", "points"), FREE)
def test_one_to_seven_resources_of_any_kind_score_their_worth(price: list[int], points: int) -> None:
    game = before_a_building("one_to_seven", *price)
    enough = [] if sum(price) == 7 else ["done"]
    play(game, "buy building_1", *payment(price), *enough)
    player = game.players[0]
    assert (player.score, player.goods) == (points, [12, 0, 0, 0, 0])
    assert player.buildings == (building("one_to_seven"),)
    assert (game.due, game.paid, game.phase) == (0, [0, 0, 0, 0, 0], REVEALING)


@rule("SA-7.3")
def test_for_a_free_price_something_must_be_paid_and_seven_are_the_most() -> None:
    game = before_a_building("one_to_seven", 8)
    play(game, "buy building_1")
    assert refused(game, "done") == "SA-7.3"
    assert refused(game, "pay gold") == "SA-7.3"
    for _ in range(6):
        play(game, "pay wood")
        assert offered(game) == ["pay wood", "done"]
    play(game, "pay wood")
    assert (game.phase, game.players[0].goods[1], game.players[0].score) == (REVEALING, 1, 21)


@rule("SA-6.19", "SA-7.3")
@pytest.mark.parametrize(
    ("line", "number"), [("pay wood", "SA-6.19"), ("keep", "SA-7.3"), ("starve", "SA-7.3")]
)
def test_a_free_price_is_paid_in_order_and_nothing_else_is_done(line: str, number: str) -> None:
    game = before_a_building("one_to_seven", 1, 1)
    play(game, "buy building_1", "pay brick")
    assert refused(game, line) == number


@rule("SA-7.5")
def test_the_next_building_is_turned_up_at_once() -> None:
    game = people_on(4, BUILDING_4, 1)
    send(game, 0, FIELD, 1)
    give(game, 0, brick=1, stone=1, gold=1)
    play(game, "buy building_4")
    assert (game.actor(), game.tops[3], game.heights) == (CHANCE, NOTHING, [7, 7, 7, 6])
    reveal = game.chance()
    assert isinstance(reveal, Draw)
    assert (reveal.bag, reveal.seen_by) == (game.tiles, EVERYONE)
    play(game, "building five_of_four")
    assert game.tops[3] == building("five_of_four")
    assert len(game.tiles) == 28 - 4 - 1
    assert building("five_of_four") not in game.tiles
    assert (game.phase, offered(game)) == (ACTING, ["take field"])


@rule("SA-7.5")
def test_the_new_building_can_be_taken_in_the_next_round() -> None:
    game = people_on(2, BUILDING_1, 1)
    give(game, 0, wood=2, brick=1)
    play(game, "buy building_1", "building five_of_four")
    assert game.phase == PLACING
    assert refused(game, "place building_1 1") == ""


@rule("SA-7.5", "SA-9.5")
def test_after_the_last_building_of_a_stack_nothing_is_turned_up() -> None:
    game = before_a_building("wood_wood_brick", 2, 1)
    game.heights[0] = 1
    unseen = game.tiles
    play(game, "buy building_1")
    assert (game.tops[0], game.heights, game.tiles) == (NOTHING, [0, 7], unseen)
    assert (game.phase, offered(game)) == (ACTING, ["take field"])


@rule("SA-7.5")
def test_an_empty_stack_stays_empty_when_another_building_is_turned_up() -> None:
    game = before_a_building("wood_wood_brick", 2, 1)
    send(game, 0, BUILDING_2, 1)
    game.heights[0] = 1
    play(game, "buy building_1")
    give(game, 0, wood=2, brick=2)
    play(game, "buy building_2", *payment([2, 2, 0, 0]), "building five_of_four")
    assert game.tops == [NOTHING, building("five_of_four")]


@rule("SA-7.6")
def test_more_than_five_buildings_are_kept_in_the_order_they_came() -> None:
    game = before_a_building("wood_wood_brick", 2, 1)
    earlier = [building("one_to_seven")] * 5
    game.players[0].buildings = tuple(earlier)
    play(game, "buy building_1")
    assert list(game.players[0].buildings) == [*earlier, building("wood_wood_brick")]
