"""The rooms in memory: a cache over the store in which each match is at most once."""

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from time import monotonic
from typing import Final
from weakref import WeakKeyDictionary, WeakValueDictionary, finalize

from trilith.core.errors import TrilithError
from trilith.core.forecast import Forecaster
from trilith.server.bots.pool import BotPool
from trilith.server.bots.thinkers import Thinkers
from trilith.server.errors import (
    NoBranch,
    NoSuchInvitation,
    NoSuchMatch,
    NotBrought,
    NotYourMatch,
    NotYourSeat,
    TooManyRecords,
)
from trilith.server.metrics import Metrics
from trilith.server.pack_registry import PackRegistry
from trilith.server.rooms.bringing import brought_match
from trilith.server.rooms.match_factory import MatchFactory, luck_of
from trilith.server.rooms.neighbours import Neighbours
from trilith.server.rooms.presenter import Presenter
from trilith.server.rooms.room import Room
from trilith.server.rooms.seating import (
    begin_when_full,
    check_host,
    check_rematch,
    fill,
    sit_again,
)
from trilith.server.rooms.stand_ins import stand_in_for_absent
from trilith.server.settings import Settings
from trilith.server.sharing.bus import Bus
from trilith.server.sharing.leases import Leases
from trilith.server.storage.models import (
    CLOSED,
    OPEN,
    MatchId,
    Person,
    StoredMatch,
)
from trilith.server.storage.store import Store
from trilith.server.supervisor import Supervisor
from trilith.server.wire.requests import Luck, NewMatch

LOG: Final = logging.getLogger(__name__)
CACHE_SIZE: Final = 1_000  # rooms that stay in memory although nobody uses them
STAND_IN_SECONDS: Final = 1.0  # at most, between two checks for absent people
LOOKED_AT_TOGETHER: Final = 20  # rooms, between two pauses in which others are served


class RoomRegistry:
    """Finds, loads and creates the rooms of this server, and runs what concerns all of them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        metrics: Metrics,
        pack_registry: PackRegistry,
        bus: Bus | None = None,
        leases: Leases | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.bus = bus or Bus()
        self.leases = leases or Leases()
        self.pack_registry = pack_registry
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self.thinkers = thinkers or BotPool(settings.bot_processes, settings.bot_seconds, metrics)
        self._factory = MatchFactory(settings, store, pack_registry)
        self._forecaster = Forecaster(settings.forecast_steps)
        # A room in use stays the only one of its match, even after the cache has dropped it.
        self._rooms: WeakValueDictionary[MatchId, Room] = WeakValueDictionary()
        self._cache: OrderedDict[MatchId, Room] = OrderedDict()
        self._loading: dict[MatchId, asyncio.Task[Room]] = {}
        self._presenters: WeakKeyDictionary[Room, Presenter] = WeakKeyDictionary()
        self._neighbours = Neighbours(self, store)

    def open(self, supervisor: Supervisor) -> None:
        """Start the background tasks: resume matches in which a bot decides, and let bots stand in for absent people."""
        pause = min(STAND_IN_SECONDS, self._settings.away_seconds / 4)
        supervisor.every(pause, "stand-ins", self._stand_in)
        if self.bus.shared:
            self._neighbours.open(supervisor)
        else:
            supervisor.once("resuming", self._resume)

    async def close(self) -> None:
        """Stop the bots."""
        await asyncio.gather(*(room.close() for room in self.all_in_memory()))
        await self.thinkers.close()

    async def room(self, match: MatchId, revision: int | None = None) -> Room:
        """The room of a match, as new as the database, or as a revision of it that is known."""
        room = self._rooms.get(match)
        if room is not None and self.bus.shared:
            await self._renew(room, revision)
        if room is None:
            loading = self._loading.get(match)
            if loading is None:
                loading = self._loading[match] = asyncio.create_task(self._load(match))
                loading.add_done_callback(lambda _: self._loading.pop(match, None))
            room = await asyncio.shield(loading)
        self._cache_room(room)
        return room

    async def _renew(self, room: Room, revision: int | None) -> None:
        """Let a room be as new as the database; one whose match is gone there is gone."""
        try:
            await (room.refresh() if revision is None else room.catch_up(revision))
        except NoSuchMatch:
            self._drop(room.stored.id)
            raise

    async def room_to_list(self, match: StoredMatch) -> Room | None:
        """The room of a match in a list; none if it cannot be opened, which should not spoil the list."""
        try:
            return await self.room(match.id, match.revision)
        except TrilithError:
            LOG.warning("match %s cannot be opened", match.id, exc_info=True)
            return None

    def in_memory(self, match: MatchId) -> Room | None:
        """The room of a match, if it is in memory."""
        return self._rooms.get(match)

    def all_in_memory(self) -> list[Room]:
        """Every room that is in memory."""
        return list(self._rooms.values())

    async def invited_to(self, invitation: str) -> Room:
        """The room that an invitation leads to."""
        match = await self._store.invited_to(invitation)
        if match is None:
            raise NoSuchInvitation(invitation=invitation)
        return await self.room(match)

    def presenter(self, room: Room) -> Presenter:
        """The presenter of a room."""
        presenter = self._presenters.get(room)
        if presenter is None:
            presenter = self._presenters[room] = Presenter(room)
        return presenter

    async def create(self, host: Person, asked: NewMatch) -> Room:
        """Set up a match; when nobody is awaited, it begins, but with a position only when its host says so."""
        stored = await self._factory.new(host, asked)
        await self._store.add_match(stored)
        room = await self.room(stored.id)
        if asked.position is None:
            await begin_when_full(room)
        return room

    async def branch(self, room: Room, person: Person, lines: int, luck: Luck) -> Room:
        """Set up a match that goes on from a moment of another one; it begins when its host says so."""
        stored = await self._factory.branch(person, room, lines, luck)
        await self._store.add_match(stored)
        return await self.room(stored.id)

    async def bring(self, person: Person, file: str, text: str) -> Room:
        """Keep a record from elsewhere as a match that is over."""
        most = self._settings.most_records
        if await self._store.brought_by(person.id) >= most:
            raise TooManyRecords(most=most)
        # Rules are played in another thread, so that nobody waits for a long record.
        found = await asyncio.to_thread(brought_match, text, file, person, self.pack_registry)
        await self._store.add_match(*found)
        return await self.room(found[0].id)

    async def take_away(self, room: Room, person: Person) -> None:
        """Forget a record that somebody has brought from elsewhere."""
        match = room.stored.id
        if room.stored.brought is None:
            raise NotBrought(match=match)
        if room.stored.host != person.id:
            raise NotYourMatch(match=match)
        await self._store.remove_match(match)
        await self.reread(match)

    async def reread(self, match: MatchId) -> None:
        """Read a match again that was changed by nobody who sees to its bots, or removed."""
        room = self._rooms.get(match)
        if room is None:
            return
        try:
            await room.reread()
        except NoSuchMatch:
            self._drop(match)
        else:
            room.bot_driver.wake()

    def _drop(self, match: MatchId) -> None:
        self._rooms.pop(match, None)
        self._cache.pop(match, None)

    async def choose_luck(self, room: Room, person: Person, luck: Luck) -> None:
        """Let luck be drawn anew in a branch, or go on as it was; its host decides that before it begins."""
        origin = room.stored.origin
        if origin is None:
            raise NoBranch(match=room.stored.id)
        seed, marks = luck_of(luck), list[tuple[int, int]]()
        if not seed:
            before = await self.room(origin.match)
            seed, marks = before.stored.seed, before.match.luck_from(origin.lines)
        await room.set_luck(seed, marks, lambda: check_host(room, person))

    async def start(self, room: Room, person: Person, bot: str) -> None:
        """Begin with bots in the free seats; matches of bots alone are bounded."""
        sitters = [sitter for sitter in room.stored.sitters if not sitter.free]
        if room.stored.status == OPEN:
            await self._factory.check_bot_matches(person, sitters)
        await fill(room, person, bot)

    async def rematch(self, room: Room, person: Person) -> Room:
        """The match in which the same people and bots play again; whoever asks sits down there, the first sets it up."""
        seats = await self._factory.seats_again(room, person)

        async def set_up() -> StoredMatch | None:
            check_rematch(room, person)
            stored = room.stored
            if stored.rematch and (await self.room(stored.rematch)).stored.status != CLOSED:
                return None
            return await self._factory.rematch(person, stored)

        again = await self.room(await room.link_rematch(set_up))
        await sit_again(again, seats, person)
        return again

    def note_claim(self, person: Person) -> None:
        """Let everyone at a table know that somebody's name there is claimed from now on."""
        self._neighbours.tell_claim(person)
        for room in self.all_in_memory():
            room.note_claim(person)

    def update_gauges(self) -> None:
        """Set the gauges of the metrics."""
        self._metrics.rooms.set(len(self._rooms))
        self._metrics.bots_thinking.set(self.thinkers.busy)
        self._metrics.bots_waiting.set(self.thinkers.waiting)
        self._metrics.writes_waiting.set(self._store.write_queue.waiting)

    async def _load(self, match: MatchId) -> Room:
        await self.bus.follow(match)  # before it is read, so that no change falls in between
        try:
            found = await self._store.whole(match)
            if found is None:
                raise NoSuchMatch(match=match)
        except BaseException:
            self.bus.unfollow(match)
            raise
        room = Room(
            *found,
            self._store,
            self.bus,
            self.thinkers,
            self._forecaster,
            self._metrics,
            self.pack_registry,
            self._settings.hold_seconds,
            self.leases,
        )
        self._rooms[match] = room
        if self.bus.shared:
            finalize(room, self.bus.unfollow, match)
            self._neighbours.ask_who_is_there(match)
        else:
            room.bot_driver.wake()
        return room

    def _cache_room(self, room: Room) -> None:
        self._cache[room.stored.id] = room
        self._cache.move_to_end(room.stored.id)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)

    async def _resume(self) -> None:
        """Load every match that is being played, so that its bots go on."""
        for match in await self._store.playing():
            try:
                await self.room(match)
            except TrilithError:
                LOG.exception("match %s cannot go on", match)

    async def _stand_in(self) -> None:
        """Let bots stand in where somebody waits for an absent person; a failure in one room does not stop the others."""
        failed: list[Exception] = []
        for number, room in enumerate(self.all_in_memory()):
            if number % LOOKED_AT_TOGETHER == 0:
                await asyncio.sleep(0)  # whoever acts in the meantime need not wait for all the others
            try:
                with suppress(NotYourSeat):  # they came back in the meantime
                    await stand_in_for_absent(room, self._settings, monotonic(), self.leases)
            except Exception as error:
                failed.append(error)
        if failed:
            raise ExceptionGroup("no bot could stand in", failed)
