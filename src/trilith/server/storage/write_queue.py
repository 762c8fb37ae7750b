"""The write queue: changes of matches that arrive together are written in one transaction (group commit).

Writes are guarded by optimistic locking: a change names the revision of the match that it is based on, and nothing is
written if the database has another one. So writers, in however many processes, cannot mix two histories of a match.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Final, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from trilith.core.errors import TrilithError
from trilith.server.errors import NotKept, WriteConflict
from trilith.server.metrics import Metrics
from trilith.server.storage.models import Change, MatchId, Sitter, StoredMatch
from trilith.server.storage.schema import LINES, MATCHES, RESULTS, SEATS
from trilith.study.results import SeatResult

# A function to run within a transaction, and for each change whether it was written.
Work: TypeAlias = Callable[[Connection], list[bool]]
Transact: TypeAlias = Callable[[Work], Awaitable[list[bool]]]
LOG: Final = logging.getLogger(__name__)
BATCH_SIZE: Final = 100

# Row locks until the transaction ends; the same order everywhere prevents deadlocks.
LOCK_MATCHES: Final = (
    select(MATCHES.c.id, MATCHES.c.revision)
    .where(MATCHES.c.id.in_(bindparam("those", expanding=True)))
    .order_by(MATCHES.c.id)
    .with_for_update()
)
CLEAR_LINES: Final = delete(LINES).where(
    LINES.c.match == bindparam("at"), LINES.c.number >= bindparam("first")
)
ADD_LINES: Final = insert(LINES)
UPDATED_COLUMNS: Final = (
    "revision",
    "bot_turn",
    "withdrawn",
    "floor",
    "status",
    "public",
    "rematch",
    "removed",
    "practice",
    "torches",
    "seed",  # only before a branch begins, while its luck is chosen
    "luck",
    "changed",
)
UPDATE_MATCH: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("at"))
    .values({name: bindparam(f"new_{name}") for name in UPDATED_COLUMNS})
)
CLEAR_SEATS: Final = delete(SEATS).where(SEATS.c.match == bindparam("at"))


@dataclass
class PendingWrite:
    """A change in the queue, and the future that is resolved when it is committed."""

    change: Change
    done: asyncio.Future[None]


class WriteQueue:
    """The one place that changes matches; each change is written as a whole or not at all."""

    def __init__(self, transact: Transact, metrics: Metrics) -> None:
        self._transact = transact
        self._metrics = metrics
        self._queue: asyncio.Queue[PendingWrite] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._problem: tuple[float, Exception] | None = None  # when the last write failed, and why

    def problem_since(self, moment: float) -> Exception | None:
        """Why the last write failed, if it did, after this moment."""
        return self._problem[1] if self._problem is not None and self._problem[0] >= moment else None

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._queue.qsize()

    def open(self) -> None:
        """Start the task that empties the queue."""
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Stop writing; what still waits in the queue fails with NotKept."""
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        while not self._queue.empty():
            _resolve(self._queue.get_nowait(), NotKept())

    async def write(self, change: Change) -> None:
        """Wait until the change is committed; NotKept when that fails, WriteConflict when the revision is another one."""
        pending = PendingWrite(change, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(pending)
        await pending.done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < BATCH_SIZE:
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch(batch)
            except asyncio.CancelledError:
                for pending in batch:
                    _resolve(pending, NotKept())
                raise

    async def _write_batch(self, batch: list[PendingWrite]) -> None:
        """Write all in one transaction; if that fails, one by one, so that one bad change does not fail the others."""
        if await self._try(batch) or len(batch) == 1:
            return
        for pending in batch:
            await self._try([pending])

    async def _try(self, batch: list[PendingWrite]) -> bool:
        """Write these in one transaction and resolve their futures; when that fails, only that of a single one."""
        changes = [pending.change for pending in batch]
        try:
            with self._metrics.write_seconds.time():
                written = await self._transact(lambda connection: write_changes(connection, changes))
        except Exception as error:  # whatever it was, the queue goes on
            LOG.exception("changes of %d matches could not be written", len(batch))
            self._problem = monotonic(), error
            self._metrics.write_failures.inc()
            if len(batch) == 1:
                _resolve(batch[0], NotKept())
            return False
        self._problem = None
        for pending, won in zip(batch, written, strict=True):
            self._metrics.write_conflicts.inc(not won)
            _resolve(pending, None if won else WriteConflict(match=pending.change.match.id))
        return True


def write_changes(connection: Connection, changes: Sequence[Change]) -> list[bool]:
    """Write changes within a transaction, except of matches with another revision; for each, whether it was written."""
    found = connection.execute(LOCK_MATCHES, {"those": [change.match.id for change in changes]}).all()
    revisions: dict[MatchId, int] = {row.id: row.revision for row in found}
    # Each revision has one successor, so of two changes of one match only the first is written.
    current = [revisions.pop(change.match.id, None) == change.match.revision - 1 for change in changes]
    if any(current):
        _write(connection, [change for change, valid in zip(changes, current, strict=True) if valid])
    return current


def _write(connection: Connection, changes: list[Change]) -> None:
    taken_back = [{"at": each.match.id, "first": each.first} for each in changes if each.takes_back]
    if taken_back:
        connection.execute(CLEAR_LINES, taken_back)
    lines = [
        {"match": change.match.id, "number": number, "text": text}
        for change in changes
        for number, text in enumerate(change.lines, start=change.first)
    ]
    if lines:
        connection.execute(ADD_LINES, lines)
    connection.execute(
        UPDATE_MATCH,
        [
            {
                "at": change.match.id,
                **{f"new_{name}": getattr(change.match, name) for name in UPDATED_COLUMNS},
            }
            for change in changes
        ],
    )
    for change in changes:
        if change.seating:
            connection.execute(CLEAR_SEATS, {"at": change.match.id})
            connection.execute(insert(SEATS), seat_rows(change.match.id, change.match.sitters))
        if change.another is not None:
            add_match(connection, change.another)
        if change.results is not None:
            connection.execute(insert(RESULTS), result_rows(change.match, change.results))


def add_match(connection: Connection, match: StoredMatch, lines: Sequence[str] = ()) -> None:
    """Write a new match with its seats and lines."""
    values = {column.name: getattr(match, column.name) for column in MATCHES.columns}
    values["origin"] = match.origin and asdict(match.origin)
    values["brought"] = match.brought and asdict(match.brought)
    connection.execute(insert(MATCHES).values(values))
    connection.execute(insert(SEATS), seat_rows(match.id, match.sitters))
    if lines:
        rows = [{"match": match.id, "number": number, "text": text} for number, text in enumerate(lines)]
        connection.execute(ADD_LINES, rows)


def seat_rows(match: MatchId, sitters: list[Sitter]) -> list[dict[str, object]]:
    """The rows of the seats of a match."""
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


def result_rows(match: StoredMatch, results: list[SeatResult]) -> list[dict[str, object]]:
    """The rows of how a match ended; of several seats of one person the first counts as their own."""
    people = [sitter.person for sitter in match.sitters]
    return [
        {
            "match": match.id,
            "seat": seat,
            "person": people[seat],
            "own": people[seat] is not None and people.index(people[seat]) == seat,
            "game": match.game,
            "ended": match.changed,
            "place": result.place,
            "points": result.points,
            "sources": result.sources,
        }
        for seat, result in enumerate(results)
    ]


def _resolve(pending: PendingWrite, error: TrilithError | None) -> None:
    if pending.done.done():
        return
    if error is None:
        pending.done.set_result(None)
    else:
        pending.done.set_exception(error)
