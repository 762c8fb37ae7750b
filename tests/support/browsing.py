"""People with a real browser."""

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any, Final

from playwright.sync_api import Browser, Page, Playwright

from support.serving import PATIENCE
from support.windows import window

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The shell draws no window round the pages, so the tests take three quarters of the time.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# What is offered: a place to click, a heap or a tool to pick, or a choice that is made at once.
OFFERED: Final = "[data-choice]:enabled, [data-send]:enabled, [data-place]"
# Buttons that act, where something has to be picked or looked at first.
SENDS: Final = ".tray .go[data-send]:enabled"
# Whoever wants nothing to move does not wait for bots either, unless they choose another pace.
BOTS_AT_ONCE: Final = {"trilith.telling": "once"}
# In the first match of each kind the companion would speak; a test that wants her lets her.
COMPANION_STILL: Final = {"trilith.companion": "off"}
GUEST: Final = re.compile(r"Guest \d{1,2}\b")  # what newcomers are called
MOST_DECISIONS: Final = 700
A_MOMENT: Final = 10  # milliseconds
A_WHOLE_MATCH: Final = 4 * PATIENCE  # seconds that bots may take for it, on a busy machine
MISSING: Final = (
    "No Chromium is here. On Debian: apt-get install chromium; elsewhere: python -m playwright install chromium. "
    "TRILITH_BROWSER names one at another place; TRILITH_BROWSER=none leaves these tests out."
)


def find_browser(playwright: Playwright) -> str | None:
    """The Chromium to use: the one that was named, the machine's, or Playwright's own."""
    named = os.environ.get("TRILITH_BROWSER")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found
    own = playwright.chromium.executable_path
    return own if os.path.exists(own) else None


@contextmanager
def visitor(
    browser: Browser,
    url: str,
    refusals: tuple[int, ...] = (),
    cookies: Sequence[Any] = (),
    remembered: Mapping[str, str] = MappingProxyType({}),
    **wishes: Any,
) -> Iterator[Page]:
    """Somebody who looks at a page, new unless they have cookies; whatever goes wrong in the browser fails the test.

    Browsers report refused requests as errors; those with these statuses belong to the test.
    """
    usual: dict[str, Any] = {
        "viewport": {"width": 1280, "height": 800},
        "locale": "en-GB",
        "reduced_motion": "reduce",
    }
    wanted = {**usual, **wishes}
    still = BOTS_AT_ONCE if wanted["reduced_motion"] == "reduce" else {}
    with window(browser, wanted, [*cookies], {**COMPANION_STILL, **still, **remembered}) as found:
        found.page.goto(url)
        yield found.page
        problems = [*found.problems]
    refused = tuple(f"status of {status}" for status in refusals)
    unexpected = [problem for problem in problems if not any(part in problem for part in refused)]
    assert not unexpected, unexpected


def choose_stone(page: Page, game: str = "Stone Age") -> None:
    """Choose a game on the first page."""
    page.get_by_role("button", name=game, exact=True).click()


def start(page: Page, seats: int, company: str = "", game: str = "Stone Age") -> None:
    """Set a table; without company against bots."""
    choose_stone(page, game)
    page.locator(".fold").click()
    page.get_by_role("radio", name=f"{seats} players").click()
    if company:
        page.get_by_role("button", name=company).click()
    else:
        page.locator(".play").click()


def wait_for_turn(page: Page) -> bool:
    """Wait until something is offered; false when the game is over instead."""
    page.wait_for_selector(f"{OFFERED}, .final")
    return page.locator(".final").count() == 0


def decide(page: Page, at: int) -> bool:
    """Make one decision by clicking; false when the game is over."""
    if not wait_for_turn(page):
        return False
    _click_one(page, at)
    return True


def _click_one(page: Page, at: int) -> None:
    loose = page.locator(".decision [data-choice]")
    if loose.count():
        loose.nth(at % loose.count()).click()
        asked = page.locator(".decision .go")
        if asked.count():  # luck follows, so it asks once more
            asked.click()
        return
    if page.locator(".tray").count():  # something is being paid, rolled or chosen
        act = page.locator(SENDS)
        picks = page.locator(".tray [data-choice]:enabled")
        (act if act.count() else picks.nth(at % picks.count())).click()
        return
    places = page.locator("[data-place]")
    place = places.nth(at % places.count())
    opens = place.get_attribute("aria-expanded") is not None
    place.click()
    if opens:
        page.locator(".tray [data-choice]").last.click()


def wait_until(page: Page, true: Callable[[], bool]) -> None:
    """Let a page go on until something is true that the test itself knows."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, "this takes too long"
        page.wait_for_timeout(A_MOMENT)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this has the focus."""
    # What comes from the server may not stand there yet, and others like it may lie in what is closed.
    page.locator(selector).locator("visible=true").first.wait_for()
    for _ in range(page.locator("button, a, input, select, summary, [tabindex]").count()):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {selector}")


def open_person(page: Page) -> None:
    """Open the panel under one's own name."""
    page.locator(".me").click()


def get_up(page: Page, seat: int = 0) -> None:
    """Get up from a match that is being played, so that a bot plays on."""
    page.evaluate(
        """async ([match, seat]) => {
            const headers = { "content-type": "application/json" };
            await fetch(`/matches/${match}/leave`, { method: "POST", headers, body: JSON.stringify({ seat }) });
        }""",
        [page.url.rsplit("/", 1)[1], seat],
    )


def let_bots_finish(page: Page) -> None:
    """Get up, so that bots play the match to its end, and come back for the evening: nobody has to watch them."""
    get_up(page)
    table = page.url
    origin, match = table.rsplit("/t/", 1)
    page.goto("about:blank")
    until = time.monotonic() + A_WHOLE_MATCH
    while page.request.get(f"{origin}/matches/{match}").json()["status"] != "over":
        assert time.monotonic() < until, "the bots do not finish"
        page.wait_for_timeout(A_MOMENT)
    page.goto(table)
    page.wait_for_selector(".final")
