"""Tool maker, hut and field in the browser: what they bring, what may be declined, and when nothing more comes."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from support.browsing import wait_for_turn
from support.hosting import Host
from support.stone_age.playing import new_game, send
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import ACTING, FIELD, FOOD, HUNT, HUT


@contextmanager
def at(host: Host, table: StoneAge) -> Iterator[Page]:
    """Ann in the first seat of this table, and it is her turn."""
    ann, bob = host.server.guest("Ann"), host.server.guest("Bob")
    with host.visit(ann, host.keep_position(table, [ann, bob])) as page:
        assert wait_for_turn(page)
        yield page


def at_the_hut() -> StoneAge:
    """Ann has two people at the hut and food for five."""
    table = new_game(2)
    send(table, 0, HUT, 2)
    send(table, 0, HUNT, 1)
    table.phase = ACTING
    table.players[0].goods[FOOD] = 5
    return table


def test_the_person_of_the_hut_is_taken_or_declined(host: Host) -> None:
    with at(host, at_the_hut()) as page:
        page.locator("[data-place=hut]").click()
        expect(page.locator('.tray [data-choice="take hut"]')).to_be_visible()
        page.locator('.tray [data-choice="leave hut"]').click()
        expect(page.locator("[data-place=hut]")).to_have_count(0)
        page.keyboard.press("l")
        expect(page.locator("[data-pane=log]")).to_contain_text("Ann goes without: hut.")


def test_who_comes_from_the_hut_is_counted_at_the_meal(host: Host) -> None:
    with at(host, at_the_hut()) as page:
        expect(page.get_by_text("After feeding: -1").first).to_be_attached()


def test_at_the_limits_the_plaque_says_that_nothing_more_comes_and_the_log_tells_it(host: Host) -> None:
    table = at_the_hut()
    send(table, 0, FIELD, 1)
    player = table.players[0]
    player.people, player.home, player.track = 10, 6, 10
    with at(host, table) as page:
        expect(page.locator("[data-spot=hut]")).to_contain_text("+0")
        expect(page.locator("[data-spot=tool_maker]")).to_contain_text("+1")
        expect(
            page.get_by_role("button", name="You have all your people; nobody more comes here.")
        ).to_be_visible()
        page.locator("[data-place=hut]").click()
        page.locator("[data-place=field]").click()
        page.keyboard.press("l")
        log = page.locator("[data-pane=log]")
        expect(log).to_contain_text("Ann already has all the people there are; nobody comes.")
        expect(log).to_contain_text("Ann is already at the end of the food track; it goes no further.")
