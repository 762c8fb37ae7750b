"""The valley of Stone Age: everything is done where it belongs, by hand and by keyboard."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from support.browsing import decide, start, visitor, wait_for_turn
from support.listening import Told
from support.serving import Running
from support.stone_age.hands import Watching


def mine_at(page: Page, spot: str) -> Locator:
    """The first seat's people who stand there."""
    return page.locator(f'.pieces [data-person^="0 {spot} "]')


def test_clicking_a_ring_sends_as_many_as_it_takes(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        wait_for_turn(page)
        free = page.locator(".pieces .ground").first.locator(".ring")
        expect(free).to_have_count(7)
        free.nth(2).click()
        expect(mine_at(page, "forest")).to_have_count(3)


def test_the_stepper_shows_who_would_go_and_escape_closes_it(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        wait_for_turn(page)
        page.locator("[data-place=forest]").click()
        page.keyboard.press("2")
        expect(mine_at(page, "forest")).to_have_count(2)  # as ghosts
        expect(page.locator(".tray .go")).to_have_text("Send 2")
        page.keyboard.press("Escape")
        expect(page.locator(".tray")).to_have_count(0)
        expect(mine_at(page, "forest")).to_have_count(0)
        expect(page.locator("[data-place=forest]")).to_be_focused()


def test_a_letter_leads_to_every_offer(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        wait_for_turn(page)
        offered = page.locator("[data-place]").count()
        page.keyboard.press("j")
        expect(page.locator("kbd")).to_have_count(offered)
        page.keyboard.press("s")  # the second letter
        expect(page.locator("[data-place=clay_pit]")).to_have_attribute("aria-expanded", "true")
        expect(page.locator("kbd")).to_have_count(0)


def test_what_is_read_aloud_holds_everything(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        wait_for_turn(page)
        forest = page.get_by_role("button", name="Forest. 3 pips bring 1 wood. You may send 1 to 5.")
        expect(forest).to_be_visible()


@pytest.mark.thorough
def test_with_everything_in_motion_the_game_goes_on(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url, reduced_motion="no-preference") as page:
        hands = Watching(page, Told(page))
        start(page, seats=2)
        for _ in range(8):
            assert hands.decide()
        assert wait_for_turn(page)


def test_news_light_up_one_by_one(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        decide(page, 0)
        wait_for_turn(page)
        page.keyboard.press("n")
        expect(page.locator(".news")).to_contain_text("1/1")
        expect(page.locator(".log .lit")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".news")).to_have_count(0)
