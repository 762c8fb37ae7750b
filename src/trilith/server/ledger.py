"""Writes the lines of matches: decisions that arrive together share one transaction and one wait for the disk.

Every write is guarded: it names the revision of the match that it is based on, and nothing is written if the match
has another one by now. So no two writers, in however many processes, can splice two histories into one match.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Final, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from trilith.core.errors import TrilithError
from trilith.server.errors import NotKept, WriteConflict
from trilith.server.measures import Measures
from trilith.server.stored import Change, MatchId, Sitter, StoredMatch
from trilith.server.tables import LINES, MATCHES, SEATS

Work: TypeAlias = Callable[
    [Connection], list[bool]
]  # what is done within a transaction, and what of it was written
Transact: TypeAlias = Callable[[Work], Awaitable[list[bool]]]
LOG: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 100

# Locked until the transaction ends, by everybody in the same order.
LOCK: Final = (
    select(MATCHES.c.id, MATCHES.c.revision)
    .where(MATCHES.c.id.in_(bindparam("those", expanding=True)))
    .order_by(MATCHES.c.id)
    .with_for_update()
)
# A change that failed halfway may have left lines behind; the room that writes now knows better.
CLEAR: Final = delete(LINES).where(LINES.c.match == bindparam("at"), LINES.c.number >= bindparam("first"))
ADD: Final = insert(LINES)
CHANGING: Final = ("revision", "withdrawn", "floor", "status", "public", "rematch", "removed", "changed")
MARK: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("at"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
GET_UP: Final = delete(SEATS).where(SEATS.c.match == bindparam("at"))


@dataclass
class Waiting:
    """A change and whoever waits for it to be on the disk."""

    change: Change
    done: asyncio.Future[None]


class Ledger:
    """The one place that writes matches; each change is kept whole or not at all."""

    def __init__(self, transact: Transact, measures: Measures) -> None:
        self._transact = transact
        self._measures = measures
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._problem: tuple[float, Exception] | None = None  # when the last write failed, and why

    def problem_since(self, moment: float) -> Exception | None:
        """Why the last write failed, if it did, after this moment."""
        return self._problem[1] if self._problem is not None and self._problem[0] >= moment else None

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
        """Wait until the change is on the disk; NotKept when it is not, WriteConflict when somebody else was quicker."""
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
        if await self._try(batch) or len(batch) == 1:
            return
        for waiting in batch:
            await self._try([waiting])

    async def _try(self, batch: list[Waiting]) -> bool:
        """Write these together and tell who won and who lost; if it is only one, that it was not kept, too."""
        changes = [waiting.change for waiting in batch]
        try:
            written = await self._transact(lambda connection: write_changes(connection, changes))
        except Exception as error:  # whatever it was, the next ones shall be written
            LOG.exception("changes of %d matches could not be written", len(batch))
            self._problem = monotonic(), error
            self._measures.write_failures.inc()
            if len(batch) == 1:
                _tell(batch[0], NotKept())
            return False
        self._problem = None
        for waiting, won in zip(batch, written, strict=True):
            self._measures.write_conflicts.inc(not won)
            _tell(waiting, None if won else WriteConflict(match=waiting.change.match.id))
        return True


def write_changes(connection: Connection, changes: Sequence[Change]) -> list[bool]:
    """Write changes within a transaction; not those of matches that have another revision by now. Which were written."""
    found = connection.execute(LOCK, {"those": [change.match.id for change in changes]}).all()
    revisions: dict[MatchId, int] = {row.id: row.revision for row in found}
    # Each revision is followed by one other, so that of two changes of one match only the first is written.
    won = [revisions.pop(change.match.id, None) == change.match.revision - 1 for change in changes]
    if any(won):
        _write(connection, [change for change, may in zip(changes, won, strict=True) if may])
    return won


def _write(connection: Connection, changes: list[Change]) -> None:
    connection.execute(CLEAR, [{"at": change.match.id, "first": change.first} for change in changes])
    lines = [
        {"match": change.match.id, "number": number, "text": text}
        for change in changes
        for number, text in enumerate(change.lines, start=change.first)
    ]
    if lines:
        connection.execute(ADD, lines)
    connection.execute(
        MARK,
        [
            {"at": change.match.id, **{f"new_{name}": getattr(change.match, name) for name in CHANGING}}
            for change in changes
        ],
    )
    for change in changes:
        if change.seating:
            connection.execute(GET_UP, {"at": change.match.id})
            connection.execute(insert(SEATS), seat_rows(change.match.id, change.match.sitters))
        if change.another is not None:
            add_match(connection, change.another)


def add_match(connection: Connection, match: StoredMatch) -> None:
    """Write a new match with its seats."""
    values = {column.name: getattr(match, column.name) for column in MATCHES.columns}
    connection.execute(insert(MATCHES).values(values))
    connection.execute(insert(SEATS), seat_rows(match.id, match.sitters))


def seat_rows(match: MatchId, sitters: list[Sitter]) -> list[dict[str, object]]:
    """Who sits where, as the database holds it."""
    return [
        {
            "match": match,
            "seat": seat,
            "kind": sitter.kind,
            "name": sitter.name,
            "person": sitter.person,
            "bot": sitter.bot,
            "stand_in": sitter.stand_in,
            "assisted": sitter.assisted,
        }
        for seat, sitter in enumerate(sitters)
    ]


def _tell(waiting: Waiting, error: TrilithError | None) -> None:
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)
