"""The bus between processes, through Redis: one channel for each match, and one that every process hears.

News may be lost: when Redis is restarted, or this process stands still. So they only ever say sooner what the database
knows anyway, and whoever reconnects is told that there was a gap.
"""

import asyncio
import json
import logging
import secrets
from collections import Counter, deque
from contextlib import suppress
from time import monotonic
from typing import Any, ClassVar, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from trilith.server.cancelling import end
from trilith.server.sharing.bus import CAME, GAP, GONE, Bus, MatchId, News

LOG: Final = logging.getLogger(__name__)
BEAT_SECONDS: Final = 1.0  # between two signs of life
SILENCE: Final = 5.0  # seconds after which a process without a sign of life is gone
RECONNECT_SECONDS: Final = 0.25
BATCH_SIZE: Final = 200
OUTBOX: Final = 10_000  # news that wait; older ones are lost, and found out by the version
UNREACHABLE: Final = (RedisError, OSError, TimeoutError)
ALIVE: Final = "alive"


def letter(sender: str, kind: str, **news: Any) -> str:
    """News as they are sent."""
    return json.dumps({**news, "kind": kind, "from": sender}, separators=(",", ":"))


class RedisBus(Bus):
    """Tells the processes that share a database what was changed, and who is where."""

    shared: ClassVar[bool] = True

    def __init__(self, client: "Redis", namespace: str) -> None:
        super().__init__()
        self.process = secrets.token_hex(6)
        self.client = client
        self._namespace = namespace
        self._everyone = f"{namespace}:everyone"
        self.inbox = f"{namespace}:process:{self.process}"  # the channel that only this process hears
        self._followed: Counter[MatchId] = Counter()
        self._left: deque[MatchId] = deque()  # to be unfollowed
        self._outbox: deque[tuple[str, str]] = deque(maxlen=OUTBOX)
        self._sending = asyncio.Event()
        self._pubsub: PubSub | None = None  # once it is connected
        self._processes: dict[str, float] = {}  # when each was last heard of
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to tell and to hear."""
        self._tasks = [asyncio.create_task(each()) for each in (self._listen, self._send_all, self._beat)]

    async def close(self) -> None:
        """Say goodbye, so that nobody waits for a sign of life."""
        await end(*self._tasks)
        with suppress(*UNREACHABLE):
            await self.client.publish(self._everyone, self._letter(GONE, process=self.process))

    async def check(self) -> None:
        """Fail if Redis does not answer, or this process hears nothing."""
        await self.client.ping()
        if self._pubsub is None:
            raise ConnectionError("no subscription")

    # Telling

    def tell(self, match: MatchId, kind: str, **news: Any) -> None:
        self._put(self._channel(match), self._letter(kind, **news, match=match))

    def tell_all(self, kind: str, **news: Any) -> None:
        self._put(self._everyone, self._letter(kind, **news))

    def _put(self, channel: str, text: str) -> None:
        self._outbox.append((channel, text))
        self._sending.set()

    def _letter(self, kind: str, **news: Any) -> str:
        return letter(self.process, kind, **news)

    async def _send_all(self) -> None:
        while True:
            await self._sending.wait()
            self._sending.clear()
            while self._outbox:
                batch = [self._outbox.popleft() for _ in range(min(BATCH_SIZE, len(self._outbox)))]
                try:
                    async with self.client.pipeline(transaction=False) as pipeline:
                        for channel, text in batch:
                            pipeline.publish(channel, text)
                        await pipeline.execute()
                except UNREACHABLE as error:
                    LOG.warning("%d news could not be told: %s", len(batch), error)
                    await asyncio.sleep(RECONNECT_SECONDS)

    # Hearing

    async def follow(self, match: MatchId) -> None:
        self._followed[match] += 1
        if self._followed[match] == 1 and self._pubsub is not None:
            with suppress(*UNREACHABLE):  # then the connection is made anew, with this channel
                await self._pubsub.subscribe(self._channel(match))

    def unfollow(self, match: MatchId) -> None:
        """Safe at any moment, even while memory is being freed: the next beat does it."""
        self._left.append(match)

    async def _listen(self) -> None:
        known = True
        while True:
            try:
                async with self.client.pubsub() as pubsub:
                    await self._subscribe_all(pubsub)
                    self._pubsub, known = pubsub, True
                    self._handle({"kind": GAP})
                    await self._hear_all(pubsub)
            except UNREACHABLE as error:
                if known:
                    LOG.warning("Redis cannot be heard: %s", error)
                known = False
            finally:
                self._pubsub = None
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _subscribe_all(self, pubsub: PubSub) -> None:
        """Subscribe to every channel; those that are followed meanwhile, too."""
        done: set[str] = set()
        while wanted := {self._everyone, self.inbox, *map(self._channel, self._followed)} - done:
            await pubsub.subscribe(*wanted)
            done |= wanted

    async def _hear_all(self, pubsub: PubSub) -> None:
        heard = monotonic()
        while True:
            message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=BEAT_SECONDS)
            if message is not None:
                heard = monotonic()
                self._read(message["data"])
            elif monotonic() - heard > SILENCE:  # not even the own signs of life come back
                raise TimeoutError("silence")

    def _read(self, text: bytes) -> None:
        news: News = json.loads(text)
        if news["from"] == self.process:
            return
        process = news["from"]
        if news["kind"] == GONE:
            self._processes.pop(process, None)
        elif news["kind"] == ALIVE:
            new = process not in self._processes
            self._processes[process] = monotonic()
            if new:
                self._handle({"kind": CAME, "process": process})
        self._handle(news)

    def _handle(self, news: News) -> None:
        try:
            super()._handle(news)
        except Exception:  # what one piece of news breaks, the next one need not suffer
            LOG.exception("news of the kind %s could not be handled", news["kind"])

    def _channel(self, match: MatchId) -> str:
        return f"{self._namespace}:match:{match}"

    # Signs of life

    async def _beat(self) -> None:
        before = monotonic()
        while True:
            self.tell_all(ALIVE)
            await asyncio.sleep(BEAT_SECONDS)
            now = monotonic()
            if now - before > 2 * BEAT_SECONDS:  # this process itself stood still
                self._processes = dict.fromkeys(self._processes, now)
            before = now
            for process in [each for each, heard in self._processes.items() if now - heard > SILENCE]:
                del self._processes[process]
                self._handle({"kind": GONE, "process": process})
            await self._unfollow_left()

    async def _unfollow_left(self) -> None:
        ended = []
        while self._left:
            match = self._left.popleft()
            self._followed[match] -= 1
            if self._followed[match] <= 0:
                del self._followed[match]
                ended.append(self._channel(match))
        if ended and self._pubsub is not None:
            with suppress(*UNREACHABLE):
                await self._pubsub.unsubscribe(*ended)
