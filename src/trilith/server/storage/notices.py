"""Notices for servers that run: which people and matches were changed past them, and must be read again."""

from collections.abc import Iterable
from time import time
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from trilith.server.storage.database import Database
from trilith.server.storage.models import Notice
from trilith.server.storage.schema import NOTICES

KEPT_SECONDS: Final = 24 * 60 * 60.0  # longer than a server caches anything, or is without its database


class NoticeStore(Database):
    """Reads notices."""

    async def notices(self) -> list[Notice]:
        """All notices that are kept, the first one first."""
        return await self.read(_notices)


def give_notice(connection: Connection, kind: str, about: Iterable[str]) -> None:
    """Let every server read these people or matches again; what is old is dropped on the way."""
    now = time()
    rows = [{"kind": kind, "about": each, "given": now} for each in about]
    if rows:
        connection.execute(insert(NOTICES), rows)
        # Afterwards, for SQLite begins with 1 again in an empty table, and servers know that number already.
        connection.execute(delete(NOTICES).where(NOTICES.c.given < now - KEPT_SECONDS))


def _notices(connection: Connection) -> list[Notice]:
    rows = connection.execute(select(NOTICES).order_by(NOTICES.c.id))
    return [Notice(row.id, row.kind, row.about) for row in rows]
