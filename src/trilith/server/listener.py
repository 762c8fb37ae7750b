"""The listening socket, its URL, and waiting until the server behind a URL is healthy."""

import errno
import socket
import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

import httpx

from trilith.server.errors import CannotListen, PortTaken

BACKLOG: Final = 2048
POLL_SECONDS: Final = 0.02


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; connections wait in its backlog until the server runs."""
    try:
        family, _, _, _, where = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return socket.create_server(where, family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port=str(port)) from None
        raise CannotListen(host=host, port=str(port)) from None


def url_of(listener: socket.socket) -> str:
    """The URL under which a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    if ip_address(host).is_unspecified:
        host = "127.0.0.1" if listener.family == socket.AF_INET else "::1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def wait_until_healthy(address: str, goes_on: Callable[[], bool]) -> bool:
    """Poll the health check until it succeeds; false when `goes_on` says that it never will."""
    with httpx.Client(trust_env=False) as client:  # what is on this machine needs no proxy
        while goes_on():
            try:
                if client.get(f"{address}/healthz").is_success:
                    return True
            except httpx.TransportError:
                pass
            time.sleep(POLL_SECONDS)
    return False
