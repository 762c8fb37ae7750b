"""How large things really are on the screen: text in pages and in drawings, and what a finger has to hit."""

from typing import Any, Final

from playwright.sync_api import Page

from support.windows import show

SMALLEST_TEXT: Final = 13
THUMB: Final = 44
# What rounding may take away.
ALMOST: Final = 0.05

# How much larger an element is shown than its styles say: its own transform and zoom and those of all it lies in.
ENLARGED: Final = """
const enlarged = (element) => {
  if (!element) return 1;
  const { transform, scale, zoom } = getComputedStyle(element);
  const { a, b, c, d } = new DOMMatrix(transform === "none" ? "" : transform);
  const [across, down = across] = scale === "none" ? [1] : scale.split(" ").map(Number);
  return Math.sqrt(Math.abs((a * d - b * c) * across * down)) * Number(zoom) * enlarged(element.parentElement);
};
const drawn = (element) => {
  if (!element.ownerSVGElement) return enlarged(element);
  const { a, b, c, d } = element.getCTM();  // up to the outermost drawing, with its view box
  let outermost = element.ownerSVGElement;
  while (outermost.ownerSVGElement) outermost = outermost.ownerSVGElement;
  return Math.sqrt(Math.abs(a * d - b * c)) * enlarged(outermost);
};
"""
SMALL_TEXT: Final = (
    "(least) => {"
    + ENLARGED
    + """
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walk.nextNode()) {
    const { parentElement: element, textContent: text } = walk.currentNode;
    if (!text.trim() || element.closest(".unseen, style, script, title, desc, option")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * drawn(element);
    if (size < least) found.add(`${text.trim()}: ${size.toFixed(1)}`);
  }
  return [...found];
}"""
)
# A target is as large as it is drawn, and larger where something unseen before or after it takes touches too.
SMALL_TARGETS: Final = """
([selector, least]) => [...document.querySelectorAll(selector)].flatMap((target) => {
  if (target.disabled || !target.checkVisibility({ visibilityProperty: true })) return [];
  const { width, height } = target.getBoundingClientRect();
  const around = ["::before", "::after"].map((part) => getComputedStyle(target, part))
    .filter(({ content, position }) => content !== "none" && position === "absolute")
    .map((part) => [part.left, part.right, part.top, part.bottom].map((inset) => -parseFloat(inset)));
  const more = (one, other) => Math.max(0, ...around.map((outset) => outset[one] + outset[other]));
  const [across, down] = [width + more(0, 1), height + more(2, 3)];
  const name = target.dataset.place ?? target.dataset.choice ?? target.ariaLabel ?? target.textContent.trim();
  return Math.min(across, down) < least ? [[name, across, down]] : [];
})
"""
# What is cut off at the sides, where nobody can scroll; what lies in something that scrolls by itself is not.
CUT_OFF: Final = """
(selector) => {
  const outside = (thing) => [...thing.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1);
  const moves = (element) => element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
  const scrolls = (element) => element && (moves(element) || scrolls(element.parentElement));
  const seen = (element) => !element.closest(".unseen, svg") && element.checkVisibility({ visibilityProperty: true }) && !scrolls(element);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [...document.querySelectorAll(selector)].filter((target) => seen(target) && outside(target));
  while (walk.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    if (walk.currentNode.textContent.trim() && seen(walk.currentNode.parentElement) && outside(range)) found.push(walk.currentNode);
  }
  return found.map((each) => each.ariaLabel ?? each.textContent.trim());
}
"""
# How wide a space is in what is written so: the difference between words with and without it, in parts of the letters' size.
WORD_SPACE: Final = """
(place) => {
  const line = place.appendChild(document.createElement("span"));
  line.style.cssText = "position: absolute; white-space: pre";
  const [apart, together] = ["a a", "aa"].map((words) => {
    line.textContent = words;
    return line.getBoundingClientRect().width;
  });
  const size = parseFloat(getComputedStyle(line).fontSize);
  line.remove();
  return (apart - together) / size;
}
"""
TARGETS: Final = "button, a[href], input, select, summary, [role=button]"

# Which of these lie on each other by more than their edges do.
ON_EACH_OTHER: Final = """
([selector, edges]) => {
  const seen = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const boxes = seen.map((each) => [each.textContent.trim().slice(0, 40), each.getBoundingClientRect()]);
  return boxes.flatMap(([name, one], at) => boxes.slice(at + 1).flatMap(([other, two]) => {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return Math.min(across, down) > edges ? [`${name} / ${other}`] : [];
  }));
}
"""
EDGES: Final = 3  # pixels


def small_text(page: Page) -> list[str]:
    """Everything that is written too small to be read."""
    show(page)
    found: list[str] = page.evaluate(SMALL_TEXT, SMALLEST_TEXT - ALMOST)
    return found


def small_targets(page: Page, least: int = THUMB) -> list[Any]:
    """Buttons that a thumb misses, with their size."""
    found: list[Any] = page.evaluate(SMALL_TARGETS, [TARGETS, least - ALMOST])
    return found


def cut_off(page: Page) -> list[str]:
    """Everything that is written or to be touched and goes past the side of the window."""
    found: list[str] = page.evaluate(CUT_OFF, TARGETS)
    return found


def word_space(page: Page, selector: str) -> float:
    """How wide a space is in the first of these, where a letter is as high as one."""
    found: float = page.locator(selector).first.evaluate(WORD_SPACE)
    return found


def on_each_other(page: Page, selector: str) -> list[str]:
    """Which of the things that are shown lie on each other."""
    found: list[str] = page.evaluate(ON_EACH_OTHER, [selector, EDGES])
    return found
