"""Limits below HTTP: connections for each address, and a timeout for sending a request.

Uvicorn has a timeout between two requests, but none within one, and no bound for one address; ASGI begins too late for both.
"""

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, Final, cast

from pydantic_core import to_json
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from trilith.core.errors import TrilithError
from trilith.server.errors import TooManyConnections, TooSlow, status_of
from trilith.server.http.error_handlers import error_body
from trilith.server.http.rate_limits import client_network
from trilith.server.metrics import Metrics
from trilith.server.settings import Settings

NOWHERE: Final = ""  # the address of a connection through a Unix socket


class Connections:
    """Counts the open connections of each address."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.most = settings.connections
        self.seconds = settings.request_seconds
        self.metrics = metrics
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count one more connection; false, if that is more than one address may have."""
        self._open[address] += 1
        self.metrics.connections.inc()
        return self._open[address] <= self.most

    def remove(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        self.metrics.connections.dec()
        if not self._open[address]:
            del self._open[address]

    def error_response(self, error: TrilithError) -> bytes:
        """The raw response to a connection that is closed after it."""
        self.metrics.refusals.labels(error.name).inc()
        status, body = HTTPStatus(status_of(error)), to_json(error_body(error, None))
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        return head.encode() + body


def limited_http(connections: Connections) -> type[HttpToolsProtocol]:
    """Uvicorn's HTTP protocol with these limits."""

    class LimitedHttp(HttpToolsProtocol):
        """One connection."""

        _address: str | None = None
        _timeout: asyncio.TimerHandle | None = None
        _received = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._address = _address(transport)
            if not connections.add(self._address):
                transport.write(connections.error_response(TooManyConnections(most=connections.most)))
                transport.close()
                return
            self._start_timeout()

        def connection_lost(self, exc: Exception | None) -> None:
            self._cancel_timeout()
            self._uncount()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            self._received = True
            self._start_timeout()
            super().data_received(data)

        def on_message_begin(self) -> None:
            self._start_timeout()  # requests may be pipelined
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self._cancel_timeout()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._cancel_timeout()
            self._uncount()  # the connection goes on as a socket, which counts itself
            super().handle_websocket_upgrade()

        def _start_timeout(self) -> None:
            """Start the timeout of a request, unless it runs."""
            if self._timeout is None:
                self._timeout = self.loop.call_later(connections.seconds, self._time_out)

        def _cancel_timeout(self) -> None:
            if self._timeout is not None:
                self._timeout.cancel()
                self._timeout = None

        def _time_out(self) -> None:
            self._timeout = None
            if self.transport.is_closing():
                return
            answered = self.cycle is not None and self.cycle.response_started
            if self._received and (not answered or self.cycle.response_complete):
                self.transport.write(connections.error_response(TooSlow(seconds=round(connections.seconds))))
            self.transport.close()

        def _uncount(self) -> None:
            if self._address is not None:
                connections.remove(self._address)
                self._address = None

    return LimitedHttp


def limited_sockets(connections: Connections) -> type[WebSocketsSansIOProtocol]:
    """Uvicorn's WebSocket protocol, in which each socket counts as a connection of its address."""

    class CountedSocket(WebSocketsSansIOProtocol):
        """One connection."""

        _address = NOWHERE

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self._address = _address(cast(asyncio.Transport, transport))
            connections.add(self._address)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            connections.remove(self._address)
            super().connection_lost(exc)

    return CountedSocket


def _address(transport: asyncio.Transport) -> str:
    remote: tuple[Any, ...] | None = get_remote_addr(transport)
    return client_network(str(remote[0])) if remote else NOWHERE
