"""Rulebook page 5, second part of a round: in which order the players act with their people."""

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import (
    BUILDING_1,
    BUILDING_2,
    BUILDING_3,
    CARD_1,
    CARD_2,
    CARD_4,
    give,
    lay_building,
    new_game,
    people_on,
    play,
    refused,
    send,
)
from trilith.games.stone_age.names import (
    ACTING,
    CLAY_PIT,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    PLACING,
    QUARRY,
    RIVER,
    TOOL_MAKER,
)


@rule("SA-4.1")
@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_each_player_acts_with_all_people_before_the_next_one_does(starter: int, order: list[int]) -> None:
    game = new_game(3)
    game.phase = ACTING
    game.starter = game.turn = starter
    for seat in range(3):
        send(game, seat, (FOREST, QUARRY, RIVER)[seat], 1)
        send(game, seat, HUNT, 1)
    turns = []
    while game.round == 1:
        turns.append(game.turn)
        play(game, offered(game)[0], "roll 1", "keep")
    assert turns == [seat for seat in order for _ in range(2)]


@rule("SA-4.1")
def test_whoever_has_nobody_out_is_passed_over() -> None:
    game = people_on(4, FOREST, 1)
    send(game, 3, FOREST, 1)
    play(game, "take forest", "roll 1", "keep")
    assert (game.turn, game.phase) == (3, ACTING)


@rule("SA-4.1")
def test_after_the_last_player_nobody_acts_again() -> None:
    game = new_game(3)
    game.phase = ACTING
    game.starter = 1
    game.turn = 0
    send(game, 0, FOREST, 1)
    play(game, "take forest", "roll 1", "keep")
    assert (game.round, game.phase) == (2, PLACING)


@rule("SA-4.2", "SA-6.2", "SA-7.4")
def test_all_places_with_own_people_are_offered_in_any_order_and_no_others() -> None:
    game = new_game(4)
    for spot in (HUNT, FOREST, CLAY_PIT, QUARRY, RIVER, TOOL_MAKER, FIELD, CARD_1, CARD_4, BUILDING_1):
        send(game, 0, spot, 1)
    send(game, 1, HUT, 2)
    send(game, 1, CARD_2, 1)
    give(game, 0, wood=1)
    game.phase = ACTING
    assert offered(game) == [
        *(
            f"take {spot}"
            for spot in ("hunt", "forest", "clay_pit", "quarry", "river", "tool_maker", "field")
        ),
        "buy card_1",
        "leave card_1",
        "leave card_4",
        "leave building_1",
    ]


@rule("SA-4.2")
@pytest.mark.parametrize(
    "line", ["take hunt", "take hut", "leave hut", "buy card_1", "leave card_2", "leave building_1"]
)
def test_nobody_acts_where_they_have_no_people(line: str) -> None:
    game = people_on(2, FOREST, 1)
    for spot in (HUNT, HUT, CARD_1, CARD_2, BUILDING_1):
        send(game, 1, spot, 2 if spot == HUT else 1)
    give(game, 0, wood=7)
    assert refused(game, line) == "SA-4.2"


@rule("SA-4.3")
@pytest.mark.parametrize(
    ("spot", "people", "lines"),
    [
        (HUNT, 3, ["take hunt", "roll 1 1 1", "keep"]),
        (FOREST, 2, ["take forest", "roll 1 1", "keep"]),
        (RIVER, 1, ["take river", "roll 1", "keep"]),
        (TOOL_MAKER, 1, ["take tool_maker"]),
        (FIELD, 1, ["take field"]),
        (CARD_2, 1, ["leave card_2"]),
        (CARD_2, 1, ["buy card_2", "pay wood", "pay wood"]),
        (BUILDING_1, 1, ["leave building_1"]),
        (BUILDING_1, 1, ["buy building_1", "building four_of_one"]),
        (BUILDING_3, 1, ["buy building_3", "pay gold", "done", "building four_of_one"]),
    ],
)
def test_people_who_have_acted_go_home(spot: int, people: int, lines: list[str]) -> None:
    game = people_on(4, spot, people)
    send(game, 0, QUARRY, 1)
    give(game, 0, wood=2, brick=1, gold=1)
    play(game, *lines)
    player = game.players[0]
    assert (player.home, player.people) == (4, 5)
    assert (player.placed[spot], game.crowd[spot]) == (0, 0)
    assert (game.phase, game.turn, offered(game)) == (ACTING, 0, ["take quarry"])


@rule("SA-4.3")
def test_other_players_stay_where_they_are() -> None:
    game = people_on(4, FOREST, 2)
    send(game, 1, FOREST, 3)
    play(game, "take forest", "roll 1 1", "keep")
    assert (game.crowd[FOREST], game.players[1].placed[FOREST], game.turn) == (3, 3, 1)


@rule("SA-6.2", "SA-7.4")
@pytest.mark.parametrize(
    ("name", "spot"), [("card_1", CARD_1), ("card_4", CARD_4), ("building_1", BUILDING_1)]
)
def test_whoever_does_not_want_to_pay_leaves_it_where_it_is(name: str, spot: int) -> None:
    game = people_on(2, spot, 1)
    send(game, 0, FIELD, 1)
    give(game, 0, wood=4, brick=4)
    display, tops, heights = game.display[:], game.tops[:], game.heights[:]
    assert f"buy {name}" in offered(game)
    play(game, f"leave {name}")
    assert (game.display, game.tops, game.heights) == (display, tops, heights)
    assert game.players[0].goods == [12, 4, 4, 0, 0]
    assert (game.players[0].cards, game.players[0].buildings, game.players[0].score) == ((), (), 0)


@rule("SA-6.1", "SA-6.2")
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_a_card_cannot_be_bought_by_whoever_cannot_pay(price: int) -> None:
    game = people_on(2, CARD_1 + price - 1, 1)
    give(game, 0, gold=price - 1)
    assert refused(game, f"buy card_{price}") == "SA-6.1"
    assert offered(game) == [f"leave card_{price}"]
    give(game, 0, wood=1)
    assert refused(game, f"buy card_{price}") == ""


@rule("SA-7.1", "SA-7.2", "SA-7.3", "SA-7.4")
@pytest.mark.parametrize(
    ("name", "number"), [("wood_wood_brick", "SA-7.1"), ("four_of_two", "SA-7.2"), ("one_to_seven", "SA-7.3")]
)
def test_a_building_cannot_be_bought_by_whoever_cannot_pay(name: str, number: str) -> None:
    game = people_on(2, BUILDING_2, 1)
    lay_building(game, BUILDING_2, name)
    assert refused(game, "buy building_2") == number
    assert offered(game) == ["leave building_2"]


@rule("SA-5.6")
@pytest.mark.parametrize("line", ["tool 1", "one_use 4"])
def test_without_a_roll_there_is_nothing_to_add_tools_to(line: str) -> None:
    game = people_on(2, FOREST, 1)
    game.players[0].tools = [1, 0, 0]
    assert refused(game, line) == "SA-5.6"


@rule("SA-4.2")
@pytest.mark.parametrize(
    "line", ["place hunt 1", "keep", "pay wood", "done", "pick 1", "choose wood", "starve"]
)
def test_while_people_act_nothing_else_is_done(line: str) -> None:
    assert refused(people_on(2, FOREST, 1), line) == "SA-4.2"
