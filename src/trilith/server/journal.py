"""What happened in a match, so that whoever was away is told exactly what was missed."""

from dataclasses import dataclass

from trilith.core.match import Match
from trilith.core.state import Event


@dataclass(frozen=True)
class Entry:
    """Events between two moments of a record."""

    first: int  # lines before
    after: int  # lines after
    events: list[Event]


class Journal:
    """The events of a match in order, cut where somebody may have looked."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def add(self, first: int, after: int, events: list[Event]) -> None:
        """What a change brought."""
        self._entries.append(Entry(first, after, events))

    def since(self, line: int) -> list[Event] | None:
        """Everything after the first so many lines; nothing when nobody can have looked at that moment."""
        missed: list[list[Event]] = []
        for entry in reversed(self._entries):
            if entry.after <= line:
                break
            missed.append(entry.events)
            if entry.first < line:
                return None
        return [event for events in reversed(missed) for event in events]

    def cut(self, line: int) -> None:
        """Forget what was undone; a cut within an entry makes the moments inside it unknown."""
        while self._entries and self._entries[-1].after > line:
            self._entries.pop()


def replay(match: Match, lines: list[str]) -> Journal:
    """Play the lines of a stored match; its journal is cut at every line."""
    journal = Journal()
    for line in lines:
        before = match.version
        journal.add(before, match.version + 1, match.step(line))
    return journal
