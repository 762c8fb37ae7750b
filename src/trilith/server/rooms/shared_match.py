"""A match that several processes may have in memory: its lock, who is present, and how it keeps in step with the others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from math import inf
from time import monotonic, perf_counter
from typing import Final, Self

from sqlalchemy.exc import SQLAlchemyError

from trilith.core.game import Game
from trilith.server.errors import NoSuchMatch, NotKept
from trilith.server.metrics import Metrics
from trilith.server.rooms.hold import Hold
from trilith.server.rooms.live_match import LiveMatch, Written
from trilith.server.rooms.presence import Presence
from trilith.server.sharing.bus import Bus, News
from trilith.server.storage.models import CLOSED, Person, PersonId, StoredMatch
from trilith.server.storage.store import Store

SEE_SECONDS: Final = (
    5.0  # between two times that other processes are told that somebody without a socket is here
)
NEVER: Final = -1  # no version
# What the processes tell each other of a match.
CHANGED: Final = "changed"
HERE: Final = "here"
SEEN: Final = "seen"
GO_ON: Final = "go_on"


class SharedMatch(LiveMatch):
    """A cache of a match that knows its revision: it follows what other processes tell, and reads what they did not."""

    def __init__(
        self,
        stored: StoredMatch,
        lines: list[str],
        game: Game,
        store: Store,
        metrics: Metrics,
        bus: Bus,
        hold_seconds: float,
    ) -> None:
        super().__init__(stored, lines, game, store, metrics)
        self.bus = bus
        self.presence = Presence()
        self.hold = Hold(hold_seconds)
        self.turn_began = monotonic()
        self.seat_changes = 0  # how often seats or presence changed; sockets compare it with what they sent
        # The version in which it was last kept that a hint was given, by whichever process.
        self.torch_noted = self._lit()
        self._lock = asyncio.Lock()
        self._told_here: frozenset[PersonId] = frozenset()  # whom other processes know to be connected here
        self._told_seen: dict[PersonId, float] = {}

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[Self]:
        """Hold the lock: nothing changes meanwhile, and nobody sees what is not yet committed."""
        async with self._lock:
            began = perf_counter()
            try:
                yield self
            finally:
                self.metrics.lock_seconds.observe(perf_counter() - began)

    # Who is present

    def see(self, person: PersonId) -> None:
        """Note that somebody is here, at least for a moment."""
        now = monotonic()
        self.presence.see(person, now)
        elsewhere_unknown = self.bus.shared and not self.presence.connected_here(person)
        long_ago = now - self._told_seen.get(person, -inf) > SEE_SECONDS
        if elsewhere_unknown and long_ago and self.seats_of(person):
            self._told_seen[person] = now
            self.bus.tell(self.stored.id, SEEN, person=person)

    def connect(self, person: PersonId) -> None:
        """Somebody opened a socket."""
        self.presence.connect(person, monotonic())
        self._publish_seats()
        self.tell_who_is_here()

    def disconnect(self, person: PersonId) -> None:
        """Somebody's socket closed."""
        self.presence.disconnect(person, monotonic())
        self._publish_seats()
        self.tell_who_is_here()

    def note_claim(self, person: Person) -> None:
        """Somebody has claimed a name, which they may go by here."""
        for sitter in self.stored.sitters:
            if sitter.person == person.id and person.owns(sitter.name):
                sitter.claimed = True
                self.seat_changes += 1
        self._publish()

    def _publish_seats(self) -> None:
        self.seat_changes += 1
        self._publish()

    def _publish(self) -> None:
        """Wake every socket of this match that this process has."""
        self.bus.publish(self.stored.id)

    # Other processes

    def tell_who_is_here(self, *, again: bool = False) -> None:
        """Tell other processes who of those who sit here has a socket of this one, if that is news."""
        sitting = {sitter.person for sitter in self.stored.sitters if sitter.person is not None}
        here = frozenset(filter(self.presence.connected_here, sitting))
        if here != self._told_here or (again and here):
            self._told_here = here
            self.bus.tell(self.stored.id, HERE, people=sorted(here))

    def note_here(self, process: str, people: frozenset[PersonId]) -> None:
        """Another process has told who is connected to it."""
        if self.presence.note_elsewhere(process, people, monotonic()):
            self._publish_seats()

    async def hear(self, news: News) -> None:
        """Another process has changed the match: go on to where it stands, from what was told or from the database."""
        written = Written(**news["written"])
        async with self.locked():
            if written.revision <= self.stored.revision:
                return
            if self._can_play_on(written):
                self._play_on(written)
                self._publish()
            else:
                await self._reload()
            self.turn_began = monotonic()
            if news["hold"] is None:
                self.hold.release()
            else:
                self.hold.begin(*news["hold"])

    async def catch_up(self, revision: int) -> None:
        """Read on if the match has been written since, of which nothing was heard here."""
        if revision > self.stored.revision:
            async with self.locked():
                if revision > self.stored.revision:
                    await self._reload()
                    self.turn_began = monotonic()

    async def refresh(self) -> bool:
        """Be as new as the database; false where that does not answer."""
        try:
            revision = await self._store.revision(self.stored.id)
            if revision is None:
                await self.reread()
            else:
                await self.catch_up(revision)
        except (SQLAlchemyError, OSError, NotKept):
            return False
        return True

    async def reread(self) -> None:
        """Read the match whatever its revision, for it was changed past every server, or is no more."""
        async with self.locked():
            await self._reload()
            self.turn_began = monotonic()

    async def reach(self, version: int) -> bool:
        """Read on if somebody knows a newer version than this process does; false if it cannot be read now."""
        return not self.bus.shared or version <= self.version or await self.refresh()

    def _publish_change(self) -> None:
        """Wake every socket, and tell other processes what was written."""
        self.turn_began = monotonic()
        self._publish()
        if self._written is not None and self.bus.shared:
            self.bus.tell(self.stored.id, CHANGED, written=asdict(self._written), hold=self.hold.now)
        self._written = None
        self.tell_who_is_here()

    async def _reload(self) -> None:
        """Read what others have written, and publish it; of a match that is no more, everyone here sees that it is closed."""
        try:
            found = await self._store.whole(self.stored.id)
        except (SQLAlchemyError, OSError):
            raise NotKept() from None
        if found is None:
            self._load(replace(self.stored, status=CLOSED), [])
            self._publish_seats()
            raise NoSuchMatch(match=self.stored.id)
        self._load(*found)
        self.torch_noted = self._lit()
        self._publish_seats()
        self.tell_who_is_here()

    def _lit(self) -> int:
        """The version as it is, if a hint was given where the match stands, as far as the database knows."""
        lit = self.started and any(line == self.match.version for line, _ in self.stored.torches)
        return self.version if lit else NEVER
