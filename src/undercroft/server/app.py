"""The application: lobby, live seats, the client's files, and everything common to all responses."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from undercroft import __version__
from undercroft.kernel.contract import BadPosition, Module
from undercroft.kernel.packs import PackError, PackSource
from undercroft.kernel.registry import UnknownGame
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import SaveError
from undercroft.presentation.failures import each_game, log_failure
from undercroft.text.messages import locales

from . import lobby
from .guard import HEADERS, LIMITS, Gate, Limit, known_host, same_origin
from .hall import Hall, Missing
from .openapi import document
from .protocol import Problem
from .shelf import SHELF, Shelf
from .socket import live_seat
from .store import Store
from .workers import TookTooLong, Workers

log = logging.getLogger("undercroft.server")

STATIC = Path(__file__).parent / "static"
NO_CLIENT = "The client has not been built: install Undercroft with 'pip install .' from a checkout that has the folder web/."
MAX_BODY = 64 << 10
"""The largest request body in bytes, unless a handler sets its own limit."""


def problem(status: int, error: str, detail: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(Problem(error, detail), status_code=status, media_type=MediaType.JSON, headers=headers)


def _http(_: Request[Any, Any, Any], e: HTTPException) -> Response[Problem]:
    detail = e.detail
    if isinstance(e, ValidationException) and e.extra:
        detail = "; ".join(f"{x.get('key', '')} {x.get('message', '')}".strip() for x in e.extra if isinstance(x, dict))[:500] or detail
    return problem(e.status_code, type(e).__name__.removesuffix("Exception").lower() or "error", detail, e.headers)


def _missing(_: Request[Any, Any, Any], e: Exception) -> Response[Problem]:
    return problem(404, "not-found", "there is no such thing here, or it is not yours")


def _bad(_: Request[Any, Any, Any], e: Exception) -> Response[Problem]:
    return problem(422, "refused", str(e))


def _slow(_: Request[Any, Any, Any], e: Exception) -> Response[Problem]:
    return problem(422, "too-long", str(e))


def _deep(_: Request[Any, Any, Any], e: Exception) -> Response[Problem]:
    return problem(400, "validation", "the document is nested too deeply")


def _broken(_: Request[Any, Any, Any], e: Exception) -> Response[Problem]:
    log_failure(log, "an answer failed", e)
    return problem(500, "broken", "something went wrong on the server; it is in its log")


HANDLERS: dict[int | type[Exception], Any] = {
    HTTPException: _http, Missing: _missing, UnknownGame: _missing, SetupError: _bad, SaveError: _bad, PackError: _bad, BadPosition: _bad,
    TookTooLong: _slow, RecursionError: _deep, Exception: _broken,
}  # fmt: skip


@get("/", include_in_schema=False)
async def page() -> Response[bytes]:
    """The client: one page for all routes."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NO_CLIENT.encode(), media_type=MediaType.TEXT, status_code=503)
    return Response(index.read_bytes(), media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """This API, live frames included; it is put together once."""
    state = request.app.state
    if "openapi" not in state:
        state["openapi"] = document(request.app)
    found: dict[str, Any] = state["openapi"]
    return found


class Guard:
    """Refuses unknown host names and foreign origins, and adds the security headers to every response."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app, self.hosts = app, hosts

    def _why(self, host: str | None) -> str:
        if known_host(host, self.hosts):
            return "requests must come from this server's own pages"
        name = (host or "").rpartition(":")[0] or host or ""
        return f"this server does not go by the name {name[:100]!r}; whoever runs it can allow the name with --allow-host"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {k.decode("latin-1").lower(): v.decode("latin-1") for k, v in scope["headers"]}
        host, origin = headers.get("host"), headers.get("origin")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *((k.encode(), v.encode()) for k, v in HEADERS.items())]
            await send(message)

        reads = scope.get("method", "GET") in ("GET", "HEAD")
        if known_host(host, self.hosts) and (reads or same_origin(origin, host)):
            await self.app(scope, receive, with_headers)
        elif "method" not in scope:
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign host"})
        else:
            body = msgspec.json.encode(Problem("foreign", self._why(host)))
            start = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await with_headers({"type": "http.response.start", "status": 403, "headers": start})
            await send({"type": "http.response.body", "body": body, "more_body": False})


def _load(shelf: Shelf) -> None:
    """Load all games and their texts, so that the first visitor does not have to wait for them."""

    def load(module: Module) -> None:
        for pack in shelf.find(module.name).installed:
            pack.embed()
        for locale in locales():
            lobby.game_info(shelf, module.name, locale)

    each_game(load, lobby.report)


def create_app(
    url: str, *, hosts: tuple[str, ...] = (), workers: int = 1, limits: Mapping[str, Limit] = LIMITS, bound: tuple[str, int] | None = None,
    packs: Mapping[str, tuple[PackSource, ...]] | None = None,
) -> Litestar:
    """Create a server for a database. `hosts` lists the names it answers to (empty: any). `bound` is the address it listens on, if known. `packs`
    holds all packs of the games to which the server adds some of its own."""
    shelf = Shelf(packs) if packs else SHELF

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, thinkers = Store(url), Workers(workers, shelf)
        await store.open()
        hall = app.state["hall"] = Hall(store, thinkers, shelf)
        app.state["gate"] = Gate(limits, time.monotonic)
        app.state["bound"], app.state["hosts"] = bound, hosts
        _load(shelf)
        try:
            yield
        finally:
            await hall.close()
            await thinkers.close()
            await store.close()

    api = Router("/api", route_handlers=[*lobby.HANDLERS, live_seat, openapi], dependencies={"player": Provide(lobby.player_of)})
    handlers: list[Any] = [api, page]
    if STATIC.is_dir():
        forever = CacheControlHeader(max_age=31536000, immutable=True)
        handlers.append(create_static_files_router("/assets", [STATIC / "assets"], cache_control=forever))
    app = Litestar(
        handlers,
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(title="Undercroft", version=__version__, render_plugins=(JsonRenderPlugin(),), path="/api/lobby"),
        request_max_body_size=MAX_BODY,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Guard(app.asgi_handler, hosts)
    return app
