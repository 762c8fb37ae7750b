"""Windows that are used again and not drawn: whoever comes finds nothing of others, and sees everything."""

from typing import Final

from playwright.sync_api import Browser

from support.browsing import visitor
from support.measuring import small_text
from support.reading import without_words
from support.screens import COLOURS, violations
from support.serving import Running

SIZE: Final = {"width": 777, "height": 555}  # that nobody else wishes
LEFT_BEHIND: Final = "localStorage.left = 'x'; sessionStorage.left = 'x'; document.cookie = 'left=x'"
FOUND: Final = """
[localStorage.left, sessionStorage.left].map(String).concat(
  document.cookie.includes("left"), innerWidth, matchMedia("(prefers-color-scheme: dark)").matches)
"""
UNDRAWN: Final = "getComputedStyle(document.documentElement).opacity === '0'"
# Words that are too small and too pale, below grain as on every table, and of which nothing is said.
PUT_IN: Final = """
(main) => main.insertAdjacentHTML("afterbegin", `
  <div style="position: relative">
    <p class="hardly" style="font-size: 6px; color: #ccc; background: #fff">hardly seen</p>
    <div class="grain" style="position: absolute; inset: 0; background: url('#grain'); pointer-events: none"></div>
  </div>`)
"""
NOTHING: Final = ["undefined", "undefined", False, SIZE["width"], False]


def test_what_is_not_drawn_is_looked_at_all_the_same(browser: Browser, table_server: Running) -> None:
    with visitor(browser, f"{table_server.url}/my-games") as page:
        page.wait_for_selector("main")
        assert page.evaluate(UNDRAWN)
        page.locator("main").evaluate(PUT_IN)
        assert any("hardly" in text for text in small_text(page))
        assert without_words(page, ".hardly")
        page.reload()
        page.wait_for_selector("main")
        assert page.evaluate(UNDRAWN)
        page.locator("main").evaluate(PUT_IN)
        assert "color-contrast" in dict(violations(page, COLOURS))


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
