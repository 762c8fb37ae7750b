"""Whoever has set a table: gives seats, removes people, closes and shows it before it begins."""

from pathlib import Path
from typing import Final

import pytest

from support.serving import Running, hear, running, settings_for
from trilith.server.storage.models import Person

ANN: Final = Person("ann", "Ann", "en", claimed=False)
BOB: Final = Person("bob", "Bob", "en", claimed=False)


def test_the_host_gives_seats_to_bots_and_frees_them_again_and_only_then_begins(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited", "invited")
    seats = f"/matches/{match['id']}/seats"
    with ann.socket(match["id"]) as socket:
        hear(socket, "seats")
        given = ann.post(seats, {"seat": 1, "to": {"kind": "bot", "bot": "random"}}).json()
        assert [seat["bot"] for seat in given["seats"]] == [None, "random", None]
        assert [seat["bot"] for seat in hear(socket, "seats")["seats"]] == [None, "random", None]
    other = ann.post(seats, {"seat": 1, "to": {"kind": "bot", "bot": "greedy"}}).json()
    assert other["seats"][1]["bot"] == "greedy"
    assert ann.post(seats, {"seat": 1, "to": {"kind": "invited"}}).json()["seats"][1]["free"] is True
    ann.post(seats, {"seat": 1, "to": {"kind": "bot", "bot": "random"}})
    full = ann.post(seats, {"seat": 2, "to": {"kind": "bot", "bot": "random"}}).json()
    assert full["status"] == "open", "what can be undone begins nothing"
    assert bob.post(f"/invitations/{match['invitation']}", {}).json()["error"] == "NoFreeSeat"
    assert ann.post(f"/matches/{match['id']}/start", {"fill": "random"}).json()["status"] == "playing"
    assert ann.post(seats, {"seat": 2, "to": {"kind": "invited"}}).json()["error"] == "AlreadyStarted"


def test_seats_are_not_given_away_by_others_nor_from_under_anybody(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited", "invited")
    bob.accept(match)
    seats, bot = f"/matches/{match['id']}/seats", {"kind": "bot", "bot": "random"}
    assert bob.post(seats, {"seat": 2, "to": bot}).json()["error"] == "NotYourMatch"
    refused = ann.post(seats, {"seat": 1, "to": bot})
    assert (refused.status_code, refused.json()["error"]) == (409, "SeatTaken")
    assert ann.post(seats, {"seat": 3, "to": bot}).json()["error"] == "NoSuchSeat"
    assert ann.post(seats, {"seat": 2, "to": bot | {"bot": "nobody"}}).json()["error"] == "NoSuchBot"
    assert ann.post(seats, {"seat": 2, "to": {"kind": "anybody"}}).json()["error"] == "BadRequest"
    assert [seat["name"] for seat in ann.get(f"/matches/{match['id']}").json()["seats"]] == ["Ann", "Bob", ""]


def test_the_host_moves_to_another_seat_before_it_begins(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "invited", "random")
    seats = f"/matches/{match['id']}/seats"
    moved = ann.post(seats, {"seat": 2, "to": {"kind": "person"}}).json()
    assert (moved["mine"], moved["status"]) == ([0, 2], "open")
    away = ann.post(seats, {"seat": 0, "to": {"kind": "bot", "bot": "random"}}).json()
    assert (away["mine"], away["seats"][2]["name"]) == ([2], "Ann")
    free = ann.post(seats, {"seat": 2, "to": {"kind": "invited"}}).json()
    assert (free["mine"], free["host"]) == ([], True)
    begun = ann.post(f"/matches/{match['id']}/start", {"fill": "random"}).json()
    assert begun["status"] in ("playing", "over")


def test_the_host_removes_a_person_before_the_start_who_does_not_come_again(server: Running) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    match = ann.set_table("person", "invited", "invited", "random")
    bob.accept(match)
    place = f"/matches/{match['id']}"
    assert bob.post(f"{place}/remove", {"seat": 0}).json()["error"] == "NotYourMatch"
    for seat, error in ((0, "NotYourSeat"), (2, "NotYourSeat"), (3, "NotYourSeat"), (7, "NoSuchSeat")):
        assert ann.post(f"{place}/remove", {"seat": seat}).json()["error"] == error
    with bob.socket(match["id"]) as socket:
        hear(socket, "seats")
        told = ann.post(f"{place}/remove", {"seat": 1}).json()
        assert [seat["free"] for seat in told["seats"]] == [False, True, True, False]
        while not hear(socket, "seats")["seats"][1]["free"]:
            pass
    assert bob.get(place).json()["mine"] == []
    ann.client.patch(place, json={"public": True})
    for way in (f"{place}/join", f"/invitations/{match['invitation']}"):
        refused = bob.post(way, {})
        assert (refused.status_code, refused.json()["error"]) == (403, "AskedToLeave")
    eve.accept(match)
    assert server.guest("Kim").accept(match)["status"] == "playing"
    assert ann.post(f"{place}/remove", {"seat": 1}).json()["error"] == "AlreadyStarted"


@pytest.mark.parametrize("goes", ["removed", "leaves"])
def test_who_lost_the_seat_before_the_start_sees_nothing_of_whoever_has_it_now(
    server: Running, goes: str
) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    match = ann.post(
        "/matches",
        {"game": "endless_winter", "seats": [{"kind": "person"}, {"kind": "invited"}, {"kind": "invited"}]},
    ).json()
    bob.accept(match)
    with bob.socket(match["id"], seat=1) as socket:
        hear(socket, "seats")
        if goes == "removed":
            ann.post(f"/matches/{match['id']}/remove", {"seat": 1})
        else:
            bob.post(f"/matches/{match['id']}/leave", {"seat": 1})
        eve.accept(match)
        server.guest("Kim").accept(match)
        told = hear(socket, "view", "moved")
        assert told["seat"] is None
        assert told["view"] == server.guest("Somebody").look(match["id"])["view"]


def test_whoever_was_removed_stays_so_when_the_server_starts_again(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        match = ann.set_table("person", "invited", "invited")
        bob.accept(match)
        ann.post(f"/matches/{match['id']}/remove", {"seat": 1})
        cookies = dict(bob.client.cookies)
    with running(settings) as server:
        bob = server.stranger()
        bob.client.cookies.update(cookies)
        assert bob.post(f"/invitations/{match['invitation']}", {}).json()["error"] == "AskedToLeave"


def test_a_host_without_a_seat_closes_the_table(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("invited", "invited", public=True)
    place = f"/matches/{match['id']}"
    bob.accept(match)
    assert bob.post(f"{place}/close", None).json()["error"] == "NotYourMatch"
    with bob.socket(match["id"]) as socket:
        hear(socket, "seats")
        assert ann.post(f"{place}/close", None).json()["status"] == "closed"
        while hear(socket, "seats")["status"] != "closed":
            pass
    assert match["id"] not in [each["id"] for each in bob.get("/matches", which="open").json()]
    assert ann.post(f"{place}/close", None).json()["error"] == "AlreadyStarted"


def test_the_host_shows_a_table_to_everybody_and_hides_it_again(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited")["id"]

    def listed() -> bool:
        return match in [each["id"] for each in bob.get("/matches", which="open").json()]

    assert bob.client.patch(f"/matches/{match}", json={"public": True}).json()["error"] == "NotYourMatch"
    assert not listed()
    assert ann.client.patch(f"/matches/{match}", json={"public": True}).json()["public"] is True
    assert listed()
    assert ann.client.patch(f"/matches/{match}", json={"public": False}).json()["public"] is False
    assert not listed()
    assert bob.post(f"/matches/{match}/join", {}).json()["error"] == "NoFreeSeat"
    ann.client.patch(f"/matches/{match}", json={"public": True})
    assert bob.post(f"/matches/{match}/join", {}).json()["status"] == "playing"
    assert ann.client.patch(f"/matches/{match}", json={"public": False}).json()["error"] == "AlreadyStarted"
