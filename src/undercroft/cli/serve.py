"""The server commands: serve, backup, loadtest, faults."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.language.packs import packs_by_game
from undercroft.terminal.library import home

from .output import BAD_USAGE, CHECK_FAILED, Fail, print_grid, say, telling
from .packs import Folders

PORT = 8420

Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all network interfaces.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")]
Url = Annotated[
    str,
    typer.Option(
        "--database-url",
        envvar="UNDERCROFT_DATABASE_URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file in the data folder if not given.",
    ),
]
Allow = Annotated[list[str] | None, typer.Option("--allow-host", help="A host name requests may use, such as games.example.org; can be repeated.")]
Workers = Annotated[int, typer.Option(min=1, max=16, help="Processes that compute bot moves and hints.")]
Limits = Annotated[bool, typer.Option("--limits/--no-limits", help="Limit how often one address or player may create tables and so on.")]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the lobby in the browser.")]


def database(url: str) -> str:
    from undercroft.server.serve import local_database

    try:
        return url or local_database(home())
    except OSError as e:
        raise Fail(f"cannot make the data folder {home()}: {e.strerror}", CHECK_FAILED) from None


def serve(
    host: Host = "127.0.0.1", port: Port = PORT, url: Url = "", allow_host: Allow = None, workers: Workers = 1, limits: Limits = True,
    open_browser: Open = True,
    pack: Folders = [],  # noqa: B006 (Typer copies it)
) -> None:
    """Start a server and open its lobby in the browser."""
    from undercroft.server.guard import LIMITS
    from undercroft.server.serve import CannotListen
    from undercroft.server.serve import serve as run
    from undercroft.server.store import StoreError

    packs, allowed, rates = packs_by_game(pack), tuple(allow_host or ()), LIMITS if limits else {}
    try:
        run(database(url), host, port, allowed=allowed, workers=workers, open_browser=open_browser, say=say, limits=rates, packs=packs)
    except CannotListen as e:
        raise Fail(f"{e}; try another with --port", BAD_USAGE) from None
    except StoreError as e:
        raise Fail(str(e), CHECK_FAILED) from None


def backup(to: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")], url: Url = "") -> None:
    """Copy the server's SQLite database to a file while the server is running. (For PostgreSQL, use pg_dump.)"""
    from undercroft.server.backup import copy_database
    from undercroft.server.store import StoreError

    try:
        say(f"{copy_database(database(url), to):,} bytes written to {to}")
    except StoreError as e:
        raise Fail(str(e), CHECK_FAILED) from None


Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the results here as JSON; a page is written next to it.")]


def loadtest(
    tables: Annotated[int, typer.Option(min=1, max=1000, help="Number of tables played at the same time.")] = 200,
    seconds: Annotated[int, typer.Option(min=1, max=600, help="How long to run, in seconds.")] = 120,
    url: Url = "",
    seed: Annotated[int, typer.Option(min=0, help="The seed of the players.")] = 1,
    out: Out = None,
) -> int:
    """Play many tables of all games at once over real connections to a test server on loopback, and measure how long choices take."""
    from undercroft.trials import loadtest as loading

    with telling("playing") as tell:
        report = loading.loadtest(tables, seconds, url, seed, tell)
    print_grid([f"#{c}" for c in loading.COLUMNS], [report.cells])
    if out is not None:
        loading.write(report, out)
    return 0 if report.ok else CHECK_FAILED


def faults(
    kills: Annotated[int, typer.Option(min=1, max=1000, help="How many times to kill the server.")] = 20,
    tables: Annotated[int, typer.Option(min=1, max=100, help="Number of tables.")] = 8,
    url: Url = "",
    seed: Annotated[int, typer.Option(min=0, help="The seed of players and kills.")] = 1,
    out: Out = None,
) -> int:
    """Kill a test server again and again while all games are played, and look for acknowledged choices that were lost."""
    from undercroft.trials import faults as killing

    with telling("killing") as tell:
        report = killing.faults(tables, kills, url, seed, tell)
    for name, count in report.counts.items():
        say(f"{name}: {count:,}")
    if out is not None:
        killing.write(report, out)
    return 0 if report.ok else CHECK_FAILED
