"""How a page is looked at: in which sizes, what nobody may object to, and what can be touched."""

from typing import Any

import pytest
from playwright.sync_api import Page

from make_wire import WEB
from support.windows import show

AXE = WEB / "node_modules/axe-core/axe.min.js"
COLOURS = "cat.color"  # rules that may find something else by night than by day
PHONE = {"width": 360, "height": 780}
SIDEWAYS = {"width": 800, "height": 360}  # a phone, too
DESK = {"width": 1280, "height": 800}
WIDE = {"width": 1920, "height": 1080}
TABLET = {"width": 1024, "height": 768}
# Every size once, in turn by night and by day; the other light of each only repeats.
SIZES_IN_LIGHT = [
    pytest.param(PHONE, "dark", id="phone-dark"),
    pytest.param(DESK, "light", id="desk-light"),
    pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.thorough),
    pytest.param(DESK, "dark", id="desk-dark", marks=pytest.mark.thorough),
]


# What is in order is counted and not written down node by node, which takes as long as looking at it; of what is not, its HTML is
# enough, and nothing is fetched for rules about media. Where grain lies over a page axe-core cannot tell any colour and keeps
# silent, so it is taken away while it looks. Of words on a drawn land it can tell none even so.
ASK_AXE = """
async (tag) => {
  const quick = { resultTypes: ["violations"], selectors: false, elementRef: false, preload: false };
  const asked = { ...quick, ...(tag && { runOnly: [tag] }) };
  const grains = [...document.querySelectorAll(".grain")];
  for (const grain of grains) grain.style.display = "none";
  const { violations, passes } = await axe.run(asked);
  for (const grain of grains) grain.style.removeProperty("display");
  return { violations, looked_at: violations.length + passes.length };
}
"""


def violations(page: Page, only: str = "") -> list[tuple[str, list[str]]]:
    """What axe-core objects to, and where; `only` rules with this tag are asked, as COLOURS in another light."""
    show(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(ASK_AXE, only)
    assert found["looked_at"], "axe-core looked at nothing"
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
