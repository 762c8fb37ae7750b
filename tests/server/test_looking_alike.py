"""Names that eyes cannot tell apart."""

import pytest

from trilith.server.names import comparable, skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),  # Cyrillic
        ("Anna", "ΑΝΝΑ"),  # Greek capitals
        ("Anni", "AnnІ"),  # a Ukrainian capital that looks like I
        ("Emil", "EmiI"),  # a capital i at the end
        ("Otto", "0tt0"),
        ("Tom", "Torn"),
        ("Paula", "Pau|a"),
        ("Zoë", "Zoe\u0308"),
        ("Ann", "A\u00adnn"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Anne"), ("Änne", "Anne"), ("Jan", "Jon"), ("Νίκος", "Nina"), ("玩家", "家玩")],
)
def test_these_do_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", ["ΝΊΚΟΣ", "НИНА", "ÄNNE", "STRAẞE", "ＡＮＮＡ"])
def test_case_and_width_make_no_difference_in_any_script(name: str) -> None:
    assert comparable(name) == comparable(name.lower())
