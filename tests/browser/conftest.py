"""Servers, a browser, and people at it. Whatever a test is about: no page may complain, and nothing may be asked of anybody else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.cutting import Cutter
from tests.browser.player import PATIENCE, Player
from tests.browser.serving import launch, serving
from tests.server import games
from undercroft.trials.driving import Running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture(scope="package")
def probes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which the probes are installed: games for several seats."""
    folder = tmp_path_factory.mktemp("probes")
    games.install(folder)
    with serving(folder, path=folder) as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """For this folder only: while the browser is driven, no other event loop can run in this process."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class Watch:
    """What pages complain of, and whom they ask."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.asked: set[str] = set()
        self.expected: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self.asked.add(urlsplit(request.url).netloc))
        context.on("page", self._page)
        context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        context.on("console", self._console)

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self.asked.add(urlsplit(socket.url).netloc))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")

    def expect(self, pattern: str) -> None:
        """A complaint that belongs to the test."""
        self.expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        return [text for text in self.complaints if not any(re.search(pattern, text) for pattern in self.expected)]


@pytest.fixture
def watch() -> Watch:
    return Watch()


Visit = Callable[..., Player]


@pytest.fixture
def visit(chromium: Browser, server: Running, watch: Watch) -> Iterator[Visit]:
    """Somebody comes with a browser of their own; at the end nothing may have gone wrong in any of them."""
    contexts: list[BrowserContext] = []
    homes: set[str] = set()
    logged = len(server.log.read_text())

    def come(at: Running | Cutter = server, **options: Any) -> Player:
        home = f"localhost:{at.port}"
        homes.add(home)
        context = chromium.new_context(**{"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        watch.over(context)
        return Player(context.new_page(), f"http://{home}/")

    yield come
    for context in contexts:
        context.close()
    assert watch.unexpected == []
    assert watch.asked <= homes
    assert server.log.read_text()[logged:] == ""


@pytest.fixture
def player(visit: Visit) -> Player:
    return visit()
