"""Workers think for servers: a server without processes for bots asks them through Redis, and asks again when one dies."""

import json
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
import redis as redis_client
from pydantic import ValidationError

from support.finished import last_lines, practised
from support.redis import RedisServer
from support.server_processes import WorkerProcess
from support.serving import PATIENCE, Guest, Running, running, settings_for
from support.stone_age.choosing import choose
from support.stored_matches import keep
from trilith.core.pack import PackName
from trilith.core.record import Branch
from trilith.server.bots.reviewer import ReviewJob, TryJob
from trilith.server.bots.worker import Job
from trilith.server.errors import MissingPack
from trilith.server.pack_registry import PackRegistry
from trilith.server.settings import Settings
from trilith.server.workers.questions import QUEUES, read_job, read_review, read_try, thinking_key, written
from trilith.study.reviewing import review

PACKS = PackRegistry([])


@pytest.fixture(scope="module")
def worker(redis: RedisServer) -> Iterator[WorkerProcess]:
    """A worker; when it is asked to end, it does."""
    started = WorkerProcess(redis.url)
    started.start()
    yield started
    assert b"Stopped." in started.end(signal.SIGTERM)


@pytest.fixture(scope="module")
def settings(redis: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Those of a server that has nobody to think for it."""
    return settings_for(tmp_path_factory.mktemp("server"), redis=redis.url, bot_processes=0)


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[Running]:
    """Such a server."""
    with running(settings) as started:
        yield started


def play_on(guest: Guest, match: str) -> None:
    """Decide something, which a bot has to answer."""
    table = guest.wait_for_turn(match, 0)
    while table["actor"] == 0:
        answer = guest.act(match, 0, table["version"], choose(table))
        assert answer.status_code == 200, answer.text
        table = answer.json()


def workers_are(server: Running, state: str) -> None:
    """Wait until the server knows it."""
    until = time.monotonic() + PATIENCE
    while server.stranger().get("/healthz").json()["checks"]["workers"] != state:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_what_a_worker_or_redis_takes_to_the_grave_is_asked_again(
    server: Running, redis: RedisServer, request: pytest.FixtureRequest
) -> None:
    workers_are(server, "down")
    ann = server.guest("Ann")
    match = ann.set_table("person", "random")["id"]
    play_on(ann, match)
    with redis_client.Redis.from_url(redis.url) as client:
        # Somebody takes the question, begins to think about it, and dies.
        question = taken(client)
        client.set(thinking_key(question), "", ex=1)
        assert taken(client) == question
        client.flushall()  # and then Redis dies, too
        request.getfixturevalue("worker")
        workers_are(server, "ok")
        table = ann.wait_for_turn(match, 0)
        asked = {"seat": 0, "version": table["version"]}
        hint = ann.post(f"/matches/{match}/torch", asked)
        assert hint.status_code == 200, hint.text
        assert hint.json()["version"] == table["version"]
        play_on(ann, match)
        ann.wait_for_turn(match, 0)
        assert not client.llen(QUEUES[0])


def taken(client: redis_client.Redis) -> str:
    """The question that waits, taken as a worker would."""
    found: Any = client.brpop(list(QUEUES), timeout=int(PATIENCE))
    kind, _, question, _ = json.loads(found[1])["args"]
    assert kind == "choose"
    return str(question)


def test_a_review_made_by_workers_is_the_same(
    server: Running, worker: WorkerProcess, settings: Settings
) -> None:
    ann = server.guest("Ann")
    match = last_lines("stone_age", 6)
    keep(settings, "end", match, [ann, "greedy", "random", "greedy"])
    assert ann.post("/matches/end/review", {}).status_code == 200
    until = time.monotonic() + PATIENCE
    while (told := ann.get("/matches/end/review").json())["state"] != "done":
        assert time.monotonic() < until
        time.sleep(0.05)
    expected = json.loads(json.dumps(review(match).shown()))
    assert {**told["review"], "players": []} == {**expected, "players": []}


def test_what_is_asked_comes_through_as_it_is() -> None:
    record = replace(
        practised("stone_age").to_record(), branch=Branch("before", 3), pack=PackName("mine", "5e" * 32)
    )
    job = Job("m", "stone_age", 2, 2, {"a": 1}, {"phase": 1}, ["roll 1"], 1, "random", 2**63)
    jobs: list[Job | ReviewJob | TryJob] = [
        job,
        ReviewJob("m", record, "findings", seconds=0.5),
        TryJob("m", record, "{}", ["pass"]),
    ]
    readers: list[Callable[..., object]] = [read_job, read_review, read_try]
    for asked, read in zip(jobs, readers, strict=True):
        data = json.loads(json.dumps(written(asked, "")))
        assert read(data, PACKS.folder_of) == asked
    with pytest.raises(MissingPack):
        read_job(written(job, "5e" * 32), PACKS.folder_of)


def test_without_a_redis_a_server_must_think_itself() -> None:
    with pytest.raises(ValidationError, match="bot_processes"):
        Settings(bot_processes=0)
    assert Settings(bot_processes=0, redis="redis://nowhere").bot_processes == 0
