"""Coming, going, and bots that stand in."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from support.database import new_match, opened
from support.serving import PATIENCE, Guest, Running, running, settings_for
from trilith.server.rooms.registry import LOOKED_AT_TOGETHER
from trilith.server.rooms.room import Room
from trilith.server.rooms.seating import join
from trilith.server.rooms.stand_ins import absent
from trilith.server.storage.models import Person

ANN: Final = Person("ann", "Ann", "en", claimed=False)
BOB: Final = Person("bob", "Bob", "en", claimed=False)


def wait_until(guest: Guest, match: str, seat: int, field: str, value: Any) -> dict[str, Any]:
    """The match once one of its seats is like that."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told: dict[str, Any] = guest.get(f"/matches/{match}").json()
        if told["seats"][seat][field] == value:
            return told
        time.sleep(0.02)
    raise TimeoutError(field)


def test_public_matches_are_listed_and_joined_without_a_link(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited", public=True)["id"]
    secret = ann.set_table("person", "invited")["id"]
    listed = [each["id"] for each in bob.get("/matches", which="open").json()]
    assert match in listed
    assert secret not in listed
    assert bob.get(f"/matches/{match}").json()["invitation"] is None
    assert bob.post(f"/matches/{secret}/join", {}).json()["error"] == "NoFreeSeat"
    assert bob.post(f"/matches/{match}/join", {"name": "Bobby"}).json()["status"] == "playing"
    assert match in [each["id"] for each in server.guest("Eve").get("/matches", which="watchable").json()]
    assert bob.post(f"/matches/{match}/join", {}).json()["error"] == "NoFreeSeat"
    assert [each["id"] for each in bob.get("/matches", which="mine").json()] == [match]


def test_the_host_begins_sooner_with_bots_in_the_free_seats(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited", "invited")
    assert ann.get(f"/matches/{match['id']}/view").json()["error"] == "NotStarted"
    bob.accept(match)
    assert bob.post(f"/matches/{match['id']}/start", {"fill": "random"}).json()["error"] == "NotYourMatch"
    begun = ann.post(f"/matches/{match['id']}/start", {"fill": "random"}).json()
    assert begun["status"] == "playing"
    assert [seat["bot"] for seat in begun["seats"]] == [None, None, "random"]
    assert ann.post(f"/matches/{match['id']}/start", {"fill": "random"}).json()["error"] == "AlreadyStarted"


def test_before_the_match_whoever_leaves_frees_the_seat_and_the_host_closes_the_table(
    server: Running,
) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited", "invited")
    bob.accept(match)
    assert bob.post(f"/matches/{match['id']}/leave", {"seat": 1}).json()["seats"][1]["free"] is True
    assert ann.post(f"/matches/{match['id']}/leave", {"seat": 0}).json()["status"] == "closed"
    assert bob.post(f"/invitations/{match['invitation']}", {}).json()["error"] == "NoFreeSeat"


def test_a_bot_stands_in_for_whoever_leaves_until_they_come_back(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited")
    bob.accept(match)
    left = ann.post(f"/matches/{match['id']}/leave", {"seat": 0}).json()
    assert left["seats"][0]["stand_in"] == "greedy"
    table = bob.wait_for_turn(match["id"], 1)
    version = table["version"]
    assert ann.act(match["id"], 0, version, "place hunt 1").json()["error"] == "NotYourSeat"
    back = ann.post(f"/matches/{match['id']}/return", {"seat": 0}).json()
    assert back["seats"][0]["stand_in"] is None
    assert back["seats"][0]["assisted"] is True
    bob.act(match["id"], 1, version, "place hunt 1")
    table = ann.wait_for_turn(match["id"], 0)
    assert ann.act(match["id"], 0, table["version"], table["choices"][0]["text"]).status_code == 200


def test_when_everybody_leaves_bots_play_to_the_end_and_the_result_says_so(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "greedy")["id"]
    ann.post(f"/matches/{match}/leave", {"seat": 0})
    table = ann.wait_for_turn(match, 0)
    while table["status"] == "playing":
        time.sleep(0.1)
        table = ann.look(match)
    assert table["result"]["assisted"] == [True, False]


def test_a_bot_stands_in_for_whoever_is_away_too_long_while_somebody_waits(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, away_seconds=0.4)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        alone = ann.set_table("person", "greedy")["id"]
        match = ann.set_table("person", "invited")
        with ann.socket(match["id"]):
            bob.accept(match)  # not earlier: on a slow machine she would be away while she connects
            time.sleep(1.0)
            assert bob.get(f"/matches/{match['id']}").json()["seats"][0]["stand_in"] is None
        told = wait_until(bob, match["id"], 0, "stand_in", "greedy")
        assert told["seats"][0]["assisted"] is True
        assert bob.get(f"/matches/{alone}").json()["seats"][0]["stand_in"] is None, "nobody waits there"
        table = bob.wait_for_turn(match["id"], 1)
        assert table["actor"] == 1


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now

    def later(self, seconds: float) -> None:
        self.now += seconds


@asynccontextmanager
async def two_at_a_table(folder: Path) -> AsyncIterator[Room]:
    """A match in which Ann is to decide; nobody is connected."""
    async with opened(settings_for(folder)) as (store, rooms):
        for person in (ANN, BOB):
            await store.add_person(person, person.id)
        room = await rooms.create(ANN, new_match("person", "invited"))
        await join(room, BOB, None, None)
        assert room.actor == 0
        yield room


def test_while_nobody_is_there_a_match_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr("trilith.server.rooms.shared_match.monotonic", clock)

    async def story() -> None:
        async with two_at_a_table(tmp_path) as room:
            clock.later(10_000)
            assert absent(room, 120, clock.now) is None, "Bob is away, too"
            room.connect(BOB.id)
            clock.later(119)
            assert absent(room, 120, clock.now) is None, "Bob has not waited for long"
            clock.later(2)
            assert absent(room, 120, clock.now) == 0
            room.connect(ANN.id)
            assert absent(room, 120, clock.now) is None, "Ann is here"

    asyncio.run(story())


def test_whose_connection_was_lost_for_a_moment_has_waited_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("trilith.server.rooms.shared_match.monotonic", clock)

    async def story() -> None:
        async with two_at_a_table(tmp_path) as room:
            room.connect(BOB.id)
            clock.later(100)
            room.disconnect(BOB.id)
            clock.later(10)
            room.connect(BOB.id)
            clock.later(11)
            assert absent(room, 120, clock.now) == 0
            room.disconnect(BOB.id)
            clock.later(3_600)
            room.connect(BOB.id)
            clock.later(119)
            assert absent(room, 120, clock.now) is None, "after an hour Bob begins to wait anew"

    asyncio.run(story())


def test_one_person_has_only_so_many_unfinished_matches(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, most_matches=2)) as server:
        ann = server.guest("Ann")
        ann.set_table("person", "invited")
        ann.set_table("person", "invited")
        seats = [{"kind": "person"}, {"kind": "invited"}]
        answer = ann.post("/matches", {"game": "stone_age", "seats": seats})
        assert (answer.status_code, answer.json()["error"]) == (429, "TooManyMatches")


def test_one_person_takes_one_seat_at_somebody_elses_public_table(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited", "invited", "invited", public=True)
    join, link = f"/matches/{match['id']}/join", f"/invitations/{match['invitation']}"
    assert bob.post(join, {}).status_code == 200
    for way in (join, link):
        refused = bob.post(way, {"name": "Bob's brother"})
        assert (refused.status_code, refused.json()["error"]) == (409, "AlreadySeated")
    assert ann.post(join, {"name": "Ann's sister"}).json()["mine"] == [0, 2], "it is her own table"
    ann.client.patch(f"/matches/{match['id']}", json={"public": False})
    assert bob.post(link, {"name": "Bob's brother"}).json()["mine"] == [1, 3], "with the link, friends share"


def test_one_person_has_only_so_many_matches_of_bots_alone(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, most_bot_matches=1, bot_seconds=1_000.0)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        bots = {"game": "stone_age", "seats": [{"kind": "bot", "bot": "greedy"}] * 4}
        left = ann.set_table("person", "greedy", "greedy", "greedy")["id"]
        ann.post(f"/matches/{left}/leave", {"seat": 0})  # from now on, bots are among themselves there
        refused = ann.post("/matches", bots)
        assert (refused.status_code, refused.json()["error"]) == (429, "TooManyBotMatches")
        assert bob.post("/matches", bots).status_code == 201
        assert ann.post(f"/matches/{left}/return", {"seat": 0}).status_code == 200
        assert ann.post("/matches", bots).status_code == 201


def test_the_luck_is_promised_before_anybody_has_sat_down(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited")
    assert len(match["commitment"]) == 64
    assert bob.accept(match)["commitment"] == match["commitment"]
    assert ann.look(match["id"])["commitment"] == match["commitment"]


def test_looking_for_absent_people_makes_way_for_whoever_acts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, looked_at, turns = 10 * LOOKED_AT_TOGETHER, 0, 0

    async def look(*_: object) -> None:
        nonlocal looked_at
        looked_at += 1

    async def act() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async def story() -> None:
        async with opened(settings_for(tmp_path)) as (_, rooms):
            with monkeypatch.context() as patched:
                patched.setattr("trilith.server.rooms.registry.stand_in_for_absent", look)
                patched.setattr(rooms, "all_in_memory", lambda: [None] * there)
                acting = asyncio.create_task(act())
                await rooms._stand_in()
                acting.cancel()

    asyncio.run(story())
    assert looked_at == there
    assert turns >= there // LOOKED_AT_TOGETHER - 1
