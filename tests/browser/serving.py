"""A real server and a real browser, for the tests of this folder and for the pictures in the docs."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

import undercroft.server
from tests.server.steady import Steady
from undercroft.trials.driving import Running

ROOT = Path(__file__).parents[2]
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update", "--disable-sync",
)  # fmt: skip


class NotReady(RuntimeError):
    """Something must be installed or built first."""


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise NotReady("there is no Chromium: 'make chromium' installs it")
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)


@contextmanager
def serving(folder: Path, *, path: Path | None = None) -> Iterator[Running]:
    """A server on an empty database in a folder; it finds games that are installed in `path` too."""
    if not (Path(undercroft.server.__file__).parent / "static" / "index.html").is_file():
        raise NotReady("the browser client is not built: 'make client' builds it")
    env = {} if path is None else {"PYTHONPATH": os.pathsep.join(map(str, (path, ROOT / "src", ROOT, ROOT / "tests")))}
    with Steady(f"sqlite:///{folder / 'tables.sqlite'}", folder / "server.log", env) as server:
        yield server
