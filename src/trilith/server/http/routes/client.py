"""The web client, as the package was built with it."""

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from trilith.server.errors import NoSuchPage
from trilith.server.http.caching import encodings, if_changed
from trilith.words import LANGUAGES, words

router = APIRouter(include_in_schema=False)
CLIENT: Final = Path(__file__).parents[2] / "client"
# Files under assets/ carry a digest of their contents in their names, so they never change.
FOREVER: Final = {
    "cache-control": "public, max-age=31536000, immutable",
    "vary": "accept-encoding",
    "x-content-type-options": "nosniff",
}
COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first
EACH_TIME: Final = {
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
SERVICE_UNAVAILABLE: Final = 503


@router.get("/")
@router.get("/t/{match}")
@router.get("/t/{match}/worth")
@router.get("/t/{match}/try/{number}")
@router.get("/i/{invitation}")
@router.get("/my-games")
@router.get("/learn/{game}")
@router.get("/learn/{game}/{lesson}")
@router.get("/position/{game}")
async def page(request: Request) -> Response:
    """The one page of the client; what it shows depends on the address."""
    index = CLIENT / "index.html"
    if index.is_file():
        page = _placed(index.read_bytes(), request.scope.get("root_path", ""))
        return if_changed(request, page, "text/html; charset=utf-8", EACH_TIME)
    return HTMLResponse(
        _without_client(_language(request)), SERVICE_UNAVAILABLE, {"cache-control": "no-store"}
    )


@router.get("/assets/{name}")
async def asset(name: str, request: Request) -> Response:
    """A script, a style or a font, in the smallest form that the browser can read; the build has made them all."""
    path = CLIENT / "assets" / name
    if path.parent != CLIENT / "assets" or not path.is_file():
        raise NoSuchPage(path=f"/assets/{name}")
    kind = guess_type(name)[0]
    readable = encodings(request)
    for encoding, ending in COMPRESSED.items():
        smaller = path.with_name(name + ending)
        if encoding in readable and smaller.is_file():
            headers = {**FOREVER, "content-encoding": encoding}
            return FileResponse(smaller, media_type=kind, headers=headers)
    return FileResponse(path, media_type=kind, headers=FOREVER)


def _placed(page: bytes, base: str) -> bytes:
    """The page with the path under which a proxy shows the server: its files are there, and it asks there."""
    told = f'<meta name="base" content="{base}" />'.encode()
    return page.replace(b'"./assets/', f'"{base}/assets/'.encode()).replace(b"</head>", told + b"</head>")


def _without_client(language: str) -> str:
    """What to do when the package was built without its client."""
    say = words(language).say
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Trilith</title>'
        f"<h1>Trilith</h1><p>{say('page-no-client')}</p><pre>cd web && npm ci && npm run build</pre>"
        f'<p><a href="/docs">{say("page-interface")}</a></p></html>'
    )


def _language(request: Request) -> str:
    """The first language of the browser that we speak."""
    for asked in request.headers.get("accept-language", "").split(","):
        if asked.strip()[:2].lower() in LANGUAGES:
            return asked.strip()[:2].lower()
    return LANGUAGES[0]
