"""Rulebook page 12, Develop."""

import pytest

from support.endless_winter.playing import (
    cards,
    gain,
    new_game,
    offers,
    play,
    refused,
    set_hand,
    stone,
    turn_of,
)
from support.rules import rule
from trilith.games.endless_winter.names import FOOD, LEAVING, NOTHING, PLAYING, STONE, TOOL


@rule("EW-6.1")
def test_three_labour_bring_an_open_culture_card_and_its_place_stays_empty() -> None:
    game = turn_of("develop")
    game.labour = 7
    play(game, "learn hide_tanning")
    me = game.players[0]
    assert (me.hand, game.labour, game.display[2]) == (cards("hide_tanning"), 1, NOTHING)
    assert game.display.count(NOTHING) == 1
    assert refused(game, "learn shared_work") == "EW-6.1"


@rule("EW-6.1")
def test_only_open_cards_are_learned() -> None:
    game = turn_of("develop")
    game.labour = 6
    assert len(offers(game, "learn")) == 8
    assert refused(game, "learn sledges") == "EW-6.1"


@rule("EW-6.2")
@pytest.mark.parametrize(("round_number", "count"), [(1, 10), (2, 10), (3, 20), (4, 20)])
def test_in_the_first_era_only_the_left_half_is_open(round_number: int, count: int) -> None:
    game = turn_of("develop", food=1, tools=1)
    game.round = round_number
    game.stones = tuple(range(20))
    play(game, "walk")
    assert len(offers(game, "stone")) == count
    if round_number < 3:
        assert refused(game, "stone buried") == "EW-6.2"


@rule("EW-6.3")
@pytest.mark.parametrize("owned", [0, 1, 2])
def test_a_stone_costs_what_the_leftmost_free_slot_says(owned: int) -> None:
    game = turn_of("develop")
    me = game.players[0]
    game.stones = tuple(range(3, 10))
    me.stones = (0, 1, 2)[:owned]
    me.camps_left = 0
    game.first_in = [1, 1, 1, 1]
    play(game, "walk")
    for food, tools in ((owned, owned + 1), (owned + 1, owned)):
        me.food, me.tools = food, tools
        assert refused(game, "stone village_wetland") == "EW-6.3"
    me.food = me.tools = owned + 1
    play(game, "stone village_wetland")
    assert (me.food, me.tools, me.stones[-1]) == (0, 0, stone("village_wetland"))
    assert game.pool[3] == 1  # its income, a card
    assert stone("village_wetland") not in game.stones


@rule("EW-6.4")
def test_nobody_has_more_than_three_stones() -> None:
    game = turn_of("develop", food=5, tools=5)
    game.players[0].stones = (0, 1, 2)
    play(game, "walk")
    assert refused(game, "stone village_wetland") == "EW-6.4"


@rule("EW-6.5")
def test_the_first_figure_gains_a_tool_and_a_food() -> None:
    game = turn_of("develop")
    play(game, "walk", "walk", "gain tool")
    assert (game.players[0].food, game.players[0].tools, game.phase) == (1, 1, LEAVING)


@rule("EW-6.6", "EW-6.2")
def test_a_stone_that_is_gained_is_free_but_follows_the_halves() -> None:
    game = new_game(2)
    game.stones = (0, 1, 10)
    game.players[0].food = game.players[0].tools = 0
    gain(game, 0, (STONE, 1))
    assert offers(game, "stone") == ["village_forest", "village_grassland"]
    play(game, "stone village_forest")
    assert game.players[0].food == 2
    assert game.pool[FOOD] == 0


@rule("EW-6.4", "EW-6.6")
def test_whoever_has_three_stones_pays_for_no_fourth() -> None:
    game = new_game(2)
    set_hand(game, 0, "sacred_ground")
    me = game.players[0]
    me.stones, game.stones = (0, 1, 2), (3, 4)
    me.food = me.tools = 1
    play(game, "play sacred_ground")
    assert (me.food, me.tools, game.offer, game.phase) == (1, 1, NOTHING, PLAYING)
    (game.offer,) = cards("sacred_ground")
    game.pool[TOOL] = 1  # while there is something else to decide
    assert refused(game, "convert") == "EW-6.4"
    me.stones, game.stones = (0, 1), (3,)
    assert refused(game, "convert") == ""
    me.food = 0
    assert refused(game, "convert") == "EW-4.9"
