"""Supervises background tasks: one that fails is logged, counted, and retried with exponential backoff."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from trilith.server.cancelling import end
from trilith.server.metrics import Metrics

Work: TypeAlias = Callable[[], Awaitable[None]]
LOG: Final = logging.getLogger(__name__)
FIRST_PAUSE: Final = 0.5  # seconds; doubled after every further failure
LONGEST_PAUSE: Final = 30.0
TIMEOUT: Final = 60.0  # seconds for one run; a task that takes longer hangs


class Supervisor:
    """The background tasks of a server, and which of them are down."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._running: list[asyncio.Task[None]] = []
        self.down: dict[str, bool] = {}  # by task, whether its last try failed

    def once(self, task: str, work: Work) -> None:
        """Run something until it has succeeded once."""
        self._start(task, work, None)

    def every(self, seconds: float, task: str, work: Work, longest: float | None = None) -> None:
        """Run something periodically; after failures with growing pauses, up to the longest."""

        async def in_time() -> None:
            async with asyncio.timeout(TIMEOUT):
                await work()

        self._start(task, in_time, seconds, longest)

    async def close(self) -> None:
        """End every task."""
        await end(*self._running)

    def _start(self, task: str, work: Work, seconds: float | None, longest: float | None = None) -> None:
        self._mark(task, down=False)
        self._running.append(asyncio.create_task(self._go_on(task, work, seconds, longest), name=task))

    async def _go_on(self, task: str, work: Work, seconds: float | None, longest: float | None) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await work()
            except Exception:
                LOG.exception("%s failed and is tried again in %g s", task, pause)
                self._metrics.task_failures.labels(task).inc()
                self._mark(task, down=True)
                await asyncio.sleep(pause)
                pause = min(2 * pause, longest or LONGEST_PAUSE)
                continue
            pause = FIRST_PAUSE
            self._mark(task, down=False)
            if seconds is None:
                return
            await asyncio.sleep(seconds)

    def _mark(self, task: str, *, down: bool) -> None:
        self.down[task] = down
        self._metrics.task_up.labels(task).set(not down)
