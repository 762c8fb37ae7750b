"""Things in motion: nothing is offered meanwhile, nothing is shown that never was, and a key ends it."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from support.browsing import OFFERED, wait_for_turn
from support.hosting import Host
from support.listening import Told
from support.motion import FREEZE, FROZEN
from support.serving import Guest
from support.stone_age.hands import StoneAgeHands, Watching
from support.stone_age.playing import new_game

TURNS: Final = 6
GOODS: Final = ("food", "wood", "brick", "stone", "gold")
MOVING: Final[dict[str, Any]] = {"reduced_motion": "no-preference"}

# Looks at every frame: what it shows of everybody's points and goods, and whether something is offered while the program
# moves something. What breathes and burns all the time is the style sheets' matter.
WATCH: Final = """
(offered) => {
  const seen = { figures: [], moving: 0, early: [] };
  const moves = (each) => each.constructor === Animation && each.playState === "running";
  const number = (element) => Number.parseInt(element.textContent.replace("\\u2212", "-"));
  const figures = (slab) => {
    const heap = (good) => number(slab.querySelector(`[data-heap="${slab.dataset.home} ${good}"] b`));
    return [Number(slab.dataset.home), number(slab.querySelector(".points")), ...GOODS.map(heap)];
  };
  const look = () => {
    const slabs = [...document.querySelectorAll("article[data-home]")];
    const now = slabs.map(figures).toSorted((one, other) => one[0] - other[0]);
    if (JSON.stringify(seen.figures.at(-1)) !== JSON.stringify(now)) seen.figures.push(now);
    if (document.getAnimations().some(moves)) {
      seen.moving += 1;
      const offer = document.querySelector(offered);
      if (offer) seen.early.push(offer.outerHTML.slice(0, 200));
    }
    requestAnimationFrame(look);
  };
  window.seen = seen;
  look();
}
""".replace("GOODS", json.dumps(GOODS))
# What was seen, up to a frame that shows the table as it is now.
SEEN: Final = (
    "() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(window.seen))))"
)


class Remembered(Told):
    """Remembers the figures of every table that the server has told."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.figures: list[list[list[int]]] = []

    def _hear(self, frame: str | bytes) -> None:
        super()._hear(frame)
        players = self.table.get("view", {}).get("players", [])
        self.figures.append([figures_of(seat, player) for seat, player in enumerate(players)])


def figures_of(seat: int, player: dict[str, Any]) -> list[int]:
    """Somebody's points and goods."""
    return [seat, player["score"], *(player["goods"][good] for good in GOODS)]


def test_every_frame_shows_a_table_that_was_and_offers_nothing_in_motion(host: Host) -> None:
    mira = host.server.guest("Mira")
    with host.overhear(mira, host.keep_moment("working", mira), **MOVING) as (page, _):
        told = Remembered(page)
        page.reload()  # from its first word on
        assert wait_for_turn(page)
        page.evaluate(WATCH, OFFERED)
        hands = Watching(page, told)
        for _turn in range(TURNS):
            assert hands.decide()
        assert wait_for_turn(page)
        seen = page.evaluate(SEEN)
        assert seen["early"] == []
        assert seen["moving"] > TURNS  # frames; otherwise nothing was seen
        assert len(seen["figures"]) > 3
        assert [each for each in seen["figures"] if each not in told.figures] == []
        assert seen["figures"][-1] == told.figures[-1]


@pytest.mark.parametrize("still", ["by the system", "by choice"])
def test_nothing_moves_where_nothing_shall(host: Host, still: str) -> None:
    mira = host.server.guest("Mira")
    wishes = {} if still == "by the system" else MOVING
    with host.overhear(mira, host.keep_moment("working", mira), **wishes) as (page, told):
        assert wait_for_turn(page)
        if still == "by choice":
            page.get_by_role("button", name="More", exact=True).click()
            page.get_by_role("radio", name="none").click()
            page.keyboard.press("Escape")
        page.evaluate(WATCH, OFFERED)
        hands = StoneAgeHands(page, told)
        for _turn in range(3):
            assert hands.decide()
        assert wait_for_turn(page)
        seen = page.evaluate(SEEN)
        assert len(seen["figures"]) > 1
        assert seen["moving"] == 0


@contextmanager
def frozen(host: Host) -> Iterator[tuple[Page, Told, Guest, str]]:
    """Ann has sent somebody to the tool maker, who is on the way and would be there for ever."""
    ann, bob = host.server.guest("Ann"), host.server.guest("Bob")
    match = host.keep_position(new_game(2), [ann, bob])
    assert ann.act(match, 0, 0, "place forest 1").status_code == 200
    assert bob.act(match, 1, 1, "place river 1").status_code == 200
    with host.overhear(ann, match, **MOVING) as (page, told):
        page.add_init_script(FREEZE)
        page.reload()
        assert wait_for_turn(page)
        page.locator("[data-place=tool_maker]").click()
        page.wait_for_function(FROZEN)
        yield page, told, bob, match


@pytest.mark.parametrize("way", ["Space", pytest.param("Escape", marks=pytest.mark.thorough), "click"])
def test_one_touch_ends_all_motion_and_shows_the_present(host: Host, way: str) -> None:
    with frozen(host) as (page, told, bob, match):
        with told.hearing():
            assert bob.act(match, 1, told.table["version"], "place hunt 2").status_code == 200
        assert page.locator(OFFERED).count() == 0
        assert page.locator('.pieces [data-person^="1 hunt "]').count() == 0
        if way == "click":
            page.mouse.click(640, 100)  # the sky
        else:
            page.keyboard.press(way)
        expect(page.locator('.pieces [data-person^="1 hunt "]')).to_have_count(2)
        expect(page.locator("[data-place=quarry]")).to_be_visible()
        expect(page.locator("body > svg[style*=fixed]")).to_have_count(0)
        assert page.evaluate(FROZEN) == 0
        expect(page.locator("h1")).to_contain_text("Your turn.")


def test_a_used_tool_turns(host: Host) -> None:
    mira = host.server.guest("Mira")
    with host.overhear(mira, host.keep_moment("tools", mira), **MOVING) as (page, _):
        page.add_init_script(FREEZE)
        page.reload()
        assert wait_for_turn(page)
        tool = page.locator(".kit [data-choice^=tool]").first
        name = tool.get_attribute("data-choice")
        tool.click()
        page.locator(".tray .go").click()
        turning = page.locator(f'.own [data-tool="{name}"]')
        expect(turning).to_have_css("transform", re.compile("^matrix"))  # still as it lay before
        assert page.locator(OFFERED).count() == 0
        page.keyboard.press("Space")
        expect(turning).to_have_css("transform", "none")
        expect(turning.locator(".used")).to_have_count(1)
