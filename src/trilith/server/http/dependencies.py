"""FastAPI dependencies: the services, the person behind a request, and the room that it is about."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Path, Query
from starlette.requests import HTTPConnection

from trilith.core.state import SPECTATOR
from trilith.server.accounts.authentication import Authenticator
from trilith.server.health import Checks
from trilith.server.http.limits import Limits
from trilith.server.metrics import Metrics
from trilith.server.rooms.registry import RoomRegistry
from trilith.server.rooms.reviews import Reviews
from trilith.server.rooms.room import Room
from trilith.server.settings import Settings
from trilith.server.storage.models import Person
from trilith.server.storage.store import Store
from trilith.server.wire.requests import KEY_PATTERN
from trilith.study.moment import OPENLY

DIGEST_PATTERN: Final = "^[0-9a-f]{64}$"


@dataclass
class Services:
    """What the routes of a running server work with."""

    settings: Settings
    store: Store
    metrics: Metrics
    rooms: RoomRegistry
    reviews: Reviews
    checks: Checks
    authenticator: Authenticator
    limits: Limits


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that got this request."""
    services: Services = connection.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(services_of)]


async def person_of(connection: HTTPConnection, services: ServicesDep) -> Person:
    """The person behind this request."""
    return await services.authenticator.person(connection)


Me = Annotated[Person, Depends(person_of)]


async def room_of(
    connection: HTTPConnection,
    services: ServicesDep,
    me: Me,
    match: Annotated[str, Path(pattern=KEY_PATTERN, description="the match's id")],
) -> Room:
    """The match that this request is about; an error response names its version."""
    return enter(connection, await services.rooms.room(match), me)


def enter(connection: HTTPConnection, room: Room, me: Person) -> Room:
    """Note who looks at a room, and which room an error response is about."""
    connection.state.room = room
    room.see(me.id)
    return room


GameName = Annotated[str, Path(pattern=KEY_PATTERN, description="the game's name")]
PackAsked = Annotated[
    str | None,
    Query(
        pattern=DIGEST_PATTERN, description="the digest of a component pack; otherwise that of new matches"
    ),
]
RoomDep = Annotated[Room, Depends(room_of)]
SeatAsked = Annotated[
    int | None,
    Query(ge=0, le=9, description="look from this seat; otherwise from an own one, or as a spectator"),
]
SeenVersion = Annotated[int | None, Query(ge=0, le=2**53, description="the last version that was seen")]


def viewer_of(room: Room, me: Person, seat: int | None) -> int:
    """From which seat somebody looks; nobody looks from somebody else's."""
    if seat is not None:
        room.check_seat(me.id, seat)
        return seat
    own = room.seats_of(me.id)
    return own[0] if own else SPECTATOR


def eyes_of(room: Room, me: Person, seat: int | None) -> int:
    """Through whose eyes somebody looks back: while a match is played through one's own, afterwards through any or openly."""
    if seat is None:
        return OPENLY
    if room.open:
        room.sitter(seat)
    else:
        room.check_seat(me.id, seat)
    return seat
