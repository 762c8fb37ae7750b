"""Take pictures of every page and every phase of a match, to be laid beside the mock-ups."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from support.browsing import FLAGS, MISSING, find_browser, visitor
from support.hosting import Host, known_as
from support.poses import POSES, THEMES, path_to, strike
from support.screens import DESK, PHONE, SIDEWAYS, WIDE
from support.serving import running, settings_for

SIZES: Final = {360: PHONE, 800: SIDEWAYS, 1280: DESK, 1920: WIDE}
LANGUAGES: Final = {"en": "en-GB", "de": "de-DE"}
SHARP: Final = 2  # pixels of the picture for one of a phone's


def take_pictures(host: Host, folder: Path, names: list[str]) -> None:
    """Write the pictures of these names, in every size, language and light."""
    mira, newcomer = host.server.guest("Mira"), host.server.guest("Mira")
    ways = [(name, width, language) for name in names for width in SIZES for language in LANGUAGES]
    for name, width, language in track(ways, "Taking pictures"):
        pose = POSES[name]
        wishes: dict[str, Any] = {
            "viewport": SIZES[width],
            "locale": LANGUAGES[language],
            "device_scale_factor": SHARP if width < 1000 else 1,
            **known_as(mira if pose.table else newcomer),
        }
        # What somebody does before a picture is taken stays done, so every visit comes to a table of its own.
        with visitor(host.browser, host.server.url + path_to(host, pose.table, mira), **wishes) as page:
            strike(page, pose)
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                take(page, folder / f"{name}-{width}-{language}-{theme}.png")


def take(page: Page, path: Path) -> None:
    """One picture of what is in the window, and one more of what lies below it."""
    page.evaluate("window.scrollTo(0, 0)")
    page.screenshot(path=path)
    if page.evaluate("document.documentElement.scrollHeight > window.innerHeight"):
        page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
        page.screenshot(path=path.with_stem(path.stem + "-below"))


@contextmanager
def studio() -> Iterator[Host]:
    """A server of its own and a browser, as long as pictures are taken."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        settings = settings_for(Path(place))
        path = find_browser(playwright)
        assert path is not None, MISSING
        browser: Browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with running(settings) as server:
            yield Host(browser, server, settings)
        browser.close()


def main() -> None:
    """Take all pictures, or those that are named."""
    if len(sys.argv) < 2:
        sys.exit("Into which folder? make_shots.py FOLDER [picture …]")
    folder, names = Path(sys.argv[1]), sys.argv[2:] or list(POSES)
    if unknown := sorted(set(names) - POSES.keys()):
        sys.exit(f"There is no picture {', '.join(unknown)}. There are: {', '.join(POSES)}.")
    folder.mkdir(parents=True, exist_ok=True)
    with studio() as host:
        take_pictures(host, folder, names)


if __name__ == "__main__":
    main()
