"""A decision that has been made leaves nothing behind, so that equal positions have equal keys."""

import pytest

from support.stone_age.playing import (
    BUILDING_1,
    BUILDING_3,
    CARD_1,
    CARD_2,
    card,
    give,
    lay_card,
    people_on,
    play,
    send,
)
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import ACTING, FIELD, FOOD, FOREST, HUNT, HUT, RIVER, TOOL_MAKER


def half_made(game: StoneAge) -> dict[str, object]:
    """Every field that belongs to a decision not yet finished, where it is not empty."""
    numbers = (
        "spot",
        "good",
        "dice",
        "pips",
        "next_tool",
        "due",
        "buyer",
        "gifts",
        "gift",
        "resume",
        "hungry",
    )
    left: dict[str, object] = {name: getattr(game, name) for name in numbers if getattr(game, name)}
    left |= {name: getattr(game, name) for name in ("paid", "pool") if any(getattr(game, name))}
    return left


@pytest.mark.parametrize(
    ("spot", "people", "lines"),
    [
        (HUNT, 1, ["take hunt", "roll 3", "keep"]),
        (RIVER, 2, ["take river", "roll 3 4", "tool 2", "one_use 3", "keep"]),
        (TOOL_MAKER, 1, ["take tool_maker"]),
        (HUT, 2, ["take hut"]),
        (HUT, 2, ["leave hut"]),
        (FIELD, 1, ["take field"]),
        (CARD_1, 1, ["leave card_1"]),
        (CARD_2, 1, ["buy card_2", "pay wood", "pay brick"]),
        (BUILDING_1, 1, ["leave building_1"]),
        (BUILDING_1, 1, ["buy building_1", "building four_of_one"]),
        (
            BUILDING_3,
            1,
            ["buy building_3", "pay wood", "redeem", "choose gold", "choose gold", "pay gold", "done"],
        ),
    ],
)
def test_nothing_is_left_of_an_action(spot: int, people: int, lines: list[str]) -> None:
    game = people_on(3, spot, people)
    send(game, 0, FOREST, 1)
    give(game, 0, wood=2, brick=2)
    game.players[0].tools = [0, 1, 0]
    game.players[0].opened = (card("toolmaker_one_use_3"), card("healing_choice"))
    play(game, *lines)
    if game.actor() != 0:
        play(game, "building five_of_one")
    assert (game.phase, half_made(game)) == (ACTING, {})


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("shaman_gold", []),
        ("art_gold_roll", ["roll 6 6", "tool 1", "keep"]),
        ("writing_card", ["card time_field"]),
        ("time_dice", ["roll 2 5 6", "pick 6", "pick 5", "pick 2"]),
    ],
)
def test_nothing_is_left_of_a_card(name: str, lines: list[str]) -> None:
    game = people_on(3, CARD_1, 1)
    send(game, 0, FOREST, 1)
    game.starter = game.turn = 2
    game.players[0], game.players[2] = game.players[2], game.players[0]
    lay_card(game, CARD_1, name)
    give(game, 2, wood=1)
    game.players[2].tools = [1, 0, 0]
    play(game, "buy card_1", "pay wood", *lines)
    assert (game.phase, game.turn, half_made(game)) == (ACTING, 2, {})


@pytest.mark.parametrize(
    "lines", [["pay wood", "pay wood"], ["starve"], ["redeem", "choose wood", "choose wood", "starve"]]
)
def test_nothing_is_left_of_feeding(lines: list[str]) -> None:
    game = people_on(2, CARD_1, 1)
    give(game, 0, wood=2)
    game.players[0].goods[FOOD] = 3
    game.players[0].opened = (card("healing_choice"),)
    play(game, "leave card_1", *lines)
    assert (game.round, half_made(game)) == (2, {})
