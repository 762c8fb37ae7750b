"""Rulebook pages 10 and 13, Migrate: camps, moves, villages and influence."""

from copy import deepcopy
from typing import Any

import pytest

from support.endless_winter.playing import (
    camp,
    gain,
    hexagon,
    juncture,
    new_game,
    offers,
    play,
    refused,
    turn_of,
)
from support.rules import rule
from trilith.games import game_named
from trilith.games.endless_winter.components import load_box
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    BASE,
    HEXES,
    JUNCTURES,
    LEAVING,
    NEIGHBOURS,
    NOTHING,
    TOOL,
    VILLAGE,
)
from trilith.games.endless_winter.rules import migrating


@rule("EW-7.1", "EW-1.12")
def test_a_tool_brings_a_camp_to_the_base_tile_and_raises_the_food_limit() -> None:
    game = turn_of("migrate", tools=2)
    me = game.players[0]
    assert (me.camps[BASE], game.limit(me)) == (1, 6)
    play(game, "camp", "camp")
    assert (me.camps[BASE], me.camps_left, me.tools, game.limit(me)) == (3, 2, 0, 8)
    assert refused(game, "camp") == "EW-7.1"


@rule("EW-7.1", "EW-2.12")
def test_without_a_camp_on_the_board_none_is_pitched() -> None:
    game = turn_of("migrate", tools=2)
    camp(game, 0, "c3", "c3", "c3", "c3", "c3")
    assert refused(game, "camp") == "EW-2.12"


@rule("EW-7.2")
def test_a_labour_moves_a_camp_to_a_hex_beside_and_again() -> None:
    game = turn_of("migrate")
    game.labour = 4
    camp(game, 0, "c3")
    assert sorted(offers(game, "move")) == [f"c3 {name}" for name in ("b2", "b3", "c2", "c4", "d2", "d3")]
    play(game, "move c3 b2", "move b2 a2")
    assert (game.players[0].camps[hexagon("a2")], game.labour) == (1, 0)
    assert refused(game, "move a2 a1") == "EW-7.2"


@rule("EW-7.2")
def test_nobody_moves_a_camp_that_is_not_there_and_many_may_share_a_hex() -> None:
    game = turn_of("migrate")
    game.labour = 6
    camp(game, 0, "b2", "c2")
    camp(game, 1, "c3", "c3")
    assert refused(game, "move c3 c2") == "EW-7.2"
    play(game, "move b2 c3", "move c2 c3")
    assert [player.camps[BASE] for player in game.players] == [2, 2]


def test_the_land_is_a_hexagon_of_nineteen() -> None:
    assert len(HEXES) == 19
    assert sorted(len(beside) for beside in NEIGHBOURS) == [3] * 6 + [4] * 6 + [6] * 7
    assert len(JUNCTURES) == 18


@rule("EW-7.3")
def test_the_first_figure_gains_a_camp_and_a_move() -> None:
    game = turn_of("migrate")
    camp(game, 0)
    play(game, "walk", "walk", "camp", "move c3 d2")
    assert game.players[0].camps[hexagon("d2")] == 1
    assert game.phase == LEAVING


def before_a_village(food: int, *camps: str) -> EndlessWinter:
    """A game whose first player stands in the middle of Migrate with camps on these hexes."""
    game = turn_of("migrate")
    camp(game, 0, *camps)
    game.players[0].food = food
    game.first_in = [1, 1, 1, 1]
    play(game, "walk")
    return game


@rule("EW-7.4")
def test_three_food_and_three_camps_round_a_juncture_make_a_village() -> None:
    game = before_a_village(3, "a1", "a2", "b2", "c3")
    assert offers(game, "village") == ["a1 a2 b2"]
    play(game, "village a1 a2 b2")
    me = game.players[0]
    assert (me.food, me.camps_left, sum(me.camps)) == (0, 4, 1)
    assert game.villages[juncture("a1", "a2", "b2")] == 0
    assert game.phase == LEAVING


@rule("EW-7.4")
@pytest.mark.parametrize(
    ("food", "camps"), [(2, ("a1", "a2", "b2")), (3, ("a1", "a2", "b3")), (3, ("a1", "a1", "b2"))]
)
def test_without_food_or_camps_on_all_three_hexes_there_is_no_village(
    food: int, camps: tuple[str, ...]
) -> None:
    assert refused(before_a_village(food, *camps), "village a1 a2 b2") == "EW-7.4"


@rule("EW-7.5")
def test_no_village_touches_the_base_tile() -> None:
    assert all(BASE not in hexes for hexes in JUNCTURES)
    game = before_a_village(3, "c3", "b2", "b3")
    assert offers(game, "village") == []


@rule("EW-7.5")
def test_a_juncture_holds_one_village() -> None:
    game = before_a_village(3, "a1", "a2", "b2")
    game.villages[juncture("a1", "a2", "b2")] = 1
    assert refused(game, "village a1 a2 b2") == "EW-7.5"


@rule("EW-7.4", "EW-2.12")
def test_a_fourth_village_is_not_to_be_had() -> None:
    game = before_a_village(3, "a1", "a2", "b2")
    game.villages[0:0] = []
    for at in (juncture("d1", "e1", "d2"), juncture("d2", "e1", "e2"), juncture("c1", "d1", "c2")):
        game.villages[at] = 0
    assert offers(game, "village") == []


@rule("EW-7.6")
def test_whoever_pays_for_a_village_has_room_for_the_rest_of_the_food() -> None:
    game = before_a_village(10, "a1", "a2", "b2", "c3", "c3")
    play(game, "village a1 a2 b2")
    me = game.players[0]
    assert (me.camps_left, game.limit(me), me.food) == (3, 7, 7)


@rule("EW-7.6", "EW-7.7")
@pytest.mark.parametrize(("food", "left"), [(8, 5), (6, 5), (5, 5), (2, 2)])
def test_food_that_has_no_space_any_more_is_lost(food: int, left: int) -> None:
    game = new_game(2)
    camp(game, 0, "a1", "a2", "b2")
    game.players[0].food = food
    gain(game, 0, (VILLAGE, 1))
    play(game, "village a1 a2 b2")
    assert (game.limit(game.players[0]), game.players[0].food) == (5, left)


@rule("EW-7.7")
def test_a_village_that_is_gained_needs_camps_but_no_food() -> None:
    game = new_game(2)
    camp(game, 0, "a1", "a2", "b2")
    game.players[0].food = 0
    gain(game, 0, (VILLAGE, 1))
    play(game, "village a1 a2 b2")
    assert game.villages.count(0) == 1
    game = new_game(2)
    before = game.villages[:]
    gain(game, 0, (VILLAGE, 1))
    assert game.villages == before
    assert game.pool[VILLAGE] == 0


@rule("EW-7.8")
def test_camps_count_one_and_villages_two_on_each_of_their_hexes() -> None:
    game = new_game(2)
    camp(game, 0, "a1", "a1", "c3")
    game.villages[juncture("a1", "a2", "b2")] = 0
    game.villages[juncture("a1", "b1", "b2")] = 0
    expected = {"a1": 2 + 2 + 2, "a2": 2, "b1": 2, "b2": 4, "c3": 1, "e1": 0}
    for name, influence in expected.items():
        assert migrating.influence(game, 0, hexagon(name)) == influence
        assert migrating.influences(game, 0)[hexagon(name)] == influence
    assert sum(migrating.influences(game, 1)) == sum(game.players[1].camps)
    assert game.villages.count(NOTHING) == 16


@rule("EW-7.7", "EW-2.12")
def test_one_village_that_is_gained_is_one() -> None:
    game = new_game(2)
    me = game.players[0]
    camp(
        game, 0, "a1", "a2", "b2", "a1", "b1"
    )  # enough for one more at a1, b1 and b2, were there a camp on b2
    me.camps[hexagon("b2")] = 2
    gain(game, 0, (VILLAGE, 1), (TOOL, 1))
    play(game, "village a1 a2 b2")
    assert (game.pool[VILLAGE], offers(game, "village")) == (0, [])


@rule("EW-7.8")
def test_the_influence_of_a_camp_is_what_the_box_says() -> None:
    tables: Any = deepcopy(game_named("endless_winter").pack.tables)
    tables["setup"]["land"]["camp_influence"] = 3
    game = new_game(2)
    game.box = load_box(tables)
    camp(game, 0, "a1", "a1")
    assert migrating.influences(game, 0)[hexagon("a1")] == migrating.influence(game, 0, hexagon("a1")) == 6
