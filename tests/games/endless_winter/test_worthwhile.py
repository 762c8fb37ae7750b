"""What labour is good for, which cards are worth a look, and which gains are lost, by expectations worked out by hand."""

from typing import Any

import pytest

from support.endless_winter.playing import camp, new_game, play, set_hand, turn_of
from support.rules import rule
from trilith.games import game_named
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import CAMP, MOVE, NOTHING

GAME = game_named("endless_winter")


def seen(game: EndlessWinter, viewer: int = 0) -> Any:
    """What a viewer sees, as a client reads it."""
    return GAME.view(game, viewer)


def uses(game: EndlessWinter) -> dict[str, float]:
    """What labour pays for, by its price."""
    return {use["what"]: use["labour"] for use in seen(game)["pending"]["uses"]}


@rule("EW-5.1", "EW-6.1", "EW-7.2", "EW-8.1", "EW-8.3")
@pytest.mark.parametrize(
    ("column", "tools", "expected"),
    [
        ("initiate", 1, {"recruit": 1}),
        ("initiate", 0, {}),
        ("develop", 0, {"learn": 3}),
        ("migrate", 0, {"move": 1}),
        ("hunt", 1, {"reveal": 1, "hunt": 1}),
        ("hunt", 0, {"reveal": 1}),
    ],
)
def test_at_the_top_labour_has_its_price(column: str, tools: int, expected: dict[str, float]) -> None:
    assert uses(turn_of(column, tools=tools)) == expected


@rule("EW-3.8")
def test_below_the_top_nothing_costs_labour() -> None:
    game = turn_of("develop", "hunter")
    play(game, "walk")
    assert uses(game) == {}
    assert not seen(game)["players"][0]["labour_short"]


@rule("EW-4.2", "EW-4.6", "EW-6.1")
@pytest.mark.parametrize(
    ("hand", "food", "short"),
    [
        ((), 0, False),  # nothing brings any
        (("gatherer",), 0, False),  # half a labour is far from three
        (("scout", "scout", "scout"), 0, True),
        (("scout", "scout"), 0, False),
        (("scout", "scout"), 4, True),  # food brings the third
    ],
)
def test_labour_is_short_where_hand_and_food_can_bring_it(
    hand: tuple[str, ...], food: int, short: bool
) -> None:
    game = turn_of("develop", *hand, food=food)
    assert seen(game)["players"][0]["labour_short"] is short
    assert seen(game)["players"][0]["worth_playing"] == (["scout"] if short else [])


def test_enough_labour_is_not_short() -> None:
    game = turn_of("develop", "scout", "scout", "scout", "scout")
    play(game, "play scout", "play scout", "play scout")
    assert not seen(game)["players"][0]["labour_short"]
    assert seen(game)["players"][0]["worth_playing"] == []


@rule("EW-2.13", "EW-3.2")
def test_a_culture_card_whose_food_finds_no_room_is_worth_nothing() -> None:
    game = new_game(2)
    set_hand(game, 0, "foraging")
    game.players[0].food = 0
    assert seen(game)["players"][0]["worth_playing"] == ["foraging"]
    game.players[0].food = game.limit(game.players[0])
    assert seen(game)["players"][0]["worth_playing"] == []
    assert "worth_playing" not in seen(game, 1)["players"][0]
    assert seen(game, 1)["players"][1]["worth_playing"] == []  # somebody else decides


@rule("EW-5.3")
def test_who_was_recruited_in_this_turn_is_told_apart() -> None:
    game = turn_of("initiate", "scout", "hunter", tools=1)
    play(game, "play scout", "recruit hunter")
    mine = seen(game)["players"][0]
    assert (mine["hand"], mine["fresh"]) == (["hunter", "hunter"], ["hunter"])
    assert "fresh" not in seen(game, 1)["players"][0]


@rule("EW-2.12")
def test_gains_that_cannot_be_had_name_their_rule() -> None:
    game = turn_of("migrate")
    me = game.players[0]
    camp(game, 0, "c3")
    game.pool[CAMP], game.pool[MOVE] = 1, 1
    assert seen(game)["pending"]["lost"] == {}
    me.camps_left = 0
    assert seen(game)["pending"]["lost"] == {"camp": "EW-2.12"}
    camp(game, 0)
    assert seen(game)["pending"]["lost"]["move"] == "EW-7.2"
    assert game.offer == NOTHING
