"""The pages round the table are for everybody, at every size, by day and by night."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import choose_stone, open_person, visitor
from support.hosting import Host
from support.measuring import word_space
from support.screens import SIZES_IN_LIGHT, WIDE, fits, violations
from support.serving import Running


@pytest.fixture(scope="module")
def finished(host: Host) -> str:
    """The same match every time, and it is over; whoever has its address may look at it."""
    return host.keep_moment("evening", host.server.guest("Ann"))


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        *SIZES_IN_LIGHT,
        pytest.param(WIDE, "light", id="wide-light", marks=pytest.mark.thorough),
        pytest.param(WIDE, "dark", id="wide-dark", marks=pytest.mark.thorough),
    ],
)
def test_no_violations_on_any_page_and_nothing_sticks_out(
    browser: Browser, table_server: Running, finished: str, theme: str, size: dict[str, int]
) -> None:
    with visitor(browser, table_server.url, viewport=size, color_scheme=theme) as page:
        with nothing_wrong(page, "the stones"):
            page.wait_for_selector("button.stone")
        with nothing_wrong(page, "the foot of a stone and its options"):
            choose_stone(page)
            page.locator(".fold").click()
        with nothing_wrong(page, "the rules"):
            page.get_by_role("button", name="Rules").click()
            page.get_by_role("searchbox").fill("hut")
        page.keyboard.press("Escape")
        with nothing_wrong(page, "the panel of a person"):
            open_person(page)
            page.get_by_text("Keep this name").click()
            page.get_by_text("I have a name already").click()
        page.keyboard.press("Escape")
        with nothing_wrong(page, "the fire"):
            page.get_by_role("radio", name="4 players").click()
            page.get_by_role("button", name="With friends by link").click()
            page.get_by_role("button", name="Bot here").first.click()
            page.get_by_text("Fair luck").click()
        page.goto(table_server.url)
        expect(page.get_by_role("region", name="Go on")).to_be_visible()
        with nothing_wrong(page, "the curtain"):
            choose_stone(page)
            page.get_by_role("button", name="Here on one device").click()
            page.wait_for_selector(".curtain")
        with nothing_wrong(page, "the evening"):
            page.goto(f"{table_server.url}/t/{finished}")
            page.get_by_text("As figures").click()
            page.get_by_role("button", name="Check the dice").click()
            expect(page.get_by_text("the seed fits the promise")).to_be_visible()


def test_words_stand_apart_in_small_bold_type_and_on_buttons(host: Host) -> None:
    with host.visit_moment("placing") as page:
        page.evaluate("document.fonts.ready")
        for quiet in ("body", "button.undo", ".rivals .tag"):
            assert word_space(page, quiet) > 0.2, quiet
        assert 0.2 < word_space(page, "h1") < 0.32, "what has room of its own gets no more"


@contextmanager
def nothing_wrong(page: Page, where: str) -> Iterator[None]:
    """After this, axe-core finds nothing, and nothing sticks out sideways."""
    yield
    assert (where, violations(page)) == (where, [])
    assert (where, fits(page)) == (where, True)
