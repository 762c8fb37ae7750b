"""What seldom changes is sent again only when it has."""

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response


def if_changed(request: Request, body: bytes, media_type: str) -> Response:
    """The body, or word that the client has it already."""
    headers = {"etag": f'"{sha256(body).hexdigest()[:32]}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
