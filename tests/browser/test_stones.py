"""The first page: the stones, going on, the rules."""

import re

from playwright.sync_api import Browser, expect

from support.browsing import GUEST, OFFERED, choose_stone, start, visitor, wait_for_turn
from support.serving import Running
from trilith.games import OURS

STONES = {"stone_age": "Stone Age", "prehistory": "Prehistory", "endless_winter": "Endless Winter"}


def test_two_clicks_lead_from_the_first_page_into_a_game_against_three_bots(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        page.get_by_role("button", name="Stone Age", exact=True).click()
        page.get_by_role("button", name="Play against").click()
        page.wait_for_selector(OFFERED)
        seats = page.evaluate("fetch('/matches?which=mine').then((answer) => answer.json())")[0]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]


def test_every_stone_is_there_and_only_carved_ones_can_be_chosen(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        page.wait_for_selector("button.stone")
        for game, title in STONES.items():
            expect(page.locator(".stone").filter(has_text=title)).to_be_visible()
            expect(page.get_by_role("button", name=title, exact=True)).to_have_count(int(game in OURS))


def test_a_guest_has_a_name_already_and_may_take_another(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url, refusals=(422,)) as page:
        choose_stone(page)
        field = page.get_by_label("You play as")
        expect(field).to_have_value(GUEST)
        field.fill("Mira, the first")
        field.press("Enter")
        expect(page.get_by_role("alert")).to_have_text(re.compile("no commas"))
        field.fill("Mira")
        field.press("Enter")
        expect(page.get_by_role("button", name="Mira: name, language, signing in")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_going_on_comes_first_and_says_whose_turn_it_is(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        wait_for_turn(page)
        at = page.url
        page.goto(table_server.url)
        going = page.get_by_role("region", name="Go on")
        expect(going).to_contain_text("Your turn.")
        going.get_by_role("button", name="Go on").click()
        expect(page).to_have_url(at)
        assert wait_for_turn(page)


def test_the_rules_are_searched_in_both_languages(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        choose_stone(page)
        page.get_by_role("button", name="Rules").click()
        page.get_by_role("searchbox").fill("Hütte genau zwei")
        expect(page.locator(".rules dt")).to_have_text(["SA-3.6"])
        expect(page.locator(".rules dd")).to_contain_text("The hut takes exactly two")
        expect(page.locator(".rules mark").first).to_have_text("Hütte")
        page.keyboard.press("Escape")
        expect(page.locator(".rules")).to_have_count(0)
