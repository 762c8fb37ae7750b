"""Two servers on one PostgreSQL: the second is refused, and if both run nevertheless, nothing is lost."""

import asyncio
import random
import threading
import time
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from support.postgres import Postgres
from support.server_processes import ServerProcess
from support.serving import PATIENCE, Guest, Running, running, settings_for
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.server.errors import DatabaseInUse
from trilith.server.listener import listen
from trilith.server.runner import serve
from trilith.server.settings import Settings
from trilith.server.storage.instance_lock import AdvisoryLock
from trilith.server.storage.models import StoredMatch
from trilith.server.storage.store import Store

MATCHES = 2
PLAYERS = 2  # at each server in each match
ENOUGH = 20  # acknowledged changes of each match


@pytest.fixture
def database(cluster: Postgres) -> str:
    """The URL of an empty database."""
    return cluster.database()


def test_the_second_server_of_a_database_is_refused_with_a_sentence(database: str) -> None:
    async def story() -> None:
        first, second = AdvisoryLock(database), AdvisoryLock(database)
        await first.hold()
        await first.hold()  # to look after it is no second server
        with pytest.raises(DatabaseInUse) as caught:
            await second.hold()
        assert str(caught.value.about["server"]).startswith("trilith ")
        assert caught.value.about["database"] == make_url(database).render_as_string()
        with pytest.raises(DatabaseInUse):
            await asyncio.to_thread(
                serve, Settings(database=database, port=0), listen("127.0.0.1", 0), lambda: None
            )
        await first.release()
        await second.hold()
        await second.release()

    asyncio.run(story())


@dataclass
class Deed:
    """A change that was acknowledged: what somebody played, or how many decisions were taken back."""

    version: int  # before it
    seat: int
    action: str
    steps: int


class RandomClient:
    """Somebody who plays a match at one of the servers, whoever else plays it elsewhere."""

    def __init__(self, guest: Guest, match: str, deeds: list[Deed], number: int) -> None:
        self._guest, self._match, self._deeds = guest, match, deeds
        self._chance = random.Random(number)
        self.wrong: list[str] = []

    def play(self) -> None:
        """Play in whatever seat has the turn, and now and then take something back."""
        until = time.monotonic() + PATIENCE
        while len(self._deeds) < ENOUGH and time.monotonic() < until and not self.wrong:
            actor = self._guest.look(self._match)["actor"]
            self._change(actor, self._guest.look(self._match, seat=actor))

    def _change(self, seat: int, table: dict[str, Any]) -> None:
        if table["actor"] != seat:
            return
        asked: dict[str, Any] = {"seat": seat, "version": table["version"]}
        if table["undo"] and self._chance.random() < 0.5:
            deed = Deed(table["version"], seat, "", self._chance.randint(1, table["undo"]))
            answer = self._guest.post(f"/matches/{self._match}/undo", {**asked, "steps": deed.steps})
        else:
            deed = Deed(table["version"], seat, self._chance.choice(table["choices"])["text"], 0)
            answer = self._guest.act(self._match, seat, deed.version, deed.action)
        if answer.status_code == 200:
            self._deeds.append(deed)
        elif answer.json()["error"] != "StaleVersion":
            self.wrong.append(answer.text)


async def take_no_lock(lock: AdvisoryLock) -> None:
    """Do as if the database were nobody else's."""


def test_two_servers_that_ignore_the_lock_lose_nothing_that_was_acknowledged(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(made_ready(database))  # so that both can start at once
    with ExitStack() as stack:
        process = ServerProcess(database)
        stack.callback(process.kill)
        process.begin()
        monkeypatch.setattr(
            AdvisoryLock, "hold", take_no_lock
        )  # for the one in this process, which is enough
        here = stack.enter_context(running(settings_for(tmp_path, database=database)))
        process.wait()
        there = stack.enter_context(closing(Running(process.port)))
        ann, ann_elsewhere = here.guest("Ann"), there.stranger()
        ann_elsewhere.client.cookies.update(ann.client.cookies)
        deeds: dict[str, list[Deed]] = {ann.set_table("person", "person")["id"]: [] for _ in range(MATCHES)}
        players = [
            RandomClient(guest, match, done, number)
            for match, done in deeds.items()
            for guest in (ann, ann_elsewhere)
            for number in range(PLAYERS)
        ]
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [player.wrong for player in players] == [[]] * len(players)
        assert all(len(done) >= ENOUGH for done in deeds.values())
        for match, done in deeds.items():
            stored, lines = asyncio.run(kept(database, match))
            assert lines == played(stored, done)
        assert conflicts(here) + conflicts(there) > 0


async def made_ready(database: str) -> None:
    """Bring the tables up to date."""
    store = Store(database)
    await store.open()
    await store.close()


async def kept(database: str, match: str) -> tuple[StoredMatch, list[str]]:
    """What is in the database."""
    store = Store(database)
    found = await store.whole(match)
    await store.close()
    assert found is not None
    return found


def played(stored: StoredMatch, deeds: list[Deed]) -> list[str]:
    """The record of a match in which exactly this was done, each on the version that the one before led to."""
    game = game_named(stored.game)
    match = Match(game, Record(game.name, game.version, len(stored.sitters), stored.seed))
    match.go_on()
    withdrawn = 0
    for deed in sorted(deeds, key=lambda deed: deed.version):
        assert deed.version == match.version + withdrawn
        if deed.steps:
            match.rewind(match.version - deed.steps)
            withdrawn += deed.steps + 1
        else:
            match.act(deed.seat, deed.action)
    assert withdrawn == stored.withdrawn
    return match.record


def conflicts(server: Running) -> float:
    """How often a server found that the other one had been quicker."""
    told = server.stranger().get("/metrics").text
    return float(told.partition("\ntrilith_write_conflicts_total ")[2].split()[0])
