"""Taking back what was done: one step, two steps, and nothing that luck has decided."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from support.browsing import wait_for_turn
from support.hosting import Host
from support.serving import Guest
from support.stone_age.playing import CARD_1, give, new_game, send
from trilith.games.stone_age.names import ACTING, FIELD, FOREST, TOOL_MAKER


@contextmanager
def at_work(host: Host) -> Iterator[tuple[Page, Guest, str]]:
    """Ann's people stand at the tool maker, in the field, at a card and in the forest; it is her turn."""
    ann, bob = host.server.guest("Ann"), host.server.guest("Bob")
    table = new_game(2)
    for spot, people in ((TOOL_MAKER, 1), (FIELD, 1), (CARD_1, 1), (FOREST, 2)):
        send(table, 0, spot, people)
    give(table, 0, wood=1, stone=1)
    table.phase = ACTING
    match = host.keep_position(table, [ann, bob])
    with host.visit(ann, match) as page:
        wait_for_turn(page)
        yield page, ann, match


def undo(page: Page) -> Locator:
    """The button that takes back."""
    return page.get_by_role("button", name="Undo")


def stands(page: Page, spot: str) -> Locator:
    """Ann's people at a place."""
    return page.locator(f'.pieces [data-person^="0 {spot} "]')


def test_one_click_takes_back_one_step_and_two_take_back_two(host: Host) -> None:
    with at_work(host) as (page, ann, match):
        before = ann.look(match, seat=0)["view"]
        expect(undo(page)).to_be_disabled()
        expect(undo(page).get_by_text("Undo")).to_be_visible()  # a word, not only a sign
        page.locator("[data-place=tool_maker]").click()
        expect(stands(page, "tool_maker")).to_have_count(0)
        page.locator("[data-place=field]").click()
        expect(stands(page, "field")).to_have_count(0)
        expect(page.locator(".log .say")).to_have_count(2)
        expect(undo(page)).to_have_attribute("title", "Takes back: Ann moves up the food track to 1.")
        undo(page).click()
        expect(stands(page, "field")).to_have_count(1)
        expect(stands(page, "tool_maker")).to_have_count(0)
        expect(page.locator(".log .say")).to_have_count(1)
        undo(page).click()
        expect(stands(page, "tool_maker")).to_have_count(1)
        expect(undo(page)).to_be_disabled()
        expect(page.locator(".log .say")).to_have_count(0)
        assert ann.look(match, seat=0)["view"] == before


def test_a_payment_is_taken_back_with_z_and_escape(host: Host) -> None:
    with at_work(host) as (page, ann, match):
        before = ann.look(match, seat=0)["view"]
        page.locator("[data-place=card_1]").click()
        page.locator(".tray .go").click()
        page.locator('.tray [data-choice="pay stone"]').click()
        page.keyboard.press("Escape")  # the purchase was not made yet
        expect(page.locator(".tray")).to_have_count(0)
        expect(
            page.locator("[data-place=card_1]")
        ).to_be_visible()  # it has been taken back, and is offered again
        expect(stands(page, "card_1")).to_have_count(1)
        assert ann.look(match, seat=0)["view"] == before
        page.locator("[data-place=card_1]").click()
        page.locator(".tray .go").click()
        page.locator('.tray [data-choice="pay stone"]').click()
        page.locator(".tray .go").click()
        expect(stands(page, "card_1")).to_have_count(0)
        page.keyboard.press("z")
        expect(page.locator('.tray [data-choice="pay stone"]')).to_be_enabled()
        expect(page.locator(".tray .slot.full")).to_have_count(0)
        page.keyboard.press("z")
        expect(page.locator(".tray")).to_have_count(0)
        expect(page.locator("[data-place=card_1]")).to_be_visible()
        assert ann.look(match, seat=0)["view"] == before


def test_what_luck_has_decided_stays(host: Host) -> None:
    with at_work(host) as (page, ann, match):
        page.locator("[data-place=tool_maker]").click()
        expect(undo(page)).to_be_enabled()
        page.locator("[data-place=forest]").click()
        page.get_by_role("button", name="Roll the dice").click()
        page.locator(".tray .go", has_text="Take").wait_for()
        expect(undo(page)).to_be_disabled()
        rolled = ann.look(match, seat=0)["version"]
        page.keyboard.press("z")
        page.locator(".tray .go").click()
        wait_for_turn(page)
        undo(page).click()  # not the roll, but what was made of it
        page.locator(".tray .go", has_text="Take").wait_for()
        expect(undo(page)).to_be_disabled()
        assert ann.look(match, seat=0)["version"] > rolled  # versions only grow
        assert stands(page, "tool_maker").count() == 0
