"""Publish and subscribe: changes of a match wake everyone who is subscribed to it, in this process and in others."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Final, TypeAlias

MatchId: TypeAlias = str
News: TypeAlias = dict[str, Any]  # a kind and what belongs to it, as JSON data
Handler: TypeAlias = Callable[[News], None]
CAME: Final = "came"  # a process of which nothing was heard before
GONE: Final = "gone"  # a process, by its number
GAP: Final = "gap"  # news may have been lost


class Bus:
    """Wakes subscribers, who look up themselves what changed: a slow one misses nothing, and nothing is queued.

    This one is for a process that is alone: there is nobody else to tell anything.
    """

    shared: ClassVar[bool] = False  # whether there may be other processes

    def __init__(self) -> None:
        self._subscribers: dict[MatchId, set[asyncio.Event]] = defaultdict(set)
        self._handlers: dict[str, list[Handler]] = defaultdict(list)

    # Within the process

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

    def watched(self) -> list[MatchId]:
        """The matches that somebody is subscribed to."""
        return list(self._subscribers)

    # Between processes

    def hear(self, kind: str, handler: Handler) -> None:
        """Call the handler for all news of a kind that come from another process."""
        self._handlers[kind].append(handler)

    def tell(self, match: MatchId, kind: str, **news: Any) -> None:
        """Tell the processes that have a match in memory; nobody waits for it, and it may be lost."""

    def tell_all(self, kind: str, **news: Any) -> None:
        """Tell every process."""

    async def follow(self, match: MatchId) -> None:
        """Hear from now on what is told of a match."""

    def unfollow(self, match: MatchId) -> None:
        """Hear no more of it; once for each time that it was followed."""

    async def check(self) -> None:
        """Fail if other processes cannot be reached."""

    async def close(self) -> None:
        """Tell and hear nothing any more."""

    def _handle(self, news: News) -> None:
        for handler in self._handlers.get(news["kind"], ()):
            handler(news)
