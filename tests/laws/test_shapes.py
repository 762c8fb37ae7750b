"""What a game shows has the shape that it says it has, in every position, for every viewer."""

import json
from collections.abc import Callable
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given

from support.random_games import ONE_IN, every_game, every_table, examples, seeds, walk
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.schema import Schema
from trilith.laws import viewers
from trilith.leaks import random_record

DESCRIBED: tuple[str, ...] = ("Action", "Event", "View")


def checker(game: Game, name: str) -> Callable[[Any], None]:
    """Refuses whatever is not of this shape."""
    shapes: dict[str, Schema] = game.shapes()
    validator = jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": shapes})

    def check(value: Any) -> None:
        validator.validate(json.loads(json.dumps(value)))

    return check


@every_game
def test_every_game_says_what_it_shows(game: Game) -> None:
    assert set(DESCRIBED) <= set(game.shapes())


@every_game
def test_every_action_has_the_shape_of_an_action(game: Game) -> None:
    check = checker(game, "Action")
    for action in game.actions.all:
        check(game.choice(action))


@every_table
@given(seed=seeds)
@examples(3)
def test_every_view_has_the_shape_of_a_view(game: Game, seats: int, seed: int) -> None:
    check = checker(game, "View")
    for state in walk(game, seats, seed, every=ONE_IN):
        for viewer in viewers(state):
            check(game.view(state, viewer))


@every_table
@given(seed=seeds)
@examples(3)
def test_every_event_has_the_shape_of_an_event(game: Game, seats: int, seed: int) -> None:
    check = checker(game, "Event")
    record, _ = random_record(game, seats, seed)
    match = Match(game, Record(game.name, game.version, seats, record.seed))
    for line in record.lines:
        for event in match.step(line):
            for viewer in viewers(match.state):
                check({**game.describe(event, viewer), "rule": game.cite(event)})


@every_game
def test_every_shape_is_closed(game: Game) -> None:
    view = game.view(game.start(game.seats[0], {}), 0)
    check = checker(game, "View")
    check(view)
    with pytest.raises(jsonschema_rs.ValidationError):
        check({**view, "secret": 1})
    for field in view:
        with pytest.raises(jsonschema_rs.ValidationError):
            check({key: value for key, value in view.items() if key != field})
    action = game.choice(game.actions.all[0])
    with pytest.raises(jsonschema_rs.ValidationError):
        checker(game, "Action")({**action, "secret": 1})
    with pytest.raises(jsonschema_rs.ValidationError):
        checker(game, "Action")({**action, "kind": "fly"})
