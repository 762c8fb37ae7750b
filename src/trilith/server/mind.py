"""The bots of one room: they think outside the door, and then pass through it like everybody else."""

import asyncio
import hashlib
import hmac
import logging
from typing import TYPE_CHECKING, Final

from trilith.server.deciding import Job
from trilith.server.errors import NotYourSeat, StaleVersion
from trilith.server.thinking import Thinkers

if TYPE_CHECKING:
    from trilith.server.room import Room

LOG: Final = logging.getLogger(__name__)
HALF_A_SEED: Final = 4  # bytes
RETRY_SECONDS: Final = 1.0


class Mind:
    """Decides for every seat of a room in which a bot sits or stands in."""

    def __init__(self, room: "Room", thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None

    def consider(self) -> None:
        """Think if it is a bot's turn, unless somebody thinks already."""
        room = self._room
        if not room.started or (self._thinking and not self._thinking.done()):
            return
        actor = room.actor
        if actor is not None and room.sitter(actor).decider is not None:
            self._thinking = asyncio.create_task(self._think())

    async def rest(self) -> None:
        """Stop thinking."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    async def _think(self) -> None:
        """Decide as long as it is a bot's turn."""
        room = self._room
        while True:
            async with room.look():
                version, job = room.version, self._job()
            if job is None:
                return
            try:
                action = await self._thinkers.choose(job, room.awaited)
                await room.act_for_bot(job.seat, version, action)
            except (StaleVersion, NotYourSeat):
                continue  # the table is another one by now
            except Exception:  # whatever it was, the match goes on
                LOG.exception("%s could not play in match %s", job.bot, job.match)
                room.measures.bot_failures.inc()
                await asyncio.sleep(RETRY_SECONDS)  # the disk may be full; it is tried again

    def _job(self) -> Job | None:
        """What a bot has to decide now, if it is a bot's turn."""
        stored, seat = self._room.stored, self._room.actor
        bot = self._room.sitter(seat).decider if seat is not None else None
        if seat is None or bot is None:
            return None
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
            self._room.shelf.folder(self._room.game),
        )

    def _luck(self, purpose: str) -> bytes:
        """Half a seed for one purpose, from which nobody finds the way back to the seed of the match."""
        key = bytes.fromhex(self._room.stored.seed)
        return hmac.digest(key, purpose.encode(), hashlib.sha256)[:HALF_A_SEED]
