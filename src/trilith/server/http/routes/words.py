"""The words that a client speaks: the same Fluent files that the command line reads."""

from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from trilith.games import package_of
from trilith.server.http.caching import if_changed
from trilith.server.http.dependencies import GameName, PackAsked, ServicesDep
from trilith.server.wire.requests import Language
from trilith.words import fluent_sources

router = APIRouter(tags=["words"])
OF_THE_CLIENT: Final = ("bots", "errors", "hints", "learn", "lessons", "server", "web", "worth")  # files
FLUENT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {}}, "description": "Fluent messages"},
    304: {},
}


@router.get("/words/{language}", response_class=Response, responses=FLUENT)
async def words_of_the_client(language: Language, request: Request) -> Response:
    """What the client itself says, errors included, and who plays against people."""
    return fluent(request, "\n".join(fluent_sources(language, ["trilith"], OF_THE_CLIENT)))


@router.get("/words/{language}/{game}", response_class=Response, responses=FLUENT)
async def words_of_a_game(
    language: Language, game: GameName, request: Request, services: ServicesDep, pack: PackAsked = None
) -> Response:
    """The names, events, choices and rules of one game; what its pack calls otherwise comes last."""
    played = services.rooms.pack_registry.with_digest(game, pack)
    own = played.pack.words.get(language, "")
    return fluent(request, "\n".join([*fluent_sources(language, [package_of(game)]), own]))


def fluent(request: Request, text: str) -> Response:
    """Fluent text, sent again only when it has changed."""
    return if_changed(request, text.encode(), "text/plain; charset=utf-8")
