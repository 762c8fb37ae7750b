"""Everything that is kept of a person, as data to hand to them."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, select

from trilith.server.admin.people import found
from trilith.server.storage.models import OVER, PersonId, StoredMatch
from trilith.server.storage.schema import SESSIONS
from trilith.server.storage.store import Store

PAGE: Final = 500  # matches that are read at a time


async def export(store: Store, who: str) -> dict[str, Any]:
    """All of it; records of matches that are played stay secret, and a password is only told to be there."""
    person = await store.read(lambda connection: found(connection, who))
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "language": person.language,
            "claimed": person.claimed,
            "password": person.password is not None,
            "created": day(person.created),
            "banned": person.banned and day(person.banned),
        },
        "sessions": await store.read(lambda connection: _sessions(connection, person.id)),
        "lessons": [vars(each) for each in await store.learned(person.id)],
        "matches": [
            each
            for match in await _matches(store, person.id)
            for each in [await _match(store, match, person.id)]
        ],
    }


def day(moment: float) -> str:
    """A moment as people write it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


def _sessions(connection: Connection, person: PersonId) -> list[dict[str, str]]:
    asked = select(SESSIONS.c.seen).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen)
    return [{"seen": day(seen)} for seen in connection.execute(asked).scalars()]


async def _matches(store: Store, person: PersonId) -> list[StoredMatch]:
    matches: list[StoredMatch] = []
    while page := await store.matches_of(person, PAGE, len(matches)):
        matches += page
    return matches


async def _match(store: Store, match: StoredMatch, person: PersonId) -> dict[str, Any]:
    over = match.status == OVER
    return {
        "id": match.id,
        "game": match.game,
        "status": match.status,
        "created": day(match.created),
        "changed": day(match.changed),
        "host": match.host == person,
        "seats": [seat for seat, sitter in enumerate(match.sitters) if sitter.person == person],
        "record": (await store.records([match.id]))[0][1].text() if over else None,
    }
