"""My games: rows, filters in the address, pictures, keys, records, and the states in which there is little to see."""

import re
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from support.browsing import open_person, visitor
from support.hosting import Host, known_as
from support.legible import expect_legible
from support.past import autumn, keep_past
from support.poses import posing
from support.screens import DESK, PHONE, WIDE, violations

MATCHES = autumn(stone_age=10, prehistory=2)


def rows(page: Page, count: int) -> None:
    expect(page.locator("[data-match]")).to_have_count(count)


def test_own_games_are_found_filtered_and_taken_home(host: Host) -> None:
    mira = host.server.guest("Mira")
    keys = keep_past(host.settings, mira, MATCHES)
    with visitor(host.browser, host.server.url, viewport=DESK, **known_as(mira)) as page:
        open_person(page)
        page.locator("#me").get_by_role("button", name="My games").click()
        expect(page).to_have_url(re.compile("/my-games$"))
        rows(page, 10)
        assert violations(page) == []
        page.get_by_role("button", name="2 more").click()
        rows(page, 12)
        expect(page.get_by_role("heading", name="Games and wins")).to_be_visible()
        page.keyboard.press("/")
        page.keyboard.press("ArrowRight")  # to the next game
        expect(page).to_have_url(re.compile(r"\?game=stone_age$"))
        rows(page, 10)
        expect(
            page.get_by_role("img", name=re.compile("^Places in 10 matches, the oldest first: 1st"))
        ).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("^Points by source over 10 matches"))).to_be_visible()
        expect(
            page.get_by_role("heading", name=re.compile("Where the points come from first five"))
        ).to_be_visible()
        page.get_by_label("With whom").select_option("name:Ada")
        expect(page).to_have_url(re.compile(r"game=stone_age&company=name%3AAda$"))
        expect(page.get_by_role("link", name=re.compile(r"^Download \d records?$"))).to_be_visible()
        some = page.locator("[data-match]").count()
        assert 0 < some < 10
        with page.expect_download() as archive:
            page.get_by_role("link", name=re.compile("^Download")).click()
        assert len(ZipFile(archive.value.path()).namelist()) == some
        page.reload()
        rows(page, some)
        page.get_by_label("Result", exact=True).select_option("4")
        page.get_by_label("Time", exact=True).select_option("7")
        expect(page.get_by_text("No match fits.")).to_be_visible()
        page.get_by_role("button", name="Clear the filters").click()
        rows(page, 10)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        second = page.locator("[data-match]").nth(1)
        expect(second.locator(".look")).to_be_focused()
        expect(second).to_have_class(re.compile("lit"))
        with page.expect_download() as record:
            page.keyboard.press("s")
        assert record.value.suggested_filename.endswith(f"{keys[-2]}.record")
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(rf"/t/{keys[-2]}\?at="))
        page.go_back()
        rows(page, 10)


def test_whoever_has_none_or_few_sees_no_pictures(host: Host) -> None:
    mira = host.server.guest("Mira")
    with visitor(host.browser, f"{host.server.url}/my-games", viewport=PHONE, **known_as(mira)) as page:
        expect(page.get_by_text("Nothing here yet.")).to_be_visible()
        assert violations(page) == []
        keep_past(host.settings, mira, MATCHES[:2])
        page.reload()
        rows(page, 2)
        expect(page.locator(".pictures")).to_have_count(0)
        page.get_by_role("link", name="Trilith, to the first page").click()
        page.wait_for_selector(".stone")


@pytest.mark.thorough
@pytest.mark.parametrize("pose", ["past", "past-of-one-game", "past-no-fit"])
@pytest.mark.parametrize("size", ["phone", "desk", "wide"])
def test_own_games_can_be_read_and_touched_on_every_screen(host: Host, pose: str, size: str) -> None:
    viewport = {"phone": PHONE, "desk": DESK, "wide": WIDE}[size]
    with posing(host, pose, viewport=viewport, locale="de-DE", has_touch=size == "phone") as page:
        expect_legible(page, size == "phone")
