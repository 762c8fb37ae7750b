"""Everything drawn on a table, and whether it has words within reach of mouse, finger and focus."""

from typing import Any, Final

from playwright.sync_api import Page

from support.windows import show

# What can be seen of these and is not covered by something that is open: its middle, and whether something there has words.
WITHOUT_WORDS: Final = """
(selector) => [...document.querySelectorAll(selector)].flatMap((thing) => {
  if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
  const there = document.elementFromPoint(x, y);
  if (!there || there.closest(".tray, dialog, .turnbar, .rivals-line, .tabs, .notices, .strip, .sheets")) return [];
  if (there.closest("[data-words], button.face")) return [];
  const { dataset } = thing;
  return [JSON.stringify({ thing: thing.tagName + "." + thing.getAttribute("class"), ...dataset })];
})
"""
# Focus each thing that has words, one after the other; those that say nothing then, or show the key of a word.
SILENT: Final = """
async () => {
  const silent = [];
  const things = [...document.querySelectorAll("[data-words]")].filter((each) => each.tabIndex >= 0 && each.checkVisibility());
  for (const thing of things) {
    thing.focus({ focusVisible: true });
    await new Promise((done) => setTimeout(done, 0));
    const said = document.querySelector("[data-said]");
    const words = said?.innerText ?? "";
    const bare = /(what|note|why|metric|rule|deed_slab)-\\w|\\{|undefined|\\*\\*/.test(words);
    if (document.activeElement === thing && (bare || !words.trim()))
      silent.push(`${words.slice(0, 80)}: ${thing.outerHTML.slice(0, 160)}`);
  }
  return [things.length, silent];
}
"""
LONG: Final = 700  # milliseconds: longer than a touch that reads


def without_words(page: Page, drawn: str) -> list[str]:
    """What of this is seen and says nothing to a mouse or a finger that rests on it."""
    show(page)
    found: list[str] = page.evaluate(WITHOUT_WORDS, drawn)
    return found


def read_by_focus(page: Page) -> tuple[int, list[str]]:
    """Read the table by keyboard: how many things can be focused, and which of them say nothing."""
    page.keyboard.press("t")
    count, silent = page.evaluate(SILENT)
    page.keyboard.press("Escape")
    return count, silent


def rest_finger(page: Page, selector: str) -> None:
    """Put a finger on the first of these, leave it there, and lift it."""
    thing = page.locator(selector).first
    thing.scroll_into_view_if_needed()
    box: Any = thing.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"], 60) / 2
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(LONG)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
