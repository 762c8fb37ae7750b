"""The table over a WebSocket: everything that happens is pushed, and acting goes through the same door."""

import asyncio
from contextlib import suppress
from typing import Final

from fastapi import APIRouter
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from trilith.core.errors import TrilithError
from trilith.core.state import SPECTATOR
from trilith.server.asks import CLIENT_MESSAGE, ActMessage, LookMessage, SeatNumber, UndoMessage, Version
from trilith.server.errors import BadRequest, NeedsSocket, NotSignedIn, TooFast, TooLarge
from trilith.server.refusing import misfit, refusal, refused
from trilith.server.room import Room
from trilith.server.services import AtTable, Services, enter, services_of, viewer_of
from trilith.server.stored import Person
from trilith.server.wire import Refused

router = APIRouter(tags=["table"])
PATIENCE: Final = 50  # refusals for flooding before the line is cut
POLICY: Final = 1008
NUMBER: Final[TypeAdapter[int]] = TypeAdapter(Version)
SEAT: Final[TypeAdapter[int]] = TypeAdapter(SeatNumber)


class Line:
    """One connection: what it has been told, and what it may still say."""

    def __init__(self, websocket: WebSocket, services: Services, room: Room, me: Person, viewer: int) -> None:
        self._session = services.doorkeeper.session(websocket)
        self._websocket = websocket
        self._services = services
        self._room = room
        self._me = me
        self._viewer = viewer
        self._teller = services.rooms.teller(room)
        self._told = 0
        self._told_seats = -1

    async def tell(self, seen: int | None) -> None:
        """Tell what was missed, and then everything that happens."""
        with self._services.rooms.bus.listen(self._room.stored.id) as changed:
            if self._room.started:
                await self.tell_table(seen)
            while True:
                await self._tell_news()
                await changed.wait()
                changed.clear()

    async def tell_table(self, seen: int | None) -> None:
        """The table, with what happened since then; whoever has lost the seat since sees it as a spectator."""
        if self._viewer not in (SPECTATOR, *self._room.seats_of(self._me.id)):
            self._viewer, seen = SPECTATOR, None
        self._told_seats = self._room.seat_changes
        self._told, told = await self._teller.table(self._viewer, seen)
        await self._websocket.send_text(told.decode())

    async def _tell_news(self) -> None:
        if self._room.started and self._room.version != self._told:
            await self.tell_table(self._told)
        elif self._room.seat_changes != self._told_seats:
            self._told_seats = self._room.seat_changes
            await self._websocket.send_text(self._teller.seats().decode())

    async def hear(self) -> None:
        """Carry out what is said, until the line is cut."""
        patience = PATIENCE
        while patience:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            reply = None
            try:
                self._check_pace()
                said = self._read(message.get("text"))
                reply = said.reply
                await self._carry_out(said)
                patience = PATIENCE
            except TrilithError as error:
                patience -= isinstance(error, TooFast)
                await self._refuse(error, reply)
        await self._websocket.close(POLICY, TooFast.__name__)

    async def end_with_session(self) -> None:
        """Cut the line when whoever it belongs to has signed out, or has not been heard of for too long."""
        await self._services.doorkeeper.until_ended(self._session)
        self._services.measures.refusals.labels(NotSignedIn.__name__).inc()
        await self._websocket.close(POLICY, NotSignedIn.__name__)

    def _check_pace(self) -> None:
        if not self._services.senders.take(self._me.id):
            raise TooFast(rate=round(self._services.senders.rate))

    def _read(self, text: str | None) -> ActMessage | UndoMessage | LookMessage:
        if text is None:
            raise BadRequest(where="message", problem="binary")
        most = self._services.settings.largest_message
        if len(text) > most:
            raise TooLarge(most=most)
        try:
            return CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            raise misfit(error) from None

    async def _carry_out(self, said: ActMessage | UndoMessage | LookMessage) -> None:
        self._me = await self._services.doorkeeper.person(self._websocket)  # who speaks uses the session
        self._room.see(self._me.id)
        if isinstance(said, LookMessage):
            await self.tell_table(None)
            return
        with self._services.measures.action_seconds.time():
            if isinstance(said, ActMessage):
                version = await self._room.act(self._me.id, self._viewer, said.version, said.actions)
            else:
                version = await self._room.undo(self._me.id, self._viewer, said.version, said.steps)
        played = {"kind": "played", "reply": said.reply, "version": version}
        await self._websocket.send_text(to_json(played).decode())

    async def _refuse(self, error: TrilithError, reply: int | None) -> None:
        self._services.measures.refusals.labels(error.name).inc()
        told = {"kind": "refused", "reply": reply, **refused(error, self._room.version)}
        await self._websocket.send_text(to_json(told).decode())


@router.websocket("/matches/{match}/socket")
async def socket(websocket: WebSocket, match: str) -> None:
    """Connect to a table; `seat` and `seen` in the query are as for the view."""
    services = services_of(websocket)
    try:
        seat, seen = _asked(websocket, "seat", SEAT), _asked(websocket, "seen", NUMBER)
        me = await services.doorkeeper.person(websocket)
        room = enter(websocket, await services.rooms.room(match), me)
        viewer = viewer_of(room, me, seat)
    except TrilithError as error:
        await websocket.send_denial_response(refusal(websocket, error))
        return
    await websocket.accept()
    room.arrive(me.id)
    services.measures.sockets.inc()
    try:
        await _converse(Line(websocket, services, room, me, viewer), seen)
    finally:
        services.measures.sockets.dec()
        room.depart(me.id)


@router.get("/matches/{match}/socket", status_code=426, response_model=Refused)
async def needs_socket(room: AtTable) -> None:
    """Connect with a WebSocket: the server sends ServerMessage, the client ClientMessage, both as JSON texts."""
    raise NeedsSocket()


async def _converse(line: Line, seen: int | None) -> None:
    """Talk both ways until one side is done."""
    talk = [asyncio.create_task(part) for part in (line.tell(seen), line.hear(), line.end_with_session())]
    try:
        done, _ = await asyncio.wait(talk, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in talk:
            task.cancel()
        await asyncio.gather(*talk, return_exceptions=True)
    for task in done:
        with suppress(WebSocketDisconnect, RuntimeError):  # nobody is left to hear it
            task.result()


def _asked(websocket: WebSocket, name: str, kind: TypeAdapter[int]) -> int | None:
    text = websocket.query_params.get(name)
    if text is None:
        return None
    try:
        return kind.validate_python(text)
    except ValidationError:
        raise BadRequest(where=f"query.{name}", problem="int_parsing") from None
