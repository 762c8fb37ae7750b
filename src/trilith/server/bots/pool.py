"""A pool of processes in which bots decide, so that the event loop is never blocked; with a priority queue."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from heapq import heappop, heappush
from itertools import count
from typing import Final, ParamSpec, TypeVar

from trilith.server.bots.worker import Decision, Job, decide, initialize_worker, light
from trilith.server.errors import NoLight
from trilith.server.metrics import Metrics

LOG: Final = logging.getLogger(__name__)
STAND_IN: Final = "greedy"
SHUTDOWN_SECONDS: Final = 2.0
HINT_WAIT: Final = 5.0  # seconds for which a hint waits for a free process
HINT_SECONDS: Final = 5.0  # and may take there; usually it is less than one
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows knows one way only
Given = ParamSpec("Given")
Found = TypeVar("Found")


class BotProcess:
    """A process that makes one decision at a time, and is replaced when it dies or takes too long."""

    def __init__(self) -> None:
        self._pool = _new_pool()
        self._process: int | None = None

    async def start(self) -> None:
        """Start the process."""
        self._process = await self._run(os.getpid)

    async def ask(self, job: Job) -> Decision:
        """The action that a bot decides on."""
        return await self._run(decide, job)

    async def light(self, job: Job) -> dict[str, object]:
        """A hint for a person."""
        return await self._run(light, job)

    def restart(self) -> None:
        """Kill a process that takes too long; the next decision is made in a new one."""
        if self._process is not None:
            with suppress(OSError):
                os.kill(self._process, KILL)
        self._replace_pool()

    async def close(self) -> None:
        """Shut the process down; it is not waited for if that takes long."""
        shutdown = asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(shutdown, SHUTDOWN_SECONDS)

    async def _run(self, work: Callable[Given, Found], *given: Given.args, **_: Given.kwargs) -> Found:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, work, *given)
        except BrokenProcessPool:  # the process was killed; the work is retried in a new one
            self._replace_pool()
            return await loop.run_in_executor(self._pool, work, *given)

    def _replace_pool(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = _new_pool()
        self._process = None

    @property
    def started(self) -> bool:
        """Whether there is a process."""
        return self._process is not None


class BotPool:
    """Distributes decisions to processes; a match in which a person plays comes before those of bots alone."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._processes = [BotProcess() for _ in range(processes)]
        self._free = list(self._processes)
        self._queue: list[tuple[bool, int, asyncio.Future[BotProcess]]] = []
        self._numbers = count()

    @property
    def busy(self) -> int:
        """How many processes are deciding."""
        return len(self._processes) - len(self._free)

    @property
    def waiting(self) -> int:
        """How many decisions wait for a free process."""
        return len(self._queue)

    async def choose(self, job: Job, urgent: bool) -> str:
        """The action that the bot decides on; a simple bot's on a timeout, which does not include waiting for a process."""
        with self._metrics.bot_wait_seconds.labels(urgent).time():
            process = await self._take(urgent)
        try:
            if not process.started:
                await process.start()
            with self._metrics.bot_seconds.time():
                return await self._decide(process, job)
        finally:
            self._put_back(process)

    async def hint(self, job: Job) -> dict[str, object]:
        """What a good player would think of; NoLight if that does not come at all or in time, for a hint is not worth a long wait."""
        try:
            process = await asyncio.wait_for(self._take(urgent=True), HINT_WAIT)
        except TimeoutError:
            raise NoLight() from None
        try:
            if not process.started:
                await process.start()
            with self._metrics.bot_seconds.time():
                return await asyncio.wait_for(process.light(job), HINT_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            process.restart()
            raise NoLight() from None
        except asyncio.CancelledError:
            process.restart()
            raise
        finally:
            self._put_back(process)

    async def close(self) -> None:
        """Cancel what waits, and shut all processes down."""
        for _, _, turn in self._queue:
            turn.cancel()
        await asyncio.gather(*(process.close() for process in self._processes))

    async def _decide(self, process: BotProcess, job: Job) -> str:
        try:
            decision = await asyncio.wait_for(process.ask(job), self._seconds)
        except TimeoutError:
            process.restart()
            stood_in = await process.ask(replace(job, bot=STAND_IN))
            decision = replace(stood_in, problem=f"no answer within {self._seconds:g} seconds")
        except asyncio.CancelledError:
            process.restart()  # the result is not wanted any more, and the next decision should not wait for it
            raise
        if decision.problem:
            LOG.warning("%s could not decide in match %s: %s", job.bot, job.match, decision.problem)
            self._metrics.bot_failures.inc()
        return decision.action

    async def _take(self, urgent: bool) -> BotProcess:
        """A free process: urgent decisions first, otherwise in the order of asking."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        heappush(self._queue, (not urgent, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._put_back(turn.result())
            raise

    def _put_back(self, process: BotProcess) -> None:
        while self._queue:
            turn = heappop(self._queue)[2]
            if not turn.done():
                turn.set_result(process)
                return
        self._free.append(process)


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        1, mp_context=multiprocessing.get_context("spawn"), initializer=initialize_worker
    )
