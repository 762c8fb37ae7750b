"""What every change past a running server does: locks matches as the server does, and lets it read them again."""

from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, select, update

from trilith.server.storage.models import INVITED, MATCH, MatchId
from trilith.server.storage.notices import give_notice
from trilith.server.storage.schema import MATCHES, SEATS
from trilith.server.storage.write_queue import LOCK_MATCHES

NEXT_REVISION = update(MATCHES).where(MATCHES.c.id == bindparam("at")).values(revision=MATCHES.c.revision + 1)


def lock(connection: Connection, matches: Iterable[MatchId]) -> list[MatchId]:
    """Lock those of these matches that there are, in the order in which servers lock them."""
    return [row.id for row in connection.execute(LOCK_MATCHES, {"those": sorted(matches)})]


def touch(connection: Connection, matches: Iterable[MatchId]) -> None:
    """Count a change of these matches: what a server wanted to write on top of the old state is refused, and reads again."""
    those = sorted(matches)
    if those:
        connection.execute(NEXT_REVISION, [{"at": match} for match in those])
        give_notice(connection, MATCH, those)


def awaited_seats(
    connection: Connection, matches: Iterable[MatchId], names: set[str]
) -> list[tuple[MatchId, int]]:
    """Free seats at tables that go on from these matches, where somebody is awaited by one of these names."""
    those = set(matches)
    again = select(MATCHES.c.rematch).where(MATCHES.c.id.in_(those), MATCHES.c.rematch.is_not(None))
    follow = set(connection.execute(again).scalars())
    for row in connection.execute(
        select(MATCHES.c.id, MATCHES.c.origin).where(MATCHES.c.origin.is_not(None))
    ):
        if row.origin["match"] in those:
            follow.add(row.id)
    asked = select(SEATS.c.match, SEATS.c.seat).where(
        SEATS.c.match.in_(follow),
        SEATS.c.kind == INVITED,
        SEATS.c.person.is_(None),
        SEATS.c.name.in_(names),
    )
    return [(row.match, row.seat) for row in connection.execute(asked)]
