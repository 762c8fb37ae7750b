"""What fails for a while goes on by itself afterwards, and `/healthz` and `/metrics` say what is wrong until then."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from support.database import ANN, a_match, lines_of
from support.postgres import Postgres
from support.serving import PATIENCE, Guest, Running, running, settings_for
from trilith.server import supervisor
from trilith.server.errors import DatabaseInUse, NotKept
from trilith.server.health import Checks
from trilith.server.metrics import Metrics
from trilith.server.settings import Settings, sqlite_url
from trilith.server.storage import sqlite
from trilith.server.storage.instance_lock import AdvisoryLock
from trilith.server.storage.store import Store
from trilith.server.supervisor import Supervisor

SOON = 0.2  # seconds
LONG_LINE = "x" * 3_000  # nearly a page of SQLite
MOST_LINES = 10  # more than fit into the pages that are there


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for long."""
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(supervisor, "LONGEST_PAUSE", SOON)
    monkeypatch.setattr("trilith.server.health.CACHE_SECONDS", 0.0)
    monkeypatch.setattr("trilith.server.app.LOCK_SECONDS", SOON)
    patient = [pragma for pragma in sqlite.PRAGMAS if not pragma.startswith("busy_timeout")]
    monkeypatch.setattr(sqlite, "PRAGMAS", (*patient, "busy_timeout=50"))


def health(server: Running) -> dict[str, str]:
    """What the server says about itself."""
    answer = server.stranger().get("/healthz")
    told: dict[str, Any] = answer.json()
    well = all(outcome == "ok" for outcome in told["checks"].values())
    assert (answer.status_code, told["status"]) == ((200, "ok") if well else (503, "failing"))
    checks: dict[str, str] = told["checks"]
    return checks


def failures(server: Running, task: str) -> float:
    """How often a background task has failed."""
    told = server.stranger().get("/metrics").text
    return float(told.partition(f'trilith_task_failures_total{{task="{task}"}} ')[2].split("\n")[0] or 0)


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


def bob_waits_for_ann(server: Running) -> tuple[Guest, str]:
    """A match in which it is Ann's turn, who has never been there since."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited")
    bob.accept(match)
    return bob, match["id"]


def stood_in(guest: Guest, match: str) -> bool:
    """Whether a bot has taken over for whoever sits first."""
    return guest.get(f"/matches/{match}").json()["seats"][0]["stand_in"] is not None


def settings_in_a_hurry(folder: Path, **changed: Any) -> Settings:
    """A server at which people are soon away."""
    return settings_for(folder, away_seconds=SOON, away_bot="random", **changed)


def test_a_task_that_fails_is_counted_and_started_again_with_longer_and_longer_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def story() -> None:
        tries = 0
        done = asyncio.Event()
        metrics = Metrics()
        watched = Supervisor(metrics)

        async def work() -> None:
            nonlocal tries
            tries += 1
            if tries < 6:
                assert watched.down == {"work": tries > 1}
                raise ValueError(tries)
            done.set()

        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "sleep", note)
            watched.once("work", work)
            await done.wait()
        await watched.close()
        assert watched.down == {"work": False}
        assert pauses == [0.02, 0.04, 0.08, 0.16, SOON]
        assert metrics.registry.get_sample_value("trilith_task_failures_total", {"task": "work"}) == 5
        assert metrics.registry.get_sample_value("trilith_task_up", {"task": "work"}) == 1

    asyncio.run(story())


def test_a_task_that_hangs_counts_as_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "TIMEOUT", 0.01)

    async def story() -> None:
        watched = Supervisor(Metrics())
        watched.every(1.0, "work", lambda: asyncio.sleep(PATIENCE))
        async with asyncio.timeout(PATIENCE):
            while not watched.down["work"]:
                await asyncio.sleep(0.01)
        await watched.close()

    asyncio.run(story())


def test_a_bot_stands_in_after_the_database_was_locked_for_a_while(tmp_path: Path) -> None:
    with running(settings_in_a_hurry(tmp_path)) as server:
        tasks = ("notices", "resuming", "results", "reviews", "stand-ins")
        assert health(server) == {"database": "ok", "writing": "ok", **dict.fromkeys(tasks, "ok")}
        with closing(sqlite3.connect(tmp_path / "matches.db", isolation_level=None)) as other:
            bob, match = bob_waits_for_ann(server)
            other.execute("BEGIN IMMEDIATE")
            wait_until(lambda: health(server)["stand-ins"] == "down")
            assert health(server)["writing"] == "failing"
            assert health(server)["database"] == "ok"
            assert failures(server, "stand-ins") > 0
            assert not stood_in(bob, match)
            other.execute("ROLLBACK")
            wait_until(lambda: stood_in(bob, match))
        wait_until(lambda: set(health(server).values()) == {"ok"})


def test_a_full_disk_is_named_and_everything_goes_on_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "matches.db"

    async def filled() -> None:
        store = Store(sqlite_url(path))
        await store.open()
        await store.add_person(ANN, "session")
        await store.add_match(a_match("m0"))
        await store.close()
        with closing(sqlite3.connect(path)) as other:
            other.execute("CREATE TABLE ballast AS SELECT zeroblob(100000) AS weight")
            other.commit()
            pages = other.execute("PRAGMA page_count").fetchone()[0]
        monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, f"max_page_count={pages}"))

    async def story() -> None:
        await filled()
        store = Store(sqlite_url(path))
        await store.open()
        checks = Checks(store, Supervisor(Metrics()))
        kept = 0
        with suppress(NotKept):
            while kept < MOST_LINES:
                await store.write_queue.write(lines_of("m0", kept, LONG_LINE, revision=kept + 1))
                kept += 1
        assert kept < MOST_LINES
        assert await store.lines("m0") == [LONG_LINE] * kept
        assert (await checks.report()).checks == {"database": "ok", "writing": "disk-full"}
        with closing(sqlite3.connect(path)) as other:
            other.execute("DROP TABLE ballast")
            other.commit()
        await store.write_queue.write(lines_of("m0", kept, LONG_LINE, revision=kept + 1))
        assert (await checks.report()).status == "ok"
        await store.close()

    asyncio.run(story())


def test_everything_goes_on_when_postgres_is_back(tmp_path: Path, cluster: Postgres) -> None:
    database = cluster.database()
    with running(settings_in_a_hurry(tmp_path, database=database)) as server:
        assert set(health(server).values()) == {"ok"}
        bob, match = bob_waits_for_ann(server)
        cluster.stop()
        try:
            wait_until(lambda: health(server)["database"] == "no-answer")
            wait_until(lambda: health(server)["instance-lock"] == "down")
            wait_until(lambda: health(server)["stand-ins"] == "down")
            assert failures(server, "stand-ins") > 0
        finally:
            cluster.start()
        wait_until(lambda: set(health(server).values()) == {"ok"})
        wait_until(lambda: stood_in(bob, match))
        with pytest.raises(DatabaseInUse):  # the lock was taken anew
            asyncio.run(AdvisoryLock(database).hold())


def test_matches_are_resumed_although_the_database_fails_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        ann = server.guest("Ann")
        ann.set_table("person", "person")
    playing, tries = Store.playing, 0

    async def at_last(store: Store) -> list[str]:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise OSError
        return await playing(store)

    monkeypatch.setattr(Store, "playing", at_last)
    with running(settings) as server:
        wait_until(lambda: tries >= 3 and set(health(server).values()) == {"ok"})
        assert failures(server, "resuming") == 2
        assert "\ntrilith_rooms 1.0\n" in server.stranger().get("/metrics").text
