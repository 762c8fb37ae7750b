"""Connections before there is a request: bounded for each address, and closed when a request is not sent in time.

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
from trilith.server.limits import house_of
from trilith.server.measures import Measures
from trilith.server.refusing import refused
from trilith.server.settings import Settings

NOWHERE: Final = ""  # a connection without an address, such as one through a file


class Connections:
    """How many connections each address holds."""

    def __init__(self, settings: Settings, measures: Measures) -> None:
        self.most = settings.connections
        self.seconds = settings.request_seconds
        self.measures = measures
        self._held: Counter[str] = Counter()

    def hold(self, address: str) -> bool:
        """Count one more connection; false, if that is more than one address may hold."""
        self._held[address] += 1
        self.measures.connections.inc()
        return self._held[address] <= self.most

    def let_go(self, address: str) -> None:
        """Count one less."""
        self._held[address] -= 1
        self.measures.connections.dec()
        if not self._held[address]:
            del self._held[address]

    def refusal(self, error: TrilithError) -> bytes:
        """A refusal as it goes over a connection that ends with it."""
        self.measures.refusals.labels(error.name).inc()
        status, body = HTTPStatus(status_of(error)), to_json(refused(error, None))
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        return head.encode() + body


def guarded_http(connections: Connections) -> type[HttpToolsProtocol]:
    """Uvicorn's side of HTTP, with these bounds."""

    class GuardedHttp(HttpToolsProtocol):
        """One connection."""

        _address: str | None = None
        _deadline: asyncio.TimerHandle | None = None
        _heard = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._address = _address(transport)
            if not connections.hold(self._address):
                transport.write(connections.refusal(TooManyConnections(most=connections.most)))
                transport.close()
                return
            self._expect_request()

        def connection_lost(self, exc: Exception | None) -> None:
            self._has_request()
            self._let_go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            self._heard = True
            self._expect_request()
            super().data_received(data)

        def on_message_begin(self) -> None:
            self._expect_request()  # the next one may come together with the last
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self._has_request()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._has_request()
            self._let_go()  # the connection goes on as a socket, which counts itself
            super().handle_websocket_upgrade()

        def _expect_request(self) -> None:
            """From the first byte, a whole request has so much time and no more."""
            if self._deadline is None:
                self._deadline = self.loop.call_later(connections.seconds, self._give_up)

        def _has_request(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _give_up(self) -> None:
            self._deadline = None
            if self.transport.is_closing():
                return
            answered = self.cycle is not None and self.cycle.response_started
            if self._heard and (not answered or self.cycle.response_complete):
                self.transport.write(connections.refusal(TooSlow(seconds=round(connections.seconds))))
            self.transport.close()

        def _let_go(self) -> None:
            if self._address is not None:
                connections.let_go(self._address)
                self._address = None

    return GuardedHttp


def guarded_sockets(connections: Connections) -> type[WebSocketsSansIOProtocol]:
    """Uvicorn's side of WebSockets, each of which counts as a connection of its address."""

    class CountedSocket(WebSocketsSansIOProtocol):
        """One connection."""

        _address = NOWHERE

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self._address = _address(cast(asyncio.Transport, transport))
            connections.hold(self._address)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            connections.let_go(self._address)
            super().connection_lost(exc)

    return CountedSocket


def _address(transport: asyncio.Transport) -> str:
    remote: tuple[Any, ...] | None = get_remote_addr(transport)
    return house_of(str(remote[0])) if remote else NOWHERE
