"""Since my last turn: one key steps through what the others did, up to the present."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from support.browsing import visitor, wait_for_turn
from support.hosting import Host, known_as
from support.serving import Guest, Running
from support.stone_age.playing import new_game, send
from trilith.games.stone_age.names import ACTING, FIELD, TOOL_MAKER

BOB: Final = ("Bob: two to the forest", "Bob places 2 people: forest.")
CARA: Final = ("Cara: one hunting", "Cara places 1 person: hunt.")


@contextmanager
def three_at_a_table(browser: Browser, server: Running) -> Iterator[tuple[Page, Guest]]:
    """Ann has sent two to the forest; Bob has come to her there, and Cara has gone hunting."""
    ann, bob, cara = (server.guest(name) for name in ("Ann", "Bob", "Cara"))
    match = ann.set_table("person", "invited", "invited")
    bob.accept(match)
    cara.accept(match)
    with visitor(browser, f"{server.url}/t/{match['id']}", **known_as(ann)) as page:
        assert wait_for_turn(page)
        page.locator("[data-place=forest]").click()
        page.keyboard.press("2")
        page.locator(".tray .go").click()
        do(bob, match["id"], 1, "place forest 2")
        do(cara, match["id"], 2, "place hunt 1")
        assert wait_for_turn(page)
        yield page, ann


def do(guest: Guest, match: str, seat: int, action: str) -> None:
    """Somebody elsewhere does something as soon as it is their turn."""
    version = guest.wait_for_turn(match, seat)["version"]
    answer = guest.act(match, seat, version, action)
    assert answer.status_code == 200, answer.text


def expect_news(page: Page, said: tuple[str, str], place: str, touches: bool) -> None:
    """One turn is being looked at: in short, in the log and in the valley."""
    short, line = said
    news = page.get_by_role("region", name="Since my turn")
    expect(news).to_contain_text(f"{short} {'touches you ' if touches else ''}{place}", use_inner_text=True)
    expect(page.locator(".log .lit .say")).to_have_text(line)
    expect(page.locator(".pieces .lit")).to_have_count(1)


def expect_the_present(page: Page) -> None:
    """Nothing is being looked at, and the turn goes on."""
    expect(page.locator(".news, .log .lit, .pieces .lit")).to_have_count(0)
    expect(page.locator("[data-place=clay_pit]")).to_be_visible()


def test_n_steps_through_it_and_ends_at_the_present(browser: Browser, table_server: Running) -> None:
    with three_at_a_table(browser, table_server) as (page, _):
        expect(page.get_by_role("button", name="Since my last turn: 2")).to_be_visible()
        expect_the_present(page)
        page.keyboard.press("n")
        expect_news(page, BOB, "1/2", touches=True)
        page.keyboard.press("n")
        expect_news(page, CARA, "2/2", touches=False)
        page.keyboard.press("Shift+N")
        expect_news(page, BOB, "1/2", touches=True)
        page.keyboard.press("n")
        page.keyboard.press("n")
        expect_the_present(page)
        page.keyboard.press("n")  # and once more from the beginning
        expect_news(page, BOB, "1/2", touches=True)
        page.keyboard.press("Escape")
        expect_the_present(page)


def test_buttons_step_as_well(browser: Browser, table_server: Running) -> None:
    with three_at_a_table(browser, table_server) as (page, _):
        page.get_by_role("button", name="Since my last turn: 2").click()
        expect_news(page, BOB, "1/2", touches=True)
        expect(page.get_by_role("button", name="The one before")).to_be_disabled()
        page.get_by_role("button", name="The next one").click()
        expect_news(page, CARA, "2/2", touches=False)
        page.get_by_role("button", name="The one before").click()
        expect_news(page, BOB, "1/2", touches=True)
        page.get_by_role("button", name="The next one").click()
        page.get_by_role("button", name="The next one").click()
        expect_the_present(page)


def test_another_device_knows_it_too_and_my_next_turn_ends_it(
    browser: Browser, table_server: Running
) -> None:
    with three_at_a_table(browser, table_server) as (page, ann):
        with visitor(browser, page.url, **known_as(ann)) as elsewhere:
            assert wait_for_turn(elsewhere)
            elsewhere.keyboard.press("n")
            expect_news(elsewhere, BOB, "1/2", touches=True)
        page.keyboard.press("n")
        expect_news(page, BOB, "1/2", touches=True)
        page.locator("[data-place=tool_maker]").click()
        expect(page.locator(".news")).to_have_count(0)
        expect(page.get_by_role("button", name="Since my last turn: 0")).to_be_disabled()


def step_through(page: Page, said: Locator) -> list[tuple[str, bool]]:
    """Press N to the end: every sentence, and whether it is marked as touching me."""
    steps = []
    count = int(str(page.locator(".badge").inner_text()))
    for at in range(count):
        page.keyboard.press("n")
        expect(page.locator(".news")).to_contain_text(f"{at + 1}/{count}")
        steps.append((said.inner_text(), page.locator(".news .touches").count() == 1))
    page.keyboard.press("n")
    expect(page.locator(".news")).to_have_count(0)
    return steps


def test_what_the_end_of_a_round_brings_me_is_marked(host: Host) -> None:
    ann, bob = host.server.guest("Ann"), host.server.guest("Bob")
    table = new_game(2)
    send(table, 0, TOOL_MAKER, 1)
    send(table, 1, FIELD, 1)
    table.phase = ACTING
    match = host.keep_position(table, [ann, bob])
    with host.visit(ann, match) as page:
        assert wait_for_turn(page)
        page.locator("[data-place=tool_maker]").click()
        do(bob, match, 1, "take field")
        do(bob, match, 1, "place hunt 2")
        assert wait_for_turn(page)
        steps = step_through(page, page.locator(".news p > span").first)
        assert steps == [
            ("Bob: field 1", False),
            ("Ann feeds 5 people with food.", True),
            ("Bob: two hunting", False),
        ]


def test_the_log_has_a_row_for_each_turn_which_opens_to_its_lines(
    browser: Browser, table_server: Running
) -> None:
    with three_at_a_table(browser, table_server) as (page, _):
        page.keyboard.press("l")
        rows = page.locator(".log summary")
        expect(rows).to_have_text(["Ann: two to the forest", BOB[0], CARA[0]])
        expect(page.get_by_text("Since your last turn: 2 turns")).to_be_visible()
        line = page.locator(".log .say").get_by_text(BOB[1])
        expect(line).to_be_hidden()
        rows.nth(1).click()
        expect(line).to_be_visible()
        page.locator(".log details[open] .rule").click()
        expect(page.locator(".sought")).to_be_in_viewport()
