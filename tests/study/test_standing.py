"""Walking through a match: luck is never stood in, rounds begin where somebody decides, and what is told there led there."""

import pytest

from support.finished import finished
from trilith.core.state import CHANCE
from trilith.study.moment import OPENLY, Told, told
from trilith.study.standing import (
    back,
    beginnings,
    deed_at,
    is_luck,
    onward,
    round_at,
    round_back,
    round_on,
    standing,
)


def line(decider: int, number: int | None = 1) -> Told:
    """A line that somebody decided in a round."""
    return Told(number, decider, {"kind": "done"} if decider >= 0 else None, [{"kind": f"by {decider}"}])


# Luck sets the table, two decide, luck answers the second, a round begins with luck, and one more decides.
LINES = [line(CHANCE), line(0), line(1), line(CHANCE), line(CHANCE, 2), line(0, 2)]


def test_one_stands_before_decisions_and_at_the_end() -> None:
    assert [standing(LINES, at) for at in range(-1, 8)] == [1, 1, 1, 2, 5, 5, 5, 6, 6]
    assert [onward(LINES, at) for at in (1, 2, 5, 6)] == [2, 5, 6, 6]
    assert [back(LINES, at) for at in (6, 5, 2, 1)] == [5, 2, 1, 1]


def test_rounds_begin_where_somebody_decides() -> None:
    assert beginnings(LINES) == [1, 5]
    assert [round_on(LINES, at) for at in (1, 2, 5)] == [5, 5, 6]
    assert [round_back(LINES, at) for at in (6, 5, 2, 1)] == [5, 1, 1, 1]
    assert [round_at(LINES, at) for at in (1, 5, 6)] == [1, 2, 2]


def test_a_deed_is_the_last_decision_with_the_luck_after_it() -> None:
    deed = deed_at(LINES, 5)
    assert deed.seat == 1
    assert [event["kind"] for event in deed.events] == ["by 1", "by -1", "by -1"]
    assert deed_at(LINES, 1).seat is None
    assert is_luck(LINES, 5)
    assert not is_luck(LINES, 2)


def test_a_game_that_counts_no_rounds_goes_from_end_to_end() -> None:
    lines = [line(0, None), line(1, None)]
    assert (beginnings(lines), round_on(lines, 0), round_back(lines, 2)) == ([], 2, 0)
    assert round_at(lines, 1) is None
    assert round_at([], 0) is None


@pytest.mark.parametrize("name", ["stone_age", "prehistory", "endless_winter"])
def test_whole_matches_are_walked_both_ways(name: str) -> None:
    lines = list(told(finished(name), OPENLY))
    there, at = [standing(lines, 0)], standing(lines, 0)
    while at < len(lines):
        at = onward(lines, at)
        there.append(at)
    returned = [at]
    while at != there[0]:
        at = back(lines, at)
        returned.append(at)
    assert returned == there[::-1]
    assert len(there) == 1 + sum(each.decider != CHANCE for each in lines)
    assert len(beginnings(lines)) == len({each.round for each in lines})
