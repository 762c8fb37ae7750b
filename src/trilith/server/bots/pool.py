"""A pool of processes in which bots decide, so that the event loop is never blocked; with a priority queue."""

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from heapq import heappop, heappush
from itertools import count
from typing import Final, ParamSpec, TypeVar

from prometheus_client import Histogram

from trilith.bots.processes import processes
from trilith.server.bots.reviewer import ReviewJob, Slice, TryJob, judge_try, review_on
from trilith.server.bots.worker import Decision, Job, decide, initialize_worker, light
from trilith.server.errors import NoLight
from trilith.server.metrics import Metrics
from trilith.study.trying import Tried

LOG: Final = logging.getLogger(__name__)
STAND_IN: Final = "greedy"
SHUTDOWN_SECONDS: Final = 2.0
HINT_WAIT: Final = 5.0  # seconds for which a hint waits for a free process
HINT_SECONDS: Final = 5.0  # and may take there; usually it is less than one
TRY_WAIT: Final = 2.0  # seconds for which a choice that is tried out waits for a free process
TRY_SECONDS: Final = 2.0  # and may take there
SLICE_LIMIT: Final = 60.0  # seconds after which a slice of a review hangs; it takes a tenth of one
# Seconds after a decision in which no review is gone on with, unless there are processes to spare.
REST: Final = 0.25
LONGEST_REST: Final = 2.0  # so that a review goes on, however much is played
SPARE: Final = 2  # free processes, one for a review and one for whoever decides next
# Who comes first where several wait for a process.
PEOPLE_WAIT: Final = 0
BOTS_ALONE: Final = 1
LOOKING_BACK: Final = 2
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

    async def review(self, job: ReviewJob) -> Slice:
        """A few more lines of a review."""
        return await self._run(review_on, job)

    async def judge(self, job: TryJob) -> Tried:
        """What somebody's choice would have kept."""
        return await self._run(judge_try, job)

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
    """Distributes decisions to processes: first where a person plays, then matches of bots alone, reviews last."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._processes = [BotProcess() for _ in range(processes)]
        self._free = list(self._processes)
        self._queue: list[tuple[int, int, asyncio.Future[BotProcess]]] = []
        self._numbers = count()
        self._rests_until = 0.0  # by the clock of the loop

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
            process = await self._take(PEOPLE_WAIT if urgent else BOTS_ALONE)
        try:
            if not process.started:
                await process.start()
            with self._metrics.bot_seconds.time():
                return await self._decide(process, job)
        finally:
            self._rests_until = asyncio.get_running_loop().time() + REST
            self._put_back(process)

    async def hint(self, job: Job) -> dict[str, object]:
        """What a good player would think of; NoLight if that does not come at all or in time, for a hint is not worth a long wait."""
        return await self._for_a_person(HINT_WAIT, HINT_SECONDS, lambda process: process.light(job))

    async def judge(self, job: TryJob) -> Tried:
        """What somebody's choice would have kept; NoLight if that does not come at all or in time."""
        return await self._for_a_person(TRY_WAIT, TRY_SECONDS, lambda process: process.judge(job))

    async def review(self, job: ReviewJob) -> Slice:
        """A slice of a review, once no decision waits for the process; the next one waits no longer than for this slice."""
        await self._let_play()
        process = await self._take(LOOKING_BACK)
        timed = self._metrics.review_seconds
        return await self._within(process, SLICE_LIMIT, timed, lambda process: process.review(job))

    async def _let_play(self) -> None:
        """Where one process is left for everybody: bots often decide again at once, and their turns come first, though not for ever."""
        loop = asyncio.get_running_loop()
        longest = loop.time() + LONGEST_REST
        while len(self._free) < SPARE and (now := loop.time()) < min(self._rests_until, longest):
            await asyncio.sleep(min(self._rests_until, longest) - now)

    async def _for_a_person(
        self, wait: float, seconds: float, work: Callable[[BotProcess], Awaitable[Found]]
    ) -> Found:
        """Something that somebody waits for, though not for long."""
        try:
            process = await asyncio.wait_for(self._take(PEOPLE_WAIT), wait)
            return await self._within(process, seconds, self._metrics.bot_seconds, work)
        except (TimeoutError, BrokenProcessPool):
            raise NoLight() from None

    async def _within(
        self,
        process: BotProcess,
        seconds: float,
        timed: Histogram,
        work: Callable[[BotProcess], Awaitable[Found]],
    ) -> Found:
        """Work in a process, which is replaced if that takes longer, or is not wanted any more."""
        try:
            if not process.started:
                await process.start()
            with timed.time():
                return await asyncio.wait_for(work(process), seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
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

    async def _take(self, place: int) -> BotProcess:
        """A free process: by place in the order of who comes first, otherwise in the order of asking."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        heappush(self._queue, (place, next(self._numbers), turn))
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
    return ProcessPoolExecutor(1, mp_context=processes(), initializer=initialize_worker)
