"""Seats: who may join, leave and come back, and what the host may change before the match begins."""

from dataclasses import replace

from trilith.bots.registry import is_installed, no_such_bot
from trilith.server.errors import (
    AlreadySeated,
    AlreadyStarted,
    AskedToLeave,
    NoFreeSeat,
    NotSeated,
    NotYourMatch,
    NotYourSeat,
    SeatTaken,
    StillPlaying,
)
from trilith.server.rooms.room import Room
from trilith.server.storage.models import BOT, CLOSED, INVITED, OPEN, OVER, PERSON, PLAYING, Person, Sitter
from trilith.server.wire.requests import SeatForBot, SeatForGuest, SeatForMe


def check_bot(name: str) -> None:
    """Refuse a name that no bot has."""
    if not is_installed(name):
        raise no_such_bot(name)


async def join(room: Room, person: Person, seat: int | None, name: str | None) -> None:
    """Take a free seat, this one or the first; the match begins when it was the last."""
    called = name or person.name

    def sit(sitters: list[Sitter]) -> str:
        if room.stored.status != OPEN:
            raise NoFreeSeat(match=room.stored.id)
        check_welcome(room, person)
        check_one_seat(room, person)
        free = [at for at, sitter in enumerate(sitters) if sitter.free and seat in (None, at)]
        if not free:
            raise NoFreeSeat(match=room.stored.id)
        sitters[free[0]] = replace(
            sitters[free[0]], person=person.id, name=called, claimed=person.owns(called)
        )
        return room.stored.status

    await room.change_seats(sit, begin_when_full=True)


def check_welcome(room: Room, person: Person) -> None:
    """Refuse whom the host has asked to leave."""
    if person.id in room.stored.removed:
        raise AskedToLeave(match=room.stored.id)


def check_one_seat(room: Room, person: Person) -> None:
    """Refuse a second seat at somebody else's public table; those by link only are for friends, who may share a device."""
    if room.stored.public and person.id != room.stored.host and room.seats_of(person.id):
        raise AlreadySeated(match=room.stored.id)


async def fill(room: Room, person: Person, bot: str) -> None:
    """Give every free seat to a bot and begin; only the host may."""
    check_bot(bot)

    def sit(sitters: list[Sitter]) -> str:
        check_host(room, person)
        for at, sitter in enumerate(sitters):
            if sitter.free:
                sitters[at] = Sitter(BOT, bot, bot=bot)
        return room.stored.status

    await room.change_seats(sit, begin_when_full=True)


def check_host(room: Room, person: Person) -> None:
    """Refuse whoever did not set this table, and everybody once the match has begun."""
    if room.stored.host != person.id:
        raise NotYourMatch(match=room.stored.id)
    if room.stored.status != OPEN:
        raise AlreadyStarted(match=room.stored.id)


async def offer(room: Room, person: Person, seat: int, to: SeatForMe | SeatForGuest | SeatForBot) -> None:
    """Give a seat in which nobody else sits to a bot, free it, or take it; the match does not begin by that."""
    if isinstance(to, SeatForBot):
        check_bot(to.bot)

    def sit(sitters: list[Sitter]) -> str:
        check_host(room, person)
        if room.sitter(seat).person not in (None, person.id):
            raise SeatTaken(seat=seat)
        sitters[seat] = _offered(person, to)
        return room.stored.status

    await room.change_seats(sit)


def _offered(person: Person, to: SeatForMe | SeatForGuest | SeatForBot) -> Sitter:
    """Who sits there then."""
    if isinstance(to, SeatForBot):
        return Sitter(BOT, to.bot, bot=to.bot)
    if isinstance(to, SeatForGuest):
        return Sitter(INVITED, "")
    called = to.name or person.name
    return Sitter(PERSON, called, person=person.id, claimed=person.owns(called))


async def remove(room: Room, person: Person, seat: int) -> None:
    """Take somebody's seats away before the match begins, so that they do not come again; only the host may."""
    check_host(room, person)
    removed = room.sitter(seat).person
    if removed is None or removed == person.id:
        raise NotYourSeat(seat=seat)

    def get_up(sitters: list[Sitter]) -> str:
        check_host(room, person)
        for at, sitter in enumerate(sitters):
            if sitter.person == removed:
                sitters[at] = Sitter(INVITED, "")
        return room.stored.status

    await room.ban(removed)
    await room.change_seats(get_up)


async def close(room: Room, person: Person) -> None:
    """Clear the table before the match begins; only the host may, with a seat or without."""

    def clear(sitters: list[Sitter]) -> str:
        check_host(room, person)
        return CLOSED

    await room.change_seats(clear)


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

    await room.change_seats(get_up)


async def come_back(room: Room, person: Person, seat: int) -> None:
    """Take the own seat back from the bot that stood in."""

    def sit(sitters: list[Sitter]) -> str:
        room.check_seat(person.id, seat)
        sitters[seat] = replace(sitters[seat], stand_in=None)
        return room.stored.status

    await room.change_seats(sit)


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


async def sit_again(room: Room, before: dict[int, Sitter], person: Person) -> None:
    """Take the seats that one had before, as far as nobody else has taken them."""

    def sit(sitters: list[Sitter]) -> str:
        check_welcome(room, person)
        for at, sitter in before.items():
            if sitters[at].free and room.stored.status == OPEN:
                sitters[at] = sitter
        return room.stored.status

    if room.stored.status != OPEN:
        return
    await room.change_seats(sit, begin_when_full=True)


def check_public(room: Room) -> None:
    """Refuse whoever comes without an invitation to a table that is not public."""
    if not room.stored.public:
        raise NoFreeSeat(match=room.stored.id)
