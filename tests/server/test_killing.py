"""The server is killed at any moment, and every match goes on where the last acknowledged action left it."""

import asyncio
import os
import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.postgres import Postgres
from support.server_processes import ServerProcess
from support.serving import PATIENCE, Guest, Running
from support.stone_age.choosing import choose
from trilith.server.settings import sqlite_url
from trilith.server.storage.store import Store

KILLS = int(os.environ.get("TRILITH_KILLS", "5" if "TRILITH_THOROUGH" in os.environ else "1"))
ENOUGH = 2  # actions that are played between two kills, at least
LONGEST = 0.6  # seconds of play from then until the kill


class Diary:
    """What somebody has sent and what was acknowledged."""

    def __init__(self, guest: Guest, match: str) -> None:
        self.guest, self.match = guest, match
        self.acknowledged: list[str] = []
        self.sent = ""
        self.table: dict[str, Any] = {}

    def play(self) -> None:
        """Play in whatever seat of one's own has the turn, until the server is gone or the match is over."""
        try:
            while True:
                table = self.guest.look(self.match)
                if table["actor"] is None:
                    return
                table = self.guest.look(self.match, seat=table["actor"])
                self.sent = choose(table)
                answer = self.guest.act(self.match, table["actor"], table["version"], self.sent)
                if answer.status_code == 200:
                    self.acknowledged.append(self.sent)
                    self.sent = ""
        except (httpx.TransportError, AssertionError):
            return


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "matches.db")
    cluster: Postgres = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def ended() -> Iterator[ExitStack]:
    """What is ended after the test, however it went."""
    with ExitStack() as stack:
        yield stack


def kept(database: str, match: str) -> list[str]:
    """The decisions that are in the database."""

    async def read() -> list[str]:
        store = Store(database)
        try:
            return await store.lines(match)
        finally:
            await store.close()

    return [text for text in asyncio.run(read()) if not text.startswith(("roll", "card ", "building "))]


def test_killing_the_server_loses_nothing_that_was_acknowledged(database: str, ended: ExitStack) -> None:
    moments = random.Random(7)
    server = ServerProcess(database)
    ended.callback(server.kill)
    server.start()
    everyone = Running(server.port)
    ended.callback(everyone.close)
    ann, bob = everyone.guest("Ann"), everyone.guest("Bob")
    diary = Diary(ann, ann.set_table("person", "person")["id"])
    bots = bob.set_table("greedy", "random", "random")["id"]
    bots_before = 0
    for _ in range(KILLS):
        player = threading.Thread(target=diary.play)
        before = len(diary.acknowledged)
        player.start()
        while player.is_alive() and len(diary.acknowledged) < before + ENOUGH:
            time.sleep(0.01)
        time.sleep(moments.uniform(0.0, LONGEST))
        server.kill()
        player.join()
        server.start()
        on_disk = kept(database, diary.match)
        assert on_disk in (diary.acknowledged, [*diary.acknowledged, diary.sent])
        diary.acknowledged = on_disk
        assert ann.look(diary.match)["version"] >= len(on_disk)
        bots_now = kept(database, bots)
        assert len(bots_now) >= bots_before
        bots_before = len(bots_now)
    until = time.monotonic() + PATIENCE
    while len(kept(database, bots)) <= bots_before and bob.look(bots)["status"] == "playing":
        assert time.monotonic() < until, "the bots do not go on"
        time.sleep(0.05)
    assert len(diary.acknowledged) > KILLS
