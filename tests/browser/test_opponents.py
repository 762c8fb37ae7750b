"""Choosing opponents: how strong, and which road; at the table they have faces and names."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import OFFERED, choose_stone, start, tab_to, visitor, wait_for_turn
from support.hosting import Host
from support.poses import posing
from support.screens import DESK, PHONE, fits, violations
from support.serving import Running

# By language: the road of hunter and shaman, a word of the shaman's sentence, the levels, and what the button says.
SAID: dict[str, dict[str, str]] = {
    "en-GB": {
        "road": "Shaman",
        "about": "in the smoke",
        "easy": "Easy",
        "hard": "Hard",
        "same": "the same for all",
        "play": "Play against Runa and Ulo",
        "sits": "Runa sits down. Follows every track",
    },
    "de-DE": {
        "road": "Schamane",
        "about": "im Rauch",
        "easy": "Leicht",
        "hard": "Schwer",
        "same": "gleich für alle",
        "play": "Gegen Runa und Ulo spielen",
        "sits": "Runa setzt sich dazu. Folgt jeder Fährte",
    },
}


def seats_of(page: Page) -> list[dict[str, Any]]:
    """Who sits at the table that the page shows."""
    match = page.url.rsplit("/", 1)[1]
    seats: list[dict[str, Any]] = page.request.get(f"{page.url.split('/t/')[0]}/matches/{match}").json()[
        "seats"
    ]
    return seats


def set_hunter_and_shaman(page: Page, said: dict[str, str]) -> None:
    """Three play: a hunter on one level, a shaman on another."""
    page.locator("button.stone").first.click()
    page.locator(".foot [role=radio]").nth(1).click()
    places = page.locator(".place")
    expect(places).to_have_count(2)
    page.locator(".one:has([data-face=hunter])").click()
    places.nth(1).click()
    page.locator(".one:has([data-face=shaman])").click()
    page.get_by_text(said["same"]).click()
    page.locator(".step").filter(has_text=said["hard"]).click()


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(DESK, "en-GB", id="desk-en", marks=pytest.mark.thorough),
        pytest.param(PHONE, "de-DE", id="phone-de"),
        pytest.param(PHONE, "en-GB", id="phone-en", marks=pytest.mark.thorough),
    ],
)
def test_a_hunter_and_a_shaman_on_two_levels_sit_down_with_their_faces(
    browser: Browser, table_server: Running, size: dict[str, int], language: str
) -> None:
    said = SAID[language]
    with visitor(browser, table_server.url, viewport=size, locale=language) as page:
        set_hunter_and_shaman(page, said)
        expect(page.get_by_role("radio", name=re.compile(f"^Runa .*{said['easy']}"))).not_to_be_checked()
        expect(page.get_by_role("radio", name=re.compile(f"^Ulo .*{said['hard']}"))).to_be_checked()
        assert fits(page)
        assert violations(page) == []
        page.get_by_role("button", name=said["play"], exact=True).click()
        assert wait_for_turn(page)
        assert [seat["bot"] for seat in seats_of(page)] == [None, "easy/hunter", "hard/shaman"]
        if size == PHONE:
            expect(page.locator(".rivals-line")).to_contain_text("Runa")
            page.keyboard.press("p")
        for name, face in (("Runa", "hunter"), ("Ulo", "shaman")):
            rival = page.get_by_role("article", name=name)
            expect(rival.get_by_role("heading", name=name)).to_be_visible()
            expect(rival.locator(f"[data-face={face}]")).to_be_visible()
        shaman = page.get_by_role("button", name="Ulo", exact=True)
        expect(shaman).to_have_accessible_description(
            re.compile(f"{said['road']} · {said['hard']}.*{said['about']}")
        )
        note = page.locator(".note:popover-open")
        expect(note).to_have_count(0)
        shaman.click()
        expect(note).to_contain_text(said["about"])
        assert violations(page) == []
        assert fits(page)
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        expect(shaman).to_be_focused()
        page.keyboard.press("l")
        expect(page.locator(".log li").first).to_contain_text(said["sits"])
        expect(page.locator(".log .say").filter(has_text=said["sits"])).to_have_count(1)


def test_a_newcomer_meets_three_different_easy_ones_at_once(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        choose_stone(page)
        page.locator(".play").click()
        page.wait_for_selector(OFFERED)
        bots = [seat["bot"] for seat in seats_of(page)][1:]
        assert all(re.fullmatch("easy/[a-z]+", bot) for bot in bots)
        assert len(set(bots)) == 3


def test_opponents_are_chosen_by_keyboard_alone(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        tab_to(page, "button.stone")
        page.keyboard.press("Enter")
        tab_to(page, ".place input")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".place").nth(1)).to_have_class(re.compile("chosen"))
        tab_to(page, ".same input")
        tab_to(page, ".step input")
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name="Expert", exact=True)).to_be_checked()
        expect(page.locator(".strong .about")).to_have_text("Looks as far ahead as it can. Bring time.")
        tab_to(page, ".one input")
        for _ in range(7):  # once round, so that everybody was chosen once
            page.keyboard.press("ArrowRight")
        tab_to(page, ".play")
        page.keyboard.press("Enter")
        page.wait_for_selector(OFFERED)
        bots = [seat["bot"] for seat in seats_of(page)][1:]
        assert all(bot.startswith("expert/") for bot in bots)
        assert len(set(bots)) == 3


def test_two_change_places_and_luck_brings_somebody_who_does_not_sit_yet(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        choose_stone(page)
        names = page.locator(".place .name")
        first, second, third = names.all_inner_texts()
        page.locator(".one").filter(has_text=second).click()
        expect(names).to_have_text([second, first, third])
        for _ in range(4):
            page.get_by_role("radio", name="Anybody by luck").click()
            now = names.all_inner_texts()
            assert len(set(now)) == 3
            assert now[1:] == [first, third]
            expect(page.locator(".play")).to_have_text(f"Play against {now[0]}, {now[1]} and {now[2]}")


def test_other_bots_and_people_stay_a_choice_for_each_seat(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        choose_stone(page)
        page.get_by_role("radio", name="3 players").click()
        runa = page.locator(".one:has([data-face=hunter])")
        runa.click()
        page.locator(".fold").click()
        page.get_by_label("Seat 2").select_option("bot:random")
        page.get_by_label("Seat 3").select_option("invited")
        places = page.locator(".place")
        expect(places.nth(0)).to_contain_text("bot, plays anything")
        expect(places.nth(1)).to_contain_text("Somebody with the link")
        expect(page.locator(".play")).to_have_text("Set this table and get the link")
        assert violations(page) == []
        runa.click()
        expect(page.get_by_label("Seat 2")).to_have_value("bot:easy/hunter")
        page.get_by_label("Seat 2").select_option("bot:greedy")
        page.get_by_label("Seat 2").select_option("bot:easy/hunter")
        expect(places.nth(0)).to_contain_text("Runa")
        page.locator(".play").click()
        expect(page.get_by_role("article", name="Seat 2")).to_contain_text("Runa")
        expect(page.get_by_role("article", name="Seat 2").locator("[data-face=hunter]")).to_be_visible()
        assert [seat["kind"] for seat in seats_of(page)] == ["person", "bot", "invited"]


def test_free_seats_at_the_fire_are_taken_by_different_faces(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=4, company="With friends by link")
        page.get_by_role("button", name="Bot here").first.click()
        expect(page.locator(".seat [data-face]")).to_have_count(1)
        page.get_by_role("button", name="Begin with 2 bots").click()
        page.wait_for_selector(OFFERED)
        bots = [seat["bot"] for seat in seats_of(page)][1:]
        assert all(re.fullmatch("easy/[a-z]+", bot) for bot in bots)
        assert len(set(bots)) == 3


def test_namesakes_are_told_apart_and_a_face_says_who_it_is_to_mouse_and_focus(host: Host) -> None:
    with posing(host, "faces") as page:
        note = page.locator(".note:popover-open")
        expect(note).to_have_count(1)  # by focus
        for name in ("Runa", "Runa II", "Marga"):
            expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        page.get_by_role("button", name="Runa II", exact=True).hover()
        expect(note.filter(has_text="Runa II")).to_contain_text("Hard")
        page.mouse.move(640, 400)
        expect(note.filter(has_text="Runa II")).to_have_count(0)
