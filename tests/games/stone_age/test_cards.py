"""Rulebook page 6 and overview sheet: buying civilization cards, and what their upper halves do."""

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import (
    CARD_1,
    CARD_2,
    CARD_3,
    card,
    give,
    lay_card,
    new_game,
    people_on,
    play,
    refused,
    send,
)
from trilith.core.chance import Draw, RollEach
from trilith.core.state import SPECTATOR
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    ACTING,
    DRAWING,
    FIELD,
    GOODS,
    NOTHING,
    ROLLING,
    ROLLING_FOR_ALL,
    TOOL_MAKER,
)
from trilith.games.stone_age.view import view

FOOD = {
    "pottery_food_7": 7,
    "healing_food_5": 5,
    "weaving_food_3": 3,
    "weaving_food_1": 1,
    "farmers_2_food_3": 3,
    "builder_food_4": 4,
    "builders_2_food_2": 2,
}
RESOURCES = {
    "transport_stone_2": [0, 0, 2, 0],
    "farmer_stone": [0, 0, 1, 0],
    "shaman_stone": [0, 0, 1, 0],
    "shaman_gold": [0, 0, 0, 1],
    "shamans_2_brick": [0, 1, 0, 0],
}
ROLLS = {
    "shamans_2_wood_roll": ("wood", [4, 0, 0, 0]),
    "shaman_stone_roll": ("stone", [0, 0, 2, 0]),
    "art_gold_roll": ("gold", [0, 0, 0, 2]),
}
POINTS = ["music_points", "builders_3_points"]
STEPS = ["time_field", "farmer_field"]
ONE_USE = {"toolmaker_one_use_4": 4, "toolmaker_one_use_3": 3, "toolmakers_2_one_use_2": 2}
DICE = [
    "pottery_dice",
    "time_dice",
    "transport_dice",
    "writing_dice",
    "farmer_dice",
    "farmers_2_dice",
    "toolmakers_2_dice",
    "builder_dice",
    "builders_2_dice",
]


def bought(name: str) -> StoneAge:
    """A table on which the first player has just paid one wood for this card and still has a person out."""
    game = people_on(2, CARD_1, 1)
    send(game, 0, FIELD, 1)
    lay_card(game, CARD_1, name)
    give(game, 0, wood=1)
    play(game, "buy card_1", "pay wood")
    return game


def assert_gained(
    game: StoneAge, food: int, resources: list[int], score: int, track: int, tools: list[int]
) -> None:
    """Check that the first player has gained exactly this, and the second nothing."""
    player, other = game.players
    assert player.goods == [12 + food, *resources]
    assert (player.score, player.track, player.tools) == (score, track, tools)
    assert (other.goods, other.score, other.track, other.tools) == ([12, 0, 0, 0, 0], 0, 0, [0, 0, 0])
    assert (game.phase, game.turn) == (ACTING, 0)


def test_every_kind_of_card_is_tried_here() -> None:
    others = ["art_tool", "writing_card", "healing_choice"]
    tried = [*FOOD, *RESOURCES, *ROLLS, *POINTS, *STEPS, *ONE_USE, *DICE, *others]
    assert sorted(tried) == sorted(new_game(2).box.card_names)


@rule("SA-6.1")
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_from_right_to_left_cards_cost_one_to_four_resources(price: int) -> None:
    game = people_on(2, CARD_1 + price - 1, 1)
    send(game, 0, FIELD, 1)
    give(game, 0, stone=price)
    play(game, f"buy card_{price}")
    for _ in range(price):
        assert offered(game) == ["pay stone"]
        assert NOTHING not in game.display
        play(game, "pay stone")
    assert [slot for slot in range(4) if game.display[slot] == NOTHING] == [price - 1]
    assert game.players[0].goods[1:] == [0, 0, 0, 0]
    assert len(game.players[0].cards) == 1
    assert (game.due, game.paid) == (0, [0, 0, 0, 0, 0])


@rule("SA-6.1")
def test_any_resources_pay_for_a_card_but_food_does_not() -> None:
    game = people_on(2, CARD_3, 1)
    send(game, 0, FIELD, 1)
    give(game, 0, wood=1, brick=1, gold=2)
    play(game, "buy card_3", "pay brick", "pay gold", "pay gold")
    assert game.players[0].goods == [12 + 3, 1, 0, 0, 0]  # the card itself brings 3 food
    game = people_on(2, CARD_1, 1)
    assert refused(game, "buy card_1") == "SA-6.1"


@rule("SA-6.3")
def test_bought_cards_lie_face_down_and_only_their_owner_may_look() -> None:
    game = bought("farmer_stone")
    assert game.players[0].cards == (card("farmer_stone"),)
    boards = [view(game, viewer)["players"] for viewer in (0, 1, SPECTATOR)]
    first_boards = [board[0] for board in boards if isinstance(board, list)]
    assert [board["face_down"] for board in first_boards] == [1, 1, 1]
    assert [board.get("cards") for board in first_boards] == [["farmer_stone"], None, None]


@rule("SA-6.4", "SA-6.8")
@pytest.mark.parametrize(("name", "food"), FOOD.items())
def test_food_cards_bring_the_food_they_show(name: str, food: int) -> None:
    assert_gained(bought(name), food, [0, 0, 0, 0], 0, 0, [0, 0, 0])


@rule("SA-6.9")
@pytest.mark.parametrize(("name", "resources"), RESOURCES.items())
def test_resource_cards_bring_the_resources_they_show(name: str, resources: list[int]) -> None:
    assert_gained(bought(name), 0, resources, 0, 0, [0, 0, 0])


@rule("SA-6.10")
@pytest.mark.parametrize(("name", "rolled_for"), ROLLS.items())
def test_resource_rolls_bring_as_much_as_gathering_with_two_dice(
    name: str, rolled_for: tuple[str, list[int]]
) -> None:
    game = bought(name)
    assert (game.phase, GOODS[game.good]) == (ROLLING, rolled_for[0])
    play(game, "roll 6 6", "keep")
    assert_gained(game, 0, rolled_for[1], 0, 0, [0, 0, 0])
    assert (game.players[0].home, offered(game)) == (4, ["take field"])


@rule("SA-6.10", "SA-6.16")
def test_unused_tools_and_one_use_tools_help_a_resource_roll() -> None:
    game = people_on(2, CARD_1, 1)
    send(game, 0, FIELD, 1)
    lay_card(game, CARD_1, "art_gold_roll")
    give(game, 0, wood=1)
    player = game.players[0]
    player.tools, player.used = [1, 2, 0], [1, 0, 0]
    player.opened = (card("toolmaker_one_use_3"),)
    play(game, "buy card_1", "pay wood", "roll 3 4")
    assert offered(game) == ["tool 2", "one_use 3", "keep"]
    play(game, "tool 2", "one_use 3", "keep")
    assert player.goods[1:] == [0, 0, 0, 2]


@rule("SA-6.11")
@pytest.mark.parametrize("name", POINTS)
def test_point_cards_score_three_at_once(name: str) -> None:
    assert_gained(bought(name), 0, [0, 0, 0, 0], 3, 0, [0, 0, 0])


@rule("SA-6.12")
def test_the_tool_card_brings_a_tool() -> None:
    assert_gained(bought("art_tool"), 0, [0, 0, 0, 0], 0, 0, [1, 0, 0])


@rule("SA-6.13")
@pytest.mark.parametrize("name", STEPS)
def test_food_track_cards_are_a_step_up_the_food_track(name: str) -> None:
    assert_gained(bought(name), 0, [0, 0, 0, 0], 0, 1, [0, 0, 0])


@rule("SA-6.14", "SA-6.4")
@pytest.mark.parametrize("drawn", ["music_points", "farmer_dice", "shaman_gold", "toolmaker_one_use_4"])
def test_the_extra_card_is_kept_for_the_final_scoring_and_does_nothing_else(drawn: str) -> None:
    game = bought("writing_card")
    assert game.phase == DRAWING
    play(game, f"card {drawn}")
    assert_gained(game, 0, [0, 0, 0, 0], 0, 0, [0, 0, 0])
    player = game.players[0]
    assert (player.cards, player.drawn, player.opened) == ((card("writing_card"),), (card(drawn),), ())
    assert len(game.pile) == 36 - 4 - 1
    assert game.pile.count(card(drawn)) == (1 if drawn == "music_points" else 0)


@rule("SA-6.14")
def test_only_whoever_draws_the_extra_card_sees_it() -> None:
    game = new_game(2)
    send(game, 1, CARD_2, 1)
    lay_card(game, CARD_2, "writing_card")
    give(game, 1, gold=2)
    game.phase, game.turn = ACTING, 1
    play(game, "buy card_2", "pay gold", "pay gold")
    draw = game.chance()
    assert isinstance(draw, Draw)
    assert (draw.seen_by, draw.bag) == (1, game.pile)


@rule("SA-6.15")
def test_from_an_empty_pile_there_is_no_extra_card() -> None:
    game = people_on(2, CARD_1, 1)
    send(game, 0, TOOL_MAKER, 1)
    lay_card(game, CARD_1, "writing_card")
    give(game, 0, wood=1)
    game.pile = ()
    play(game, "buy card_1", "pay wood")
    assert (game.phase, game.players[0].drawn, offered(game)) == (ACTING, (), ["take tool_maker"])


@rule("SA-6.16")
@pytest.mark.parametrize(("name", "value"), ONE_USE.items())
def test_one_use_tools_lie_open_and_add_their_value_to_a_roll(name: str, value: int) -> None:
    game = bought(name)
    assert_gained(game, 0, [0, 0, 0, 0], 0, 0, [0, 0, 0])
    assert (game.players[0].opened, game.players[0].cards) == ((card(name),), ())
    send(game, 0, 0, 1)
    play(game, "take hunt", "roll 1")
    assert offered(game) == [f"one_use {value}", "keep"]
    play(game, f"one_use {value}")
    assert game.pips == 1 + value


@rule("SA-6.17")
def test_the_card_with_resources_of_choice_lies_open() -> None:
    game = bought("healing_choice")
    assert_gained(game, 0, [0, 0, 0, 0], 0, 0, [0, 0, 0])
    assert (game.players[0].opened, game.players[0].cards) == ((card("healing_choice"),), ())
    assert offered(game) == ["take field", "redeem"]


@rule("SA-6.5")
@pytest.mark.parametrize("name", DICE)
def test_dice_cards_roll_a_die_for_each_player(name: str) -> None:
    game = bought(name)
    assert game.phase == ROLLING_FOR_ALL
    assert game.players[0].cards == (card(name),)
    play(game, "roll 1 4", "pick 4", "pick 1")
    assert [player.goods[1:] for player in game.players] == [[0, 0, 0, 1], [1, 0, 0, 0]]
    assert (game.phase, game.turn, game.pool) == (ACTING, 0, [0] * 7)


@rule("SA-6.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_dice_are_rolled_as_there_are_players(seats: int) -> None:
    game = new_game(seats)
    game.phase = ROLLING_FOR_ALL
    roll = game.chance()
    assert isinstance(roll, RollEach)
    assert roll.dice == seats
