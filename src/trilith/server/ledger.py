"""Writes the lines of matches: decisions that arrive together share one transaction and one wait for the disk."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from time import time
from typing import Final, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import SQLAlchemyError

from trilith.server.errors import NotKept
from trilith.server.stored import Change
from trilith.server.tables import LINES, MATCHES

Transact: TypeAlias = Callable[
    [Callable[[Connection], None]], Awaitable[None]
]  # does something within a transaction
LOG: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 100

# A change that failed halfway may have left lines behind; the room that writes now knows better.
CLEAR: Final = delete(LINES).where(LINES.c.match == bindparam("at"), LINES.c.number >= bindparam("first"))
ADD: Final = insert(LINES)
MARK: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("at"))
    .values(
        withdrawn=bindparam("new_withdrawn"),
        floor=bindparam("new_floor"),
        status=bindparam("new_status"),
        changed=bindparam("now"),
    )
)


@dataclass
class Waiting:
    """A change and whoever waits for it to be on the disk."""

    change: Change
    done: asyncio.Future[None]


class Ledger:
    """The one place that writes lines; each change is kept whole or not at all."""

    def __init__(self, transact: Transact) -> None:
        self._transact = transact
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Stop writing; whoever still waits is told that nothing was kept."""
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        while not self._queue.empty():
            _tell(self._queue.get_nowait(), NotKept())

    async def keep(self, change: Change) -> None:
        """Wait until the change is on the disk; NotKept when it is not."""
        waiting = Waiting(change, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        await waiting.done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch(batch)
            except asyncio.CancelledError:
                for waiting in batch:
                    _tell(waiting, NotKept())
                raise

    async def _write_batch(self, batch: list[Waiting]) -> None:
        """Write all together; if that fails, one by one, so that nobody suffers from somebody else's change."""
        if await self._try([waiting.change for waiting in batch]):
            for waiting in batch:
                _tell(waiting, None)
            return
        for waiting in batch:
            kept = len(batch) > 1 and await self._try([waiting.change])
            _tell(waiting, None if kept else NotKept())

    async def _try(self, changes: list[Change]) -> bool:
        try:
            await self._transact(lambda connection: write_changes(connection, changes))
        except (SQLAlchemyError, OSError):
            LOG.exception("changes of %d matches could not be written", len(changes))
            return False
        return True


def write_changes(connection: Connection, changes: list[Change]) -> None:
    """Write changes within a transaction."""
    connection.execute(CLEAR, [{"at": change.match, "first": change.first} for change in changes])
    lines = [
        {"match": change.match, "number": number, "text": text}
        for change in changes
        for number, text in enumerate(change.lines, start=change.first)
    ]
    if lines:
        connection.execute(ADD, lines)
    now = time()
    connection.execute(
        MARK,
        [
            {
                "at": change.match,
                "new_withdrawn": change.withdrawn,
                "new_floor": change.floor,
                "new_status": change.status,
                "now": now,
            }
            for change in changes
        ],
    )


def _tell(waiting: Waiting, error: NotKept | None) -> None:
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)
