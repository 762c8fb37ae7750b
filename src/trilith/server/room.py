"""One match and everyone connected to it. All changes pass through one door, one at a time."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cached_property
from math import inf
from time import monotonic, perf_counter, time
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from trilith.core.errors import GameOver, IllegalAction, NotYourTurn
from trilith.core.forecast import Forecaster
from trilith.core.history import Rounds, points_by_round
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.state import SPECTATOR
from trilith.server.bus import Bus
from trilith.server.errors import (
    NoSuchMatch,
    NoSuchSeat,
    NotKept,
    NotOver,
    NotStarted,
    NotYourSeat,
    StaleVersion,
    UndoTooFar,
    WriteConflict,
)
from trilith.server.journal import Journal, replay
from trilith.server.measures import Measures
from trilith.server.mind import Mind
from trilith.server.shelf import Shelf
from trilith.server.store import Store
from trilith.server.stored import OVER, PLAYING, Change, MatchId, Person, PersonId, Sitter, StoredMatch
from trilith.server.thinking import Thinkers

Given = TypeVar("Given")
MOMENT: Final = 30.0  # seconds
MOST_TRIES: Final = 5  # to write what other servers write, too


class Room:
    """A match, who sits there, and what is known of who is present."""

    def __init__(
        self,
        stored: StoredMatch,
        lines: list[str],
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        forecaster: Forecaster,
        measures: Measures,
        shelf: Shelf,
    ) -> None:
        self.shelf = shelf
        self.game = shelf.played(stored.game, stored.pack)
        self.forecaster = forecaster
        self.measures = measures
        self.present: Counter[PersonId] = Counter()  # sockets by person
        self.last_seen: dict[PersonId, float] = {}
        self.came: dict[PersonId, float] = {}  # when whoever is here came
        self.turn_began = monotonic()
        self.changes = 0  # of anything at all; whoever rendered the room earlier renders it again
        self.seat_changes = 0
        self._store = store
        self._bus = bus
        self._turnstile = asyncio.Lock()
        self.mind = Mind(self, thinkers)
        self._open(stored, lines)

    def _open(self, stored: StoredMatch, lines: list[str]) -> None:
        """Set everything up as it is stored."""
        self.stored = stored
        self._match: Match | None = None
        self.journal = Journal()
        # Grows with every change, undoing included, so that equal versions mean equal positions. Set when it is kept.
        self.version = 0
        if stored.status in (PLAYING, OVER):
            self._match = Match(self.game, self._setup())
            self.journal = replay(self._match, lines)
            self.version = self._match.version + stored.withdrawn

    # What is so

    @property
    def match(self) -> Match:
        """The match, once it has begun."""
        if self._match is None:
            raise NotStarted(match=self.stored.id)
        return self._match

    @property
    def started(self) -> bool:
        """Whether the first card has been dealt."""
        return self._match is not None

    @property
    def actor(self) -> int | None:
        """The seat that decides now."""
        actor = self.match.state.actor()
        return actor if actor >= 0 else None

    @property
    def awaited(self) -> bool:
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
        if seat == SPECTATOR or self.match.over:
            return 0
        return self.match.version - self.match.undo_point(seat)

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
        action = self.match.game.actions.parse(text)
        try:
            self.match.check(seat, action)
        except IllegalAction as refused:
            return False, str(refused.about["rule"])
        except (NotYourTurn, GameOver):
            return False, None
        return True, None

    def record(self) -> Record:
        """The record, once it holds no secrets any more."""
        if not self.match.over:
            raise NotOver(match=self.stored.id)
        return self.match.to_record()

    @asynccontextmanager
    async def look(self) -> AsyncIterator["Room"]:
        """While somebody looks nothing changes, so nobody sees what is not yet kept."""
        async with self._turnstile:
            began = perf_counter()
            try:
                yield self
            finally:
                self.measures.lock_seconds.observe(perf_counter() - began)

    # What changes it

    async def act(self, person: PersonId, seat: int, version: int, actions: list[str]) -> int:
        """Play actions for somebody's seat, all of them or none; the new version."""

        async def play() -> int:
            sitter = self.check_seat(person, seat)
            if sitter.stand_in is not None:
                raise NotYourSeat(seat=seat)
            return await self._play(seat, version, actions)

        return await self._through_the_door(play)

    async def undo(self, person: PersonId, seat: int, version: int, steps: int) -> int:
        """Take back decisions of somebody's seat; the new version."""

        async def take_back() -> int:
            sitter = self.check_seat(person, seat)
            self._check_version(version)
            possible = 0 if sitter.stand_in is not None else self.undoable(seat)
            if steps > possible:
                raise UndoTooFar(steps=steps, possible=possible)
            await self._rewind(self.match.version - steps)
            return self.version

        return await self._through_the_door(take_back)

    async def begin(self) -> None:
        """Set the table: luck decides what lies on it."""

        async def deal() -> None:
            if self._match is not None:
                return  # somebody else was quicker
            match = Match(self.game, self._setup())
            events = match.go_on()
            await self._keep(0, match.record, status=_status(match))
            self._match = match
            self.journal.add(0, match.version, events)
            self.version = match.version
            self.seat_changes += 1

        await self._through_the_door(deal)

    async def seat_everyone(self, change: Callable[[list[Sitter]], str]) -> None:
        """Change who sits where; the function gets copies of the sitters and gives back the match's status."""

        async def sit() -> None:
            sitters = [Sitter(**vars(sitter)) for sitter in self.stored.sitters]
            status = change(sitters)
            await self._keep(self._lines, [], sitters=sitters, status=status)
            self.seat_changes += 1

        await self._through_the_door(sit)

    async def show(self, public: bool, check: Callable[[], None]) -> None:
        """Show the table to everybody, or only to those with the link; the check refuses whoever may not decide that."""

        async def put_up() -> None:
            check()
            await self._keep(self._lines, [], public=public)

        await self._through_the_door(put_up)

    async def bar(self, person: PersonId) -> None:
        """Let somebody not sit down here again."""

        async def shut_out() -> None:
            await self._keep(self._lines, [], removed=[*self.stored.removed, person])

        await self._through_the_door(shut_out)

    def note_claim(self, person: Person) -> None:
        """Somebody here has claimed a name."""
        for sitter in self.stored.sitters:
            if sitter.person == person.id and person.owns(sitter.name):
                sitter.claimed = True
                self.seat_changes += 1
        self.notice()

    async def play_again(self, set_up: Callable[[], Awaitable[StoredMatch | None]]) -> MatchId:
        """The match in which the same people play again: the one that is set up now, or else the one that is known."""

        async def link() -> MatchId:
            another = await set_up()
            if another is not None:
                await self._keep(self._lines, [], another, rematch=another.id)
                self.seat_changes += 1
            if self.stored.rematch is None:
                raise NoSuchMatch(match="")
            return self.stored.rematch

        return await self._through_the_door(link)

    def notice(self) -> None:
        """Let everyone connected know that something changed."""
        self.changes += 1
        self._bus.publish(self.stored.id)

    def see(self, person: PersonId) -> None:
        """Somebody is here, at least for a moment."""
        now = monotonic()
        if not self.here(person, now):
            self.came[person] = now
        self.last_seen[person] = now

    def here(self, person: PersonId, now: float) -> bool:
        """Whether somebody is connected, or was a moment ago: a lost connection comes back."""
        return self.present[person] > 0 or now - self.last_seen.get(person, -inf) < MOMENT

    def arrive(self, person: PersonId) -> None:
        """Somebody connected."""
        self.see(person)
        self.present[person] += 1
        self.seat_changes += 1
        self.notice()

    def depart(self, person: PersonId) -> None:
        """Somebody's connection ended."""
        self.see(person)
        self.present[person] -= 1
        self.seat_changes += 1
        self.notice()

    async def act_for_bot(self, seat: int, version: int, action: str) -> None:
        """Play what a bot decided, unless the person has come back in the meantime."""

        async def play() -> None:
            if self.sitter(seat).decider is None:
                raise NotYourSeat(seat=seat)
            await self._play(seat, version, [action])

        await self._through_the_door(play)

    async def close(self) -> None:
        """Let whoever is at the door get through, when the server stops."""
        await self.mind.rest()
        async with self.look():
            return

    # Behind the door

    async def _through_the_door(self, change: Callable[[], Awaitable[Given]]) -> Given:
        """One writer at a time; whoever asked may go away, the change is made whole nevertheless."""

        async def pass_through() -> Given:
            async with self.look():
                given = await self._settle(change)
                self.turn_began = monotonic()
                self.notice()
            self.mind.consider()
            return given

        passing = asyncio.create_task(pass_through())
        passing.add_done_callback(_hear_out)
        return await asyncio.shield(passing)

    async def _settle(self, change: Callable[[], Awaitable[Given]]) -> Given:
        """Make a change; when another server has written the match, read on and try the change on what is stored now."""
        for _ in range(MOST_TRIES):
            try:
                return await change()
            except WriteConflict:
                await self._read_on()
        raise WriteConflict(match=self.stored.id)

    async def _read_on(self) -> None:
        """Take in what another server has written, and let everyone know."""
        try:
            found = await self._store.whole(self.stored.id)
        except (SQLAlchemyError, OSError):
            raise NotKept() from None
        if found is None:
            raise NoSuchMatch(match=self.stored.id)
        self._open(*found)
        self.seat_changes += 1
        self.notice()
        self.mind.consider()

    async def _keep(
        self, first: int, lines: list[str], another: StoredMatch | None = None, **changed: Any
    ) -> None:
        """Keep a change before anyone is told: lines from `first` on, and what else is changed about the match."""
        revision = self.stored.revision + 1
        after = replace(self.stored, revision=revision, changed=time(), **changed)
        await self._store.ledger.keep(Change(after, first, lines, "sitters" in changed, another))
        self.stored = after

    @property
    def _lines(self) -> int:
        return 0 if self._match is None else self._match.version

    async def _play(self, seat: int, version: int, actions: list[str]) -> int:
        match = self.match
        self._check_version(version)
        before = match.version
        events = match.act_all(seat, actions)
        try:
            await self._keep(before, match.record[before:], status=_status(match))
        except BaseException:
            match.rewind(before)
            raise
        self.journal.add(before, match.version, events)
        self.version = match.version + self.stored.withdrawn
        self.measures.actions.inc(len(actions))
        return self.version

    async def _rewind(self, line: int) -> None:
        """Go back; the version goes on all the same, past every number that was ever told."""
        match = self.match
        withdrawn = self.stored.withdrawn + (match.version - line) + 1
        floor = line + withdrawn
        await self._keep(line, [], withdrawn=withdrawn, floor=floor)
        match.rewind(line)
        self.journal.cut(line)
        self.version = floor

    def _check_version(self, version: int) -> None:
        if not self.started:
            raise NotStarted(match=self.stored.id)
        if version != self.version:
            raise StaleVersion(asked=version, newest=self.version)

    def _setup(self) -> Record:
        stored = self.stored
        return Record(
            stored.game,
            stored.game_version,
            len(stored.sitters),
            stored.seed,
            stored.options,
            [sitter.name for sitter in stored.sitters],
            stored.position,
            pack=stored.pack,
        )


def _hear_out(passing: asyncio.Task[Given]) -> None:
    """When whoever asked has gone away, nobody else would listen to what went wrong."""
    if not passing.cancelled():
        passing.exception()


def _status(match: Match) -> str:
    return OVER if match.over else PLAYING
