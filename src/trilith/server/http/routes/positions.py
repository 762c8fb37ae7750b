"""Positions on their own: copied out of a match, set up by hand, and looked at."""

from typing import Annotated

from fastapi import APIRouter, Query

from trilith.server.http.dependencies import GameName, Me, PackAsked, RoomDep, ServicesDep
from trilith.server.http.routes.table import LinesPlayed
from trilith.server.rooms.looking_back import position_at
from trilith.server.rooms.setting_up import beginning, looked_at
from trilith.server.wire.positions import PositionForm, PositionSeen, SetUp
from trilith.server.wire.responses import Named

router = APIRouter(tags=["positions"])
HowMany = Annotated[int, Query(ge=1, le=8, description="how many sit at the table")]


@router.get("/games/{game}/position")
async def begin_position(
    game: GameName, me: Me, services: ServicesDep, seats: HowMany = 2, pack: PackAsked = None
) -> PositionForm:
    """A table that was just set, to be changed, and what may stand where in its position."""
    played = services.rooms.pack_registry.with_digest(game, pack)
    return PositionForm.model_validate(beginning(played, seats), strict=False)


@router.post("/positions")
async def look_at_position(body: SetUp, me: Me, services: ServicesDep) -> PositionSeen:
    """Everything that is impossible about a position, and the table as it would look; nothing of it is kept."""
    return PositionSeen.model_validate(looked_at(body.position, services.rooms.pack_registry), strict=False)


@router.get("/matches/{match}/moments/{lines}/position")
async def copy_position(room: RoomDep, me: Me, lines: LinesPlayed) -> Named:
    """The whole position after so many lines of a match that is over."""
    async with room.locked():
        return position_at(room, lines)
