"""Password hashing: expensive on purpose, so it runs in one thread of low priority beside the event loop."""

import asyncio
import os
import secrets
import sys
import threading
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from trilith.server.errors import TooBusy
from trilith.server.metrics import Metrics

MOST_WAITING: Final = 32  # requests; a few seconds' worth
NICENESS: Final = 5  # behind the event loop, before bots
Given = ParamSpec("Given")
Found = TypeVar("Found")


class Hashing:
    """Argon2 in a thread pool of one, with a bounded queue."""

    def __init__(self, metrics: Metrics) -> None:
        self._hasher = PasswordHasher()
        self._executor = ThreadPoolExecutor(1, "hashing", initializer=_lower_priority)
        self._metrics = metrics
        self._waiting = 0
        self._dummy_digest = _dummy_digest(self._hasher)

    async def digest(self, password: str) -> str:
        """The digest of a new password."""
        return await self._run(self._hasher.hash, password)

    async def fits(self, digest: str | None, password: str) -> bool:
        """Whether a password has this digest; without one it takes as long, so that timing does not tell claimed names."""
        fits = await self._run(self._verify, self._dummy_digest if digest is None else digest, password)
        return fits and digest is not None

    def close(self) -> None:
        """Stop hashing; whoever still waits for it is refused."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        if self._waiting >= MOST_WAITING:
            raise TooBusy()
        self._waiting += 1
        self._metrics.hashing.set(self._waiting)
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._executor, lambda: work(*given, **named)
            )
        finally:
            self._waiting -= 1
            self._metrics.hashing.set(self._waiting)

    def _verify(self, digest: str, password: str) -> bool:
        try:
            return self._hasher.verify(digest, password)
        except (VerificationError, InvalidHashError):
            return False


def _dummy_digest(hasher: PasswordHasher) -> str:
    """A digest that no password has, made without hashing one: comparing with it takes as long as with any other."""
    salt, digest = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2{hasher.type.name.lower()}$v={ARGON2_VERSION}${costs}${salt}${digest}"


def _lower_priority() -> None:
    """Leave the processor to the event loop: on Linux each thread has a priority of its own, which its threads inherit."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
