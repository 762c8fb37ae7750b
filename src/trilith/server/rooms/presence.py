"""Presence: who is connected to a room, and who was a moment ago."""

from collections import Counter
from math import inf
from typing import Final

from trilith.server.storage.models import PersonId

GRACE_SECONDS: Final = 30.0  # after a lost connection, which usually comes back


class Presence:
    """The open sockets of each person, and when they were last seen; times are those of a monotonic clock."""

    def __init__(self) -> None:
        self._sockets: Counter[PersonId] = Counter()
        self._last_seen: dict[PersonId, float] = {}
        self._came: dict[PersonId, float] = {}
        self._elsewhere: dict[str, frozenset[PersonId]] = {}  # by process, who has a socket there

    def see(self, person: PersonId, now: float) -> None:
        """Note a request or a message of somebody."""
        if not self.here(person, now):
            self._came[person] = now
        self._last_seen[person] = now

    def connect(self, person: PersonId, now: float) -> None:
        """Count one more socket of somebody."""
        self.see(person, now)
        self._sockets[person] += 1

    def disconnect(self, person: PersonId, now: float) -> None:
        """Count one socket less."""
        self.see(person, now)
        self._sockets[person] -= 1

    def connected(self, person: PersonId) -> bool:
        """Whether somebody has an open socket."""
        return self.connected_here(person) or any(person in people for people in self._elsewhere.values())

    def connected_here(self, person: PersonId) -> bool:
        """Whether somebody has an open socket of this process."""
        return self._sockets[person] > 0

    def note_elsewhere(self, process: str, people: frozenset[PersonId], now: float) -> bool:
        """Note who has a socket of another process; whether that is news."""
        before = self._elsewhere.get(process, frozenset())
        for person in before ^ people:  # who came, and who was there until now
            self.see(person, now)
        self._elsewhere[process] = people
        return before != people

    def here(self, person: PersonId, now: float) -> bool:
        """Whether somebody is connected, or was seen a moment ago."""
        return self.connected(person) or now - self.last_seen(person) < GRACE_SECONDS

    def last_seen(self, person: PersonId) -> float:
        """When somebody was last seen; before all times if never."""
        return self._last_seen.get(person, -inf)

    def here_since(self, person: PersonId) -> float:
        """When somebody who is here came."""
        return self._came[person]
