"""Runs the server in this process, with uvicorn."""

import asyncio
import gc
import socket
import threading
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from trilith.server.app import create_app
from trilith.server.errors import NoDatabase
from trilith.server.http.connections import Connections, limited_http, limited_sockets
from trilith.server.listener import url_of, wait_until_healthy
from trilith.server.logs import configure
from trilith.server.settings import Settings
from trilith.server.sharing.connecting import check as check_redis
from trilith.server.storage.database import without_password
from trilith.server.storage.instance_lock import AdvisoryLock, file_lock
from trilith.server.storage.store import Store

# Frames up to this many times the largest message get a named error; larger ones close the socket.
FRAME_FACTOR: Final = 8
GRACE_SECONDS: Final = 3
# After how many new objects garbage is looked for, after how many such looks among older ones, and after how many of those
# among all: Python's own choice is 700, 10, 10. There is hardly any in play; to look through 20,000 objects stops the server
# for 50 ms (docs/scale.md).
COLLECTIONS: Final = (5_000, 50, 100)


def make_server(settings: Settings, app: FastAPI | None = None) -> uvicorn.Server:
    """A server that is ready to run."""
    app = app or create_app(settings)
    connections = Connections(settings, app.state.metrics)
    return uvicorn.Server(
        uvicorn.Config(
            app,
            host=settings.host,
            port=settings.port,
            http=limited_http(connections),
            ws=limited_sockets(connections),
            ws_max_size=settings.largest_message * FRAME_FACTOR,
            ws_per_message_deflate=False,  # it costs more time than a few kilobytes are worth, and much memory
            log_config=None,
            access_log=False,
            forwarded_allow_ips=settings.proxies,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
    )


def serve(settings: Settings, listener: socket.socket, welcome: Callable[[], None]) -> None:
    """Serve at the listener until a signal ends it; call `welcome` once the health check succeeds."""
    address = url_of(listener)
    configure(settings)
    with listener:
        asyncio.run(_check_database(settings.database_url, shared=bool(settings.redis)))
        if settings.redis:
            asyncio.run(check_redis(settings.redis))
        with file_lock(settings.database_url, address):
            app = create_app(settings)
            server = make_server(settings, app)
            tune_garbage_collector()

            def wait() -> None:
                if wait_until_healthy(address, lambda: not server.should_exit):
                    welcome()

            threading.Thread(target=wait, daemon=True).start()
            server.run(sockets=[listener])
            if app.state.refused is not None:
                raise app.state.refused


def tune_garbage_collector() -> None:
    """Exclude what is loaded by now, and collect seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


async def _check_database(database_url: str, *, shared: bool) -> None:
    """Refuse to begin without a database, or with one that has a server already that does not share it."""
    try:
        store, lock = Store(database_url), AdvisoryLock(database_url, shared=shared)
        try:
            await store.check()
            await lock.hold()
        finally:
            await lock.release()
            await store.close()
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise NoDatabase(url=without_password(database_url), problem=type(error).__name__) from None
