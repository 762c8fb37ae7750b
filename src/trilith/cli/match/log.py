"""The log of a match: its events as sentences for each viewer, without what the viewer may not know."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from trilith.cli.players import SeatedPlayer
from trilith.core.game import Game, View
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.state import Event
from trilith.words import Words


@dataclass(frozen=True)
class Entry:
    """Something that happened, and the version of the match after it."""

    version: int
    event: Event


@dataclass(frozen=True)
class Note:
    """Something said to one player alone, and the version of the match before what it is about."""

    version: int
    player: int
    sentence: str


class MatchLog:
    """All events of a match in order, and notes to single players among them."""

    def __init__(self, game: Game, players: list[SeatedPlayer], words: Words) -> None:
        self._game = game
        self._players = players
        self._words = words
        self._entries: list[Entry | Note] = []
        self._notes: list[Note] = []

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, version: int, events: Iterable[Event]) -> None:
        """Take in what led to this version."""
        self._entries += [Entry(version, event) for event in events]

    def note(self, version: int, player: int, sentence: str) -> None:
        """Say something to one player before what comes next."""
        self._notes.append(Note(version, player, sentence))
        self._entries.append(self._notes[-1])

    def put_notes_back(self, version: int) -> None:
        """After the record was played again up to this version: the notes that still hold, at their places."""
        self._notes = [note for note in self._notes if note.version < version]
        for note in self._notes:
            later = (at for at, entry in enumerate(self._entries) if entry.version > note.version)
            self._entries.insert(next(later, len(self._entries)), note)

    def forget(self) -> None:
        """Begin anew, as when the record is played again."""
        self._entries = []

    def length_at(self, version: int) -> int:
        """How much had happened when the match was at this version."""
        return sum(1 for entry in self._entries if entry.version <= version)

    def told(self, viewer: int, since: int, without: frozenset[str]) -> list[tuple[int, str]]:
        """What happened since then, as (player, sentence), without the kinds nobody needs to read."""
        found: list[tuple[int, str]] = []
        described: list[View] = []
        for entry in self._entries[since:]:
            if isinstance(entry, Entry):
                described.append(self._game.describe(entry.event, viewer))
            elif entry.player == viewer:
                found += self._told(described, without)
                found.append((entry.player, entry.sentence))
                described = []
        return found + self._told(described, without)

    def _told(self, described: list[View], without: frozenset[str]) -> list[tuple[int, str]]:
        merged = merge(view for view in described if view["kind"] not in without)
        return [(player_of(view), tell(self._words, self._players, view)) for view in merged]


def tell(words: Words, players: list[SeatedPlayer], described: View) -> str:
    """A described event as a sentence."""
    player = player_of(described)
    return words.tell("event", described, player=players[player].name if player >= 0 else "")


def in_words(game: Game, words: Words, texts: Iterable[str]) -> str:
    """Actions in words, equal ones with their number."""
    counts = Counter(words.tell("action", game.choice(game.actions.parse(text))) for text in texts)
    return ", ".join(f"{count} × {what}" if count > 1 else what for what, count in counts.items())


def player_of(described: View) -> int:
    """Whom an event is about."""
    player = described.get("player", -1)
    return player if isinstance(player, int) else -1


def merge(described: Iterable[View]) -> list[View]:
    """Events that differ only in how many become one: three times one wood is three wood."""
    merged: list[View] = []
    for view in described:
        if merged and "count" in view and _alike(merged[-1], view):
            merged[-1] = {**view, "count": int(str(merged[-1]["count"])) + int(str(view["count"]))}
        else:
            merged.append(view)
    return merged


def _alike(one: View, other: View) -> bool:
    return {**one, "count": 0} == {**other, "count": 0} and "count" in one


def replayed(game: Game, setup: Record, history: MatchLog) -> Match:
    """The match of a record, with everything that happened in it."""
    match = Match(game, Record(**{**vars(setup), "lines": [], "digests": {}}))
    for line in setup.lines:
        history.add(match.version + 1, match.step(line))
    return match
