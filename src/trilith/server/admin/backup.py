"""Backups: one SQLite file, from either database, while the server runs and as of one moment."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, insert, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from trilith.server.admin.opening import opened
from trilith.server.errors import BackupNotWritten, BackupTaken
from trilith.server.storage.instance_lock import file_behind
from trilith.server.storage.migrate import migrate
from trilith.server.storage.schema import METADATA
from trilith.server.storage.store import Store

ROWS: Final = 1_000  # at a time
ONLY_OWN: Final = 0o600  # digests of passwords, seeds of matches and the key of all cookies are in it
UNFINISHED: Final = ".unfinished"


async def back_up(database_url: str, target: Path) -> int:
    """Write a backup; how many bytes it has. Nothing is overwritten, and an unfinished one has another name."""
    if target.exists():
        raise BackupTaken(file=str(target))
    unfinished = target.with_name(target.name + UNFINISHED)
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_OWN))
        async with opened(database_url) as store:
            file = file_behind(make_url(database_url))
            if file is not None:
                copy_sqlite(file, unfinished)
            else:
                await _copy_rows(store, unfinished)
        _settle(unfinished)
        unfinished.rename(target)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        unfinished.unlink(missing_ok=True)
        raise BackupNotWritten(file=str(target), problem=type(error).__name__) from error
    return target.stat().st_size


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a SQLite database page by page, in one step: what is written meanwhile is not in it, and nobody waits."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def plain_engine(file: Path) -> Engine:
    """An engine for a SQLite file that nobody else uses."""
    return create_engine(f"sqlite:///{file}")


def copy_tables(source: Connection, target: Connection) -> None:
    """Copy every row of every table, in the order of their foreign keys."""
    for table in METADATA.sorted_tables:
        for rows in source.execute(select(table).execution_options(yield_per=ROWS)).partitions():
            target.execute(insert(table), [dict(row._mapping) for row in rows])


async def _copy_rows(store: Store, target: Path) -> None:
    """Copy another database row by row, all from one snapshot."""

    def copy(connection: Connection) -> None:
        connection.execution_options(isolation_level="REPEATABLE READ")
        engine = plain_engine(target)
        try:
            with engine.begin() as made:
                migrate(made)
                copy_tables(connection, made)
        finally:
            engine.dispose()

    await store.read(copy)


def _settle(file: Path) -> None:
    """One file without a log beside it, and on the disk."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    with file.open("rb+") as written:
        os.fsync(written.fileno())
