"""Keeps background tasks going: one that fails is logged, counted, and started again after a pause."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from trilith.server.measures import Measures

Work: TypeAlias = Callable[[], Awaitable[None]]
LOG: Final = logging.getLogger(__name__)
FIRST_PAUSE: Final = 0.5  # seconds, twice as many after every further failure
LONGEST_PAUSE: Final = 30.0
LONGEST_ROUND: Final = 60.0  # seconds; a task that takes longer hangs


class Supervisor:
    """The background tasks of a server, and which of them are down."""

    def __init__(self, measures: Measures) -> None:
        self._measures = measures
        self._running: list[asyncio.Task[None]] = []
        self.down: dict[str, bool] = {}  # by task, whether its last try failed

    def once(self, task: str, work: Work) -> None:
        """Do something until it has been done."""
        self._start(task, work, None)

    def every(self, seconds: float, task: str, work: Work) -> None:
        """Do something again and again."""

        async def in_time() -> None:
            async with asyncio.timeout(LONGEST_ROUND):
                await work()

        self._start(task, in_time, seconds)

    async def close(self) -> None:
        """End every task."""
        for running in self._running:
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _start(self, task: str, work: Work, seconds: float | None) -> None:
        self._mark(task, down=False)
        self._running.append(asyncio.create_task(self._go_on(task, work, seconds), name=task))

    async def _go_on(self, task: str, work: Work, seconds: float | None) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await work()
            except Exception:
                LOG.exception("%s failed and is tried again in %g s", task, pause)
                self._measures.task_failures.labels(task).inc()
                self._mark(task, down=True)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = FIRST_PAUSE
            self._mark(task, down=False)
            if seconds is None:
                return
            await asyncio.sleep(seconds)

    def _mark(self, task: str, *, down: bool) -> None:
        self.down[task] = down
        self._measures.task_up.labels(task).set(not down)
