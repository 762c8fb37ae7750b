"""A game that another package brings lies before the stones, and is learned and played at the plain table."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import visitor
from support.installing import install
from support.terminal import shown, started, wait_until
from trilith.server.settings import sqlite_url


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that has the game installed."""
    site = install("examples/knucklebones", tmp_path / "site")
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    database = sqlite_url(tmp_path / "matches.db")
    server = started(
        tmp_path, "serve", "--port", "0", "--database", database, PYTHONPATH=path, TRILITH_HOLD_SECONDS="0"
    )
    try:
        wait_until(lambda: "http://" in shown(tmp_path) or server.poll() is not None)
        said = shown(tmp_path)
        assert "http://" in said, said
        yield next(word for word in said.split() if word.startswith("http://")).rstrip(".,")
    finally:
        server.kill()
        server.communicate()


def learn(page: Page) -> None:
    """Play its lesson: a look, what is asked, a move that was not, and where it leads."""
    page.get_by_role("button", name="Learn first").click()
    page.get_by_role("button", name="Begin here").click()
    slab = page.locator(".teach[aria-busy=false]")
    expect(slab).to_contain_text("Look at: the goal")
    page.keyboard.press("Enter")
    press(page, "roll")
    expect(slab).to_contain_text("5 are in your hand")
    expect(slab).to_contain_text("Look at: what is in the hand")
    press(page, "roll")
    slab.get_by_role("button", name="Take it back").click()
    press(page, "keep")
    expect(slab).to_contain_text("5 points are yours")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-hour", "evening")
    slab.get_by_role("button", name="To the path").click()
    expect(page.locator(".plaque.done")).to_have_count(1)


def press(page: Page, choice: str) -> None:
    """Make a choice; where luck follows, twice."""
    page.locator(f".decision [data-choice={choice}]:enabled").click()
    sure = page.locator(".decision .go")
    if sure.count():
        sure.click()


def test_a_game_of_another_package_is_learned_and_played_to_its_end(browser: Browser, address: str) -> None:
    with visitor(browser, address) as page:
        page.get_by_role("button", name="Knucklebones", exact=True).click()
        learn(page)
        page.get_by_role("button", name="To the first page").click()
        page.get_by_role("button", name="Knucklebones", exact=True).click()
        expect(page.get_by_role("radiogroup", name="How strong")).to_be_visible()
        expect(page.get_by_role("radiogroup", name="Which road")).to_have_count(0)
        page.get_by_role("radio", name="Beginner").check()
        expect(page.locator(".play")).to_have_text("Play against Flint, Fern, Slate, Amber and Heron")
        page.locator(".who [role=radio]").first.click()  # against one of them, it is over sooner
        page.locator(".play").click()
        page.wait_for_selector("[data-choice]:enabled")
        page.keyboard.press("?")  # it has no page of its own, so this is where its rules are
        expect(page.get_by_role("dialog", name="Rules").locator("dt").first).to_be_visible()
        page.keyboard.press("Escape")
        for _ in range(400):
            page.wait_for_selector("[data-choice]:enabled, .final")
            if page.locator(".final").count():
                break
            choices = page.locator(".decision [data-choice]:enabled")
            choices.last.click()
            sure = page.locator(".decision .go")
            if sure.count():
                sure.first.click()
            page.wait_for_timeout(20)
        expect(page.locator(".final")).to_be_visible()
