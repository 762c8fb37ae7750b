"""Who comes and goes: joining, leaving, a bot that stands in, and coming back."""

from dataclasses import replace

from trilith.bots.registry import BOTS
from trilith.core.errors import NoSuchBot
from trilith.server.errors import (
    AlreadyStarted,
    NoFreeSeat,
    NotSeated,
    NotYourMatch,
    NotYourSeat,
    StillPlaying,
)
from trilith.server.room import Room
from trilith.server.settings import Settings
from trilith.server.stored import BOT, CLOSED, INVITED, OPEN, OVER, PLAYING, Person, PersonId, Sitter


def check_bot(name: str) -> None:
    """Refuse a name that no bot has."""
    if name not in BOTS:
        raise NoSuchBot(bot=name, known=", ".join(BOTS))


async def join(room: Room, person: Person, seat: int | None, name: str | None) -> None:
    """Take a free seat, this one or the first; the match begins when it was the last."""

    def sit(sitters: list[Sitter]) -> str:
        if room.stored.status != OPEN:
            raise NoFreeSeat(match=room.stored.id)
        free = [at for at, sitter in enumerate(sitters) if sitter.free and seat in (None, at)]
        if not free:
            raise NoFreeSeat(match=room.stored.id)
        sitters[free[0]] = replace(sitters[free[0]], person=person.id, name=name or person.name)
        return room.stored.status

    await room.seat_everyone(sit)
    await begin_when_full(room)


async def fill(room: Room, person: Person, bot: str) -> None:
    """Give every free seat to a bot and begin; only the host may."""
    check_bot(bot)

    def sit(sitters: list[Sitter]) -> str:
        if room.stored.host != person.id:
            raise NotYourMatch(match=room.stored.id)
        if room.stored.status != OPEN:
            raise AlreadyStarted(match=room.stored.id)
        for at, sitter in enumerate(sitters):
            if sitter.free:
                sitters[at] = Sitter(BOT, bot, bot=bot)
        return room.stored.status

    await room.seat_everyone(sit)
    await begin_when_full(room)


async def begin_when_full(room: Room) -> None:
    """Begin when nobody is awaited any more."""
    if room.stored.status == OPEN and not any(sitter.free for sitter in room.stored.sitters):
        await room.begin()


async def leave(room: Room, person: Person, seat: int, bot: str) -> None:
    """Get up: before the match the seat is free again, later a bot stands in; without a host there is no match."""

    def get_up(sitters: list[Sitter]) -> str:
        room.check_seat(person.id, seat)
        if room.stored.status == PLAYING:
            sitters[seat] = replace(sitters[seat], stand_in=bot, assisted=True)
        elif room.stored.status == OPEN and person.id == room.stored.host:
            return CLOSED
        elif room.stored.status == OPEN:
            sitters[seat] = Sitter(INVITED, "")
        return room.stored.status

    await room.seat_everyone(get_up)


async def come_back(room: Room, person: Person, seat: int) -> None:
    """Take the own seat back from the bot that stood in."""

    def sit(sitters: list[Sitter]) -> str:
        room.check_seat(person.id, seat)
        sitters[seat] = replace(sitters[seat], stand_in=None)
        return room.stored.status

    await room.seat_everyone(sit)


def check_rematch(room: Room, person: Person) -> None:
    """Refuse a rematch before the match is over, and to whoever did not sit there."""
    if room.stored.status != OVER:
        raise StillPlaying(match=room.stored.id)
    if not room.seats_of(person.id):
        raise NotSeated(match=room.stored.id)


def sitters_again(sitters: list[Sitter]) -> list[Sitter]:
    """The same bots, and a free seat for each person, by the name of whoever is awaited there."""
    return [
        Sitter(BOT, sitter.name, bot=sitter.bot) if sitter.bot else Sitter(INVITED, sitter.name)
        for sitter in sitters
    ]


async def sit_again(room: Room, before: list[Sitter], person: Person) -> None:
    """Take the seats that one had before, as far as nobody else has taken them."""

    def sit(sitters: list[Sitter]) -> str:
        for at, sitter in enumerate(before):
            if sitter.person == person.id and sitters[at].free and room.stored.status == OPEN:
                sitters[at] = Sitter(sitter.kind, sitter.name, person=person.id)
        return room.stored.status

    if room.stored.status != OPEN:
        return
    await room.seat_everyone(sit)
    await begin_when_full(room)


async def stand_in_for_absent(room: Room, settings: Settings, now: float) -> None:
    """Let a bot decide for whoever has been away too long, if it is their turn and somebody else waits."""
    seat = absent(room, settings.away_seconds, now)
    if seat is None:
        return

    def make_way(sitters: list[Sitter]) -> str:
        if absent(room, settings.away_seconds, now) != seat:
            raise NotYourSeat(seat=seat)  # they came back while we were at the door
        sitters[seat] = replace(sitters[seat], stand_in=settings.away_bot, assisted=True)
        return room.stored.status

    await room.seat_everyone(make_way)


def absent(room: Room, patience: float, now: float) -> int | None:
    """The seat that keeps somebody else waiting while its person is away."""
    if room.stored.status != PLAYING or room.actor is None:
        return None
    sitter = room.sitter(room.actor)
    if sitter.person is None or sitter.stand_in is not None or room.present[sitter.person] > 0:
        return None
    since = waited_since(room, sitter.person, now)
    if since is None:
        return None
    seen = max(room.last_seen.get(sitter.person, 0.0), room.turn_began, since)
    return room.actor if now - seen > patience else None


def waited_since(room: Room, person: PersonId, now: float) -> float | None:
    """When the first of those came who are here and wait for this person; nobody waits who is away or stood in for."""
    return min(
        (
            room.came[other.person]
            for other in room.stored.sitters
            if other.person not in (None, person) and other.stand_in is None and room.here(other.person, now)
        ),
        default=None,
    )


def check_public(room: Room) -> None:
    """Refuse whoever comes without an invitation to a table that is not public."""
    if not room.stored.public:
        raise NoFreeSeat(match=room.stored.id)
