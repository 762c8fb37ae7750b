"""Every limit of a server: for each person, for each address, and for all together. A refusal has a name and is counted."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final, TypeAlias

from trilith.core.errors import TrilithError
from trilith.server.errors import (
    TooFast,
    TooManyBots,
    TooManyGuests,
    TooManySockets,
    TooManyTables,
    TooManyTries,
)
from trilith.server.http.rate_limits import RateLimiter, TokenBucket
from trilith.server.metrics import Metrics
from trilith.server.settings import Settings

ADDRESS: Final = "address"
SERVER: Final = "server"
HOUR: Final = 3_600.0  # seconds
NEWCOMER_BURST: Final = 10  # seconds' worth of them
PASSWORD_BURST: Final = 10
ADDRESS_PASSWORD_BURST: Final = 30
TORCH_BURST: Final = 10
Refusal: TypeAlias = Callable[[str, float], TrilithError]  # whose limit it is, and how much that is


class Limit:
    """How often something may be done from one address, and by all together."""

    def __init__(
        self, name: str, metrics: Metrics, each: RateLimiter, together: TokenBucket | None, refusal: Refusal
    ) -> None:
        self._name = name
        self._metrics = metrics
        self._each = each
        self._together = together
        self._refusal = refusal

    def check(self, address: str) -> None:
        """Count one more; refuse it where that is too much."""
        if not self._each.take(address):
            raise self.refused(ADDRESS, self._each.rate)
        if self._together is not None and not self._together.take():
            raise self.refused(SERVER, self._together.rate)

    def refused(self, whose: str, rate: float) -> TrilithError:
        """Count a refusal; what to refuse with."""
        self._metrics.limited.labels(self._name, whose).inc()
        return self._refusal(whose, rate)


class SocketLimit:
    """How many sockets one address may hold at once, and all together."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._each = settings.address_sockets
        self._together = settings.all_sockets
        self._metrics = metrics
        self._open: Counter[str] = Counter()

    @contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """Count one more until the end of the block; refuse it where that is too much."""
        for whose, held, most in (
            (ADDRESS, self._open[address], self._each),
            (SERVER, self._open.total(), self._together),
        ):
            if held >= most:
                self._metrics.limited.labels("sockets", whose).inc()
                raise TooManySockets(whose=whose, most=most)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Limits:
    """All of them; each server counts for itself."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.senders = RateLimiter(settings.rate, settings.burst)
        self.newcomers = RateLimiter(settings.newcomers, settings.newcomers * NEWCOMER_BURST)
        self.torches = RateLimiter(settings.torches, TORCH_BURST)
        self.names = RateLimiter(settings.passwords, PASSWORD_BURST)  # passwords that are tried at one name
        self.sockets = SocketLimit(settings, metrics)
        self.passwords = Limit(
            "passwords",
            metrics,
            RateLimiter(settings.address_passwords, ADDRESS_PASSWORD_BURST),
            TokenBucket(settings.all_passwords, settings.all_passwords * PASSWORD_BURST),
            lambda _, rate: too_many_tries(rate),
        )
        self.guests = _hourly("guests", metrics, settings.address_guests, settings.all_guests, TooManyGuests)
        self.tables = _hourly("tables", metrics, settings.address_tables, settings.all_tables, TooManyTables)
        # How many of them there are is counted in the database, where they go on after a restart.
        self.bot_matches = _hourly("bot_matches", metrics, settings.address_bot_matches, None, TooManyBots)
        self._most_bot_matches = settings.all_bot_matches

    def check_bot_matches(self, address: str, going_on: int) -> None:
        """Refuse one more match of bots alone where there are enough of them."""
        self.bot_matches.check(address)
        if going_on >= self._most_bot_matches:
            raise self.bot_matches.refused(SERVER, self._most_bot_matches / HOUR)


def check_rate(limiter: RateLimiter, sender: str) -> None:
    """Refuse whoever sends faster than people do."""
    if not limiter.take(sender):
        raise TooFast(rate=round(limiter.rate))


def too_many_tries(rate: float) -> TooManyTries:
    """After how many seconds another password may be tried."""
    return TooManyTries(seconds=ceil(1 / rate))


def _hourly(
    name: str, metrics: Metrics, each: float, together: float | None, error: type[TrilithError]
) -> Limit:
    """So many an hour, all of them at once if need be."""
    overall = None if together is None else TokenBucket(together / HOUR, together)
    return Limit(
        name,
        metrics,
        RateLimiter(each / HOUR, each),
        overall,
        lambda whose, rate: error(whose=whose, most=round(rate * HOUR)),
    )
