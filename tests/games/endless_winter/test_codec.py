"""Positions as JSON: written, read, and refused where they cannot be."""

import json
from copy import deepcopy
from typing import Any

import pytest

from support.endless_winter.playing import new_game, unset_table
from trilith.core.errors import BadPosition
from trilith.core.game import ImpossiblePosition
from trilith.core.rng import Stream
from trilith.core.state import NOBODY
from trilith.games import game_named
from trilith.games.endless_winter.game import EndlessWinter
from trilith.laws import play_on

GAME = game_named("endless_winter")


def written(game: EndlessWinter) -> dict[str, Any]:
    """A position as data that may be changed."""
    data: dict[str, Any] = json.loads(json.dumps(GAME.dump(game)))
    return data


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_is_read_as_it_was_written(seed: int) -> None:
    game = unset_table(2 + seed, seed, seed % 2, 1)
    stream, step = Stream(seed), 0
    while game.actor() != NOBODY:
        if step % 7 == 0:
            assert GAME.load(written(game)).key() == game.key()
        play_on(game, stream)
        step += 1


def change(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The data with one field changed."""
    changed = deepcopy(data)
    *way, last = path.split(".")
    here: Any = changed
    for part in way:
        here = here[int(part)] if isinstance(here, list) else here[part]
    here[int(last) if isinstance(here, list) else last] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", 2),
        ("game", "stone_age"),
        ("phase", "sleeping"),
        ("display.0", "no_such_card"),
        ("turn", 3),
        ("order", [1, 9]),
        ("players.0.hand", ["nobody"]),
        ("players.0.figures", ["hunt"]),
        ("villages", {"a1 a2 b2": 5}),
        ("options.ice_finds", 1),
        ("site.pieces", [{"level": 9, "row": 1, "column": 1, "owner": 0}]),
        ("ice_finds", {"a1": "snow"}),
        ("pending.gains", {"gold": 1}),
        ("extra", 1),
    ],
)
def test_what_is_no_position_is_refused_by_its_field(path: str, value: object) -> None:
    with pytest.raises(BadPosition):
        GAME.load(change(written(new_game(2)), path, value))


CASES: list[tuple[str, object, str]] = [
    ("round", 7, "between"),
    ("order", [1, 1], "order"),
    ("players.0.food", 30, "between"),
    ("players.0.food", -1, "between"),
    ("players.0.tools", 11, "between"),
    ("players.0.built", 1, "copies"),
    ("players.0.hand", ["hunter"], "copies"),
    ("players.0.honor_place", 3, "honor-places"),
    ("players.0.camps", {"c3": 6}, "between"),
    ("players.0.camps", {"c3": 2, "a1": -1}, "negative"),
    ("players.0.animals", {"mammoth": -1}, "negative"),
    ("players.0.known", ["foraging", "foraging"], "not-there"),
    ("players.0.graves", [{"cards": ["brave"]}], "not-there"),
    ("players.0.chief", None, "set-up"),
    ("players.0.chief", "thunder_claw", "twice"),
    ("players.0.figures", ["hunt", None, None], "figures"),
    ("players.0.stones", ["village_forest"], "copies"),
    ("pending.gains", {"tool": -1}, "negative"),
    ("pending.column", "hunt", "unused"),
    ("pending.due", 1, "between"),
    ("pending.harvested", ["a1"], "unused"),
    ("hunting_ground", {"rhino": 7}, "between"),
    ("land.9", "forest", "base"),
    ("land.0", "glacier", "terrain"),
    ("ice_finds", {"a1": "frozen_meat"}, "ice-find"),
    ("villages", {"a1 a2 b2": 1, "a1 b1 b2": 1, "d1 d2 e1": 1, "d2 e1 e2": 1}, "between"),
    ("site.pieces", [{"level": 1, "row": 1, "column": 2, "owner": 1}], "copies"),
    ("display.0", "great_hunt", "era"),
    ("rest_tiles.open", "rest_1", "no-module"),
    ("stones", ["village_forest"], "copies"),
    ("phase", "resting", "figures"),
    ("phase", "preparing", "not-settled"),
    ("phase", "setting_up", "not-settled"),
    ("step", 5, "between"),
    ("at", 1, "figures"),
    ("turn", 2, "order"),
    ("left", 1, "unused"),
    ("luck", "card", "between"),
    ("luck", "ice_find", "nothing-to-do"),
]


@pytest.mark.parametrize(("path", "value", "name"), CASES)
def test_what_cannot_be_is_named(path: str, value: object, name: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.load(change(written(new_game(2)), path, value))
    assert name in {problem.name for problem in caught.value.problems}


def test_no_culture_card_lies_twice() -> None:
    data = written(new_game(2))
    twice = data["display"][0]
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.load(change(data, "display.1", twice))
    assert [(problem.where, problem.name) for problem in caught.value.problems] == [(twice, "copies")]


@pytest.mark.parametrize(
    ("path", "value", "name"),
    [
        ("pending.column", "develop", "nobody-there"),
        ("pending.ready", ["shaman"], "not-there"),
        ("rest_tiles.held", "rest_1", "no-module"),
        ("pending.called", 2, "unused"),
        ("pending.arrow", "40", "not-there"),
    ],
)
def test_what_cannot_be_in_the_middle_of_a_turn_is_named(path: str, value: object, name: str) -> None:
    game = new_game(2)
    game.apply(GAME.actions.parse("place member hunt"))
    GAME.load(written(game))
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.load(change(written(game), path, value))
    assert name in {problem.name for problem in caught.value.problems}


def test_an_honest_position_is_read() -> None:
    game = new_game(3)
    assert GAME.load(written(game)).key() == game.key()
