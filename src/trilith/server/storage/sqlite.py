"""SQLite with a write-ahead log (WAL): commits do not wait for the disk, and killing the process loses nothing."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import StaticPool

Given = TypeVar("Given")
PRAGMAS: Final = (
    "journal_mode=WAL",
    # A commit is with the operating system, which outlives this process; only checkpoints call fsync.
    "synchronous=NORMAL",
    "wal_autocheckpoint=0",  # a checkpoint within a commit would delay whoever acts
    "foreign_keys=ON",
    "secure_delete=ON",  # what is deleted is gone from the file, too: names of people who wished to be forgotten
    "busy_timeout=5000",
)
CHECKPOINT: Final = "PRAGMA wal_checkpoint(PASSIVE)"
CHECKPOINT_SECONDS: Final = 1.0  # what a power failure may cost


def file_of(url: URL) -> str | None:
    """The file of a SQLite database; none for other databases, for one in memory, and for a URL with parameters."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:") or url.query:
        return None
    return url.database


def prepare(engine: Engine) -> None:
    """Set our pragmas on every new connection of an engine."""

    @event.listens_for(engine, "connect")
    def begin(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def begin_writing(connection: Connection) -> None:
    """Take the write lock with the first statement, so that what is read before writing still holds then.

    Otherwise Python begins a transaction only with the first statement that writes.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


class WriterThread:
    """A thread with a connection of its own: a transaction is one switch of threads, not one for each statement."""

    def __init__(self, file: str) -> None:
        self._engine = create_engine(
            URL.create("sqlite", database=file), poolclass=StaticPool, hide_parameters=True
        )
        prepare(self._engine)
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._closing = threading.Event()
        self._checkpoints = threading.Thread(target=self._write_checkpoints, args=[file], daemon=True)

    def open(self) -> None:
        """Start the thread that writes checkpoints."""
        self._checkpoints.start()

    def close(self) -> None:
        """Finish what is queued, and close the connection."""
        self._thread.shutdown()
        self._engine.dispose()
        self._closing.set()
        if self._checkpoints.is_alive():
            self._checkpoints.join()

    async def write(self, work: Callable[[Connection], Given]) -> Given:
        """Run a function within a transaction, in this thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], Given]) -> Given:
        with self._engine.begin() as connection:
            begin_writing(connection)
            return work(connection)

    def _write_checkpoints(self, file: str) -> None:
        """Write checkpoints periodically: copy what was committed from the WAL into the database file."""
        with closing(sqlite3.connect(file)) as connection:
            while not self._closing.wait(CHECKPOINT_SECONDS):
                with suppress(sqlite3.Error):  # the disk may be full; what is in the WAL stays there
                    connection.execute(CHECKPOINT).fetchall()
