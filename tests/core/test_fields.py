"""The declaration of fields, and finding the fields of a position without it."""

from types import SimpleNamespace

import pytest

from trilith.core.changing import look, name_of, nudged, places, put, shifted
from trilith.core.fields import Field, follows, number, pieces, row, unused
from trilith.core.forms import FOLLOWS, Whole, Wholes
from trilith.core.rng import Stream

TABLE = (
    number("turn", Whole()),
    pieces("pile", FOLLOWS),
    number("due", Whole(), used_in=(1, 2)),
    row("paid", "[0, 0]", Wholes(2), key="given", used_in=(2,)),
)
BOARD = (number("home", FOLLOWS), number("score", Whole()))


def test_a_field_of_a_decision_half_made_stands_under_pending() -> None:
    assert [field.where for field in TABLE] == ["turn", "pile", "pending.due", "pending.given"]


def test_what_follows_from_the_rest_is_named_by_its_place() -> None:
    assert follows(TABLE, BOARD) == {"pile", "players.home", "seats"}


@pytest.mark.parametrize(
    ("phases", "expected"), [((0,), ["due", "paid"]), ((1,), ["paid"]), ((2,), []), ((0, 2), [])]
)
def test_a_field_that_its_phase_does_not_use_is_empty(phases: tuple[int, ...], expected: list[str]) -> None:
    table = SimpleNamespace(turn=3, pile=(1,), due=1, paid=[0, 2])
    assert [field.name for field in unused(TABLE, table, phases)] == expected
    nothing = SimpleNamespace(turn=3, pile=(1,), due=0, paid=[0, 0])
    assert list(unused(TABLE, nothing, phases)) == []


def test_every_field_of_the_table_and_of_each_board_is_found() -> None:
    boards = [SimpleNamespace(score=1), SimpleNamespace(score=2)]
    table = SimpleNamespace(turn=0, pile=(), players=boards, events=None, _hidden=1)
    assert places(table) == [("pile",), ("players", 0, "score"), ("players", 1, "score"), ("turn",)]
    put(table, ("players", 1, "score"), 9)
    assert look(table, ("players", 1, "score")) == boards[1].score == 9
    assert name_of(("players", 1, "score")) == "players.score"


def test_a_value_is_changed_without_touching_the_old_one() -> None:
    value = [(1, 2), (3,)]
    assert shifted(value) == [(2, 3), (4,)]
    assert sum(map(sum, nudged(value, Stream(1)))) == 7
    assert value == [(1, 2), (3,)]
    assert nudged((), Stream(1)) == ()


def test_a_field_says_how_it_is_copied() -> None:
    kinds: dict[str, Field] = {field.name: field for field in TABLE}
    assert [kinds[name].kind.copied for name in ("due", "pile", "paid")] == [False, False, True]
