"""What the view of Stone Age works out by the rules, so that neither terminal nor client has to."""

from typing import Any

import pytest

from support.rules import rule
from support.stone_age.playing import card, give, new_game, people_on, play, refused, send
from trilith.core.state import SPECTATOR
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import ACTING, FIELD, FOREST, HUNT, HUT, OVER, PLACING, SPOTS, TOOL_MAKER
from trilith.games.stone_age.rules import scoring
from trilith.games.stone_age.view import view


def seen(game: StoneAge, viewer: int = SPECTATOR) -> Any:
    """The view without its type, as a client reads it."""
    return view(game, viewer)


def sums(game: StoneAge) -> dict[tuple[str, ...], int]:
    """By tools that are added, the pips of the roll that lies there."""
    told = seen(game)["pending"]["sums"]
    found = {tuple(each["tools"]): each["pips"] for each in told}
    assert len(found) == len(told)
    return found


@rule("SA-5.4", "SA-5.5")
def test_a_roll_is_told_with_every_set_of_tools_that_can_be_added() -> None:
    game = people_on(2, FOREST, 2)
    game.players[0].tools, game.players[0].used = [4, 2, 1], [0, 1, 0]
    play(game, "take forest", "roll 3 5")
    assert sums(game) == {(): 8, ("tool 1",): 12, ("tool 3",): 9, ("tool 1", "tool 3"): 13}
    play(game, "tool 1")
    assert sums(game) == {(): 12, ("tool 3",): 13}


@rule("SA-6.16")
def test_tools_for_one_use_are_among_them_each_as_often_as_it_lies_there() -> None:
    game = people_on(2, FOREST, 1)
    game.players[0].tools = [1, 0, 0]
    game.players[0].opened = (card("toolmakers_2_one_use_2"), card("toolmakers_2_one_use_2"))
    play(game, "take forest", "roll 6")
    twice = ("one_use 2", "one_use 2")
    assert sums(game) == {
        (): 6,
        ("tool 1",): 7,
        ("one_use 2",): 8,
        twice: 10,
        ("tool 1", "one_use 2"): 9,
        ("tool 1", *twice): 11,
    }


@rule("SA-5.4", "SA-5.5", "SA-6.16")
def test_what_is_told_of_tools_comes_true() -> None:
    game = people_on(2, FOREST, 2)
    game.players[0].tools = [3, 2, 1]
    game.players[0].opened = (card("toolmakers_2_one_use_2"),)
    play(game, "take forest", "roll 1 2")
    for tools, pips in sums(game).items():
        further = game.copy()
        play(further, *tools)
        assert further.pips == pips


@rule("SA-3.2", "SA-3.9")
def test_a_place_is_closed_when_nobody_more_fits() -> None:
    game = new_game(4)
    assert seen(game)["closed"] == []
    send(game, 0, FOREST, 4)
    send(game, 1, FOREST, 2)
    send(game, 2, HUT, 2)
    assert seen(game)["closed"] == ["hut"]
    send(game, 2, FOREST, 1)
    assert seen(game)["closed"] == ["forest", "hut"]


@rule("SA-3.8")
def test_the_hunt_is_never_closed() -> None:
    game = new_game(4)
    for seat in range(4):
        game.players[seat].people = game.players[seat].home = 10
        send(game, seat, HUNT, 9)
    assert "hunt" not in seen(game)["closed"]


@rule("SA-11.1", "SA-11.2", "SA-11.3")
@pytest.mark.parametrize(
    ("seats", "closed"), [(2, ["forest", "tool_maker", "hut", "field"]), (3, ["forest"]), (4, [])]
)
def test_with_few_players_others_close_a_place_although_there_is_room(seats: int, closed: list[str]) -> None:
    game = new_game(seats)
    send(game, 0, FOREST, 1)
    if seats > 2:
        send(game, 1, FOREST, 1)
    send(game, 0, TOOL_MAKER, 1)
    send(game, 1, FIELD, 1)
    taken = {"tool_maker", "field"}
    expected = set(closed) | taken | ({"hut"} if seats == 3 else set())
    assert set(seen(game)["closed"]) == expected


@rule("SA-3.1", "SA-3.6")
def test_the_least_of_each_place_is_what_whoever_wonders_asks_about() -> None:
    game = new_game(2)
    assert game.phase == PLACING
    least = seen(game)["least"]
    assert list(least) == list(SPOTS[: game.spots])
    assert (least["hut"], least["hunt"], least["card_3"]) == ("place hut 2", "place hunt 1", "place card_3 1")
    assert all(not refused(game, text) for text in least.values())


@rule("SA-4.2")
def test_while_people_act_it_is_what_they_came_for() -> None:
    game = people_on(2, FOREST, 2)
    assert game.phase == ACTING
    least = seen(game)["least"]
    assert (least["forest"], least["hut"]) == ("take forest", "take hut")
    assert (least["card_1"], least["building_2"]) == ("buy card_1", "buy building_2")
    assert refused(game, least["forest"]) == ""
    assert refused(game, least["hut"]) == "SA-4.2"
    play(game, "take forest")
    assert seen(game)["least"] == {}


@rule("SA-3.1", "SA-9.1")
def test_the_order_begins_with_the_start_player() -> None:
    game = new_game(3)
    assert seen(game)["order"] == [0, 1, 2]
    game.starter = 2
    assert seen(game)["order"] == [2, 0, 1]


@rule("SA-3.4")
def test_whoever_cannot_place_any_more_rests() -> None:
    game = new_game(2)
    assert [board["resting"] for board in seen(game)["players"]] == [False, False]
    send(game, 0, HUNT, 5)
    assert [board["resting"] for board in seen(game)["players"]] == [True, False]
    game = new_game(2)
    send(game, 1, HUNT, 4)
    for spot in range(game.spots):
        game.crowd[spot] = game.box.capacity[spot]
    assert [board["resting"] for board in seen(game)["players"]] == [False, True]  # one at home, and no place
    game.phase = ACTING
    assert [board["resting"] for board in seen(game)["players"]] == [False, False]


@rule("SA-9.6")
def test_all_points_are_told_before_the_end_and_counted_once_after_it() -> None:
    game = new_game(2)
    give(game, 0, wood=3)
    game.players[0].score = 20
    game.players[0].cards = (card("writing_card"),)
    mine = seen(game, 0)["players"][0]
    assert (mine["earned"], sum(mine["final"].values()), mine["total"]) == (20, 3 + 1, 24)
    game.phase = OVER
    scoring.final_scoring(game)
    mine = seen(game, 1)["players"][0]
    assert (mine["score"], mine["earned"], sum(mine["final"].values()), mine["total"]) == (24, 20, 4, 24)


@rule("SA-9.6")
def test_after_the_end_nobody_is_fed_any_more() -> None:
    game = new_game(2)
    assert [board["fed"] for board in seen(game)["players"]] == [7, 7]
    game.phase = OVER
    assert [board["fed"] for board in seen(game)["players"]] == [None, None]
