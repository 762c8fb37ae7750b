"""Everybody can read and use it, in every phase, by day and by night: nothing that axe-core knows of, nothing too small."""

import pytest
from playwright.sync_api import Page, expect

from support.hosting import Host
from support.measuring import cut_off, small_targets, small_text
from support.poses import ASKED, LEARNING, PHASES, ROUND_THE_TABLE, THEMES, posing
from support.screens import COLOURS, DESK, PHONE, TABLET, WIDE, fits, violations
from support.serving import PATIENCE, Guest

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK, "wide": WIDE}
# What comes again in other phases with more in it.
SEEN_ELSEWHERE = ["building", "card", "deal", "hunger", "placing", "waiting", "working"]
LOOKED_THROUGH = sorted(PHASES.keys() - set(SEEN_ELSEWHERE))
# Each visit takes seconds, so of Endless Winter only what no other test measures; Prehistory has a file of its own.
WINTER_ON_A_PHONE = ["winter-start", "winter-burying", "winter-settling", "winter-building"]
# What is measured on a desk, too, in the same visit.
ON_A_DESK = ["tools", "players", "evening", "replay", "winter-burying"]
IN_A_WINDOW = [
    ("winter-whole-board", "desk"),
    pytest.param("winter-placing", "desk", marks=pytest.mark.thorough),
    pytest.param("winter-burying", "tablet", marks=pytest.mark.thorough),
    *[
        pytest.param(name, size, marks=pytest.mark.thorough)
        for name in ("placing", "tools", "players", "evening")
        for size in ("desk", "wide")
    ],
    pytest.param("replay", "wide", marks=pytest.mark.thorough),
]
# Only a phone has the dial.
ASKED_AND_TAUGHT = [
    (name, size)
    for name in (*ASKED, *LEARNING)
    for size in ("phone", "desk", "wide")
    if size == "phone" or name != "course"
]
LONG = 4 * PATIENCE  # seconds for bots to play the second half of a match, on a busy machine


@pytest.mark.parametrize(
    "name",
    [
        *ROUND_THE_TABLE,
        *LOOKED_THROUGH,
        *WINTER_ON_A_PHONE,
        *(pytest.param(name, marks=pytest.mark.thorough) for name in SEEN_ELSEWHERE),
    ],
)
def test_on_a_phone_everybody_can_read_and_touch_everything_by_day_and_by_night(
    host: Host, name: str
) -> None:
    with posing(host, name, viewport=PHONE, locale="de-DE") as page:
        assert small_text(page) == []
        assert small_targets(page) == []
        assert cut_off(page) == []
        assert fits(page)
        if name in LOOKED_THROUGH:
            assert_no_violations(page)
        if name in ON_A_DESK:
            page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
            assert small_text(page) == []
            assert fits(page)


@pytest.mark.thorough
@pytest.mark.parametrize("name", LOOKED_THROUGH)
def test_no_violations_in_any_phase_on_a_desk(host: Host, name: str) -> None:
    with posing(host, name, viewport=DESK) as page:
        assert_no_violations(page)


def assert_no_violations(page: Page) -> None:
    """By day axe-core finds nothing at all, and by night no colours that cannot be told apart."""
    day, night = THEMES
    page.emulate_media(color_scheme=day)
    assert violations(page) == []
    page.emulate_media(color_scheme=night)
    assert violations(page, COLOURS) == []


@pytest.mark.parametrize(("name", "size"), IN_A_WINDOW)
def test_in_a_window_nothing_is_too_small_to_read(host: Host, name: str, size: str) -> None:
    with posing(host, name, viewport=SIZES[size]) as page:
        assert small_text(page) == []
        assert fits(page)


def test_the_dial_of_a_phone_shows_the_course_of_the_game(host: Host) -> None:
    with posing(host, "course", viewport=PHONE, has_touch=True) as page:
        course = page.get_by_role("dialog", name="The course of the game")
        expect(course.get_by_role("heading")).to_have_text("Round 8 · placing")
        expect(course.locator("[aria-current=step]")).to_have_text("Place")
        expect(course).to_contain_text("The last round is the one")
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(course).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "size"), ASKED_AND_TAUGHT)
def test_what_is_asked_and_taught_has_no_faults(host: Host, name: str, size: str) -> None:
    with posing(host, name, viewport=SIZES[size], locale="de-DE", has_touch=size == "phone") as page:
        if size == "phone" and name.endswith("strip"):  # it lies over all that is one's own
            assert page.locator(".strip").evaluate("(strip) => strip.offsetWidth") == PHONE["width"]
        assert_no_violations(page)
        assert small_text(page) == []
        assert fits(page)
        assert overlap(page, ".companion", ".mine") <= 0


def overlap(page: Page, upper: str, lower: str) -> float:
    """How far something reaches down over what lies below it, where both are there."""
    one, other = page.locator(upper), page.locator(lower)
    if not one.count() or not other.count():
        return 0
    above, below = one.last.bounding_box(), other.last.bounding_box()
    assert above is not None
    assert below is not None
    return above["y"] + above["height"] - below["y"]


def test_whoever_looks_back_is_not_offered_the_seat_any_more(host: Host) -> None:
    mira, jonas = host.server.guest("Mira"), host.server.guest("Jonas")
    match = host.keep_moment("ending", mira, [jonas])
    leave(mira, match)
    with host.visit(mira, match) as page:
        back = page.get_by_role("button", name="Take my seat back")
        expect(back).to_be_visible()
        leave(jonas, match)  # and bots play on
        page.get_by_role("button", name="Look back").click(timeout=LONG * 1000)
        expect(page.get_by_role("slider", name="Moment of the match")).to_be_visible()
        expect(back).to_have_count(0)


def leave(guest: Guest, match: str) -> None:
    """Get up, so that a bot stands in."""
    seat = guest.get(f"/matches/{match}").json()["mine"][0]
    assert guest.post(f"/matches/{match}/leave", {"seat": seat}).is_success
