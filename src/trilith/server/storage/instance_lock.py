"""The instance lock: a database has one server at a time, because each caches the matches that are played.

Servers that tell each other of their changes through Redis share it. A SQLite file is locked with a lock file beside it,
a PostgreSQL database with an advisory lock. Both end with the process. A server that gets past them still cannot do harm: every write is guarded (`write_queue.py`).
"""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from trilith.server.errors import AlreadyServed, DatabaseInUse

with suppress(ImportError):  # Windows locks files in another way; there the lock file is not locked
    import fcntl

SUFFIX: Final = ".server"
# The first half of the advisory lock's key; the second is the schema that the tables are in.
LOCK: Final = 0x7121117
NAME: Final = text("SELECT set_config('application_name', :name, false)")
# Keepalives: when the machine of the server is gone, PostgreSQL notices within half a minute and frees the lock.
ALIVE: Final = text(
    "SELECT set_config('tcp_keepalives_idle', '15', false), set_config('tcp_keepalives_interval', '5', false),"
    " set_config('tcp_keepalives_count', '3', false)"
)
TAKE: Final = text("SELECT pg_try_advisory_lock(:lock, hashtext(current_schema()))")
SHARE: Final = text("SELECT pg_try_advisory_lock_shared(:lock, hashtext(current_schema()))")
HOLDER: Final = text(
    "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND granted"
    " AND classid = :lock AND objid = hashtext(current_schema())::bigint & 4294967295 AND datname = current_database()"
)


@contextmanager
def file_lock(database_url: str, address: str) -> Iterator[None]:
    """Hold the lock file of a SQLite database, with the address of this server for whoever finds it locked."""
    file = file_behind(make_url(database_url))
    if file is None:
        yield
        return
    with Path(f"{file}{SUFFIX}").open("a+", encoding="utf-8") as note:
        _take(note)
        note.truncate(0)
        note.write(address)
        note.flush()
        try:
            yield
        finally:
            note.truncate(0)


def file_behind(url: URL) -> Path | None:
    """The file of a SQLite database as SQLite itself finds it, whatever the URL calls it; none if it is in memory."""
    if url.get_backend_name() != "sqlite":
        return None
    engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool)
    with engine.connect() as connection:
        file: str = connection.exec_driver_sql("PRAGMA database_list").one().file
    return Path(file).resolve() if file else None


def _take(note: IO[str]) -> None:
    if "fcntl" not in globals():
        return
    try:
        fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        note.seek(0)
        raise AlreadyServed(address=note.read()) from None


class AdvisoryLock:
    """The lock on a PostgreSQL database, held by a connection of its own; on other databases it does nothing."""

    def __init__(self, database_url: str, *, shared: bool = False) -> None:
        self._url = make_url(database_url)
        self._taking = SHARE if shared else TAKE
        self.needed = self._url.get_backend_name() == "postgresql"
        self._connection: AsyncConnection | None = None

    async def hold(self) -> None:
        """Take the lock, or check that its connection is alive; DatabaseInUse when a server has it that does not share it."""
        if not self.needed:
            return
        if self._connection is not None and await _answers(self._connection):
            return
        await self.release()
        engine = create_async_engine(self._url, poolclass=NullPool)
        connection = await engine.connect()
        try:
            await connection.execute(NAME, {"name": f"trilith {os.getpid()}@{socket.gethostname()}"})
            await connection.execute(ALIVE)
            if not (await connection.execute(self._taking, {"lock": LOCK})).scalar_one():
                holder = (await connection.execute(HOLDER, {"lock": LOCK})).scalar()
                shown = self._url.render_as_string(hide_password=True)
                raise DatabaseInUse(database=shown, server=str(holder))
            await connection.commit()  # the lock is the session's, and stays
        except BaseException:
            await connection.close()
            raise
        self._connection = connection

    async def release(self) -> None:
        """Release the lock and close its connection."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(SQLAlchemyError, OSError):
                await connection.execute(text("SELECT pg_advisory_unlock_all()"))
                await connection.close()


async def _answers(connection: AsyncConnection) -> bool:
    try:
        await connection.execute(text("SELECT 1"))
        await connection.commit()
    except (SQLAlchemyError, OSError):
        return False
    return True
