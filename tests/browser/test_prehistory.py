"""The table of Prehistory: everything is done where it belongs."""

from playwright.sync_api import Browser, expect

from browsing import SENDS, visitor
from serving import Running
from wandering import settle_in, start, to_autumn


def test_escape_closes_a_deed_and_m_swaps_the_pictures(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        settle_in(page)
        page.keyboard.press("6")
        expect(page.locator(".tray")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".tray")).to_have_count(0)
        expect(page.locator("[data-place=migration]")).to_be_focused()
        page.keyboard.press("m")
        expect(page.locator("[data-picture=land]")).to_be_visible()
        page.get_by_role("button", name="Ring").click()
        expect(page.locator("[data-picture=ring]")).to_be_visible()


def test_a_member_walks_where_the_land_is_lit(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        settle_in(page)
        to_autumn(page)
        page.locator("[data-choice^=spend]").first.click()
        page.locator("[data-place=e5]").click()
        expect(page.locator("[data-place=d4]")).to_be_visible()
        page.locator("[data-place=d4]").click()
        expect(page.locator(SENDS)).to_contain_text("Walk 1")
        page.locator(SENDS).click()
        expect(page.locator('[data-lying="d4"]')).to_be_attached()
