"""The event log of a match, from which a client that reconnects is sent exactly what it missed."""

from dataclasses import dataclass

from trilith.core.match import Match
from trilith.core.state import Event


@dataclass(frozen=True)
class LoggedEvents:
    """The events of one change, and the lines of the record before and after it."""

    first: int  # lines before
    after: int  # lines after
    events: list[Event]


class EventLog:
    """The events of a match in order, one entry for each change that somebody may have seen."""

    def __init__(self) -> None:
        self._entries: list[LoggedEvents] = []

    def add(self, first: int, after: int, events: list[Event]) -> None:
        """Append the events of a change."""
        self._entries.append(LoggedEvents(first, after, events))

    def since(self, line: int) -> list[Event] | None:
        """All events after a line; none if no change ended at that line, so nobody can have seen it."""
        missed: list[list[Event]] = []
        for entry in reversed(self._entries):
            if entry.after <= line:
                break
            missed.append(entry.events)
            if entry.first < line:
                return None
        return [event for events in reversed(missed) for event in events]

    def truncate(self, line: int) -> None:
        """Drop what was undone; an entry that goes beyond the line is dropped as a whole."""
        while self._entries and self._entries[-1].after > line:
            self._entries.pop()


def replay(match: Match, lines: list[str]) -> EventLog:
    """Play the lines of a stored match; each line is an entry of its log."""
    log = EventLog()
    for line in lines:
        before = match.version
        log.add(before, match.version + 1, match.step(line))
    return log
