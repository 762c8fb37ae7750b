"""Deletes a person with all their data; what others played with them stays, without their name."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Text, cast, delete, select, update
from sqlalchemy.exc import IntegrityError

from trilith.server.admin.people import found
from trilith.server.admin.touching import awaited_seats, lock, touch
from trilith.server.storage.models import INVITED, MATCH, OVER, PERSON, PLAYING, MatchId, PersonId
from trilith.server.storage.notices import give_notice
from trilith.server.storage.schema import LEARNING, MATCHES, PEOPLE, RESULTS, SEATS, SESSIONS
from trilith.server.storage.store import Store
from trilith.words import words

TRIES: Final = 5  # somebody may sit down somewhere while they are being deleted


@dataclass(frozen=True)
class Forgotten:
    """How many matches were removed with somebody, and how many stay for others."""

    removed: int
    kept: int


async def forget(store: Store, who: str, stand_in: str) -> Forgotten:
    """Delete somebody; in matches that others play a bot goes on for them."""
    for left in range(TRIES - 1, -1, -1):
        try:
            done = await store.write(lambda connection: _forget(connection, who, stand_in))
            break
        except IntegrityError:  # they have taken a seat in between
            if not left:
                raise
    await store.write_through()
    return done


def _forget(connection: Connection, who: str, stand_in: str) -> Forgotten:
    person = found(connection, who)
    hosted = select(MATCHES.c.id).where(MATCHES.c.host == person.id)
    seated = select(SEATS.c.match).where(SEATS.c.person == person.id)
    matches = lock(connection, connection.execute(hosted.union(seated)).scalars())
    connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person.id).with_for_update())
    _clear_awaited(connection, person, matches)
    own = [match for match in matches if not _pass_on(connection, person.id, match, stand_in)]
    _remove(connection, own)
    _clear_removed(connection, person.id)
    connection.execute(update(RESULTS).where(RESULTS.c.person == person.id).values(person=None, own=False))
    for table in (SESSIONS, LEARNING):
        connection.execute(delete(table).where(table.c.person == person.id))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person.id))
    touch(connection, set(matches) - set(own))
    give_notice(connection, PERSON, [person.id])
    return Forgotten(len(own), len(matches) - len(own))


def _clear_awaited(connection: Connection, person: Row[Any], matches: list[MatchId]) -> None:
    """At tables where their name keeps a seat free for them, it is kept no more."""
    asked = select(SEATS.c.name).where(SEATS.c.person == person.id).distinct()
    names = {person.name, *connection.execute(asked).scalars()}
    awaited = awaited_seats(connection, matches, names)
    for match, seat in awaited:
        connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(name=""))
    touch(connection, {match for match, _ in awaited} - set(matches))


def _pass_on(connection: Connection, person: PersonId, match: MatchId, stand_in: str) -> bool:
    """Leave a match to the others in it; false, if there are none."""
    row = connection.execute(select(MATCHES).where(MATCHES.c.id == match)).one()
    seats = connection.execute(select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat)).all()
    others = [each for each in (row.host, *(seat.person for seat in seats)) if each not in (None, person)]
    if not others:
        return False
    language = connection.execute(select(PEOPLE.c.language).where(PEOPLE.c.id == others[0])).scalar_one()
    for seat in seats:
        if seat.person != person:
            continue
        values: dict[str, object] = {"person": None, "kind": INVITED, "name": ""}
        if row.status in (PLAYING, OVER):  # nobody can be awaited there any more
            values |= {"kind": PERSON, "name": words(language).say("web-player", number=seat.seat + 1)}
        if row.status == PLAYING:
            values |= {"stand_in": stand_in, "assisted": True}
        connection.execute(
            update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat.seat).values(values)
        )
    # Whether the one who stands in is to decide at once only the rules know: whichever server takes it up finds out.
    unknown = {"bot_turn": None} if row.status == PLAYING else {}
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(host=others[0], **unknown))
    return True


def _remove(connection: Connection, matches: list[MatchId]) -> None:
    """Remove matches, and whatever others say of them."""
    remove(connection, matches)
    called = []
    for row in connection.execute(
        select(MATCHES.c.id, MATCHES.c.origin).where(MATCHES.c.origin.is_not(None))
    ):
        if row.origin["match"] in matches and row.origin["called"] is not None:
            called.append((row.id, {**row.origin, "called": None}))
    for match, origin in called:
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(origin=origin))
    touch(connection, {match for match, _ in called})


def remove(connection: Connection, matches: list[MatchId]) -> None:
    """Remove matches with their seats, lines, results and reviews, and let no rematch lead to them."""
    linked = MATCHES.c.rematch.in_(matches)
    touch(connection, connection.execute(select(MATCHES.c.id).where(linked)).scalars())
    connection.execute(update(MATCHES).where(linked).values(rematch=None))
    connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(matches)))
    give_notice(connection, MATCH, matches)


def _clear_removed(connection: Connection, person: PersonId) -> None:
    """Forget at which tables they were asked to leave."""
    named = cast(MATCHES.c.removed, Text).contains(person, autoescape=True)
    rows = connection.execute(select(MATCHES.c.id, MATCHES.c.removed).where(named)).all()
    for row in rows:
        left = [each for each in row.removed if each != person]
        connection.execute(update(MATCHES).where(MATCHES.c.id == row.id).values(removed=left))
    touch(connection, [row.id for row in rows])
