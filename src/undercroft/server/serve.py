"""Runs the server, for this machine or for others, with its own database or another one."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket as sockets
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import uvicorn

from undercroft.kernel.packs import PackSource

from .app import create_app
from .guard import LIMITS, LOCAL, Limit, own_names
from .invitations import ANY
from .protocol import MAX_FRAME
from .store import Store, StoreError


class CannotListen(RuntimeError):
    """The port is not available."""


class Server(uvicorn.Server):
    """A server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # packs stay in memory: scanning them on every collection would delay everyone
            self.ready()


def local_database(folder: Path) -> str:
    """This user's database: a file in the data folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def listen(host: str, port: int) -> sockets.socket:
    """A socket to serve on; port 0 picks any free port."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    found = sockets.socket(family, sockets.SOCK_STREAM)
    found.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as e:
        found.close()
        raise CannotListen(f"cannot listen on {host} port {port}: {getattr(e, 'strerror', None) or e}") from None
    return found


async def _try(url: str) -> None:
    """Open the database once, to report problems before anything starts."""
    store = Store(url)
    await store.open()
    await store.close()


def serve(
    url: str, host: str, port: int, *, say: Callable[[str], Any], allowed: tuple[str, ...] = (), workers: int = 1, open_browser: bool = False,
    limits: Mapping[str, Limit] = LIMITS, packs: Mapping[str, tuple[PackSource, ...]] | None = None,
) -> None:
    """Serve until stopped. The server answers to the allowed names and to this machine's own: `localhost` on loopback, otherwise its host name and
    network addresses. `packs` holds all packs of the games to which it adds some of its own."""
    asyncio.run(_try(url))
    names = (*(LOCAL if host in LOCAL else own_names()), *((host,) if host not in ANY else ()), *allowed)
    bound = listen(host, port)
    taken = int(bound.getsockname()[1])
    address = f"http://{'localhost' if host in (*LOCAL, *ANY) else host}:{taken}/"

    def ready() -> None:
        say(f"Undercroft is at {address} (stop with Ctrl+C)")
        if open_browser:
            webbrowser.open(address)

    logging.getLogger("undercroft.server").setLevel(logging.INFO)
    config = uvicorn.Config(
        create_app(url, hosts=names, workers=workers, limits=limits, bound=(host, taken), packs=packs), log_level="warning", access_log=False,
        ws_max_size=MAX_FRAME, ws_ping_interval=20, ws_ping_timeout=20, server_header=False, timeout_graceful_shutdown=3, lifespan="on",
    )  # fmt: skip
    server = Server(config, ready)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve([bound]))
    finally:
        bound.close()
    if not server.started:
        raise StoreError("the server could not start; see the message above")
