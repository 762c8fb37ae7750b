"""What may stand where in a position: every value that a game writes is of the shape that it tells."""

from typing import Any

import pytest

from support.finished import finished
from trilith.core.forms import Shape
from trilith.games import OURS

EVERY = 13


def fits(shape: Shape, value: Any) -> bool:
    """Whether a value is of a shape."""
    names = set(shape.names)
    inner = shape.fields.get("")
    length = shape.length in (None, len(value) if isinstance(value, list) else 0)
    return {
        "whole": lambda: type(value) is int,
        "flag": lambda: type(value) is bool,
        "seat": lambda: type(value) is int and value >= 1,
        "seats": lambda: all(type(each) is int for each in value),
        "numbers": lambda: all(type(each) is int for each in value),
        "named": lambda: value in names,
        "piece": lambda: value is None or value in names,
        "pieces": lambda: length and set(value) <= names | ({None} if shape.length is not None else set()),
        "set": lambda: set(value) <= names,
        "counts": lambda: set(value) <= names and all(type(each) is int for each in value.values()),
        "owners": lambda: set(value) <= names,
        "wholes": lambda: length and all(type(each) is int for each in value),
        "flags": lambda: length and all(type(each) is bool for each in value),
        "each": lambda: set(value) <= names and all(inner and fits(inner, each) for each in value.values()),
        "rows": lambda: all(row_fits(shape, row) for row in value),
        "fixed_rows": lambda: all(row_fits(shape, row) for row in value),
    }[shape.kind]()


def row_fits(shape: Shape, row: dict[str, Any]) -> bool:
    return set(row) == set(shape.fields) and all(fits(shape.fields[key], row[key]) for key in row)


def at(thing: dict[str, Any], place: str) -> Any:
    value: Any = thing
    for step in place.split("."):
        value = value[step]
    return value


@pytest.mark.parametrize("name", OURS)
def test_what_a_game_writes_is_of_the_shapes_that_it_tells(name: str) -> None:
    match = finished(name)
    table, board = match.game.shapes_of_positions(4)
    assert table
    assert board
    for lines in range(0, match.version, EVERY):
        position: Any = match.game.dump(match.rebuild(lines))
        for place, shape in table.items():
            assert fits(shape, at(position, place)), (lines, place)
        for each in position["players"]:
            for place, shape in board.items():
                assert fits(shape, at(each, place)), (lines, place)
