"""Whole games of Endless Winter, from the first page to the final score, with everything that can be decided done once."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import tab_to, visitor
from support.endless_winter.choosing import CHOSEN_SETUP, EVERYTHING, REST_TILES, Curious
from support.endless_winter.hands import WinterFingers, WinterHands, WinterKeys
from support.listening import Told
from support.screens import fits
from support.serving import Running
from trilith.server.rooms import match_factory

pytestmark = pytest.mark.long

HAND_HELD: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
STONE: Final = ".stone:has-text('Endless Winter')"
TWO_PLAYERS: Final = ".foot [role=radio]:first-child"
OPPONENT: Final = "bot:greedy"  # no character by luck: the luck of these games was chosen for what it brings

Luck = Callable[[int], None]


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> Luck:
    """Lets the next match have this luck; the server runs in this process."""

    def let_be(number: int) -> None:
        seed = hashlib.sha256(f"winter {number}".encode()).hexdigest()
        monkeypatch.setattr(match_factory, "fresh_seed", lambda: seed)

    return let_be


@contextmanager
def at_home(browser: Browser, server: Running, **wishes: Any) -> Iterator[tuple[Page, Told]]:
    """Somebody new on the first page."""
    with visitor(browser, server.url, **wishes) as page:
        yield page, Told(page)


def expect_the_final_score(page: Page, told: Told) -> None:
    """What the evening shows is what the server has counted, and where all of it comes from."""
    scores = told.table["result"]["scores"]
    assert len(scores) == 2
    totals = page.locator(".final tfoot .points")
    expect(totals).to_have_count(len(scores))
    assert [int(text.split()[0]) for text in totals.all_inner_texts()] == sorted(scores, reverse=True)


@pytest.mark.thorough
def test_a_whole_game_by_clicking(browser: Browser, table_server: Running, luck: Luck) -> None:
    luck(3)
    with at_home(browser, table_server) as (page, told):
        for button in (STONE, ".fold", TWO_PLAYERS):
            page.locator(button).click()
        page.get_by_label("Seat 2").select_option(OPPONENT)
        page.locator(".play").click()
        hands = WinterHands(page, told, Curious(EVERYTHING))
        hands.play()
        assert hands.mind.missing == set()
        expect_the_final_score(page, told)
        expect(page.locator("h1")).to_contain_text("win")
        sources = page.locator("[aria-labelledby=sources] tbody th")
        assert [text.strip() for text in sources.all_inner_texts()] == [
            "sacred stones",
            "building megaliths",
            "idol board",
            "other points on the way",
            "offering track",
            "honor track",
            "cards",
            "living animals",
        ]


def test_a_whole_game_by_keyboard_alone(browser: Browser, table_server: Running, luck: Luck) -> None:
    luck(181)
    with at_home(browser, table_server) as (page, told):
        for button in (STONE, ".fold", TWO_PLAYERS):
            tab_to(page, button)
            page.keyboard.press("Enter")
        tab_to(page, "select[aria-label='Seat 2']")
        page.keyboard.type("bot, thinks")
        expect(page.get_by_label("Seat 2")).to_have_value(OPPONENT)
        for option, steps in (("Set-up", 2), ("Ice finds", 1), ("Rest tiles", 1)):
            tab_to(page, f"label:has-text('{option}') select")
            for _ in range(steps):
                page.keyboard.press("ArrowDown")
        tab_to(page, ".play")
        page.keyboard.press("Enter")
        hands = WinterKeys(page, told, Curious(EVERYTHING | CHOSEN_SETUP | REST_TILES))
        hands.play()
        assert hands.mind.missing == set()
        expect_the_final_score(page, told)


@pytest.mark.thorough
def test_a_whole_game_on_a_phone_by_tapping(browser: Browser, table_server: Running, luck: Luck) -> None:
    luck(80)
    with at_home(browser, table_server, locale="de-DE", **HAND_HELD) as (page, told):
        for button in (STONE, ".fold", TWO_PLAYERS):
            page.locator(button).tap()
        page.get_by_label("Platz 2").select_option(OPPONENT)
        page.locator(".play").tap()
        hands = WinterFingers(page, told, Curious(EVERYTHING))
        hands.play()
        assert hands.mind.missing == set()
        assert fits(page)
        expect_the_final_score(page, told)
