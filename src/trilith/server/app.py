"""The application: its services, its routes, its middleware and its error handlers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from fastapi import FastAPI

from trilith import __version__
from trilith.core.errors import TrilithError
from trilith.server.accounts.authentication import Authenticator
from trilith.server.accounts.password_hashing import Hashing
from trilith.server.health import DOWN, NO_ANSWER, Check, Checks
from trilith.server.http.dependencies import Services
from trilith.server.http.error_handlers import add_error_handlers
from trilith.server.http.limits import Limits
from trilith.server.http.middleware import RequestMiddleware
from trilith.server.http.routes import (
    about,
    client,
    lessons,
    matches,
    past,
    people,
    positions,
    reviewing,
    socket,
    table,
    words,
)
from trilith.server.metrics import Metrics
from trilith.server.pack_registry import PackRegistry
from trilith.server.past_results import fill_in_results
from trilith.server.rooms.notice_board import NoticeBoard
from trilith.server.rooms.registry import RoomRegistry
from trilith.server.rooms.reviews import Reviews
from trilith.server.settings import Settings
from trilith.server.sharing.opening import opened
from trilith.server.storage.instance_lock import AdvisoryLock
from trilith.server.storage.store import Store
from trilith.server.supervisor import Supervisor
from trilith.server.wire.openapi import extend_openapi
from trilith.server.workers.opening import workers_of

NOTICE_SECONDS: Final = 1.0  # between two looks at what was changed past this server
LOCK_SECONDS: Final = 5.0  # between two checks of the instance lock


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; it opens its database when it starts."""
    app = FastAPI(
        title="Trilith",
        version=__version__,
        lifespan=_lifespan(settings),
        redoc_url=None,
    )
    app.state.metrics = Metrics()
    app.state.refused = None
    modules = (about, words, people, past, lessons, matches, table, positions, reviewing, socket, client)
    for module in modules:
        # As they are: to include the router would build each of them anew at every start.
        app.router.routes += module.router.routes
    add_error_handlers(app)
    app.add_middleware(RequestMiddleware)
    extend_openapi(app)
    return app


def _lifespan(settings: Settings) -> Any:
    pack_registry = PackRegistry(settings.pack_folders)  # a bad pack is refused before the server starts

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        metrics: Metrics = app.state.metrics
        lock = AdvisoryLock(settings.database_url, shared=bool(settings.redis))
        await _hold(lock, app)
        store = Store(settings.database_url, metrics)
        await store.open()
        key = await store.cookie_key()
        hashing = Hashing(metrics)
        supervisor = Supervisor(metrics)
        async with opened(settings.redis, key) as (bus, leases):
            others = {"redis": Check(bus.check, NO_ANSWER)} if bus.shared else {}
            thinkers = None
            if not settings.bot_processes:
                thinkers = workers_of(settings.redis, bus, pack_registry, metrics)
                others["workers"] = Check(thinkers.check, DOWN)
            rooms = RoomRegistry(settings, store, metrics, pack_registry, bus, leases, thinkers)
            reviews = Reviews(store, rooms, rooms.thinkers, metrics)
            authenticator = Authenticator(settings, store, key, hashing, bus)
            notice_board = NoticeBoard(store, rooms, authenticator)
            app.state.services = Services(
                settings,
                store,
                metrics,
                rooms,
                reviews,
                Checks(store, supervisor, others),
                authenticator,
                Limits(settings, metrics),
            )
            await notice_board.heed()  # what was noted before concerns nothing that is in memory
            rooms.open(supervisor)
            supervisor.every(NOTICE_SECONDS, "notices", notice_board.heed, NOTICE_SECONDS)
            supervisor.once("reviews", reviews.run)
            supervisor.once("results", partial(fill_in_results, store, pack_registry, leases))
            if lock.needed:
                supervisor.every(LOCK_SECONDS, "instance-lock", lock.hold)
            try:
                yield
            finally:
                await supervisor.close()
                await rooms.close()
        hashing.close()
        await store.close()
        await lock.release()

    return lifespan


async def _hold(lock: AdvisoryLock, app: FastAPI) -> None:
    """Refuse to be the second server of a database, and leave the error for whoever started this one."""
    try:
        await lock.hold()
    except TrilithError as error:
        app.state.refused = error
        raise
