"""What is done at a page before it is looked at."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from support.endless_winter.hands import SIGHTS
from support.pupils import Pupil
from trilith.lessons.library import lessons_of

Prepare = Callable[[Page], None]
DECISIONS: Final = 3


def leave_as_it_is(_: Page) -> None:
    """The page is seen as it comes."""


def touch(selector: str, then: str) -> Prepare:
    """Touch the first of these, and wait for what appears."""

    def prepare(page: Page) -> None:
        page.locator(selector).first.click()
        page.wait_for_selector(then)

    return prepare


def press(key: str, then: str) -> Prepare:
    """Press a key, and wait for what appears."""

    def prepare(page: Page) -> None:
        page.keyboard.press(key)
        page.wait_for_selector(then)

    return prepare


def one_by_one(*steps: Prepare) -> Prepare:
    """Do one thing after another."""

    def prepare(page: Page) -> None:
        for step in steps:
            step(page)

    return prepare


def choose(kind: str) -> Prepare:
    """In Endless Winter, bring near what is asked about unless it is, and look at the first thing of this kind."""

    def prepare(page: Page) -> None:
        offer = page.locator(f'.over [data-place^="{kind} "], .zones [data-choice^="{kind} "]').first
        page.locator(".tray.line").wait_for()
        if not offer.is_visible():
            page.locator(f".tray.line [data-sight={SIGHTS[kind]}]").click()
        offer.click()
        page.wait_for_selector(".tray.line .go, .cover[aria-expanded=true]")

    return prepare


def open_rival(page: Page) -> None:
    """Open somebody's whole board; on a phone it lies where the players are."""
    whole = page.locator("[data-whole]").first
    if not whole.is_visible():
        page.keyboard.press("p")
    whole.click()
    page.wait_for_selector("dialog")


def set_opponents(page: Page) -> None:
    """Open a stone, set a shaman in the second place and another level for him alone."""
    page.locator(".stone").first.click()
    page.locator(".place").nth(1).click()
    page.locator(".one:has([data-face=shaman])").click()
    page.locator(".same").click()
    page.locator(".step").nth(3).click()


def meet(page: Page) -> None:
    """Let somebody with a face say who that is; on a phone they are where the players are."""
    face = page.locator("button.face").first
    if not face.is_visible():
        page.keyboard.press("p")
    face.focus()
    page.keyboard.press("Shift")  # the focus comes by keyboard, so that it is seen
    face.blur()
    face.focus()
    page.wait_for_selector(".note:popover-open")


def let_companion_speak(page: Page) -> None:
    """Let the companion sit down, in the menu of the bar."""
    page.locator(".menu > button").click()
    page.locator(".menu input[name=companion]").check()
    page.keyboard.press("Escape")
    page.wait_for_selector(".says b")


# Whoever is so told hears no sentence of the companion: there is none that is true now.
STILL: Final = """
const ask = globalThis.fetch;
globalThis.fetch = async (asked, ...more) => {
  const answer = await ask(asked, ...more);
  if (localStorage.still !== "yes" || !asked.url.includes("/companion")) return answer;
  return Response.json({ ...(await answer.json()), remarks: [] });
};
"""


def let_companion_rest(page: Page) -> None:
    """Let her sit down and have nothing to say: only her face is there."""
    if not page.locator(".says").count():
        let_companion_speak(page)
    page.add_init_script(STILL)
    page.evaluate("localStorage.still = 'yes'")
    page.reload()
    page.wait_for_selector(".rests", state="attached")


# A bot's turn is told, and the last one stays until somebody touches anything; a phone has no room for it then.
TOLD: Final = ".strip:not(.going)"
BEING_TOLD: Final = ".strip.going:is([data-beat='2'], [data-beat='3'])"
IS_PHONE: Final = "matchMedia('(max-width: 760px), (max-height: 479px)').matches"


def let_bots_answer(*selectors: str) -> Prepare:
    """Touch these one after another, as far as they are there; then bots have their turns."""

    def prepare(page: Page) -> None:
        phone = page.evaluate(IS_PHONE)
        if phone:  # calmly enough to be looked at
            page.locator(".menu > button").click()
            page.locator(".menu [role=radiogroup]").nth(1).get_by_role("radio").first.click()
            page.keyboard.press("Escape")
        for selector in selectors:
            if page.locator(selector).count():
                page.locator(selector).first.click()
        page.wait_for_selector(BEING_TOLD if phone else TOLD)

    return prepare


def rest_on(*selectors: str) -> Prepare:
    """Read the words of the first of these that is shown with the focus."""

    def prepare(page: Page) -> None:
        page.keyboard.press("t")
        found = next(selector for selector in selectors if page.locator(selector).count())
        page.locator(found).first.focus()
        page.wait_for_selector("[data-said]")

    return prepare


def take_gain(page: Page) -> None:
    """Take one of two gains that wait."""
    page.locator('.gains [data-choice="camp"]').click()
    if page.locator('.line .go[data-send="camp"]').count():
        page.locator('.line .go[data-send="camp"]').click()
    page.wait_for_selector(".gains .done")


def learn(game: str, count: int) -> Prepare:
    """So many lessons of a game are behind somebody."""
    done = " ".join(script.name for script in lessons_of(game)[:count])

    def prepare(page: Page) -> None:
        page.evaluate("([key, done]) => { localStorage[key] = done; }", [f"trilith.learned.{game}", done])
        page.reload()
        page.wait_for_selector(".plaque.next")

    return prepare


def play_lesson(game: str, lesson: str, state: str) -> Prepare:
    """Play a lesson until the companion does this: look, ask, answer or done."""

    def prepare(page: Page) -> None:
        pupil = Pupil(page, game)
        if state == "done":
            pupil.play(lesson)
            return
        pupil.open(lesson)
        while pupil.shown["state"] != ("ask" if state == "answer" else state):
            pupil.go_on()
        if state == "answer":
            assert pupil.stray()

    return prepare


def look_back(rounds: int) -> Prepare:
    """From the evening to the table as it was so many rounds after the beginning, and a few decisions on."""

    def prepare(page: Page) -> None:
        page.locator(".next button.pebble").first.click()
        page.wait_for_selector(".replay")
        for key in ("Home", *["ArrowDown"] * rounds, *["ArrowRight"] * DECISIONS):
            page.keyboard.press(key)
        moment = page.locator(".replay input").input_value()
        page.wait_for_url(f"**/t/*?at={moment}")
        page.wait_for_load_state("networkidle")

    return prepare


def look_at_mistake(page: Page) -> None:
    """From the evening to the table right after the most costly of all mistakes that can be put right by one touch."""
    page.locator(".next button.pebble").first.click()
    page.wait_for_selector(".belt svg")
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelectorAll('[data-mistake]').length > 0")
    moments = page.locator("[data-mistake]").evaluate_all(
        "(all) => all.map((each) => [each.width.baseVal.value, Number(each.dataset.mistake)])"
    )
    middle = sorted(at for size, at in moments if size == max(size for size, _ in moments))
    page.goto(page.url.split("?")[0] + f"?at={middle[len(middle) // 2]}")
    page.wait_for_selector(".telling .gave")
    page.wait_for_load_state("networkidle")


def look_at_stones(page: Page) -> None:
    """From the evening to what it was worth."""
    page.goto(page.url + "/worth")
    page.wait_for_selector(".stones")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(
        "() => document.getAnimations().every((each) => each.playState !== 'running' || each.effect.getTiming().iterations === Infinity)"
    )


def try_something(page: Page) -> None:
    """From a mistake to the table before it, where the first hint was asked for."""
    page.keyboard.press("t")
    page.wait_for_selector(".try")
    page.keyboard.press("h")
    page.wait_for_selector(".try .hinted")
    page.wait_for_load_state("networkidle")


def show_answer(page: Page) -> None:
    """From a mistake to the table before it, where the answer was shown."""
    page.keyboard.press("t")
    page.wait_for_selector(".try")
    page.keyboard.press("w")
    page.wait_for_selector(".try[data-found=true] .answer")
    page.wait_for_load_state("networkidle")


def go_wrong(page: Page) -> None:
    """In a position that is set up, take more away from a board than can be; on a phone the board is behind a tab."""
    fewer = page.locator(".boards .round").first
    behind = not fewer.is_visible()
    if behind:
        page.locator(".whole > .tabs > button").filter(has_text=re.compile("Players|Spieler")).click()
    fewer.click()
    page.wait_for_selector(".set-up h2", state="attached")
    if behind:
        page.locator(".whole > .tabs > button").first.click()
