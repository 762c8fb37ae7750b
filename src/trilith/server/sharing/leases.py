"""Leases: work that one process does at a time, and another one takes up when that process is gone.

They only avoid work done twice. That nothing is written twice is for the guarded writes to see to (`write_queue.py`).
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from trilith.server.cancelling import end

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.lock import Lock

LOG: Final = logging.getLogger(__name__)
LEASE_SECONDS: Final = 4.0  # after which the work of a process that is gone is anybody's
RENEW_SECONDS: Final = 1.0


class Leases:
    """For a process that is alone: everything is its own work."""

    @asynccontextmanager
    async def hold(self, work: str) -> AsyncIterator[bool]:
        """Whether this process may do some work within the block; false when another one does it."""
        yield True

    async def close(self) -> None:
        """Give everything back."""


class RedisLeases(Leases):
    """Locks in Redis that are renewed as long as this process runs, and run out soon after it does not."""

    def __init__(self, client: "Redis", namespace: str) -> None:
        self._client = client
        self._namespace = namespace
        self._held: set[Lock] = set()
        self._renewing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def hold(self, work: str) -> AsyncIterator[bool]:
        """Without Redis whoever asks may: what is done twice then is not written twice."""
        from redis.exceptions import RedisError

        lock = self._client.lock(f"{self._namespace}:lease:{work}", timeout=LEASE_SECONDS, blocking=False)
        try:
            taken = await lock.acquire()
        except (RedisError, OSError) as error:
            LOG.warning("no lease for %s: %s", work, error)
            yield True
            return
        if not taken:
            yield False
            return
        self._hold(lock)
        try:
            yield True
        finally:
            self._held.discard(lock)
            with suppress(RedisError, OSError):  # it runs out by itself
                await lock.release()

    async def close(self) -> None:
        """Give everything back."""
        if self._renewing is not None:
            await end(self._renewing)

    def _hold(self, lock: "Lock") -> None:
        self._held.add(lock)
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew_all())

    async def _renew_all(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            locks = list(self._held)
            found = await asyncio.gather(*(lock.reacquire() for lock in locks), return_exceptions=True)
            for lock, outcome in zip(locks, found, strict=True):
                if isinstance(
                    outcome, BaseException
                ):  # Redis was restarted, or this process stood still for long
                    LOG.warning("the lease %s was lost: %s", lock.name, outcome)
                    self._held.discard(lock)
