"""The torch in the browser: what a good player thinks of, numbered on the table; it begins a move and never makes it."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from support.hosting import Host
from support.poses import TORCHES, posing
from support.preparing import let_companion_rest
from support.screens import DESK, PHONE

DARK: Final = 503


def resize(page: Page, size: dict[str, int]) -> None:
    """Look at it through another window."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


def candidates(page: Page) -> list[str]:
    """What is suggested, in notation."""
    found = page.locator("[data-suggestion]")
    return [str(each.get_attribute("data-suggestion")) for each in found.all()]


def test_candidates_are_looked_at_and_begun_by_keyboard_and_by_mouse(host: Host) -> None:
    with posing(host, "torch", viewport=DESK) as page:
        suggested = candidates(page)
        assert 1 < len(suggested) <= 3
        marks = page.locator("[data-candidate]")
        expect(marks).to_have_count(len(suggested))
        opened = page.locator("[data-suggestion].opened")
        expect(opened).to_have_attribute("data-suggestion", suggested[0])
        expect(page.locator("[data-loop='1']")).to_have_count(1)
        expect(page.locator(".rivals .cells")).to_have_count(3)
        expect(page.locator(".rivals .cells").first).to_be_hidden()
        page.keyboard.press("2")
        expect(opened).to_have_attribute("data-suggestion", suggested[1])
        expect(page.locator("[data-loop='2']")).to_have_count(1)
        page.keyboard.press("ArrowUp")
        expect(opened).to_have_attribute("data-suggestion", suggested[0])
        before = page.locator(".log .say").count()
        page.keyboard.press("Enter")  # begins it
        expect(page.locator(f".tray [data-send='{suggested[0]}']")).to_be_focused()
        assert page.locator(".log .say").count() == before
        page.keyboard.press("Escape")
        expect(page.locator(".tray")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".torch ol")).to_have_count(0)
        expect(marks).to_have_count(0)
        expect(page.locator(".rivals .cells").first).to_be_visible()
        page.get_by_role("button", name="Torch").click()
        page.locator("[data-suggestion] .name").nth(1).click()
        expect(opened).to_have_attribute("data-suggestion", suggested[1])


def test_a_torch_that_cannot_be_lit_says_so_at_the_table(host: Host) -> None:
    with host.visit_moment("placing", refusals=(DARK,)) as page:
        page.wait_for_selector(".plaque[aria-expanded]")
        page.route("**/torch", lambda route: route.fulfill(status=DARK))
        page.keyboard.press("h")
        expect(page.locator(".notices [role=alert]")).to_be_visible()
        expect(page.locator(".plaque[aria-expanded]").first).to_be_visible()
        page.unroute("**/torch")
        page.locator(".notices [role=alert] button").click()
        page.keyboard.press("h")
        page.wait_for_selector(".torch ol")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.thorough) for name in TORCHES if "torch" in name]
)
def test_the_best_candidate_is_numbered_at_every_table(host: Host, name: str) -> None:
    with posing(host, name, viewport=DESK) as page:
        assert candidates(page)
        expect(page.locator("[data-candidate='1']")).to_be_visible()


def test_the_companion_says_a_sentence_until_she_is_hushed_for_this_match(host: Host) -> None:
    with posing(host, "companion", viewport=DESK) as page:
        says = page.locator(".says p")
        first = says.inner_text()
        assert first
        page.get_by_role("button", name="DE, Deutsch sprechen").click()
        expect(says).to_contain_text("Was brauchst du")  # the same in the other language, not the next
        page.get_by_role("button", name="EN, speak English").click()
        expect(says).to_have_text(first)
        expect(page.locator("[data-loop='own:people']")).to_have_count(1)
        page.locator("[data-place=tool_maker], [data-place=hunt]").first.click()
        if page.locator(".tray .go").is_visible():
            page.locator(".tray .go").click()
        expect(says).not_to_have_text(first)
        expect(page.locator("[data-loop='own:people']")).to_have_count(0)
        expect(page.locator("[data-loop^='place:card_']")).not_to_have_count(0)
        # Where she has nothing to say there is only her face, which lights the torch.
        let_companion_rest(page)
        resize(page, PHONE)
        expect(page.locator(".rests")).to_be_in_viewport(ratio=0.9)
        resize(page, DESK)
        page.locator(".rests").click()
        page.wait_for_selector(".torch ol")
        expect(page.locator(".says, .rests")).to_have_count(0)
        page.evaluate("localStorage.still = 'no'")
        page.reload()
        resize(page, PHONE)  # there the torch is with her, and nowhere else but in the menu
        page.locator(".says .pebble").click()
        page.wait_for_selector(".torch ol")
        page.keyboard.press("Escape")
        page.locator(".says .hush").click()
        expect(page.locator(".says")).to_have_count(0)
        page.reload()
        page.wait_for_selector(".plaque")
        expect(page.locator(".says, .rests")).to_have_count(0)
