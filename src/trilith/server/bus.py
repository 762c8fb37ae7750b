"""Word that something changed, from whoever changed it to everyone who looks at that match."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from trilith.server.stored import MatchId


class Bus:
    """Wakes listeners; what changed they look up themselves, so a slow one misses nothing and nothing piles up."""

    def __init__(self) -> None:
        self._listeners: dict[MatchId, set[asyncio.Event]] = defaultdict(set)

    def publish(self, match: MatchId) -> None:
        """Let everyone who listens know that this match changed."""
        for listener in self._listeners.get(match, ()):
            listener.set()

    @contextmanager
    def listen(self, match: MatchId) -> Iterator[asyncio.Event]:
        """An event that is set whenever the match changes."""
        listener = asyncio.Event()
        self._listeners[match].add(listener)
        try:
            yield listener
        finally:
            self._listeners[match].discard(listener)
            if not self._listeners[match]:
                del self._listeners[match]
