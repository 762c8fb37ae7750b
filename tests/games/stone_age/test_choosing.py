"""Overview sheet: the card that brings two resources of its owner's choice, at once or later."""

from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import (
    BUILDING_1,
    BUILDING_3,
    CARD_1,
    CARD_2,
    card,
    give,
    lay_card,
    new_game,
    people_on,
    play,
    refused,
    send,
)
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import CHOOSING, FIELD, FOOD, FOREST, GOODS

RESOURCES = GOODS[1:]


def hold_choice(game: StoneAge, seat: int) -> None:
    """Lay the card with resources of choice open before a player."""
    game.players[seat].opened = (card("healing_choice"),)
    game.pile = tuple(other for other in game.pile if other != card("healing_choice"))


def owner_placing() -> StoneAge:
    game = new_game(2)
    hold_choice(game, 0)
    return game


def owner_acting() -> StoneAge:
    game = people_on(2, FIELD, 1)
    hold_choice(game, 0)
    return game


def owner_adding_tools() -> StoneAge:
    game = people_on(2, FOREST, 1)
    hold_choice(game, 0)
    play(game, "take forest", "roll 5")
    return game


def owner_paying_for_a_card() -> StoneAge:
    game = people_on(2, CARD_2, 1)
    hold_choice(game, 0)
    give(game, 0, wood=2)
    play(game, "buy card_2", "pay wood")
    return game


def owner_paying_for_a_building() -> StoneAge:
    game = people_on(3, BUILDING_3, 1)
    hold_choice(game, 0)
    give(game, 0, wood=2)
    play(game, "buy building_3", "pay wood")
    return game


def owner_taking_a_die() -> StoneAge:
    game = people_on(2, CARD_1, 1)
    lay_card(game, CARD_1, "time_dice")
    hold_choice(game, 1)
    give(game, 0, wood=1)
    play(game, "buy card_1", "pay wood", "roll 1 2", "pick 1")
    return game


def owner_feeding() -> StoneAge:
    game = people_on(2, FIELD, 1)
    hold_choice(game, 0)
    game.players[0].goods[FOOD] = 2
    play(game, "take field")
    return game


@rule("SA-6.17")
@pytest.mark.parametrize(("first", "second"), list(combinations_with_replacement(RESOURCES, 2)))
def test_two_resources_equal_or_different_may_be_taken(first: str, second: str) -> None:
    game = owner_placing()
    play(game, "redeem", f"choose {first}", f"choose {second}")
    player = game.players[0]
    assert player.goods == [12, *((first, second).count(good) for good in RESOURCES)]
    assert (player.opened, player.cards) == ((), (card("healing_choice"),))
    assert (game.gifts, game.gift, game.resume) == (0, 0, 0)


@rule("SA-6.17")
@pytest.mark.parametrize(
    "decision",
    [
        owner_placing,
        owner_acting,
        owner_adding_tools,
        owner_paying_for_a_card,
        owner_paying_for_a_building,
        owner_taking_a_die,
    ],
)
def test_the_owner_may_choose_at_any_decision_which_then_goes_on(decision: Callable[[], StoneAge]) -> None:
    game = decision()
    before, phase, turn = offered(game), game.phase, game.turn
    assert before[-1] == "redeem"
    play(game, "redeem")
    assert (game.phase, game.actor()) == (CHOOSING, turn)
    play(game, "choose gold", "choose gold")
    assert (game.phase, game.turn) == (phase, turn)
    assert game.players[turn].goods[-1] == 2
    assert set(before[:-1]) <= set(offered(game))
    assert "redeem" not in offered(game)


@rule("SA-6.17")
def test_only_the_owner_may_choose_and_only_once() -> None:
    game = new_game(2)
    hold_choice(game, 1)
    assert refused(game, "redeem") == "SA-6.17"
    play(game, "place hunt 5", "redeem")
    assert refused(game, "redeem") == "SA-6.17"
    play(game, "choose wood", "choose wood")
    assert refused(game, "redeem") == "SA-6.17"


@rule("SA-6.17")
def test_a_one_use_tool_is_no_card_with_resources_of_choice() -> None:
    game = new_game(2)
    game.players[0].opened = (card("toolmaker_one_use_4"),)
    assert refused(game, "redeem") == "SA-6.17"
    game.players[0].opened = tuple(map(card, ("toolmaker_one_use_4", "healing_choice")))
    play(game, "redeem", "choose wood", "choose wood")
    assert game.players[0].opened == (card("toolmaker_one_use_4"),)


@rule("SA-6.17", "SA-8.4")
def test_resources_of_choice_may_replace_missing_food() -> None:
    game = owner_feeding()
    player = game.players[0]
    assert (game.due, offered(game)) == (2, ["starve", "redeem"])
    play(game, "redeem", "choose brick", "choose gold", "pay brick", "pay gold")
    assert (player.goods, player.score, game.round) == ([0, 0, 0, 0, 0], 0, 2)


@rule("SA-6.19")
def test_resources_are_chosen_in_the_order_wood_brick_stone_gold() -> None:
    game = owner_placing()
    play(game, "redeem")
    assert offered(game) == ["choose wood", "choose brick", "choose stone", "choose gold"]
    play(game, "choose stone")
    assert offered(game) == ["choose stone", "choose gold"]
    assert refused(game, "choose wood") == "SA-6.19"
    assert refused(game, "choose brick") == "SA-6.19"


@rule("SA-6.18", "SA-10.7")
def test_resources_of_choice_not_taken_are_worth_two_points_at_the_end() -> None:
    game = people_on(2, BUILDING_1, 1)
    hold_choice(game, 0)
    give(game, 0, wood=2, brick=1)
    game.heights[0] = 1
    play(game, "buy building_1")
    player = game.players[0]
    assert player.goods[1:] == [2, 0, 0, 0]
    assert (player.opened, player.cards) == ((), (card("healing_choice"),))
    assert player.score == 10 + 2 + 1  # the building, two wood, one symbol


@rule("SA-6.17")
@pytest.mark.parametrize("line", ["place hunt 1", "pay wood", "keep", "starve", "pick 1", "done"])
def test_while_resources_are_chosen_nothing_else_is_done(line: str) -> None:
    game = owner_placing()
    play(game, "redeem")
    assert refused(game, line) == "SA-6.17"


def test_the_rest_of_the_turn_is_untouched_by_a_choice_in_between() -> None:
    game = owner_adding_tools()
    send(game, 0, FIELD, 1)
    play(game, "redeem", "choose wood", "choose wood", "keep")
    assert game.players[0].goods[1] == 2 + 1
