"""Bots hold their answer for a moment, so that whoever plays against bots alone can take a decision back."""

import asyncio
from contextlib import suppress
from time import monotonic


class Hold:
    """For how long the bots of a room still hold their answer, and to whose decision."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._seat: int | None = None
        self._until = 0.0
        self._released = asyncio.Event()

    def begin(self, seat: int, seconds: float | None = None) -> None:
        """Hold the answer to what this seat has just decided."""
        self._seat, self._until = seat, monotonic() + (self._seconds if seconds is None else seconds)
        self._released.clear()

    def release(self) -> None:
        """Hold nothing any more."""
        self._seat, self._until = None, 0.0
        self._released.set()

    def left(self, seat: int) -> float:
        """The seconds for which the answer to this seat is still held."""
        return round(max(0.0, self._until - monotonic()), 3) if seat == self._seat else 0.0

    @property
    def now(self) -> tuple[int, float] | None:
        """To whose decision the answer is held, and for how many seconds."""
        left = 0.0 if self._seat is None else self.left(self._seat)
        return (self._seat, left) if self._seat is not None and left else None

    async def wait(self) -> None:
        """Until nothing is held any more."""
        while (left := self._until - monotonic()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._released.wait(), left)
