"""Several servers on one PostgreSQL and one Redis: any of them answers any request and any socket for any match."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from support.postgres import Postgres
from support.redis import RedisServer
from support.serving import PATIENCE, Guest, Running, hear, running, say, settings_for
from support.stone_age.choosing import choose
from trilith.server.bots import pool
from trilith.server.errors import DatabaseInUse
from trilith.server.settings import Settings
from trilith.server.sharing import leases
from trilith.server.sharing.connecting import connect
from trilith.server.sharing.leases import RedisLeases
from trilith.server.sharing.redis_bus import RedisBus
from trilith.server.storage.instance_lock import AdvisoryLock
from trilith.server.storage.models import StoredMatch
from trilith.server.storage.store import Store

AWAY = 0.6


@pytest.fixture(scope="module")
def settings(cluster: Postgres, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Those of servers that share a database and a Redis."""
    folder = Path(tmp_path_factory.mktemp("servers"))
    return settings_for(folder, database=cluster.database(), redis=redis.url)


@pytest.fixture(scope="module")
def both(settings: Settings) -> Iterator[tuple[Running, Running]]:
    """Two servers that share a database and a Redis."""
    with running(settings) as here, running(settings) as there:
        yield here, there


def elsewhere(guest: Guest, server: Running) -> Guest:
    """The same person, at another server."""
    found = server.stranger()
    found.client.cookies.update(guest.client.cookies)
    return found


def two_people(here: Running, there: Running) -> tuple[Guest, Guest, str]:
    """Ann plays here, Bob there."""
    ann, bob = here.guest("Ann"), there.guest("Bob")
    match = ann.set_table("person", "invited")
    bob.accept(match)
    return ann, bob, match["id"]


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something, with a limit that only a mistake reaches."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_whoever_shares_a_database_keeps_out_whoever_does_not(cluster: Postgres) -> None:
    database = cluster.database()

    async def story() -> None:
        one, other = AdvisoryLock(database, shared=True), AdvisoryLock(database, shared=True)
        alone = AdvisoryLock(database)
        await one.hold()
        await other.hold()
        with pytest.raises(DatabaseInUse):
            await alone.hold()
        await one.release()
        await other.release()
        await alone.hold()
        with pytest.raises(DatabaseInUse):
            await one.hold()
        await alone.release()

    asyncio.run(story())


def test_what_is_done_at_one_server_is_seen_at_the_other(both: tuple[Running, Running]) -> None:
    here, there = both
    ann, bob, match = two_people(here, there)
    with ann.socket(match, seat=0) as at_ann, bob.socket(match, seat=1) as at_bob:
        tables = [hear(at_ann, "view", "moved"), hear(at_bob, "view", "moved")]
        assert tables[0]["version"] == tables[1]["version"]
        for number in range(12):
            seat = tables[0]["actor"]
            told = choose(tables[seat])
            say(
                (at_ann, at_bob)[seat],
                kind="act",
                version=tables[seat]["version"],
                actions=[told],
                reply=number,
            )
            tables = [hear(at_ann, "moved"), hear(at_bob, "moved")]
            assert tables[0]["version"] == tables[1]["version"] > number
            assert tables[0]["events"]
            assert tables[0]["since"] == tables[1]["since"]


def test_what_was_played_elsewhere_is_played_on_without_reading_it(
    both: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = both
    ann, bob, match = two_people(here, there)
    with ann.socket(match, seat=0) as at_ann, bob.socket(match, seat=1) as at_bob:
        tables = [hear(at_ann, "view", "moved"), hear(at_bob, "view", "moved")]
        monkeypatch.setattr(RedisBus, "watched", lambda bus: [])  # nobody looks for what was not told
        monkeypatch.setattr(Store, "whole", None)
        for _ in range(4):
            seat = tables[0]["actor"]
            told = choose(tables[seat])
            say((at_ann, at_bob)[seat], kind="act", version=tables[seat]["version"], actions=[told], reply=1)
            tables = [hear(at_ann, "moved"), hear(at_bob, "moved")]
            assert tables[0]["version"] == tables[1]["version"]


def test_requests_of_one_person_may_come_to_any_server(
    both: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = both
    monkeypatch.setattr(
        RedisBus, "tell", lambda *news, **more: None
    )  # what they are told counts for nothing here
    monkeypatch.setattr(RedisBus, "watched", lambda bus: [])
    ann = here.guest("Ann")
    ann_there = elsewhere(ann, there)
    match = ann.set_table("person", "person")["id"]
    for turn in range(30):
        asking, acting = (ann, ann_there) if turn % 2 else (ann_there, ann)
        seat = asking.look(match)["actor"]
        table = asking.look(match, seat=seat)
        answer = acting.act(match, seat, table["version"], choose(table))
        assert answer.status_code == 200, answer.text
        assert asking.look(match)["version"] == answer.json()["version"]
    seat = ann.look(match)["actor"]
    before = ann.look(match, seat=seat)
    after = ann.act(match, seat, before["version"], choose(before)).json()
    assert after["undo"]
    undo = {"seat": seat, "version": after["version"], "steps": 1}
    assert ann_there.post(f"/matches/{match}/undo", undo).status_code == 200
    again = ann.look(match, seat=seat)
    assert again["version"] > after["version"]
    assert again["choices"] == before["choices"]


def test_who_is_there_is_known_everywhere(both: tuple[Running, Running]) -> None:
    here, there = both
    ann, bob, match = two_people(here, there)

    def present(guest: Guest) -> list[bool]:
        return [seat["present"] for seat in guest.look(match)["seats"]]

    with ann.socket(match, seat=0) as at_ann:
        wait_until(lambda: present(bob) == [True, False])
        with bob.socket(match, seat=1):
            wait_until(lambda: present(ann) == [True, True])
            told = hear(at_ann, "seats")
            while not told["seats"][1]["present"]:
                told = hear(at_ann, "seats")
        wait_until(lambda: present(ann) == [True, False])
    wait_until(lambda: present(bob) == [False, False])


def test_a_bot_stands_in_for_nobody_who_is_connected_to_another_server(
    both: tuple[Running, Running], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = both
    ann, bob, match = two_people(here, there)
    with ann.socket(match, seat=0) as at_ann, bob.socket(match, seat=1):
        wait_until(lambda: bob.look(match)["seats"][0]["present"])
        monkeypatch.setattr(settings, "away_seconds", AWAY)
        time.sleep(3 * AWAY)  # nothing happens meanwhile
        assert not any(seat["assisted"] for seat in bob.look(match)["seats"])
        assert bob.look(match)["actor"] == 0
        at_ann.close()
        wait_until(lambda: bob.look(match)["seats"][0]["assisted"])
        wait_until(lambda: bob.look(match)["actor"] == 1)


def test_signing_out_at_one_server_ends_sockets_at_the_other(both: tuple[Running, Running]) -> None:
    here, there = both
    ann = here.guest("Ann")
    ann_there = elsewhere(ann, there)
    match = ann.set_table("person", "person")["id"]
    with ann_there.socket(match, seat=0) as socket:
        hear(socket, "view", "moved")
        assert ann.client.delete("/sessions/me").status_code == 204
        with pytest.raises(ConnectionClosed, match="NotSignedIn"):
            hear(socket, "nothing")
    assert ann_there.get("/people/me").status_code == 401


def test_a_bot_answers_whoever_plays_at_either_server(both: tuple[Running, Running]) -> None:
    here, there = both
    ann = here.guest("Ann")
    ann_there = elsewhere(ann, there)
    match = ann.set_table("person", "random")["id"]
    for turn in range(8):
        guest = (ann, ann_there)[turn % 2]
        table = guest.wait_for_turn(match, 0)
        assert guest.act(match, 0, table["version"], choose(table)).status_code == 200


@pytest.mark.thorough
def test_bots_whose_server_is_gone_go_on_elsewhere(
    cluster: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    settings = settings_for(tmp_path, database=cluster.database(), redis=redis.url)
    with running(settings) as here:
        with running(settings) as there:
            bob = there.guest("Bob")
            match = bob.set_table("random", "random", "random", "random")["id"]
            bob_here = elsewhere(bob, here)
            wait_until(lambda: bob_here.look(match)["version"] > 10)
        before = bob_here.look(match)["version"]
        assert bob_here.look(match)["status"] == "playing"
        wait_until(lambda: bob_here.look(match)["version"] > before + 10)


def test_a_hint_is_counted_once_wherever_it_is_asked_for(
    both: tuple[Running, Running], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("HINT_WAIT", "HINT_SECONDS"):  # a slow machine takes longer
        monkeypatch.setattr(pool, limit, PATIENCE)
    here, there = both
    ann = here.guest("Ann")
    match = ann.set_table("person", "random", practice=True)["id"]
    version = ann.wait_for_turn(match, 0)["version"]
    asked = {"seat": 0, "version": version}
    hints = [guest.post(f"/matches/{match}/torch", asked) for guest in (ann, elsewhere(ann, there), ann)]
    assert [hint.status_code for hint in hints] == [200] * 3
    assert all(hint.json()["candidates"] for hint in hints)
    assert hints[0].json() == hints[2].json()  # another server thinks anew, for as long as it may
    assert len(asyncio.run(stored(settings, match)).torches) == 1


def test_work_is_done_by_one_and_taken_up_when_that_one_is_gone(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE_SECONDS", 0.3)
    monkeypatch.setattr(leases, "RENEW_SECONDS", 0.1)

    async def story() -> None:
        client = connect(redis.url)
        one, other = RedisLeases(client, "test"), RedisLeases(client, "test")
        async with one.hold("work") as first:
            assert first
            async with other.hold("other work") as another:
                assert another
            await asyncio.sleep(1)  # it is renewed meanwhile
            async with other.hold("work") as second:
                assert not second
            await one.close()  # as if the process were gone, though it gives nothing back
            until = time.monotonic() + PATIENCE
            taken = False
            while not taken:
                assert time.monotonic() < until
                async with other.hold("work") as taken:
                    await asyncio.sleep(0.02)
        await other.close()
        await client.aclose()

    asyncio.run(story())


def test_what_was_not_told_is_found_out_by_the_version(
    both: tuple[Running, Running], redis: RedisServer
) -> None:
    here, there = both
    ann, bob, match = two_people(here, there)
    with bob.socket(match, seat=1) as at_bob:
        table = hear(at_bob, "view", "moved")
        redis.stop()
        try:
            ann_sees = ann.look(match, seat=0)
            assert ann_sees["actor"] == 0
            assert ann.act(match, 0, table["version"], choose(ann_sees)).status_code == 200
            assert hear(at_bob, "moved")["version"] == table["version"] + 1
            health = ann.get("/healthz")
            assert health.status_code == 503
            assert health.json()["checks"]["redis"] == "no-answer"
        finally:
            redis.start()
        wait_until(lambda: ann.get("/healthz").status_code == 200)
        # Who is where was told again, too.
        wait_until(lambda: ann.look(match)["seats"][1]["present"])


@pytest.mark.thorough  # `make chaos` shows the same
def test_nobody_is_told_an_older_table_than_they_have_seen(
    both: tuple[Running, Running], cluster: Postgres, redis: RedisServer
) -> None:
    here, there = both
    ann, bob, match = two_people(here, there)
    bob.look(match)
    redis.stop()
    try:
        seen = ann.look(match, seat=0)
        seen = ann.act(match, 0, seen["version"], choose(seen)).json()
        cluster.stop()  # before the other server has looked for what it was not told
        with ExitStack() as again:
            again.callback(cluster.start)
            with bob.socket(match, seat=1, seen=seen["version"]) as socket:
                with suppress(TimeoutError):  # it says nothing, or has just found it out
                    assert json.loads(socket.recv(timeout=1))["version"] >= seen["version"]
                again.close()
                say(socket, kind="look")
                assert hear(socket, "view", "moved")["version"] >= seen["version"]
    finally:
        redis.start()
    wait_until(lambda: ann.get("/healthz").status_code == 200)


def test_the_seed_of_a_match_is_not_told(
    both: tuple[Running, Running], settings: Settings, redis: RedisServer
) -> None:
    import redis as client

    here, there = both
    with client.Redis.from_url(redis.url) as spy, spy.pubsub() as heard:
        heard.psubscribe("*")
        ann, bob, match = two_people(here, there)
        table = ann.look(match, seat=0)
        assert bob.look(match)["version"] == table["version"]
        assert ann.act(match, 0, table["version"], choose(table)).status_code == 200
        told: list[dict[str, Any]] = []
        until = time.monotonic() + PATIENCE
        while not any(each.get("written", {}).get("lines") for each in told) and time.monotonic() < until:
            message = heard.get_message(ignore_subscribe_messages=True, timeout=0.1)
            if message is not None:
                told.append(json.loads(message["data"]))
    assert {"changed", "who"} <= {each["kind"] for each in told}
    seed = asyncio.run(stored(settings, match)).seed
    assert not any(seed in json.dumps(each) for each in told)


async def stored(settings: Settings, match: str) -> StoredMatch:
    """A match as the database knows it."""
    store = Store(settings.database_url)
    found = await store.match(match)
    await store.close()
    assert found is not None
    return found
