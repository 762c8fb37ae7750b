"""Rulebook pages 5 and 6: what tool maker, hut and field bring."""

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import people_on, play, refused, send
from support.worked_examples import as_told
from trilith.bots.greedy import Greedy
from trilith.core.seat import Seat
from trilith.games import game_named
from trilith.games.stone_age.names import ACTING, FIELD, FOOD, FOREST, HUT, TOOL_MAKER

STEPS = [
    ([0, 0, 0], [1, 0, 0]),
    ([1, 0, 0], [1, 1, 0]),
    ([1, 1, 0], [1, 1, 1]),
    ([1, 1, 1], [2, 1, 1]),
    ([2, 1, 1], [2, 2, 1]),
    ([2, 2, 1], [2, 2, 2]),
    ([2, 2, 2], [3, 2, 2]),
    ([3, 2, 2], [3, 3, 2]),
    ([3, 3, 2], [3, 3, 3]),
    ([3, 3, 3], [4, 3, 3]),
    ([4, 3, 3], [4, 4, 3]),
    ([4, 4, 3], [4, 4, 4]),
]


@rule("SA-4.4", "SA-4.5", "SA-4.6")
@pytest.mark.parametrize(("before", "after"), STEPS)
def test_the_tool_maker_raises_the_lowest_tool_and_of_equals_the_leftmost(
    before: list[int], after: list[int]
) -> None:
    game = people_on(2, TOOL_MAKER, 1)
    game.players[0].tools = before[:]
    play(game, "take tool_maker")
    assert game.players[0].tools == after
    assert game.players[1].tools == [0, 0, 0]


@rule("SA-4.6")
def test_a_thirteenth_tool_brings_nothing() -> None:
    game = people_on(2, TOOL_MAKER, 1)
    game.players[0].tools = [4, 4, 4]
    play(game, "take tool_maker")
    assert game.players[0].tools == [4, 4, 4]


@rule("SA-4.6")
def test_a_used_tool_stays_used_when_it_is_raised() -> None:
    game = people_on(2, TOOL_MAKER, 1)
    send(game, 0, FOREST, 1)
    game.players[0].tools = [1, 1, 1]
    game.players[0].used = [1, 0, 1]
    play(game, "take tool_maker")
    assert (game.players[0].tools, game.players[0].used) == ([1, 2, 1], [1, 0, 1])
    game = people_on(2, TOOL_MAKER, 1)
    send(game, 0, FOREST, 1)
    game.players[0].tools = [2, 1, 1]
    game.players[0].used = [0, 1, 1]
    play(game, "take tool_maker")
    assert (game.players[0].tools, game.players[0].used) == ([2, 2, 1], [0, 1, 1])


@rule("SA-4.6")
@pytest.mark.parametrize(
    ("tools", "used", "raised"),
    [
        ([1, 1, 1], [1, 0, 0], 1),
        ([1, 1, 1], [1, 1, 0], 2),
        ([1, 1, 1], [0, 1, 0], 0),
        ([1, 1, 1], [1, 1, 1], 0),
        ([1, 0, 0], [1, 0, 0], 1),
        ([2, 1, 1], [0, 1, 0], 2),
        ([1, 2, 1], [1, 0, 1], 0),
        ([1, 2, 2], [1, 0, 0], 0),
    ],
)
def test_of_equal_tools_an_unused_one_is_raised_first(tools: list[int], used: list[int], raised: int) -> None:
    game = people_on(2, TOOL_MAKER, 1)
    send(game, 0, FOREST, 1)
    game.players[0].tools, game.players[0].used = tools[:], used[:]
    play(game, "take tool_maker")
    assert game.players[0].tools == [value + (place == raised) for place, value in enumerate(tools)]
    assert game.players[0].used == used


@rule("SA-4.7")
def test_the_hut_brings_one_more_person_for_good() -> None:
    game = people_on(2, HUT, 2)
    player = game.players[0]
    before = player.home
    play(game, "take hut")
    as_told("stone_age", "hut", 2, player.home - before)
    assert game.round == 2
    assert (player.people, player.home) == (6, 6)
    assert game.players[1].people == 5


@rule("SA-4.7")
def test_the_newcomer_does_not_act_in_this_round() -> None:
    game = people_on(2, HUT, 2)
    send(game, 0, FIELD, 1)
    play(game, "take hut")
    assert (game.players[0].people, game.players[0].home) == (6, 5)


@rule("SA-4.7")
def test_the_person_of_the_hut_may_be_declined() -> None:
    game = people_on(2, HUT, 2)
    send(game, 0, FIELD, 1)
    assert offered(game) == ["take hut", "leave hut", "take field"]
    play(game, "leave hut")
    player = game.players[0]
    assert (player.people, player.home, player.placed[HUT], game.crowd[HUT]) == (5, 4, 0, 0)
    assert (game.phase, game.spot, offered(game)) == (ACTING, 0, ["take field"])


@rule("SA-4.8")
def test_where_nobody_comes_there_is_nobody_to_decline() -> None:
    game = people_on(2, HUT, 2)
    game.players[0].people, game.players[0].home = 10, 8
    assert offered(game) == ["take hut"]
    assert refused(game, "leave hut") == "SA-4.8"


@rule("SA-4.7")
def test_a_beginner_takes_the_person_whatever_there_is_to_eat() -> None:
    game = people_on(2, HUT, 2)
    game.heights[0], game.players[0].goods[FOOD] = 1, 0
    assert Greedy(1).choose(Seat(game_named("stone_age"), game, 0)).text == "take hut"


@rule("SA-1.2", "SA-4.8")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (9, 10), (10, 10)])
def test_nobody_has_more_than_ten_people(before: int, after: int) -> None:
    game = people_on(2, HUT, 2)
    game.players[0].people = before
    game.players[0].home = before - 2
    play(game, "take hut")
    assert (game.players[0].people, game.players[0].home) == (after, after)


@rule("SA-4.9", "SA-4.10")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (8, 9), (9, 10), (10, 10)])
def test_the_field_is_a_step_up_the_food_track_which_ends_at_ten(before: int, after: int) -> None:
    game = people_on(2, FIELD, 1)
    game.players[0].track = before
    play(game, "take field")
    assert game.players[0].track == after
    assert game.players[1].track == 0
