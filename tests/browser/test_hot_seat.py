"""Two people at one device: whole rounds with a curtain between them, and each sees only what is their own."""

import os
from typing import Final

from playwright.sync_api import Browser, Page, expect

from support.browsing import MOST_DECISIONS, OFFERED, decide, start, visitor, wait_for_turn
from support.curtain import curtain_of, everything_said
from support.hosting import Host
from support.serving import Running
from support.stone_age.hands import StoneAgeHands
from support.stone_age.playing import card, new_game

ROUNDS: Final = 2 if "TRILITH_THOROUGH" in os.environ else 1
SECRETS: Final = (
    {"healing_choice": "2 resources of choice · healing"},
    {"time_field": "food track +1 · time"},
)


def look_at_cards(page: Page) -> list[str]:
    """The names of the cards that can be looked at."""
    page.get_by_role("button", name="look").click()
    expect(page.locator(".look ul").first).to_be_visible()
    names = page.locator(".look ul").first.locator("li .unseen").all_inner_texts()
    page.keyboard.press("Escape")
    expect(page.locator(".look ul")).to_have_count(0)
    return names


def test_whole_rounds_at_one_device_and_everybody_sees_their_own_secret(host: Host) -> None:
    ann = host.server.guest("Ann")
    table = new_game(2)
    for player, secret in zip(table.players, SECRETS, strict=True):
        drawn = tuple(card(name) for name in secret)
        table.pile = tuple(each for each in table.pile if each not in drawn)
        player.drawn = drawn
    with host.overhear(ann, host.keep_position(table, [ann, ann])) as (page, told):
        hands = StoneAgeHands(page, told)
        passed = [0, 0]
        sees = None
        for _ in range(MOST_DECISIONS):
            page.wait_for_selector(f"{OFFERED}, .curtain")
            if page.locator(".curtain").count():
                assert everything_said(page) == curtain_of("Ann")
                assert sees is None or told.table["seat"] == sees  # the other's table has not come yet
                page.locator(".curtain .go").click()
                page.wait_for_selector(OFFERED)
                sees = told.table["seat"]
                assert sees == told.table["actor"]
                passed[sees] += 1
                expect(page.get_by_role("button", name="look")).to_be_visible()
                cards = look_at_cards(page)
                assert set(SECRETS[sees].values()) <= set(cards)
                assert not everything_said(page) & set(SECRETS[1 - sees].values())
            if told.table["view"]["round"] > ROUNDS:
                break
            hands.decide()
        assert told.table["view"]["round"] > ROUNDS
        assert min(passed) >= 2 * ROUNDS


def test_behind_the_curtain_nothing_of_the_table_is_in_the_page(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2, company="Here on one device")
        page.wait_for_selector(".curtain")
        host = str(page.evaluate("async () => (await (await fetch('/people/me')).json()).name"))
        assert everything_said(page) == curtain_of(host)
        page.locator(".curtain .go").click()
        for turn in range(2 * ROUNDS):
            assert wait_for_turn(page)
            assert len(everything_said(page)) > 20
            decide_until_curtain(page)
            name = ("Player 2", host)[turn % 2]
            assert everything_said(page) == curtain_of(name)
            page.locator(".curtain .go").click()


def decide_until_curtain(page: Page) -> None:
    """Decide as long as it is the turn of whoever sits there."""
    for at in range(40):
        if page.locator(".curtain").count():
            return
        decide(page, at)
        page.wait_for_selector(f"{OFFERED}, .curtain")
    raise AssertionError("the turn never ends")
