"""Words under the hand: whatever is drawn on the table of Prehistory says what it is, to a mouse, to the focus and to a finger."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from support.hosting import Host
from support.prehistory.moments import visit_season
from support.reading import read_by_focus
from support.screens import PHONE

# A point of each thing where nothing else lies over it, within the window; things that are covered wholly have none.
POINTS: Final = """
() => {
  const seen = {};
  const under = (x, y) => document.elementsFromPoint(x, y).map((each) => each.closest("[data-words]")).find(Boolean);
  for (const thing of document.querySelectorAll("[data-words]")) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const name = thing.dataset.words;
    if (!width || name in seen || thing.closest(".tray")) continue;
    for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.85], [0.08, 0.5], [0.5, 0.06]]) {
      const [x, y] = [left + width * right, top + height * down];
      const first = document.elementFromPoint(x, y);
      if (!first || first.closest(".tray, .turnbar, .rivals-line, .tabs, .side, .notices") || under(x, y)?.dataset.words !== name) continue;
      seen[name] = [x, y];
      break;
    }
  }
  return seen;
}
"""
# Every kind of thing that a table shows when the ring or the land is looked at; painting pieces, fields and seats count as one each.
ON_RING: Final = {
    *(
        "deed",
        "stones",
        "capstone",
        "wheel",
        "central",
        "sector",
        "steps",
        "sign",
        "step",
        "seat",
        "order",
        "score",
        "land",
    ),
    *(
        "fish",
        "gather",
        "hunting",
        "ceremony",
        "resource",
        "marker",
        "own",
        "piece",
        "bonus",
        "basket",
        "camp",
    ),
}
ON_LAND: Final = {"field", "ring", "steps", "score"}
# Everything drawn in the picture is a thing: what has a mark of its own in the drawing lies under one.
DRAWN: Final = """
() => [...document.querySelectorAll(".pieces [data-good], .pieces [data-member], .pieces [data-fisher], .pieces [data-walker]")]
  .filter((drawn) => {
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return !document.elementsFromPoint(x, y).some((each) => each.closest("[data-words], .deed"));
  })
  .map((drawn) => JSON.stringify(drawn.dataset))
"""


def expect_words(page: Page, thing: str) -> None:
    """What the slab says of a thing: a name, and at least one sentence, with no key left bare."""
    told = page.locator(f'[data-said="{thing}"]')
    expect(told.locator("h2")).not_to_be_empty()
    said = told.inner_text()
    assert len(said.split()) >= 4, (thing, said)
    assert not re.search(r"(what|note|why|metric|rule|deed_slab)-\w|\{|undefined|\*\*", said), (thing, said)


def firsts(points: dict[str, Any]) -> dict[str, Any]:
    """One thing of each kind."""
    return {thing: points[thing] for thing in {each.split(":")[0]: each for each in points}.values()}


def rest_on(page: Page, points: dict[str, Any]) -> set[str]:
    """Let the mouse rest on one thing of each kind; the kinds that can be reached."""
    for thing, (x, y) in firsts(points).items():
        page.mouse.move(x, y)
        expect_words(page, thing)
    return {thing.split(":")[0] for thing in points}


def walk_over(page: Page) -> int:
    """Read the table with the focus, thing by thing; how many have spoken."""
    count, silent = read_by_focus(page)
    assert silent == []
    expect(page.locator("[data-said]")).to_have_count(0)
    expect(page.locator("[data-words][tabindex='0']:visible")).to_have_count(0)
    return count


@pytest.mark.parametrize("language", ["en-GB", pytest.param("de-DE", marks=pytest.mark.thorough)])
def test_everything_drawn_has_words_for_a_mouse_and_for_the_focus(host: Host, language: str) -> None:
    with visit_season(host, "spring", locale=language) as page:
        assert page.evaluate(DRAWN) == []
        assert rest_on(page, page.evaluate(POINTS)) == ON_RING
        page.mouse.move(640, 4)
        expect(page.locator("[data-said]")).to_have_count(0)
        assert walk_over(page) > 80
        page.keyboard.press("m")
        expect(page.locator("[data-picture=land]")).to_be_visible()
        assert page.evaluate(DRAWN) == []
        assert rest_on(page, page.evaluate(POINTS)) >= ON_LAND
        assert walk_over(page) > 60


def test_a_long_touch_reads_and_does_not_take_up(host: Host) -> None:
    with visit_season(host, "spring", viewport=PHONE, has_touch=True) as page:
        line = page.context.new_cdp_session(page)

        def hold(x: float, y: float) -> None:
            line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
            page.wait_for_selector("[data-said]")
            line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

        points = page.evaluate(POINTS)
        assert {thing.split(":")[0] for thing in points} >= {"deed", "capstone", "central", "resource"}
        for thing, point in firsts(points).items():
            hold(*point)
            expect_words(page, thing)
            expect(page.locator(".deed h2").first).to_have_text("Your deed")
            page.touchscreen.tap(180, 4)
            expect(page.locator("[data-said]")).to_have_count(0)


def test_what_cannot_be_done_says_why_by_its_rule(host: Host) -> None:
    with visit_season(host, "spring") as page:
        x, y = page.evaluate(POINTS)["fish:3"]
        page.mouse.move(x, y)
        told = page.locator("[data-said='fish:3']")
        expect(told.locator(".cannot")).to_have_text("Too few of the three colours that the wheel asks for.")
        expect(told).to_contain_text("§ PH-9.2")
        card = page.evaluate(POINTS)
        x, y = card["ceremony:1"]
        page.mouse.move(x, y)
        expect(page.locator("[data-said='ceremony:1']")).to_contain_text(
            "3 points with 3 kinds of gather tiles or more."
        )
