"""Looking back at what a match was worth, and finding what would have been better."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from trilith.core.forecast import Forecaster
from trilith.server.http.caching import if_changed
from trilith.server.http.dependencies import Me, RoomDep, Services, ServicesDep
from trilith.server.http.limits import check_rate
from trilith.server.http.routes.table import as_json
from trilith.server.rooms.looking_back import review_state, table_to_try
from trilith.server.rooms.room import Room
from trilith.server.storage.models import StoredReview
from trilith.server.wire.looking_back import ReviewState, Tried
from trilith.server.wire.requests import Try
from trilith.server.wire.responses import TableView

router = APIRouter(tags=["looking back"])
JSON = "application/json"
MistakeAt = Annotated[int, Path(ge=0, le=2**53, description="the lines of the record before the mistake")]


@router.get("/matches/{match}/review", response_model=ReviewState)
async def look_at_review(request: Request, room: RoomDep, services: ServicesDep) -> Response:
    """What a match was worth, once it is over, as far as that has been found out."""
    return if_changed(request, _told(services, room, await services.reviews.look(room)), JSON)


@router.post("/matches/{match}/review", response_model=ReviewState)
async def ask_for_review(room: RoomDep, services: ServicesDep) -> Response:
    """Let a match that is over be reviewed, behind those that are played; asking again changes nothing."""
    return as_json(_told(services, room, await services.reviews.ask(room)))


@router.get("/matches/{match}/mistakes/{number}", response_model=TableView)
async def look_at_mistake(room: RoomDep, services: ServicesDep, number: MistakeAt) -> Response:
    """The table as whoever made a mistake saw it then, with everything that they could have done."""
    mistake = await services.reviews.mistake(room, number)
    # A forecaster of its own, because what it remembers is not made for several threads.
    forecaster = Forecaster(services.settings.forecast_steps)
    return as_json(await run_in_threadpool(table_to_try, room, number, int(mistake["seat"]), forecaster))


@router.post("/matches/{match}/mistakes/{number}")
async def try_instead(body: Try, room: RoomDep, me: Me, services: ServicesDep, number: MistakeAt) -> Tried:
    """What something else would have kept in the place of a mistake; nothing is played."""
    check_rate(services.limits.torches, me.id)
    tried = await services.reviews.try_out(room, number, body.actions)
    return Tried(chance=tried.chance, found=tried.found)


def _told(services: Services, room: Room, review: StoredReview | None) -> bytes:
    waits = review is not None and services.reviews.waits(review)
    return review_state(room.match.version, review, waits=waits)
