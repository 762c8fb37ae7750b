"""Words under the hand: whatever is drawn says what it is, to a mouse, to a finger and to the focus."""

from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from support.hosting import Host
from support.poses import posing
from support.reading import read_by_focus, rest_finger, without_words
from support.screens import PHONE, violations

FINGER: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
STONE_AGE: Final = (
    ".pieces :is([data-person], [data-card], [data-stack], [data-die], [data-walker], [data-furrow]), .plaque, .house, "
    ".mine :is([data-heap], [data-tool], .points, .who, .food, .people), .rivals :is([data-heap], .points, .people)"
)
WINTER: Final = (
    ".hand .card, .played .card, .over .cover, .mine :is(.counted, [data-heap], .figures, .labour .line, .take), "
    ".rivals :is(.counted, .figures)"
)


@pytest.mark.parametrize(
    ("pose", "drawn", "most"),
    [
        ("working", STONE_AGE, 60),
        ("tools", STONE_AGE, 50),
        ("winter-hand", WINTER, 40),
        ("winter-gains", WINTER, 40),
    ],
)
def test_everything_drawn_has_words(host: Host, pose: str, drawn: str, most: int) -> None:
    with posing(host, pose) as page:
        assert without_words(page, drawn) == []
        count, silent = read_by_focus(page)
        assert silent == []
        assert count >= most


@pytest.mark.parametrize(("pose", "drawn"), [("working", STONE_AGE), ("winter-hand", WINTER)])
def test_on_a_phone_too(host: Host, pose: str, drawn: str) -> None:
    with posing(host, pose, **FINGER) as page:
        assert without_words(page, drawn) == []


def said(page: Page) -> str:
    """What is said now."""
    words = page.locator("[data-said]")
    expect(words).to_be_visible()
    return words.inner_text()


def test_a_mouse_that_rests_on_a_card_reads_its_price_and_its_worth(host: Host) -> None:
    with posing(host, "placing") as page:
        words = page.locator("[data-said]")
        card = page.locator("[data-spot=card_4]")
        card.hover()
        expect(words).to_have_count(0)  # whoever only passes by is not told
        told = said(page)
        assert "Civilization card" in told
        assert "4 resources of any kind. If it stays, it is cheaper next round." in told
        assert "at the end" in told
        assert "§ SA-6" in told
        over, under = words.bounding_box(), card.bounding_box()
        assert over is not None
        assert under is not None
        assert over["y"] + over["height"] <= under["y"]  # beside it, never on it
        assert violations(page) == []
        card.click()  # whoever presses does, and reads no more
        expect(words).to_have_count(0)


def test_what_one_cannot_pay_says_what_is_missing_and_what_is_not_offered_its_rule(host: Host) -> None:
    with posing(host, "placing") as page:
        page.locator("[data-spot=building_4]").hover()
        assert "You lack 2 resources for it now." in said(page)
        page.locator("[data-spot=card_3]").hover()
        expect(page.locator("[data-said] .cannot")).to_contain_text("A full place takes nobody else")
        assert page.locator(".why .slab").count() == 0  # it is said once


def test_a_finger_that_rests_reads_and_does_nothing_else(host: Host) -> None:
    with posing(host, "placing", **FINGER) as page:
        before = page.locator("[data-place]").count()
        rest_finger(page, "[data-spot=card_4]")
        assert "Civilization card" in said(page)
        sheet, card = (
            page.locator("[data-said]").bounding_box(),
            page.locator("[data-spot=card_4]").bounding_box(),
        )
        assert sheet is not None
        assert card is not None
        assert card["y"] + card["height"] <= sheet["y"] + 1  # both are seen
        assert page.locator(".tray").count() == 0
        page.touchscreen.tap(180, 120)
        expect(page.locator("[data-said]")).to_have_count(0)
        assert page.locator("[data-place]").count() == before
        rest_finger(page, ".mine [data-words$=food]")
        assert "each round" in said(page)


def test_the_round_and_what_ends_the_game_are_seen(host: Host) -> None:
    with posing(host, "placing") as page:
        expect(page.locator(".rounds .name")).to_have_text("Round 8")
        page.locator(".rounds").hover()
        assert "Smallest stack: 7. Cards in the pile: 29." in said(page)
        expect(page.locator(".house")).to_have_text(
            ["Stone house", "Clay house", "Village house", "Longhouse"]
        )


def test_late_in_the_game_nothing_on_the_slab_touches(host: Host) -> None:
    with host.visit_moment("ending") as page:
        page.wait_for_selector(".own > .group")
        groups = page.locator(".own > .group").evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right])"
        )
        assert all(later[0] - earlier[1] >= 21.5 for earlier, later in pairwise(groups))
        assert groups[-1][1] <= page.locator(".own").evaluate("(own) => own.getBoundingClientRect().right")
    with host.visit_moment("evening") as page:
        page.get_by_role("button", name="Look back").click()
        page.wait_for_selector(".pieces .cloth")
        pennants = page.locator(".pieces .cloth").evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect()).map(({ x, y, right, bottom }) => [x, y, right, bottom])"
        )
        assert len(pennants) == 4
        for at, one in enumerate(pennants):
            for other in pennants[at + 1 :]:
                apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
                assert apart
