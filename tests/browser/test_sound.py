"""Sound is off until somebody wishes it, and the wish is kept."""

from typing import Final

from playwright.sync_api import Page, expect

from support.hosting import Host
from support.poses import posing

# Count whatever could sound.
COUNTING: Final = """
globalThis.instruments = 0;
globalThis.AudioContext = class extends AudioContext {
  constructor() { super(); globalThis.instruments += 1; }
};
"""


def instruments(page: Page) -> int:
    """How many were made since the page came."""
    return int(page.evaluate("globalThis.instruments"))


def test_sound_is_off_until_it_is_wished_and_the_wish_is_kept(host: Host) -> None:
    with posing(host, "placing") as page:
        page.add_init_script(COUNTING)
        for wished in (False, True):
            page.reload()
            page.wait_for_selector(".plaque[aria-expanded]")
            page.locator(".menu > button").click()
            switch = page.get_by_label("Sound")
            expect(switch).to_be_checked(checked=wished)
            assert instruments(page) == 0  # nothing has happened that could be heard
            switch.set_checked(True)
            assert instruments(page) == (0 if wished else 1)
