"""The server on the command line: serve, backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.terminal.library import home

from .output import BAD_USAGE, CHECK_FAILED, Fail, say

PORT = 8420

Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every network of this machine.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")]
Url = Annotated[str, typer.Option("--database-url", envvar="UNDERCROFT_DATABASE_URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file in the data folder if not given.")]  # fmt: skip
Allow = Annotated[list[str] | None, typer.Option("--allow-host", help="A name this server is called by, such as games.example.org; repeatable.")]
Workers = Annotated[int, typer.Option(min=1, max=16, help="Processes in which bots and hints think.")]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the lobby in the browser.")]


def database(url: str) -> str:
    from undercroft.server.serve import local_database

    try:
        return url or local_database(home())
    except OSError as e:
        raise Fail(f"cannot make the data folder {home()}: {e.strerror}", CHECK_FAILED) from None


def serve(
    host: Host = "127.0.0.1", port: Port = PORT, url: Url = "", allow_host: Allow = None, workers: Workers = 1, open_browser: Open = True
) -> None:
    """Start a server and open its lobby in the browser."""
    from undercroft.server.serve import CannotListen
    from undercroft.server.serve import serve as run
    from undercroft.server.store import StoreError

    try:
        run(database(url), host, port, allowed=tuple(allow_host or ()), workers=workers, open_browser=open_browser, say=say)
    except CannotListen as e:
        raise Fail(f"{e}; try another with --port", BAD_USAGE) from None
    except StoreError as e:
        raise Fail(str(e), CHECK_FAILED) from None


def backup(to: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")], url: Url = "") -> None:
    """Copy the server's SQLite database to a file while it runs. (PostgreSQL has pg_dump.)"""
    from undercroft.server.backup import copy_database
    from undercroft.server.store import StoreError

    try:
        say(f"{copy_database(database(url), to):,} bytes written to {to}")
    except StoreError as e:
        raise Fail(str(e), CHECK_FAILED) from None
