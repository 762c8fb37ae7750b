"""The evening: who won and why, what the luck had promised, and how it goes on."""

import re

from playwright.sync_api import Browser, expect

from support.browsing import let_bots_finish, start, visitor, wait_for_turn
from support.hosting import Host
from support.serving import Running
from support.stone_age.moments import moment


def test_the_luck_is_promised_at_the_fire_and_kept_in_the_evening(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as ann:
        start(ann, seats=2, company="With friends by link")
        ann.get_by_text("Fair luck").click()
        expect(ann.locator(".luck code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
        promised = ann.locator(".luck code").inner_text()
        ann.get_by_role("button", name="Begin with a bot").click()
        assert wait_for_turn(ann)
        let_bots_finish(ann)
        ann.get_by_role("button", name="Check the dice").click()
        expect(ann.locator(".dice code").first).to_have_text(promised)
        expect(ann.get_by_text("the seed fits the promise")).to_be_visible()


def test_the_evening_tells_who_won_why_and_how_it_came_and_leads_on(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=3)
        assert wait_for_turn(page)
        let_bots_finish(page)
        match = page.url.rsplit("/", 1)[1]
        table = page.evaluate("(match) => fetch(`/matches/${match}/view`).then((told) => told.json())", match)
        result = table["result"]
        expect(page.locator("h1")).to_contain_text("win")
        totals = page.locator(".final tfoot .points")
        expect(totals).to_have_count(len(result["scores"]))
        assert sorted(int(text.split()[0]) for text in totals.all_inner_texts()) == sorted(result["scores"])
        expect(page.locator(".final thead").first).to_contain_text("helped by a bot")
        chart = page.get_by_role("img", name="Points over the rounds")
        for score in result["scores"]:
            expect(chart).to_contain_text(f"{score} points in the end")
        page.get_by_text("As figures").click()
        rows = page.get_by_role("group", name="Points over the rounds").locator("tbody tr")
        expect(rows.last).to_be_visible()
        told = [
            [int(cell.replace("\u2212", "-")) for cell in row.locator("td").all_inner_texts()]
            for row in rows.all()
        ]
        assert told == [each["points"] for each in result["history"]]
        with page.expect_download() as download:
            page.get_by_role("link", name="Save the record").click()
        assert result["seed"] in download.value.path().read_text(encoding="utf-8")
        page.get_by_role("button", name="Look back").click()
        expect(page.locator(".final")).to_have_count(0)
        page.get_by_role("button", name="Back to the final score").click()
        before = page.url
        page.get_by_role("button", name="Rematch").click()
        expect(page).not_to_have_url(before)
        expect(page.locator(".final")).to_have_count(0)
        assert wait_for_turn(page)


def test_a_rematch_calls_the_others_along(host: Host) -> None:
    ann, bob = host.server.guest("Ann"), host.server.guest("Bob")
    match = host.keep(moment("evening")[0], [ann, bob, "random", "random"])
    with host.visit(ann, match) as hers, host.visit(bob, match) as his:
        for page in (hers, his):
            page.wait_for_selector(".final")
        hers.get_by_role("button", name="Rematch").click()
        expect(hers.get_by_role("article", name="Seat 2")).to_contain_text("Bob is awaited")
        his.get_by_role("button", name="Come along to the rematch").click()
        expect(his).to_have_url(hers.url)
        assert wait_for_turn(hers)
