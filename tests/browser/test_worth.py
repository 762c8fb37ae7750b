"""What a match was worth in the browser: the review is asked for, the belt grows, marks lead to mistakes, and the better is found."""

import re
from types import SimpleNamespace
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from support.endless_winter.hands import WinterHands
from support.hands import Hands
from support.hosting import Host
from support.legible import expect_legible
from support.measuring import on_each_other
from support.poses import posing
from support.prehistory.hands import Forager
from support.reviewed import close_game
from support.screens import DESK, PHONE, WIDE, violations
from support.serving import Guest
from support.stone_age.hands import StoneAgeHands
from trilith.games import OURS

LINES: Final = {"stone_age": 70, "prehistory": 50, "endless_winter": 70}  # of the end of a match
EASY: Final = ("place", "send")  # what is done by few touches
PATIENCE: Final = 60_000  # milliseconds
Told = dict[str, Any]


def take_up(page: Page, name: str, table: Told, text: str) -> None:
    """Do something at the table where it lies, as in play."""
    choice = next(each for each in table["choices"] if each["text"] == text)
    told: Any = SimpleNamespace(table=table)
    if name == "stone_age":
        StoneAgeHands(page, told).carry_out(choice)
    elif name == "prehistory":
        Forager(Hands(page, told)).carry_out(choice)
    else:
        mind: Any = None
        WinterHands(page, told, mind).carry_out(choice, table["view"])


def review_of(guest: Guest, key: str) -> Told:
    told: Told = guest.get(f"/matches/{key}/review").json()
    assert told["state"] == "done"
    review: Told = told["review"]
    return review


@pytest.mark.parametrize(
    "name", ["stone_age", *(pytest.param(name, marks=pytest.mark.thorough) for name in OURS[1:])]
)
def test_a_match_is_reviewed_and_its_mistake_found_by_trying(host: Host, name: str) -> None:
    match = close_game(name, LINES[name])
    mira, eve = host.server.guest("Mira"), host.server.guest("Eve")
    key = host.keep(match, [mira, "greedy", "greedy", "greedy"])
    with host.visit(eve, f"{key}?at=0", viewport=DESK, reduced_motion="reduce") as page:
        page.get_by_role("button", name="Look", exact=True).click()
        expect(page.locator(".belt svg")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".coming-frame")).to_have_count(0, timeout=PATIENCE)
        review = review_of(eve, key)
        slider = page.get_by_role("slider", name="Moment of the match")
        page.keyboard.press("Home")
        first = min(review["mistakes"], key=lambda each: each["number"])
        page.keyboard.press("m")
        expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"Gave up {first['gave_up']}\.$"))
        expect(page.locator(".telling .gave")).to_have_text(f"gave up {first['gave_up']} of 100")
        expect(page.locator(".telling .better")).to_contain_text("Better: ")
        chances = page.get_by_role("list", name="Chance to win, of 100").locator("b").all_inner_texts()
        assert sum(map(int, chances)) == 100
        assert page.locator("[data-mistake]").count() > 0
        page.keyboard.press("t")
        expect(page).to_have_url(re.compile(rf"/t/{key}/try/{first['number']}$"))
        expect(page.locator(".try")).to_be_visible()

        easy = next(each for each in review["mistakes"] if each["better"]["actions"][0].startswith(EASY))
        page.goto(f"{host.server.url}/t/{key}/try/{easy['number']}")
        best = easy["kept"] + easy["gave_up"]
        expect(page.locator(".try .then")).to_contain_text(f"There was a choice that kept {best}.")
        table = eve.get(f"/matches/{key}/mistakes/{easy['number']}").json()
        page.keyboard.press("h")
        expect(page.locator(".try .hinted")).not_to_be_empty()
        take_up(page, name, table, easy["better"]["actions"][0])
        expect(page.locator(".try")).to_have_attribute("data-found", "true")
        expect(page.locator(".try [data-warmth=that-is-it] b")).to_have_text(str(best))
        expect(page.locator(".try .answer")).to_contain_text("Found.")
        assert violations(page) == []
        page.locator(".try .leave").click()
        expect(page).to_have_url(re.compile(r"\?at=\d+$"))

        page.get_by_role("button", name="What it was worth").click()
        shown = page.locator(".all section")
        expect(shown).to_have_count(4)
        for account in review["accounts"]:
            sums = account["chances"]
            text = f"{sums['start']} {told(sums['luck'])} {told(sums['own'])} {told(sums['others'])} = {sums['end']}"
            expect(page.locator(".sum", has_text=text).first).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("f")
        expect(page.locator(".figures tbody tr")).to_have_count(4)
    assert eve.get(f"/matches/{key}").json()["status"] == "over"  # nothing was played


def told(change: int) -> str:
    """A part of a sum as it is written."""
    return f"{'−' if change < 0 else '+'} {abs(change)}"


WORTHS: Final = [
    *(f"{prefix}{what}" for prefix in ("", "prehistory-", "winter-") for what in ("belt", "worth", "try")),
    "belt-growing",
    "worth-growing",
    "shown",
]
# How much of what is told cannot be seen without scrolling.
UNREAD: Final = "(told) => told.scrollHeight - told.clientHeight"


@pytest.mark.thorough
@pytest.mark.parametrize("pose", WORTHS)
@pytest.mark.parametrize("size", ["phone", "desk", "wide"])
def test_what_it_was_worth_can_be_read_and_touched_on_every_screen(host: Host, pose: str, size: str) -> None:
    viewport = {"phone": PHONE, "desk": DESK, "wide": WIDE}[size]
    with posing(host, pose, viewport=viewport, locale="de-DE", has_touch=size == "phone") as page:
        expect_legible(page, size == "phone")
        if "belt" in pose:
            assert page.locator(".telling").evaluate(UNREAD) <= 0
        if "try" in pose:
            assert on_each_other(page, ".plaque, .house") == []
        if "try" in pose and size != "phone":
            assert on_each_other(page, ".rival, .slab.try") == []
        if pose == "worth" and size != "phone":
            expect(page.locator(".foot")).to_be_in_viewport(ratio=1)
