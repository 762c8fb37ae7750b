"""What is reconstructed is said once round the fire, in the menu of every match, and always beside the rules."""

import re
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from support.browsing import choose_stone, start, visitor, wait_for_turn
from support.screens import violations
from support.serving import Running

BOX: Final = re.compile("What is in the box|Was in der Schachtel ist")


def note(page: Page) -> Locator:
    """What is said about the box."""
    return page.get_by_role("note", name=BOX)


def test_the_menu_of_a_table_opens_what_is_reconstructed(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2, game="Prehistory")
        wait_for_turn(page)
        expect(note(page)).to_have_count(0)
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="About this box").click()
        whole = page.get_by_role("dialog", name=BOX)
        expect(whole).to_contain_text("Reconstructed")
        expect(whole).to_contain_text("numbers of the set-up.")
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(whole).to_have_count(0)
        page.keyboard.press("r")
        expect(page.locator(".side")).to_contain_text("Reconstructed")


def test_those_who_wait_are_told_in_their_language(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url, locale="de-DE") as page:
        choose_stone(page, "Endless Winter")
        page.locator(".fold").click()
        page.get_by_role("button", name="Mit Freunden per Link").click()
        expect(note(page)).to_contain_text("Rekonstruiert")
        expect(note(page)).to_contain_text("Heilige Steine")
        note(page).get_by_role("button", name="In Ordnung").click()
        expect(note(page)).to_have_count(0)


def test_of_a_box_as_it_is_sold_nothing_is_said(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        wait_for_turn(page)
        page.keyboard.press("r")
        expect(page.locator(".side .chapters")).to_be_visible()
        expect(page.locator(".side")).not_to_contain_text("Reconstructed")
        expect(note(page)).to_have_count(0)
        page.get_by_role("button", name="More", exact=True).click()
        expect(page.get_by_role("button", name="About this box")).to_have_count(0)
