"""Endless Winter: gains wait by name, leaving them asks once, equal cards lie in heaps, and what is not worth a look does not glow."""

from typing import Any

import pytest
from playwright.sync_api import expect

from support.endless_winter import moments
from support.hosting import Host
from support.poses import posing
from support.screens import PHONE, violations


def test_gains_stand_by_name_and_leaving_them_asks_once(host: Host) -> None:
    with posing(host, "winter-gains") as page:
        expect(page.locator("h1")).to_contain_text("Your turn. Take what you gained, or end.")
        strip = page.locator(".tray.line")
        expect(strip).to_contain_text("First here brings you")
        expect(strip.locator(".take b")).to_have_text(["A camp", "A move"])
        end = strip.get_by_role("button", name="End the turn")
        end.click()
        expect(page.locator("h1")).to_contain_text("Your turn. Two gains wait.")
        expect(strip).to_contain_text("Leave a camp and a move behind? They are lost with this turn.")
        assert page.locator("dialog[open]").count() == 0
        assert violations(page) == []
        page.keyboard.press("Enter")  # takes them
        expect(strip.locator(".take").first).to_be_focused()
        end.click()  # it was asked: the turn ends
        expect(page.locator(".own.deciding .tray")).to_have_count(0)
        expect(page.locator("h1")).not_to_contain_text("gains wait")


def test_what_is_taken_stays_ticked_in_the_other_language(host: Host) -> None:
    with posing(host, "winter-taken") as page:
        taken = page.locator(".gains .done")
        expect(taken).to_contain_text("A camp")
        page.get_by_role("button", name="DE, Deutsch sprechen").click()
        expect(taken).to_contain_text("Ein Lager")


def test_a_key_ends_the_turn_without_them(host: Host) -> None:
    match, seat = moments.reached(moments.gaining, 4)
    players: list[Any] = ["greedy"] * 4
    players[seat] = host.server.guest("Ann")
    with host.visit(players[seat], host.keep(match, players)) as page:
        page.locator('.line [data-choice="done"]').click()
        expect(page.locator("[data-leave]")).to_be_visible()
        page.keyboard.press("e")
        expect(page.locator("[data-leave]")).to_have_count(0)
        page.wait_for_function("!document.querySelector('h1').innerText.includes('gain')")


def test_equal_cards_lie_in_heaps_that_are_played_one_by_one_or_all_at_once(host: Host) -> None:
    with posing(host, "winter-hand") as page:
        cards = page.locator(".hand .card")
        names: list[str] = cards.evaluate_all("(all) => all.map(({ dataset }) => dataset.card)")
        assert names == ["gatherer", "elder", "crafter", "scout", "shaman", "foraging", "kinship"]
        expect(page.locator(".hand .offered")).to_have_count(
            1
        )  # labour is not short, but a shaman can do something
        expect(page.locator(".hand .offered")).to_have_attribute("data-card", "shaman")
        expect(page.locator(".labour .good")).to_have_text("1 and a tool recruit somebody.")
        expect(page.locator(".hand .times")).to_have_text(["×2", "×2"])
        cards.nth(2).click(position={"x": 12, "y": 40})
        expect(page.locator(".look")).to_be_visible()
        page.keyboard.press("Escape")
        page.locator("[data-all=crafter]").click()
        expect(cards).to_have_count(6)
        expect(page.locator(".played [data-card=crafter]")).to_have_count(2)


@pytest.mark.parametrize("pose", ["winter-placing", "winter-hand", "winter-gains"])
def test_on_a_phone_nothing_of_the_hand_is_cut_and_no_row_is_covered(host: Host, pose: str) -> None:
    with posing(host, pose, viewport=PHONE, has_touch=True) as page:
        tabs = page.locator(".tabs").bounding_box()
        assert tabs is not None
        for box in page.locator(".hand .card, .own .points").evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect().bottom)"
        ):
            assert box <= tabs["y"]
        if pose == "winter-hand":  # a lone way on lies over nothing: it stands beside the labour
            way, mine = (
                page.locator(".line .onward").bounding_box(),
                page.locator("section.mine").bounding_box(),
            )
            assert way is not None
            assert mine is not None
            assert way["y"] >= mine["y"]
        if pose == "winter-placing":
            hunt = page.locator(".over .cover").last.bounding_box()
            sheet = page.locator(".tray.line").bounding_box()
            assert hunt is not None
            assert sheet is not None
            assert hunt["y"] + hunt["height"] <= sheet["y"] + 1
