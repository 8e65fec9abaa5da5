"""The application: pages, sockets and static files put together.

`create_app(Settings(...))` is all that a server needs; tests pass games that they have opened.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import Scope

from trimoon.notation import NotationError
from trimoon.web import games, installing, learn, live, rules, start, wishing
from trimoon.web.answers import error_page, refused_page
from trimoon.web.faults import Faults
from trimoon.web.forms import BadForm
from trimoon.web.guard import Guard
from trimoon.web.house import House, Opening, opened_from
from trimoon.web.people import People
from trimoon.web.settings import Settings
from trimoon.web.templating import Pages

LONGEST_BODY: Final = 64 * 1024
"""Bytes that a request may send: forms are short, and nothing longer is taken into memory."""


def create_app(settings: Settings = Settings(), opening: Opening | None = None) -> FastAPI:
    """Make the application; `opening` opens the games, by default as the settings say."""
    pages = Pages()
    open_games = opening or partial(opened_from, settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_games() as opened:
            app.state.house = House(opened.rooms, People(opened.secret), pages, settings)
            yield

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.mount("/static", pages.statics)
    app.include_router(start.router)
    app.include_router(rules.router)
    app.include_router(learn.router)
    app.include_router(wishing.router)
    app.include_router(installing.router)
    app.include_router(games.router)
    app.include_router(live.router)
    app.add_api_route("/healthz", _healthz, include_in_schema=False)
    _add_error_pages(app, pages)
    # The last one added is the outermost: what refuses or fails carries safe headers too.
    app.add_middleware(RequestBodyLimitMiddleware, max_body_size=LONGEST_BODY)
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=6)
    app.add_middleware(Faults, failing=partial(_failed, pages))
    app.add_middleware(Guard, hosts=settings.allowed_hosts, refusing=partial(_refused, pages))
    return app


async def _healthz() -> Response:
    return JSONResponse({"status": "ok"}, headers={"cache-control": "no-store"})


def _refused(pages: Pages, scope: Scope, fault: str) -> Response:
    return refused_page(pages, HTTPConnection(scope), fault)


def _failed(pages: Pages, scope: Scope) -> Response:
    return error_page(pages, HTTPConnection(scope), 500)


def _add_error_pages(app: FastAPI, pages: Pages) -> None:
    async def on_http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return error_page(pages, request, error.status_code)

    async def on_bad_form(request: Request, _: Exception) -> Response:
        return error_page(pages, request, 400)

    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(BadForm, on_bad_form)
    app.add_exception_handler(NotationError, on_bad_form)
