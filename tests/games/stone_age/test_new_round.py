"""Rulebook pages 7 and 8: the start of a new round, and the two ways the game ends."""

from itertools import product

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import (
    BUILDING_1,
    CARD_1,
    CARD_4,
    DISPLAY,
    card,
    give,
    new_game,
    people_on,
    play,
    send,
)
from support.worked_examples import as_told
from trilith.core.chance import EVERYONE, Draw
from trilith.core.state import CHANCE, NOBODY
from trilith.games.stone_age.actions import ACTIONS
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import ACTING, DEALING, FEEDING, FIELD, FOOD, HUNT, NOTHING, OVER, PLACING

DEALT = ("art_tool", "time_field", "farmer_stone", "shaman_gold")


def before_the_end_of_a_round(seats: int) -> StoneAge:
    """A table on which `leave card_1` ends the round, if no one is hungry."""
    return people_on(seats, CARD_1, 1)


@rule("SA-9.1")
@pytest.mark.parametrize(("seats", "starter", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_the_start_player_changes_to_the_left(seats: int, starter: int, following: int) -> None:
    game = before_the_end_of_a_round(seats)
    game.starter = starter
    play(game, "leave card_1")
    assert (game.starter, game.turn, game.round, game.phase) == (following, following, 2, PLACING)


@rule("SA-9.2")
def test_of_the_rulebooks_cards_the_first_stays_and_the_fourth_moves_up() -> None:
    game = before_the_end_of_a_round(2)
    game.display[1] = game.display[2] = NOTHING
    play(game, "leave card_1")
    kept = [card(DISPLAY[0]), card(DISPLAY[3])]
    assert game.display == [*kept, NOTHING, NOTHING]
    play(game, "card art_tool")
    assert game.display == [*kept, card("art_tool"), NOTHING]
    play(game, "card time_field")
    assert game.display == [*kept, card("art_tool"), card("time_field")]
    assert game.phase == PLACING
    place = game.display.index(card(DISPLAY[3])) + 1
    new = [at + 1 for at, lying in enumerate(game.display) if lying not in kept]
    as_told("stone_age", "new-round", 2, 3, 1, 4, place, len(new), *new)


@rule("SA-9.2")
@pytest.mark.parametrize("taken", list(product((False, True), repeat=4)))
def test_cards_left_over_move_to_the_right_and_the_rest_is_filled(taken: tuple[bool, ...]) -> None:
    game = before_the_end_of_a_round(2)
    kept = [piece for piece, gone in zip(game.display, taken, strict=True) if not gone]
    game.display = [NOTHING if gone else piece for piece, gone in zip(game.display, taken, strict=True)]
    play(game, "leave card_1")
    new = DEALT[: sum(taken)]
    for name in new:
        assert (game.phase, game.actor()) == (DEALING, CHANCE)
        play(game, f"card {name}")
    assert game.display == kept + [card(name) for name in new]
    assert len(game.pile) == 32 - sum(taken)
    assert not set(game.pile) & {card(name) for name in new}
    assert (game.phase, game.turn) == (PLACING, 1)


@rule("SA-9.2")
def test_cards_are_dealt_from_the_pile_before_everyones_eyes() -> None:
    game = before_the_end_of_a_round(2)
    game.display[3] = NOTHING
    play(game, "leave card_1")
    deal = game.chance()
    assert isinstance(deal, Draw)
    assert (deal.bag, deal.seen_by) == (game.pile, EVERYONE)


@rule("SA-9.3")
def test_used_tools_of_all_players_are_ready_again() -> None:
    game = before_the_end_of_a_round(3)
    for player in game.players:
        player.tools, player.used = [2, 1, 1], [1, 1, 1]
    play(game, "leave card_1")
    assert [player.used for player in game.players] == [[0, 0, 0]] * 3
    assert [player.tools for player in game.players] == [[2, 1, 1]] * 3


@rule("SA-5.5", "SA-9.3")
def test_tools_stay_used_until_the_round_is_over() -> None:
    game = before_the_end_of_a_round(2)
    send(game, 1, HUNT, 1)
    game.players[0].tools, game.players[0].used = [1, 0, 0], [1, 0, 0]
    play(game, "leave card_1")
    assert game.players[0].used == [1, 0, 0]
    play(game, "take hunt", "roll 1", "keep")
    assert game.players[0].used == [0, 0, 0]


@rule("SA-9.4")
@pytest.mark.parametrize(
    ("lying", "pile", "goes_on"),
    [(4, 0, True), (3, 1, True), (3, 0, False), (0, 4, True), (0, 3, False), (2, 1, False), (1, 3, True)],
)
def test_if_four_cards_cannot_be_laid_open_no_new_round_begins(lying: int, pile: int, goes_on: bool) -> None:
    game = before_the_end_of_a_round(2)
    for slot in range(lying, 4):
        game.display[slot] = NOTHING
    game.pile = game.pile[:pile]
    starter, display = game.starter, game.display[:]
    play(game, "leave card_1")
    assert (game.phase != OVER) == goes_on
    assert game.round == (2 if goes_on else 1)
    if not goes_on:
        assert (game.actor(), game.starter, game.display) == (NOBODY, starter, display)


@rule("SA-9.4")
def test_people_are_fed_before_the_cards_run_out() -> None:
    game = people_on(2, CARD_4, 1)
    game.pile = ()
    give(game, 0, wood=4)
    game.players[1].goods[FOOD] = 4
    play(game, "buy card_4", *["pay wood"] * 4)
    assert game.phase == OVER
    assert [player.goods[FOOD] for player in game.players] == [12 + 1 - 5, 0]
    assert game.scores() == [1, -10]  # one symbol; one food was missing


@rule("SA-9.5")
def test_when_a_stack_is_empty_the_round_is_played_to_its_end() -> None:
    game = people_on(3, BUILDING_1, 1)
    send(game, 0, FIELD, 1)
    send(game, 2, HUNT, 1)
    give(game, 0, wood=2, brick=1)
    give(game, 1, wood=1)
    game.heights[0] = 1
    game.players[1].goods[FOOD] = 4
    play(game, "buy building_1")
    assert (game.phase, game.turn) == (ACTING, 0)
    play(game, "take field")
    assert (game.phase, game.turn) == (ACTING, 2)
    play(game, "take hunt", "roll 6", "keep")
    assert (game.phase, game.turn) == (FEEDING, 1)
    play(game, "pay wood")
    assert (game.phase, game.actor(), game.round) == (OVER, NOBODY, 1)
    assert [player.goods[FOOD] for player in game.players] == [12 + 1 - 5, 0, 12 + 3 - 5]


@rule("SA-9.5")
@pytest.mark.parametrize("stack", [0, 1, 2, 3])
def test_one_empty_stack_is_enough_and_a_stack_of_one_is_not_empty(stack: int) -> None:
    game = before_the_end_of_a_round(4)
    game.heights = [1, 1, 1, 1]
    play(game, "leave card_1")
    assert game.phase == PLACING
    game = before_the_end_of_a_round(4)
    game.heights[stack] = 0
    game.tops[stack] = NOTHING
    play(game, "leave card_1")
    assert game.phase == OVER


@rule("SA-9.6")
def test_after_the_end_the_final_scoring_is_done_and_nobody_decides() -> None:
    game = before_the_end_of_a_round(2)
    game.heights[1] = 0
    game.players[1].score = 5
    give(game, 1, gold=3)
    play(game, "leave card_1")
    assert game.scores() == [0, 8]
    assert (game.actor(), offered(game)) == (NOBODY, [])
    assert {game.objection(action) for action in ACTIONS.all} == {"SA-9.6"}


@rule("SA-2.1")
def test_a_round_is_placing_acting_and_feeding() -> None:
    game = new_game(2)
    game.players[0].goods = [0, 5, 0, 0, 0]
    play(game, "place hunt 5")
    assert game.phase == PLACING
    play(game, "place field 1", "place hunt 4")
    assert game.phase == ACTING
    play(game, "take hunt", "roll 1 1 1 1 1", "keep", "take field")
    assert game.phase == ACTING
    play(game, "take hunt", "roll 1 1 1 1", "keep")
    assert game.phase == FEEDING
    play(game, "pay wood", "pay wood", "pay wood")
    assert (game.phase, game.round) == (PLACING, 2)
