"""Round the fire: seats are taken, friends invited, tables opened and cleared."""

from playwright.sync_api import Browser, expect

from support.browsing import GUEST, OFFERED, open_person, start, visitor, wait_for_turn
from support.hosting import Host
from support.serving import Running


def test_friends_and_bots_sit_down_round_the_fire(browser: Browser, table_server: Running) -> None:
    with visitor(browser, table_server.url) as ann:
        start(ann, seats=3, company="With friends by link")
        seats = [ann.get_by_role("article", name=f"Seat {number}") for number in (1, 2, 3)]
        expect(seats[0]).to_contain_text("you")
        with visitor(browser, ann.locator("[data-link]").input_value()) as bob:
            expect(seats[1]).to_contain_text(GUEST)
            expect(bob.get_by_role("article", name="Seat 3")).to_contain_text("Nobody yet")
            expect(bob.get_by_role("button", name="Bot here")).to_have_count(0)
            seats[2].get_by_role("button", name="Bot here").click()
            his = bob.get_by_role("article", name="Seat 3")
            expect(his).to_contain_text("Level 2 of 5")
            face = str(his.locator("[data-face]").get_attribute("data-face"))
            seats[2].get_by_role("button", name="Level 2 of 5").click()
            expect(his).to_contain_text("bot, thinks ahead")  # who is on no level, and has no face
            expect(his.locator("[data-face]")).to_have_count(0)
            seats[2].get_by_role("button", name="bot, thinks ahead").click()
            expect(his).to_contain_text("Level 3 of 5")
            expect(his.locator(f"[data-face={face}]")).to_be_visible()
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
        expect(ann.get_by_role("article", name="Seat 2")).to_contain_text(GUEST)
        bob.get_by_role("button", name="Get up again").click()
        expect(ann.get_by_role("article", name="Seat 2")).to_contain_text("Nobody yet")
        bob.goto(ann.url)
        expect(bob.get_by_role("button", name="Sit down")).to_be_visible()
        ann.get_by_role("button", name="Clear the table").click()
        expect(bob.get_by_text("This table was cleared")).to_be_visible()


def test_the_host_removes_somebody_who_is_told_so_and_names_show_whether_they_are_kept(
    browser: Browser, table_server: Running, host: Host
) -> None:
    runa, bob = table_server.guest("Runa"), table_server.guest("Bob")
    assert runa.post("/people/me/claim", {"password": "flint and wood"}).status_code == 200
    table = runa.set_table("person", "invited", "invited", public=True)
    bob.accept(table)
    with host.visit(runa, table["id"]) as hers, host.visit(bob, table["id"]) as his:
        expect(hers.get_by_role("article", name="Seat 1")).to_contain_text("kept with a password")
        expect(his.get_by_role("article", name="Seat 1")).to_contain_text("kept with a password")
        expect(his.get_by_role("article", name="Seat 2")).not_to_contain_text("kept with a password")
        expect(his.get_by_role("button", name="Remove")).to_have_count(0)
        seat = hers.get_by_role("article", name="Seat 2")
        seat.get_by_role("button", name="Remove Bob").click()
        seat.get_by_role("button", name="Better not").click()
        seat.get_by_role("button", name="Remove Bob").click()
        seat.get_by_role("button", name="Remove", exact=True).click()
        expect(seat).to_contain_text("Nobody yet")
        expect(his.get_by_text("has given your seat away")).to_be_visible()
        expect(his.get_by_role("button", name="Sit down")).to_have_count(0)
        expect(his.get_by_role("button", name="Get up again")).to_have_count(0)


def test_a_host_without_a_seat_clears_the_table(browser: Browser, table_server: Running, host: Host) -> None:
    ann, bob = table_server.guest("Ann"), table_server.guest("Bob")
    table = ann.set_table("invited", "invited", "random")
    bob.accept(table)
    with host.visit(ann, table["id"]) as hers, host.visit(bob, table["id"]) as his:
        expect(his.get_by_role("button", name="Clear the table")).to_have_count(0)
        hers.get_by_role("button", name="Clear the table").click()
        expect(his.get_by_text("This table was cleared")).to_be_visible()


def test_who_signs_out_on_one_page_is_a_guest_on_the_others(
    browser: Browser, table_server: Running, host: Host
) -> None:
    ylva = table_server.guest("Ylva")
    assert ylva.post("/people/me/claim", {"password": "flint and wood"}).status_code == 200
    table = ylva.set_table("person", "invited")
    with host.visit(ylva, table["id"], refusals=(401,)) as page:
        expect(page.get_by_role("article", name="Seat 1")).to_contain_text("you")
        other = page.context.new_page()
        other.goto(table_server.url)
        open_person(other)
        other.get_by_role("button", name="Sign out").click()
        expect(other.locator(".me")).to_contain_text(GUEST)
        expect(page.locator(".me")).to_contain_text(GUEST)
        expect(page.get_by_role("article", name="Seat 1")).not_to_contain_text("you")
