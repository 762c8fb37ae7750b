"""ASGI middleware before every route: request ids, origin check, rate limits, the size of bodies, and the time of requests."""

import logging
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from trilith.core.errors import TrilithError
from trilith.server.errors import ForeignOrigin, TooLarge
from trilith.server.http.dependencies import Services
from trilith.server.http.error_handlers import error_response, path_of, route_of
from trilith.server.http.limits import check_rate
from trilith.server.http.rate_limits import client_address
from trilith.server.logs import REQUEST, REQUEST_ID, request_id
from trilith.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
SWITCHED: Final = 101  # to a socket
RECORDS: Final = "/records"
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class RequestMiddleware:
    """Refuses foreign origins, floods and oversized bodies before a route runs, and measures how long it takes."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        services: Services = scope["app"].state.services
        if services.settings.base_path:
            scope = placed(scope, services.settings.base_path)
        connection = HTTPConnection(scope)
        request = request_id(connection.headers.get(REQUEST_ID, ""))
        REQUEST.set(request)  # each request has a task of its own, with a context of its own
        await self._timed(connection, receive, send, services, request)

    async def _timed(
        self, connection: HTTPConnection, receive: Receive, send: Send, services: Services, request: str
    ) -> None:
        """Answer, and note how long it took."""
        scope = connection.scope
        began, status = perf_counter(), 500 if scope["type"] == "http" else SWITCHED

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID.encode(), request.encode())]
            await send(message)

        try:
            await self._answer(connection, receive, note_status, services)
        finally:
            seconds = perf_counter() - began
            method = _known_method(scope["method"]) if scope["type"] == "http" else "SOCKET"
            route = route_of(scope)
            if scope["type"] == "http":
                services.metrics.requests.labels(method, route, status).observe(seconds)
            about = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            LOG.info("answered", extra={"fields": {**about, "address": client_address(connection)}})

    async def _answer(
        self, connection: HTTPConnection, receive: Receive, send: Send, services: Services
    ) -> None:
        scope = connection.scope
        try:
            check_origin(connection, services.settings.origins.split())
            check_sender(connection, services)
            if scope["type"] == "http":
                most = largest_body(path_of(scope), services.settings)
                receive = bounded(connection, receive, most)
        except TrilithError as error:
            await _refuse(connection, receive, send, error)
            return
        await self._app(scope, receive, send)


def placed(scope: Scope, base: str) -> Scope:
    """The same request under the path under which a proxy shows the server, whether the proxy has stripped it or not."""
    path = scope["path"]
    if path == base:
        path = f"{base}/"
    elif not path.startswith(f"{base}/"):
        path = base + path
    return {**scope, "path": path, "root_path": base}


def check_origin(connection: HTTPConnection, allowed: list[str]) -> None:
    """Refuse what another site's page sends (CSRF): it would come with the cookie of whoever looks at that page."""
    origin = connection.headers.get("origin")
    harmless = connection.scope["type"] == "http" and connection.scope["method"] in SAFE_METHODS
    if origin is None or harmless or origin in allowed:
        return
    try:
        same = urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        same = False
    if not same:
        raise ForeignOrigin(origin=origin)


def check_sender(connection: HTTPConnection, services: Services) -> None:
    """Apply the rate limit: by session where there is a genuine cookie, and by address where there is none."""
    sender = services.authenticator.sender(connection)
    if sender is not None:
        check_rate(services.limits.senders, sender)
    else:
        check_rate(services.limits.newcomers, client_address(connection))


def largest_body(path: str, settings: Settings) -> int:
    """How many bytes the body of a request may have: nothing that is asked for is long, but whole records are."""
    return settings.largest_record if path == RECORDS else settings.largest_body


def bounded(connection: HTTPConnection, receive: Receive, most: int) -> Receive:
    """The same stream of the body, refused as soon as it is known to be too large."""
    announced = connection.headers.get("content-length", "0")
    if not announced.isdecimal() or int(announced) > most:
        raise TooLarge(most=most)
    came = 0

    async def counted() -> Message:
        nonlocal came
        message = await receive()
        came += len(message.get("body", b""))
        if came > most:
            raise TooLarge(most=most)
        return message

    return counted


async def _refuse(connection: HTTPConnection, receive: Receive, send: Send, error: TrilithError) -> None:
    response = error_response(connection, error)
    if connection.scope["type"] == "http":
        await response(connection.scope, receive, send)
    else:
        await WebSocket(connection.scope, receive, send).send_denial_response(response)


def _known_method(method: str) -> str:
    """A bounded set of labels for the metrics."""
    return method if method in ("GET", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "PUT") else "other"
