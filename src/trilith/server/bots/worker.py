"""What runs in the processes of the bot pool, and never in the server itself: replaying a match and deciding."""

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
from trilith.hints.torch import hint

NO_SEED: Final = "0" * 64  # bots get the record, never the seed, which would tell them future luck
NICENESS: Final = 10
CACHE_SIZE: Final = 64


@dataclass(frozen=True)
class Job:
    """A decision for a bot, or to be thought about for a person: the match so far and whose decision it is."""

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


@dataclass(frozen=True)
class Decision:
    """An action in notation, and what the bot did instead of deciding, if the decision was made for it."""

    action: str
    problem: str = ""


def initialize_worker() -> None:
    """Ignore Ctrl-C, lower the priority, exit with the server, and load the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_exit_with_the_server, daemon=True).start()
    for name in GAMES:
        game_named(name)


def _exit_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


_cache: OrderedDict[str, Match] = OrderedDict()


def decide(job: Job) -> Decision:
    """What the bot does in its seat, which goes on even if the bot fails."""
    match, bot = _caught_up(job), Steady(job.bot, job.seed)
    action = bot.choose(match.seat(job.seat))
    return Decision(action.text, bot.failures[-1].problem if bot.failures else "")


def light(job: Job) -> dict[str, object]:
    """What a good player would think of in this seat, as JSON data."""
    return hint(_caught_up(job).seat(job.seat), job.seed).shown()


def _caught_up(job: Job) -> Match:
    """The match up to its last line; usually it is in the cache, and only its last lines are played."""
    match = _cache.pop(job.match, None)
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
    _cache[job.match] = match
    if len(_cache) > CACHE_SIZE:
        _cache.popitem(last=False)
    return match
