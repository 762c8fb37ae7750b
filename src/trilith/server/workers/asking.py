"""Asks workers instead of processes of its own; what a worker takes to its grave is asked again."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Any, Final

from redis.exceptions import RedisError
from taskiq import AsyncResultBackend
from taskiq.exceptions import SendTaskError
from taskiq.kicker import AsyncKicker

from trilith.server.bots.pool import HINT_SECONDS, HINT_WAIT, TRY_SECONDS, TRY_WAIT
from trilith.server.bots.reviewer import ReviewJob, Slice, TryJob
from trilith.server.bots.worker import Job
from trilith.server.errors import NoLight
from trilith.server.metrics import Metrics
from trilith.server.sharing.bus import News
from trilith.server.sharing.redis_bus import RedisBus
from trilith.server.workers.broker import make_broker
from trilith.server.workers.questions import (
    BOTS_ALONE,
    CHOOSE,
    FOUND,
    HINT,
    JUDGE,
    LOOKING_BACK,
    LOST,
    PEOPLE_WAIT,
    REVIEW,
    THINK,
    Data,
    asking_key,
    thinking_key,
    worker_key,
    written,
)
from trilith.study.trying import Tried

LOG: Final = logging.getLogger(__name__)
ANSWERED: Final = "answered"
LOOK_SECONDS: Final = 1.0  # between two looks at how a question fares, of which nothing was heard
ASKING_SECONDS: Final = 5  # after which nobody waits any more who does not say so
TAKEN_SECONDS: Final = 2.0  # after which a worker should have it, if the list is empty
LONGEST_SECONDS: Final = 30.0  # in a list, before it is put there once more
RETRY_SECONDS: Final = 0.25
SLICE_SECONDS: Final = (
    0.5  # of a review: less is sent to and fro, and whoever decides next waits a little longer
)
UNREACHABLE: Final = (RedisError, SendTaskError, OSError)


class RemoteThinkers:
    """Workers, as a server sees them."""

    def __init__(self, url: str, bus: RedisBus, digest: Callable[[str], str], metrics: Metrics) -> None:
        self._client = bus.client
        self._bus = bus
        self._digest = digest  # of the pack in a folder
        self._metrics = metrics
        self._broker = make_broker(url)
        self._results: AsyncResultBackend[Any] = self._broker.result_backend
        self._waiting: dict[str, asyncio.Event] = {}
        self._begun: set[str] = set()
        bus.hear(ANSWERED, self._answered)

    @property
    def busy(self) -> int:
        """How many questions of this server are thought about."""
        return len(self._begun)

    @property
    def waiting(self) -> int:
        """How many of them wait for a worker."""
        return len(self._waiting) - len(self._begun)

    async def choose(self, job: Job, urgent: bool) -> str:
        """The action that a bot decides on, however long it takes until there is a worker."""
        with self._metrics.bot_seconds.time():
            return str(await self._ask(PEOPLE_WAIT if urgent else BOTS_ALONE, CHOOSE, job))

    async def hint(self, job: Job) -> dict[str, object]:
        """What a good player would think of; NoLight if that does not come in time."""
        found: dict[str, object] = await self._ask_for_a_person(HINT, job, HINT_WAIT + HINT_SECONDS)
        return found

    async def judge(self, job: TryJob) -> Tried:
        """What somebody's choice would have kept; NoLight if that does not come in time."""
        return Tried(**await self._ask_for_a_person(JUDGE, job, TRY_WAIT + TRY_SECONDS))

    async def review(self, job: ReviewJob) -> Slice:
        """A slice of a review."""
        with self._metrics.review_seconds.time():
            return Slice(**await self._ask(LOOKING_BACK, REVIEW, replace(job, seconds=SLICE_SECONDS)))

    async def check(self) -> None:
        """Fail if there is no worker."""
        async for _ in self._client.scan_iter(match=worker_key("*"), count=1_000):
            return
        raise LookupError("no worker")

    async def close(self) -> None:
        """Ask nothing any more."""
        await self._broker.shutdown()

    def _answered(self, news: News) -> None:
        event = self._waiting.get(news["question"])
        if event is not None:
            event.set()

    async def _ask_for_a_person(self, kind: str, job: Job | TryJob, seconds: float) -> Any:
        """Something that somebody waits for, though not for long."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(PEOPLE_WAIT, kind, job)
        except TimeoutError:
            raise NoLight() from None

    async def _ask(self, queue: str, kind: str, job: Job | TryJob | ReviewJob) -> Any:
        """Ask until there is an answer; what it is, or the reason why there is none."""
        question = secrets.token_hex(12)
        event = self._waiting[question] = asyncio.Event()
        data = written(job, self._digest(job.pack))
        try:
            answer = await self._ask_until_answered(question, event, queue, kind, data)
        finally:
            del self._waiting[question]
            self._begun.discard(question)
            with suppress(*UNREACHABLE):
                await asyncio.shield(self._client.delete(asking_key(question)))
        if LOST in answer:
            raise NoLight() if answer[LOST] == NoLight.__name__ else TimeoutError(answer[LOST])
        return answer[FOUND]

    async def _ask_until_answered(
        self, question: str, event: asyncio.Event, queue: str, kind: str, data: Data
    ) -> Data:
        lost, asked = True, 0.0
        while True:
            try:
                await self._client.set(asking_key(question), "", ex=ASKING_SECONDS)
                if lost:
                    self._begun.discard(question)
                    kicker: AsyncKicker[Any, Any] = AsyncKicker(THINK, self._broker, {"queue_name": queue})
                    await kicker.with_task_id(question).kiq(kind, data, question, self._bus.inbox)
                    asked = monotonic()
                with suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), LOOK_SECONDS)
                event.clear()
                if await self._results.is_result_ready(question):
                    answer: Data = (await self._results.get_result(question)).return_value
                    return answer
                lost = await self._is_lost(question, queue, monotonic() - asked)
                if lost:
                    LOG.warning("nobody thinks about question %s any more; it is asked again", question)
            except UNREACHABLE as error:
                LOG.warning("workers cannot be asked: %s", error)
                lost = True  # Redis may have forgotten it
                await asyncio.sleep(RETRY_SECONDS)

    async def _is_lost(self, question: str, queue: str, seconds: float) -> bool:
        """Whether a question neither waits nor is thought about, because a worker or Redis died."""
        if await self._client.exists(thinking_key(question)):
            self._begun.add(question)
            return False
        if question in self._begun or seconds > LONGEST_SECONDS:
            return True
        return seconds > TAKEN_SECONDS and not await self._client.llen(queue)
