"""A placement can be taken back: bots hold their answer while Undo glows, or until the next click."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from support.browsing import OFFERED, visitor, wait_for_turn
from support.hosting import known_as
from support.serving import PATIENCE, Running, running, settings_for

FOR_EVER: Final = 10.0 * PATIENCE
RING: Final = "(undo) => getComputedStyle(undo, '::after').animationName"


@pytest.fixture(scope="module")
def holding(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots answer only when they are let."""
    settings = settings_for(Path(tmp_path_factory.mktemp("holding")), hold_seconds=FOR_EVER)
    with running(settings) as started:
        yield started


@pytest.fixture
def page(browser: Browser, holding: Running) -> Iterator[Page]:
    """Ann has sent somebody to the tool maker, and two bots are to answer."""
    ann = holding.guest("Ann")
    match = ann.set_table("person", "greedy", "greedy")["id"]
    with visitor(browser, f"{holding.url}/t/{match}", **known_as(ann)) as page:
        assert wait_for_turn(page)
        page.locator("[data-place=tool_maker]").click()
        expect(page.locator(".undo.held")).to_be_enabled()
        yield page


def stands(page: Page) -> Locator:
    """Ann's people at the tool maker."""
    return page.locator('.pieces [data-person^="0 tool_maker "]')


def test_the_bar_says_what_was_done_and_undo_takes_it_back(page: Page) -> None:
    expect(page.locator("h1")).to_contain_text("One to the tool maker. Flint follows.")
    expect(page.get_by_text("The bots wait a moment")).to_be_visible()
    expect(stands(page)).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(stands(page)).to_have_count(0)
    expect(page.locator("[data-place=tool_maker]")).to_be_visible()
    expect(page.locator(".undo.held")).to_have_count(0)


def test_the_ring_round_undo_stands_still_where_nothing_shall_move(page: Page) -> None:
    undo = page.locator(".undo.held")
    assert undo.evaluate(RING) == "none"
    page.emulate_media(reduced_motion="no-preference")
    assert undo.evaluate(RING) != "none"


@pytest.mark.parametrize("way", ["click", "Space", "Enter"])
def test_whoever_goes_on_is_answered_at_once(page: Page, way: str) -> None:
    if way == "click":
        page.mouse.click(640, 100)  # the sky
    else:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(way)
    expect(page.locator(OFFERED).first).to_be_visible()
    expect(page.locator(".undo.held")).to_have_count(0)
    expect(page.locator("h1")).to_contain_text("Your turn.")


def test_z_takes_it_back(page: Page) -> None:
    page.keyboard.press("z")
    expect(stands(page)).to_have_count(0)
