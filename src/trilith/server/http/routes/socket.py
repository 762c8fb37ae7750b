"""The table over a WebSocket: every change is pushed, and clients may act over it, too."""

import asyncio
from contextlib import ExitStack, suppress
from typing import Final, TypeVar

from fastapi import APIRouter
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from trilith.core.errors import TrilithError
from trilith.core.state import SPECTATOR
from trilith.server.cancelling import end
from trilith.server.errors import BadRequest, NeedsSocket, NoSuchMatch, TooFast, TooLarge
from trilith.server.http.dependencies import RoomDep, Services, enter, services_of, viewer_of
from trilith.server.http.error_handlers import error_body, error_response, validation_error
from trilith.server.http.limits import check_rate
from trilith.server.http.rate_limits import client_address
from trilith.server.rooms.room import Room
from trilith.server.storage.models import Person
from trilith.server.wire.requests import (
    CLIENT_MESSAGE,
    ActMessage,
    GoOnMessage,
    LookMessage,
    Said,
    SeatNumber,
    Version,
)
from trilith.server.wire.responses import Refused

router = APIRouter(tags=["table"])
PATIENCE: Final = 50  # refusals by the rate limit before the socket is closed
POLICY: Final = 1008
RETRY_SECONDS: Final = 0.25
NOTHING_YET: Final = -1  # below every version: a match that begins with a position begins with 0
NUMBER: Final[TypeAdapter[int]] = TypeAdapter(Version)
SEAT: Final[TypeAdapter[int]] = TypeAdapter(SeatNumber)
YES_OR_NO: Final[TypeAdapter[bool]] = TypeAdapter(bool)
Asked = TypeVar("Asked")


class SocketSession:
    """One socket: what it has been sent, and the messages that it receives."""

    def __init__(
        self, websocket: WebSocket, services: Services, room: Room, me: Person, viewer: int, *, foresee: bool
    ) -> None:
        self._session = services.authenticator.session(websocket)
        self._websocket = websocket
        self._services = services
        self._room = room
        self._me = me
        self._viewer = viewer
        self._foresee = foresee
        self._presenter = services.rooms.presenter(room)
        self._seen = 0  # of what another server has told, the newest version
        self._sent = NOTHING_YET
        self._sent_seats = -1

    async def send_all(self, seen: int | None) -> None:
        """Send what was missed, and then every change."""
        with self._services.rooms.bus.subscribe(self._room.stored.id) as changed:
            self._seen = seen or 0
            if self._room.started:
                await self.send_table(seen)
            while True:
                await self._send_news()
                await changed.wait()
                changed.clear()

    async def _reach(self) -> None:
        """Tell nobody an older table than they have seen at another server, as long as the database does not answer."""
        with suppress(NoSuchMatch):  # then the table is closed
            while not await self._room.reach(self._seen):
                await asyncio.sleep(RETRY_SECONDS)

    async def send_table(self, seen: int | None) -> None:
        """The table, with what happened since then; whoever has lost the seat since sees it as a spectator."""
        await self._reach()
        if self._viewer not in (SPECTATOR, *self._room.seats_of(self._me.id)):
            self._viewer, seen = SPECTATOR, None
        self._sent_seats = self._room.seat_changes
        self._sent, told = await self._presenter.table(self._viewer, seen, foresee=self._foresee)
        await self._websocket.send_text(told.decode())

    async def _send_news(self) -> None:
        if self._room.started and self._room.version != self._sent:
            await self.send_table(max(self._sent, 0))
        elif self._room.seat_changes != self._sent_seats:
            self._sent_seats = self._room.seat_changes
            await self._websocket.send_text(self._presenter.seats().decode())

    async def receive_all(self) -> None:
        """Carry out messages until the socket is closed."""
        patience = PATIENCE
        while patience:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            reply = None
            try:
                check_rate(self._services.limits.senders, self._me.id)
                said = self._read(message.get("text"))
                reply = said.reply
                await self._carry_out(said)
                patience = PATIENCE
            except TrilithError as error:
                patience -= isinstance(error, TooFast)
                await self._refuse(error, reply)
        await self._websocket.close(POLICY, TooFast.__name__)

    async def close_with_session(self) -> None:
        """Close the socket when its session ends."""
        await self._services.authenticator.until_ended(self._session)
        reason = await self._services.authenticator.reason(self._websocket)
        self._services.metrics.refusals.labels(reason).inc()
        await self._websocket.close(POLICY, reason)

    def _read(self, text: str | None) -> Said:
        if text is None:
            raise BadRequest(where="message", problem="binary")
        most = self._services.settings.largest_message
        if len(text) > most:
            raise TooLarge(most=most)
        try:
            return CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            raise validation_error(error) from None

    async def _carry_out(self, said: Said) -> None:
        self._me = await self._services.authenticator.person_of(self._session)  # who speaks uses the session
        self._room.see(self._me.id)
        if isinstance(said, LookMessage):
            self._foresee = self._foresee if said.foresee is None else said.foresee
            await self.send_table(None)
            return
        await self._room.reach(said.version)
        with self._services.metrics.action_seconds.time():
            if isinstance(said, ActMessage):
                version = await self._room.act(self._me.id, self._viewer, said.version, said.actions)
            elif isinstance(said, GoOnMessage):
                version = self._room.go_on(self._me.id, self._viewer, said.version)
            else:
                version = await self._room.undo(self._me.id, self._viewer, said.version, said.steps)
        played = {"kind": "played", "reply": said.reply, "version": version}
        await self._websocket.send_text(to_json(played).decode())

    async def _refuse(self, error: TrilithError, reply: int | None) -> None:
        self._services.metrics.refusals.labels(error.name).inc()
        told = {"kind": "refused", "reply": reply, **error_body(error, self._room.version)}
        await self._websocket.send_text(to_json(told).decode())


@router.websocket("/matches/{match}/socket")
async def socket(websocket: WebSocket, match: str) -> None:
    """Connect to a table; `seat` and `seen` in the query are as for the view, and forecasts come with `foresee=true`."""
    services = services_of(websocket)
    with ExitStack() as held:
        try:
            seat, seen = _asked(websocket, "seat", SEAT), _asked(websocket, "seen", NUMBER)
            foresee = _asked(websocket, "foresee", YES_OR_NO)
            me = await services.authenticator.person(websocket)
            room = enter(websocket, await services.rooms.room(match), me)
            viewer = viewer_of(room, me, seat)
            held.enter_context(services.limits.sockets.hold(client_address(websocket)))
        except TrilithError as error:
            await websocket.send_denial_response(error_response(websocket, error))
            return
        await websocket.accept()
        room.connect(me.id)
        held.callback(room.disconnect, me.id)
        held.enter_context(services.metrics.sockets.track_inprogress())
        await _run(SocketSession(websocket, services, room, me, viewer, foresee=bool(foresee)), seen)


@router.get(
    "/matches/{match}/socket", status_code=426, response_model=Refused, response_description="refused"
)
async def needs_socket(room: RoomDep) -> None:
    """Connect with a WebSocket: the server sends ServerMessage, the client ClientMessage, both as JSON texts."""
    raise NeedsSocket()


async def _run(session: SocketSession, seen: int | None) -> None:
    """Send and receive until one side is done."""
    tasks = [
        asyncio.create_task(part)
        for part in (session.send_all(seen), session.receive_all(), session.close_with_session())
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await end(*tasks)
    for task in done:
        with suppress(WebSocketDisconnect, RuntimeError):  # the client is gone
            task.result()


def _asked(websocket: WebSocket, name: str, kind: TypeAdapter[Asked]) -> Asked | None:
    text = websocket.query_params.get(name)
    if text is None:
        return None
    try:
        return kind.validate_python(text)
    except ValidationError as error:
        raise BadRequest(where=f"query.{name}", problem=error.errors()[0]["type"]) from None
