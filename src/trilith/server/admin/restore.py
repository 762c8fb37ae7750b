"""Restores a backup into either database, of this version or an older one; no server may run there."""

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, delete, func, make_url, select, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from trilith.server.admin.backup import copy_sqlite, copy_tables, plain_engine
from trilith.server.admin.opening import current_revision
from trilith.server.errors import (
    AlreadyServed,
    BadBackup,
    DatabaseInUse,
    NoDatabase,
    NotAlone,
    NotEmpty,
)
from trilith.server.storage.database import without_password
from trilith.server.storage.instance_lock import AdvisoryLock, file_behind, file_lock
from trilith.server.storage.migrate import migrate, revisions
from trilith.server.storage.schema import MATCHES, METADATA, NOTICES, PEOPLE
from trilith.server.storage.store import Store

NEXT_NOTICE = text("SELECT setval(pg_get_serial_sequence('notices', 'id'), :last)")


async def restore(source: Path, database_url: str, replace: bool) -> dict[str, int]:
    """Put a backup into a database; how many people and matches are there then."""
    with TemporaryDirectory(prefix="trilith-") as folder:
        copy = Path(folder) / "restored.db"
        _bring_up_to_date(source, copy)
        lock = AdvisoryLock(database_url)
        try:
            with file_lock(database_url, ""):
                await lock.hold()
                try:
                    return await _put_back(copy, database_url, replace)
                finally:
                    await lock.release()
        except (AlreadyServed, DatabaseInUse) as error:
            raise NotAlone(url=without_password(database_url)) from error
        except (SQLAlchemyError, OSError, ImportError) as error:
            raise NoDatabase(url=without_password(database_url), problem=type(error).__name__) from error


def _bring_up_to_date(source: Path, copy: Path) -> None:
    """A copy of a backup with the newest schema; the backup itself stays as it is."""
    if not source.is_file():
        raise BadBackup(file=str(source), problem="missing")
    try:
        copy_sqlite(source, copy)
        engine = plain_engine(copy)
        try:
            with engine.begin() as connection:
                revision = current_revision(connection)
                if revision not in revisions():
                    raise BadBackup(file=str(source), problem="foreign" if revision is None else "newer")
                migrate(connection)
        finally:
            engine.dispose()
    except (sqlite3.DatabaseError, DatabaseError) as error:
        raise BadBackup(file=str(source), problem="foreign") from error


async def _put_back(copy: Path, database_url: str, replace: bool) -> dict[str, int]:
    file = file_behind(make_url(database_url))
    store = Store(database_url)
    try:
        if not replace and await store.read(_has_something):
            raise NotEmpty(url=without_password(database_url))
        if file is not None:
            copy_sqlite(copy, file)
        else:
            await store.write(lambda connection: _put_rows(copy, connection))
        return await store.read(_counts)
    finally:
        await store.close()


def _put_rows(copy: Path, connection: Connection) -> None:
    """Replace everything by the rows of a backup, in one transaction."""
    migrate(connection)
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))
    engine = plain_engine(copy)
    try:
        with engine.connect() as source:
            copy_tables(source, connection)
    finally:
        engine.dispose()
    last = connection.execute(select(func.max(NOTICES.c.id))).scalar()
    if connection.dialect.name == "postgresql" and last is not None:
        connection.execute(NEXT_NOTICE, {"last": last})


def _has_something(connection: Connection) -> bool:
    if current_revision(connection) is None:
        return False
    return connection.execute(select(PEOPLE.c.id).limit(1)).first() is not None


def _counts(connection: Connection) -> dict[str, int]:
    return {
        name: int(connection.execute(select(func.count()).select_from(table)).scalar_one())
        for name, table in (("people", PEOPLE), ("matches", MATCHES))
    }
