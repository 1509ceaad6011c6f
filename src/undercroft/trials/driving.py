"""Seats played by programs over real connections: shared by the load test and the fault test."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from uvicorn import Config
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from undercroft.kernel.registry import games
from undercroft.lab.setups import pinned_setups
from undercroft.server.protocol import PROTOCOL

Plain = dict[str, Any]
T = TypeVar("T")
_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class DrivingError(RuntimeError):
    """The server under test misbehaved."""


def drive(work: Coroutine[Any, Any, T]) -> T:
    """Run with the fastest event loop available, so that the server is measured and not the client."""
    with asyncio.Runner(loop_factory=Config("").get_loop_factory()) as runner:
        return runner.run(work)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Running:
    """A server in its own process, on loopback."""

    CODE = "from undercroft.cli.app import main; main()"
    READY = 30.0
    """How many seconds a server may take to start."""

    def __init__(self, url: str, log: Path, env: Mapping[str, str] | None = None, *, limits: bool = False) -> None:
        self.url, self.port, self.log, self.env = url, free_port(), log, env or {}
        self.limits = limits
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        arguments = ["serve", "--no-open", "--limits" if self.limits else "--no-limits", "--port", str(self.port)]
        env = {**os.environ, **self.env, "UNDERCROFT_DATABASE_URL": self.url}
        with self.log.open("ab") as out:
            self.process = subprocess.Popen([sys.executable, "-c", self.CODE, *arguments], stdout=out, stderr=out, env=env)

    async def ready(self) -> None:
        """Wait until the server answers."""
        for _ in range(int(self.READY * 20)):
            if self.process is None or self.process.poll() is not None:
                raise DrivingError(f"the server did not start: {self.log.read_text()[-300:]}")
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.05)
        raise DrivingError("the server does not answer")

    def kill(self) -> None:
        """Kill the server with SIGKILL, so that it cannot clean up."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    async def call(self, path: str, key: str = "", data: Mapping[str, Any] | None = None) -> Any:
        """Send a POST request to the lobby."""
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api{path}", _encode(data or {}), headers, method="POST")
        return _decode(await asyncio.to_thread(_fetch, request))


def _fetch(request: urllib.request.Request) -> bytes:
    with urllib.request.urlopen(request, timeout=30) as answer:
        data: bytes = answer.read()
    return data


class Line:
    """The connection of one seat. It keeps the seat's scene up to date from snapshots and changes."""

    def __init__(self, server: Running, key: str, table: str, seat: int) -> None:
        self.server, self.key, self.table, self.seat = server, key, table, seat
        self.socket: ClientConnection | None = None
        self.scene: Plain = {}
        self.version, self.sent = 0, 0

    async def connect(self) -> None:
        """Say hello and receive the snapshot."""
        uri = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live"
        self.socket = await connect(uri, max_size=1 << 22, compression=None, open_timeout=20)
        await self.say(type="hello", protocol=PROTOCOL, credential=self.key, seat=self.seat)
        await self.hear("snapshot")

    async def close(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self.socket.close()

    async def say(self, **frame: Any) -> int:
        assert self.socket is not None
        self.sent += 1
        await self.socket.send(_encode({"id": self.sent, **frame}).decode())
        return self.sent

    async def hear(self, kind: str, id: int = 0) -> Plain:
        """Read frames until one of this kind arrives (and, if an id is given, answers that frame)."""
        while True:
            frame = await self._next()
            if frame["type"] == kind and (not id or frame["id"] == id):
                return frame
            if frame["type"] in ("refused", "bye") and (not id or frame["id"] == id):
                raise DrivingError(f"{frame['error']}: {frame['detail']}")

    async def catch_up(self, version: int) -> None:
        """Read frames up to the update that leads to this version."""
        while self.version != version:
            await self._next()

    async def _next(self) -> Plain:
        assert self.socket is not None
        frame: Plain = _decode(await self.socket.recv())
        if frame["type"] == "snapshot":
            self.scene, self.version = frame["scene"], frame["version"]
        elif frame["type"] == "update":
            if frame["base"] != self.version:
                raise DrivingError(f"an update from version {frame['base']}, but this is {self.version}")
            for change in frame["changes"]:
                patch(self.scene, change)
            self.version = frame["version"]
        return frame

    @property
    def keys(self) -> list[str]:
        return [choice["key"] for question in self.scene["questions"] for choice in question["choices"]]

    @property
    def over(self) -> bool:
        return self.scene.get("outcome") is not None


Move = tuple[Line, str]
"""A seat, and the key of an option of its decision."""


class Driver:
    """A player at a table of their own, with a connection for every seat."""

    def __init__(self, server: Running, key: str, table: str, seats: int) -> None:
        self.table = table
        self.lines = [Line(server, key, table, seat) for seat in range(seats)]

    async def connect(self) -> None:
        for line in self.lines:
            await line.connect()

    async def close(self) -> None:
        for line in self.lines:
            await line.close()

    @property
    def over(self) -> bool:
        return self.lines[0].over

    @property
    def moves(self) -> list[Move]:
        return [(line, key) for line in self.lines for key in line.keys]

    async def choose(self, move: Move) -> int:
        """Choose an option and wait for the update that shows it; returns its version. The other seats learn of it in `catch_up`."""
        line, key = move
        await line.hear("accepted", await line.say(type="choose", key=key, version=line.version))
        return line.version

    async def catch_up(self, version: int) -> None:
        for line in self.lines:
            await line.catch_up(version)

    async def hint(self) -> Move:
        """Ask for a hint for the first seat that has a decision."""
        line = self.moves[0][0]
        return line, str((await line.hear("hinted", await line.say(type="hint", version=line.version)))["key"])

    async def back(self, choices: int) -> None:
        """Undo this many choices, so that a finished game continues from the middle."""
        line = self.lines[0]
        for _ in range(choices):
            await line.hear("accepted", await line.say(type="undo", version=line.version))
            await self.catch_up(line.version)


class Order(NamedTuple):
    """A table to set up: a game, the version of its rules, and the answers to its form."""

    game: str
    rules: str
    answers: dict[str, Any]
    seats: int

    async def driver(self, server: Running, seed: int) -> Driver:
        """Set up the table for a new player who plays all its seats."""
        key = (await server.call("/players"))["key"]
        order = {"game": self.game, "answers": self.answers, "mine": [*range(self.seats)], "seed": seed}
        return Driver(server, key, (await server.call("/tables", key, order))["table"]["id"], self.seats)


def orders() -> list[Order]:
    """For every installed game, its first pinned set-up."""
    found = []
    for name, module in games().items():
        rules = module.rules(module.packs())
        setup = next(iter(pinned_setups(module, rules).values()))
        party = list(setup["characters"])
        found.append(Order(name, rules.version, {"scenario": setup["scenario"], "character": party if len(party) > 1 else party[0]}, len(party)))
    return found


def patch(scene: Plain, change: Plain) -> None:
    """Apply a change to a scene."""
    *path, last = change["at"]
    place: Any = scene
    for step in path:
        place = place[step]
    if change.get("cut"):
        del place[last]
    else:
        place[last] = change.get("set")
