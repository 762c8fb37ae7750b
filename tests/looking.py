"""How a page is looked at: in which sizes, and what nobody may object to."""

from typing import Any

from playwright.sync_api import Page

from make_wire import WEB

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
