"""Publish and subscribe within the process: changes of a match wake everyone who is subscribed to it."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from trilith.server.storage.models import MatchId


class Bus:
    """Wakes subscribers, who look up themselves what changed: a slow one misses nothing, and nothing is queued."""

    def __init__(self) -> None:
        self._subscribers: dict[MatchId, set[asyncio.Event]] = defaultdict(set)

    def publish(self, match: MatchId) -> None:
        """Wake the subscribers of a match."""
        for subscriber in self._subscribers.get(match, ()):
            subscriber.set()

    @contextmanager
    def subscribe(self, match: MatchId) -> Iterator[asyncio.Event]:
        """An event that is set whenever the match changes."""
        subscriber = asyncio.Event()
        self._subscribers[match].add(subscriber)
        try:
            yield subscriber
        finally:
            self._subscribers[match].discard(subscriber)
            if not self._subscribers[match]:
                del self._subscribers[match]
