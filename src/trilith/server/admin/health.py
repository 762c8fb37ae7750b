"""How a database fares, and the server that uses it, if it can be asked."""

from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import Connection, func, make_url, select, text

from trilith.server.admin.opening import opened
from trilith.server.storage.database import without_password
from trilith.server.storage.instance_lock import SUFFIX, file_behind
from trilith.server.storage.migrate import newest_revision
from trilith.server.storage.schema import PEOPLE

OK: Final = "ok"
NO_ANSWER: Final = "no-answer"
TIMEOUT: Final = 5.0  # seconds


async def health(database_url: str, server: str) -> dict[str, Any]:
    """Schema, size and contents of a database, whether it can be written, and what its server says of itself."""
    async with opened(database_url) as store:
        await store.check_writing()
        people, size = await store.read(_people_and_size)
        matches = await store.counts()
    address = server or _noted_address(database_url)
    return {
        "database": without_password(database_url),
        "schema": newest_revision(),
        "bytes": size,
        "people": people,
        "matches": dict(sorted(matches.items())),
        "server": address or None,
        "checks": _ask(address) if address else {},
    }


def is_well(found: dict[str, Any]) -> bool:
    """Whether nothing is wrong with the server that was asked."""
    return set(found["checks"].values()) <= {OK}


def _people_and_size(connection: Connection) -> tuple[int, int]:
    people = int(connection.execute(select(func.count()).select_from(PEOPLE)).scalar_one())
    if connection.dialect.name == "sqlite":
        pages, page = (
            int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
            for name in ("page_count", "page_size")
        )
        return people, pages * page
    asked = text("SELECT pg_database_size(current_database())")
    return people, int(connection.execute(asked).scalar_one())


def _noted_address(database_url: str) -> str:
    """The address that the server of a SQLite file has noted beside it."""
    file = file_behind(make_url(database_url))
    note = Path(f"{file}{SUFFIX}")
    return note.read_text(encoding="utf-8").strip() if file is not None and note.is_file() else ""


def _ask(address: str) -> dict[str, str]:
    """What the health checks of a server say."""
    try:
        with httpx.Client(trust_env=False, timeout=TIMEOUT) as client:
            checks: dict[str, str] = client.get(f"{address.rstrip('/')}/healthz").json()["checks"]
            return checks
    except (httpx.HTTPError, ValueError, KeyError):
        return {"server": NO_ANSWER}
