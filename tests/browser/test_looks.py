"""Everybody can read and use it: no violation that axe-core knows of, at any size, by day and by night."""

import pytest
from playwright.sync_api import Browser

from browsing import decide, start, visitor, wait_for_turn
from looking import DESK, PHONE, WIDE, fits, violations
from serving import Running


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
