"""A stored match with its position in memory: what is so, and changes that are written before anybody sees them."""

from dataclasses import dataclass, replace
from functools import cached_property
from time import time
from typing import Any, Final

from trilith.core.game import Game
from trilith.core.history import Rounds, points_by_round
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.lessons.companion import Heard, heard
from trilith.server.errors import MatchClosed, NoSuchSeat, NotOver, NotStarted, NotYourSeat, StaleVersion
from trilith.server.metrics import Metrics
from trilith.server.rooms.event_log import EventLog, replay
from trilith.server.rooms.telling import objection_to
from trilith.server.storage.models import (
    CLOSED,
    OVER,
    PLAYING,
    Change,
    PersonId,
    Sitter,
    StoredMatch,
    setup_of,
)
from trilith.server.storage.store import Store
from trilith.study.results import SeatResult, results_of
from trilith.words import words_of

PLAYED: Final = {"status", "bot_turn"}  # what changes when somebody plays, besides lines


@dataclass(frozen=True)
class Written:
    """What was written last: what it led to, and lines from one on; without lines there is more to know, and to read."""

    revision: int
    changed: float
    status: str
    bot_turn: bool | None
    first: int
    lines: list[str]


class LiveMatch:
    """The match as it is stored, and once it has begun its position and its event log."""

    def __init__(
        self, stored: StoredMatch, lines: list[str], game: Game, store: Store, metrics: Metrics
    ) -> None:
        self.game = game
        self.metrics = metrics
        self._store = store
        self._written: Written | None = None
        self._load(stored, lines)

    def _load(self, stored: StoredMatch, lines: list[str]) -> None:
        """Set everything up as it is stored."""
        self.stored = stored
        self._match: Match | None = None
        self.event_log = EventLog()
        # Grows with every change, undoing included, so that equal versions mean equal positions. Set after writing.
        self.version = 0
        if stored.status in (PLAYING, OVER):
            self._match = Match(self.game, setup_of(stored))
            self.event_log = replay(self._match, lines)
            self.version = self._match.version + stored.withdrawn

    # What is so

    @property
    def match(self) -> Match:
        """The match, once it has begun."""
        if self._match is None:
            raise self._no_match()
        return self._match

    def _no_match(self) -> MatchClosed | NotStarted:
        """Why there is no match here."""
        closed = self.stored.status == CLOSED
        return MatchClosed(match=self.stored.id) if closed else NotStarted(match=self.stored.id)

    @property
    def started(self) -> bool:
        """Whether the match has begun."""
        return self._match is not None

    @property
    def open(self) -> bool:
        """Whether nothing is secret any more: it is over, or it was brought by somebody who has the whole record."""
        return self.match.over or self.stored.brought is not None

    @property
    def actor(self) -> int | None:
        """The seat that decides now; nobody goes on with a record from elsewhere, even if it was not over there."""
        if self.stored.status == OVER:
            return None
        actor = self.match.state.actor()
        return actor if actor >= 0 else None

    @property
    def has_person(self) -> bool:
        """Whether a person plays here, and not only bots."""
        return any(sitter.person is not None and sitter.stand_in is None for sitter in self.stored.sitters)

    def sitter(self, seat: int) -> Sitter:
        """Who sits there."""
        if not 0 <= seat < len(self.stored.sitters):
            raise NoSuchSeat(seat=seat)
        return self.stored.sitters[seat]

    def seats_of(self, person: PersonId) -> list[int]:
        """The seats that this person holds, a bot standing in or not."""
        return [seat for seat, sitter in enumerate(self.stored.sitters) if sitter.person == person]

    def check_seat(self, person: PersonId, seat: int) -> Sitter:
        """Refuse somebody who does not hold the seat."""
        sitter = self.sitter(seat)
        if sitter.person != person:
            raise NotYourSeat(seat=seat)
        return sitter

    def undoable(self, seat: int) -> int:
        """How many decisions this seat may take back; none when it is over, for then the seed is known."""
        return 0 if self.match.over else len(self.match.returns(seat))

    @cached_property
    def history(self) -> Rounds:
        """How the points grew, once the match is over and nothing changes any more."""
        if not self.match.over:
            raise NotOver(match=self.stored.id)
        return points_by_round(self.match)

    def objection(self, person: PersonId, seat: int, text: str) -> tuple[bool, str | None]:
        """Whether somebody's seat may take an action now, and if it is its turn but may not, the rule against it.

        Whoever tried it would be refused with the same rule.
        """
        self.check_seat(person, seat)
        return objection_to(self.match, seat, text)

    def heard(self, person: PersonId, seat: int, language: str) -> list[Heard]:
        """What the companion could say to somebody's seat, if it decides now; from what that seat sees."""
        self.check_seat(person, seat)
        match = self.match
        if match.state.actor() != seat:
            return []
        return heard(match.game, match.game.view(match.state, seat), seat, words_of(language, match.game))

    def record(self) -> Record:
        """The record, once it holds no secrets any more."""
        if not self.open:
            raise NotOver(match=self.stored.id)
        return self.match.to_record()

    # Changes, each of which needs the lock of the room

    async def _deal(self, sitters: list[Sitter] | None = None) -> None:
        """Begin the match: luck decides what lies on the table. Whoever sits down last does so in the same write."""
        seated = self.stored if sitters is None else replace(self.stored, sitters=sitters)
        match = Match(self.game, setup_of(seated))
        events = match.go_on()
        changed: dict[str, Any] = {} if sitters is None else {"sitters": sitters}
        await self._write(
            0,
            match.record,
            results=_results(match),
            status=_status(match),
            bot_turn=_bot_turn(match, seated),
            **changed,
        )
        self._match = match
        self.event_log.add(0, match.version, events)
        self.version = match.version

    async def _play(self, seat: int, version: int, actions: list[str]) -> int:
        """Play actions, all of them or none; the new version."""
        match = self.match
        self.check_version(version)
        before = match.version
        events = match.act_all(seat, actions)
        try:
            await self._write(
                before,
                match.record[before:],
                results=_results(match),
                status=_status(match),
                bot_turn=_bot_turn(match, self.stored),
            )
        except BaseException:
            match.rewind(before)
            raise
        self.event_log.add(before, match.version, events)
        self.version = match.version + self.stored.withdrawn
        self.metrics.actions.inc(len(actions))
        return self.version

    async def _rewind(self, line: int) -> None:
        """Go back to a line; the version still grows, past every number that was ever sent."""
        match = self.match
        withdrawn = self.stored.withdrawn + (match.version - line) + 1
        floor = line + withdrawn
        marks = match.marks_after(line)
        await self._write(
            line,
            [],
            takes_back=True,
            withdrawn=withdrawn,
            floor=floor,
            practice=marks.practice,
            torches=marks.torches,
            bot_turn=False,  # but that of whoever takes back
        )
        match.take_back(line)
        self.event_log.truncate(line)
        self.version = floor

    async def _note_torch(self, seat: int) -> None:
        """Keep that a seat has asked for a hint."""
        match = self.match
        await self._update(torches=[*match.torches, (match.version, seat)])
        match.note_torch(seat)

    async def _update(self, another: StoredMatch | None = None, **changed: Any) -> None:
        """Change something about the match other than its lines, and add another match in the same transaction."""
        await self._write(0 if self._match is None else self._match.version, [], another, **changed)

    async def _write(
        self,
        first: int,
        lines: list[str],
        another: StoredMatch | None = None,
        results: list[SeatResult] | None = None,
        *,
        takes_back: bool = False,
        **changed: Any,
    ) -> None:
        """Write lines from `first` on, and what else is changed; WriteConflict if another server has written since."""
        after = replace(self.stored, revision=self.stored.revision + 1, changed=time(), **changed)
        if "sitters" in changed and self._match is not None:
            after.bot_turn = _bot_turn(self._match, after)
        await self._store.write_queue.write(
            Change(after, first, lines, takes_back, "sitters" in changed, another, results)
        )
        self.stored = after
        # Others can play lines on; whatever else is changed they read.
        self._written = Written(
            after.revision,
            after.changed,
            after.status,
            after.bot_turn,
            first,
            lines if changed.keys() <= PLAYED else [],
        )

    def _can_play_on(self, written: "Written") -> bool:
        """Whether what another process has written are lines after exactly what is known here."""
        return (
            bool(written.lines)
            and self._match is not None
            and written.revision == self.stored.revision + 1
            and written.first == self._match.version
        )

    def _play_on(self, written: "Written") -> None:
        """Play lines that another process has written."""
        match = self.match
        before = match.version
        events = [event for line in written.lines for event in match.step(line)]
        self.stored = replace(
            self.stored,
            revision=written.revision,
            changed=written.changed,
            status=written.status,
            bot_turn=written.bot_turn,
        )
        self.event_log.add(before, match.version, events)
        self.version = match.version + self.stored.withdrawn

    def check_version(self, version: int) -> None:
        """Refuse whoever speaks of another version than the newest."""
        if not self.started:
            raise self._no_match()
        if version != self.version:
            raise StaleVersion(asked=version, newest=self.version)


def _bot_turn(match: Match, stored: StoredMatch) -> bool:
    """Whether a bot decides now, among those who sit there."""
    actor = match.state.actor()
    return actor >= 0 and stored.sitters[actor].decider is not None


def _status(match: Match) -> str:
    return OVER if match.over else PLAYING


def _results(match: Match) -> list[SeatResult] | None:
    return results_of(match) if match.over else None
