"""Whole matches of Prehistory, from the first winter to the final score."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from support.hands import Fingers, Hands, Keys
from support.hosting import Host
from support.listening import Told
from support.prehistory.hands import EVERYTHING, Forager
from support.screens import PHONE

pytestmark = pytest.mark.long

SEED: Final = "0043" * 16  # with this luck, everything that can be decided comes once


@contextmanager
def forager_at(host: Host, hands: type[Hands], **wishes: Any) -> Iterator[Forager]:
    """Somebody in the first winter of a match against a bot."""
    mira = host.server.guest("Mira")
    with host.visit(mira, host.keep_new("prehistory", [mira, "greedy"], SEED), **wishes) as page:
        told = Told(page)
        page.reload()  # from now on everything is heard
        yield Forager(hands(page, told))


def expect_the_final_score(forager: Forager) -> None:
    """What the evening shows is what the server has counted."""
    scores = forager.told.table["result"]["scores"]
    totals = forager.page.locator(".final tfoot .points")
    expect(totals).to_have_count(len(scores))
    shown = [int(text.split()[0]) for text in totals.all_inner_texts()]
    assert shown == sorted(scores, reverse=True)


@pytest.mark.thorough
def test_a_whole_match_by_clicking(host: Host) -> None:
    with forager_at(host, Hands) as forager:
        forager.play()
        assert forager.done.keys() >= EVERYTHING
        expect_the_final_score(forager)


@pytest.mark.thorough
def test_a_whole_match_by_keyboard_alone(host: Host) -> None:
    with forager_at(host, Keys) as forager:
        forager.play()
        assert forager.done.keys() >= EVERYTHING
        expect_the_final_score(forager)


def test_a_whole_match_on_a_phone(host: Host) -> None:
    with forager_at(host, Fingers, viewport=PHONE, has_touch=True, locale="de-DE") as forager:
        forager.play()
        assert forager.done.keys() >= EVERYTHING
        expect_the_final_score(forager)
