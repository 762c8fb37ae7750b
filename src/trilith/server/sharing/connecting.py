"""Connections to Redis, which is an extra."""

from typing import TYPE_CHECKING, Any, Final

from trilith.server.errors import NoRedis

if TYPE_CHECKING:
    from redis.asyncio import Redis

TIMEOUT: Final = 2.0  # seconds for an answer; Redis takes less than a thousandth of one
TRIES: Final = 2  # further ones after a connection was lost


def connect(url: str) -> "Redis":
    """A client that connects when it is first used; NoRedis when the library or the address is not good."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import ExponentialBackoff
    except ImportError:
        raise NoRedis(url=shown(url), problem="ImportError") from None
    usual: dict[str, Any] = {
        "socket_timeout": TIMEOUT,
        "socket_connect_timeout": TIMEOUT,
        "retry": Retry(ExponentialBackoff(cap=0.2, base=0.02), TRIES),
    }
    try:
        return Redis.from_url(url, **usual)
    except ValueError as error:
        raise NoRedis(url=shown(url), problem=str(error)) from None


async def check(url: str) -> None:
    """Refuse to begin without the Redis that the settings name."""
    client = connect(url)
    from redis.exceptions import RedisError

    try:
        await client.ping()
    except (RedisError, OSError) as error:
        raise NoRedis(url=shown(url), problem=type(error).__name__) from None
    finally:
        await client.aclose()


def shown(url: str) -> str:
    """A URL without its password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if rest else url
