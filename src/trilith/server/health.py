"""Health checks: the database answers and can be written, and every background task runs."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Final

from sqlalchemy.exc import DBAPIError

from trilith.server.storage.store import Store
from trilith.server.supervisor import Supervisor
from trilith.server.wire.responses import Health

OK: Final = "ok"
DOWN: Final = "down"
FAILING: Final = "failing"
NO_ANSWER: Final = "no-answer"
DISK_FULL: Final = "disk-full"
POSTGRES_DISK_FULL: Final = "53100"
TIMEOUT: Final = 2.0  # seconds
CACHE_SECONDS: Final = 1.0  # for which an outcome is not checked again
RECENT: Final = 60.0  # seconds for which a failed write counts, if none succeeded since


class Check:
    """One check; requests at the same time share one run of it, and its outcome is cached."""

    def __init__(self, work: Callable[[], Awaitable[None]], otherwise: str) -> None:
        self._work = work
        self._otherwise = otherwise
        self._trying: asyncio.Task[str] | None = None
        self._began = 0.0

    async def outcome(self) -> str:
        """`ok`, or what is wrong."""
        now = monotonic()
        if self._trying is None or (self._trying.done() and now - self._began > CACHE_SECONDS):
            self._trying, self._began = asyncio.create_task(self._try()), now
        await asyncio.wait({self._trying}, timeout=TIMEOUT)
        return self._trying.result() if self._trying.done() else NO_ANSWER

    async def _try(self) -> str:
        try:
            await self._work()
        except Exception as error:
            return DISK_FULL if disk_is_full(error) else self._otherwise
        return OK


class Checks:
    """All health checks of a server."""

    def __init__(
        self, store: Store, supervisor: Supervisor, others: Mapping[str, Check] | None = None
    ) -> None:
        self._supervisor = supervisor
        self._write_queue = store.write_queue
        self._reading = Check(store.check, NO_ANSWER)
        self._writing = Check(store.check_writing, FAILING)
        self._others = dict(others or {})

    async def report(self) -> Health:
        """The outcome of every check."""
        database, writing = await asyncio.gather(self._reading.outcome(), self._writing.outcome())
        problem = self._write_queue.problem_since(monotonic() - RECENT)
        if writing == OK and problem is not None:
            writing = DISK_FULL if disk_is_full(problem) else FAILING
        others = {name: await check.outcome() for name, check in self._others.items()}
        tasks = {task: DOWN if down else OK for task, down in self._supervisor.down.items()}
        checks = {"database": database, "writing": writing, **others, **tasks}
        status = OK if set(checks.values()) == {OK} else FAILING
        return Health.model_validate({"status": status, "checks": checks})


def disk_is_full(error: Exception) -> bool:
    """Whether a write failed because the disk is full."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None), getattr(cause, "sqlstate", None)
    return code[0] == sqlite3.SQLITE_FULL or code[1] == POSTGRES_DISK_FULL
