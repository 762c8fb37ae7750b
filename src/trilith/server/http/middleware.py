"""ASGI middleware before every route: origin check, rate limits, the size of bodies, and the time of requests."""

from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from trilith.core.errors import TrilithError
from trilith.server.errors import ForeignOrigin, TooFast, TooLarge
from trilith.server.http.dependencies import Services
from trilith.server.http.error_handlers import error_response
from trilith.server.http.rate_limits import client_address
from trilith.server.settings import Settings

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
        connection = HTTPConnection(scope)
        services: Services = scope["app"].state.services
        try:
            check_origin(connection, services.settings.origins.split())
            check_rate(connection, services)
            if scope["type"] == "http":
                receive = bounded(connection, receive, largest_body(scope["path"], services.settings))
        except TrilithError as error:
            await _refuse(connection, receive, send, error)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._timed(scope, receive, send, services)

    async def _timed(self, scope: Scope, receive: Receive, send: Send, services: Services) -> None:
        began, status = perf_counter(), 500

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, note_status)
        finally:
            route = getattr(scope.get("route"), "path", "elsewhere")
            labels = services.metrics.requests.labels(_known_method(scope["method"]), route, status)
            labels.observe(perf_counter() - began)


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


def check_rate(connection: HTTPConnection, services: Services) -> None:
    """Apply the rate limit: by session where there is a genuine cookie, and by address where there is none."""
    sender = services.authenticator.sender(connection)
    if sender is not None:
        passed, rate = services.senders.take(sender), services.senders.rate
    else:
        passed, rate = services.newcomers.take(client_address(connection)), services.newcomers.rate
    if not passed:
        raise TooFast(rate=round(rate))


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
