"""A seat that goes on whatever its bot does: what a bot cannot decide, a sensible beginner decides in its place."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from trilith.bots.bot import Bot
from trilith.bots.greedy import Greedy
from trilith.bots.registry import bot_named
from trilith.core.action import Action
from trilith.core.seat import Seat

PATIENCE: Final = 3  # failures after which a bot is not asked again
LONGEST_PROBLEM: Final = 200  # characters of what a bot said went wrong


@dataclass(frozen=True)
class Failure:
    """What a bot did instead of deciding."""

    seat: int
    bot: str
    problem: str


class Late(Exception):
    """A bot has not answered in time."""


class Steady:
    """A bot by its name, whose failures are kept in `failures` and cost nobody the match."""

    def __init__(self, name: str, seed: int, seconds: float = 0.0) -> None:
        """`seconds` is what one decision may take, where the system can interrupt it; 0 is no limit."""
        self.failures: list[Failure] = []
        self._name = name
        self._seed = seed
        self._seconds = seconds
        self._stand_in = Greedy(seed)
        self._bot: Bot | None = None

    def choose(self, seat: Seat) -> Action:
        if len(self.failures) >= PATIENCE:
            return self._stand_in.choose(seat)
        try:
            with _at_most(self._seconds):
                chosen = self._own().choose(seat)
            problem = "" if any(chosen is action for action in seat.legal) else f"{chosen!r} is not legal"
        except Exception as error:  # whatever a bot raises is its own business
            problem = f"{type(error).__name__}: {error}"
        if not problem:
            return chosen
        self.failures.append(Failure(seat.player, self._name, problem[:LONGEST_PROBLEM]))
        return self._stand_in.choose(seat)

    def _own(self) -> Bot:
        if self._bot is None:
            self._bot = bot_named(self._name, self._seed)
        return self._bot


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer; only the main thread of a system with alarms can."""
    can = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not seconds or not can:
        yield
        return

    def ring(*_: object) -> None:
        raise Late(f"no answer within {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
