"""Exception handlers: every failure becomes a response with a name that a client can act on, and no prose."""

import logging
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.routing import compile_path
from starlette.types import Scope

from trilith.core.errors import TrilithError
from trilith.server.errors import BadRequest, NoSuchPage, NotKept, Unexpected, WrongMethod, status_of
from trilith.server.logs import REQUEST, REQUEST_ID
from trilith.server.metrics import Metrics

LOG: Final = logging.getLogger(__name__)
NOT_FOUND: Final = 404
WRONG_METHOD: Final = 405
LONGEST_QUOTE: Final = 100


def error_body(error: TrilithError, version: int | None) -> dict[str, object]:
    """An error as it goes over the wire."""
    about = {key: _short(value) for key, value in error.about.items()}
    return {"error": error.name, "about": about, "version": version}


def error_response(connection: HTTPConnection, error: TrilithError) -> JSONResponse:
    """An error as a response; it names the newest version of the match it is about."""
    metrics: Metrics = connection.app.state.metrics
    metrics.refusals.labels(error.name).inc()
    room = getattr(connection.state, "room", None)
    return JSONResponse(error_body(error, None if room is None else room.version), status_of(error))


def validation_error(error: RequestValidationError | ValidationError) -> BadRequest:
    """The first validation error of a message: where, and of what type."""
    first = error.errors()[0]
    return BadRequest(where=".".join(str(part) for part in first["loc"]), problem=str(first["type"]))


def add_error_handlers(app: FastAPI) -> None:
    """Handle every exception of this application."""

    @app.exception_handler(TrilithError)
    async def named(request: Request, error: TrilithError) -> JSONResponse:
        return error_response(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return error_response(request, validation_error(error))

    @app.exception_handler(HTTPException)
    async def not_found(request: Request, error: HTTPException) -> JSONResponse:
        response = error_response(request, _named(request, error))
        if error.status_code == WRONG_METHOD:
            response.headers["allow"] = ", ".join(_methods(request))
        return response

    @app.exception_handler(SQLAlchemyError)
    async def not_kept(request: Request, error: SQLAlchemyError) -> JSONResponse:
        LOG.error("%s %s: no database", request.method, route_of(request.scope), exc_info=error)
        return error_response(request, NotKept())

    @app.exception_handler(Exception)
    async def unexpected(request: Request, error: Exception) -> JSONResponse:
        LOG.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
        response = error_response(request, Unexpected())
        response.headers[REQUEST_ID] = REQUEST.get()  # this is beyond our middleware
        return response


def route_of(scope: Scope) -> str:
    """The route of a request as it is declared: addresses themselves may hold invitations."""
    return str(getattr(scope.get("route"), "path", "elsewhere"))


def path_of(scope: Scope) -> str:
    """The path of a request without the one under which a proxy shows the server."""
    return str(scope["path"].removeprefix(scope.get("root_path", "")))


def _named(request: Request, error: HTTPException) -> TrilithError:
    if isinstance(error.__cause__, TrilithError):
        return error.__cause__
    if error.status_code == NOT_FOUND:
        return NoSuchPage(path=request.url.path)
    if error.status_code == WRONG_METHOD:
        return WrongMethod(method=request.method, path=request.url.path)
    return BadRequest(where="body", problem="unreadable")


def _methods(request: Request) -> list[str]:
    """Every method that the contract knows for this address."""
    found = []
    for path, methods in request.app.openapi()["paths"].items():
        if compile_path(path)[0].match(path_of(request.scope)):
            found += [method.upper() for method in methods]
    return found


def _short(value: str | int) -> str | int:
    """What clients sent comes back shortened."""
    return value[:LONGEST_QUOTE] if isinstance(value, str) else value
