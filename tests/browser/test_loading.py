"""A table is fetched when a match is opened, not before; a page that got no answer begins anew by itself."""

from typing import Final

from playwright.sync_api import Browser, Page, Route, expect

from support.browsing import choose_stone, start, visitor, wait_for_turn, wait_until
from support.hosting import Host
from support.serving import Running

AWAY: Final = "The server does not answer"
DOWN: Final = 503
A_WHILE: Final = 300  # milliseconds in which a page would have opened a line
# The file of a table is named after the folder of its game.
GAMES: Final = {"stone_age": "Stone Age", "prehistory": "Prehistory", "endless_winter": "Endless Winter"}


def tables(page: Page) -> set[str]:
    """The games whose tables the page has asked for so far."""
    names = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    scripts = [name for name in names if name.endswith(".js")]
    return {game for game in GAMES if any(f"/assets/{game}-" in name for name in scripts)}


def test_each_game_brings_its_own_table(browser: Browser, table_server: Running) -> None:
    for game, title in GAMES.items():
        with visitor(browser, table_server.url) as page:
            page.wait_for_selector(".stone")
            assert tables(page) == set()
            start(page, seats=2, game=title)
            wait_for_turn(page)
            assert tables(page) == {game}


def test_a_table_that_got_no_answer_begins_anew(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url, refusals=(DOWN,)) as page:
        start(page, seats=2)
        wait_for_turn(page)
        for unanswered in ("**/assets/stone_age-*.js", "**/games/*/components*", "**/matches/*"):
            page.route(unanswered, lambda route: route.fulfill(status=DOWN))
            page.reload()
            expect(page.get_by_role("alert")).to_contain_text(AWAY)
            page.unroute(unanswered)
            assert wait_for_turn(page)


def test_the_first_page_that_got_no_answer_begins_anew(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url, refusals=(DOWN,)) as page:
        page.wait_for_selector(".stone")
        page.route("**/games", lambda route: route.fulfill(status=DOWN))
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text(AWAY)
        page.unroute("**/games")
        choose_stone(page)


def test_the_stones_come_when_nothing_can_push_them_aside_any_more(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/matches?which=watchable", hold)
        page.reload()
        wait_until(page, lambda: bool(held))
        expect(page.locator(".stone")).to_have_count(0)
        for route in held:
            route.continue_()
        choose_stone(page)
        expect(page.locator(".fold")).to_be_visible()


def test_whoever_leaves_before_the_table_has_come_opens_no_line_to_it(host: Host) -> None:
    mira = host.server.guest("Mira")
    match = host.keep_moment("placing", mira)
    with host.visit(mira, match) as page:
        page.goto(host.server.url)
        held: list[Route] = []
        lines: list[str] = []
        page.route(f"**/matches/{match}", lambda route: held.append(route))
        page.on("websocket", lambda line: lines.append(line.url))
        page.get_by_role("region", name="Go on").get_by_role("button").first.click()
        wait_until(page, lambda: bool(held))
        page.go_back()
        page.wait_for_selector(".stone")
        for route in held:
            route.continue_()
        page.wait_for_timeout(A_WHILE)
        assert lines == []
