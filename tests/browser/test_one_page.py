"""The game on one page is one key away, read by everybody and printed on one sheet; behind it are the keys."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from support.hosting import Host
from support.measuring import cut_off, small_targets, small_text
from support.poses import ONE_PAGES, THEMES, posing
from support.screens import DESK, PHONE, fits, violations

# What each page has in its legend, the keys that only this table knows, and what a row of it is on the table.
PAGES: Final = {
    "one-page": ("Two dice for this resource", [], "forest", "place:forest"),
    "prehistory-one-page": (
        "Price wheel",
        ["the ring and the land change places", "pass or end the turn"],
        "fishing",
        "deed:fishing",
    ),
    "winter-one-page": (
        "Build a megalith",
        ["a card of your hand", "below the upper megaliths"],
        "sign-food",
        "own:food",
    ),
}
EVERYWHERE: Final = ["to the first thing offered", "since my last turn"]
INK_BY_DAY: Final = "rgb(43, 32, 23)"
PAGE_OF_A_PDF: Final = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("one-page", PHONE),
        pytest.param("prehistory-one-page", DESK, marks=pytest.mark.thorough),
        ("winter-one-page", DESK),
    ],
)
def test_the_page_is_read_and_printed_and_the_keys_are_behind_it(
    host: Host, name: str, size: ViewportSize
) -> None:
    legend, own, row, thing = PAGES[name]
    with posing(host, name, viewport=size) as page:
        expect(page.locator(".sheet .legend")).to_contain_text(legend)
        assert_legible(page)
        if size is PHONE:
            assert small_targets(page) == []
        assert_one_sheet(page)
        assert_shown_on_the_table(page, row, thing, size)
        page.keyboard.press("?")
        keys = page.locator(".keys")
        for does in [*EVERYWHERE, *own]:
            expect(keys).to_contain_text(does)
        names = keys.locator("kbd").all_inner_texts()
        assert len(set(names)) == len(names)  # a key does one thing at a table
        if size is PHONE:
            assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        page.keyboard.press("r")  # the table has its keys again, and the page is the first leaf of the rules
        page.locator(".rules .pebble").first.click()
        expect(page.locator(".sheet")).to_be_visible()
        page.locator("dialog .shut").click()
        open_the_book(page, size)
        expect(page.locator(".sheet")).to_be_visible()
        page.locator("dialog").get_by_role("button", name="Rules").click()  # and behind the page they are
        expect(page.locator("dialog .rules dt").first).to_be_visible()


def assert_shown_on_the_table(page: Page, row: str, thing: str, size: ViewportSize) -> None:
    """A sign that is touched is looped on the table, for which the page steps aside; a phone has no room for both."""
    signs = page.locator(f'[data-row="{row}"] button.signs')
    expect(signs).to_have_count(0 if size is PHONE else 1)
    if size is PHONE:
        return
    signs.click()
    loop, leaf = page.locator(f'[data-loop="{thing}"]'), page.locator("dialog")
    expect(loop).to_be_visible()
    expect(signs).to_be_in_viewport()
    looped, aside = loop.bounding_box(), leaf.bounding_box()
    assert looped is not None
    assert aside is not None
    middle = looped["x"] + looped["width"] / 2
    assert not aside["x"] < middle < aside["x"] + aside["width"]
    assert violations(page) == []
    page.get_by_role("button", name="The whole page").click()
    expect(loop).to_have_count(0)


def open_the_book(page: Page, size: ViewportSize) -> None:
    """In the bar, or where that has no room in the menu."""
    if size is PHONE:
        page.locator(".menu > button").click()
        page.locator(".menu .list").get_by_role("button", name="The game on one page").click()
    else:
        page.locator(".turnbar .book").click()


def assert_legible(page: Page) -> None:
    """Nothing is too small, cut off or wider than the window, and axe-core finds nothing."""
    assert small_text(page) == []
    assert cut_off(page) == []
    assert fits(page)
    inside = page.locator("dialog .inside")
    assert inside.evaluate("(inside) => inside.scrollWidth <= inside.clientWidth")
    assert violations(page) == []


def assert_one_sheet(page: Page) -> None:
    """On paper it is day, whatever it is on the screen, and one sheet is enough."""
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".sheet")).to_have_css("color", INK_BY_DAY)
    assert page.locator("dialog").evaluate("(leaves) => getComputedStyle(leaves).backgroundColor") == (
        "rgb(255, 255, 255)"
    )
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(PAGE_OF_A_PDF.findall(printed)) == 1
    page.emulate_media(media="screen", color_scheme="light")


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("name", ONE_PAGES)
def test_the_page_is_legible_and_one_sheet_in_every_size_and_light(
    host: Host, name: str, language: str
) -> None:
    with posing(host, name, viewport=PHONE, locale=language) as page:
        for size in (PHONE, DESK):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                assert_legible(page)
            assert_one_sheet(page)
