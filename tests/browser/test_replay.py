"""A match that is over is looked back at in the browser: by slider and keys, through any eyes, by its address."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from support.finished import finished
from support.hosting import Host
from support.measuring import cut_off, small_targets, small_text
from support.poses import THEMES, posing
from support.screens import COLOURS, DESK, PHONE, SIDEWAYS, WIDE, fits, violations
from trilith.core.match import Match
from trilith.games import OURS

REPLAYS: Final = {"stone_age": "replay", "prehistory": "prehistory-replay", "endless_winter": "winter-replay"}


def beginnings(match: Match) -> list[int]:
    """For each round, after how many lines somebody decides in it for the first time."""
    found: dict[int | None, int] = {}
    for lines, state in enumerate(match.positions()):
        if state.actor() >= 0:
            found.setdefault(match.game.round(state), lines)
    return sorted(found.values())


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the match")


def at(page: Page, moment: int) -> None:
    """The slider and the address name this moment, and the table has come to it."""
    expect(slider(page)).to_have_value(str(moment))
    expect(page).to_have_url(re.compile(rf"\?at={moment}$"))


@pytest.mark.parametrize(
    "name",
    [OURS[0], *(pytest.param(name, marks=pytest.mark.thorough) for name in OURS[1:])],
)
def test_a_match_is_replayed_by_keys_slider_eyes_and_address(host: Host, name: str) -> None:
    match = finished(name)
    mira, eve = host.server.guest("Mira"), host.server.guest("Eve")
    key = host.keep(match, [mira, "greedy", "greedy", "greedy"])
    with host.visit(eve, key, viewport=DESK, reduced_motion="reduce") as page:
        page.get_by_role("button", name="Look back").click()
        at(page, match.version)
        for moment in reversed(beginnings(match)):
            page.keyboard.press("ArrowUp")
            expect(slider(page)).to_have_value(str(moment))
        page.keyboard.press("Home")
        at(page, beginnings(match)[0])
        expect(page.locator(".telling .sentence")).to_have_text("The table is set.")
        for moment in [*beginnings(match)[1:], match.version]:
            page.keyboard.press("ArrowDown")
            expect(slider(page)).to_have_value(str(moment))
        box = slider(page).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(slider(page)).not_to_have_value(str(match.version))
        middle = int(slider(page).input_value())
        assert abs(middle - match.version / 2) < match.version / 10
        at(page, middle)
        expect(slider(page)).to_have_attribute(
            "aria-valuetext", re.compile(rf" · moment {middle} of {match.version}: .+")
        )
        page.keyboard.press("ArrowRight")
        on = slider(page).input_value()
        assert int(on) > middle
        at(page, int(on))
        expect(page.locator(".telling .where")).to_contain_text(f"moment {on} of")  # the table has followed
        told = page.locator(".telling").inner_text()
        assert page.locator("[data-send], .tray").count() == 0  # nothing is offered
        page.keyboard.press("3")
        expect(page.get_by_role("radio", name=re.compile("saw it then")).nth(2)).to_be_checked()
        page.keyboard.press("0")
        expect(page.get_by_role("radio", name="all open")).to_be_checked()
        page.reload()
        at(page, int(on))
        expect(page.locator(".telling")).to_have_text(told, use_inner_text=True)
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Stop")).to_be_visible()
        expect(slider(page)).not_to_have_value(on)
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(".final")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("size", ["phone", "sideways", "desk", "wide"])
def test_a_replay_can_be_read_and_touched_on_every_screen(host: Host, name: str, size: str) -> None:
    viewport = {"phone": PHONE, "sideways": SIDEWAYS, "desk": DESK, "wide": WIDE}[size]
    with posing(
        host, REPLAYS[name], viewport=viewport, locale="de-DE", has_touch=size in ("phone", "sideways")
    ) as page:
        assert small_text(page) == []
        assert fits(page)
        if size == "phone":
            assert small_targets(page) == []
            assert cut_off(page) == []
            page.get_by_role("button", name="Mit wessen Augen").click()
            page.get_by_role("radio", name="alles offen").click()
        page.emulate_media(color_scheme=THEMES[0])
        assert violations(page) == []
        page.emulate_media(color_scheme=THEMES[1])
        assert violations(page, COLOURS) == []


def test_whoever_opens_the_moment_of_a_running_match_comes_to_its_table(host: Host) -> None:
    mira = host.server.guest("Mira")
    key = host.keep_moment("placing", mira)
    with host.visit(mira, f"{key}?at=5") as page:
        page.wait_for_selector(".plaque[aria-expanded]")
        expect(page).to_have_url(re.compile(f"/t/{key}$"))


def test_whoever_leaves_before_the_match_has_come_asks_for_nothing_more(host: Host) -> None:
    mira = host.server.guest("Mira")
    key = host.keep(finished(OURS[0]), [mira, "greedy", "greedy", "greedy"])
    held: list[Route] = []
    with host.visit(mira, key) as page:
        expect(page.locator(".final")).to_be_visible()
        page.route(re.compile(rf"/matches/{key}$"), lambda route: held.append(route))
        with page.expect_request(re.compile(rf"/matches/{key}$")):
            page.get_by_role("button", name="Look back").click()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
        expect(page.locator(".stone").first).to_be_visible()
        held[0].continue_()
        page.wait_for_load_state("networkidle")
        assert [url for url in asked if "moments" in url] == []
