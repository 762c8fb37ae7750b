"""The database behind the server: people, sessions, matches, and the lines of every match."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from time import time
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from trilith.server.errors import NameTaken
from trilith.server.ledger import Ledger, add_match
from trilith.server.measures import Measures
from trilith.server.migrating import migrate
from trilith.server.names import comparable
from trilith.server.sqlite import Scribe, begin_writing, file_of, prepare
from trilith.server.stored import OPEN, PLAYING, MatchId, Person, PersonId, Sitter, StoredMatch
from trilith.server.tables import KEYS, LINES, MATCHES, PEOPLE, SEATS, SESSIONS

Given = TypeVar("Given")
COOKIE_KEY: Final = "cookies"
HEALTH_KEY: Final = "health"
KEY_BYTES: Final = 32
HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR


class Store:
    """Everything that outlives the process."""

    def __init__(self, url: str, measures: Measures | None = None) -> None:
        self._engine: AsyncEngine = create_async_engine(url)
        if self._engine.dialect.name == "sqlite":
            prepare(self._engine.sync_engine)
        file = file_of(self._engine.url)
        self._scribe = Scribe(file) if file is not None else None
        # SQLite has one writer at a time, and whoever finds it busy gets no turn but an error after a while.
        self._turn = asyncio.Lock() if self._engine.dialect.name == "sqlite" else nullcontext()
        self.ledger = Ledger(self._transact, measures or Measures())

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        async with self._writing() as connection:
            await connection.run_sync(migrate)
        if self._scribe is not None:
            self._scribe.open()
        self.ledger.open()

    async def close(self) -> None:
        """Stop writing and let go of the database."""
        await self.ledger.close()
        if self._scribe is not None:
            await asyncio.to_thread(self._scribe.close)
        await self._engine.dispose()

    async def check(self) -> None:
        """Fail if the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    async def check_writing(self) -> None:
        """Fail if the database cannot be written."""
        await self._transact(_sign_of_life)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write."""
        async with self._turn, self._engine.begin() as connection:
            await connection.run_sync(begin_writing)
            yield connection

    async def _transact(self, work: Callable[[Connection], Given]) -> Given:
        """Do this within a transaction, the quickest way there is."""
        if self._scribe is not None:
            async with self._turn:
                return await self._scribe.write(work)
        async with self._writing() as connection:
            return await connection.run_sync(work)

    async def cookie_key(self) -> str:
        """The key that cookies are signed with, made once and shared by all servers of this database."""
        asked = select(KEYS.c.value).where(KEYS.c.name == COOKIE_KEY)
        async with self._writing() as connection:
            found: str | None = (await connection.execute(asked)).scalar_one_or_none()
            if found is None:
                found = secrets.token_hex(KEY_BYTES)
                await connection.execute(insert(KEYS).values(name=COOKIE_KEY, value=found))
        return found

    # People and their sessions

    async def add_person(self, person: Person, session: str) -> None:
        """A new guest with a first session."""
        now = time()
        async with self._writing() as connection:
            await connection.execute(
                insert(PEOPLE).values(id=person.id, name=person.name, language=person.language, created=now)
            )
            await connection.execute(insert(SESSIONS).values(id=session, person=person.id, seen=now))

    async def change_person(self, person: Person) -> None:
        """Another display name or language."""
        change = update(PEOPLE).where(PEOPLE.c.id == person.id)
        async with self._writing() as connection:
            await connection.execute(change.values(name=person.name, language=person.language))

    async def claim(self, person: Person, claimed: str, skeleton: str, password: str) -> None:
        """Give a name a password; NameTaken when somebody else did so first."""
        change = update(PEOPLE).where(PEOPLE.c.id == person.id)
        try:
            async with self._writing() as connection:
                await connection.execute(
                    change.values(claimed=claimed, skeleton=skeleton or None, password=password)
                )
        except IntegrityError:
            raise NameTaken(name=person.name) from None

    async def owner(self, claimed: str, skeleton: str) -> PersonId | None:
        """Whoever claimed this name, or else one that looks like it."""
        asked = select(PEOPLE.c.id, PEOPLE.c.claimed)
        asked = asked.where(or_(PEOPLE.c.claimed == claimed, PEOPLE.c.skeleton == skeleton))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        rows = sorted(rows, key=lambda row: row.claimed != claimed)
        return rows[0].id if rows else None

    async def claimed(self, claimed: str) -> tuple[Person, str] | None:
        """Whoever claimed this name, and the digest of the password."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.claimed == claimed))).first()
        return None if row is None else (_person(row), row.password)

    async def add_session(self, session: str, person: PersonId) -> None:
        """Somebody signs in on one more device."""
        async with self._writing() as connection:
            await connection.execute(insert(SESSIONS).values(id=session, person=person, seen=time()))

    async def end_session(self, session: str) -> None:
        """Somebody signs out."""
        async with self._writing() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.id == session))

    async def session(self, session: str, oldest: float) -> Person | None:
        """Whose session this is, if it was used since then; using it makes it young again."""
        asked = select(PEOPLE, SESSIONS.c.seen).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        asked = asked.where(SESSIONS.c.id == session, SESSIONS.c.seen >= oldest)
        async with self._engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            return None
        if row.seen < time() - HOUR:
            async with self._writing() as connection:
                await connection.execute(update(SESSIONS).where(SESSIONS.c.id == session).values(seen=time()))
        return _person(row)

    async def session_seen(self, session: str) -> float | None:
        """When a session was used last, if there is one."""
        async with self._engine.connect() as connection:
            asked = select(SESSIONS.c.seen).where(SESSIONS.c.id == session)
            seen: float | None = (await connection.execute(asked)).scalar_one_or_none()
        return seen

    # Matches

    async def add_match(self, match: StoredMatch) -> None:
        """A new match with its seats; whatever changes it later goes through the ledger."""
        async with self._writing() as connection:
            await connection.run_sync(add_match, match)

    async def match(self, match: MatchId) -> StoredMatch | None:
        """A match by its number."""
        found = await self._matches(select(MATCHES).where(MATCHES.c.id == match))
        return found[0] if found else None

    async def invited_to(self, invitation: str) -> MatchId | None:
        """The match that an invitation leads to."""
        asked = select(MATCHES.c.id).where(MATCHES.c.invitation == invitation)
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(asked)).scalar_one_or_none()
        return found

    async def whole(self, match: MatchId) -> tuple[StoredMatch, list[str]] | None:
        """A match and its record, both of one moment."""
        while True:
            stored = await self.match(match)
            if stored is None:
                return None
            lines = await self.lines(match)
            if await self._revision(match) == stored.revision:  # otherwise somebody wrote in between
                return stored, lines

    async def _revision(self, match: MatchId) -> int | None:
        asked = select(MATCHES.c.revision).where(MATCHES.c.id == match)
        async with self._engine.connect() as connection:
            found: int | None = (await connection.execute(asked)).scalar_one_or_none()
        return found

    async def lines(self, match: MatchId) -> list[str]:
        """The record of a match."""
        asked = select(LINES.c.text).where(LINES.c.match == match).order_by(LINES.c.number)
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def public_matches(self, status: str, most: int, offset: int) -> list[StoredMatch]:
        """Matches that anybody may join or watch, the liveliest first."""
        asked = select(MATCHES).where(MATCHES.c.public, MATCHES.c.status == status)
        return await self._matches(asked.order_by(MATCHES.c.changed.desc()).limit(most).offset(offset))

    async def matches_of(self, person: PersonId, most: int, offset: int) -> list[StoredMatch]:
        """Matches that somebody set up or sits in, the last played first."""
        seated = select(SEATS.c.match).where(SEATS.c.person == person)
        asked = select(MATCHES).where(or_(MATCHES.c.host == person, MATCHES.c.id.in_(seated)))
        return await self._matches(asked.order_by(MATCHES.c.changed.desc()).limit(most).offset(offset))

    async def unfinished_of(self, person: PersonId) -> int:
        """How many unfinished matches somebody has set up."""
        asked = select(func.count()).select_from(MATCHES)
        asked = asked.where(MATCHES.c.host == person, MATCHES.c.status.in_((OPEN, PLAYING)))
        async with self._engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def bot_matches_of(self, person: PersonId) -> int:
        """How many of the matches that somebody has set up only bots are playing."""
        decides = select(SEATS.c.seat).where(
            SEATS.c.match == MATCHES.c.id, SEATS.c.person.is_not(None), SEATS.c.stand_in.is_(None)
        )
        asked = select(func.count()).select_from(MATCHES)
        asked = asked.where(MATCHES.c.host == person, MATCHES.c.status == PLAYING, ~decides.exists())
        async with self._engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def counts(self) -> dict[str, int]:
        """How many matches there are, by status."""
        asked = select(MATCHES.c.status, func.count()).group_by(MATCHES.c.status)
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(asked)}

    async def playing(self) -> list[MatchId]:
        """All matches that go on."""
        asked = select(MATCHES.c.id).where(MATCHES.c.status == PLAYING).order_by(MATCHES.c.changed.desc())
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def _matches(self, asked: Select[Any]) -> list[StoredMatch]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
            keys = [row.id for row in rows]
            seats = select(SEATS, PEOPLE.c.claimed.label("owned")).outerjoin(PEOPLE)
            seats = seats.where(SEATS.c.match.in_(keys)).order_by(SEATS.c.match, SEATS.c.seat)
            taken = (await connection.execute(seats)).all()
        return [_match(row, [seat for seat in taken if seat.match == row.id]) for row in rows]


def _sign_of_life(connection: Connection) -> None:
    now = str(time())
    if not connection.execute(update(KEYS).where(KEYS.c.name == HEALTH_KEY).values(value=now)).rowcount:
        connection.execute(insert(KEYS).values(name=HEALTH_KEY, value=now))


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.language, row.claimed is not None, row.claimed)


def _match(row: Row[Any], seats: Sequence[Row[Any]]) -> StoredMatch:
    sitters = [
        Sitter(
            seat.kind,
            seat.name,
            seat.person,
            seat.bot,
            seat.stand_in,
            seat.assisted,
            claimed=seat.owned == comparable(seat.name),
        )
        for seat in seats
    ]
    return StoredMatch(**row._mapping, sitters=sitters)
