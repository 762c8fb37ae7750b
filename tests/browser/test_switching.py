"""Day or night, German or English: what somebody has begun stays in their hands."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from support.browsing import wait_for_turn
from support.hosting import Host
from support.serving import Guest
from support.stone_age.playing import CARD_3, give, new_game, send
from trilith.games.stone_age.names import ACTING


@contextmanager
def paying(host: Host) -> Iterator[tuple[Page, Guest, str]]:
    """Ann pays three for a card: wood and stone lie in the tray, one more is due."""
    ann, bob = host.server.guest("Ann"), host.server.guest("Bob")
    table = new_game(2)
    send(table, 0, CARD_3, 1)
    give(table, 0, wood=2, stone=2, gold=1)
    table.phase = ACTING
    match = host.keep_position(table, [ann, bob])
    with host.visit(ann, match, color_scheme="light") as page:
        assert wait_for_turn(page)
        page.locator("[data-place=card_3]").click()
        page.locator(".tray .go").click()
        page.locator('.tray [data-choice="pay wood"]').click()
        page.locator('.tray [data-choice="pay stone"]').click()
        yield page, ann, match


def expect_laid(page: Page, take_wood_back: str, take_stone_back: str) -> None:
    """Wood and stone lie in the tray, and the payment is not whole."""
    slots = page.locator(".tray .slot")
    expect(slots).to_have_count(3)
    expect(slots.nth(0)).to_have_attribute("aria-label", take_wood_back)
    expect(slots.nth(1)).to_have_attribute("aria-label", take_stone_back)
    expect(page.locator(".tray .slot.full")).to_have_count(2)
    expect(page.locator(".tray .go")).to_be_disabled()


def expect_left(page: Page, **goods: int) -> None:
    """The payment was made, and this is what Ann has now."""
    expect(page.locator(".tray")).to_have_count(0)
    for good, count in goods.items():
        expect(page.locator(f'[data-heap="0 {good}"] .figure')).to_have_text(str(count))


def ground_of(page: Page) -> str:
    """The colour of what everything lies on."""
    colour: str = page.evaluate("getComputedStyle(document.body).getPropertyValue('--ground')")
    return colour


def test_night_falls_on_a_begun_payment(host: Host) -> None:
    with paying(host) as (page, ann, match):
        day, log = ground_of(page), page.locator(".log .say").all_inner_texts()
        begun = ann.look(match, seat=0)["version"]
        page.get_by_role("button", name="Dark as night").click()
        expect(page.get_by_role("button", name="Light as day")).to_be_visible()
        assert ground_of(page) != day
        expect_laid(page, "Take wood back", "Take stone back")
        page.get_by_role("button", name="Light as day").click()
        assert ground_of(page) == day
        expect_laid(page, "Take wood back", "Take stone back")
        assert page.locator(".log .say").all_inner_texts() == log
        assert ann.look(match, seat=0)["version"] == begun
        page.locator('.tray [data-choice="pay gold"]').click()
        page.locator(".tray .go").click()
        expect_left(page, wood=1, stone=1, gold=0)


def test_a_begun_payment_goes_on_in_another_language(host: Host) -> None:
    with paying(host) as (page, ann, match):
        begun = ann.look(match, seat=0)["version"]
        page.get_by_role("button", name="Deutsch sprechen").click()
        expect(page.locator("h1")).to_contain_text("Dein Zug.")
        expect_laid(page, "Holz zurücknehmen", "Stein zurücknehmen")
        expect(page.locator(".tray .missing")).to_have_text("noch 1")
        assert ann.look(match, seat=0)["version"] == begun
        page.locator('.tray [data-choice="pay stone"]').click()
        page.get_by_role("button", name="speak English").click()
        expect(page.locator("h1")).to_contain_text("Your turn.")
        expect(page.locator(".tray .slot.full")).to_have_count(3)
        page.locator(".tray .go").click()
        expect_left(page, wood=1, stone=0, gold=1)


def test_what_was_chosen_is_kept_on_this_device(host: Host) -> None:
    with paying(host) as (page, _, _match):
        page.get_by_role("button", name="Dark as night").click()
        night = ground_of(page)
        page.reload()
        page.wait_for_selector(".tray")
        assert ground_of(page) == night
