"""Matches and their lines in the database."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, delete, func, or_, select

from trilith.server.names import comparable
from trilith.server.storage.database import Database
from trilith.server.storage.models import (
    OPEN,
    PLAYING,
    Brought,
    MatchId,
    Origin,
    PersonId,
    Sitter,
    StoredMatch,
)
from trilith.server.storage.schema import LINES, MATCHES, PEOPLE, SEATS
from trilith.server.storage.write_queue import add_match


class MatchStore(Database):
    """Reads matches and adds new ones; whatever changes them later goes through the write queue."""

    async def add_match(self, match: StoredMatch, lines: Sequence[str] = ()) -> None:
        """Add a new match with its seats, and what was played of it elsewhere."""
        async with self._writing() as connection:
            await connection.run_sync(add_match, match, lines)

    async def remove_match(self, match: MatchId) -> None:
        """Remove a match with its seats and lines."""
        async with self._writing() as connection:
            await connection.execute(delete(MATCHES).where(MATCHES.c.id == match))

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
            if (
                await self.revision(match) == stored.revision
            ):  # otherwise it was written in between, and is read again
                return stored, lines

    async def revision(self, match: MatchId) -> int | None:
        """How often a match was written; none if it is gone."""
        return (await self.revisions([match])).get(match)

    async def revisions(self, matches: Sequence[MatchId]) -> dict[MatchId, int]:
        """How often each of these matches was written; those that are gone are left out."""
        asked = select(MATCHES.c.id, MATCHES.c.revision).where(MATCHES.c.id.in_(matches))
        async with self._engine.connect() as connection:
            return {row.id: row.revision for row in await connection.execute(asked)}

    async def bot_turns(self) -> dict[MatchId, int]:
        """The matches in which a bot decides now, or may, and how often each was written."""
        asked = select(MATCHES.c.id, MATCHES.c.revision)
        asked = asked.where(MATCHES.c.status == PLAYING, MATCHES.c.bot_turn.is_not(False))
        async with self._engine.connect() as connection:
            return {row.id: row.revision for row in await connection.execute(asked)}

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

    async def brought_by(self, person: PersonId) -> int:
        """How many records somebody has brought from elsewhere."""
        asked = select(func.count()).select_from(MATCHES)
        asked = asked.where(MATCHES.c.host == person, MATCHES.c.brought.is_not(None))
        async with self._engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def bot_matches(self, person: PersonId | None = None) -> int:
        """In how many matches, of all or of those that somebody has set up, only bots are playing."""
        decides = select(SEATS.c.seat).where(
            SEATS.c.match == MATCHES.c.id, SEATS.c.person.is_not(None), SEATS.c.stand_in.is_(None)
        )
        asked = select(func.count()).select_from(MATCHES)
        asked = asked.where(MATCHES.c.status == PLAYING, ~decides.exists())
        if person is not None:
            asked = asked.where(MATCHES.c.host == person)
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
    columns = dict(row._mapping)
    for name in ("practice", "torches", "luck"):  # JSON knows no tuples
        columns[name] = [(line, number) for line, number in columns[name]]
    columns["origin"] = columns["origin"] and Origin(**columns["origin"])
    columns["brought"] = columns["brought"] and Brought(**columns["brought"])
    return StoredMatch(**columns, sitters=sitters)
