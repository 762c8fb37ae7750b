"""Rulebook pages 10 and 11: the eclipse."""

import pytest

from support.endless_winter.playing import (
    CANYON,
    FOREST,
    GLACIER,
    GRASSLAND,
    MOUNTAIN,
    TUNDRA,
    WETLAND,
    animal,
    camp,
    end_action_phase,
    hexagon,
    juncture,
    last_turns,
    names_of,
    new_game,
    offers,
    play,
    set_hand,
    stone,
)
from support.playing import offered
from support.rules import rule
from support.worked_examples import as_told
from trilith.core.state import CHANCE
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    BY_BOARD,
    BY_LAND,
    BY_ORDER,
    BY_TRIBE,
    CATCH,
    DRAW,
    ECLIPSE,
    FOOD,
    IDOL,
    MEGALITH,
    MOVE,
    TIP,
    TOOL,
)
from trilith.games.endless_winter.rules import eclipse, migrating

TURQUOISE, YELLOW, RED = range(3)


@rule("EW-11.5")
def test_everyone_goes_through_four_steps_in_the_new_order() -> None:
    game = new_game(2)
    last_turns(game, ("elder",), ("crafter",))
    for player in game.players:
        player.built = 2
    camp(game, 0, "a1")
    camp(game, 1, "a2")
    game.land[hexagon("a1")] = game.land[hexagon("a2")] = TUNDRA
    end_action_phase(game)
    seen = []
    while game.phase == ECLIPSE:
        if game.actor() >= 0:
            seen.append((game.turn, game.step))
            play(game, "done")
    assert seen == [
        (1, BY_ORDER),
        (1, BY_TRIBE),
        (1, BY_LAND),
        (1, BY_BOARD),
        (0, BY_ORDER),
        (0, BY_TRIBE),
        (0, BY_LAND),
        (0, BY_BOARD),
    ]


@rule("EW-11.6")
@pytest.mark.parametrize(("place", "kind"), [(0, MEGALITH), (1, DRAW), (2, IDOL), (3, TOOL)])
def test_the_place_in_the_order_brings_an_income(place: int, kind: int) -> None:
    game = new_game(4)
    last_turns(game, (), (), (), ())
    end_action_phase(game)
    while game.at < place:
        play(game, "done")
    assert (game.step, [at for at, count in enumerate(game.pool) if count]) == (BY_ORDER, [kind])


@rule("EW-11.7")
def test_the_abilities_of_the_piles_members_work_now() -> None:
    game = new_game(2)
    me = game.players[0]
    set_hand(game, 0)
    me.food = me.tools = 0
    last_turns(
        game,
        ("brave", "crafter", "elder", "experienced_gatherer", "gatherer", "hunter", "scout", "shaman"),
        (),
    )
    me.animals[2] = 1
    end_action_phase(game)
    play(game, "done")
    assert game.step == BY_TRIBE
    assert me.food == 1 + 2 + 1
    assert {kind: count for kind, count in enumerate(game.pool) if count} == {
        TOOL: 1,
        IDOL: 1,
        DRAW: 1,
        11: 1,
        12: 1,
        14: 2,
    }


@rule("EW-11.7")
def test_of_equal_cards_in_a_pile_each_brings_its_ability() -> None:
    game = new_game(2)
    last_turns(game, ("elder", "elder"), ())
    end_action_phase(game)
    play(game, "done")
    assert (game.step, game.pool[DRAW]) == (BY_TRIBE, 2)


@rule("EW-11.7")
def test_two_moves_of_a_scout_may_be_one_camp_twice_or_two_camps_once() -> None:
    game = new_game(2)
    camp(game, 0, "c3", "c3")
    last_turns(game, ("scout",), ())
    end_action_phase(game)
    play(game, "done")
    moves = game.pool[MOVE]
    other = game.copy()
    play(game, "move c3 b2", "move b2 a1")
    assert game.players[0].camps[hexagon("a1")] == 1
    play(other, "move c3 b2", "move c3 b3")
    moved = [other.players[0].camps[hexagon(name)] for name in ("b2", "b3")]
    assert moved == [1, 1]
    as_told("endless_winter", "scout", moves, game.players[0].camps[hexagon("a1")], sum(moved), moved[0])


@rule("EW-11.8")
@pytest.mark.parametrize(
    ("terrain", "kind", "count"),
    [
        (GRASSLAND, CATCH, 1),
        (WETLAND, DRAW, 1),
        (TUNDRA, IDOL, 1),
        (CANYON, MEGALITH, 1),
        (MOUNTAIN, TOOL, 1),
    ],
)
def test_a_led_hex_brings_its_income(terrain: int, kind: int, count: int) -> None:
    game = new_game(2)
    for player in (0, 1):
        camp(game, player)
    camp(game, 0, "a1")
    game.land[hexagon("a1")] = terrain
    game.players[0].food = 0
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_LAND
    eclipse.start_step(game)
    game.settle()
    assert game.pool[kind] == count
    if terrain == MOUNTAIN:
        assert game.players[0].food == 1


@rule("EW-11.8")
@pytest.mark.parametrize(("mine", "theirs", "food"), [(1, 0, 2), (1, 1, 2), (2, 1, 2), (1, 2, 0), (0, 0, 0)])
def test_the_most_influence_counts_and_a_tie_too(mine: int, theirs: int, food: int) -> None:
    game = new_game(2)
    camp(game, 0, *["a1"] * mine)
    camp(game, 1, *["a1"] * theirs)
    game.land[hexagon("a1")] = FOREST
    game.players[0].food = 0
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_LAND
    eclipse.start_step(game)
    assert game.pool[FOOD] == food


@rule("EW-11.8", "EW-7.8")
def test_a_village_leads_its_three_hexes_against_a_camp() -> None:
    game = new_game(2)
    for seat in (0, 1):
        camp(game, seat)
    game.villages[juncture("a1", "a2", "b2")] = 0
    camp(game, 1, "a1")
    assert [hexagon(name) for name in ("a1", "a2", "b2")] == migrating.led_by(game, 0)
    camp(game, 1, "a1", "a1", "a1")
    assert migrating.led_by(game, 1) == [hexagon("a1")]


@rule("EW-11.9")
def test_a_hex_reached_during_the_step_counts_too_and_none_twice() -> None:
    game = new_game(2)
    camp(game, 0, "a1")
    camp(game, 1)
    game.land[hexagon("a1")], game.land[hexagon("a2")] = TUNDRA, FOREST
    me = game.players[0]
    me.food = 0
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_LAND
    eclipse.start_step(game)
    game.pool[14] += 2
    play(game, "move a1 a2", "move a2 a1", "idol honor")
    assert (me.food, me.honor) == (0, 1)
    game = new_game(2)
    camp(game, 0, "a1")
    camp(game, 1)
    game.land[hexagon("a1")], game.land[hexagon("a2")] = TUNDRA, FOREST
    me = game.players[0]
    me.food = 0
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_LAND
    eclipse.start_step(game)
    game.pool[14] += 1
    play(game, "move a1 a2", "idol honor")
    assert me.food == 2


@rule("EW-11.9")
def test_a_hex_reached_during_the_step_belongs_to_this_step() -> None:
    game = new_game(2)
    camp(game, 0, "a1", "c3")
    camp(game, 1)
    game.land[hexagon("a1")], game.land[hexagon("d2")] = TUNDRA, WETLAND
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_LAND
    eclipse.start_step(game)
    game.pool[14] += 1
    play(game, "move c3 d2", "idol honor")  # a1 was harvested, d2 comes after it
    assert (game.step, game.pool[DRAW], game.pool[IDOL]) == (BY_LAND, 1, 0)


@rule("EW-11.13", "EW-11.14")
def test_after_the_eclipse_it_is_the_first_players_turn_to_turn_up_animals() -> None:
    game = new_game(2)
    game.order = [1, 0]
    game.ground = [0] * len(game.ground)
    last_turns(game, (), ())
    end_action_phase(game)
    while game.phase == ECLIPSE:
        play(game, "done")
    assert (game.at, game.turn, game.actor()) == (0, game.order[0], CHANCE)


@rule("EW-11.10")
def test_glaciers_and_the_base_tile_bring_nothing() -> None:
    game = new_game(2)
    camp(game, 0, "c3", "a1")
    game.land[hexagon("a1")] = GLACIER
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_LAND
    eclipse.start_step(game)
    assert not any(game.pool)


@rule("EW-11.11")
@pytest.mark.parametrize(
    ("built", "villages", "draws", "tools", "idols"),
    [(0, 0, 0, 0, 0), (1, 1, 1, 0, 0), (2, 2, 2, 1, 0), (5, 0, 0, 1, 0), (6, 3, 3, 1, 1), (10, 0, 0, 1, 2)],
)
def test_empty_spaces_of_the_board_bring_incomes(
    built: int, villages: int, draws: int, tools: int, idols: int
) -> None:
    game = new_game(2)
    game.players[0].built = built
    for at in range(villages):
        game.villages[at * 5] = 0
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_BOARD
    eclipse.start_step(game)
    assert (game.pool[DRAW], game.pool[TOOL], game.pool[IDOL]) == (draws, tools, idols)


@rule("EW-11.12")
def test_stones_score_in_every_eclipse_after_everything_else_of_the_step() -> None:
    game = new_game(2)
    me = game.players[0]
    me.stones = (stone("idol_steps"),)
    me.offering, me.honor, me.built = 3, 2, 6
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_BOARD
    eclipse.start_step(game)
    play(game, "idol honor", "gain tool")
    assert me.score == 3


@rule("EW-11.13")
def test_after_the_eclipse_the_piles_are_discarded() -> None:
    game = new_game(2)
    last_turns(game, ("gatherer",), ("gatherer",))
    end_action_phase(game)
    while game.phase == ECLIPSE:
        play(game, "done")
    for player in game.players:
        assert player.pile == ()
        assert names_of(player.discard) == ["gatherer"]


@rule("EW-11.5")
def test_everything_in_the_eclipse_may_be_declined() -> None:
    game = new_game(2)
    last_turns(game, ("brave",), ())
    end_action_phase(game)
    assert offers(game, "done") == [""]
    before = game.players[0].built
    play(game, "done", "done")
    assert (game.players[0].built, game.players[0].honor, game.players[0].offering) == (before, 0, 0)


def leads_a_grassland(wild: tuple[int, ...]) -> EndlessWinter:
    """The land's step of the first player, who leads one grassland, with these animals in the pile."""
    game = new_game(2)
    for seat in (0, 1):
        camp(game, seat)
    camp(game, 0, "a1")
    game.land[hexagon("a1")] = GRASSLAND
    game.wild = wild
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_LAND
    eclipse.start_step(game)
    game.settle()
    return game


@rule("EW-11.5", "EW-11.8")
def test_the_animal_of_a_grassland_is_taken_or_declined() -> None:
    game = leads_a_grassland((animal("sloth"),))
    assert offered(game) == ["gain catch", "done"]
    me = game.players[0]
    before = me.animals[animal("sloth")]
    play(game, "gain catch", "animal sloth")
    assert (me.animals[animal("sloth")], game.wild) == (before + 1, ())
    game = leads_a_grassland((animal("sloth"),))
    play(game, "done")
    assert (game.players[0].animals[animal("sloth")], game.wild) == (before, (animal("sloth"),))
    assert not game.pool[CATCH]


@rule("EW-2.7", "EW-8.8")
def test_where_the_pile_is_empty_the_point_of_a_grassland_needs_no_decision() -> None:
    game = leads_a_grassland(())
    assert (game.players[0].score, game.pool[CATCH]) == (1, 0)


@rule("EW-11.5", "EW-2.7")
def test_in_the_eclipse_an_animal_can_be_caught_and_tipped_in_one_step() -> None:
    game = leads_a_grassland((animal("sloth"),))
    me = game.players[0]
    me.animals, me.food = [0] * 7, 0
    game.pool[TIP] = 1
    play(game, "gain catch", "animal sloth", "tip sloth")
    assert (me.tipped[animal("sloth")], me.food) == (1, 5)
