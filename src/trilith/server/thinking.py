"""Bots think in other processes, so that nobody else has to wait for them."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import wait
from typing import Final

from trilith.bots.registry import bot_named
from trilith.core.game import Position
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import GAMES, game_named

LOG: Final = logging.getLogger(__name__)
AT_RANDOM: Final = "random"
NO_SEED: Final = "0" * 64  # a record tells what luck brought; what it will bring is no business of a bot
POLITENESS: Final = 10
MOST_REMEMBERED: Final = 64
FAREWELL: Final = 2.0  # seconds


@dataclass(frozen=True)
class Job:
    """A decision for a bot: the match so far and whose decision it is."""

    match: str
    game: str
    game_version: int
    seats: int
    options: dict[str, int]
    position: Position | None
    lines: list[str] = field(repr=False)
    seat: int
    bot: str
    seed: int
    pack: str = ""  # the folder of the component pack


class Thinkers:
    """A pool of processes in which bots decide."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool = self._new_pool()
        self.busy = 0

    async def choose(self, job: Job) -> str:
        """The action that the bot decides on; one left to chance when it takes too long."""
        self.busy += 1
        try:
            return await asyncio.wait_for(self._ask(job), self._seconds)
        except TimeoutError:
            LOG.warning("%s took too long in match %s", job.bot, job.match)
            return decide(replace(job, bot=AT_RANDOM))
        finally:
            self.busy -= 1

    async def close(self) -> None:
        """Send the processes home; one that thinks for long is not waited for."""
        going_home = asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(going_home, FAREWELL)

    async def _ask(self, job: Job) -> str:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, decide, job)
        except BrokenProcessPool:  # a process was killed; the work is done again in new ones
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, decide, job)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in
        )


def _settle_in() -> None:
    """Leave Ctrl-C and the better share of the processor to the server, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()
    for name in GAMES:
        game_named(name)


def _leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


_remembered: OrderedDict[str, Match] = OrderedDict()


def decide(job: Job) -> str:
    """What the bot does in its seat."""
    match = _caught_up(job)
    return bot_named(job.bot, job.seed).choose(match.seat(job.seat)).text


def _caught_up(job: Job) -> Match:
    """The match as far as it has come; usually only the last lines are new to this process."""
    match = _remembered.pop(job.match, None)
    if match is None or match.record != job.lines[: match.version]:
        game = game_named(job.game, job.pack)
        setup = Record(
            job.game,
            job.game_version,
            job.seats,
            NO_SEED,
            job.options,
            position=job.position,
            pack=game.pack.signature(),
        )
        match = Match(game, setup)
    for line in job.lines[match.version :]:
        match.step(line)
    _remembered[job.match] = match
    if len(_remembered) > MOST_REMEMBERED:
        _remembered.popitem(last=False)
    return match
