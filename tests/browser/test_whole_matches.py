"""Whole matches, from the first page to the final score."""

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import MOST_DECISIONS, tab_to, visitor
from support.listening import Told
from support.serving import Running
from support.stone_age.hands import StoneAgeHands, StoneAgeKeys

pytestmark = pytest.mark.long


def play_to_the_end(hands: StoneAgeHands) -> set[str]:
    """Decide until it is over; the kinds of decisions there were."""
    kinds: set[str] = set()
    for _ in range(MOST_DECISIONS):
        kind = hands.decide()
        if not kind:
            return kinds
        kinds.add(kind)
    raise AssertionError("the match does not end")


def expect_the_final_score(page: Page, told: Told) -> None:
    """What the evening shows is what the server has counted."""
    scores = told.table["result"]["scores"]
    expect(page.locator("h1")).to_contain_text("win")
    totals = page.locator(".final tfoot .points")
    expect(totals).to_have_count(len(scores))
    shown = [int(text.split()[0]) for text in totals.all_inner_texts()]
    assert shown == sorted(scores, reverse=True)


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.thorough)])
def test_a_whole_match_by_clicking(browser: Browser, table_server: Running, seats: int) -> None:
    with visitor(browser, table_server.url) as page:
        told = Told(page)
        page.get_by_role("button", name="Stone Age", exact=True).click()
        if seats == 2:
            page.locator(".who [role=radio]").first.click()
        page.locator(".play").click()
        kinds = play_to_the_end(StoneAgeHands(page, told))
        assert len(told.table["seats"]) == seats
        assert kinds >= {"place", "take", "buy", "pay", "pick"}
        expect_the_final_score(page, told)


@pytest.mark.thorough
def test_a_whole_match_by_keyboard_alone(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        told = Told(page)
        for button in (".stone", ".fold", "[role=radio]", ".play"):
            tab_to(page, button)
            page.keyboard.press("Enter")
        kinds = play_to_the_end(StoneAgeKeys(page, told))
        assert len(told.table["seats"]) == 2
        assert kinds >= {"place", "take", "buy", "pay", "pick"}
        expect_the_final_score(page, told)
