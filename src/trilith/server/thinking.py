"""Waits for bots: they think in other processes, so that nobody else has to wait for them."""

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

from trilith.server.deciding import Job, decide, settle_in
from trilith.server.measures import Measures

LOG: Final = logging.getLogger(__name__)
STAND_IN: Final = "greedy"
FAREWELL: Final = 2.0  # seconds
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows knows one way only
Given = ParamSpec("Given")
Found = TypeVar("Found")


class Worker:
    """One process in which bots decide, one decision at a time; a new one takes the place of one that fails."""

    def __init__(self) -> None:
        self._pool = _new_pool()
        self._process: int | None = None

    async def start(self) -> None:
        """Be ready to think."""
        self._process = await self._run(os.getpid)

    async def ask(self, job: Job) -> str:
        """The action that a bot decides on."""
        return await self._run(decide, job)

    def restart(self) -> None:
        """End a process that thinks for too long; the next decision is made in a new one."""
        if self._process is not None:
            with suppress(OSError):
                os.kill(self._process, KILL)
        self._renew()

    async def close(self) -> None:
        """Send the process home; it is not waited for if it thinks for long."""
        going_home = asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(going_home, FAREWELL)

    async def _run(self, work: Callable[Given, Found], *given: Given.args, **_: Given.kwargs) -> Found:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, work, *given)
        except BrokenProcessPool:  # the process was killed; the work is done again in a new one
            self._renew()
            return await loop.run_in_executor(self._pool, work, *given)

    def _renew(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = _new_pool()
        self._process = None

    @property
    def started(self) -> bool:
        """Whether there is a process."""
        return self._process is not None


class Thinkers:
    """Processes in which bots decide. Where a person waits for a bot comes first; bots among themselves have time."""

    def __init__(self, processes: int, seconds: float, measures: Measures) -> None:
        self._seconds = seconds
        self._measures = measures
        self._workers = [Worker() for _ in range(processes)]
        self._free = list(self._workers)
        self._queue: list[tuple[bool, int, asyncio.Future[Worker]]] = []
        self._numbers = count()

    @property
    def busy(self) -> int:
        """How many bots think now."""
        return len(self._workers) - len(self._free)

    @property
    def waiting(self) -> int:
        """How many bots wait for a free process."""
        return len(self._queue)

    async def choose(self, job: Job, urgent: bool) -> str:
        """The action that the bot decides on; a simpler bot's when it takes too long. Waiting for a process is no thinking."""
        with self._measures.bot_wait_seconds.labels(urgent).time():
            worker = await self._take(urgent)
        try:
            if not worker.started:
                await worker.start()
            with self._measures.bot_seconds.time():
                return await self._think(worker, job)
        finally:
            self._put_back(worker)

    async def close(self) -> None:
        """Send all processes home."""
        for _, _, turn in self._queue:
            turn.cancel()
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def _think(self, worker: Worker, job: Job) -> str:
        try:
            return await asyncio.wait_for(worker.ask(job), self._seconds)
        except TimeoutError:
            LOG.warning("%s took too long in match %s", job.bot, job.match)
            worker.restart()
            return await worker.ask(replace(job, bot=STAND_IN))
        except asyncio.CancelledError:
            worker.restart()  # nobody wants to know any more, and whoever comes next should not wait for it
            raise

    async def _take(self, urgent: bool) -> Worker:
        """A free process, sooner for whatever is urgent and otherwise in the order of asking."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heappush(self._queue, (not urgent, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._put_back(turn.result())
            raise

    def _put_back(self, worker: Worker) -> None:
        while self._queue:
            turn = heappop(self._queue)[2]
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=settle_in)
