"""What a bot decides, in a process of its own: nothing here runs in the server."""

import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from typing import Final

from trilith.bots.steady import Steady
from trilith.core.game import Position
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import GAMES, game_named

LOG: Final = logging.getLogger(__name__)
NO_SEED: Final = "0" * 64  # a record tells what luck brought; what it will bring is no business of a bot
POLITENESS: Final = 10
MOST_REMEMBERED: Final = 64


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


def settle_in() -> None:
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
    """What the bot does in its seat; a bot that fails is named in the log, and its seat goes on."""
    match, bot = _caught_up(job), Steady(job.bot, job.seed)
    action = bot.choose(match.seat(job.seat))
    for failure in bot.failures:
        LOG.warning("%s could not decide in match %s: %s", failure.bot, job.match, failure.problem)
    return action.text


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
