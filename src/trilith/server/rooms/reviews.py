"""Reviews of finished matches: made slice by slice in the pool of bots, kept, and shown while they grow."""

import asyncio
import json
import logging
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from time import monotonic, time
from typing import Any, Final

from trilith.core.errors import TrilithError
from trilith.server.bots.reviewer import ReviewJob, TryJob
from trilith.server.bots.thinkers import Thinkers
from trilith.server.errors import NotReviewed, TooManyReviews
from trilith.server.metrics import Metrics
from trilith.server.rooms.registry import RoomRegistry
from trilith.server.rooms.room import Room
from trilith.server.storage.models import MatchId, StoredReview
from trilith.server.storage.store import Store
from trilith.study.fingerprint import fingerprint
from trilith.study.judging import QUICK
from trilith.study.moment import OPENLY, check_eyes
from trilith.study.trying import Tried

LOG: Final = logging.getLogger(__name__)
MOST_WAITING: Final = 100  # matches whose reviews are not done
KEEP_SECONDS: Final = (
    2.0  # between two times that a growing review is kept; as much is lost when the server is killed
)
RETRY_SECONDS: Final = 1.0  # after the processes of bots could not be had
LONG: Final = 1.5  # seconds without a slice, after which a review is said to wait
LOOK_SECONDS: Final = 2.0  # between two looks for reviews that nobody is at
CACHE_SIZE: Final = 200  # fingerprints, each of which takes some milliseconds


class Reviews:
    """Reviews matches that are over one after the other, behind everything that is being played."""

    def __init__(self, store: Store, rooms: RoomRegistry, thinkers: Thinkers, metrics: Metrics) -> None:
        self._store = store
        self._rooms = rooms
        self._shared = rooms.bus.shared
        self._thinkers = thinkers
        self._metrics = metrics
        self._growing: dict[MatchId, StoredReview] = {}  # in the order in which they are made
        self._failed: set[MatchId] = set()
        self._wake = asyncio.Event()
        self._last_slice = 0.0
        self._fingerprints: OrderedDict[MatchId, str] = OrderedDict()

    async def look(self, room: Room) -> StoredReview | None:
        """The review of a match that is over, as far as it has come; one that was made in another way is none."""
        check_eyes(room.match, OPENLY, known=False)
        growing = self._growing.get(room.stored.id)
        if growing is not None:
            return growing
        kept = await self._store.review(room.stored.id)
        if kept is None or kept.fingerprint != self._fingerprint(room) or kept.match in self._failed:
            return None
        if kept.done:
            return kept
        if self._shared:  # whichever process has it goes on with it
            self._wake.set()
            return kept
        return self._go_on_with(kept)

    async def ask(self, room: Room) -> StoredReview:
        """Let a match be reviewed, unless it is already; the review as far as it has come."""
        self._failed.discard(room.stored.id)
        found = await self.look(room)
        if found is None:
            if await self._unfinished() >= MOST_WAITING:
                raise TooManyReviews(most=MOST_WAITING)
            found = StoredReview(room.stored.id, self._fingerprint(room), time(), room.match.version)
            await self._store.keep_review(found)
            if self._shared:
                self._wake.set()
            else:
                found = self._go_on_with(found)
        return found

    async def _unfinished(self) -> int:
        return len(await self._store.unfinished_reviews() if self._shared else self._growing)

    def _go_on_with(self, review: StoredReview) -> StoredReview:
        """Let a review be made whose turn has not come; as it is, if somebody else has asked meanwhile."""
        self._wake.set()
        return self._growing.setdefault(review.match, review)

    def waits(self, review: StoredReview) -> bool:
        """Whether a review that is not done has to wait, for another one or for those who play."""
        if self._shared and review.match not in self._growing:
            return not review.looked  # another process goes on with it, or will
        first = next(iter(self._growing), None)
        return first != review.match or monotonic() - self._last_slice > LONG

    async def try_out(self, room: Room, number: int, actions: list[str]) -> Tried:
        """What something else would have kept in the place of a mistake."""
        mistake = await self.mistake(room, number)
        job = TryJob(
            room.stored.id,
            room.record(),
            json.dumps(mistake),
            actions,
            self._rooms.pack_registry.folder(room.game),
        )
        return await self._thinkers.judge(job)

    async def mistake(self, room: Room, number: int) -> dict[str, Any]:
        """The mistake that a review found after so many lines, as JSON data."""
        review = await self.look(room)
        found: list[dict[str, Any]] = (
            json.loads(review.review)["mistakes"] if review and review.review else []
        )
        for each in found:
            if each["number"] == number:
                return each
        raise NotReviewed(moment=number)

    async def run(self) -> None:
        """Make one review after the other for ever."""
        if self._shared:
            await self._run_shared()
        else:
            await self._run_alone()

    async def _run_shared(self) -> None:
        """Go on with whatever no other process is at."""
        while True:
            self._wake.clear()
            unfinished = [
                match for match in await self._store.unfinished_reviews() if match not in self._failed
            ]
            self._metrics.reviews_waiting.set(len(unfinished))
            for match in unfinished:
                async with self._rooms.leases.hold(f"review:{match}") as ours:
                    if ours:
                        await self._go_on(match)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK_SECONDS)

    async def _go_on(self, match: MatchId) -> None:
        """Make the review that another process has broken off, or nobody has begun."""
        kept = await self._store.review(match)
        if kept is not None and not kept.done:
            self._growing[match] = kept
            await self._try_review(match)

    async def _run_alone(self) -> None:
        """Go on with what was broken off, and then with what is asked for."""
        for match in await self._store.unfinished_reviews():
            with suppress(TrilithError):  # a match that cannot be opened is told of when somebody opens it
                await self.look(await self._rooms.room(match))
        while True:
            self._metrics.reviews_waiting.set(len(self._growing))
            if not self._growing:
                self._wake.clear()
                await self._wake.wait()
                continue
            await self._try_review(next(iter(self._growing)))

    async def _try_review(self, match: MatchId) -> None:
        try:
            await self._review(match)
        # Whatever it was, the others are reviewed, and somebody may ask for this one again.
        except Exception:
            LOG.exception("match %s could not be reviewed", match)
            self._failed.add(match)
        finally:
            self._growing.pop(match, None)

    async def _review(self, match: MatchId) -> None:
        """Make one review, or what is left of it."""
        room = await self._rooms.room(match)
        record, pack = room.record(), self._rooms.pack_registry.folder(room.game)
        kept_at = monotonic()
        review = self._growing[match]
        while not review.done:
            try:
                found = await self._thinkers.review(ReviewJob(match, record, review.findings, pack))
            except (TimeoutError, BrokenProcessPool):
                LOG.warning("a slice of the review of match %s was lost", match)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self._last_slice = monotonic()
            done = found.looked == review.lines
            review = self._growing[match] = replace(
                review,
                looked=found.looked,
                findings="" if done else review.findings + found.more,
                review=found.review,
            )
            if done or monotonic() - kept_at > KEEP_SECONDS:
                await self._store.keep_review(review)
                kept_at = monotonic()

    def _fingerprint(self, room: Room) -> str:
        """By which a review is known to be of this match, made as one would be made now."""
        match = room.stored.id
        if match not in self._fingerprints:
            self._fingerprints[match] = fingerprint(room.record(), QUICK)
            if len(self._fingerprints) > CACHE_SIZE:
                self._fingerprints.popitem(last=False)
        return self._fingerprints[match]
