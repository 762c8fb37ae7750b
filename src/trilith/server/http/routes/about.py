"""What can be played, and how the server fares."""

from contextlib import suppress

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from trilith.bots.characters import roads_of
from trilith.bots.registry import BOTS
from trilith.games import GAMES
from trilith.lessons.library import taught
from trilith.server.http.caching import if_changed
from trilith.server.http.dependencies import GameName, PackAsked, ServicesDep
from trilith.server.wire.responses import Components, GameInfo, Health, PackInfo

router = APIRouter(tags=["about"])


@router.get("/games")
async def list_games(services: ServicesDep) -> list[GameInfo]:
    """The games that can be played."""
    return [
        GameInfo(
            name=game.name,
            version=game.version,
            seats=list(game.seats),
            options={option: list(values) for option, values in game.options.items()},
            cites=game.cites,
            pack=PackInfo.of(game.pack),
            characters=list(roads_of(game.name)),
            taught=game.name in taught(),
        )
        for game in map(services.rooms.pack_registry.for_new_match, GAMES)
    ]


@router.get(
    "/games/{game}/components", response_model=Components, responses={304: {"description": "known already"}}
)
async def list_components(
    game: GameName, request: Request, services: ServicesDep, pack: PackAsked = None
) -> Response:
    """What is in a game's box: by name of the data file its tables, as they are in `data/*.toml`.

    Under `pack` stands what the box is called, and which files are reconstructed.
    """
    return if_changed(
        request,
        to_json(services.rooms.pack_registry.with_digest(game, pack).components()),
        "application/json",
    )


@router.get("/bots")
async def list_bots() -> list[str]:
    """The bots that can take a seat, the weakest first; with a character a level is named `level/character`."""
    return list(BOTS)


@router.get("/healthz", responses={503: {"model": Health, "description": "something is not well"}})
async def health(services: ServicesDep, response: Response) -> Health:
    """Whether the server can do its work, and what is wrong if it cannot."""
    found = await services.checks.report()
    response.status_code = 200 if found.status == "ok" else 503
    return found


@router.get("/metrics", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def metrics(services: ServicesDep) -> Response:
    """Figures for Prometheus."""
    services.rooms.update_gauges()
    with suppress(SQLAlchemyError, OSError):  # what else is known is told without a database, too
        for status, count in (await services.store.counts()).items():
            services.metrics.matches.labels(status).set(count)
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)
