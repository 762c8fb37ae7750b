"""The table of Prehistory: everything is done where it belongs, and seen before it is done."""

import re

from playwright.sync_api import expect

from support.browsing import SENDS
from support.hosting import Host
from support.prehistory.moments import beside_painted, visit_season
from support.screens import PHONE


def test_escape_closes_a_deed_and_m_swaps_the_pictures(host: Host) -> None:
    with visit_season(host, "spring") as page:
        slab = page.locator(".deed h2").first  # what is read of the focus comes after it
        expect(slab).to_have_text("Your deed")
        page.keyboard.press("2")
        expect(slab).to_have_text("Fishing")
        page.keyboard.press("Escape")
        expect(slab).to_have_text("Your deed")
        expect(page.locator("[data-place=fishing]")).to_be_focused()
        page.keyboard.press("m")
        expect(page.locator("[data-picture=land]")).to_be_visible()
        page.get_by_role("button", name="Ring", exact=True).click()
        expect(page.locator("[data-picture=ring]")).to_be_visible()


def test_the_bar_counts_the_years_and_the_fire_says_who_is_first_next_year(host: Host) -> None:
    with visit_season(host, "spring") as page:
        expect(page.locator(".rounds")).to_have_text("year 3")
        expect(page.locator(".rounds i")).to_have_count(5)
        expect(page.get_by_text("first next year")).to_be_visible()


def test_a_fish_shows_where_it_takes_the_marker_and_what_summer_pays_there(host: Host) -> None:
    with visit_season(host, "spring") as page:
        flag = page.locator("[data-flag]")
        before = flag.get_attribute("data-flag")
        expect(page.locator("[data-ghost]")).to_have_count(0)
        page.locator("[data-place=fishing]").click()
        page.locator('[data-place="fish 2"]').hover()
        expect(page.locator("[data-ghost]")).to_have_count(1)
        expect(flag).not_to_have_attribute("data-flag", str(before))
        expect(page.locator(SENDS)).to_have_count(0)  # it was only looked at
        page.locator('[data-place="fish 2"]').click()
        expect(page.locator("h1")).to_contain_text("Catch this fish?")
        expect(page.locator(SENDS)).to_have_attribute("data-send", "fish 2")


def test_a_wheel_shows_what_it_asks_now_and_after_a_turn(host: Host) -> None:
    with visit_season(host, "spring") as page:
        plaque = page.locator("[data-place=migration]")
        page.locator("[data-words='wheel:migration']").hover()
        told = page.locator("[data-said='wheel:migration']")
        expect(told).to_contain_text("Asks for")
        promised = re.findall(r"right \((.*)\)", told.inner_text())[0]
        plaque.click()
        expect(told).to_have_count(0)
        bones = page.locator(".mine .bones .figure").inner_text()
        turn = page.locator(".tray [data-turn=right]")
        turn.hover()
        expect(page.locator(".mine .bones .then")).to_have_text(str(int(bones) - 1))
        turn.click()
        expect(page.locator(".mine .bones .figure")).to_have_text(str(int(bones) - 1))
        expect(plaque).to_contain_text(f"Asks for {promised}.")


def test_a_piece_lights_the_bonuses_of_its_painted_neighbours(host: Host) -> None:
    with visit_season(host, "painting") as page:
        page.locator("[data-place=painting]").click()
        expect(page.locator(".mine .wall .lit")).to_have_count(0)
        page.locator(f'.deed [data-choice="{beside_painted("painting")}"]').hover()
        expect(page.locator(".mine .wall .lit").first).to_be_visible()
        expect(page.locator(".deed .sentence")).to_contain_text("its bonus comes too")


def test_the_land_shows_what_is_within_reach_before_the_steps_are_paid(host: Host) -> None:
    with visit_season(host, "autumn") as page:
        payable = page.locator("path.payable").count()
        assert payable > 0
        assert page.locator("path.paid").count() == 0
        page.locator("[data-choice^=spend]").first.click()
        expect(page.locator("path.paid").first).to_be_attached()
        assert page.locator("path.payable").count() < payable
        field = page.locator("main [data-place]")
        field.first.click()
        expect(page.locator("h1")).to_contain_text("Where to?")
        name = str(field.first.get_attribute("data-place"))
        field.first.click()
        expect(page.locator(SENDS)).to_have_attribute("data-send", f"to {name}")
        page.locator(SENDS).click()
        expect(page.locator(f"[data-lying={name}]")).to_be_attached()


def test_somebody_elses_whole_board_opens_by_click_and_by_key(host: Host) -> None:
    with visit_season(host, "summer") as page:
        rival = page.locator(".rivals .rival").first
        rival.get_by_role("button", name=re.compile("whole board")).click()
        board = page.locator("[data-board]")
        expect(board).to_be_visible()
        expect(board.get_by_role("group", name="weather")).to_contain_text("income next year")
        page.keyboard.press("Escape")
        expect(board).to_have_count(0)
        for _ in range(3):
            page.keyboard.press("b")
            expect(board).to_be_visible()
        page.keyboard.press("b")
        expect(board).to_have_count(0)


def test_on_a_phone_a_tap_opens_somebody_elses_board(host: Host) -> None:
    with visit_season(host, "summer", viewport=PHONE, has_touch=True) as page:
        page.get_by_role("navigation").get_by_role("button", name="Players").tap()
        page.locator(".rivals .rival").first.tap()
        expect(page.locator("[data-board]")).to_be_visible()
        page.locator("[data-board]").get_by_role("button", name="Close", exact=True).tap()
        expect(page.locator("[data-board]")).to_have_count(0)


def test_p_passes_unless_it_is_the_letter_of_an_offer(host: Host) -> None:
    with visit_season(host, "spring") as page:
        passed = page.locator(".log .say").filter(has_text="Mira passes")
        passes = passed.count()
        page.keyboard.press("j")
        expect(page.locator("kbd").first).to_be_visible()
        page.keyboard.press("p")  # a letter now, whether it leads anywhere or not
        expect(page.locator("kbd")).to_have_count(0)
        expect(passed).to_have_count(passes)
        page.keyboard.press("p")
        expect(passed).to_have_count(passes + 1)
