"""A practice match: chosen with the table, and whatever was decided can be taken back, across bots and luck."""

from playwright.sync_api import expect

from support.browsing import choose_stone, visitor, wait_for_turn
from support.hosting import Host


def test_in_practice_undo_stays_alive_after_bots_have_answered(host: Host) -> None:
    with visitor(host.browser, host.server.url) as page:
        choose_stone(page)
        page.get_by_label("Practice").check()
        page.locator(".play").click()
        assert wait_for_turn(page)
        undo = page.locator(".undo")
        expect(undo).to_be_disabled()
        page.locator("[data-place=hunt]").click()
        page.locator(".tray .go").click()
        assert wait_for_turn(page)
        expect(page.locator(".undo.held")).to_have_count(0)
        expect(undo).to_be_enabled()
        undo.click()
        expect(page.locator('.pieces [data-person^="0 hunt "]')).to_have_count(0)
        expect(undo).to_be_disabled()
