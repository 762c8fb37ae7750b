"""Opens the way to workers, for which taskiq and Redis are needed; nothing else asks for them."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from trilith.server.errors import NoRedis
from trilith.server.metrics import Metrics
from trilith.server.pack_registry import PackRegistry
from trilith.server.sharing.bus import Bus
from trilith.server.sharing.connecting import shown

if TYPE_CHECKING:
    from trilith.server.workers.asking import RemoteThinkers


def workers_of(url: str, bus: Bus, packs: PackRegistry, metrics: Metrics) -> "RemoteThinkers":
    """Whom a server without processes for bots asks."""
    check_extra(url)
    from trilith.server.sharing.redis_bus import RedisBus
    from trilith.server.workers.asking import RemoteThinkers

    assert isinstance(bus, RedisBus)
    return RemoteThinkers(url, bus, packs.digest_of, metrics)


def check_extra(url: str) -> None:
    """Refuse to begin without what the extra brings."""
    if any(find_spec(name) is None for name in ("redis", "taskiq", "taskiq_redis")):
        raise NoRedis(url=shown(url), problem="ImportError")
