"""HTTP caching: ETags, 304 for what the client has already, and gzip."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALLEST_COMPRESSED: Final = 1_000  # bytes
CACHE_SIZE: Final = 64  # compressed bodies


def if_changed(
    request: Request, body: bytes, media_type: str, more: Mapping[str, str] | None = None
) -> Response:
    """The body, or 304 if the client has it already."""
    encoding = "gzip" if len(body) >= SMALLEST_COMPRESSED and "gzip" in encodings(request) else ""
    tag = f'"{sha256(body).hexdigest()[:32]}{encoding and "-" + encoding}"'
    headers = {"cache-control": "no-cache", **(more or {}), "etag": tag, "vary": "accept-encoding"}
    if tag in (
        each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")
    ):
        return Response(status_code=304, headers=headers)
    if encoding:
        return Response(
            _gzipped(body), media_type=media_type, headers={**headers, "content-encoding": encoding}
        )
    return Response(body, media_type=media_type, headers=headers)


def encodings(request: Request) -> set[str]:
    """The encodings that a client accepts."""
    found = set()
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if weight.strip().removeprefix("q=").strip("0.") or not weight:
            found.add(name.strip())
    return found


@lru_cache(CACHE_SIZE)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
