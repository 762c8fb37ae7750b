"""The table of Endless Winter: what it tells, its keys, and everybody can read it."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.endless_winter import moments
from support.hosting import Host
from support.measuring import small_targets, small_text
from support.motion import FREEZE, FROZEN
from support.poses import THEMES
from support.screens import DESK, PHONE, fits, violations
from trilith.core.match import Match


@contextmanager
def at_moment(host: Host, moment: moments.Moment, **wishes: Any) -> Iterator[Page]:
    """Somebody comes to a match of four that has come to a moment, and decides."""
    match, seat = moments.reached(moment, 4)
    mira = host.server.guest("Mira")
    players: list[Any] = ["greedy"] * 4
    players[seat] = mira
    with host.visit(mira, host.keep(match, players), **wishes) as page:
        page.wait_for_selector(".own.deciding")
        yield page


@pytest.mark.parametrize(
    ("locale", "says"),
    [
        ("en-GB", "brings {} {} point"),
        pytest.param("de-DE", "bringt {} {} Punkt", marks=pytest.mark.thorough),
    ],
)
def test_a_megalith_shows_what_it_brings_to_everybody(host: Host, locale: str, says: str) -> None:
    match, seat = moments.reached(moments.sharing, 4)
    before = match.state.scores()
    build = next(
        action.text
        for action in match.state.legal()
        if action.text.startswith("build ") and moments.brings_others(match.state, action)
    )
    match.act(seat, build)
    gains = {
        other: now - was for other, (was, now) in enumerate(zip(before, match.state.scores(), strict=True))
    }
    with at_moment(host, moments.sharing, locale=locale) as page:
        place = page.locator(f'[data-place="{build}"]')
        far = page.locator("[data-sight=site]")
        expect(place.or_(far).first).to_be_visible()
        if not place.count():
            far.first.click()
        place.click()
        shown = page.locator(".plan [data-other]")
        expect(shown).to_have_count(sum(1 for other, gain in gains.items() if gain and other != seat))
        for other, gain in gains.items():
            if not gain or other == seat:
                continue
            told = page.locator(f'.plan [data-other="{other}"]')
            expect(told).to_contain_text(f"+{gain}")
            name = told.inner_text().split("+")[0].strip()
            assert says.format(name, gain) in str(place.get_attribute("aria-label"))


# Whether what is chosen lies wholly above the sheet that says what it costs and brings.
SEEN_ABOVE = """
  (chosen) => {
    const lying = document.querySelector(`.over [data-place="${chosen}"]`);
    const sheet = document.querySelector(`.sheets:has([data-send="${chosen}"])`);
    return lying && sheet && lying.getBoundingClientRect().bottom <= sheet.getBoundingClientRect().top;
  }
"""


def test_on_a_phone_what_is_chosen_is_seen_above_its_price(host: Host) -> None:
    with at_moment(host, moments.hunting, viewport=PHONE, has_touch=True) as page:
        assert "food" in page.locator(".goods").aria_snapshot()  # folded, the track is not there
        animals = page.locator(".over [data-place^=hunt]")
        expect(animals.first).to_be_visible()
        for animal in (animals.first, animals.last):
            animal.tap()
            page.wait_for_function(SEEN_ABOVE, arg=animal.get_attribute("data-place"))
        page.locator(".over [data-spot='hunt sloth']").nth(1).tap()
        expect(page.locator(".sheets .go")).to_have_attribute("data-send", "hunt sloth")


def test_a_thumb_can_look_below_the_upper_megaliths_and_go_back(host: Host) -> None:
    with at_moment(host, moments.hunting, viewport=PHONE, has_touch=True) as page:
        page.locator("[data-sight=site]").tap()
        below, seen_through = page.get_by_role("button", name="See below"), page.locator(".pieces .outline")
        expect(below).to_have_attribute("aria-pressed", "false")
        expect(seen_through).to_have_count(0)
        below.tap()
        expect(below).to_have_attribute("aria-pressed", "true")
        expect(seen_through).not_to_have_count(0)
        page.get_by_role("button", name="Close", exact=True).tap()
        expect(below).to_have_count(0)
        expect(page.locator("[data-sight=site]")).to_be_focused()


def test_what_is_typed_into_the_rules_is_no_key_of_the_table(host: Host) -> None:
    with at_moment(host, moments.hunting) as page:
        page.keyboard.press("r")
        page.get_by_role("searchbox").press_sequentially("x1")
        expect(page.get_by_role("searchbox")).to_have_value("x1")
        expect(page.locator(".look")).to_have_count(0)


# Whether what is open wants to stand over the middle of the last card of the hand.
OPEN_ABOVE_THE_LAST_CARD = """
  () => {
    const look = document.querySelector(".mine .look");
    const { left, width } = [...document.querySelectorAll(".hand .card")].at(-1).getBoundingClientRect();
    const from = look?.parentElement.getBoundingClientRect().left;
    return look && Math.abs(from + parseFloat(look.style.getPropertyValue("--x")) - left - width / 2) < 1;
  }
"""


def test_digits_are_cards_and_what_they_give_is_seen_before(host: Host) -> None:
    with at_moment(host, moments.hunting) as page:
        before = page.locator(".labour .line b").inner_text()
        page.keyboard.press("1")
        look = page.locator(".look")
        expect(look.locator(".outcome")).to_contain_text("brings ½ labour")
        page.keyboard.press("Escape")
        expect(look).to_have_count(0)
        expect(page.locator(".hand .card").first).to_be_focused()
        page.locator(".hand .card").last.dispatch_event("click")  # as where a click gives no focus
        page.wait_for_function(OPEN_ABOVE_THE_LAST_CARD)
        page.keyboard.press("Escape")
        page.keyboard.press("1")
        expect(look.locator(".go")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".labour .line b")).not_to_have_text(before)
        expect(page.locator(".played .chip").first).to_contain_text("½")


def test_the_eclipse_tells_the_new_order_and_everybodys_income(host: Host) -> None:
    with at_moment(host, moments.eclipse) as page:
        ledges = page.locator("[data-ledge]")
        expect(ledges).to_have_count(4)
        expect(ledges.first).to_contain_text("Place 1: Mira with 2½ labour, before that place 3.")
        expect(ledges.filter(has_text="Tie:")).to_have_count(1)
        expect(page.locator(".income h2")).to_have_text("Your income")
        expect(page.locator(".income li[aria-current=step]")).to_contain_text("Your place")
        ways = page.locator(".decide .way")
        ways.first.click()
        expect(page.locator(".decide .go")).to_be_focused()
        page.keyboard.press("Escape")
        expect(ways.first).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(ways.nth(1)).to_be_focused()
        page.locator(".decide [data-sight=site]").click()
        expect(page.locator("[data-ledge]")).to_have_count(0)
        page.get_by_role("button", name="Close", exact=True).click()
        ledges.nth(1).click()
        expect(page.locator(".income h2")).to_contain_text("Income of")
        page.get_by_role("button", name="Your income", exact=True).click()
        expect(page.locator(".decide [data-sight=site]")).to_be_visible()
        ledges.nth(1).click()
        expect(page.locator(".decide")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".decide [data-sight=site]")).to_be_visible()


def seats_by_height(page: Page) -> list[int]:
    """Whose ledge is seen above whose."""
    tops = page.locator("[data-ledge]").evaluate_all(
        "(ledges) => ledges.map((each) => [each.getBoundingClientRect().top, Number(each.dataset.ledge)])"
    )
    return [seat for _, seat in sorted(tops)]


def lay_nothing(page: Page) -> None:
    """Leave the eclipse pile as it is; the eclipse begins."""
    page.locator(".laying [data-send]").click()
    expect(page.locator("[data-ledge]")).to_have_count(4)


def order_at(match: Match, seat: int) -> list[int]:
    """The seats in the order in which they play now."""
    order = match.seat(seat).view()["order"]
    assert isinstance(order, list)
    return order


def orders_of_the_eclipse() -> tuple[list[int], list[int]]:
    """The order before the eclipse and in it, when the last player lays nothing."""
    match, seat = moments.reached(moments.last_laying, 4)
    old = order_at(match, seat)
    match.act(seat, "done")
    new = order_at(match, seat)
    assert old != new, "this eclipse would show nothing"
    return old, new


def moving(page: Page, selector: str) -> int:
    """How many of these are moving now."""
    count: int = page.evaluate(
        "(selector) => document.getAnimations().filter((each) => each.effect.target.matches(selector)).length",
        selector,
    )
    return count


def test_piles_turn_over_and_everybody_sees_who_passes_whom_in_the_eclipse(host: Host) -> None:
    old, new = orders_of_the_eclipse()
    with at_moment(host, moments.last_laying, reduced_motion="no-preference") as page:
        page.add_init_script(FREEZE)
        page.reload()
        lay_nothing(page)
        page.wait_for_function(f"({FROZEN})() > 0")
        assert seats_by_height(page) == old
        assert moving(page, "[data-turned]") == page.locator("[data-turned]").count() > 0
        assert moving(page, "[data-sum]") == len(new)
        page.keyboard.press("Space")
        page.wait_for_function(f"({FROZEN})() === 0")
        assert seats_by_height(page) == new


def test_whoever_wants_no_motion_sees_the_new_order_at_once(host: Host) -> None:
    _, new = orders_of_the_eclipse()
    with at_moment(host, moments.last_laying) as page:
        page.add_init_script(FREEZE)
        page.reload()
        lay_nothing(page)
        assert page.evaluate(FROZEN) == 0
        assert seats_by_height(page) == new


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk", marks=pytest.mark.thorough)]
)
def test_whoever_only_watches_can_read_the_last_eclipse_too(host: Host, size: dict[str, int]) -> None:
    match, _ = moments.reached(moments.placing, 4)
    key = host.keep(match, [host.server.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan")])
    with host.visit(host.server.guest("Mira"), key, viewport=size) as page:
        page.get_by_role("button", name="Last eclipse").click()
        expect(page.get_by_role("dialog")).to_contain_text("The eclipse of round 2")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_last_eclipse_can_be_read_again(host: Host) -> None:
    with at_moment(host, moments.placing) as page:
        page.get_by_role("button", name="Last eclipse").click()
        story = page.get_by_role("dialog")
        expect(story.locator("tbody tr")).to_have_count(4)
        expect(story).to_contain_text("The eclipse of round 2")
        expect(story).to_contain_text("draws 5 cards")
        page.keyboard.press("Escape")
        expect(story).to_have_count(0)


def test_a_rivals_whole_board_is_one_click_away(host: Host) -> None:
    with at_moment(host, moments.hunting) as page:
        page.locator("[data-whole]").first.click()
        board = page.get_by_role("dialog")
        expect(board).to_contain_text("discard pile")
        expect(board.get_by_text("food, room for")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(board).to_have_count(0)
        expect(page.locator("[data-whole]").first).to_be_focused()
        # Nothing lies over the signs that would keep their words away, and a click on them opens, too.
        page.locator(".rival").first.locator('[data-words="say tools"]').click()
        expect(board).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-whole]").first).to_be_focused()
        page.locator('.held [data-words="say draw pile"]').click()
        expect(page.get_by_role("region", name="My piles and points")).to_be_visible()


def test_cards_for_the_eclipse_pile_are_picked_in_any_order(host: Host) -> None:
    with at_moment(host, moments.laying) as page:
        expect(page.locator(".laying .pebble")).to_have_text("Lay nothing")  # which is no advice
        cards = page.locator(".hand .card")
        cards.nth(3).click()
        cards.nth(0).click()
        expect(page.locator(".laying .go")).to_have_text("Lay 2 cards")
        sent = page.locator(".laying .go").get_attribute("data-send")
        named = [cards.nth(at).get_attribute("data-choice") for at in (0, 3)]
        assert sent == ",".join([*map(str, named), "done"])
        page.locator(".laying .go").click()
        expect(page.locator(".laying")).to_have_count(0)


@pytest.mark.parametrize(
    ("moment", "size", "theme"),
    [
        pytest.param(moments.hunting, PHONE, "dark", id="action-phone-dark"),
        pytest.param(moments.eclipse, DESK, "light", id="eclipse-desk-light"),
        *(
            pytest.param(moment, size, theme, marks=pytest.mark.thorough)
            for moment, size, theme in product((moments.hunting, moments.eclipse), (PHONE, DESK), THEMES)
        ),
    ],
)
def test_nobody_is_left_out(host: Host, moment: moments.Moment, size: dict[str, int], theme: str) -> None:
    with at_moment(host, moment, viewport=size, color_scheme=theme, has_touch=size is PHONE) as page:
        assert violations(page) == []
        assert fits(page)
        assert small_text(page) == []
        if size is PHONE:
            assert small_targets(page) == []
