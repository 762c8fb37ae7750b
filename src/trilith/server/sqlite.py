"""SQLite as the server uses it: nobody who plays waits for the disk, and killing the process loses nothing."""

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
    # What is committed is with the operating system, which outlives this process; only checkpoints wait for the disk.
    "synchronous=NORMAL",
    "wal_autocheckpoint=0",  # or now and then whoever acts would have to wait for one
    "foreign_keys=ON",
    "busy_timeout=5000",
)
CHECKPOINT: Final = "PRAGMA wal_checkpoint(PASSIVE)"
CHECKPOINT_SECONDS: Final = 1.0  # so much a power failure may take


def file_of(url: URL) -> str | None:
    """The file of a SQLite database; nothing for other databases, for one in memory, and for one with wishes of its own."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:") or url.query:
        return None
    return url.database


def prepare(engine: Engine) -> None:
    """Let every connection of an engine begin with our pragmas."""

    @event.listens_for(engine, "connect")
    def begin(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def begin_writing(connection: Connection) -> None:
    """Be the only writer from the first statement on, so that what is read before writing still holds then.

    Otherwise Python begins a transaction only with the first statement that writes.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


class Scribe:
    """A thread with a connection of its own: a whole transaction is one trip there and back, not one for each statement."""

    def __init__(self, file: str) -> None:
        self._engine = create_engine(URL.create("sqlite", database=file), poolclass=StaticPool)
        prepare(self._engine)
        self._thread = ThreadPoolExecutor(1, "scribe")
        self._closing = threading.Event()
        self._checkpoints = threading.Thread(target=self._write_back, args=[file], daemon=True)

    def open(self) -> None:
        """Begin to bring to the disk what is written."""
        self._checkpoints.start()

    def close(self) -> None:
        """Write what is still to be written."""
        self._thread.shutdown()
        self._engine.dispose()
        self._closing.set()
        if self._checkpoints.is_alive():
            self._checkpoints.join()

    async def write(self, work: Callable[[Connection], Given]) -> Given:
        """Do this within a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], Given]) -> Given:
        with self._engine.begin() as connection:
            begin_writing(connection)
            return work(connection)

    def _write_back(self, file: str) -> None:
        """Bring what was committed from the journal to the disk, again and again, while others write and read."""
        with closing(sqlite3.connect(file)) as connection:
            while not self._closing.wait(CHECKPOINT_SECONDS):
                with suppress(sqlite3.Error):  # the disk may be full; what is in the journal stays there
                    connection.execute(CHECKPOINT).fetchall()
