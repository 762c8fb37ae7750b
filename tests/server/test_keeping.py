"""What cannot be kept was not played; what was kept comes back."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from support.database import ANN, new_match, opened
from support.serving import Running, settings_for
from trilith.core.state import SPECTATOR
from trilith.server.errors import NotKept
from trilith.server.loadtest import measure
from trilith.server.storage.models import Change
from trilith.server.storage.write_queue import WriteQueue

HOT_SEAT = new_match("person", "person")


def test_an_action_that_cannot_be_kept_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(settings_for(tmp_path)) as (store, rooms):
            await store.add_person(ANN, "session")
            room = await rooms.create(ANN, HOT_SEAT)
            version, before = room.version, await rooms.presenter(room).table(0, None)

            async def fail(self: WriteQueue, change: Change) -> None:
                raise NotKept

            with monkeypatch.context() as patched:
                patched.setattr(WriteQueue, "write", fail)
                with pytest.raises(NotKept):
                    await room.act(ANN.id, 0, version, ["place hunt 1"])
            assert await rooms.presenter(room).table(0, None) == before
            assert await room.act(ANN.id, 0, version, ["place hunt 1"]) == version + 1

    asyncio.run(story())


def test_nobody_sees_what_is_not_yet_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(settings_for(tmp_path)) as (store, rooms):
            await store.add_person(ANN, "session")
            room = await rooms.create(ANN, HOT_SEAT)
            version, writing, on_disk = room.version, asyncio.Event(), asyncio.Event()
            keep = WriteQueue.write

            async def slowly(self: WriteQueue, change: Change) -> None:
                writing.set()
                await on_disk.wait()
                await keep(self, change)

            monkeypatch.setattr(WriteQueue, "write", slowly)
            acting = asyncio.create_task(room.act(ANN.id, 0, version, ["place hunt 1"]))
            await writing.wait()
            looking = asyncio.create_task(rooms.presenter(room).table(SPECTATOR, version))
            await asyncio.sleep(0.05)
            assert not looking.done()
            assert room.version == version
            on_disk.set()
            assert await acting == (await looking)[0] == version + 1

    asyncio.run(story())


def test_an_action_is_played_whole_although_whoever_sent_it_went_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(settings_for(tmp_path)) as (store, rooms):
            await store.add_person(ANN, "session")
            room = await rooms.create(ANN, HOT_SEAT)
            acting = asyncio.create_task(room.act(ANN.id, 0, room.version, ["place hunt 1"]))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            acting.cancel()
            async with room.locked():
                lines = await store.lines(room.stored.id)
                assert lines == room.match.record
                assert lines[-1] == "place hunt 1"

    asyncio.run(story())


def test_a_match_comes_back_from_the_database_as_it_was_undone_lines_included(tmp_path: Path) -> None:
    async def play() -> tuple[str, tuple[int, bytes]]:
        async with opened(settings_for(tmp_path)) as (store, rooms):
            await store.add_person(ANN, "session")
            room = await rooms.create(ANN, HOT_SEAT)
            version = await room.act(ANN.id, 0, room.version, ["place hunt 1"])
            version = await room.undo(ANN.id, 0, version, 1)
            await room.act(ANN.id, 0, version, ["place forest 2"])
            return room.stored.id, await rooms.presenter(room).table(1, version)

    async def resume(match: str, version: int) -> tuple[int, bytes]:
        async with opened(settings_for(tmp_path)) as (_, rooms):
            return await rooms.presenter(await rooms.room(match)).table(1, version)

    match, before = asyncio.run(play())
    assert asyncio.run(resume(match, json.loads(before[1])["since"])) == before


def test_many_people_come_at_once(server: Running) -> None:
    with ThreadPoolExecutor(16) as pool:
        names = list(pool.map(lambda number: server.guest(f"Guest {number}"), range(64)))
    assert len(names) == 64


def test_a_load_test_measures_every_action(server: Running) -> None:
    found = asyncio.run(measure([server.url], matches=3, rate=10, seconds=1))
    assert found["failures"] == 0
    assert 0 < int(str(found["actions"])) <= 33  # fewer on a busy machine, never more
    assert set(found) >= {"actions_per_second", "p50_ms", "p95_ms", "p99_ms"}
