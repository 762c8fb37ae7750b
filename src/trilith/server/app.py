"""The application: its parts, its routes, and the contract it publishes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI

from trilith import __version__
from trilith.core.errors import TrilithError
from trilith.server.auth import Doorkeeper
from trilith.server.gate import add_gate
from trilith.server.hashing import Hashing
from trilith.server.health import Checks
from trilith.server.instance_lock import AdvisoryLock
from trilith.server.limits import Buckets
from trilith.server.measures import Measures
from trilith.server.refusing import add_refusals
from trilith.server.rooms import Rooms
from trilith.server.routes import about, client, matches, people, socket, table, words
from trilith.server.services import Services
from trilith.server.settings import Settings
from trilith.server.shelf import Shelf
from trilith.server.store import Store
from trilith.server.supervisor import Supervisor
from trilith.server.wire import Refused, add_shapes_of_games, add_socket_messages

NEWCOMERS_AT_ONCE: Final = 10  # seconds' worth of them
PASSWORDS_AT_ONCE: Final = 10
PEOPLE_IN_A_HOUSE: Final = 3  # who share an address may all sign in
LOCK_SECONDS: Final = 5.0  # between two looks whether the database is still ours
REFUSALS: Final = (401, 403, 404, 405, 409, 413, 422, 426, 429, 500, 503)


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; it opens its database when it starts."""
    app = FastAPI(
        title="Trilith",
        version=__version__,
        lifespan=_running(settings),
        responses={status: {"model": Refused, "description": "refused"} for status in REFUSALS},
        redoc_url=None,
    )
    app.state.measures = Measures()
    app.state.refused = None
    for module in (about, words, people, matches, table, socket, client):
        app.include_router(module.router)
    add_refusals(app)
    add_gate(app)
    _describe_the_rest(app)
    return app


def _running(settings: Settings) -> Any:
    shelf = Shelf(settings.pack_folders)  # a bad pack is refused before anybody knocks

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        measures: Measures = app.state.measures
        lock = AdvisoryLock(settings.database_url)
        await _hold(lock, app)
        store = Store(settings.database_url, measures)
        await store.open()
        rooms = Rooms(settings, store, measures, shelf)
        hashing = Hashing(measures)
        supervisor = Supervisor(measures)
        app.state.services = Services(
            settings,
            store,
            measures,
            rooms,
            Checks(store, supervisor),
            Doorkeeper(settings, store, await store.cookie_key(), hashing),
            Buckets(settings.rate, settings.burst),
            Buckets(settings.newcomers, settings.newcomers * NEWCOMERS_AT_ONCE),
            Buckets(settings.passwords, PASSWORDS_AT_ONCE),
            Buckets(settings.passwords * PEOPLE_IN_A_HOUSE, PASSWORDS_AT_ONCE * PEOPLE_IN_A_HOUSE),
        )
        rooms.open(supervisor)
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

    return running


async def _hold(lock: AdvisoryLock, app: FastAPI) -> None:
    """Refuse to be the second server of a database, and leave word of it for whoever started this one."""
    try:
        await lock.hold()
    except TrilithError as error:
        app.state.refused = error
        raise


def _describe_the_rest(app: FastAPI) -> None:
    """Let the published contract describe what goes over sockets and what games show, too."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            add_socket_messages(schema["components"]["schemas"])
            add_shapes_of_games(schema["components"]["schemas"])
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
