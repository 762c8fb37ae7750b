"""How large things on a page are: words that everybody can read, and buttons that a thumb can hit."""

from typing import Any, Final

from playwright.sync_api import Page

SMALLEST_PRINT: Final = 13
THUMB: Final = 44
# Visible words smaller than so many pixels; what is scaled inside a drawing is measured as it is seen.
SMALL_PRINT: Final = """
(smallest) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const seen = node.data.trim() && element.checkVisibility() && !element.closest(".unseen, style, script");
    if (!seen) continue;
    const scale = element instanceof SVGElement ? element.getScreenCTM().d : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * Math.abs(scale);
    if (size < smallest - 0.05) found.push([node.data.trim(), Math.round(size * 10) / 10]);
  }
  return found;
}
"""
# Buttons on the screen that do not answer at points half a thumb away from their middle; a page's own edge is no fault.
SMALL_TARGETS: Final = """
(thumb) => {
  const reach = thumb / 2 - 1;
  const found = [];
  for (const button of document.querySelectorAll("button:enabled, a[href]")) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const own = (x, y) => document.elementFromPoint(x, y)?.closest("button, a") === button;
    const [x, y] = [left + width / 2, top + height / 2];
    if (!button.checkVisibility() || !own(x, y)) continue;
    const wide = [x - reach, x + reach].filter((at) => at > 0 && at < innerWidth).every((at) => own(at, y));
    const high = [y - reach, y + reach].filter((at) => at > 0 && at < innerHeight).every((at) => own(x, at));
    if (!wide || !high) {
      const name = button.dataset.place ?? button.dataset.choice ?? button.ariaLabel ?? button.textContent;
      found.push([name.trim(), Math.round(width), Math.round(height)]);
    }
  }
  return found;
}
"""


def small_print(page: Page) -> list[Any]:
    """Words that are smaller than anything may be."""
    found: list[Any] = page.evaluate(SMALL_PRINT, SMALLEST_PRINT)
    return found


def small_targets(page: Page) -> list[Any]:
    """Buttons that a thumb misses, with their size."""
    found: list[Any] = page.evaluate(SMALL_TARGETS, THUMB)
    return found
