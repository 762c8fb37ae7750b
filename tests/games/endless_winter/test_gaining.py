"""Rulebook pages 7 and 20: rounds, empty piles, lesser incomes, limits."""

import pytest

from support.endless_winter.playing import (
    animal,
    camp,
    cards,
    gain,
    names_of,
    new_game,
    play,
    refused,
    set_chief,
    set_hand,
    told,
    turn_of,
)
from support.playing import listen, offered
from support.rules import rule
from support.worked_examples import as_told
from trilith.core.playout import playout
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY
from trilith.games.endless_winter.actions import ANIMAL_NAMES
from trilith.games.endless_winter.names import (
    ANIMAL,
    BURY,
    CAMP,
    CATCH,
    CULTURE,
    DRAW,
    ECLIPSE,
    ENLIST,
    FEAST,
    FOOD,
    IDOL,
    LABOUR,
    MOVE,
    NOTHING,
    OVER,
    POINTS,
    RECRUIT,
    RESTING,
    TIP,
    TOOL,
)


@rule("EW-2.1", "EW-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_four_rounds_each_with_an_eclipse_and_no_preparation_after_the_last(seats: int) -> None:
    game = new_game(seats)
    events = listen(game)
    playout(game, Stream(seats))
    kinds = [each["kind"] for each in told(game, events, -1)]
    assert (kinds.count("eclipse_began"), kinds.count("round_began")) == (4, 3)
    assert kinds.index("ended") > max(at for at, kind in enumerate(kinds) if kind == "eclipse_began")
    assert (game.phase, game.actor(), game.round) == (OVER, NOBODY, 4)


@rule("EW-2.1")
def test_nothing_is_decided_while_luck_decides() -> None:
    game = turn_of("hunt")
    game.labour = 2
    play(game, "reveal")
    assert game.actor() == CHANCE
    for line in ("walk", "reveal", "place member hunt", "chief fire_wolf", "side a", "tile open"):
        assert refused(game, line) == "EW-2.1"


@rule("EW-2.3")
def test_an_empty_draw_pile_is_the_shuffled_discard_pile() -> None:
    game = new_game(2)
    me = game.players[0]
    set_hand(game, 0)
    me.draw, me.discard = (), cards("hunter", "elder")
    gain(game, 0, (DRAW, 1))
    play(game, "gain draw")
    assert (names_of(me.draw), me.discard) == (["elder", "hunter"], ())
    play(game, "draw hunter")
    assert (names_of(me.hand), names_of(me.draw)) == (["hunter"], ["elder"])


@rule("EW-2.3")
def test_two_cards_of_the_pile_and_three_of_the_shuffled_discard_pile_as_in_the_rulebook() -> None:
    game = new_game(2)
    me = game.players[0]
    set_hand(game, 0)
    me.draw, me.discard = cards("gatherer", "brave"), cards("hunter", "hunter", "elder", "scout")
    gain(game, 0, (DRAW, 5))
    for line in ("draw gatherer", "draw brave", "draw hunter", "draw hunter", "draw scout"):
        play(game, "gain draw", line)
    assert names_of(me.hand) == ["gatherer", "brave", "scout", "hunter", "hunter"]
    assert names_of(me.draw) == ["elder"]
    as_told("endless_winter", "drawing", len(me.hand), 2, 2, len(me.hand) - 2)


@rule("EW-2.6")
def test_what_one_has_is_never_exchanged_and_each_gain_is_decided_by_itself() -> None:
    game = turn_of("hunt", tools=3)
    assert refused(game, "lesser tool food") == "EW-2.6"
    assert refused(game, "gain tool") == "EW-2.6"
    game = new_game(2)
    me = game.players[0]
    me.food = me.tools = 0
    gain(game, 0, (TOOL, 2))
    play(game, "lesser tool food", "gain tool")
    assert (me.food, me.tools) == (1, 1)
    gain(game, 0, (IDOL, 1))
    assert refused(game, "gain tool") == "EW-2.6"


@rule("EW-2.7")
def test_gains_are_taken_in_any_order_and_may_be_declined() -> None:
    game = new_game(2)
    me = game.players[0]
    me.tools = 0
    me.animals[2] = 1
    gain(game, 0, (TOOL, 1), (TIP, 1), (IDOL, 1))
    assert {"gain tool", "tip sloth", "idol honor", "done"} <= set(offered(game))
    play(game, "idol honor", "done")
    assert (me.honor, me.tools, me.tipped[2]) == (1, 0, 0)
    assert refused(game, "camp") in ("EW-2.7", "EW-3.5")


@rule("EW-2.7")
def test_points_labour_and_animals_are_taken_at_once() -> None:
    game = new_game(2)
    set_hand(game, 0, "communal_labor")
    play(game, "play communal_labor")
    assert game.labour == 8
    game.pool[POINTS], game.pool[LABOUR], game.pool[CATCH] = 3, 2, 1
    game.settle()
    assert (game.players[0].score, game.labour, game.actor()) == (3, 10, CHANCE)


@rule("EW-2.7")
def test_food_waits_for_a_camp_that_makes_room_for_it() -> None:
    game = new_game(2)
    me = game.players[0]
    camp(game, 0, "c3")
    me.food = 6
    gain(game, 0, (FOOD, 1), (CAMP, 1))
    assert (me.food, game.pool[FOOD]) == (6, 1)
    play(game, "camp")
    assert me.food == 7
    game = new_game(2)
    camp(game, 0, "c3")
    game.players[0].food = 0
    gain(game, 0, (FEAST, 1), (CAMP, 1))
    play(game, "camp")
    assert game.players[0].food == 7


@rule("EW-2.8", "EW-2.9")
@pytest.mark.parametrize(("camps", "limit"), [(0, 5), (1, 6), (3, 8), (5, 10)])
def test_camps_on_the_board_limit_the_food(camps: int, limit: int) -> None:
    game = new_game(2)
    me = game.players[0]
    camp(game, 0, *["c3"] * camps)
    me.food = limit - 1
    gain(game, 0, (FOOD, 3))
    assert (game.limit(me), me.food) == (limit, limit)


@rule("EW-2.8")
def test_with_one_camp_gone_six_food_is_the_limit_as_in_the_rulebook() -> None:
    game = new_game(2)
    camp(game, 0, "c3")
    as_told("endless_winter", "limit", 1, game.limit(game.players[0]))


@rule("EW-2.10")
def test_some_points_count_at_once_and_others_only_in_the_end() -> None:
    game = new_game(2)
    me = game.players[0]
    gain(game, 0, (POINTS, 2))
    set_hand(game, 0, "smokehouse")
    assert (me.score, game.scores()[0]) == (2, 2)


@rule("EW-2.11")
def test_an_eleventh_tool_is_not_gained() -> None:
    game = new_game(2)
    game.players[0].tools = 10
    game.players[0].food = 0
    gain(game, 0, (TOOL, 1))
    assert refused(game, "gain tool") == "EW-2.11"
    play(game, "lesser tool food")
    assert (game.players[0].tools, game.players[0].food) == (10, 1)


@rule("EW-2.12")
@pytest.mark.parametrize("kind", [TIP, BURY, CAMP, MOVE])
def test_what_cannot_be_had_is_lost(kind: int) -> None:
    game = new_game(2)
    me = game.players[0]
    set_hand(game, 0)
    me.animals = [0] * 7
    camp(game, 0)
    if kind == CAMP:
        me.camps_left = 0
    gain(game, 0, (kind, 1))
    assert game.pool[kind] == 0


@rule("EW-2.13", "EW-2.8")
@pytest.mark.parametrize(("camps_out", "food"), [(0, 5), (2, 7), (5, 10)])
def test_food_up_to_the_limit_fills_the_store(camps_out: int, food: int) -> None:
    game = new_game(2)
    camp(game, 0, *["c3"] * camps_out)
    game.players[0].food = 2
    gain(game, 0, (FEAST, 1))
    assert game.players[0].food == food


@rule("EW-2.14")
@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (CULTURE, "learn clan_alliance"),
        (RECRUIT, "recruit hunter"),
        (ENLIST, "enlist hunter"),
        (ANIMAL, "hunt sloth"),
        (CAMP, "camp"),
        (MOVE, "move c3 b2"),
        (TIP, "tip bison"),
    ],
)
def test_what_is_gained_costs_neither_labour_nor_tools_nor_food(kind: int, line: str) -> None:
    game = new_game(2)
    me = game.players[0]
    me.food = me.tools = 0
    game.display = list(cards("clan_alliance")) + [NOTHING] * 7
    game.ground = [int(name == "sloth") for name in ANIMAL_NAMES]
    me.animals = [int(name == "bison") for name in ANIMAL_NAMES]
    camp(game, 0, "c3")
    gain(game, 0, (kind, 1))
    play(game, line)
    assert (game.pool[kind], game.labour) == (0, 0)


@rule("EW-2.14")
def test_tribe_cards_that_are_gained_may_be_equal_and_played_at_once() -> None:
    game = turn_of("hunt")
    game.pool[RECRUIT] = 2
    play(game, "recruit hunter", "recruit hunter", "play hunter", "play hunter")
    assert names_of(game.players[0].played) == ["hunter", "hunter"]


@rule("EW-2.12", "EW-3.6")
def test_what_an_ability_may_still_make_possible_waits_for_it() -> None:
    game = new_game(2)
    set_chief(game, 0, "tusk_breaker", "b")
    game.players[0].animals = [0] * 7
    play(game, "place chief rest", "lesser draw tool")
    assert offered(game) == ["done", "call"]
    play(game, "call", "animal sloth", "tip sloth")
    assert game.players[0].tipped[animal("sloth")] == 1


@rule("EW-2.12", "EW-3.6")
def test_what_no_ability_can_make_possible_is_lost() -> None:
    game = new_game(2)
    game.players[0].animals = [0] * 7
    play(game, "place member rest", "lesser draw tool")
    assert (game.pool[TIP], game.phase) == (0, RESTING)


@rule("EW-2.12", "EW-2.7")
def test_what_becomes_possible_meanwhile_is_not_lost() -> None:
    game = new_game(2)
    camp(game, 0)
    gain(game, 0, (MOVE, 1), (CAMP, 1))
    play(game, "camp", "move c3 b2")
    assert (sum(game.players[0].camps), game.phase) == (1, ECLIPSE)


@rule("EW-2.7", "EW-2.9")
def test_food_that_waited_is_taken_when_the_rest_is_declined() -> None:
    game = new_game(2)
    me = game.players[0]
    camp(game, 0, "c3")
    me.food = 5
    gain(game, 0, (FOOD, 2), (CAMP, 1))
    play(game, "done")
    assert me.food == 6


@rule("EW-2.7", "EW-4.9")
def test_food_waits_for_a_price_that_makes_room_for_it() -> None:
    game = new_game(2)
    me = game.players[0]
    camp(game, 0, "c3")
    me.food = 6
    (game.offer,) = cards("first_tools")
    game.pool[FOOD] = 1
    game.settle()
    assert (me.food, game.pool[FOOD]) == (6, 1)
    play(game, "convert")
    assert me.food == 6
