"""Matches, for whoever runs the server: which there are, closing one, and removing old ones."""

from dataclasses import dataclass
from time import time
from typing import Any, Final

from sqlalchemy import Connection, Select, func, select, update

from trilith.server.admin.forgetting import remove
from trilith.server.admin.people import found
from trilith.server.admin.touching import lock, touch
from trilith.server.errors import AlreadyOver, NoSuchMatch
from trilith.server.storage.models import CLOSED, OVER, MatchId
from trilith.server.storage.people import DAY
from trilith.server.storage.schema import LINES, MATCHES, PEOPLE, SEATS
from trilith.server.storage.store import Store

AT_A_TIME: Final = 200  # matches that are removed in one transaction


@dataclass(frozen=True)
class Listed:
    """A match in a list."""

    id: MatchId
    game: str
    status: str
    public: bool
    host: str  # the name of whoever set it up
    seats: list[str]  # who sits there, by name
    lines: int
    created: float
    changed: float


def listed(connection: Connection, status: str, game: str, who: str, most: int) -> list[Listed]:
    """Matches that fit, whatever was changed last first."""
    asked = select(MATCHES, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == MATCHES.c.host)
    if status:
        asked = asked.where(MATCHES.c.status == status)
    if game:
        asked = asked.where(MATCHES.c.game == game)
    if who:
        person = found(connection, who).id
        seated = select(SEATS.c.match).where(SEATS.c.person == person)
        asked = asked.where((MATCHES.c.host == person) | MATCHES.c.id.in_(seated))
    rows = connection.execute(asked.order_by(MATCHES.c.changed.desc()).limit(most)).all()
    keys = [row.id for row in rows]
    names: dict[MatchId, list[str]] = {}
    for seat in connection.execute(select(SEATS).where(SEATS.c.match.in_(keys)).order_by(SEATS.c.seat)):
        names.setdefault(seat.match, []).append(seat.bot or seat.name)
    counting = select(LINES.c.match, func.count()).where(LINES.c.match.in_(keys)).group_by(LINES.c.match)
    lines: dict[MatchId, int] = {row[0]: row[1] for row in connection.execute(counting)}
    return [
        Listed(
            row.id,
            row.game,
            row.status,
            row.public,
            row.name,
            names.get(row.id, []),
            lines.get(row.id, 0),
            row.created,
            row.changed,
        )
        for row in rows
    ]


def close(connection: Connection, match: MatchId) -> None:
    """End a match that is not over: nobody acts there any more, and nobody sits down."""
    if not lock(connection, [match]):
        raise NoSuchMatch(match=match)
    status = connection.execute(select(MATCHES.c.status).where(MATCHES.c.id == match)).scalar_one()
    if status == OVER:
        raise AlreadyOver(match=match)
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(status=CLOSED, changed=time()))
    touch(connection, [match])


def count_old(connection: Connection, days: float, statuses: list[str]) -> int:
    """How many matches with one of these statuses nobody has changed for so long."""
    return int(
        connection.execute(select(func.count()).select_from(_old(days, statuses).subquery())).scalar_one()
    )


async def prune(store: Store, days: float, statuses: list[str]) -> int:
    """Remove them, some at a time so that servers need not wait for long; how many."""

    def remove_some(connection: Connection) -> int:
        some = connection.execute(_old(days, statuses).order_by(MATCHES.c.id).limit(AT_A_TIME)).scalars()
        matches = lock(connection, some)
        remove(connection, matches)
        return len(matches)

    removed = 0
    while some := await store.write(remove_some):
        removed += some
    return removed


def _old(days: float, statuses: list[str]) -> Select[Any]:
    return select(MATCHES.c.id).where(MATCHES.c.status.in_(statuses), MATCHES.c.changed < time() - days * DAY)
