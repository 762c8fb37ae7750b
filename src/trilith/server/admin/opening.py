"""Opens the database of a server for the commands of whoever runs it; nothing in it is migrated by that."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic.migration import MigrationContext
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError

from trilith.server.errors import NoDatabase, OtherSchema
from trilith.server.storage.database import without_password
from trilith.server.storage.migrate import newest_revision
from trilith.server.storage.sqlite import file_of
from trilith.server.storage.store import Store


@asynccontextmanager
async def opened(database_url: str) -> AsyncIterator[Store]:
    """The store of a database that this version of the program knows."""
    check_file(database_url)
    store = Store(database_url)
    try:
        found = await revision_of(store, database_url)
        if found != newest_revision():
            raise OtherSchema(
                url=without_password(database_url),
                schema=found or "0",
                program=newest_revision(),
                behind=_behind(found),
            )
        yield store
    finally:
        await store.close()


async def revision_of(store: Store, database_url: str) -> str | None:
    """The revision of the schema of a database; none, if it is empty."""
    try:
        return await store.read(current_revision)
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise NoDatabase(url=without_password(database_url), problem=type(error).__name__) from None


def check_file(database_url: str) -> None:
    """Refuse a SQLite file that is not there, which would otherwise be made."""
    try:
        file = file_of(make_url(database_url))
    except SQLAlchemyError as error:
        raise NoDatabase(url=without_password(database_url), problem=type(error).__name__) from None
    if file is not None and not Path(file).is_file():
        raise NoDatabase(url=without_password(database_url), problem=FileNotFoundError.__name__)


def current_revision(connection: Connection) -> str | None:
    """The revision of the schema, as Alembic noted it."""
    return MigrationContext.configure(connection).get_current_revision()


def _behind(revision: str | None) -> str:
    """Whether the database is older than the program, or newer."""
    return "yes" if (revision or "") < newest_revision() else "no"
