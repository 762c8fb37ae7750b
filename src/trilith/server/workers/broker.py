"""taskiq's broker with lists in Redis: several of them, in the order of who comes first.

A task is gone from its list once a worker has it. Servers notice when it is not thought about any more, and ask again
(`asking.py`), which also helps when Redis itself has forgotten it; so nothing needs to be acknowledged here.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator
from typing import Any, Final

from redis.asyncio import Redis
from redis.exceptions import RedisError
from taskiq.serializers import JSONSerializer
from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend

from trilith.server.workers.questions import QUEUES, RESULTS

LOG: Final = logging.getLogger(__name__)
WAIT_SECONDS: Final = 1  # for a task, before the connection is looked at again
TIMEOUT: Final = 4.0  # seconds for an answer of Redis
RETRY_SECONDS: Final = 0.25
KEPT_SECONDS: Final = 60  # an answer that nobody fetches


class ThoughtBroker(ListQueueBroker):
    """Takes tasks from the first of several lists that has one."""

    stopping = False  # set when no more tasks are wanted; a cancellation may get lost within a connection

    async def listen(self) -> AsyncGenerator[bytes, None]:
        """Every task, one by one; without Redis there is none until it is back."""
        while not self.stopping:
            try:
                async with Redis(connection_pool=self.connection_pool) as client:
                    found = await client.brpop(list(QUEUES), timeout=WAIT_SECONDS)
            except (RedisError, OSError) as error:
                LOG.warning("Redis has no tasks: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if found is not None:
                task: Any = found[1]  # bytes, for nothing here decodes them
                yield task


def make_broker(url: str) -> ThoughtBroker:
    """The broker of servers and workers; results are JSON, too."""
    timeouts: dict[str, Any] = {"socket_timeout": TIMEOUT, "socket_connect_timeout": TIMEOUT}
    results: RedisAsyncResultBackend[Any] = RedisAsyncResultBackend(
        url,
        keep_results=False,
        result_ex_time=KEPT_SECONDS,
        serializer=JSONSerializer(),
        prefix_str=RESULTS,
        **timeouts,
    )
    broker = ThoughtBroker(url, queue_name=QUEUES[0], **timeouts)
    broker.result_backend = results
    return broker
