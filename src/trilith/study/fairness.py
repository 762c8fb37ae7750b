"""Whether luck is fair: over many games, what it was worth to every seat is nothing on average."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Final

from trilith.api import play
from trilith.arena.playing import workers
from trilith.study.expecting import Vector
from trilith.study.ledger import ledger_of

SURE: Final = 1.96  # standard errors on either side of 95 in 100 means
CHUNK: Final = 4  # games that a process takes at a time


@dataclass(frozen=True)
class Mean:
    """A mean, and the interval in which 95 of 100 such means hold the true one."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Bout:
    """One game between bots whose luck is to be weighed."""

    game: str
    bots: tuple[str, ...]
    seed: int


def luck_of(bout: Bout) -> Vector:
    """What all luck of one game was worth: by seat in chances to win, then by seat in points."""
    return ledger_of(play(bout.game, bout.bots, f"{bout.seed:064x}")).luck()


def lucks(bouts: Sequence[Bout], jobs: int) -> Iterator[Vector]:
    """The luck of many games, in their order."""
    if jobs == 1:
        yield from map(luck_of, bouts)
        return
    with workers(jobs) as pool:
        yield from pool.imap(luck_of, bouts, CHUNK)


def means(found: Sequence[Vector]) -> list[Mean]:
    """For each figure, its mean over all games."""
    return [_mean(figures) for figures in zip(*found, strict=True)]


def _mean(figures: Sequence[float]) -> Mean:
    middle, reach = mean(figures), SURE * stdev(figures) / sqrt(len(figures))
    return Mean(middle, middle - reach, middle + reach)
