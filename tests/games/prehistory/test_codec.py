"""Positions of Prehistory as JSON, and what is refused."""

import json
from typing import Any

import pytest

from support.prehistory.playing import (
    autumn,
    celebrate,
    found_camp,
    give,
    hunt,
    laid_table,
    play,
    put,
    spring,
    stone,
    unset_table,
)
from trilith.core.errors import BadPosition
from trilith.core.game import ImpossiblePosition
from trilith.games import game_named
from trilith.games.prehistory.game import Prehistory

GAME = game_named("prehistory")


def busy() -> Prehistory:
    """A table with something of everything on it."""
    game = spring(3)
    give(game, 0, "blue white red grey", "yellow brown", bones=3)
    give(game, 1, "grey")
    stone(game, "hunting", "white", "red")
    found_camp(game, 1, "e4", 3)
    put(game, 1, "e4", standing=2)
    put(game, 0, "e5", standing=1)
    hunt(game, 2, "boar_3", "boar_footprint_1")
    celebrate(game, 0, "stone_watch")
    game.dancers = [2, 0]
    return game


@pytest.mark.parametrize("lines", [[], ["fish 2"], ["fish 2", "pay blue"], ["ceremony 1"], ["gather 1"]])
def test_a_position_is_the_same_after_it_was_written_and_read(lines: list[str]) -> None:
    game = busy()
    play(game, *lines)
    again = GAME.load(json.loads(json.dumps(GAME.dump(game))))
    assert again.key() == game.key()
    assert again.legal() == game.legal()


def test_what_follows_from_the_rest_is_not_written() -> None:
    data = GAME.dump(busy())
    assert not {"supply", "prey_bag", "tile_bag", "rite_bag", "token_bag"} & set(data)
    board: Any = data["players"]
    assert "supply" not in board[0]
    assert "camps" not in board[0]


@pytest.mark.parametrize("make", [lambda: unset_table(2), lambda: laid_table(4), lambda: autumn(2)])
def test_every_stage_of_the_set_up_can_be_written(make: Any) -> None:
    game = make()
    if game.phase == 8:  # somebody must be able to walk
        put(game, 0, "e5", standing=1)
    assert GAME.load(json.loads(json.dumps(GAME.dump(game)))).key() == game.key()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"format": 9}, "format"),
        ({"game": "stone_age"}, "format"),
        ({"phase": "sleeping"}, "phase"),
        ({"turn": 4}, "turn"),
        ({"order": ["1", "9", "2"]}, "order.1"),
        ({"central": "wheel_9"}, "central"),
        ({"tiles": ["apple"]}, "tiles"),
        ({"triliths": []}, "triliths"),
        ({"players": []}, "players"),
        ({"land": ["near_1 0"] * 17}, "land"),
        ({"found": [{"field": "e5", "land": "plain"}]}, "found"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_is_no_position_is_refused_by_the_field_that_is_wrong(
    change: dict[str, object], where: str
) -> None:
    data = {**GAME.dump(busy()), **change}
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    assert caught.value.about["where"] == where


def test_a_position_that_cannot_be_is_refused_with_all_that_is_wrong_about_it() -> None:
    data = json.loads(json.dumps(GAME.dump(busy())))
    data["players"][0]["bones"] = 21
    data["players"][1]["resources"] = {"white": 30}
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.load(data)
    assert {problem.name for problem in caught.value.problems} == {"between", "cubes"}
