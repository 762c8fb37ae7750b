"""Whoever asks for the keys reads those of every table, and those that only this table knows."""

import pytest
from playwright.sync_api import Browser, expect

from support.browsing import start, visitor, wait_for_turn
from support.serving import Running

OWN = {
    "Stone Age": [],
    "Prehistory": ["the ring and the land change places", "the others’ boards", "pass or end the turn"],
    "Endless Winter": ["a card of your hand", "bring a part of the table near", "below the upper megaliths"],
}
EVERYWHERE = ["to the first thing offered", "since my last turn"]


@pytest.mark.parametrize("game", OWN)
def test_the_keys_of_a_table_are_told(browser: Browser, table_server: Running, game: str) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2, game=game)
        assert wait_for_turn(page)
        page.keyboard.press("?")
        keys = page.locator(".keys")
        for does in [*EVERYWHERE, *OWN[game]]:
            expect(keys).to_contain_text(does)
        names = keys.locator("kbd").all_inner_texts()
        assert len(set(names)) == len(names)  # a key does one thing at a table
        page.keyboard.press("Escape")
        expect(keys).to_have_count(0)
