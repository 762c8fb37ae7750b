"""Rulebook page 19: ice finds and rest tiles."""

from itertools import permutations

import pytest

from support.endless_winter.playing import (
    BOX,
    GLACIER,
    TUNDRA,
    animal,
    camp,
    end_action_phase,
    hexagon,
    juncture,
    last_turns,
    new_game,
    play,
    refused,
    set_hand,
    unset_table,
)
from support.playing import offered
from support.rules import rule
from trilith.core.playout import playout
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    BY_LAND,
    ECLIPSE,
    FACE_DOWN,
    FOOD,
    HEXES,
    LEAVING,
    MOVE,
    NOTHING,
    PREPARING,
    RESTING,
    TAKING_TILE,
)
from trilith.games.endless_winter.rules import eclipse


@rule("EW-14.1")
def test_a_find_lies_face_down_on_every_glacier() -> None:
    for seats in (2, 4):
        game = new_game(seats, ice=1)
        covered = [at for at in range(19) if game.ice[at] == FACE_DOWN]
        assert covered == [at for at in range(19) if game.land[at] == GLACIER]
        assert len(game.unseen_ice) == 10
    assert set(new_game(2).ice) == {NOTHING}


def on_the_ice() -> EndlessWinter:
    """A game with ice finds whose first player migrates with a camp beside the glacier a1."""
    game = new_game(2, ice=1)
    game.land = [TUNDRA] * 19
    game.ice = [NOTHING] * 19
    for name in ("a1", "a2"):
        game.land[hexagon(name)] = GLACIER
        game.ice[hexagon(name)] = FACE_DOWN
    set_hand(game, 0)
    camp(game, 0, "b2", "b2", "b2")
    game.first_in = [1, 1, 1, 1]
    game.players[0].food = 8
    play(game, "place member migrate")
    game.labour = 8
    return game


@rule("EW-14.2")
def test_a_camp_that_comes_or_passes_turns_the_find_up() -> None:
    game = on_the_ice()
    play(game, "move b2 a1")
    assert game.actor() == CHANCE
    play(game, "ice_find frozen_meat")
    assert game.ice[hexagon("a1")] == BOX.ice_names.index("frozen_meat")
    play(game, "move a1 b1")
    assert game.ice[hexagon("a1")] == BOX.ice_names.index("frozen_meat")
    play(game, "move b1 a1")
    assert game.actor() == 0  # it is turned up only once


@rule("EW-14.3")
def test_a_village_beside_open_finds_gains_each_of_them_once_and_they_stay() -> None:
    game = on_the_ice()
    play(game, "move b2 a1", "ice_find bright_crystal", "move b2 a2", "ice_find old_blades", "walk")
    play(game, "village a1 a2 b2", "gain tool", "gain tool")
    me = game.players[0]
    assert (me.score, game.phase) == (3, LEAVING)
    assert game.ice[hexagon("a1")] == BOX.ice_names.index("bright_crystal")
    other = game.players[1]
    game.villages[juncture("a1", "a2", "b2")] = NOTHING
    before = other.score
    set_hand(game, 1)
    play(game, "end")
    camp(game, 1, "a1", "a2", "b2")
    other.food = 8
    play(game, "place member migrate", "walk", "village a1 a2 b2")
    assert other.score == before + 3


@rule("EW-14.4")
def test_in_the_eclipse_a_find_brings_nothing() -> None:
    game = on_the_ice()
    game.ice[hexagon("a1")] = 0
    camp(game, 0, "a1")
    camp(game, 1)
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_LAND
    eclipse.start_step(game)
    assert not any(game.pool)


@rule("EW-14.2", "EW-14.4")
def test_a_camp_that_moves_in_the_eclipse_turns_a_find_up_and_gains_nothing() -> None:
    game = on_the_ice()
    play(game, "walk", "walk", "end")
    last_turns(game, ("scout",), ())
    end_action_phase(game)
    before = game.players[0].food
    play(game, "done", "move b2 a1", "ice_find frozen_meat")
    assert game.ice[hexagon("a1")] == BOX.ice_names.index("frozen_meat")
    assert (game.players[0].food, game.pool[FOOD], game.pool[MOVE]) == (before, 0, 1)


@rule("EW-14.5")
@pytest.mark.parametrize("setup", [0, 1, 2])
@pytest.mark.parametrize(("ice", "rest"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_modules_and_set_ups_combine_freely(setup: int, ice: int, rest: int) -> None:
    for seats in (2, 3, 4):
        game = unset_table(seats, setup, ice, rest, (setup + ice + rest) % 7)
        playout(game, Stream(seats, setup))
        assert game.actor() == NOBODY


def with_tiles() -> EndlessWinter:
    """A game with rest tiles, the first of which lies open."""
    game = new_game(2, rest=1)
    assert BOX.rest_names[game.rest_open] == "rest_1"
    set_hand(game, 0)
    game.players[0].food = game.players[0].tools = 0
    game.players[0].animals = [0] * 7
    return game


@rule("EW-14.6")
def test_one_tile_lies_open_on_a_stack_of_unseen_ones() -> None:
    game = with_tiles()
    assert (len(game.unseen_rest), game.under) == (4, ())


@rule("EW-14.7")
def test_the_first_to_rest_chooses_a_tile_before_anything_else() -> None:
    game = with_tiles()
    play(game, "place member rest")
    assert (game.phase, offered(game)) == (TAKING_TILE, ["tile open", "tile next"])
    assert refused(game, "gain draw") == "EW-14.7"
    play(game, "tile open")
    assert (game.phase, game.players[0].food, game.rest_open) == (RESTING, 2, NOTHING)


@rule("EW-14.7", "EW-14.8")
def test_the_open_tile_may_go_under_the_stack_for_the_next_one() -> None:
    game = with_tiles()
    play(game, "place member rest", "tile next", "rest_tile rest_3")
    assert {"idol honor", "gain draw"} <= set(offered(game))
    play(game, "idol honor", "lesser draw food", "end")
    assert [BOX.rest_names[tile] for tile in game.under] == ["rest_1", "rest_3"]
    assert len(game.unseen_rest) == 3


@rule("EW-14.7")
def test_only_the_first_to_rest_in_a_round_has_a_tile() -> None:
    game = with_tiles()
    set_hand(game, 1)
    game.players[1].animals = [0] * 7
    play(game, "place member rest", "tile open", "done", "end", "place member rest")
    assert game.phase == RESTING


@rule("EW-14.8", "EW-2.7")
@pytest.mark.parametrize(
    ("tile", "lines", "food", "tools", "camps"),
    [
        ("rest_2", ["gain tool", "lesser draw food", "tip sloth"], 1 + 1 + 5, 1, {"c3": 2}),
        ("rest_4", ["camp", "move c3 b2", "lesser draw food"], 1, 0, {"c3": 2, "b2": 1}),
    ],
)
def test_the_effects_of_a_tile_and_of_the_rest_space_come_in_any_order(
    tile: str, lines: list[str], food: int, tools: int, camps: dict[str, int]
) -> None:
    for order in permutations(lines):
        game = with_tiles()
        me = game.players[0]
        camp(game, 0, "c3", "c3")
        me.animals[animal("sloth")] = 1
        play(game, "place member rest", "tile next", f"rest_tile {tile}")
        for at, line in enumerate(order):
            assert set(order[at:]) <= set(offered(game))
            play(game, line)
        assert (me.food, me.tools) == (food, tools)
        assert {HEXES[at]: count for at, count in enumerate(me.camps) if count} == camps


@rule("EW-14.8")
def test_an_unused_tile_goes_under_the_stack_too() -> None:
    game = with_tiles()
    play(game, "place member rest", "tile next", "rest_tile rest_5", "done", "end")
    assert [BOX.rest_names[tile] for tile in game.under] == ["rest_1", "rest_5"]
    assert game.rest_held == NOTHING


def prepare(game: EndlessWinter) -> None:
    """The preparation for the next round, with the first of whatever luck may give."""
    game.phase, game.step = PREPARING, 0
    game.settle()
    while game.actor() == CHANCE:
        game.resolve(game.chance().cases()[0][0])


@rule("EW-14.9")
def test_before_each_round_an_untaken_tile_goes_under_and_the_next_is_shown() -> None:
    game = with_tiles()
    prepare(game)
    assert BOX.rest_names[game.rest_open] == "rest_2"
    assert [BOX.rest_names[tile] for tile in game.under] == ["rest_1"]


@rule("EW-14.9")
def test_after_a_tile_was_taken_another_lies_open_in_the_next_round() -> None:
    game = with_tiles()
    play(game, "place member rest", "tile open", "done", "end")
    assert game.rest_open == NOTHING
    prepare(game)
    assert BOX.rest_names[game.rest_open] == "rest_2"
    assert [BOX.rest_names[tile] for tile in game.under] == ["rest_1"]


@rule("EW-14.6", "EW-14.9")
def test_tiles_put_back_come_again_in_their_order() -> None:
    game = with_tiles()
    game.unseen_rest, game.under, game.rest_open = (), (3, 1, 2, 4), 0
    game.phase, game.step = PREPARING, 0
    game.settle()
    while game.actor() == CHANCE:
        game.resolve(game.chance().cases()[0][0])
    assert (game.rest_open, game.under) == (3, (1, 2, 4, 0))


@rule("EW-14.3")
def test_a_village_beside_the_first_of_all_ice_finds_gains_it_too() -> None:
    game = on_the_ice()
    me = game.players[0]
    me.food, game.first_in = 3, [1, 1, 1, 1]
    camp(game, 0, "a1", "a2", "b2")
    game.ice = [NOTHING] * 19
    game.ice[hexagon("a1")] = BOX.ice_names.index("frozen_meat")
    assert game.ice[hexagon("a1")] == 0
    play(game, "walk", "village a1 a2 b2")
    assert me.food == 3  # what was left after the village, and three from the ice
