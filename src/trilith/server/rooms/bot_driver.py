"""Drives the bots of one room: they decide without its lock, and play under it like everybody else."""

import asyncio
import hashlib
import hmac
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from trilith.server.bots.thinkers import Thinkers
from trilith.server.bots.worker import Job
from trilith.server.cancelling import end
from trilith.server.errors import MatchClosed, NoSuchMatch, NotYourSeat, StaleVersion
from trilith.server.sharing.leases import Leases
from trilith.server.storage.models import MatchId

if TYPE_CHECKING:
    from trilith.server.rooms.room import Room

LOG: Final = logging.getLogger(__name__)
HALF_A_SEED: Final = 4  # bytes
RETRY_SECONDS: Final = 1.0


def lease_of(match: MatchId) -> str:
    """The work of deciding for the bots of a match."""
    return f"bots:{match}"


class BotDriver:
    """Decides for every seat of a room in which a bot sits or stands in."""

    def __init__(self, room: "Room", thinkers: Thinkers, leases: Leases) -> None:
        self._room = room
        self._thinkers = thinkers
        self._leases = leases
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether the task runs."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Start the task that decides if it is a bot's turn, unless it runs already."""
        if not self._stopped and not self.busy and self._due():
            self._task = asyncio.create_task(self._decide_here())

    async def stop(self) -> None:
        """Cancel the task, and start no other."""
        self._stopped = True
        if self._task is not None:
            await end(self._task)

    def _due(self) -> bool:
        """Whether it is a bot's turn."""
        room = self._room
        actor = room.actor if room.started else None
        return actor is not None and room.sitter(actor).decider is not None

    async def _decide_here(self) -> None:
        """Decide as long as it is a bot's turn, unless another process does; then see that it does."""
        room = self._room
        while self._due():
            with room.bus.subscribe(room.stored.id) as changed:
                async with self._leases.hold(lease_of(room.stored.id)) as ours:
                    if ours:
                        await self._decide()
                if not ours:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), RETRY_SECONDS)

    async def _decide(self) -> None:
        """Decide as long as it is a bot's turn."""
        room = self._room
        while True:
            async with room.locked():
                version, job = room.version, self._job()
            if job is None:
                return
            try:
                action = await self._thinkers.choose(job, room.has_person)
                await room.hold.wait()
                await room.act_for_bot(job.seat, version, action)
            except (StaleVersion, NotYourSeat, MatchClosed, NoSuchMatch):
                continue  # the position is another one by now
            except Exception:  # whatever it was, the match goes on
                LOG.exception("%s could not play in match %s", job.bot, job.match)
                room.metrics.bot_failures.inc()
                await asyncio.sleep(RETRY_SECONDS)  # the disk may be full; the decision is retried

    def _job(self) -> Job | None:
        """What a bot has to decide now, if it is a bot's turn."""
        seat = self._room.actor if self._room.started else None
        bot = self._room.sitter(seat).decider if seat is not None else None
        return None if seat is None or bot is None else self.job(seat, bot)

    def job(self, seat: int, bot: str) -> Job:
        """What there is to decide now in a seat, for a bot or, without one, for a hint."""
        stored = self._room.stored
        # The upper half of a bot's seed is its character, which lasts all match long; the lower half is this decision's.
        seed = self._luck(f"bot {seat}") + self._luck(f"bot {seat} {self._room.version}")
        return Job(
            stored.id,
            stored.game,
            stored.game_version,
            len(stored.sitters),
            stored.options,
            stored.position,
            list(self._room.match.record),
            seat,
            bot,
            int.from_bytes(seed, "big"),
            self._room.pack_registry.folder(self._room.game),
        )

    def _luck(self, purpose: str) -> bytes:
        """Half a seed for one purpose, from which nobody finds the way back to the seed of the match."""
        key = bytes.fromhex(self._room.stored.seed)
        return hmac.digest(key, purpose.encode(), hashlib.sha256)[:HALF_A_SEED]
