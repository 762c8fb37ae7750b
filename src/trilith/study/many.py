"""Reviews many records, on as many processes as wanted; the result is the same on however many."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from trilith.arena.playing import workers
from trilith.bots.search.settings import Budget
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.study.review import Review
from trilith.study.reviewing import review, reviewing


@dataclass(frozen=True)
class Order:
    """A record that is to be reviewed, known to be whole; `pack` is the folder of a component pack, or empty."""

    record: Record
    pack: str
    budget: Budget

    def match(self) -> Match:
        """The match that it is about."""
        return Match(game_named(self.record.game, self.pack), self.record)


@dataclass(frozen=True)
class Reviewed:
    """The review of one of several orders, by its place among them."""

    order: int
    review: Review


def review_all(
    orders: Sequence[Order], jobs: int, on: str = ""
) -> Generator[list[Reviewed | None], None, None]:
    """Something for each line that was looked at: nothing, or with the last line of a record its review."""
    if not on and (jobs == 1 or len(orders) <= 1):
        for at, order in enumerate(orders):
            yield from _line_by_line(at, order)
        return
    with workers(max(1, min(jobs, len(orders))), on) as pool:
        for done in pool.imap_unordered(_whole, enumerate(orders)):
            yield [None] * (len(orders[done.order].record.lines) - 1) + [done]


def _line_by_line(at: int, order: Order) -> Generator[list[Reviewed | None], None, None]:
    looking = reviewing(order.match(), order.budget)
    last = len(order.record.lines)
    while True:
        try:
            if next(looking) < last:
                yield [None]
        except StopIteration as done:
            yield [Reviewed(at, done.value)]
            return


def _whole(numbered: tuple[int, Order]) -> Reviewed:
    at, order = numbered
    return Reviewed(at, review(order.match(), order.budget))
