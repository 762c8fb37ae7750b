"""Take pictures of every page and every phase of a match, to be laid beside the mock-ups."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from browsing import FLAGS, MISSING, find_browser, visitor
from hosting import Host, known_as
from looking import DESK, PHONE, WIDE
from serving import running, settings_for

SIZES: Final = {360: PHONE, 1280: DESK, 1920: WIDE}
LANGUAGES: Final = {"en": "en-GB", "de": "de-DE"}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SHARP: Final = 2  # pixels of the picture for one of a phone's


def leave_as_it_is(_: Page) -> None:
    """The page is seen as it comes."""


def choose_stone(page: Page) -> None:
    """A game is chosen."""
    page.locator(".stone").first.click()
    page.wait_for_selector(".play")


def open_stepper(page: Page) -> None:
    """People are about to be sent."""
    page.locator(".plaque[aria-expanded]").first.click()
    page.wait_for_selector(".tray")


def open_deal(page: Page) -> None:
    """Somebody is about to roll, to buy or to build."""
    page.locator("[data-place][aria-expanded]").first.click()
    page.wait_for_selector(".tray")


def add_tool(page: Page) -> None:
    """A tool is added to the roll."""
    page.locator(".kit [data-choice]").first.click()
    page.wait_for_selector(".kit .picked")


def lay_one(page: Page) -> None:
    """One resource lies in the tray."""
    page.locator(".tray .heap:enabled").first.click()
    page.wait_for_selector(".tray .slot.full")


# By name of the picture: the moment, or none for the first page, and what is done before it is taken.
PICTURES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "home": ("", leave_as_it_is),
    "stone": ("", choose_stone),
    "placing": ("placing", leave_as_it_is),
    "stepper": ("placing", open_stepper),
    "working": ("working", leave_as_it_is),
    "deal": ("working", open_deal),
    "tools": ("tools", add_tool),
    "card": ("card", lay_one),
    "building": ("building", lay_one),
    "dice": ("dice", leave_as_it_is),
    "gifts": ("gifts", lay_one),
    "hunger": ("hunger", leave_as_it_is),
    "waiting": ("waiting", leave_as_it_is),
    "evening": ("evening", leave_as_it_is),
}


def take_pictures(host: Host, folder: Path, names: list[str]) -> None:
    """Write the pictures of these names, in every size, language and light."""
    mira, jonas = host.server.guest("Mira"), host.server.guest("Jonas")
    kept = {
        moment: host.keep_moment(moment, mira, [jonas])
        for moment, _ in map(PICTURES.__getitem__, names)
        if moment
    }
    ways = [(name, width, language) for name in names for width in SIZES for language in LANGUAGES]
    for name, width, language in track(ways, "Taking pictures"):
        moment, prepare = PICTURES[name]
        url = f"{host.server.url}/t/{kept[moment]}" if moment else host.server.url
        wishes: dict[str, Any] = {
            "viewport": SIZES[width],
            "locale": LANGUAGES[language],
            "device_scale_factor": SHARP if width < 1000 else 1,
            "storage_state": known_as(mira),
        }
        with visitor(host.browser, url, **wishes) as page:
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready.then(() => true)")
            prepare(page)
            page.mouse.move(0, 0)
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                page.screenshot(path=folder / f"{name}-{width}-{language}-{theme}.png")


def main() -> None:
    """Take all pictures, or those that are named."""
    if len(sys.argv) < 2:
        sys.exit("Into which folder? make_shots.py FOLDER [picture …]")
    folder, names = Path(sys.argv[1]), sys.argv[2:] or list(PICTURES)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        settings = settings_for(Path(place))
        path = find_browser(playwright)
        assert path is not None, MISSING
        browser: Browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with running(settings) as server:
            take_pictures(Host(browser, server, settings), folder, names)
        browser.close()


if __name__ == "__main__":
    main()
