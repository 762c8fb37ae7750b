"""Whether a screen can be read and touched, by day and by night."""

from playwright.sync_api import Page

from support.measuring import cut_off, small_targets, small_text
from support.poses import THEMES
from support.screens import COLOURS, fits, violations


def expect_legible(page: Page, phone: bool) -> None:
    """Nothing is too small or sticks out, on a phone nothing is cut off or missed by a thumb, and axe-core finds nothing in either light."""
    assert small_text(page) == []
    assert fits(page)
    if phone:
        assert small_targets(page) == []
        assert cut_off(page) == []
    day, night = THEMES
    page.emulate_media(color_scheme=day)
    assert violations(page) == []
    page.emulate_media(color_scheme=night)
    assert violations(page, COLOURS) == []
