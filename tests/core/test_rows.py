"""Rows of ints say what the built-ins say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trilith.core.rows import count, held, holds, place, total

ROWS = st.lists(st.integers(-3, 12), max_size=20)
NUMBERS = st.integers(-3, 12)


@given(row=ROWS)
def test_the_total_is_the_sum(row: list[int]) -> None:
    assert total(row) == sum(row)


@given(row=ROWS, wanted=NUMBERS)
def test_a_row_holds_what_is_in_it_and_counts_it(row: list[int], wanted: int) -> None:
    assert holds(row, wanted) == (wanted in row)
    assert count(row, wanted) == held(tuple(row), wanted) == row.count(wanted)


@given(row=ROWS, wanted=NUMBERS)
def test_the_place_is_the_first_one(row: list[int], wanted: int) -> None:
    assert place([*row, wanted], wanted) == [*row, wanted].index(wanted)


def test_what_is_not_in_a_row_has_no_place_there() -> None:
    with pytest.raises(ValueError, match=r"7 is not in \[1, 2\]"):
        place([1, 2], 7)
