"""Looking at a table and acting there, over HTTP."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from trilith.server.http.dependencies import (
    Me,
    RoomDep,
    SeatAsked,
    SeenVersion,
    ServicesDep,
    eyes_of,
    viewer_of,
)
from trilith.server.http.limits import check_rate
from trilith.server.rooms.looking_back import moments_of, table_at
from trilith.server.wire.requests import MOST_LETTERS, Act, Language, Light, Undo
from trilith.server.wire.responses import Moments, Objection, TableMessage, TableView
from trilith.server.wire.teaching import CompanionSays, Hint

router = APIRouter(tags=["table"])
OwnSeat = Annotated[int, Query(ge=0, le=9, description="the own seat, counted from 0")]
ActionAsked = Annotated[
    str, Query(min_length=1, max_length=MOST_LETTERS, description="in the game's notation")
]
Eyes = Annotated[
    int | None,
    Query(ge=0, le=9, description="through the eyes of this seat; otherwise openly, when the match is over"),
]
LinesPlayed = Annotated[int, Path(ge=0, le=2**53, description="after so many lines of the record")]


@router.get("/matches/{match}/view", response_model=TableMessage)
async def look(
    room: RoomDep, me: Me, services: ServicesDep, seat: SeatAsked = None, seen: SeenVersion = None
) -> Response:
    """The table from one's seat or as a spectator, with what happened since a version."""
    viewer = viewer_of(room, me, seat)
    _, told = await services.rooms.presenter(room).table(viewer, seen)
    return as_json(told)


@router.post("/matches/{match}/actions", response_model=TableMessage)
async def act(body: Act, room: RoomDep, me: Me, services: ServicesDep) -> Response:
    """Play one or more actions: all of them, or none."""
    with services.metrics.action_seconds.time():
        await room.act(me.id, body.seat, body.version, body.actions)
    _, told = await services.rooms.presenter(room).table(body.seat, body.version)
    return as_json(told)


@router.post("/matches/{match}/torch")
async def light_torch(body: Light, room: RoomDep, me: Me, services: ServicesDep) -> Hint:
    """A hint for what the own seat decides now: what a good player thinks of, and why. The result tells of it."""
    check_rate(services.limits.torches, me.id)
    return Hint.model_validate(await room.torch.light(me.id, body.seat, body.version))


@router.post("/matches/{match}/undo", response_model=TableMessage)
async def undo(body: Undo, room: RoomDep, me: Me, services: ServicesDep) -> Response:
    """Take back own decisions, as far as no luck and nobody else's decision lies between."""
    await room.undo(me.id, body.seat, body.version, body.steps)
    _, told = await services.rooms.presenter(room).table(body.seat, None)
    return as_json(told)


@router.get("/matches/{match}/objection")
async def ask_why_not(room: RoomDep, me: Me, seat: OwnSeat, action: ActionAsked) -> Objection:
    """Whether the own seat may take an action now, and if not, which rule forbids it."""
    async with room.locked():
        allowed, rule = room.objection(me.id, seat, action)
        return Objection(version=room.version, action=action, allowed=allowed, rule=rule)


@router.get("/matches/{match}/companion")
async def listen(room: RoomDep, me: Me, seat: OwnSeat, language: Language) -> CompanionSays:
    """What the companion could say to the own seat, when it decides; clients say each sentence once for its moment."""
    async with room.locked():
        found = [asdict(each) for each in room.heard(me.id, seat, language)]
        return CompanionSays.model_validate({"version": room.version, "remarks": found})


@router.get("/matches/{match}/moments", response_model=Moments)
async def look_back(room: RoomDep, me: Me, seat: Eyes = None) -> Response:
    """Everything that happened, line by line; while a match is played, through one's own eyes."""
    async with room.locked():
        return as_json(moments_of(room, eyes_of(room, me, seat)))


@router.get("/matches/{match}/moments/{lines}", response_model=TableView)
async def look_back_at(room: RoomDep, me: Me, lines: LinesPlayed, seat: Eyes = None) -> Response:
    """The table as it was after so many lines of the record, with nothing to do there."""
    async with room.locked():
        return as_json(table_at(room, lines, eyes_of(room, me, seat)))


def as_json(told: bytes) -> Response:
    """A message that is already written."""
    return Response(told, media_type="application/json")
