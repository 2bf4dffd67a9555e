"""The application: routes under /api, the page at /, and what is said when something is wrong."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.responses import Response

import parlour
from parlour.engine.errors import ParlourError
from parlour.server import protocol
from parlour.server.house import House
from parlour.server.language import own_language
from parlour.server.limits import Limits
from parlour.server.page import page
from parlour.server.problem import Problem
from parlour.server.routes import games, matches, records, rooms, streams
from parlour.server.security import HEADERS, Guard, Unread
from parlour.server.settings import Settings
from parlour.server.wire import written
from parlour.server.wrong import OUT_OF_RANGE, wrong_with

log = logging.getLogger("parlour.server")

ABOUT = "Rooms, seats and matches of Parlour. Anything that speaks HTTP can play: see docs/api.md."
# Models that no route names: errors, and the messages of the WebSocket.
FURTHER = (
    protocol.Error,
    protocol.Stale,
    protocol.Hello,
    protocol.ClientMessage,
    protocol.AckMessage,
    protocol.ErrorMessage,
    protocol.PongMessage,
)


def create_app(settings: Settings | None = None, lifespan: bool = True) -> FastAPI:
    """The application; without its lifespan, whoever serves it opens and closes the house."""
    settings = settings or Settings.from_environment()
    limits = Limits(settings)

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(settings, limits)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Application(
        title="Parlour",
        version=parlour.__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=open_house if lifespan else None,
    )
    app.state.limits = limits
    for chapter in (games, rooms, matches, records, streams):
        app.include_router(chapter.router, prefix="/api")
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(ParlourError, on_mistake)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_failure)
    app.add_middleware(Guard, settings=settings, limits=limits)
    app.mount("/", page(settings.page))
    return app


class Application(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """With the messages of the WebSocket, which OpenAPI has no place for."""
        if not self.openapi_schema:
            document = super().openapi()
            _, found = models_json_schema(
                [(model, "validation") for model in FURTHER], ref_template="#/components/schemas/{model}"
            )
            document["components"]["schemas"].update(found["$defs"])
        assert self.openapi_schema is not None
        return self.openapi_schema


async def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else {}
    return written(error.written(language_of(request)), error.status, headers)


async def on_mistake(request: Request, error: Exception) -> Response:
    assert isinstance(error, ParlourError)
    return await on_problem(request, Problem(422, error.saying))


async def on_bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    found = list(error.errors())
    if found and found[0]["loc"][0] == "path" and found[0]["type"] not in OUT_OF_RANGE:
        return await on_problem(request, Problem(404, "request.nothing-here"))
    return await on_problem(request, wrong_with(found))


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status, ids = error.status_code, {404: "request.nothing-here", 405: "request.other-method"}
    problem = (
        error.problem
        if isinstance(error, Unread)
        else Problem(status, ids.get(status, "request.refused"), {"status": status})
    )
    return written(problem.written(language_of(request)), status, dict(error.headers or {}))


async def on_failure(request: Request, error: Exception) -> Response:
    """Our mistake, not the caller's; what it was is in the log."""
    return written(Problem(500, "request.failed").written(language_of(request)), 500, HEADERS)


def language_of(request: Request) -> str:
    return own_language(request.headers.get("accept-language", ""))
