"""Whoever comes after somebody else in the same window finds nothing of them."""

from typing import Final

from playwright.sync_api import Browser

from support.browsing import visitor
from support.serving import Running

SIZE: Final = {"width": 777, "height": 555}  # that nobody else wishes
LEFT_BEHIND: Final = "localStorage.left = 'x'; sessionStorage.left = 'x'; document.cookie = 'left=x'"
FOUND: Final = """
[localStorage.left, sessionStorage.left].map(String).concat(
  document.cookie.includes("left"), innerWidth, matchMedia("(prefers-color-scheme: dark)").matches)
"""
NOTHING: Final = ["undefined", "undefined", False, SIZE["width"], False]


def test_a_window_is_lent_again_as_new_unless_somebody_changed_it(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url, viewport=SIZE) as first:
        first.evaluate(LEFT_BEHIND)
        first.set_viewport_size({"width": 400, "height": 400})
        first.emulate_media(color_scheme="dark")
    with visitor(browser, table_server.url, viewport=SIZE) as second:
        assert second is first
        assert second.evaluate(FOUND) == NOTHING
        second.add_init_script("window.changed = true")
    with visitor(browser, table_server.url, viewport=SIZE) as third:
        assert third is not second
        assert third.evaluate("window.changed ?? null") is None
