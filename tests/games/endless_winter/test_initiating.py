"""Rulebook page 12, Initiate, and burying."""

import pytest

from support.endless_winter.playing import (
    cards,
    names_of,
    new_game,
    offers,
    play,
    refused,
    set_chief,
    set_hand,
    turn_of,
)
from support.playing import offered
from support.rules import rule
from trilith.games.endless_winter.names import LEAVING
from trilith.games.endless_winter.rules import burying


@rule("EW-5.1")
def test_a_tool_and_a_labour_bring_a_tribe_card_into_the_hand() -> None:
    game = turn_of("initiate", "gatherer", tools=1)
    game.labour = 2
    play(game, "recruit hunter")
    me = game.players[0]
    assert (me.tools, game.labour, game.tribe_piles[4]) == (0, 0, 15 - 1 - list(me.draw).count(9))
    assert me.hand == cards("gatherer", "hunter")
    assert refused(game, "recruit elder") == "EW-5.1"


@rule("EW-5.1")
@pytest.mark.parametrize(("tools", "labour"), [(0, 2), (1, 1), (0, 0)])
def test_whoever_cannot_pay_recruits_nobody(tools: int, labour: int) -> None:
    game = turn_of("initiate", tools=tools)
    game.labour = labour
    assert refused(game, "recruit hunter") == "EW-5.1"


@rule("EW-5.2")
def test_cards_recruited_in_one_turn_are_of_different_kinds() -> None:
    game = turn_of("initiate", tools=5)
    game.labour = 10
    play(game, "recruit hunter", "recruit elder")
    assert refused(game, "recruit hunter") == "EW-5.2"
    assert offers(game, "recruit") == ["shaman", "crafter", "scout"]


@rule("EW-5.3")
def test_a_recruited_card_is_not_played_in_the_same_turn() -> None:
    game = turn_of("initiate", "elder", tools=5)
    game.labour = 10
    play(game, "recruit hunter", "recruit elder")
    assert refused(game, "play hunter") == "EW-5.3"
    play(game, "play elder")
    assert refused(game, "play elder") == "EW-5.3"


@rule("EW-5.3")
def test_a_card_that_came_in_another_way_may_be_played() -> None:
    game = new_game(2)
    set_hand(game, 0, "clan_alliance")
    game.players[0].draw = cards("gatherer")
    play(game, "play clan_alliance", "recruit hunter", "lesser draw food", "place member hunt")
    assert refused(game, "play hunter") == ""


@rule("EW-5.3")
def test_of_equal_cards_the_new_one_is_buried_and_the_older_one_can_be_played() -> None:
    game = turn_of("initiate", "hunter", tools=1, food=1)
    game.labour = 2
    game.first_in = [1, 1, 1, 1]
    play(game, "recruit hunter", "walk", "rite", "bury hand hunter", "done")
    assert refused(game, "play hunter") == ""


@rule("EW-5.3")
def test_of_equal_cards_the_new_one_is_discarded_and_the_older_one_can_be_played() -> None:
    game = turn_of("initiate", "hunter", tools=1, figure="chief")
    set_chief(game, 0, "thunder_claw", "b")
    game.labour = 2
    play(game, "recruit hunter", "call", "discard hunter", "idol honor")
    assert refused(game, "play hunter") == ""


@rule("EW-5.3")
def test_a_card_that_comes_in_another_way_when_the_new_one_is_gone_can_be_played() -> None:
    game = turn_of("initiate", tools=1, food=1)
    game.labour = 2
    game.players[0].offering = 5
    play(
        game, "recruit hunter", "walk", "rite", "bury hand hunter", "done", "idol offering", "recruit hunter"
    )
    assert refused(game, "play hunter") == "EW-2.7"  # a burial is still to be gained
    play(game, "done", "play hunter")
    assert names_of(game.players[0].played) == ["hunter"]


@rule("EW-5.4", "EW-5.2")
def test_an_empty_pile_can_be_chosen_again_for_it_brings_no_card() -> None:
    game = turn_of("initiate", tools=3)
    game.labour = 6
    game.tribe_piles = [0, 15, 15, 15, 1]
    play(game, "recruit shaman", "recruit shaman")
    assert (game.players[0].score, game.players[0].hand) == (2, ())
    play(game, "recruit hunter")
    game.players[0].tools, game.labour = 1, 2
    play(game, "recruit hunter")
    assert (game.players[0].score, names_of(game.players[0].hand)) == (3, ["hunter"])


@rule("EW-5.4")
def test_an_empty_pile_brings_a_point_in_hand_and_discard_alike() -> None:
    game = turn_of("initiate", tools=1, food=1)
    game.labour = 2
    game.tribe_piles = [0] * 5
    game.first_in = [1, 1, 1, 1]
    play(game, "recruit hunter")
    me = game.players[0]
    assert (me.score, me.hand) == (1, ())
    play(game, "walk", "rite", "enlist elder")
    assert (me.score, me.discard, game.tribe_piles) == (2, (), [0] * 5)


@rule("EW-5.5")
def test_the_rite_brings_a_member_to_the_discard_pile_and_a_burial() -> None:
    game = turn_of("initiate", "gatherer", tools=1, food=1)
    game.labour = 2
    game.first_in = [1, 1, 1, 1]
    play(game, "recruit hunter", "walk", "rite", "enlist hunter", "bury hand gatherer")
    me = game.players[0]
    assert (me.food, me.discard, me.hand, burying.graves(me)) == (0, cards("hunter"), cards("hunter"), 1)
    assert game.phase == LEAVING


@rule("EW-5.5")
def test_the_rite_may_bring_only_one_of_the_two_and_costs_a_food() -> None:
    game = turn_of("initiate", "gatherer", food=1)
    game.first_in = [1, 1, 1, 1]
    play(game, "walk", "rite", "bury hand gatherer", "done")
    assert game.players[0].discard == ()
    game = turn_of("initiate", "gatherer", food=0)
    play(game, "walk")
    assert refused(game, "rite") == "EW-5.5"


@rule("EW-5.6")
def test_cards_are_buried_from_hand_discard_pile_and_played_cards() -> None:
    game = turn_of("initiate", "gatherer", "elder", food=1)
    game.players[0].discard = cards("brave")
    game.first_in = [1, 1, 1, 1]
    play(game, "play elder", "walk", "rite")
    assert offers(game, "bury") == ["hand gatherer", "discard brave", "played elder"]
    assert refused(game, "bury hand elder") == "EW-5.6"


@rule("EW-5.6", "EW-5.7")
@pytest.mark.parametrize(
    ("line", "hand", "discard", "played"),
    [
        ("bury hand gatherer", [], ["brave"], ["elder"]),
        ("bury discard brave", ["gatherer"], [], ["elder"]),
        ("bury played elder", ["gatherer"], ["brave"], []),
    ],
)
def test_a_buried_card_is_gone_for_good(
    line: str, hand: list[str], discard: list[str], played: list[str]
) -> None:
    game = turn_of("initiate", "gatherer", "elder", food=1)
    me = game.players[0]
    me.discard = cards("brave")
    game.first_in = [1, 1, 1, 1]
    play(game, "play elder", "walk", "rite", line, "done")
    assert (names_of(me.hand), names_of(me.discard), names_of(me.played)) == (hand, discard, played)
    assert names_of(me.buried + me.secret) == [line.split()[2]]
    play(game, "end")
    assert line.split()[2] not in names_of(me.hand + me.discard + me.draw[:0])


@rule("EW-5.8")
def test_the_first_figure_gains_an_idol_and_a_burial() -> None:
    game = turn_of("initiate", "gatherer")
    play(game, "walk", "walk", "idol offering", "bury hand gatherer")
    me = game.players[0]
    assert (me.offering, burying.graves(me)) == (1, 1)
    assert "end" in offered(game)


@rule("EW-5.6", "EW-4.4")
def test_of_equal_played_cards_the_used_one_is_buried_first() -> None:
    game = turn_of("initiate", "shaman", "shaman", food=3)
    game.first_in = [1, 1, 1, 1]
    play(game, "play shaman", "play shaman", "use shaman", "idol honor", "walk", "rite", "bury played shaman")
    assert game.ready == cards("shaman")
    game = turn_of("initiate", "shaman", "shaman", food=3)
    game.first_in = [1, 1, 1, 1]
    play(game, "play shaman", "play shaman", "walk", "rite", "bury played shaman")
    assert game.ready == cards("shaman")  # two were ready, and one of them is buried


@rule("EW-5.3", "EW-5.4")
def test_a_card_that_was_not_there_to_be_taken_keeps_no_other_from_being_played() -> None:
    game = turn_of("initiate", "hunter", tools=2)
    game.labour = 4
    game.tribe_piles = [0] * 5
    play(game, "recruit hunter", "recruit hunter")
    assert (game.players[0].score, game.recruited, game.fresh) == (2, 0, ())
    play(game, "play hunter")
