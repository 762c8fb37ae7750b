"""Rate limits: a token bucket for each sender."""

from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection

CACHE_SIZE: Final = 20_000
IPV6_PREFIX: Final = 64  # bits; one customer has all addresses that share them


class TokenBucket:
    """Allows a burst, and then so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self._burst = burst
        self._tokens = burst
        self._filled = monotonic()

    def take(self) -> bool:
        """Take a token; false when there is none."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self.rate)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class RateLimiter:
    """A bucket for each sender, in a bounded LRU cache."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, sender: str) -> bool:
        """Take a token of a sender; false when there is none."""
        bucket = self._buckets.get(sender)
        if bucket is None:
            bucket = self._buckets[sender] = TokenBucket(self.rate, self._burst)
        self._buckets.move_to_end(sender)
        if len(self._buckets) > CACHE_SIZE:
            self._buckets.popitem(last=False)
        return bucket.take()


def client_address(connection: HTTPConnection) -> str:
    """The address that a request is counted under."""
    return client_network(connection.client.host if connection.client else "")


def client_network(host: str) -> str:
    """An address as it is counted: of IPv6 the /64 network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, IPV6_PREFIX), strict=False))
    return host
