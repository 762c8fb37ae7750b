"""Patterns of actions and small expressions, by themselves."""

from typing import Any

import pytest

from trilith.lessons.expressions import Expression, half
from trilith.lessons.patterns import Way, read_pattern, read_run


@pytest.mark.parametrize(
    ("pattern", "fits", "fits_not"),
    [
        ("place hunt 2", ["place hunt 2"], ["place hunt 3", "place hunt", "place hunt 2 2"]),
        ("place hunt|forest *", ["place hunt 2", "place forest 1"], ["place river 1", "take hunt"]),
        ("place card_* 1", ["place card_1 1", "place card_4 1"], ["place hunt 1"]),
        ("pay *", ["pay wood", "pay two words", "pay"], ["lay wood"]),
        ("*", ["keep", "pay wood"], []),
    ],
)
def test_a_pattern_fits_what_it_says(pattern: str, fits: list[str], fits_not: list[str]) -> None:
    read = read_pattern(pattern)
    assert [text for text in [*fits, *fits_not] if read.fits(text)] == fits


def test_a_run_is_followed_or_left() -> None:
    way = Way(read_run("buy card_1; pay wood|brick; keep"))
    way.take("buy card_1")
    way.take("pay brick")
    assert not way.done
    way.take("keep")
    assert way.done
    left = Way(read_run("buy card_1; keep"))
    left.take("buy card_2")
    assert left.closed
    assert left.next() is None


def test_what_is_waited_for_only_if_asked_is_passed_over() -> None:
    way = Way(read_run("skip?; fish 2; skip?"))
    way.look(["fish 1", "fish 2"])
    way.take("fish 2")
    way.look(["skip", "pass"])
    assert not way.done
    way.take("skip")
    assert way.done


SEEN: dict[str, Any] = {"me": {"goods": {"food": 3}, "tools": [{"value": 2}, {"value": 1}]}, "round": 4}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("me.goods.food + 2 * round", 11),
        ("-me.goods['food']", -3),
        ("sum([tool.value for tool in me.tools if tool.value > 1])", 2),
        ("round > 3 and not me.goods.food == 0", True),
        ("1 < round <= 4", True),
        ("'yes' if round in [1, 2] else 'no'", "no"),
        ("max(round // 3, round % 3)", 1),
        ("any([tool.value == 2 for tool in me.tools]) or nothing", True),
        ("half(5)", "2½"),
    ],
)
def test_an_expression_is_worked_out(text: str, value: object) -> None:
    assert Expression(text).value(SEEN) == value


def test_halves_are_written_as_people_write_them() -> None:
    assert [half(number) for number in range(4)] == ["0", "½", "1", "1½"]
