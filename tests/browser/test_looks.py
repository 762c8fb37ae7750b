"""Everybody can read and use it: no violation that axe-core knows of, at any size, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browsing import decide, start, visitor, wait_for_turn
from make_wire import WEB
from serving import Running

AXE = WEB / "node_modules/axe-core/axe.min.js"
PHONE = {"width": 360, "height": 780}
DESK = {"width": 1280, "height": 800}
WIDE = {"width": 1920, "height": 1080}


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """What axe-core objects to, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [(each["id"], [node["html"][:160] for node in each["nodes"]][:3]) for each in found["violations"]]


def fits(page: Page) -> bool:
    """Whether nothing sticks out sideways."""
    fitting: bool = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    return fitting


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK, WIDE], ids=["phone", "desk", "wide"])
def test_no_violations_and_nothing_sticks_out(
    browser: Browser, table_server: Running, theme: str, size: dict[str, int]
) -> None:
    with visitor(browser, table_server.url, viewport=size, color_scheme=theme) as page:
        start(page, seats=3)
        wait_for_turn(page)
        page.locator("[data-place=forest]").click()
        assert violations(page) == []
        assert fits(page)
        decide(page, 0)
        wait_for_turn(page)
        if size is PHONE:
            for pane in ("Players", "Log", "Rules"):
                page.get_by_role("navigation").get_by_role("button", name=pane).click()
                assert violations(page) == []
                assert fits(page)
