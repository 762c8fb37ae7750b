"""Reading JSON field by field: what is there is taken, what is wrong is named with its place."""

from collections.abc import Callable

import pytest

from trilith.core.errors import BadPosition
from trilith.core.reading import Reader

GOODS = ("food", "wood")
DATA: dict[str, object] = {
    "round": 3,
    "name": "Ada",
    "starter": 2,
    "phase": "wood",
    "top": None,
    "row": ["wood", None],
    "hand": ["wood", "food", "wood"],
    "tools": [1, 0],
    "used": [True, False],
    "goods": {"wood": 4},
    "players": [{"score": 1}, {"score": 2}],
    "mixed": [1, "x", None, True, {}],
    "float": 1.0,
    "yes": True,
    "long": "x" * 100,
}


def test_every_kind_of_field_is_read_as_what_it_is() -> None:
    reader = Reader(DATA, "")
    assert reader.whole("round") == 3
    assert reader.text("name") == "Ada"
    assert reader.seat("starter", 2) == 1
    assert reader.named("phase", GOODS) == 1
    assert reader.piece("top", GOODS) == -1
    assert reader.piece("phase", GOODS) == 1
    assert reader.pieces("row", GOODS, 2) == [1, -1]
    assert reader.pieces("hand", GOODS, None) == [1, 0, 1]
    assert reader.wholes("tools", 2) == [1, 0]
    assert reader.flags("used", 2) == [1, 0]
    assert reader.counts("goods", GOODS) == [0, 4]
    assert reader.table("goods").whole("wood") == 4
    assert [player.whole("score") for player in reader.tables("players")] == [1, 2]


@pytest.mark.parametrize(
    ("read", "where", "problem", "value"),
    [
        (lambda r: r.whole("float"), "float", "not-a-number", "1.0"),
        (lambda r: r.whole("yes"), "yes", "not-a-number", "True"),
        (lambda r: r.whole("name"), "name", "not-a-number", "'Ada'"),
        (lambda r: r.text("round"), "round", "not-a-text", "3"),
        (lambda r: r.text("top"), "top", "not-a-text", "None"),
        (lambda r: r.seat("starter", 1), "starter", "no-such-player", "2"),
        (lambda r: r.seat("round", 2), "round", "no-such-player", "3"),
        (lambda r: r.named("name", GOODS), "name", "unknown-name", "'Ada'"),
        (lambda r: r.piece("round", GOODS), "round", "unknown-name", "3"),
        (lambda r: r.pieces("mixed", GOODS, None), "mixed.0", "unknown-name", "1"),
        (lambda r: r.pieces("row", GOODS, None), "row", "null", "None"),
        (lambda r: r.pieces("row", GOODS, 3), "row", "wrong-length", "['wood', None]"),
        (lambda r: r.pieces("name", GOODS, None), "name", "not-a-list", "'Ada'"),
        (lambda r: r.wholes("tools", 3), "tools", "wrong-length", "[1, 0]"),
        (lambda r: r.wholes("mixed", 5), "mixed.1", "not-a-number", "'x'"),
        (lambda r: r.flags("tools", 2), "tools", "not-true-or-false", "1"),
        (lambda r: r.flags("used", 1), "used", "wrong-length", "[True, False]"),
        (lambda r: r.counts("goods", ("food",)), "goods.wood", "unknown-field", "4"),
        (lambda r: r.counts("row", GOODS), "row", "not-an-object", "['wood', None]"),
        (lambda r: r.table("round"), "round", "not-an-object", "3"),
        (lambda r: r.tables("mixed"), "mixed.0", "not-an-object", "1"),
        (lambda r: r.tables("goods"), "goods", "not-a-list", "{'wood': 4}"),
        (lambda r: r.whole("turn"), "turn", "missing-field", "None"),
        (lambda r: r.table("goods").whole("stone"), "goods.stone", "missing-field", "None"),
        (lambda r: r.tables("players")[1].text("score"), "players.1.score", "not-a-text", "2"),
        (lambda r: r.whole("long"), "long", "not-a-number", repr("x" * 100)[:57] + "..."),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    read: Callable[[Reader], object], where: str, problem: str, value: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        read(Reader(DATA, ""))
    assert caught.value.about == {"where": where, "problem": problem, "value": value}


@pytest.mark.parametrize(("data", "value"), [(None, "None"), ([], "[]"), ("{}", "'{}'")])
def test_only_an_object_has_fields(data: object, value: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Reader(data, "")
    assert caught.value.about == {"where": "position", "problem": "not-an-object", "value": value}
    with pytest.raises(BadPosition) as inside:
        Reader(data, "players.0")
    assert inside.value.about["where"] == "players.0"


def test_what_nobody_asked_for_is_refused() -> None:
    reader = Reader({"round": 3, "moon": "full"}, "sky")
    reader.whole("round")
    with pytest.raises(BadPosition) as caught:
        reader.finish()
    assert caught.value.about == {"where": "sky.moon", "problem": "unknown-field", "value": "'full'"}
    reader.text("moon")
    reader.finish()


@pytest.mark.parametrize("number", [1_000_001, -1_000_001, 10**30])
def test_a_number_that_no_game_comes_near_is_refused(number: int) -> None:
    with pytest.raises(BadPosition) as refused:
        Reader({"wood": number}, "goods").whole("wood")
    assert (refused.value.about["where"], refused.value.about["problem"]) == ("goods.wood", "too-large")


@pytest.mark.parametrize("number", [1_000_000, -1_000_000])
def test_a_large_number_is_still_a_number(number: int) -> None:
    assert Reader({"wood": number}, "goods").whole("wood") == number
