"""A proxy may show the server under a path of its own: everything is found there, links and sockets too."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from support.browsing import decide, start, visitor
from support.serving import running, settings_for

BASE = "/club/stones"


def test_a_match_is_set_up_played_and_left_under_a_path(browser: Browser, tmp_path: Path) -> None:
    with (
        running(settings_for(tmp_path, base_path=BASE)) as server,
        visitor(browser, f"{server.url}{BASE}/") as page,
    ):
        start(page, seats=2)
        expect(page).to_have_url(re.compile(f"{BASE}/t/"))
        assert decide(page, 0)
        page.reload()
        assert decide(page, 0), "the table is found again by its address"
        page.goto(f"{server.url}{BASE}/")
        start(page, seats=2, company="With friends by link")
        link = page.locator("[data-link]").input_value()
        assert link.startswith(f"{server.url}{BASE}/i/")
        with visitor(browser, link) as friend:
            expect(friend).to_have_url(re.compile(f"{BASE}/t/"))
