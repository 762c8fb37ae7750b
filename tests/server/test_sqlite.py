"""What is written to SQLite: several changes at once, and soon on the disk although nobody waits for it."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url

from support.database import ANN, a_match, lines_of
from support.serving import PATIENCE
from trilith.server.errors import AlreadyServed
from trilith.server.settings import sqlite_url
from trilith.server.storage.instance_lock import file_lock
from trilith.server.storage.sqlite import WriterThread, file_of
from trilith.server.storage.store import Store

MATCHES = [f"m{number}" for number in range(5)]


async def opened(url: str) -> Store:
    """A store with some matches."""
    store = Store(url)
    await store.open()
    await store.add_person(ANN, "session")
    for match in MATCHES:
        await store.add_match(a_match(match))
    return store


def test_changes_that_wait_together_are_one_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    transactions = 0
    write = WriterThread.write

    async def counted(self: WriterThread, work: Callable[[Connection], list[bool]]) -> list[bool]:
        nonlocal transactions
        transactions += 1
        return await write(self, work)

    async def story() -> list[list[str]]:
        store = await opened(sqlite_url(tmp_path / "a.db"))
        await asyncio.gather(
            *(store.write_queue.write(lines_of(match, 0, "place hunt 1")) for match in MATCHES)
        )
        kept = [await store.lines(match) for match in MATCHES]
        await store.close()
        return kept

    monkeypatch.setattr(WriterThread, "write", counted)
    assert asyncio.run(story()) == [["place hunt 1"]] * len(MATCHES)
    assert transactions == 1


def test_what_is_kept_is_soon_in_the_file_itself_while_the_server_runs(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def story() -> None:
        store = await opened(sqlite_url(path))
        await store.write_queue.write(lines_of("m0", 0, "place hunt 1"))
        async with asyncio.timeout(PATIENCE):
            while not lines_without_wal(path):
                await asyncio.sleep(0.05)
        await store.close()

    asyncio.run(story())


def lines_without_wal(path: Path) -> int:
    """How many lines there would be if the WAL had never come to the disk."""
    copy = path.with_name("copy.db")
    shutil.copyfile(path, copy)
    with closing(sqlite3.connect(copy)) as connection, suppress(sqlite3.DatabaseError):
        return int(connection.execute("select count(*) from lines").fetchone()[0])
    return 0  # copied while it was written, or before there were tables


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite+aiosqlite:///a/b.db", "a/b.db"),
        ("sqlite+aiosqlite://", None),
        ("sqlite+aiosqlite:///:memory:", None),
        ("sqlite+aiosqlite:///file:a?mode=ro&uri=true", None),
        ("postgresql+asyncpg://machine/a", None),
    ],
)
def test_only_a_plain_file_has_a_writer_thread(url: str, file: str | None) -> None:
    assert file_of(make_url(url)) == file


@pytest.mark.parametrize(
    "spelling",
    [
        "sqlite+aiosqlite:///{folder}/a.db",
        "sqlite+aiosqlite:///{folder}/link.db",
        "sqlite+aiosqlite:///{folder}/linked/a.db",
        "sqlite+aiosqlite:///{folder}/../{folder.name}/a.db",
        "sqlite+aiosqlite:///{folder}/a.db?timeout=5",
        "sqlite+aiosqlite:///file:{folder}/a.db?uri=true",
        "sqlite+aiosqlite:///file:{folder}/link.db?mode=rwc&uri=true",
        "sqlite:///file:{folder}/%2561.db?uri=true&timeout=5",
    ],
)
def test_a_file_has_one_server_however_it_is_spelled(tmp_path: Path, spelling: str) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "a.db")
    (tmp_path / "linked").symlink_to(tmp_path)
    with (
        file_lock(sqlite_url(tmp_path / "a.db"), "http://127.0.0.1:8017"),
        pytest.raises(AlreadyServed) as caught,
        file_lock(spelling.format(folder=tmp_path), "http://127.0.0.1:8018"),
    ):
        raise AssertionError("there were two")
    assert caught.value.about == {"address": "http://127.0.0.1:8017"}
    with file_lock(spelling.format(folder=tmp_path), "http://127.0.0.1:8018"):
        assert (tmp_path / "a.db.server").read_text() == "http://127.0.0.1:8018"


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
def test_each_server_has_a_memory_of_its_own(url: str) -> None:
    with file_lock(url, "here"), file_lock(url, "there"):
        pass


def test_a_database_in_memory_will_do(tmp_path: Path) -> None:
    async def story() -> list[str]:
        store = await opened("sqlite+aiosqlite://")
        await store.write_queue.write(lines_of("m0", 0, "place hunt 1", "place forest 1"))
        await store.write_queue.write(lines_of("m0", 1, "place clay_pit 1", revision=2))
        lines = await store.lines("m0")
        await store.close()
        return lines

    assert asyncio.run(story()) == ["place hunt 1", "place clay_pit 1"]
