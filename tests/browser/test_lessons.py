"""Lessons in the browser: each is played at the real table, by its own steps and with a wrong one, on a desk or on a phone."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browsing import visitor
from support.pupils import Pupil
from support.screens import DESK, PHONE, fits, violations
from support.serving import Running
from trilith.lessons.library import lessons_of
from trilith.lessons.script import Script

LANGUAGES: Final = {"en": "en-GB", "de": "de-DE"}
# In how many colours titles and the page itself are written.
INKS: Final = """
new Set(["body", ".teach h2", "h1"].map((each) => getComputedStyle(document.querySelector(each)).color)).size
"""
A_FEW: Final = 6  # free decisions of a short game that show what all of them would
# Each game once: alternately on a desk and on a phone, in one language and the other.
ONCE = [
    pytest.param("stone_age", PHONE, "de", id="stone_age-phone-de"),
    pytest.param("prehistory", DESK, "de", id="prehistory-desk-de"),
    pytest.param("endless_winter", PHONE, "en", id="endless_winter-phone-en"),
]
ALL = [
    pytest.param(game, script.name, size, language, id=f"{game}-{script.number}-{size['width']}-{language}")
    for game in ("stone_age", "prehistory", "endless_winter")
    for script in lessons_of(game)
    for size in (DESK, PHONE)
    for language in LANGUAGES
]


def path_of(game: str) -> str:
    """The page on which a lesson of a game is chosen."""
    return f"/learn/{game}"


def wishes(size: dict[str, int], language: str) -> dict[str, Any]:
    """How somebody looks at the pages."""
    return {"viewport": size, "locale": LANGUAGES[language], "has_touch": size is PHONE}


def asks(game: str, lesson: str) -> bool:
    """Whether a lesson asks for a certain move anywhere."""
    return any(step.runs for script in lessons_of(game) if script.name == lesson for step in script.steps)


def few_of(game: str) -> list[Script]:
    """The first lesson and the last, which is a short game."""
    return [lessons_of(game)[0], lessons_of(game)[-1]]


@pytest.mark.long
@pytest.mark.parametrize(("game", "size", "language"), ONCE)
def test_lessons_of_a_game_are_played_in_one_visit(
    browser: Browser, table_server: Running, game: str, size: dict[str, int], language: str
) -> None:
    with visitor(browser, table_server.url + path_of(game), **wishes(size, language)) as page:
        page.wait_for_selector(".path")
        pupil = Pupil(page, game)
        played = few_of(game)
        for script in played:
            last = script is played[-1]
            pupil.play(script.name, most_free=A_FEW if last else 200)
            assert fits(page)
            if not last:
                expect(page.locator("html")).to_have_attribute("data-hour", "evening")
                expect(page.locator(".teach .link")).to_have_count(2)
            if script.number == 1:
                assert violations(page) == []
        assert pupil.wrong
        assert pupil.by_hand > 2 * len(played)
        assert violations(page) == []
        expect(page.locator("html")).not_to_have_attribute("data-hour", "evening")
        # Whoever leaves comes back to the same stone.
        page.locator(".teach .leave").click()
        expect(page.locator(".plaque.done")).to_have_count(len(played) - 1)
        expect(page.locator(".plaque[aria-current]")).to_have_attribute("data-lesson", played[-1].name)
        assert violations(page) == []
        assert fits(page)
        step = pupil.shown["step"]
        pupil.open(played[-1].name)
        assert pupil.shown["step"] == step


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "lesson", "size", "language"), ALL)
def test_every_lesson_is_played_to_its_end(
    browser: Browser, table_server: Running, game: str, lesson: str, size: dict[str, int], language: str
) -> None:
    with visitor(browser, table_server.url + path_of(game), **wishes(size, language)) as page:
        page.wait_for_selector(".path")
        pupil = Pupil(page, game)
        pupil.play(lesson)
        assert pupil.shown["state"] == "done"
        assert page.locator(".teach li").all_inner_texts() == pupil.shown["afterwards"]
        assert pupil.wrong or not asks(game, lesson)


def test_a_lesson_by_keyboard(browser: Browser, table_server: Running) -> None:
    """From the first page along the path; H shows, Enter goes on and takes back, Z too, Escape leaves and keeps the place."""
    with visitor(browser, table_server.url) as page:
        page.get_by_role("button", name="Stone Age", exact=True).click()
        page.get_by_role("button", name="Learn first").click()
        page.get_by_role("button", name="Begin here").click()
        slab = page.locator(".teach")
        expect(slab.locator("h2")).to_have_text("Send people out")
        assert page.evaluate(INKS) == 1, "the table of a lesson is as dark as any"
        pupil_reads(page, "look")
        while slab.get_attribute("data-state") == "look":
            step = slab.get_attribute("data-step")
            page.keyboard.press("Enter")
            expect(slab).not_to_have_attribute("data-step", str(step))
        pupil_reads(page, "ask")
        expect(page.locator(".wanted[data-place]")).to_have_count(1)
        wrong = page.locator("[data-place]:not(.wanted)").first
        wrong.click()
        if page.locator(".tray .go").count():
            page.locator(".tray .go").click()
        pupil_reads(page, "answer")
        page.keyboard.press("Enter")
        pupil_reads(page, "ask")
        step = slab.get_attribute("data-step")
        page.keyboard.press("h")
        expect(page.locator(".loops g")).not_to_have_count(0)
        expect(slab).to_have_attribute("aria-busy", "false")
        page.keyboard.press("h")
        expect(slab).not_to_have_attribute("data-step", str(step))
        reached = slab.get_attribute("data-step")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Go on here").click()
        expect(slab).to_have_attribute("data-step", str(reached))
        page.get_by_role("button", name="DE").click()
        expect(slab.locator("h2")).to_have_text("Leute losschicken")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Mit der Begleiterin spielen").click()
        expect(page.locator(".says b, .rests").first).to_be_visible()


def pupil_reads(page: Page, state: str) -> None:
    """The companion says something, and the table is still."""
    expect(page.locator(f".teach[data-state={state}][aria-busy=false] .words")).not_to_be_empty()
