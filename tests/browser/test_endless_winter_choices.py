"""The table of Endless Winter: nothing is offered that cannot be taken up on the page."""

from typing import Final

import pytest
from playwright.sync_api import expect

from support.endless_winter.reach import unreachable, wander
from support.hosting import Host
from support.measuring import small_text
from support.screens import unreached
from support.serving import Guest

NEITHER: Final[dict[str, int]] = {}
BOTH: Final = {"ice_finds": 1, "rest_tiles": 1}


@pytest.mark.parametrize("width", [360, pytest.param(1280, marks=pytest.mark.thorough)])
@pytest.mark.parametrize(
    ("kind", "seats", "options"),
    [
        ("chief", 3, {"setup": 2}),
        ("setup", 4, {"setup": 1}),
        ("place", 4, BOTH),
        ("tile", 3, BOTH),
        ("recruit", 2, NEITHER),
        ("learn", 4, NEITHER),
        ("stone", 3, NEITHER),
        ("hunt", 2, BOTH),
        ("camp", 4, NEITHER),
        ("build", 3, BOTH),
        ("idol", 2, NEITHER),
        ("tip", 4, NEITHER),
        ("bury", 3, NEITHER),
        ("convert", 2, NEITHER),
    ],
)
def test_whatever_is_offered_can_be_taken_up(
    host: Host, kind: str, seats: int, options: dict[str, int], width: int
) -> None:
    match, seat = wander(kind, seats, options)
    mira = host.server.guest("Mira")
    players: list[Guest | str] = ["random"] * seats
    players[seat] = mira
    key = host.keep(match, players)
    choices = mira.look(key, seat=seat)["choices"]
    with host.visit(mira, key, viewport={"width": width, "height": 800}) as page:
        assert unreachable(page, choices) == []


def test_what_is_offered_alone_waits_to_be_taken_up(host: Host) -> None:
    match, seat = wander("convert", 2, NEITHER)
    mira = host.server.guest("Mira")
    players: list[Guest | str] = ["random", "random"]
    players[seat] = mira
    with host.visit(mira, host.keep(match, players)) as page:
        go = page.locator(".line .go[data-send=convert]")
        expect(go).to_be_visible()
        expect(go).not_to_be_focused()
        page.locator(".line [data-choice=convert]").press("Enter")
        expect(go).to_be_focused()


@pytest.mark.parametrize(
    "size",
    [
        (360, 740),
        (481, 900),
        *(pytest.param(size, marks=pytest.mark.thorough) for size in [(480, 900), (768, 1024), (1024, 768)]),
    ],
)
def test_a_chief_who_can_be_called_is_in_reach_of_a_thumb(host: Host, size: tuple[int, int]) -> None:
    match, seat = wander("call", 2, NEITHER)
    mira = host.server.guest("Mira")
    players: list[Guest | str] = ["random", "random"]
    players[seat] = mira
    width, height = size
    hand_held = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    with host.visit(mira, host.keep(match, players), **hand_held) as page:
        chief, call = page.locator("[data-place=chief]"), page.locator(".look [data-send=call]")
        expect(chief).to_be_visible()
        assert unreached(page, "[data-place=chief]") == []
        assert size != (360, 740) or small_text(page) == []
        chief.tap()
        expect(call).to_be_visible()
        assert unreached(page, ".look [data-send=call]") == []
