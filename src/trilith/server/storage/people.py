"""People and their sessions in the database."""

from time import time
from typing import Any, Final

from sqlalchemy import Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from trilith.server.errors import NameTaken
from trilith.server.storage.database import Database
from trilith.server.storage.models import Person, PersonId
from trilith.server.storage.schema import PEOPLE, SESSIONS

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR


class PeopleStore(Database):
    """Reads and writes people, claimed names and sessions."""

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
        """Whose session this is, if it was used since then; using it renews it."""
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
        """When a session was used last, if there is one, and its person is not banned."""
        asked = select(SESSIONS.c.seen).join(PEOPLE, SESSIONS.c.person == PEOPLE.c.id)
        asked = asked.where(SESSIONS.c.id == session, PEOPLE.c.banned.is_(None))
        async with self._engine.connect() as connection:
            seen: float | None = (await connection.execute(asked)).scalar_one_or_none()
        return seen


def _person(row: Row[Any]) -> Person:
    banned = row.banned is not None
    return Person(row.id, row.name, row.language, row.claimed is not None, row.claimed, banned)
