"""Lost lines, late answers, reloads and second tabs: nothing is doubled, nothing is lost."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from support.browsing import visitor, wait_for_turn
from support.hosting import known_as
from support.network import Wire
from support.serving import Guest, Running

LOST = "The connection is lost."


class SharedTable:
    """Two people at a table, one of them with a browser; nothing happens that the test does not do."""

    def __init__(self, page: Page, ann: Guest, bob: Guest, match: str) -> None:
        self.page, self.ann, self.bob, self.match = page, ann, bob, match

    def record(self) -> list[str]:
        """What has been decided so far, as the server tells it."""
        events = self.ann.look(self.match, seat=0, seen=0)["events"]
        return [
            f"{each['player']} {each['spot']} {each['people']}" for each in events if each["kind"] == "placed"
        ]

    def open_forest(self, people: int) -> None:
        """Be about to send people to the forest."""
        wait_for_turn(self.page)
        self.page.locator("[data-place=forest]").click()
        self.page.keyboard.press(str(people))
        expect(self.page.locator(".tray .go")).to_have_text(f"Send {people}")

    def send(self) -> None:
        """Send whoever is about to go."""
        self.page.locator(".tray .go").click()

    def expect_in_forest(self, people: int) -> None:
        """So many stand there, and the log tells it once."""
        expect(self.page.locator('.pieces [data-person^="0 forest "]')).to_have_count(people)
        expect(self.page.locator(".log .say").filter(has_text="places")).to_have_count(1)

    def answer(self) -> None:
        """Bob does something, wherever he is."""
        version = self.bob.look(self.match, seat=1)["version"]
        assert self.bob.act(self.match, 1, version, "place hunt 2").status_code == 200


@contextmanager
def two_at_a_table(browser: Browser, server: Running, **wishes: Any) -> Iterator[tuple[SharedTable, Wire]]:
    """Ann with a browser and a line that can be cut, and Bob somewhere else."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited")
    bob.accept(match)
    with visitor(browser, "about:blank", **known_as(ann), **wishes) as page:
        wire = Wire(page)
        page.goto(f"{server.url}/t/{match['id']}")
        yield SharedTable(page, ann, bob, match["id"]), wire


def test_without_a_line_nothing_is_offered_and_what_was_prepared_stays(
    browser: Browser, table_server: Running
) -> None:
    with two_at_a_table(browser, table_server) as (table, wire):
        table.open_forest(2)
        wire.down = True
        wire.cut()
        expect(table.page.locator("h1")).to_contain_text(LOST)
        assert table.page.locator("[data-place], .tray").count() == 0
        wire.down = False
        expect(table.page.locator(".tray .go")).to_have_text("Send 2")
        table.send()
        table.expect_in_forest(2)
        assert table.record() == ["0 forest 2"]


def test_an_action_whose_answer_got_lost_counts_once(browser: Browser, table_server: Running) -> None:
    with two_at_a_table(browser, table_server) as (table, wire):
        table.open_forest(3)
        wire.loses_answers = True
        table.send()
        expect(table.page.locator("[data-place], .tray")).to_have_count(0)  # nobody can send it again
        wire.wait_for_ask()
        table.bob.wait_for_turn(table.match, 1)
        wire.wait_for_lost_answer()
        wire.loses_answers = False
        wire.cut()
        table.expect_in_forest(3)
        assert table.record() == ["0 forest 3"]


def test_an_action_that_got_lost_is_offered_again(browser: Browser, table_server: Running) -> None:
    with two_at_a_table(browser, table_server) as (table, wire):
        table.open_forest(3)
        wire.loses_asks = True
        table.send()
        wire.wait_for_ask()
        wire.loses_asks = False
        wire.cut()
        expect(table.page.locator(".tray .go")).to_have_text("Send 3")
        assert table.record() == []
        table.send()
        table.expect_in_forest(3)
        assert table.record() == ["0 forest 3"]


def test_an_action_that_arrives_after_the_page_came_back_counts_once(
    browser: Browser, table_server: Running
) -> None:
    with two_at_a_table(browser, table_server) as (table, wire):
        table.open_forest(1)
        wire.holds_asks = True
        table.send()
        wire.wait_for_ask()
        wire.cut()
        expect(table.page.locator(".tray .go")).to_have_text("Send 1")
        wire.deliver()
        table.expect_in_forest(1)
        expect(table.page.locator(".tray")).to_have_count(0)
        assert table.record() == ["0 forest 1"]


def test_a_late_action_does_not_double_what_was_done_instead(browser: Browser, table_server: Running) -> None:
    with two_at_a_table(browser, table_server) as (table, wire):
        table.open_forest(1)
        wire.holds_asks = True
        table.send()
        wire.wait_for_ask()
        wire.cut()
        expect(table.page.locator(".tray .go")).to_have_text("Send 1")
        wire.holds_asks = False
        table.page.locator("[data-place=hunt]").click()
        table.page.keyboard.press("3")
        table.send()
        expect(table.page.locator('.pieces [data-person^="0 hunt "]')).to_have_count(3)
        # Those who would go stand there already; the log tells when they have gone.
        expect(table.page.locator(".log .say").filter(has_text="places")).to_have_count(1)
        wire.deliver()
        table.answer()
        wait_for_turn(table.page)
        assert table.record() == ["0 hunt 3", "1 hunt 2"]
        assert table.page.locator('.pieces [data-person^="0 forest "]').count() == 0


def test_what_happened_without_a_line_is_there_afterwards(browser: Browser, table_server: Running) -> None:
    with two_at_a_table(browser, table_server) as (table, wire):
        table.open_forest(1)
        table.send()
        table.expect_in_forest(1)
        wire.down = True
        wire.cut()
        expect(table.page.locator("h1")).to_contain_text(LOST)
        table.answer()
        wire.down = False
        expect(table.page.locator('.pieces [data-person^="1 hunt "]')).to_have_count(2)
        expect(table.page.locator(".log .say").filter(has_text="places")).to_have_count(2)
        wait_for_turn(table.page)
        expect(table.page.get_by_role("button", name="Since my last turn: 1")).to_be_visible()


def test_a_reload_before_the_answer_counts_once(browser: Browser, table_server: Running) -> None:
    with two_at_a_table(browser, table_server) as (table, wire):
        table.open_forest(4)
        wire.loses_answers = True
        table.send()
        wire.wait_for_ask()
        table.bob.wait_for_turn(table.match, 1)
        wire.wait_for_lost_answer()
        wire.loses_answers = False
        table.page.reload()
        table.expect_in_forest(4)
        assert table.record() == ["0 forest 4"]


def test_a_reload_with_something_open_does_nothing(browser: Browser, table_server: Running) -> None:
    with two_at_a_table(browser, table_server) as (table, _):
        table.open_forest(4)
        table.page.reload()
        wait_for_turn(table.page)
        assert table.page.locator(".tray").count() == 0
        assert table.record() == []
        table.open_forest(2)
        table.send()
        table.expect_in_forest(2)


def test_two_tabs_of_one_person_both_stay_right(browser: Browser, table_server: Running) -> None:
    with two_at_a_table(browser, table_server) as (table, _):
        first, second = table.page, table.page.context.new_page()
        second.goto(first.url)
        table.open_forest(2)
        wait_for_turn(second)
        second.locator("[data-place=hunt]").click()
        table.send()
        for tab in (first, second):
            expect(tab.locator('.pieces [data-person^="0 forest "]')).to_have_count(2)
            expect(tab.locator(".tray, [data-place]")).to_have_count(0)
        table.answer()
        wait_for_turn(second)
        second.locator("[data-place=tool_maker]").click()
        for tab in (first, second):
            expect(tab.locator('.pieces [data-person^="0 tool_maker "]')).to_have_count(1)
        assert first.locator(".log .say").all_inner_texts() == second.locator(".log .say").all_inner_texts()
        assert table.record() == ["0 forest 2", "1 hunt 2", "0 tool_maker 1"]
