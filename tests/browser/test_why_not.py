"""A place that is not offered says why: to the mouse, to a fingertip, to the keyboard and to a screen reader."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Page, expect

from support.browsing import wait_for_turn
from support.endless_winter import moments as winter_moments
from support.hosting import Host
from support.screens import PHONE, fits, violations
from support.stone_age.playing import CARD_2, give, new_game, send
from trilith.games.stone_age.names import ACTING, FOREST

ADDING: Final = (
    "SA-3.3 Nobody may add people to a place where they already have some, even if there is room left."
)
IN_HAND: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@contextmanager
def placing(host: Host, **wishes: Any) -> Iterator[Page]:
    """Ann has two people in the forest and decides where the next go."""
    ann = host.server.guest("Ann")
    table = new_game(4)
    send(table, 0, FOREST, 2)
    match = host.keep_position(table, [ann, *(host.server.guest(name) for name in ("Bob", "Cara", "Dora"))])
    with host.visit(ann, match, **wishes) as page:
        assert wait_for_turn(page)
        yield page


def test_hovering_tells_the_rule(host: Host) -> None:
    with placing(host) as page:
        why = page.locator("#why-not")
        expect(why).to_have_text("")
        page.locator("[data-spot=forest]").hover()
        expect(why).to_have_text(ADDING)
        page.locator("[data-place=quarry]").hover()
        expect(why).to_have_text("")
        page.locator("[data-spot=forest]").click(force=True)  # it says why, and does nothing
        expect(why).to_have_text(ADDING)
        assert page.locator(".tray").count() == 0
        page.get_by_role("button", name="Deutsch sprechen").click()
        page.locator("[data-spot=forest]").hover()
        expect(why).to_contain_text("SA-3.3 Wo man schon Personen stehen hat")


def test_the_keyboard_and_a_screen_reader_are_told(host: Host) -> None:
    with placing(host) as page:
        forest = page.get_by_role("button", name="Forest.", disabled=True)
        forest.focus()
        expect(forest).to_have_accessible_description(ADDING)
        expect(page.get_by_role("status").filter(has_text="SA-3.3")).to_have_count(1)
        expect(page.locator("[data-said] .cannot")).to_have_text(ADDING.removeprefix("SA-3.3 "))
        assert violations(page) == []
        page.keyboard.press("Enter")
        expect(forest).to_have_accessible_description(ADDING)
        page.keyboard.press("Escape")
        expect(page.locator("#why-not")).to_have_text("")
        page.keyboard.press("j")  # letters lead to offers only
        expect(page.locator("kbd")).to_have_count(page.locator("[data-place]").count())


def test_a_fingertip_is_told(host: Host) -> None:
    with placing(host, **IN_HAND) as page:
        page.locator("[data-spot=forest]").tap(force=True)
        why = page.locator("#why-not p")
        expect(why).to_have_text(ADDING)
        expect(why).to_be_in_viewport(ratio=1)
        assert fits(page)
        page.locator("[data-place=hunt]").tap()
        expect(why).to_have_count(0)
        expect(page.locator(".tray")).to_be_visible()


def test_work_that_cannot_be_done_says_why(host: Host) -> None:
    ann, bob = host.server.guest("Ann"), host.server.guest("Bob")
    table = new_game(2)
    send(table, 0, FOREST, 2)
    send(table, 0, CARD_2, 1)
    give(table, 0, wood=1)
    table.phase = ACTING
    with host.visit(ann, host.keep_position(table, [ann, bob])) as page:
        assert wait_for_turn(page)
        page.locator("[data-spot=hunt]").hover()
        expect(page.locator("#why-not")).to_contain_text("SA-4.2")
        page.locator("[data-spot=card_1]").hover()
        expect(page.locator("#why-not")).to_contain_text("SA-4.2")


def test_while_somebody_else_decides_nothing_is_asked(host: Host) -> None:
    with placing(host) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url) if "objection" in request.url else None)
        page.locator("[data-place=tool_maker]").click()
        expect(page.locator("h1")).to_contain_text("Bob")
        page.locator("[data-spot=forest]").hover(force=True)
        page.locator("[data-spot=card_1]").hover(force=True)
        expect(page.locator("[data-place]")).to_have_count(0)
        assert asked == []
        assert page.locator("[data-spot][aria-disabled]").count() == 0


def test_the_land_of_the_winter_says_it_too(host: Host) -> None:
    match, seat = winter_moments.reached(winter_moments.wandering, 4)
    players: list[Any] = ["greedy"] * 4
    players[seat] = ann = host.server.guest("Ann")
    with host.visit(ann, host.keep(match, players)) as page:
        page.wait_for_selector(".own.deciding")
        why = page.locator("#why-not")
        page.locator('[data-place="move c3 b2"]').hover()  # offered: nothing is to be explained
        expect(why).to_have_text("")
        far = page.get_by_role("button", name="A1:", disabled=True)
        far.hover()
        expect(why).to_contain_text("EW-7.2 Top: a labour moves one camp to a hex beside its own")
        page.mouse.move(0, 0)
        expect(why).to_have_text("")
        far.focus()
        expect(far).to_have_accessible_description(re.compile("^EW-7.2"))
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(why).to_have_text("")
        page.locator("[data-sight=stones]").first.click()
        stones = page.get_by_role("group", name="Sacred stones")
        stones.get_by_role("button", name="Stone of the mammoths. The top animal").hover()
        expect(why).to_contain_text("EW-7.1")  # nobody takes one while wandering
