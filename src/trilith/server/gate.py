"""The gate before every route: who may knock, how often, and how much may be brought along."""

from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from trilith.core.errors import TrilithError
from trilith.server.errors import ForeignOrigin, TooFast, TooLarge
from trilith.server.limits import address_of
from trilith.server.refusing import refusal
from trilith.server.services import Services

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Gate:
    """Refuses foreign origins, floods and oversized bodies before anything is read or done."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        services: Services = scope["app"].state.services
        try:
            check_origin(connection, services.settings.origins.split())
            check_pace(connection, services)
            if scope["type"] == "http":
                receive = measured(connection, receive, services.settings.largest_body)
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
            labels = services.measures.requests.labels(_known_method(scope["method"]), route, status)
            labels.observe(perf_counter() - began)


def check_origin(connection: HTTPConnection, allowed: list[str]) -> None:
    """Refuse what another site's page sends: it would come with the cookie of whoever looks at that page."""
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


def check_pace(connection: HTTPConnection, services: Services) -> None:
    """Refuse floods, by person where there is a genuine cookie and by address where there is none."""
    sender = services.doorkeeper.sender(connection)
    if sender is not None:
        passed, rate = services.senders.take(sender), services.senders.rate
    else:
        passed, rate = services.newcomers.take(address_of(connection)), services.newcomers.rate
    if not passed:
        raise TooFast(rate=round(rate))


def measured(connection: HTTPConnection, receive: Receive, most: int) -> Receive:
    """The same body, refused as soon as it is known to be too large."""
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
    response = refusal(connection, error)
    if connection.scope["type"] == "http":
        await response(connection.scope, receive, send)
    else:
        await WebSocket(connection.scope, receive, send).send_denial_response(response)


def _known_method(method: str) -> str:
    """A label must not be whatever somebody thinks up."""
    return method if method in ("GET", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "PUT") else "other"


def add_gate(app: FastAPI) -> None:
    """Put the gate before everything else."""
    app.add_middleware(Gate)
