"""Stand-ins: a bot decides for whoever is away while somebody else waits."""

from dataclasses import replace

from trilith.server.errors import NotYourSeat
from trilith.server.rooms.room import Room
from trilith.server.settings import Settings
from trilith.server.sharing.leases import Leases
from trilith.server.storage.models import PLAYING, PersonId, Sitter


async def stand_in_for_absent(room: Room, settings: Settings, now: float, leases: Leases) -> None:
    """Let a bot decide for whoever has been away too long, if it is their turn and somebody else waits."""
    seat = absent(room, settings.away_seconds, now)
    if seat is None:
        return

    def make_way(sitters: list[Sitter]) -> str:
        if absent(room, settings.away_seconds, now) != seat:
            raise NotYourSeat(seat=seat)  # they came back while this waited for the lock
        sitters[seat] = replace(sitters[seat], stand_in=settings.away_bot, assisted=True)
        return room.stored.status

    async with leases.hold(f"stand-in:{room.stored.id}") as ours:
        if ours:
            await room.change_seats(make_way)


def absent(room: Room, patience: float, now: float) -> int | None:
    """The seat that keeps somebody else waiting while its person is away."""
    if room.stored.status != PLAYING or room.actor is None:
        return None
    sitter = room.sitter(room.actor)
    if sitter.person is None or sitter.stand_in is not None or room.presence.connected(sitter.person):
        return None
    since = waited_since(room, sitter.person, now)
    if since is None:
        return None
    seen = max(room.presence.last_seen(sitter.person), room.turn_began, since)
    return room.actor if now - seen > patience else None


def waited_since(room: Room, person: PersonId, now: float) -> float | None:
    """When the first of those came who are here and wait for this person; nobody waits who is away or stood in for."""
    return min(
        (
            room.presence.here_since(other.person)
            for other in room.stored.sitters
            if other.person not in (None, person)
            and other.stand_in is None
            and room.presence.here(other.person, now)
        ),
        default=None,
    )
