"""How much one sender may send: a bucket of tokens that fills up again with time."""

from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection

MOST_SENDERS: Final = 20_000
ONE_HOUSE: Final = 64  # bits: whoever has one IPv6 address has all that begin like it


class Bucket:
    """Lets through a burst, and then so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._filled = monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each sender; the longest silent is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str) -> bool:
        """Whether one more message of this sender may pass."""
        bucket = self._buckets.get(sender)
        if bucket is None:
            bucket = self._buckets[sender] = Bucket(self.rate, self._burst)
        self._buckets.move_to_end(sender)
        if len(self._buckets) > MOST_SENDERS:
            self._buckets.popitem(last=False)
        return bucket.take()


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return house_of(connection.client.host if connection.client else "")


def house_of(host: str) -> str:
    """An address as it is counted: of IPv6 the part that belongs to one customer."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, ONE_HOUSE), strict=False))
    return host
