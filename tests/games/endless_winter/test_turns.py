"""Rulebook pages 8 and 9: what can be done once in a turn, and what begins anew with the next one."""

from support.endless_winter.playing import camp, cards, new_game, play, refused, set_chief, set_hand, turn_of
from support.playing import offered
from support.rules import rule
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import LEAVING, PLAYING


def nobody_is_first(game: EndlessWinter) -> None:
    """Let the bottoms of all columns bring nothing any more."""
    game.first_in = [1, 1, 1, 1]


@rule("EW-3.3")
def test_three_culture_cards_cost_two_other_cards() -> None:
    game = new_game(2)
    set_hand(game, 0, "foraging", "fire_keeping", "smokehouse", "gatherer", "hunter", "scout")
    play(game, "play foraging", "play fire_keeping", "discard gatherer", "play smokehouse", "discard hunter")
    me = game.players[0]
    assert (me.hand, me.discard) == (cards("scout"), cards("gatherer", "hunter"))
    assert (game.phase, game.due) == (PLAYING, 0)


@rule("EW-2.3", "EW-3.12")
def test_cards_that_still_lie_above_the_board_are_not_shuffled() -> None:
    game = new_game(2)
    set_hand(game, 0, "oral_tradition")
    me = game.players[0]
    me.draw, me.discard = (), cards("hunter", "elder")
    play(game, "play oral_tradition", "gain draw")
    assert (me.draw, me.played) == (cards("hunter", "elder"), cards("oral_tradition"))


@rule("EW-2.4", "EW-3.12")
def test_cards_that_still_lie_above_the_board_cannot_be_drawn() -> None:
    game = new_game(2)
    set_hand(game, 0, "oral_tradition")
    game.players[0].draw = game.players[0].discard = ()
    play(game, "play oral_tradition")
    assert refused(game, "gain draw") == "EW-2.4"


@rule("EW-3.8")
def test_only_one_stone_is_bought_in_a_turn() -> None:
    game = turn_of("develop", food=6, tools=6)
    game.stones = (0, 1)
    nobody_is_first(game)
    play(game, "walk", "stone village_forest")
    assert game.phase == LEAVING
    assert refused(game, "stone village_grassland") == "EW-3.8"


@rule("EW-3.8")
def test_only_one_village_is_built_in_a_turn() -> None:
    game = turn_of("migrate", food=6)
    nobody_is_first(game)
    camp(game, 0, "a1", "a2", "b2")
    play(game, "walk", "village a1 a2 b2")
    camp(game, 0, "d3", "e2", "e3")
    assert refused(game, "village d3 e2 e3") == "EW-3.8"


@rule("EW-3.8")
def test_only_one_rite_is_held_in_a_turn() -> None:
    game = turn_of("initiate", food=6)
    nobody_is_first(game)
    play(game, "walk", "rite", "enlist hunter", "done")
    assert game.phase == LEAVING
    assert refused(game, "rite") == "EW-3.8"


@rule("EW-3.3")
def test_in_the_next_turn_the_first_culture_card_costs_nothing_again() -> None:
    game = new_game(2)
    nobody_is_first(game)
    set_hand(game, 0, "foraging")
    set_hand(game, 1, "fire_keeping", "hunter")
    play(game, "play foraging", "place member hunt", "walk", "walk", "end", "play fire_keeping")
    assert (game.players[1].hand, game.phase) == (cards("hunter"), PLAYING)
    assert "place member hunt" in offered(game)


@rule("EW-3.6")
def test_in_the_next_turn_another_chief_may_be_used() -> None:
    game = turn_of("hunt", figure="chief")
    nobody_is_first(game)
    set_hand(game, 1)
    set_chief(game, 1, "eye_hand", "b")
    play(game, "call", "done", "walk", "walk", "end", "place chief hunt", "call", "idol honor")
    assert game.players[1].honor == 1


@rule("EW-4.4")
def test_an_ability_that_was_not_used_is_gone_with_the_turn() -> None:
    game = turn_of("hunt", "shaman", food=3)
    nobody_is_first(game)
    set_hand(game, 1)
    game.players[1].food = 3
    play(game, "play shaman", "walk", "walk", "end", "place member hunt")
    assert refused(game, "use shaman") == "EW-4.4"


def one_turn_after_recruiting_a_hunter() -> EndlessWinter:
    """A game in which the first player recruited a hunter in the first turn and has placed a figure again."""
    game = turn_of("initiate", tools=2)
    game.labour = 2
    nobody_is_first(game)
    set_hand(game, 1)
    play(game, "recruit hunter", "walk", "walk", "end")
    play(game, "place member hunt", "walk", "walk", "end", "place member initiate")
    return game


@rule("EW-5.2")
def test_in_the_next_turn_the_same_kind_can_be_recruited_again() -> None:
    game = one_turn_after_recruiting_a_hunter()
    game.labour = 2
    play(game, "recruit hunter")
    assert game.players[0].hand == cards("hunter", "hunter")


@rule("EW-5.3")
def test_a_card_recruited_in_the_last_turn_can_be_played() -> None:
    game = one_turn_after_recruiting_a_hunter()
    play(game, "play hunter")
    assert game.players[0].played == cards("hunter")
