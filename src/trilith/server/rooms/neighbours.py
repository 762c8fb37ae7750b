"""Other processes that serve the same matches: what they have changed, who is with them, and what they have left undone."""

import asyncio
import logging
from dataclasses import asdict
from time import monotonic
from typing import TYPE_CHECKING, Final

from trilith.core.errors import TrilithError
from trilith.server.errors import NoSuchMatch
from trilith.server.rooms.bot_driver import lease_of
from trilith.server.rooms.room import Room
from trilith.server.rooms.shared_match import CHANGED, GO_ON, HERE, SEEN
from trilith.server.sharing.bus import CAME, GAP, GONE, News
from trilith.server.storage.models import MatchId, Person
from trilith.server.storage.store import Store
from trilith.server.supervisor import Supervisor

if TYPE_CHECKING:
    from trilith.server.rooms.registry import RoomRegistry

LOG: Final = logging.getLogger(__name__)
FOLLOW_SECONDS: Final = 2.0  # after which a change is seen of which nothing was heard
TAKE_UP_SECONDS: Final = 1.0  # between two looks for bots that nobody lets decide
LONGEST_PAUSE: Final = 2.0  # after the database was gone, everybody plays again soon
AT_ONCE: Final = 1_000
WHO: Final = "who"
CLAIMED: Final = "claimed"


class Neighbours:
    """Keeps the rooms of this process in step with those of the others."""

    def __init__(self, rooms: "RoomRegistry", store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._bus = rooms.bus
        self._following: set[asyncio.Task[None]] = set()
        self._undone: dict[
            MatchId, int
        ] = {}  # by match, the revision in which a bot had to decide at the last look
        self._done: dict[MatchId, int] = {}  # those of which it turned out that none has to
        hear = self._bus.hear
        hear(CHANGED, self._changed)
        hear(HERE, self._here)
        hear(SEEN, self._seen)
        hear(GO_ON, self._go_on)
        hear(WHO, self._who)
        hear(CLAIMED, self._claimed)
        hear(GONE, self._gone)
        hear(GAP, self._gap)
        hear(CAME, self._who)  # a new one, or one that was taken for gone

    def open(self, supervisor: Supervisor) -> None:
        """Look regularly for what was missed, and for what others have left undone."""
        supervisor.every(FOLLOW_SECONDS, "following", self.follow, LONGEST_PAUSE)
        supervisor.every(TAKE_UP_SECONDS, "resuming", self.take_up, LONGEST_PAUSE)

    def ask_who_is_there(self, match: MatchId) -> None:
        """Ask the other processes who is connected to a match there."""
        self._bus.tell(match, WHO)

    def tell_claim(self, person: Person) -> None:
        """Tell the others that somebody has claimed a name."""
        self._bus.tell_all(CLAIMED, person=asdict(person))

    async def follow(self) -> None:
        """Read on in every match that somebody watches here and that was written or removed elsewhere."""
        watched, failed = self._bus.watched(), list[Exception]()
        for first in range(0, len(watched), AT_ONCE):
            some = watched[first : first + AT_ONCE]
            newest = await self._store.revisions(some)
            for match in some:
                room = self._rooms.in_memory(match)
                try:
                    if match not in newest:
                        await self._rooms.reread(match)
                    elif room is not None:
                        await room.catch_up(newest[match])
                except Exception as error:
                    failed.append(error)
        if failed:
            raise ExceptionGroup("matches could not be followed", failed)

    async def take_up(self) -> None:
        """Let bots decide whom no process lets decide, because the one that did is gone."""
        found = await self._store.bot_turns()
        same = [match for match, revision in found.items() if self._undone.get(match) == revision]
        self._undone = found
        self._done = {
            match: revision for match, revision in self._done.items() if found.get(match) == revision
        }
        for match in same:
            room = self._rooms.in_memory(match)
            if match in self._done or (room is not None and room.bot_driver.busy):
                continue
            async with self._rooms.leases.hold(lease_of(match)) as nobody_does:
                pass
            if nobody_does:
                await self._take_up(match, found[match])

    async def _take_up(self, match: MatchId, revision: int) -> None:
        try:
            room = await self._rooms.room(match)
        except TrilithError:
            LOG.exception("match %s cannot go on", match)
            self._done[match] = revision
            return
        room.bot_driver.wake()
        if not room.bot_driver.busy:
            self._done[match] = revision

    # What others tell

    def _room_of(self, news: News) -> Room | None:
        return self._rooms.in_memory(news["match"])

    def _changed(self, news: News) -> None:
        room = self._room_of(news)
        if room is not None:
            following = asyncio.create_task(self._hear(room, news))
            self._following.add(following)
            following.add_done_callback(self._following.discard)

    async def _hear(self, room: Room, news: News) -> None:
        try:
            await room.hear(news)
        except NoSuchMatch:
            return
        except Exception:  # the next look at the revisions tries it again
            LOG.warning("match %s could not be followed", room.stored.id, exc_info=True)

    def _here(self, news: News) -> None:
        room = self._room_of(news)
        if room is not None:
            room.note_here(news["from"], frozenset(news["people"]))

    def _seen(self, news: News) -> None:
        room = self._room_of(news)
        if room is not None:
            room.presence.see(news["person"], monotonic())

    def _go_on(self, news: News) -> None:
        room = self._room_of(news)
        if room is not None and room.version == news["version"]:
            room.hold.release()

    def _who(self, news: News) -> None:
        """Somebody asks who is here: in one match, or in all of them."""
        for match in [news["match"]] if "match" in news else self._bus.watched():
            room = self._rooms.in_memory(match)
            if room is not None:
                room.tell_who_is_here(again=True)

    def _claimed(self, news: News) -> None:
        person = Person(**news["person"])
        for room in self._rooms.all_in_memory():
            room.note_claim(person)

    def _gone(self, news: News) -> None:
        """A process is gone, and with it everybody's connections to it."""
        for room in self._rooms.all_in_memory():
            room.note_here(news["process"], frozenset())

    def _gap(self, news: News) -> None:
        """Nothing was heard for a while, and nothing told: what was changed is seen at the next look, who is where is asked."""
        self._who(news)
        self._bus.tell_all(WHO)
