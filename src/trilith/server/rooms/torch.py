"""Hints for the people of a room: made in the pool of bots, kept once they are given, the same as long as the table is."""

import asyncio
from typing import TYPE_CHECKING

from trilith.core.errors import GameOver, NotYourTurn
from trilith.core.game import View
from trilith.core.record import TORCH
from trilith.server.bots.thinkers import Thinkers
from trilith.server.errors import NotYourSeat
from trilith.server.storage.models import PersonId

if TYPE_CHECKING:
    from trilith.server.rooms.room import Room


class Torch:
    """Lights the decisions of one room; one at a time, so that a room takes no more of the pool than its bots do."""

    def __init__(self, room: "Room", thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._lit: tuple[int, View] | None = None  # the version, and its hint: one seat decides in each
        self._lock = asyncio.Lock()

    async def light(self, person: PersonId, seat: int, version: int) -> View:
        """The hint for what somebody's seat decides now; that it was given is kept before it is."""
        async with self._lock:
            async with self._room.locked():
                self._check(person, seat, version)
                job = self._room.bot_driver.job(seat, "")
            if self._lit is not None and self._lit[0] == version:
                return self._lit[1]
            found = await self._thinkers.hint(job)
            if found["candidates"]:
                await self._room.note_torch(seat)
            told = {**found, "version": version}
            self._lit = version, told
            return told

    def _check(self, person: PersonId, seat: int, version: int) -> None:
        """Refuse whoever does not decide in that seat now."""
        room = self._room
        if room.check_seat(person, seat).stand_in is not None:
            raise NotYourSeat(seat=seat)
        room.check_version(version)
        if room.actor is None:
            raise GameOver(action=TORCH)
        if room.actor != seat:
            raise NotYourTurn(action=TORCH, player=seat + 1, actor=room.actor + 1)
