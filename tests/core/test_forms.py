"""The forms that values of a position take in JSON."""

from types import SimpleNamespace
from typing import Any, Final

import pytest

from trilith.core.errors import BadPosition
from trilith.core.forms import (
    Bag,
    Bits,
    Counts,
    Flag,
    Flags,
    Form,
    Named,
    Numbers,
    Owners,
    Piece,
    Pieces,
    Scope,
    Seat,
    Seats,
    Whole,
    Wholes,
    at_table,
    rest,
)
from trilith.core.reading import Reader

COLOURS: Final = ("red", "blue", "grey")
SCOPE: Final = Scope(SimpleNamespace(beasts=("hare", "elk"), places=2), 3)


@pytest.mark.parametrize(
    ("form", "value", "written"),
    [
        (Whole(), -3, -3),
        (Flag(), 1, True),
        (Seat(), 2, 3),
        (Seats(), [2, 0], [3, 1]),
        (Named(COLOURS), 1, "blue"),
        (Named("beasts"), 1, "elk"),
        (Named(at_table), 2, "3"),
        (Piece(COLOURS), -1, None),
        (Piece(COLOURS), 2, "grey"),
        (Pieces("beasts", "places"), [-1, 0], [None, "hare"]),
        (Pieces(COLOURS), [2, 0, 0], ["grey", "red", "red"]),
        (Bag(COLOURS), [0, 0, 2], ["red", "red", "grey"]),
        (Bits(COLOURS), 0b101, ["red", "grey"]),
        (Counts(COLOURS), [0, 4, 1], {"blue": 4, "grey": 1}),
        (Owners(COLOURS), [-1, 2, 0], {"blue": 3, "grey": 1}),
        (Wholes(3), [5, 0, 7], [5, 0, 7]),
        (Wholes(3, first=1), [0, 6, 7], [6, 7]),
        (Flags(2), [0, 1], [False, True]),
        (Numbers(9), [3, 9], [3, 9]),
    ],
)
def test_a_value_is_written_in_its_form_and_read_again(form: Form, value: Any, written: object) -> None:
    assert form.dump(value, SCOPE) == written
    assert form.load(Reader({"field": written}, ""), "field", SCOPE) == value


@pytest.mark.parametrize(
    ("form", "written", "problem"),
    [
        (Seat(), 4, "no-such-player"),
        (Seats(), [4], "unknown-name"),
        (Owners(COLOURS), {"red": 4}, "no-such-player"),
        (Bits(COLOURS), ["green"], "unknown-name"),
        (Bits(COLOURS), [None], "null"),
        (Pieces("beasts", "places"), ["hare"], "wrong-length"),
        (Wholes(3, first=1), [1, 2, 3], "wrong-length"),
        (Numbers(9), [10], "unknown-name"),
    ],
)
def test_what_is_not_of_the_form_is_refused(form: Form, written: object, problem: str) -> None:
    with pytest.raises(BadPosition) as caught:
        form.load(Reader({"field": written}, ""), "field", SCOPE)
    assert caught.value.about["problem"] == problem
    assert str(caught.value.about["where"]).startswith("field")


def test_the_order_of_a_bag_means_nothing() -> None:
    assert Bag(COLOURS).load(Reader({"bag": ["grey", "red"]}, ""), "bag", SCOPE) == [0, 2]


def test_the_rest_is_what_is_nowhere_else() -> None:
    assert rest((3, 1, 1, 2), [1, 7, -1]) == (1, 2, 3)
