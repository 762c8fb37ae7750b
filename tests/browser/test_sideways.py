"""A phone held sideways: the picture to the left, one's own things in a column to the right, and all of it can be read and done."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from support.browsing import MOST_DECISIONS, OFFERED, visitor, wait_for_turn
from support.endless_winter.choosing import Curious
from support.endless_winter.hands import WinterFingers
from support.hands import Fingers
from support.hosting import Host
from support.listening import Told
from support.measuring import cut_off, small_targets, small_text
from support.poses import PHASES, PREHISTORY, WINTER, path_to, posing
from support.prehistory.hands import Forager
from support.screens import COLOURS, SIDEWAYS, fits, unreached, violations
from support.serving import Running
from support.stone_age.hands import StoneAgeFingers

IN_HAND: Final[dict[str, Any]] = {"viewport": SIDEWAYS, "has_touch": True, "is_mobile": True}
LEAST: Final = 40  # pixels that a thumb needs where the window is low
# One visit for each game, and whose fingers do something there.
VISITS: Final[dict[str, Callable[[Page, Told], Any]]] = {
    "placing": StoneAgeFingers,
    "prehistory-spring": lambda page, told: Forager(Fingers(page, told)),
    "winter-placing": lambda page, told: WinterFingers(page, told, Curious(set())),
}
OTHERS: Final = sorted({*PHASES, *PREHISTORY, *WINTER} - VISITS.keys())
# What is folded away is offered a second time where it can be touched.
IN_SIGHT: Final = f":is({OFFERED}):not(.own > .who *)"
# The sentence and everything that helps: wholly on the screen, whatever else is.
OUTSIDE: Final = """
() => [...document.querySelectorAll("h1.sentence, .acts .pebble")].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return each.checkVisibility() && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
}).map((each) => each.ariaLabel ?? each.textContent.trim())
"""

# What the loop is meant for, unless its middle lies within the loop.
MISSED: Final = """
() => [...document.querySelectorAll("[data-loop]")].filter((loop) => {
  const { left, top, right, bottom } = loop.getBoundingClientRect();
  const name = loop.dataset.loop;
  const thing = document.querySelector(`section.mine :is([data-words="${name}"], [data-thing~="${name}"], [data-region~="${name}"])`).getBoundingClientRect();
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  return x < left || x > right || y < top || y > bottom;
}).map((loop) => loop.dataset.loop)
"""


def expect_usable(page: Page) -> None:
    """Nothing is too small or cut off."""
    assert small_text(page) == []
    assert small_targets(page, LEAST) == []
    assert cut_off(page) == []
    assert page.evaluate(OUTSIDE) == []
    assert fits(page)


@pytest.mark.parametrize("name", VISITS)
def test_every_table_can_be_read_and_played(host: Host, name: str) -> None:
    mira = host.server.guest("Mira")
    match = path_to(host, name, mira).removeprefix("/t/")
    with host.overhear(mira, match, **IN_HAND) as (page, told):
        assert wait_for_turn(page)
        expect_usable(page)
        assert violations(page) == []
        page.emulate_media(color_scheme="dark")
        assert violations(page, COLOURS) == []
        assert unreached(page, IN_SIGHT) == []
        before = told.table["version"]
        assert VISITS[name](page, told).decide()
        wait_for_turn(page)
        assert told.table["version"] > before


def test_a_lesson_points_at_things_and_goes_on(browser: Browser, table_server: Running) -> None:
    with visitor(browser, f"{table_server.url}/learn/stone_age/send-people-out", **IN_HAND) as page:
        page.locator("[data-loop]").wait_for(state="attached")
        expect_usable(page)
        assert page.evaluate(MISSED) == []
        page.locator(".teach .go").tap()
        page.locator(".teach[data-state=ask]").wait_for()
        assert unreached(page, ".wanted[data-place]") == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", OTHERS)
def test_every_other_phase_can_be_read(host: Host, name: str) -> None:
    with posing(host, name, locale="de-DE", color_scheme="dark", **IN_HAND) as page:
        page.mouse.move(SIDEWAYS["width"] - 1, 0)  # a thumb rests on nothing
        expect_usable(page)
        assert violations(page) == []
        page.emulate_media(color_scheme="light")
        assert violations(page) == []


@pytest.mark.thorough
def test_a_whole_round_by_fingertip(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url, **IN_HAND) as page:
        told = Told(page)
        page.get_by_role("button", name="Stone Age", exact=True).tap()
        page.locator(".play").tap()
        fingers = StoneAgeFingers(page, told)
        for _ in range(MOST_DECISIONS):
            assert wait_for_turn(page)
            if told.table["view"]["round"] > 1:
                return
            assert unreached(page, OFFERED) == []
            fingers.decide()
        raise AssertionError("the round does not end")
