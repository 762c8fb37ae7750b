"""The pages round the table: the stones, names, the fire, the curtain, the evening."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import OFFERED, choose_stone, decide, start, visitor, wait_for_turn
from hiding import curtain_of, everything_said
from hosting import Host
from looking import DESK, PHONE, WIDE, fits, violations
from serving import PATIENCE, Running
from trilith.games import GAMES

STONES = {"stone_age": "Stone Age", "prehistory": "Prehistory", "endless_winter": "Endless Winter"}
LONG = 4 * PATIENCE  # seconds for a whole match of bots, on a busy machine


# The stones


def test_two_clicks_lead_from_the_first_page_into_a_game_against_three_bots(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        page.get_by_role("button", name="Stone Age", exact=True).click()
        page.get_by_role("button", name="Play now against three bots").click()
        page.wait_for_selector(OFFERED)
        seats = page.evaluate("fetch('/matches?which=mine').then((answer) => answer.json())")[0]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]


def test_every_stone_is_there_and_only_carved_ones_can_be_chosen(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        page.wait_for_selector("button.stone")
        for game, title in STONES.items():
            expect(page.locator(".stone").filter(has_text=title)).to_be_visible()
            expect(page.get_by_role("button", name=title, exact=True)).to_have_count(int(game in GAMES))


def test_a_guest_has_a_name_already_and_may_take_another(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url, refusals=(422,)) as page:
        choose_stone(page)
        field = page.get_by_label("You play as")
        expect(field).to_have_value("Guest of the fire")
        field.fill("Mira, the first")
        field.press("Enter")
        expect(page.get_by_role("alert")).to_have_text(re.compile("no commas"))
        field.fill("Mira")
        field.press("Enter")
        expect(page.get_by_role("button", name="Mira: name, language, signing in")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_going_on_comes_first_and_says_whose_turn_it_is(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2)
        wait_for_turn(page)
        at = page.url
        page.goto(table_server.url)
        going = page.get_by_role("region", name="Go on")
        expect(going).to_contain_text("Your turn.")
        going.get_by_role("button", name="Go on").click()
        expect(page).to_have_url(at)
        assert wait_for_turn(page)


def test_the_rules_are_searched_in_both_languages(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as page:
        choose_stone(page)
        page.get_by_role("button", name="Rules").click()
        page.get_by_role("searchbox").fill("Hütte genau zwei")
        expect(page.locator(".rules dt")).to_have_text(["SA-3.6"])
        expect(page.locator(".rules dd")).to_contain_text("The hut takes exactly two")
        expect(page.locator(".rules mark").first).to_have_text("Hütte")
        page.keyboard.press("Escape")
        expect(page.locator(".rules")).to_have_count(0)


# Names


def test_a_name_is_kept_with_a_password_and_used_in_another_browser(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url, refusals=(422,)) as mira:
        open_person(mira)
        mira.get_by_role("textbox", name="Your name").fill("Mira of the Ridge")
        mira.get_by_role("textbox", name="Your name").press("Enter")
        expect(mira.locator(".me")).to_contain_text("Mira of the Ridge")
        mira.get_by_text("Keep this name").click()
        keep_name(mira, "short")
        expect(mira.get_by_role("alert")).to_have_text("A password has 8 to 200 characters.")
        keep_name(mira, "flint and wood")
        expect(mira.get_by_text("This name is yours.")).to_be_visible()
        mira.keyboard.press("Escape")
        start(mira, seats=2, company="With friends by link")
        expect(mira).to_have_url(re.compile("/t/"))
        with visitor(browser, table_server.url, locale="de-DE", refusals=(403,)) as elsewhere:
            sign_in(elsewhere, "mira of the ridge", "flint and stone")
            expect(elsewhere.get_by_role("alert")).to_contain_text("mira of the ridge")
            sign_in(elsewhere, "mira of the ridge", "flint and wood")
            # It is the same person: the same table, and the language she reads.
            going = elsewhere.get_by_role("region", name="Go on")
            expect(going).to_contain_text("One seat is free.")
            going.get_by_role("button", name="Go on").click()
            expect(elsewhere).to_have_url(mira.url)
            expect(elsewhere.get_by_role("button", name="Clear the table")).to_be_visible()
            elsewhere.goto(table_server.url)
            open_person(elsewhere)
            elsewhere.get_by_role("button", name="Sign out").click()
            expect(elsewhere.get_by_role("region", name="Go on")).to_have_count(0)
            expect(elsewhere.locator(".me")).to_contain_text("Guest of the fire")


def open_person(page: Page) -> None:
    """Open the panel under one's own name."""
    page.locator(".me").click()


def keep_name(page: Page, password: str) -> None:
    """Give the own name a password."""
    page.get_by_label("Password").first.fill(password)
    page.get_by_role("button", name="Keep it").click()


def sign_in(page: Page, name: str, password: str) -> None:
    """Use a claimed name here; the page may speak either language."""
    if not page.locator(".panel").is_visible():
        open_person(page)
        page.locator(".panel details").last.locator("summary").click()
    form = page.locator(".panel details").last
    form.locator("input[autocomplete=username]").fill(name)
    form.locator("input[type=password]").fill(password)
    form.locator(".go").click()


# Round the fire


def test_friends_and_bots_sit_down_round_the_fire(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as ann:
        start(ann, seats=3, company="With friends by link")
        seats = [ann.get_by_role("article", name=f"Seat {number}") for number in (1, 2, 3)]
        expect(seats[0]).to_contain_text("you")
        with visitor(browser, ann.locator("[data-link]").input_value()) as bob:
            expect(seats[1]).to_contain_text("Guest of the fire")
            expect(bob.get_by_role("article", name="Seat 3")).to_contain_text("Nobody yet")
            expect(bob.get_by_role("button", name="Bot here")).to_have_count(0)
            seats[2].get_by_role("button", name="Bot here").click()
            expect(bob.get_by_role("article", name="Seat 3")).to_contain_text("Level 2 of 2")
            seats[2].get_by_role("button", name="Level 2 of 2").click()
            expect(bob.get_by_role("article", name="Seat 3")).to_contain_text("Level 1 of 2")
            seats[2].get_by_role("button", name="Free the seat").click()
            expect(bob.get_by_role("article", name="Seat 3")).to_contain_text("Nobody yet")
            expect(bob.locator(OFFERED)).to_have_count(0)
            ann.get_by_role("button", name="Begin with a bot").click()
            assert wait_for_turn(ann)
            expect(bob.get_by_role("article", name="Seat 3")).to_have_count(0)


def test_the_link_is_copied_for_friends(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url, permissions=["clipboard-read", "clipboard-write"]) as ann:
        start(ann, seats=2, company="With friends by link")
        link = ann.locator("[data-link]").input_value()
        for button in ("Copy the link", "Invite"):
            ann.evaluate("navigator.clipboard.writeText('')")
            ann.get_by_role("button", name=button).click()
            ann.wait_for_function(
                "(link) => navigator.clipboard.readText().then((text) => text === link)", arg=link
            )
        expect(ann.get_by_role("status").filter(has_text="Copied")).to_be_visible()


def test_an_open_table_is_found_by_everybody_and_a_cleared_one_by_nobody(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as ann, visitor(browser, table_server.url) as bob:
        start(ann, seats=3, company="With friends by link")
        ann.get_by_role("radio", name="Open to all").click()
        expect(ann.get_by_role("radio", name="Open to all")).to_be_checked()
        expect(ann.get_by_text("Everybody finds this table")).to_be_visible()
        bob.goto(table_server.url)
        bob.get_by_role("region", name="Open tables").get_by_role("button", name="Sit down").click()
        expect(bob).to_have_url(ann.url)
        expect(ann.get_by_role("article", name="Seat 2")).to_contain_text("Guest of the fire")
        bob.get_by_role("button", name="Get up again").click()
        expect(ann.get_by_role("article", name="Seat 2")).to_contain_text("Nobody yet")
        bob.goto(ann.url)
        expect(bob.get_by_role("button", name="Sit down")).to_be_visible()
        ann.get_by_role("button", name="Clear the table").click()
        expect(bob.get_by_text("This table was cleared")).to_be_visible()


def test_the_luck_is_promised_at_the_fire_and_kept_in_the_evening(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as ann:
        start(ann, seats=2, company="With friends by link")
        ann.get_by_text("Fair luck").click()
        expect(ann.locator(".luck code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
        promised = ann.locator(".luck code").inner_text()
        ann.get_by_role("button", name="Begin with a bot").click()
        assert wait_for_turn(ann)
        let_bots_finish(ann)
        ann.get_by_role("button", name="Check the dice").click()
        expect(ann.locator(".dice code").first).to_have_text(promised)
        expect(ann.get_by_text("the seed fits the promise")).to_be_visible()


# The curtain


def test_behind_the_curtain_nothing_of_the_table_is_in_the_page(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=2, company="Here on one device")
        page.wait_for_selector(".curtain")
        assert everything_said(page) == curtain_of("Guest of the fire")
        page.locator(".curtain .go").click()
        for turn in range(4):
            assert wait_for_turn(page)
            assert len(everything_said(page)) > 20
            decide_until_curtain(page)
            name = ("Player 2", "Guest of the fire")[turn % 2]
            assert everything_said(page) == curtain_of(name)
            page.locator(".curtain .go").click()


def decide_until_curtain(page: Page) -> None:
    """Decide as long as it is the turn of whoever sits there."""
    for at in range(40):
        if page.locator(".curtain").count():
            return
        decide(page, at)
        page.wait_for_selector(f"{OFFERED}, .curtain")
    raise AssertionError("the turn never ends")


# The evening


def let_bots_finish(page: Page) -> None:
    """Leave the match, so that bots play it to its end, and come back for the evening."""
    match = page.url.rsplit("/", 1)[1]
    page.evaluate(
        """async (match) => {
            const body = JSON.stringify({ seat: 0 });
            const headers = { "content-type": "application/json" };
            await fetch(`/matches/${match}/leave`, { method: "POST", headers, body });
        }""",
        match,
    )
    page.wait_for_selector(".final", timeout=LONG * 1000)


def test_the_evening_tells_who_won_why_and_how_it_came_and_leads_on(
    browser: Browser, table_server: Running
) -> None:
    with visitor(browser, table_server.url) as page:
        start(page, seats=3)
        assert wait_for_turn(page)
        let_bots_finish(page)
        match = page.url.rsplit("/", 1)[1]
        table = page.evaluate("(match) => fetch(`/matches/${match}/view`).then((told) => told.json())", match)
        result = table["result"]
        expect(page.locator("h1")).to_contain_text("win")
        totals = page.locator(".final tfoot .points")
        expect(totals).to_have_count(len(result["scores"]))
        assert sorted(int(text.split()[0]) for text in totals.all_inner_texts()) == sorted(result["scores"])
        expect(page.locator(".final thead").first).to_contain_text("helped by a bot")
        chart = page.get_by_role("img", name="Points over the rounds")
        for score in result["scores"]:
            expect(chart).to_contain_text(f"{score} points in the end")
        page.get_by_text("As figures").click()
        rows = page.get_by_role("group", name="Points over the rounds").locator("tbody tr")
        expect(rows.last).to_be_visible()
        told = [
            [int(cell.replace("\u2212", "-")) for cell in row.locator("td").all_inner_texts()]
            for row in rows.all()
        ]
        assert told == [each["points"] for each in result["history"]]
        with page.expect_download() as download:
            page.get_by_role("link", name="Save the record").click()
        assert result["seed"] in download.value.path().read_text(encoding="utf-8")
        page.get_by_role("button", name="Look at the table").click()
        expect(page.locator(".final")).to_have_count(0)
        page.get_by_role("button", name="Back to the final score").click()
        before = page.url
        page.get_by_role("button", name="Rematch").click()
        expect(page).not_to_have_url(before)
        expect(page.locator(".final")).to_have_count(0)
        assert wait_for_turn(page)


def test_a_rematch_calls_the_others_along(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as ann:
        start(ann, seats=2, company="With friends by link")
        with visitor(browser, ann.locator("[data-link]").input_value()) as bob:
            assert wait_for_turn(ann)
            expect(bob).to_have_url(ann.url)
            leave(bob, seat=1)
            let_bots_finish(ann)
            bob.wait_for_selector(".final", timeout=LONG * 1000)
            ann.get_by_role("button", name="Rematch").click()
            expect(ann.get_by_role("article", name="Seat 2")).to_contain_text("Guest of the fire is awaited")
            bob.get_by_role("button", name="Come along to the rematch").click()
            expect(bob).to_have_url(ann.url)
            assert wait_for_turn(ann)


def leave(page: Page, seat: int) -> None:
    """Get up from a match that is being played."""
    page.evaluate(
        """async ([match, seat]) => {
            const headers = { "content-type": "application/json" };
            await fetch(`/matches/${match}/leave`, { method: "POST", headers, body: JSON.stringify({ seat }) });
        }""",
        [page.url.rsplit("/", 1)[1], seat],
    )


# For everybody


@pytest.fixture(scope="module")
def finished(host: Host) -> str:
    """The same match every time, and it is over; whoever has its address may look at it."""
    return host.keep_moment("evening", host.server.guest("Ann"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK, WIDE], ids=["phone", "desk", "wide"])
def test_no_violations_on_any_page_and_nothing_sticks_out(
    browser: Browser, table_server: Running, finished: str, theme: str, size: dict[str, int]
) -> None:
    with visitor(browser, table_server.url, viewport=size, color_scheme=theme) as page:
        with nothing_wrong(page, "the stones"):
            page.wait_for_selector("button.stone")
        with nothing_wrong(page, "the foot of a stone and its options"):
            choose_stone(page)
            page.locator(".fold").click()
        with nothing_wrong(page, "the rules"):
            page.get_by_role("button", name="Rules").click()
            page.get_by_role("searchbox").fill("hut")
        page.keyboard.press("Escape")
        with nothing_wrong(page, "the panel of a person"):
            open_person(page)
            page.get_by_text("Keep this name").click()
            page.get_by_text("I have a name already").click()
        page.keyboard.press("Escape")
        with nothing_wrong(page, "the fire"):
            page.get_by_role("radio", name="4 players").click()
            page.get_by_role("button", name="With friends by link").click()
            page.get_by_role("button", name="Bot here").first.click()
            page.get_by_text("Fair luck").click()
        page.goto(table_server.url)
        expect(page.get_by_role("region", name="Go on")).to_be_visible()
        with nothing_wrong(page, "the curtain"):
            choose_stone(page)
            page.get_by_role("button", name="Here on one device").click()
            page.wait_for_selector(".curtain")
        with nothing_wrong(page, "the evening"):
            page.goto(f"{table_server.url}/t/{finished}")
            page.get_by_text("As figures").click()
            page.get_by_role("button", name="Check the dice").click()
            expect(page.get_by_text("the seed fits the promise")).to_be_visible()


@contextmanager
def nothing_wrong(page: Page, where: str) -> Iterator[None]:
    """After this, axe-core finds nothing, and nothing sticks out sideways."""
    yield
    assert (where, violations(page)) == (where, [])
    assert (where, fits(page)) == (where, True)
