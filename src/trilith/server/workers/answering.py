"""What `trilith worker` runs: takes questions from Redis, and thinks about them in processes of its own."""

import asyncio
import logging
import secrets
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from typing import Any, Final

from redis.asyncio import Redis
from redis.exceptions import RedisError
from taskiq import TaskiqMessage, TaskiqMiddleware, TaskiqResult
from taskiq.receiver import Receiver

from trilith.core.errors import TrilithError
from trilith.server.bots.pool import BotPool
from trilith.server.cancelling import end
from trilith.server.metrics import Metrics
from trilith.server.pack_registry import PackRegistry
from trilith.server.sharing.connecting import connect
from trilith.server.sharing.redis_bus import letter
from trilith.server.workers.asking import ANSWERED
from trilith.server.workers.broker import make_broker
from trilith.server.workers.questions import (
    CHOOSE,
    FOUND,
    HINT,
    JUDGE,
    LOST,
    NOBODY_ASKS,
    REVIEW,
    THINK,
    Data,
    asking_key,
    read_job,
    read_review,
    read_try,
    thinking_key,
    worker_key,
)

LOG: Final = logging.getLogger(__name__)
BEAT_SECONDS: Final = 1.0
ALIVE_SECONDS: Final = 4  # for which a worker is taken to think or live that says nothing
UNREACHABLE: Final = (RedisError, OSError)


class Telling(TaskiqMiddleware):
    """Tells whoever asked that the answer can be fetched."""

    def __init__(self, worker: str, client: "Redis") -> None:
        super().__init__()
        self._worker, self._client = worker, client

    async def post_save(self, message: TaskiqMessage, result: TaskiqResult[Any]) -> None:
        """Once the answer is there."""
        _, _, question, inbox = message.args
        with suppress(*UNREACHABLE):  # they look themselves, too
            await self._client.publish(inbox, letter(self._worker, ANSWERED, question=question))


class Worker:
    """Answers questions of servers, as many at a time as it has processes."""

    def __init__(
        self, url: str, processes: int, seconds: float, packs: PackRegistry, metrics: Metrics | None = None
    ) -> None:
        self._name = secrets.token_hex(6)
        self._processes = processes
        self._packs = packs
        self._pool = BotPool(processes, seconds, metrics or Metrics())
        self._client = connect(url)
        self._thinking: set[str] = set()
        self._finish = asyncio.Event()
        self._broker = make_broker(url)
        self._broker.add_middlewares(Telling(self._name, self._client))
        self._broker.register_task(self._task(), task_name=THINK)
        self._answers: dict[str, Callable[[Data], Awaitable[Any]]] = {
            CHOOSE: self._choose,
            HINT: self._hint,
            JUDGE: self._judge,
            REVIEW: self._review,
        }

    def finish(self) -> None:
        """Take no more questions; what is being thought about is finished first."""
        self._broker.stopping = True
        self._finish.set()

    async def run(self, welcome: Callable[[], None]) -> None:
        """Think until somebody says that it is enough."""
        beating = asyncio.create_task(self._beat())
        receiver = Receiver(
            self._broker, validate_params=False, max_async_tasks=self._processes, run_startup=True
        )
        welcome()
        try:
            await receiver.listen(self._finish)
        finally:
            await end(beating)
            with suppress(*UNREACHABLE):
                await self._client.delete(worker_key(self._name))
            await self._pool.close()
            await self._broker.shutdown()
            await self._client.aclose()

    def _task(self) -> Callable[[str, Data, str, str], Awaitable[Data]]:
        """What taskiq calls, which must be a function."""

        async def think(kind: str, data: Data, question: str, inbox: str) -> Data:
            return await self.think(kind, data, question)

        return think

    async def think(self, kind: str, data: Data, question: str) -> Data:
        """Answer one question, unless nobody waits for it any more."""
        try:
            if not await self._client.exists(asking_key(question)):
                return {LOST: NOBODY_ASKS}
            async with self._marked(question):
                return {FOUND: await self._answers[kind](data)}
        except (TrilithError, TimeoutError, BrokenProcessPool, *UNREACHABLE) as error:
            LOG.warning("question %s has no answer: %r", question, error)
            return {LOST: type(error).__name__}

    async def _choose(self, data: Data) -> str:
        return await self._pool.choose(read_job(data, self._packs.folder_of), urgent=True)

    async def _hint(self, data: Data) -> dict[str, object]:
        return await self._pool.hint(read_job(data, self._packs.folder_of))

    async def _judge(self, data: Data) -> Data:
        return asdict(await self._pool.judge(read_try(data, self._packs.folder_of)))

    async def _review(self, data: Data) -> Data:
        return asdict(await self._pool.review(read_review(data, self._packs.folder_of)))

    # Signs of life

    @asynccontextmanager
    async def _marked(self, question: str) -> AsyncIterator[None]:
        """Let whoever asked see that somebody thinks about it."""
        self._thinking.add(question)
        await self._client.set(thinking_key(question), self._name, ex=ALIVE_SECONDS)
        try:
            yield
        finally:
            self._thinking.discard(question)

    async def _beat(self) -> None:
        while True:
            try:
                async with self._client.pipeline(transaction=False) as pipeline:
                    pipeline.set(worker_key(self._name), "", ex=ALIVE_SECONDS)
                    for question in self._thinking:
                        pipeline.set(thinking_key(question), self._name, ex=ALIVE_SECONDS)
                    await pipeline.execute()
            except UNREACHABLE as error:
                LOG.warning("Redis cannot be told that this worker lives: %s", error)
            await asyncio.sleep(BEAT_SECONDS)


async def work(
    url: str, processes: int, seconds: float, packs: PackRegistry, welcome: Callable[[], None]
) -> None:
    """Be a worker until SIGINT or SIGTERM."""
    worker = Worker(url, processes, seconds, packs)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows ends it at once
            loop.add_signal_handler(number, worker.finish)
    await worker.run(welcome)
