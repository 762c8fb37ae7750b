"""Everybody can read and use the table of Prehistory, in every season, at any size, by day and by night."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browsing import wait_for_turn
from hosting import Host
from looking import DESK, PHONE, fits, violations
from measuring import small_print, small_targets
from seasons import SEASONS, season

FIELD: Final = re.compile(
    r"[a-i]\d"
)  # as large as the land allows; nothing happens there before it is confirmed


@contextmanager
def visit(host: Host, name: str, **wishes: Any) -> Iterator[Page]:
    """Mira comes to a table of four in the third year."""
    mira = host.server.guest("Mira")
    match = host.keep(season(name), [mira, "greedy", "greedy", "greedy"])
    with host.visit(mira, match, **wishes) as page:
        wait_for_turn(page)
        yield page


def expect_no_fault(page: Page, phone: bool) -> None:
    """Nothing that axe-core objects to, nothing sticks out, nothing is too small."""
    assert violations(page) == []
    assert fits(page)
    assert small_print(page) == []
    if phone:
        assert [target for target in small_targets(page) if not FIELD.fullmatch(target[0])] == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("name", SEASONS)
def test_no_faults_in_any_season(host: Host, name: str, size: dict[str, int]) -> None:
    with visit(host, name, viewport=size, has_touch=size is PHONE) as page:
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            expect_no_fault(page, phone=size is PHONE)
            if name == "spring":
                for deed in ("painting", "fishing"):
                    page.locator(f"[data-place={deed}]").click()
                    expect_no_fault(page, phone=size is PHONE)
                page.keyboard.press("Escape")
