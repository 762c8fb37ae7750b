"""Runs the server in this process."""

import uvicorn

from trilith.server.app import create_app
from trilith.server.settings import Settings

FRAME_FACTOR = (
    8  # frames up to this many times the largest message get a named refusal; larger ones end the line
)
GRACE_SECONDS = 3


def make_server(settings: Settings) -> uvicorn.Server:
    """A server that is ready to run."""
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_max_size=settings.largest_message * FRAME_FACTOR,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
    )
