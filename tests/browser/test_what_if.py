"""What if: somebody plays on from the middle of a match that is over, and drops a record on the first page."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from support.browsing import visitor
from support.finished import finished, so_far
from support.hosting import Host, known_as
from support.legible import expect_legible
from support.poses import posing
from support.screens import DESK, PHONE, violations
from trilith.core.match import Match
from trilith.games import OURS

DROP: Final = """text => {
    const data = new DataTransfer();
    data.items.add(new File([text], "tuesday.record"));
    for (const kind of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
BRANCHES: Final = {
    "stone_age": "branch",
    "prehistory": "prehistory-branch",
    "endless_winter": "winter-branch",
}


def turn_of(match: Match, seat: int) -> int:
    """After how many lines, in the middle of a match, a seat decides."""
    for lines in range(match.version // 2, match.version):
        if match.rebuild(lines).actor() == seat and match.deciders[lines - 1] >= 0:
            return lines
    raise AssertionError("that seat never decides")


def drop(page: Page, text: str) -> None:
    page.wait_for_selector(".stone")
    page.evaluate(DROP, text)


@pytest.mark.parametrize("name", OURS)
def test_a_match_is_branched_in_the_middle_and_played_on(host: Host, name: str) -> None:
    """Stone Age by a record that was dropped, Prehistory by whoever played, Endless Winter by somebody who had not."""
    match = finished(name)
    moment = turn_of(match, 0)
    mira, eve = host.server.guest("Mira"), host.server.guest("Eve")
    me = mira if name == "prehistory" else eve
    key = host.keep(match, [mira, "greedy", "greedy", "greedy"])
    with visitor(host.browser, host.server.url, **known_as(me), viewport=DESK, refusals=(409,)) as page:
        if name == "stone_age":
            drop(page, "game: stone_age\nversion: 1\n")
            expect(page.get_by_role("alert")).to_contain_text("Line 3 of the record")
            drop(page, so_far(name, moment).to_record().text() + "place for")
            expect(page.locator(".telling")).to_contain_text("The record ends here, line ")
            expect(page.get_by_role("button", name="What it was worth")).to_have_count(0)
        else:
            page.goto(f"{host.server.url}/t/{key}?at={moment}")
        page.wait_for_selector(".telling")
        expect(page.get_by_role("slider")).to_have_value(str(moment))
        page.keyboard.press("b")
        page.wait_for_selector(".waiting .about")
        expect(page.locator(".origin")).to_have_text(re.compile("^from .+ · (Round|Year) \\d"))
        seats = page.get_by_role("article")
        if name != "prehistory":
            free = seats.nth(0)
            if name == "stone_age":  # a bot sat there
                free.get_by_role("button").last.click()
            free.get_by_role("button", name="Sit here").click()
        expect(seats.nth(0)).to_contain_text("you")
        page.get_by_role("radio", name="Luck as it was").click()
        expect(page.locator(".luck summary")).to_contain_text("Luck as it was")
        assert violations(page) == []
        page.get_by_role("button", name=re.compile("^Begin")).click()
        page.wait_for_selector("[data-place], [data-choice], [data-send], [data-figure]")
        key = page.url.rpartition("/")[2]
        told = me.look(key, seat=0)
        played = me.act(key, 0, told["version"], told["choices"][0]["text"])
        assert played.status_code == 200, played.text
        page.get_by_role("button", name="More", exact=True).click()
        expect(page.locator(".menu .list")).to_contain_text("from ")


@pytest.mark.thorough
@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("name", OURS)
def test_the_fire_of_a_branch_can_be_read_and_touched(host: Host, name: str, size: str) -> None:
    viewport = {"phone": PHONE, "desk": DESK}[size]
    with posing(host, BRANCHES[name], viewport=viewport, locale="de-DE", has_touch=size == "phone") as page:
        expect_legible(page, size == "phone")


@pytest.mark.thorough
def test_a_record_is_chosen_by_a_button_and_taken_away_again(host: Host) -> None:
    mira = host.server.guest("Mira")
    text = finished("stone_age").to_record().text()
    with visitor(host.browser, host.server.url, **known_as(mira), viewport=PHONE) as page:
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Open a record").click()
        chooser.value.set_files({"name": "a.record", "mimeType": "text/plain", "buffer": text.encode()})
        page.wait_for_selector(".telling")
        page.get_by_role("button", name="More", exact=True).click()
        expect(page.locator(".menu .list")).to_contain_text("A record from elsewhere: a.record")
        page.get_by_role("button", name="Take it away").click()
        page.wait_for_selector(".stone")
        assert mira.get("/matches", which="mine").json() == []
