"""Rulebook pages 8 and 9: the turn, from culture cards to the eclipse pile."""

import pytest

from support.endless_winter.playing import (
    animal,
    cards,
    new_game,
    offers,
    play,
    refused,
    rest,
    set_chief,
    set_hand,
    turn_of,
)
from support.playing import offered
from support.rules import rule
from trilith.core.state import CHANCE
from trilith.games.endless_winter.names import (
    ECLIPSE,
    HOME,
    LAYING,
    LEAVING,
    MIDDLE,
    NOTHING,
    PLAYING,
    RESTING,
    TOP,
)


def pass_turn(column: str) -> list[str]:
    """The lines of a turn in which a player does nothing but walk through a column."""
    return [f"place member {column}", "walk", "walk", "end"]


@rule("EW-3.1")
def test_turns_follow_the_order_until_everyone_has_had_three() -> None:
    game = new_game(2)
    game.order = [1, 0]
    game.turn = 1
    for player in game.players:
        player.hand = ()
    game.first_in = [0, 0, 0, 0]
    turns = []
    for lines in [pass_turn("develop")] * 4 + [["place chief develop", "walk", "walk", "end"]] * 2:
        turns.append(game.turn)
        play(game, *lines)
    assert turns == [1, 0, 1, 0, 1, 0]
    assert game.phase == ECLIPSE


@rule("EW-3.2")
def test_a_culture_card_takes_effect_at_once_and_nobody_has_to_play_one() -> None:
    game = new_game(2)
    set_hand(game, 0, "fire_keeping", "hunter")
    game.players[0].food = 0
    assert offered(game)[0] == "play fire_keeping"
    assert "place member hunt" in offered(game)
    play(game, "play fire_keeping")
    assert (game.players[0].food, game.players[0].played) == (3, cards("fire_keeping"))
    assert game.phase == PLAYING


@rule("EW-3.2", "EW-4.1")
def test_tribe_members_wait_for_the_figure_and_culture_cards_do_not_come_after_it() -> None:
    game = new_game(2)
    set_hand(game, 0, "fire_keeping", "hunter")
    assert refused(game, "play hunter") == "EW-4.1"
    play(game, "place member hunt")
    assert refused(game, "play fire_keeping") == "EW-3.2"
    assert refused(game, "play hunter") == ""


@rule("EW-3.3")
def test_a_second_culture_card_costs_another_card() -> None:
    game = new_game(2)
    set_hand(game, 0, "flint_knapping", "fire_keeping", "hunter")
    game.players[0].food = game.players[0].tools = 0
    play(game, "play flint_knapping", "gain tool", "gain tool", "play fire_keeping")
    assert offered(game) == ["discard hunter"]
    assert game.players[0].food == 0
    assert refused(game, "place member hunt") == "EW-3.3"
    assert refused(game, "discard scout") == "EW-3.3"
    play(game, "discard hunter")
    assert (game.players[0].food, game.players[0].hand) == (3, ())
    assert game.players[0].discard == cards("hunter")


@rule("EW-3.3")
def test_without_another_card_there_is_no_second_culture_card() -> None:
    game = new_game(2)
    set_hand(game, 0, "fire_keeping", "foraging")
    play(game, "play foraging")
    assert refused(game, "play fire_keeping") == "EW-3.3"


@rule("EW-3.4", "EW-4.9")
def test_a_card_may_be_played_without_paying_for_what_it_offers() -> None:
    game = new_game(2)
    set_hand(game, 0, "first_tools")
    game.players[0].food, game.players[0].tools = 1, 0
    play(game, "play first_tools")
    assert offered(game) == ["convert", "done"]
    play(game, "done")
    assert (game.players[0].food, game.players[0].tools, game.phase) == (1, 0, PLAYING)


@rule("EW-3.5")
def test_a_figure_that_is_left_goes_to_any_column_or_the_rest_space() -> None:
    game = new_game(2)
    places = ["initiate", "develop", "migrate", "hunt", "rest"]
    assert offers(game, "place") == [f"member {place}" for place in places] + [
        f"chief {place}" for place in places
    ]
    game.players[0].figures = [0, 0, HOME]
    assert offers(game, "place") == [f"chief {place}" for place in places]
    assert refused(game, "place member hunt") == "EW-3.5"
    game.players[0].figures = [0, HOME, 0]
    assert offers(game, "place") == [f"member {place}" for place in places]


@rule("EW-3.5")
def test_something_must_be_placed_before_anything_else_is_done() -> None:
    game = new_game(2)
    for line in ("walk", "end", "eat", "done", "reveal"):
        assert refused(game, line) == "EW-3.5"


@rule("EW-3.6")
@pytest.mark.parametrize(("column", "halves"), [("hunt", 4), ("develop", 0), ("migrate", 0)])
def test_a_chief_bound_to_a_column_brings_labour_only_there(column: str, halves: int) -> None:
    game = new_game(2)
    set_chief(game, 0, "tusk_breaker", "a")
    play(game, f"place chief {column}")
    assert game.labour == halves
    assert refused(game, "call") == "EW-3.6"


@rule("EW-3.6")
@pytest.mark.parametrize("walks", [0, 1, 2])
def test_a_chief_may_be_used_once_before_between_or_after_the_actions(walks: int) -> None:
    game = turn_of("develop", figure="chief")
    game.first_in = [1, 1, 1, 1]
    game.players[0].camps_left = 4
    for _ in range(walks):
        play(game, "walk")
    play(game, "call", "move c3 b2", "move b2 a1")
    assert refused(game, "call") == "EW-3.6"
    assert game.phase == (TOP, MIDDLE, LEAVING)[walks]


@rule("EW-3.6")
def test_without_the_chiefs_figure_there_is_no_chief_to_use() -> None:
    game = turn_of("develop")
    set_chief(game, 0, "eye_hand", "b")
    assert refused(game, "call") == "EW-3.6"


@rule("EW-3.6", "EW-3.11")
def test_a_resting_chief_may_be_used_in_between_unless_bound_to_a_column() -> None:
    game = new_game(2)
    set_chief(game, 0, "eye_hand", "b")
    play(game, "place chief rest", "call", "idol honor", "lesser draw food")
    assert game.players[0].honor == 1
    game = new_game(2)
    set_chief(game, 0, "tusk_breaker", "a")
    play(game, "place chief rest")
    assert refused(game, "call") == "EW-3.6"
    assert game.labour == 0


@rule("EW-3.6", "EW-4.9")
def test_both_sides_of_a_chief_are_different() -> None:
    game = new_game(2)
    set_chief(game, 0, "thunder_claw", "b")
    set_hand(game, 0, "gatherer")
    game.players[0].food = 0
    play(game, "place chief hunt", "call", "discard gatherer", "idol offering")
    assert (game.players[0].food, game.players[0].offering) == (2, 1)
    game = new_game(2)
    set_chief(game, 0, "thunder_claw", "b")
    set_hand(game, 0)
    play(game, "place chief hunt")
    assert refused(game, "call") == "EW-4.9"


@rule("EW-3.7")
def test_actions_at_the_top_are_repeated_in_any_order() -> None:
    game = turn_of("migrate", "scout", "brave", tools=2)
    play(game, "play scout", "move c3 b2", "camp", "play brave", "move b2 a2", "camp", "move c3 c4")
    assert game.players[0].tools == 0
    assert game.phase == TOP


@rule("EW-3.7", "EW-3.8")
@pytest.mark.parametrize(
    ("column", "line", "number"),
    [
        ("initiate", "rite", "EW-3.8"),
        ("initiate", "learn fire_keeping", "EW-5.1"),
        ("develop", "hunt sloth", "EW-6.1"),
        ("migrate", "learn fire_keeping", "EW-7.1"),
        ("hunt", "camp", "EW-8.1"),
    ],
)
def test_every_column_has_its_own_actions(column: str, line: str, number: str) -> None:
    assert refused(turn_of(column, food=3, tools=3), line) == number


@rule("EW-3.8")
def test_the_middle_is_used_once_and_never_again() -> None:
    game = turn_of("hunt")
    game.players[0].animals[animal("sloth")] = 2
    game.first_in = [1, 1, 1, 1]
    play(game, "walk", "tip sloth")
    assert game.phase == LEAVING
    assert refused(game, "tip sloth") == "EW-3.8"
    assert refused(game, "walk") == "EW-3.8"


@rule("EW-3.8")
def test_the_middle_may_be_left_out_and_the_top_does_not_come_back() -> None:
    game = turn_of("hunt", tools=3)
    game.labour = 6
    game.first_in = [1, 1, 1, 1]
    play(game, "walk")
    assert refused(game, "reveal") == "EW-3.8"
    assert refused(game, "end") == "EW-3.8"
    play(game, "walk")
    assert game.phase == LEAVING


@rule("EW-3.9", "EW-3.10")
def test_only_the_first_figure_in_a_column_gains_its_bottom() -> None:
    game = turn_of("develop")
    set_hand(game, 1)
    game.players[1].food = game.players[1].tools = 0
    play(game, "walk", "walk")
    assert game.players[0].food == 1
    play(game, "gain tool", "end")
    assert (game.players[0].tools, game.first_in[1]) == (1, 0)
    play(game, "place member develop", "walk", "walk", "end")
    assert (game.players[1].food, game.players[1].tools) == (0, 0)
    play(game, "place member develop", "walk", "walk")
    assert game.phase == LEAVING
    assert (game.players[0].food, game.players[0].tools, any(game.pool)) == (1, 1, False)
    assert [player.figures.count(1) for player in game.players] == [2, 1]


@rule("EW-3.11")
def test_resting_draws_a_card_and_may_tip_an_animal() -> None:
    game = new_game(2)
    game.players[0].animals[animal("sloth")] = 1
    game.players[0].food = 0
    play(game, "place member rest")
    assert set(offered(game)) >= {"gain draw", "lesser draw tool", "tip sloth", "done"}
    play(game, "tip sloth", "gain draw")
    assert game.actor() == CHANCE
    play(game, "draw gatherer")
    assert (game.phase, game.players[0].food) == (RESTING, 5)
    assert offered(game) == ["end"]


@rule("EW-3.11")
def test_no_tribe_members_are_played_while_resting_and_several_figures_may_rest() -> None:
    game = turn_of("rest", "hunter")
    play(game, "lesser draw food", "done")
    assert refused(game, "play hunter") == "EW-3.11"
    play(game, "end", "place member rest", "done", "end", "place chief rest")
    assert game.players[0].figures == [4, HOME, 4]
    assert "gain draw" in offered(game)


@rule("EW-3.12")
def test_played_cards_are_discarded_at_the_end_of_the_turn_and_none_are_drawn() -> None:
    game = turn_of("hunt", "hunter", "gatherer")
    game.first_in = [1, 1, 1, 1]
    play(game, "play hunter", "walk", "walk", "end")
    player = game.players[0]
    assert (player.discard, player.played, player.hand) == (cards("hunter"), (), cards("gatherer"))
    assert game.turn == 1


@rule("EW-3.13", "EW-3.15")
def test_after_the_third_turn_any_cards_go_face_down_on_the_eclipse_pile() -> None:
    game = new_game(2)
    set_hand(game, 0, "hunter", "gatherer", "fire_keeping")
    game.step = 2
    for player in game.players:
        player.figures = [3, 3, HOME]
    game.first_in = [1, 1, 1, 1]
    play(game, "place chief hunt", "walk", "walk", "end")
    assert game.phase == LAYING
    assert offered(game) == ["lay gatherer", "lay hunter", "lay fire_keeping", "done"]
    assert refused(game, "lay brave") == "EW-3.13"
    assert refused(game, "end") == "EW-3.13"
    play(game, "lay hunter", "done")
    assert game.players[0].pile == cards("hunter")
    assert game.players[0].hand == cards("gatherer", "fire_keeping")
    assert game.turn == 1


@rule("EW-3.14")
def test_cards_for_the_pile_are_named_in_one_order() -> None:
    game = new_game(2)
    set_hand(game, 0, "hunter", "gatherer", "gatherer", "fire_keeping")
    game.step = 2
    for player in game.players:
        player.figures = [3, 3, HOME]
    game.first_in = [1, 1, 1, 1]
    play(game, "place chief hunt", "walk", "walk", "end")
    assert offered(game) == ["lay gatherer", "lay hunter", "lay fire_keeping", "done"]
    play(game, "lay gatherer", "lay gatherer", "lay hunter")
    assert offered(game) == ["lay fire_keeping", "done"]
    set_hand(game, 0, "gatherer")
    assert refused(game, "lay gatherer") == "EW-3.14"


@rule("EW-3.13")
def test_in_earlier_turns_and_with_an_empty_hand_nothing_is_laid() -> None:
    game = turn_of("hunt", "hunter")
    game.first_in = [1, 1, 1, 1]
    play(game, "walk", "walk", "end")
    assert (game.phase, game.turn) == (PLAYING, 1)
    game = new_game(2)
    set_hand(game, 0)
    game.step = 2
    for player in game.players:
        rest(player, 2)
    game.first_in = [1, 1, 1, 1]
    play(game, "place chief hunt", "walk", "walk", "end")
    assert (game.phase, game.turn) == (PLAYING, 1)
    assert game.column == NOTHING


@rule("EW-3.2", "EW-3.3", "EW-4.1", "EW-4.4")
def test_of_equal_cards_one_is_offered() -> None:
    game = new_game(2)
    set_hand(game, 0, "fire_keeping", "fire_keeping", "gatherer", "gatherer", "shaman", "shaman")
    assert offers(game, "play") == ["fire_keeping"]
    play(game, "play fire_keeping", "play fire_keeping")
    assert offers(game, "discard") == ["gatherer", "shaman"]
    play(game, "discard gatherer", "place member hunt")
    assert offers(game, "play") == ["gatherer", "shaman"]
    game.players[0].food = 3
    play(game, "play shaman", "play shaman")
    assert offers(game, "use") == ["shaman"]
