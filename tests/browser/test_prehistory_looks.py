"""Everybody can read and use the table of Prehistory, in every season, at any size, by day and by night."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page

from support.hosting import Host
from support.measuring import small_targets, small_text
from support.prehistory.moments import SEASONS, visit_season
from support.screens import COLOURS, DESK, PHONE, fits, violations

FIELD: Final = re.compile(
    r"[a-i]\d"
)  # as large as the land allows; nothing happens there before it is confirmed


def expect_no_fault(page: Page, phone: bool, theme: str) -> None:
    """Nothing that axe-core objects to, nothing sticks out, nothing is too small; by night, colours are others."""
    if theme == "dark":
        assert violations(page, COLOURS) == []
        return
    assert violations(page) == []
    assert fits(page)
    assert small_text(page) == []
    if phone:
        assert [target for target in small_targets(page) if not FIELD.fullmatch(target[0])] == []


def test_the_slab_keeps_its_place_whatever_it_asks(host: Host) -> None:
    with visit_season(host, "spring") as page:
        slab = page.locator(".deed")

        def edge() -> float:
            box = slab.bounding_box()
            assert box is not None
            return box["y"]

        before = edge()
        for deed in ("painting", "fishing", "ceremony", "bones"):
            page.locator(f'[data-place="{deed}"]').first.click()
            page.wait_for_selector(f'[data-place="{deed}"][aria-expanded=true], .deed [data-tab]')
            assert abs(edge() - before) < 2, deed
            page.keyboard.press("Escape")


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk", marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize("name", SEASONS)
def test_no_faults_in_any_season(host: Host, name: str, size: dict[str, int]) -> None:
    with visit_season(host, name, viewport=size, has_touch=size is PHONE) as page:
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            expect_no_fault(page, size is PHONE, theme)
            if name == "spring" and theme == "light":
                for deed in ("painting", "fishing"):
                    page.locator(f"[data-place={deed}]").click()
                    expect_no_fault(page, size is PHONE, theme)
                page.keyboard.press("Escape")
