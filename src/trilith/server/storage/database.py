"""The connection pool and the transactions that everything else in the store is built on."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from time import time
from typing import Final, TypeVar

from sqlalchemy import Connection, insert, make_url, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from trilith.server.metrics import Metrics
from trilith.server.storage.migrate import migrate
from trilith.server.storage.schema import KEYS
from trilith.server.storage.sqlite import WriterThread, begin_writing, file_of, prepare
from trilith.server.storage.write_queue import WriteQueue

Given = TypeVar("Given")
COOKIE_KEY: Final = "cookies"
HEALTH_KEY: Final = "health"
KEY_BYTES: Final = 32
STARTING: Final = 0x7121118  # the key of an advisory lock
ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(:lock, hashtext(current_schema()))")


class Database:
    """An engine with its connection pool, and the queue through which matches are written."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self._engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        if self._engine.dialect.name == "sqlite":
            prepare(self._engine.sync_engine)
        file = file_of(self._engine.url)
        self._writer_thread = WriterThread(file) if file is not None else None
        # SQLite has one writer at a time; a second one would not queue but fail after a timeout.
        self._write_lock = asyncio.Lock() if self._engine.dialect.name == "sqlite" else nullcontext()
        self.write_queue = WriteQueue(self._transact, metrics or Metrics())

    async def open(self) -> None:
        """Run the migrations and start the write queue."""
        async with self._writing() as connection:
            await connection.run_sync(_one_at_a_time)
            await connection.run_sync(migrate)
        if self._writer_thread is not None:
            self._writer_thread.open()
        self.write_queue.open()

    async def close(self) -> None:
        """Stop the write queue and close all connections."""
        await self.write_queue.close()
        if self._writer_thread is not None:
            await asyncio.to_thread(self._writer_thread.close)
        await self._engine.dispose()

    async def check(self) -> None:
        """Fail if the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    async def check_writing(self) -> None:
        """Fail if the database cannot be written."""
        await self._transact(_write_health_key)

    async def cookie_key(self) -> str:
        """The key that cookies are signed with, made once and shared by all servers of this database."""
        asked = select(KEYS.c.value).where(KEYS.c.name == COOKIE_KEY)
        async with self._writing() as connection:
            await connection.run_sync(_one_at_a_time)
            found: str | None = (await connection.execute(asked)).scalar_one_or_none()
            if found is None:
                found = secrets.token_hex(KEY_BYTES)
                await connection.execute(insert(KEYS).values(name=COOKIE_KEY, value=found))
        return found

    async def read(self, work: Callable[[Connection], Given]) -> Given:
        """Run a function that only reads."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Given]) -> Given:
        """Run a function within a transaction of its own."""
        return await self._transact(work)

    async def write_through(self) -> None:
        """Let nothing of what was overwritten stay behind in the log of SQLite, if nobody is reading there."""
        if self._engine.dialect.name == "sqlite":
            await self.read(
                lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all()
            )

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write."""
        async with self._write_lock, self._engine.begin() as connection:
            await connection.run_sync(begin_writing)
            yield connection

    async def _transact(self, work: Callable[[Connection], Given]) -> Given:
        """Run a function within a transaction, in the writer thread if there is one."""
        if self._writer_thread is not None:
            async with self._write_lock:
                return await self._writer_thread.write(work)
        async with self._writing() as connection:
            return await connection.run_sync(work)


def _one_at_a_time(connection: Connection) -> None:
    """Let servers that start at the same moment wait for each other; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_AT_A_TIME, {"lock": STARTING})


def _write_health_key(connection: Connection) -> None:
    now = str(time())
    if not connection.execute(update(KEYS).where(KEYS.c.name == HEALTH_KEY).values(value=now)).rowcount:
        connection.execute(insert(KEYS).values(name=HEALTH_KEY, value=now))


def without_password(database_url: str) -> str:
    """The URL of a database as it may be shown."""
    try:
        return make_url(database_url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return database_url
