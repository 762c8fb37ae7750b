"""All rooms: each match is in memory at most once, and comes from the store when somebody asks for it."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from contextlib import suppress
from time import monotonic, time
from typing import Final
from weakref import WeakKeyDictionary, WeakValueDictionary

from trilith.core.errors import TrilithError
from trilith.core.forecast import Forecaster
from trilith.server.asks import NewMatch, SeatForBot, SeatForMe
from trilith.server.bus import Bus
from trilith.server.claims import check_names, may_carry
from trilith.server.errors import (
    NoSuchInvitation,
    NoSuchMatch,
    NotYourSeat,
    TooManyBotMatches,
    TooManyMatches,
)
from trilith.server.measures import Measures
from trilith.server.room import Room
from trilith.server.seating import (
    begin_when_full,
    check_bot,
    check_rematch,
    sit_again,
    sitters_again,
    stand_in_for_absent,
)
from trilith.server.settings import Settings
from trilith.server.shelf import Shelf
from trilith.server.store import Store
from trilith.server.stored import BOT, CLOSED, INVITED, OPEN, PERSON, MatchId, Person, Sitter, StoredMatch
from trilith.server.supervisor import Supervisor
from trilith.server.telling import Teller
from trilith.server.thinking import Thinkers

LOG: Final = logging.getLogger(__name__)
KEPT_READY: Final = 1_000
ID_BYTES: Final = 12
SEED_BYTES: Final = 32
LONGEST_NAP: Final = 1.0  # seconds between two looks at who is away


def fresh_seed() -> str:
    """Luck that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


class Rooms:
    """Every match of this server."""

    def __init__(self, settings: Settings, store: Store, measures: Measures, shelf: Shelf) -> None:
        self.bus = Bus()
        self.shelf = shelf
        self._settings = settings
        self._store = store
        self._measures = measures
        self._thinkers = Thinkers(settings.bot_processes, settings.bot_seconds, measures)
        self._forecaster = Forecaster(settings.forecast_steps)
        # A room in use stays the only one of its match, even after it is no longer kept ready.
        self._rooms: WeakValueDictionary[MatchId, Room] = WeakValueDictionary()
        self._ready: OrderedDict[MatchId, Room] = OrderedDict()
        self._loading: dict[MatchId, asyncio.Task[Room]] = {}
        self._tellers: WeakKeyDictionary[Room, Teller] = WeakKeyDictionary()

    def open(self, supervisor: Supervisor) -> None:
        """Go on with every match that a bot has to go on with, and watch for people who are away."""
        nap = min(LONGEST_NAP, self._settings.away_seconds / 4)
        supervisor.once("resuming", self._resume)
        supervisor.every(nap, "stand-ins", self._stand_in)

    async def close(self) -> None:
        """Stop the bots."""
        await asyncio.gather(*(room.close() for room in list(self._rooms.values())))
        await self._thinkers.close()

    async def room(self, match: MatchId) -> Room:
        """The room of a match."""
        room = self._rooms.get(match)
        if room is None:
            loading = self._loading.get(match)
            if loading is None:
                loading = self._loading[match] = asyncio.create_task(self._load(match))
                loading.add_done_callback(lambda _: self._loading.pop(match, None))
            room = await asyncio.shield(loading)
        self._keep_ready(room)
        return room

    async def room_to_list(self, match: MatchId) -> Room | None:
        """The room of a match in a list; none if it cannot be opened, which should not spoil the list."""
        try:
            return await self.room(match)
        except TrilithError:
            LOG.warning("match %s cannot be opened", match, exc_info=True)
            return None

    def at_hand(self, match: MatchId) -> Room | None:
        """The room of a match, if it is in memory."""
        return self._rooms.get(match)

    async def invited_to(self, invitation: str) -> Room:
        """The room that an invitation leads to."""
        match = await self._store.invited_to(invitation)
        if match is None:
            raise NoSuchInvitation(invitation=invitation)
        return await self.room(match)

    def teller(self, room: Room) -> Teller:
        """Whoever tells what happens in a room."""
        teller = self._tellers.get(room)
        if teller is None:
            teller = self._tellers[room] = Teller(room)
        return teller

    async def create(self, host: Person, asked: NewMatch) -> Room:
        """Set a table; when nobody is awaited, the match begins."""
        sitters = _sitters(host, asked)
        await check_names(self._store, host, (sitter.name for sitter in sitters if sitter.person is not None))
        await self._check_bot_matches(host, sitters)
        stored = await self._new(host, asked.game, asked.options, asked.public, sitters)
        await self._store.add_match(stored)
        room = await self.room(stored.id)
        await begin_when_full(room)
        return room

    async def rematch(self, room: Room, person: Person) -> Room:
        """The match in which the same people and bots play again; whoever asks sits down there, the first sets it up."""
        seats = await self._seats_again(room, person)

        async def set_up() -> StoredMatch | None:
            check_rematch(room, person)
            stored = room.stored
            if stored.rematch and (await self.room(stored.rematch)).stored.status != CLOSED:
                return None
            # By link only: the free seats are for those who sat there.
            return await self._new(person, stored.game, stored.options, False, sitters_again(stored.sitters))

        again = await self.room(await room.play_again(set_up))
        await sit_again(again, seats, person)
        return again

    async def _seats_again(self, room: Room, person: Person) -> dict[int, Sitter]:
        """Somebody's seats in a rematch, by the same names unless somebody else has claimed one of them since."""
        again = {}
        for seat in room.seats_of(person.id):
            before = room.sitter(seat)
            name = before.name if await may_carry(self._store, person, before.name) else person.name
            again[seat] = Sitter(before.kind, name, person=person.id, claimed=person.owns(name))
        await check_names(self._store, person, (sitter.name for sitter in again.values()))
        return again

    async def _check_bot_matches(self, host: Person, sitters: list[Sitter]) -> None:
        """Refuse one more match in which only bots play, where somebody has set up enough of them."""
        most = self._settings.most_bot_matches
        if all(sitter.bot for sitter in sitters) and await self._store.bot_matches_of(host.id) >= most:
            raise TooManyBotMatches(most=most)

    async def _new(
        self, host: Person, name: str, options: dict[str, int], public: bool, sitters: list[Sitter]
    ) -> StoredMatch:
        """A new match, which has not begun yet and is not kept yet."""
        game = self.shelf.chosen(name)
        signature = game.pack.signature()
        game.start(len(sitters), options)  # refuses what the game cannot be
        if await self._store.unfinished_of(host.id) >= self._settings.most_matches:
            raise TooManyMatches(most=self._settings.most_matches)
        now = time()
        return StoredMatch(
            id=secrets.token_urlsafe(ID_BYTES),
            game=game.name,
            game_version=game.version,
            options=options,
            position=None,
            seed=fresh_seed(),
            host=host.id,
            public=public,
            invitation=secrets.token_urlsafe(ID_BYTES),
            status=OPEN,
            withdrawn=0,
            floor=0,
            created=now,
            changed=now,
            pack_name=signature.name if signature else None,
            pack_digest=signature.digest if signature else None,
            sitters=sitters,
        )

    def note_claim(self, person: Person) -> None:
        """Let everyone at a table know that somebody's name there is claimed from now on."""
        for room in list(self._rooms.values()):
            room.note_claim(person)

    def measure(self) -> None:
        """Bring the gauges up to date."""
        self._measures.rooms.set(len(self._rooms))
        self._measures.bots_thinking.set(self._thinkers.busy)
        self._measures.bots_waiting.set(self._thinkers.waiting)

    async def _load(self, match: MatchId) -> Room:
        found = await self._store.whole(match)
        if found is None:
            raise NoSuchMatch(match=match)
        room = Room(
            *found,
            self._store,
            self.bus,
            self._thinkers,
            self._forecaster,
            self._measures,
            self.shelf,
        )
        self._rooms[match] = room
        room.mind.consider()
        return room

    def _keep_ready(self, room: Room) -> None:
        self._ready[room.stored.id] = room
        self._ready.move_to_end(room.stored.id)
        if len(self._ready) > KEPT_READY:
            self._ready.popitem(last=False)

    async def _resume(self) -> None:
        """Bots whose turn it was when the server stopped are picked up again."""
        for match in await self._store.playing():
            try:
                await self.room(match)
            except TrilithError:
                LOG.exception("match %s cannot go on", match)

    async def _stand_in(self) -> None:
        """A bot stands in for whoever is away while somebody else waits; what fails in one room hinders no other."""
        failed: list[Exception] = []
        for room in list(self._rooms.values()):
            try:
                with suppress(NotYourSeat):  # they came back in the meantime
                    await stand_in_for_absent(room, self._settings, monotonic())
            except Exception as error:
                failed.append(error)
        if failed:
            raise ExceptionGroup("no bot could stand in", failed)


def _sitters(host: Person, asked: NewMatch) -> list[Sitter]:
    found = []
    for seat in asked.seats:
        if isinstance(seat, SeatForMe):
            name = seat.name or host.name
            found.append(Sitter(PERSON, name, person=host.id, claimed=host.owns(name)))
        elif isinstance(seat, SeatForBot):
            check_bot(seat.bot)
            found.append(Sitter(BOT, seat.bot, bot=seat.bot))
        else:
            found.append(Sitter(INVITED, ""))
    return found
