"""People at the table of Prehistory: the way to a moment of the first year, by clicking."""

from contextlib import suppress
from typing import Final

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browsing import SENDS, choose_stone, wait_for_turn

# What can be picked in an open tray; turning a wheel costs a development point and leads nowhere by itself.
PICKS: Final = ".tray [data-choice]:enabled:not([data-turn])"
PATIENCE: Final = 60_000


def start(page: Page, seats: int) -> None:
    """Set a table for Prehistory against bots."""
    choose_stone(page, "Prehistory")
    page.locator(".fold").click()
    page.get_by_role("radio", name=f"{seats} players").click()
    page.locator(".play").click()


def settle_in(page: Page) -> None:
    """Choose the first weather, and wait for the first turn of spring."""
    wait_for_turn(page)
    page.locator(PICKS).first.click()
    expect(page.locator("[data-place=migration]")).to_be_visible(timeout=PATIENCE)


def send_somebody(page: Page) -> None:
    """Migrate with one member in the first spring, which can always be paid then, and pass."""
    page.locator("[data-place=migration]").click()
    page.locator('[data-choice="migrate 1"]').click()
    page.locator(SENDS).click()
    until(page, "[data-send^=lay]", "pay")
    page.locator("[data-send^=lay]").first.click()
    until(page, "[data-end=pass]", "")
    page.locator("[data-end=pass]").click()


def until(page: Page, wanted: str, picked: str) -> None:
    """Pay with whatever is offered until something else is."""
    while True:
        page.wait_for_selector(
            f"{wanted}, {SENDS}, .tray [data-choice^={picked or 'pay'}]:enabled", timeout=PATIENCE
        )
        if page.locator(wanted).count():
            return
        go = page.locator(SENDS)
        (go if go.count() else page.locator(PICKS).first).click()


def to_autumn(page: Page) -> None:
    """From the first spring to the own turn of autumn: nothing more is done in summer."""
    send_somebody(page)
    while True:
        page.wait_for_selector(
            '[data-choice^=spend], [data-end=skip], [data-place^="capstone"]', timeout=PATIENCE
        )
        if page.locator("[data-choice^=spend]").count():
            return
        with suppress(TooLate):
            skip = page.locator("[data-end=skip]")
            (skip if skip.count() else page.locator('[data-place^="capstone"]').first).click(timeout=1_000)
