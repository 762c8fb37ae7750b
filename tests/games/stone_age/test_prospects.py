"""What open cards and buildings would mean for a player, by expectations worked out by hand."""

from typing import Any

import pytest

from support.rules import rule
from support.stone_age.playing import building, card, give, new_game
from trilith.core.state import SPECTATOR
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.view import view


def prospect(game: StoneAge, spot: str) -> Any:
    """What the first player is told of this place."""
    board: Any = view(game, 0)["players"][0]
    return board["prospects"][spot]


def with_card(name: str, *held: str) -> StoneAge:
    """A table at which this card costs three and the first player holds others."""
    game = new_game(2)
    game.display[2] = card(name)
    game.players[0].cards = tuple(card(each) for each in held)
    return game


def with_building(name: str, **goods: int) -> StoneAge:
    """A table at which this building lies on the first stack and the first player has these goods."""
    game = new_game(2)
    game.tops[0] = building(name)
    give(game, 0, **goods)
    return game


@rule("SA-6.1", "SA-10.1", "SA-10.2")
@pytest.mark.parametrize(
    ("held", "now", "then"),
    [
        ((), 0, 1),
        (("pottery_dice", "time_dice", "writing_dice"), 9, 16),
        (("transport_stone_2", "time_dice"), 0, 1),
        (("transport_stone_2", "time_dice", "time_field"), 1, 4),
        (("transport_stone_2", "transport_dice"), 0, 0),
    ],
)
def test_a_sign_makes_one_set_larger_or_the_second_or_none(
    held: tuple[str, ...], now: int, then: int
) -> None:
    found = prospect(with_card("transport_dice", *held), "card_3")
    assert (found["now"], found["then"]) == (now, then)
    assert (found["missing"], found["points"]) == (3, 0)


@rule("SA-10.6")
def test_people_multiply_shamans() -> None:
    game = with_card("shamans_2_brick", "shaman_gold")
    game.players[0].people = 7
    give(game, 0, wood=2)
    assert prospect(game, "card_3") == {"missing": 1, "points": 0, "now": 7, "then": 21}


@rule("SA-7.1", "SA-7.2", "SA-7.3")
@pytest.mark.parametrize(
    ("name", "goods", "missing", "points"),
    [
        ("wood_wood_brick", {"wood": 1, "stone": 4}, 2, 0),
        ("wood_wood_brick", {"wood": 2, "brick": 1}, 0, 10),
        ("five_of_two", {"wood": 2, "brick": 3}, 0, 18),
        ("five_of_two", {"wood": 2, "brick": 3, "gold": 2}, 0, 24),
        ("four_of_three", {"wood": 3}, 2, 0),
        ("five_of_one", {"wood": 3, "gold": 3}, 2, 0),
        ("one_to_seven", {"wood": 2, "brick": 3, "stone": 1}, 0, 23),
        ("one_to_seven", {"wood": 3, "gold": 6}, 0, 39),
        ("one_to_seven", {}, 1, 0),
    ],
)
def test_what_a_building_lacks_or_would_bring_at_most(
    name: str, goods: dict[str, int], missing: int, points: int
) -> None:
    found = prospect(with_building(name, **goods), "building_1")
    assert (found["missing"], found["points"]) == (missing, points)


@rule("SA-10.5")
def test_one_more_building_for_each_builder() -> None:
    game = with_building("one_to_seven", wood=1)
    game.players[0].cards = (card("builders_2_food_2"),)
    game.players[0].buildings = (building("wood_wood_gold"),)
    assert prospect(game, "building_1") == {"missing": 0, "points": 3, "now": 2, "then": 4}


def test_nothing_lies_open_where_nothing_is_left_and_nobody_else_is_told() -> None:
    game = with_card("transport_dice")
    game.display[0] = -1
    shown: Any = view(game, 0)
    assert "card_1" not in shown["players"][0]["prospects"]
    assert "prospects" not in shown["players"][1]
    watched: Any = view(game, SPECTATOR)
    assert all("prospects" not in board for board in watched["players"])
