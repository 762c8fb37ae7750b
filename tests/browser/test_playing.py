"""People play in real browsers."""

import re

from playwright.sync_api import Browser, Page, expect

from support.browsing import decide, start, tab_to, visitor, wait_for_turn
from support.serving import Running


def test_two_browsers_play_each_other_by_invitation_link(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as ann:
        start(ann, seats=2, company="With friends by link")
        link = ann.locator("[data-link]").input_value()
        with visitor(browser, link, locale="de-DE") as bob:
            expect(bob).to_have_url(re.compile("/t/"))
            for _ in range(2):
                take_turn(ann, bob, "Dein Zug.")
                take_turn(bob, ann, "Your turn.")


def take_turn(acting: Page, waiting: Page, then: str) -> None:
    """One places somebody; then it is the other's turn."""
    assert wait_for_turn(acting)
    assert waiting.locator("[data-place]").count() == 0
    decide(acting, 0)
    expect(waiting.locator("h1")).to_contain_text(then)


def test_some_turns_by_keyboard_alone(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        tab_to(page, "button.stone")
        page.keyboard.press("Enter")
        tab_to(page, ".play")
        page.keyboard.press("Enter")
        for _ in range(3):
            assert wait_for_turn(page)
            lines = page.locator(".log .say").count()
            page.keyboard.press("j")
            focused = page.locator(":focus")
            opens = focused.get_attribute("aria-expanded")
            if opens == "false":
                page.keyboard.press("Enter")
                page.keyboard.press("ArrowLeft")
                tab_to(page, ".tray .go")
            page.keyboard.press("Enter")
            expect(page.locator(".log .say").nth(lines)).to_be_attached()


def test_the_language_changes_and_the_table_stays(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        wait_for_turn(page)
        page.locator("[data-place=forest]").click()
        page.get_by_role("button", name="Deutsch sprechen").click()
        expect(page.locator("h1")).to_contain_text("Dein Zug.")
        expect(page.locator("[data-place=forest]")).to_have_attribute("aria-expanded", "true")
        expect(page.locator("[data-place=forest]")).to_contain_text("Wald")
        page.locator(".tray .go").click()
        expect(page.locator(".log")).to_contain_text("setzt")


def test_a_reload_loses_nothing(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        decide(page, 0)
        wait_for_turn(page)
        said = page.locator(".log li .say").all_inner_texts()
        page.reload()
        wait_for_turn(page)
        assert page.locator(".log li .say").all_inner_texts() == said
        page.get_by_role("button", name="Since my last turn").click()
        expect(page.locator(".news")).to_be_visible()
        decide(page, 1)
        assert wait_for_turn(page)


def test_on_one_device_a_curtain_hides_the_table_between_turns(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2, company="Here on one device")
        page.locator(".curtain .go").click()
        wait_for_turn(page)
        lines = page.locator(".log li").count()
        decide(page, 5)  # the tool maker: one click
        expect(page.locator(".curtain")).to_be_visible()
        assert page.locator("[data-home]").count() == 0  # nobody's secrets show
        page.locator(".curtain .go").click()
        wait_for_turn(page)
        assert page.locator(".log li").count() > lines


def test_somebody_watches(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as ann:
        start(ann, seats=2)
        wait_for_turn(ann)
        with visitor(browser, ann.url) as bob:
            expect(bob.get_by_text("You are watching.")).to_be_visible()
            assert bob.locator("[data-place]").count() == 0
            decide(ann, 0)
            expect(bob.locator(".log")).to_contain_text("places")


def test_the_rules_are_a_click_away(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        wait_for_turn(page)
        page.get_by_role("button", name="Log").click()
        page.locator(".log .rule").last.click()
        expect(page.locator(".sought")).to_be_in_viewport()
        page.get_by_role("searchbox").fill("hut takes exactly two")
        expect(page.locator(".rules dt")).to_have_text(["SA-3.6"])
