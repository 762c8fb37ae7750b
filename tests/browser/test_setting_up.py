"""A position is pasted, changed by hand, put right, undone, sent as a link and played from."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import expect

from support.browsing import visitor
from support.finished import finished
from support.hosting import Host, known_as
from support.measuring import on_each_other, small_targets, small_text
from support.poses import THEMES, posing
from support.screens import COLOURS, DESK, PHONE, fits, violations
from trilith.games import OURS

SET_UPS: Final = {"stone_age": "set-up", "prehistory": "prehistory-set-up", "endless_winter": "winter-set-up"}
# Where each game counts something of the first board that must not be negative, and what the field is called.
COUNTED: Final = {"stone_age": "people", "prehistory": "development points", "endless_winter": "food"}


@pytest.mark.parametrize(
    "name", [OURS[0], *(pytest.param(name, marks=pytest.mark.thorough) for name in OURS[1:])]
)
def test_a_position_is_pasted_changed_put_right_and_played_from(host: Host, name: str) -> None:
    match = finished(name)
    lines = next(at for at in range(match.version // 2, match.version) if match.rebuild(at).actor() == 0)
    position = match.game.dump(match.rebuild(lines))
    mira = host.server.guest("Mira")
    url = f"{host.server.url}/position/{name}"
    with visitor(host.browser, url, **known_as(mira), viewport=DESK) as page:
        expect(page.locator(".set-up .well")).to_have_text("All is well.")
        page.keyboard.press("v")
        area = page.get_by_role("textbox")
        area.fill('{"format": 1,\n oops')
        page.locator(".paste button").click()
        expect(page.locator(".set-up .bad")).to_contain_text("Not a position, at 2")
        page.keyboard.press("v")
        area.fill(json.dumps(position))
        page.locator(".paste button").click()
        expect(page.locator(".set-up .bad")).to_have_count(0)
        first = page.locator(".boards").get_by_role("spinbutton", name=COUNTED[name]).first
        before = int(first.get_attribute("aria-valuenow") or "")
        first.focus()
        for _ in range(before + 1):
            page.keyboard.press("-")
        expect(page.locator(".set-up h2")).to_have_text(re.compile("to put right$"))
        expect(page.locator(".set-up li").first).to_contain_text("Seat 1, ")
        expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
        page.keyboard.press("2")
        page.keyboard.press("p")
        expect(page.locator(":focus")).to_have_attribute("data-where", re.compile("^players.0."))
        assert violations(page) == []
        for _ in range(before + 1):
            page.keyboard.press("z")
        expect(page.locator(".set-up .well")).to_be_visible()
        page.get_by_role("button", name="Play from here").click()
        page.wait_for_selector(".waiting .about")
        expect(page.locator(".about")).to_contain_text("A position that was set up by hand")
        key = page.url.rpartition("/")[2]
        page.get_by_role("button", name=re.compile("^Begin")).click()
        page.wait_for_selector("[data-place], [data-choice], [data-send], [data-figure]")
        assert mira.look(key, seat=0)["view"] == match.game.view(match.rebuild(lines), 0)


@pytest.mark.thorough
@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("name", OURS)
def test_the_form_of_a_position_can_be_read_and_touched(host: Host, name: str, size: str) -> None:
    viewport = {"phone": PHONE, "desk": DESK}[size]
    with posing(host, SET_UPS[name], viewport=viewport, locale="de-DE", has_touch=size == "phone") as page:
        assert fits(page)
        assert on_each_other(page, ".plaque, .house") == []
        if size == "phone":
            page.get_by_role("button", name="Spieler").last.click()
            assert small_targets(page) == []
        assert small_text(page) == []
        page.emulate_media(color_scheme=THEMES[0])
        assert violations(page) == []
        page.emulate_media(color_scheme=THEMES[1])
        assert violations(page, COLOURS) == []


def test_the_tray_says_whose_pieces_are_in_hand_and_how_many_have_no_place(host: Host) -> None:
    with posing(host, "set-up", viewport=PHONE, has_touch=True) as page:
        tray = page.get_by_role("radiogroup", name="Choose a piece, then a place")
        second = tray.get_by_role("radio", name="Seat 2, 5 not on the table")
        second.click()
        expect(second).to_be_checked()
        page.locator("[data-place=hunt]").click()
        page.wait_for_selector(".tray .go")
        page.keyboard.press("ArrowRight")
        page.locator(".tray .go").click()
        expect(tray.get_by_role("radio", name=re.compile("^Seat 2, [0-4] not on the table"))).to_be_checked()
        assert small_targets(page) == []
