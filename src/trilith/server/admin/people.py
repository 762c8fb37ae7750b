"""People, for whoever runs the server: who there is, other names, and who may not come in."""

from dataclasses import dataclass
from time import time
from typing import Any

from sqlalchemy import Connection, Row, Select, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from trilith.server.admin.touching import awaited_seats, touch
from trilith.server.errors import NameTaken, NoSuchPerson, SeveralPeople
from trilith.server.names import comparable, skeleton
from trilith.server.storage.models import PERSON, PersonId
from trilith.server.storage.notices import give_notice
from trilith.server.storage.schema import PEOPLE, SEATS, SESSIONS


@dataclass(frozen=True)
class Listed:
    """Somebody in a list."""

    id: PersonId
    name: str
    language: str
    claimed: str | None
    created: float
    banned: float | None
    seen: float | None  # when they last came, by the hour
    seats: int  # in how many matches they have one


def listed(connection: Connection, name: str, banned: bool, most: int) -> list[Listed]:
    """Everybody, or those whose name has this in it, or who are banned; whoever came last first."""
    asked = _people()
    if name:
        asked = asked.where(func.lower(PEOPLE.c.name).contains(name.lower(), autoescape=True))
    if banned:
        asked = asked.where(PEOPLE.c.banned.is_not(None))
    rows = connection.execute(asked.order_by(PEOPLE.c.created.desc()).limit(most))
    return [Listed(**row._mapping) for row in rows]


def found(connection: Connection, who: str) -> Row[Any]:
    """The row of somebody, by id, by a claimed name, or by a name that nobody else has."""
    asked = select(PEOPLE).where(or_(PEOPLE.c.id == who, PEOPLE.c.claimed == comparable(who)))
    rows = connection.execute(asked).all() or (
        connection.execute(select(PEOPLE).where(PEOPLE.c.name == who).limit(10)).all()
    )
    if not rows:
        raise NoSuchPerson(person=who)
    if len(rows) > 1:
        raise SeveralPeople(person=who, ids=", ".join(row.id for row in rows))
    return rows[0]


def rename(connection: Connection, who: str, name: str) -> PersonId:
    """Give somebody another name, also wherever they sit by the old one; a claimed name is claimed anew as this."""
    person = found(connection, who)
    values: dict[str, object] = {"name": name}
    if person.claimed is not None:
        values |= {"claimed": comparable(name), "skeleton": skeleton(name)}
    _check_free(connection, person.id, name)
    try:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))
    except IntegrityError:
        raise NameTaken(name=name) from None
    sat = SEATS.c.person == person.id, SEATS.c.name == person.name
    matches = set(connection.execute(select(SEATS.c.match).where(*sat)).scalars())
    awaited = awaited_seats(connection, matches, {person.name})
    connection.execute(update(SEATS).where(*sat).values(name=name))
    for match, seat in awaited:
        connection.execute(
            update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(name=name)
        )
    touch(connection, matches | {match for match, _ in awaited})
    give_notice(connection, PERSON, [person.id])
    return str(person.id)


def ban(connection: Connection, who: str, banned: bool) -> PersonId:
    """Let somebody not come in any more, or again."""
    person = found(connection, who)
    since = time() if banned else None
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(banned=since))
    give_notice(connection, PERSON, [person.id])
    return str(person.id)


def _check_free(connection: Connection, person: PersonId, name: str) -> None:
    """Refuse a name that belongs to somebody else, or looks like one."""
    same = or_(PEOPLE.c.claimed == comparable(name), PEOPLE.c.skeleton == skeleton(name))
    if connection.execute(select(PEOPLE.c.id).where(same, PEOPLE.c.id != person)).first():
        raise NameTaken(name=name)


def _people() -> Select[Any]:
    seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.person == PEOPLE.c.id).scalar_subquery()
    seats = select(func.count(SEATS.c.match.distinct())).where(SEATS.c.person == PEOPLE.c.id)
    return select(
        PEOPLE.c.id,
        PEOPLE.c.name,
        PEOPLE.c.language,
        PEOPLE.c.claimed,
        PEOPLE.c.created,
        PEOPLE.c.banned,
        seen.label("seen"),
        seats.scalar_subquery().label("seats"),
    )
