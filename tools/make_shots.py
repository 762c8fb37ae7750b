"""Take pictures of every page and every phase of a match, to be laid beside the mock-ups."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from support.browsing import FLAGS, MISSING, find_browser, visitor
from support.hosting import Host, known_as
from support.poses import HOLDING, POSES, THEMES, path_to, strike
from support.screens import DESK, PHONE, SIDEWAYS, WIDE
from support.serving import running, settings_for
from support.windows import show

SIZES: Final = {360: PHONE, 800: SIDEWAYS, 1280: DESK, 1920: WIDE}
LANGUAGES: Final = {"en": "en-GB", "de": "de-DE"}
IN_SHORT: Final = {360: "de", 800: "en", 1280: "de", 1920: "en"}  # half of the pictures
SHARP: Final = 2  # pixels of the picture for one of a phone's
# Contact sheets: of each width how many stand in a row, so that eight pictures are looked at in one view.
SHEETS: Final = {"small": {360: 4, 800: 2}, "large": {1280: 2, 1920: 2}}
LONG: Final = 600  # seconds: nobody needs so long for a picture
SHEET_WIDTH: Final = 1160
GAP: Final = 4


def take_pictures(host: Host, folder: Path, names: list[str], half: bool) -> None:
    """Write the pictures of these names, in every size, language and light; or half of them: each size in one language."""
    mira, newcomer = host.server.guest("Mira"), host.server.guest("Mira")
    ways = [(name, width, language) for name in names for width in SIZES for language in spoken(width, half)]
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
                take(page, folder / picture_of(name, width, language, theme))
        if (width, language) == (max(SIZES), spoken(width, half)[-1]):
            lay_out(folder, name, half)


def spoken(width: int, half: bool) -> list[str]:
    """In which languages a size is seen: both, or German where there is least room."""
    return [IN_SHORT[width]] if half else list(LANGUAGES)


def picture_of(name: str, width: int, language: str, theme: str) -> str:
    """What the file of a picture is called."""
    return f"{name}-{width}-{language}-{theme}.png"


def lay_out(folder: Path, name: str, half: bool) -> None:
    """Lay all pictures of one name beside each other, those of phones and those of desks: sheets/NAME-small.png and -large.png."""
    (folder / "sheets").mkdir(exist_ok=True)
    for part, widths in SHEETS.items():
        rows: list[list[Image.Image]] = []
        for width, columns in widths.items():
            room = (SHEET_WIDTH - GAP * (columns - 1)) // columns
            pictures = [
                shrunk(folder / picture_of(name, width, language, theme), room)
                for language in spoken(width, half)
                for theme in THEMES
            ]
            rows += [pictures[at : at + columns] for at in range(0, len(pictures), columns)]
        sheet = Image.new("RGB", (SHEET_WIDTH, sum(row[0].height + GAP for row in rows)))
        top = 0
        for row in rows:
            for at, picture in enumerate(row):
                sheet.paste(picture, (at * (row[0].width + GAP), top))
            top += row[0].height + GAP
        sheet.save(folder / "sheets" / f"{name}-{part}.png")


def shrunk(path: Path, width: int) -> Image.Image:
    """A picture, as wide as there is room."""
    with Image.open(path) as picture:
        return picture.convert("RGB").resize((width, picture.height * width // picture.width))


def take(page: Page, path: Path) -> None:
    """One picture of what is in the window, and one more of what lies below it."""
    show(page)
    page.evaluate("window.scrollTo(0, 0)")
    page.screenshot(path=path)
    if page.evaluate("document.documentElement.scrollHeight > window.innerHeight"):
        page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
        page.screenshot(path=path.with_stem(path.stem + "-below"))


@contextmanager
def studio(hold_seconds: float = 0) -> Iterator[Host]:
    """A server of its own and a browser, as long as pictures are taken; its bots hold their answers for so long."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        settings = settings_for(Path(place), hold_seconds=hold_seconds)
        path = find_browser(playwright)
        assert path is not None, MISSING
        browser: Browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with running(settings) as server:
            yield Host(browser, server, settings)
        browser.close()


def main() -> None:
    """Take all pictures, or those that are named."""
    half = "--half" in sys.argv
    wished = [word for word in sys.argv[1:] if word != "--half"]
    if not wished or wished[0].startswith("-"):
        sys.exit("Into which folder? make_shots.py FOLDER [--half] [picture …]")
    folder, names = Path(wished[0]), wished[1:] or list(POSES)
    if unknown := sorted(set(names) - POSES.keys()):
        sys.exit(f"There is no picture {', '.join(unknown)}. There are: {', '.join(POSES)}.")
    folder.mkdir(parents=True, exist_ok=True)
    for hold_seconds in (0, LONG):
        held = [name for name in names if (name in HOLDING) == (hold_seconds > 0)]
        if held:
            with studio(hold_seconds) as host:
                take_pictures(host, folder, held, half)


if __name__ == "__main__":
    main()
