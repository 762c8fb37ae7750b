"""The words that a client speaks: the same Fluent files that the command line reads."""

from hashlib import sha256
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from trilith.games import game_named
from trilith.server.asks import KEY_PATTERN, Language
from trilith.words import fluent_sources

router = APIRouter(tags=["words"])
FLUENT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {}}, "description": "Fluent messages"},
    304: {},
}
GameName = Annotated[str, Path(pattern=KEY_PATTERN)]


@router.get("/words/{language}", response_class=Response, responses=FLUENT)
async def words_of_the_client(language: Language, request: Request) -> Response:
    """What the client itself says, errors included."""
    return fluent(request, "\n".join(fluent_sources(language, ["trilith"], ("errors", "server", "web"))))


@router.get("/words/{language}/{game}", response_class=Response, responses=FLUENT)
async def words_of_a_game(language: Language, game: GameName, request: Request) -> Response:
    """The names, events, choices and rules of one game."""
    return fluent(request, "\n".join(fluent_sources(language, [f"trilith.games.{game_named(game).name}"])))


def fluent(request: Request, text: str) -> Response:
    """Fluent text, sent again only when it has changed."""
    headers = {"etag": f'"{sha256(text.encode()).hexdigest()[:32]}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
