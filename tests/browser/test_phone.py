"""A phone in somebody's hand: everything by fingertip, and nothing off the screen."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import MOST_DECISIONS, OFFERED, visitor, wait_for_turn
from support.hosting import Host
from support.listening import Told
from support.poses import posing
from support.screens import PHONE, fits, unreached
from support.serving import Running
from support.stone_age.hands import StoneAgeFingers

IN_HAND: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
TALL: Final = {"width": 412, "height": 870}
ROUNDS: Final = 3
BAND: Final = 48  # pixels of snow that are air and not yet a hole
# How much bare ground lies above each trail, and below the last one: from the others' points down to what is decided.
BARE: Final = """
() => {
  const boxOf = (each) => each.getBoundingClientRect();
  const offers = [...document.querySelectorAll('[data-place^="place "]')];
  const trails = offers.filter((each) => !each.closest(".sheets")).map(boxOf).toSorted((a, b) => a.top - b.top);
  const sheet = boxOf(offers.find((each) => each.closest(".sheets")).closest(".sheets > *")).top;
  const ends = [boxOf(document.querySelector(".rivals-line")).bottom, ...trails.map(({ bottom }) => bottom)];
  return [...trails.map(({ top }) => top), sheet].map((top, at) => top - ends[at]);
}
"""


def expect_in_reach(page: Page) -> None:
    """Whatever is offered can be brought onto the screen and touched there, and so can all of its tray."""
    assert unreached(page, OFFERED) == []
    assert unreached(page, ".tray :enabled") == []
    assert fits(page)


@pytest.mark.thorough
def test_whole_rounds_by_fingertip(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url, **IN_HAND) as page:
        told = Told(page)
        page.get_by_role("button", name="Stone Age", exact=True).tap()
        page.locator(".play").tap()
        fingers = StoneAgeFingers(page, told)
        kinds = set()
        for _ in range(MOST_DECISIONS):
            assert wait_for_turn(page)
            if told.table["view"]["round"] > ROUNDS:
                break
            expect_in_reach(page)
            kinds.add(fingers.decide())
        assert told.table["view"]["round"] > ROUNDS
        assert kinds >= {"place", "take"}
        expect(page.locator(".log .say").filter(has_text=f"Round {ROUNDS} ")).to_have_count(1)


@pytest.mark.parametrize("size", [PHONE, TALL], ids=["usual", "tall"])
def test_the_four_trails_of_endless_winter_leave_no_bare_band(host: Host, size: dict[str, int]) -> None:
    with posing(host, "winter-placing", **{**IN_HAND, "viewport": size}) as page:
        bare = page.evaluate(BARE)
        assert len(bare) == len(("initiate", "develop", "migrate", "hunt")) + 1
        assert max(bare) < BAND, bare


@pytest.mark.parametrize(
    "name", ["placing", "working", "tools", "card", "building", "dice", "gifts", "hunger"]
)
def test_every_kind_of_decision_by_fingertip(host: Host, name: str) -> None:
    mira = host.server.guest("Mira")
    match = host.keep_moment(name, mira)
    with host.overhear(mira, match, **IN_HAND) as (page, told):
        assert wait_for_turn(page)
        expect_in_reach(page)
        before = told.table["version"]
        assert StoneAgeFingers(page, told).decide()
        wait_for_turn(page)
        assert told.table["version"] > before
