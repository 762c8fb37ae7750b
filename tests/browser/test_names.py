"""Names that are kept, and used again elsewhere."""

import re

from playwright.sync_api import Browser, Page, expect

from support.browsing import GUEST, open_person, start, visitor
from support.serving import Running

LEFT = '.teach[data-step="send-people-out 2"]'  # where she leaves a lesson


def test_a_name_is_kept_with_a_password_and_used_in_another_browser(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url, refusals=(422,)) as mira:
        open_person(mira)
        mira.get_by_role("textbox", name="Your name").fill("Mira of the Ridge")
        mira.get_by_role("textbox", name="Your name").press("Enter")
        expect(mira.locator(".me")).to_contain_text("Mira of the Ridge")
        mira.get_by_text("Keep this name").click()
        keep_name(mira, "short")
        expect(mira.get_by_role("alert")).to_have_text("A password has 8 to 200 characters.")
        keep_name(mira, "flint and wood")
        expect(mira.get_by_text("This name is yours.")).to_be_visible()
        mira.goto(f"{table_server.url}/learn/stone_age/send-people-out")
        mira.wait_for_selector(".teach[aria-busy=false]")
        mira.keyboard.press("Enter")
        mira.wait_for_selector(LEFT)
        mira.goto(table_server.url)
        start(mira, seats=2, company="With friends by link")
        expect(mira).to_have_url(re.compile("/t/"))
        with visitor(browser, table_server.url, locale="de-DE", refusals=(403,)) as elsewhere:
            sign_in(elsewhere, "mira of the ridge", "flint and stone")
            expect(elsewhere.get_by_role("alert")).to_contain_text("mira of the ridge")
            sign_in(elsewhere, "mira of the ridge", "flint and wood")
            # It is the same person: the same table, the language she reads, and where she left a lesson.
            going = elsewhere.get_by_role("region", name="Go on")
            expect(going).to_contain_text("One seat is free.")
            going.get_by_role("button", name="Go on").click()
            expect(elsewhere).to_have_url(mira.url)
            expect(elsewhere.get_by_role("button", name="Clear the table")).to_be_visible()
            elsewhere.goto(f"{table_server.url}/learn/stone_age")
            elsewhere.get_by_role("button", name="Go on here").click()
            expect(elsewhere.locator(LEFT)).to_be_visible()
            elsewhere.goto(table_server.url)
            open_person(elsewhere)
            elsewhere.get_by_role("button", name="Sign out").click()
            expect(elsewhere.get_by_role("region", name="Go on")).to_have_count(0)
            expect(elsewhere.locator(".me")).to_contain_text(GUEST)


def keep_name(page: Page, password: str) -> None:
    """Give the own name a password."""
    page.get_by_label("Password").first.fill(password)
    page.get_by_role("button", name="Keep it").click()


def sign_in(page: Page, name: str, password: str) -> None:
    """Use a claimed name here; the page may speak either language."""
    if not page.locator(".panel").is_visible():
        open_person(page)
        page.locator(".panel details").last.locator("summary").click()
    form = page.locator(".panel details").last
    form.locator("input[autocomplete=username]").fill(name)
    form.locator("input[type=password]").fill(password)
    form.locator(".go").click()
