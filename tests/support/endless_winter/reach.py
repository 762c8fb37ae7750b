"""Whether whatever is offered at the table of Endless Winter can be taken up on the page, wherever it lies."""

import hashlib
import random
from typing import Any, Final

from playwright.sync_api import Page, expect

from support.browsing import OFFERED
from support.endless_winter.hands import SIGHTS
from support.screens import unreached
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named

GAME: Final = game_named("endless_winter")
LEAST: Final = 2  # so many choices make a position worth looking at
MOST_MATCHES: Final = 40
TAKES: Final = ("play", "use", "call", "bury")  # done with a card that is looked at first


def wander(wanted: str, seats: int, options: dict[str, int]) -> tuple[Match, int]:
    """A match played at random until somebody may do this among several other things; the same one every time."""
    for number in range(MOST_MATCHES):
        name = f"{wanted} {number}"
        seed = hashlib.sha256(name.encode()).hexdigest()
        match = Match(GAME, Record(GAME.name, GAME.version, seats, seed, options=options))
        match.go_on()
        chance = random.Random(name)
        while not match.over:
            offered = [action.text for action in match.state.legal()]
            if len(offered) >= LEAST and any(text.split()[0] == wanted for text in offered):
                return match, match.state.actor()
            match.act(match.state.actor(), chance.choice(offered))
    raise AssertionError(f"in {MOST_MATCHES} matches nobody may {wanted}")


def unreachable(page: Page, choices: list[dict[str, Any]]) -> list[str]:
    """What is offered but can be taken up nowhere on the page."""
    expect(page.locator(OFFERED).first).to_be_visible()
    return [choice["text"] for choice in choices if not _reach(page, choice["text"], choice["action"])]


def _reach(page: Page, text: str, action: dict[str, Any]) -> bool:
    kind = action["kind"]
    if _seen(page, text):
        return True
    if kind == "place":
        _press(page, ".line .pick[aria-pressed=false]")
    elif kind == "lesser":
        _press(page, f"[data-lesser={action['gain']}]")
    elif kind in SIGHTS:
        _press(page, f".line [data-sight={SIGHTS[kind]}], [data-sight={SIGHTS[kind]}]")
        assert unreached(page, "main .back") == [], "nobody can go back"
        if kind == "move" and not _seen(page, text):
            page.keyboard.press("Escape")  # another camp may be taken up
            _press(page, f'[data-place="from {action["from"]}"]')
    if kind == "call":  # the chief's face comes later than the offers
        expect(page.locator("[data-place=chief]")).to_be_attached()
    if kind in TAKES and not _seen(page, text):
        for card in page.locator("[data-place^=card-], [data-place^=played-], [data-place=chief]").all():
            card.dispatch_event("click")
            if _seen(page, text):
                break
    return _seen(page, text)


def _seen(page: Page, text: str) -> bool:
    found = f'[data-choice="{text}"], [data-place="{text}"], [data-send="{text}"], [data-send="{text},done"]'
    return page.locator(found).locator("visible=true").count() > 0


def _press(page: Page, selector: str) -> None:
    found = page.locator(selector).locator("visible=true")
    if found.count():
        found.first.click()
