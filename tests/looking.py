"""How a page is looked at: in which sizes, and what nobody may object to."""

from typing import Any

from playwright.sync_api import Page

from make_wire import WEB

AXE = WEB / "node_modules/axe-core/axe.min.js"
PHONE = {"width": 360, "height": 780}
DESK = {"width": 1280, "height": 800}
WIDE = {"width": 1920, "height": 1080}
SMALLEST_TEXT = 13
SMALLEST_TARGET = 44
# Every text that is seen, as large as it is on the screen: drawings are scaled.
TEXTS = """
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || element.closest("style, script, title, desc, .unseen") || !element.checkVisibility()) continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    found.push([text, parseFloat(getComputedStyle(element).fontSize) * scale]);
  }
  return found;
}
"""
# Every button of the table, in pixels; the bar is the same for all games.
TARGETS = """
() => [...document.querySelectorAll("main button, .mine button")].filter((button) => button.checkVisibility()).map((button) => {
  const { width, height } = button.getBoundingClientRect();
  return [button.ariaLabel || button.textContent.trim(), Math.min(width, height)];
})
"""


def small_text(page: Page) -> list[tuple[str, float]]:
    """Texts that are too small to read; what is a hair too small by rounding is not."""
    texts: list[tuple[str, float]] = page.evaluate(TEXTS)
    return [(text, size) for text, size in texts if size < SMALLEST_TEXT - 0.05]


def small_targets(page: Page) -> list[tuple[str, float]]:
    """Buttons that a finger misses."""
    targets: list[tuple[str, float]] = page.evaluate(TARGETS)
    return [(name, side) for name, side in targets if side < SMALLEST_TARGET - 0.1]


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """What axe-core objects to, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [(each["id"], [node["html"][:160] for node in each["nodes"]][:3]) for each in found["violations"]]


def fits(page: Page) -> bool:
    """Whether nothing sticks out sideways."""
    fitting: bool = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    return fitting


# Where an offer is, once scrolled to, if it sticks out of the screen or a fingertip on its middle touches something else.
UNREACHED = """
([selector, tip]) => [...document.querySelectorAll(selector)].flatMap((offer) => {
  offer.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, right, bottom } = offer.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const tips = [[x, y], [x - tip, y], [x + tip, y], [x, y - tip], [x, y + tip]];
  const touched = tips.every((point) => offer.contains(document.elementFromPoint(...point)));
  const { place, choice, send } = offer.dataset;
  return inside && touched ? [] : [`${place ?? choice ?? send} at ${[left, top, right, bottom].map(Math.round)}`];
})
"""
FINGERTIP = 21  # pixels from its middle to its edge


def unreached(page: Page, selector: str) -> list[str]:
    """What cannot be brought wholly onto the screen and touched there without touching something else."""
    found: list[str] = page.evaluate(UNREACHED, [selector, FINGERTIP])
    return found
