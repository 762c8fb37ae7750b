"""Opens what processes share: nothing without Redis, otherwise a bus and leases."""

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from trilith.server.sharing.bus import Bus
from trilith.server.sharing.connecting import connect
from trilith.server.sharing.leases import Leases, RedisLeases

DIGITS: Final = 12


@asynccontextmanager
async def opened(url: str, key: str) -> AsyncIterator[tuple[Bus, Leases]]:
    """The bus and the leases of a server; those with the same key, which is a database's own, hear each other."""
    if not url:
        yield Bus(), Leases()
        return
    from trilith.server.sharing.redis_bus import RedisBus

    # Nobody who reads Redis should find the key there.
    namespace = f"trilith:{hashlib.sha256(f'sharing {key}'.encode()).hexdigest()[:DIGITS]}"
    client = connect(url)
    bus, leases = RedisBus(client, namespace), RedisLeases(client, namespace)
    bus.open()
    try:
        yield bus, leases
    finally:
        await leases.close()
        await bus.close()
        await client.aclose()
