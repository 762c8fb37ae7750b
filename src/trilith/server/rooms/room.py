"""One match and everyone connected to it: a lock lets one change in at a time, and every change is published."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from trilith.core.forecast import Forecaster
from trilith.core.record import Marks
from trilith.server.bots.thinkers import Thinkers
from trilith.server.errors import NoSuchMatch, NotYourSeat, UndoTooFar, WriteConflict
from trilith.server.metrics import Metrics
from trilith.server.pack_registry import PackRegistry
from trilith.server.rooms.bot_driver import BotDriver
from trilith.server.rooms.shared_match import GO_ON, SharedMatch
from trilith.server.rooms.torch import Torch
from trilith.server.sharing.bus import Bus
from trilith.server.sharing.leases import Leases
from trilith.server.storage.models import OPEN, MatchId, PersonId, Sitter, StoredMatch
from trilith.server.storage.store import Store

Given = TypeVar("Given")
MOST_TRIES: Final = 5  # of a change that meets changes of another server


class Room(SharedMatch):
    """A match in memory with its bots, and every way to change it."""

    def __init__(
        self,
        stored: StoredMatch,
        lines: list[str],
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        forecaster: Forecaster,
        metrics: Metrics,
        pack_registry: PackRegistry,
        hold_seconds: float = 0.0,
        leases: Leases | None = None,
    ) -> None:
        game = pack_registry.for_match(stored.game, stored.pack)
        super().__init__(stored, lines, game, store, metrics, bus, hold_seconds)
        self.pack_registry = pack_registry
        self.forecaster = forecaster
        self.bot_driver = BotDriver(self, thinkers, leases or Leases())
        self.torch = Torch(self, thinkers)

    # The match

    async def act(self, person: PersonId, seat: int, version: int, actions: list[str]) -> int:
        """Play actions for somebody's seat, all of them or none; the new version."""

        async def play() -> int:
            sitter = self.check_seat(person, seat)
            if sitter.stand_in is not None:
                raise NotYourSeat(seat=seat)
            played = await self._play(seat, version, actions)
            if self._answered_by_bots(seat) and self.undoable(seat) and not self.stored.practice:
                self.hold.begin(seat)
            return played

        return await self._change(play)

    async def act_for_bot(self, seat: int, version: int, action: str) -> None:
        """Play what a bot decided, unless the person has come back in the meantime."""

        async def play() -> None:
            if self.sitter(seat).decider is None:
                raise NotYourSeat(seat=seat)
            await self._play(seat, version, [action])

        await self._change(play)

    async def undo(self, person: PersonId, seat: int, version: int, steps: int) -> int:
        """Take back decisions of somebody's seat; the new version."""

        async def take_back() -> int:
            sitter = self.check_seat(person, seat)
            self.check_version(version)
            possible = 0 if sitter.stand_in is not None else self.undoable(seat)
            if steps > possible:
                raise UndoTooFar(steps=steps, possible=possible)
            await self._rewind(self.match.returns(seat)[-steps] if steps else self.match.version)
            self.hold.release()
            return self.version

        return await self._change(take_back)

    async def note_torch(self, seat: int) -> None:
        """Keep that somebody's seat has asked for a hint, unless that is kept of this version already."""

        async def note() -> None:
            if self.torch_noted != self.version:
                await self._note_torch(seat)
                self.torch_noted = self.version

        await self._change(note)

    def go_on(self, person: PersonId, seat: int, version: int) -> int:
        """Let bots answer at once what somebody's seat has decided; nothing changes if they have already."""
        self.check_seat(person, seat)
        if version == self.version and self.hold.left(seat):
            self.hold.release()
            self.bus.tell(self.stored.id, GO_ON, version=version)
        return self.version

    def _answered_by_bots(self, seat: int) -> bool:
        """Whether it is a bot's turn now, and bots sit everywhere but in this seat."""
        others = [sitter for at, sitter in enumerate(self.stored.sitters) if at != seat]
        return self.actor not in (seat, None) and all(sitter.bot for sitter in others)

    async def begin(self) -> None:
        """Begin the match, unless it has begun."""

        async def deal() -> None:
            if not self.started:
                await self._deal()
                self.seat_changes += 1

        await self._change(deal)

    async def change_seats(
        self, change: Callable[[list[Sitter]], str], *, begin_when_full: bool = False
    ) -> None:
        """Change who sits where; the function gets copies of the sitters and gives back the match's status.

        A match that may begin by that does so in the same write, so that no table is left full and not begun.
        """

        async def sit() -> None:
            sitters = [Sitter(**vars(sitter)) for sitter in self.stored.sitters]
            status = change(sitters)
            if begin_when_full and status == OPEN and not any(sitter.free for sitter in sitters):
                await self._deal(sitters)
            else:
                await self._update(sitters=sitters, status=status)
            self.seat_changes += 1

        await self._change(sit)

    async def set_public(self, public: bool, check: Callable[[], None]) -> None:
        """List the match for everybody, or only for those with the link; the check refuses whoever may not decide that."""

        async def update() -> None:
            check()
            await self._update(public=public)

        await self._change(update)

    async def set_luck(self, seed: str, luck: Marks, check: Callable[[], None]) -> None:
        """Let luck be drawn by this seed, so much further on; the check refuses whoever may not decide that."""

        async def update() -> None:
            check()
            await self._update(seed=seed, luck=luck)

        await self._change(update)

    async def ban(self, person: PersonId) -> None:
        """Let somebody not sit down here again."""

        async def update() -> None:
            await self._update(removed=[*self.stored.removed, person])

        await self._change(update)

    async def link_rematch(self, set_up: Callable[[], Awaitable[StoredMatch | None]]) -> MatchId:
        """The match in which the same people play again: the one that is set up now, or else the one that is linked."""

        async def link() -> MatchId:
            another = await set_up()
            if another is not None:
                await self._update(another, rematch=another.id)
                self.seat_changes += 1
            if self.stored.rematch is None:
                raise NoSuchMatch(match="")
            return self.stored.rematch

        return await self._change(link)

    async def close(self) -> None:
        """Stop the bots, and wait for a change that is being made."""
        await self.bot_driver.stop()
        async with self.locked():
            return

    # One change at a time

    async def _change(self, change: Callable[[], Awaitable[Given]]) -> Given:
        """Make a change under the lock and publish it; it is completed even if whoever asked is cancelled."""

        async def under_lock() -> Given:
            async with self.locked():
                given = await self._with_retries(change)
                self._publish_change()
            self.bot_driver.wake()
            return given

        changing = asyncio.create_task(under_lock())
        changing.add_done_callback(_retrieve_exception)
        return await asyncio.shield(changing)

    async def _with_retries(self, change: Callable[[], Awaitable[Given]]) -> Given:
        """Make a change; when another server has written the match, reload it and retry the change on that."""
        for _ in range(MOST_TRIES):
            try:
                return await change()
            except WriteConflict:
                await self._reload()
                if not self.bus.shared:  # otherwise whoever wrote it sees to its bots
                    self.bot_driver.wake()
        raise WriteConflict(match=self.stored.id)


def _retrieve_exception(changing: asyncio.Task[Given]) -> None:
    """When whoever asked was cancelled, nobody else retrieves the exception, and asyncio would log that."""
    if not changing.cancelled():
        changing.exception()
