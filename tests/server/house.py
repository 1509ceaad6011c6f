"""A server in this process: requests and live seats without a network. Time passes only while a test waits for something."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar

import httpx
from litestar import Litestar
from sqlalchemy import literal, select

from undercroft.kernel.packs import PackSource
from undercroft.server.app import create_app
from undercroft.server.guard import Limit
from undercroft.server.hall import Hall
from undercroft.server.live import LiveTable
from undercroft.trials.driving import patch

T = TypeVar("T")
Plain = dict[str, Any]
BUGS = "buttons-and-bugs"
WAIT = 180.0
"""Seconds after which something that should have come never will, however busy the machine is."""
GLANCE = 0.005
"""Seconds between two looks for something that does not tell of itself."""
ROUNDS = 20
"""Rounds of the loop in which whatever can go on without waiting for anybody has gone on."""


class House:
    """A server on a database, open until `close`."""

    def __init__(
        self, file: Path, hosts: tuple[str, ...] = (), limits: Mapping[str, Limit] | None = None,
        packs: Mapping[str, tuple[PackSource, ...]] | None = None,
    ) -> None:
        self.file = file
        self.app: Litestar = create_app(f"sqlite:///{file}", hosts=hosts, limits=limits or {}, packs=packs)
        self.loop = asyncio.new_event_loop()
        self.ready, self.enough = asyncio.Event(), asyncio.Event()
        self.life = self.loop.create_task(self._live())
        self.run(asyncio.wait({self.loop.create_task(self.ready.wait()), self.life}, return_when=asyncio.FIRST_COMPLETED))
        if self.life.done():
            self.loop.close()
            self.life.result()
        served: Any = self.app
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app=served, raise_app_exceptions=False), base_url="http://localhost")
        self.lines: list[Live] = []

    async def _live(self) -> None:
        async with self.app.lifespan():
            self.ready.set()
            await self.enough.wait()

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(what)

    def rest(self) -> None:
        """Let whatever is under way come as far as it can: the loop goes round often, and the database answers in between."""

        async def rounds() -> None:
            for _ in range(ROUNDS):
                await self.hall.store.rows(select(literal(1)))
                await asyncio.sleep(0)

        self.run(rounds())

    def waits(self, until: Callable[[], bool]) -> None:
        """Let time pass until something is so."""

        async def look() -> None:
            while not until():
                await asyncio.sleep(GLANCE)

        self.run(asyncio.wait_for(look(), WAIT))

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state["hall"]
        return hall

    def live(self, table: str) -> LiveTable:
        return self.run(self.hall.open(table))

    def close(self) -> None:
        for line in list(self.lines):
            line.leave()
        self.run(self.client.aclose())
        self.enough.set()
        self.run(asyncio.wait_for(self.life, WAIT))
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()

    # -- requests --------------------------------------------------------------------------------------------------------
    def ask(self, method: str, path: str, key: str = "", **more: Any) -> httpx.Response:
        headers = {**({"Authorization": f"Bearer {key}"} if key else {}), **more.pop("headers", {})}
        return self.run(self.client.request(method, path if path == "/" else f"/api{path}", headers=headers, **more))

    def player(self) -> Player:
        return Player(self, self.ask("POST", "/players").json()["key"])


class Player:
    """Somebody with a key."""

    def __init__(self, house: House, key: str) -> None:
        self.house, self.key = house, key

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.house.ask(method, path, self.key, **more)

    def get(self, path: str) -> Any:
        return _good(self.ask("GET", path))

    def post(self, path: str, **data: Any) -> Any:
        return _good(self.ask("POST", path, json=data))

    def put(self, path: str, **data: Any) -> Any:
        return _good(self.ask("PUT", path, json=data))

    def game(self, name: str = BUGS, locale: str = "en") -> Plain:
        """A game as the lobby describes it."""
        found: Plain = next(game for game in self.get(f"/games?locale={locale}") if game["name"] == name)
        return found

    def table(self, game: str = BUGS, heroes: int = 0, **order: Any) -> Made:
        """A new table; `heroes` is for the probes, and then this player's friends sit in the other seats."""
        from tests.server.games import HEROES

        answers = {"character": list(HEROES[:heroes])} if heroes else {}
        return Made(self, self.post("/tables", **{"game": game, "answers": answers, "seed": 5, **order}))

    def sit(self, table: str, seat: int | None = None, **hello: Any) -> Live:
        """Connect and say hello."""
        line = Live(self.house, table)
        line.hello(self.key, seat=seat, **hello)
        return line


class Made:
    """A table just made, with its links."""

    def __init__(self, host: Player, answer: Plain) -> None:
        self.host, self.id, self.info = host, str(answer["table"]["id"]), answer["table"]
        self.secrets: dict[int | None, str] = {i["seat"]: i["secret"] for i in answer["invitations"]}

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    def friend(self, seat: int | None) -> Player:
        """Somebody who has used the link of a seat, or the one to look on."""
        player = self.host.house.player()
        player.post(f"{self.path}/sit", secret=self.secrets[seat], name=f"friend {seat}")
        return player

    def sit(self, seat: int | None) -> Live:
        """A connection of whoever has a seat (a new friend, unless it is the host's own)."""
        owner = self.host if seat in self.info["yours"] else self.friend(seat)
        return owner.sit(self.id, seat)

    def all(self) -> list[Live]:
        return [self.sit(seat["seat"]) for seat in self.info["seats"]]


class Gone(Exception):
    """The server has closed the connection."""


class Live:
    """One connection, with the scene kept up to date as a client does."""

    def __init__(self, house: House, table: str, headers: dict[str, str] | None = None) -> None:
        self.house, self.table = house, table
        self.frames: list[Plain] = []
        self.raw: list[str] = []
        self.scene: Plain = {}
        self.log: list[Plain] = []
        self.version, self.sent = -1, 0
        self.around: Plain = {}
        self.result: Plain | None = None
        self.closed: int | None = None
        self.into: asyncio.Queue[Plain] = asyncio.Queue()
        self.out: asyncio.Queue[Plain] = asyncio.Queue()
        given = {"host": "localhost", **(headers or {})}
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "server": ("localhost", 80),
            "path": f"/api/tables/{table}/live", "raw_path": f"/api/tables/{table}/live".encode(), "query_string": b"", "root_path": "",
            "headers": [(k.encode(), v.encode()) for k, v in given.items()], "client": ("127.0.0.1", 1), "subprotocols": [],
        }  # fmt: skip
        self.into.put_nowait({"type": "websocket.connect"})
        self.task = house.loop.create_task(self._call(scope))
        house.lines.append(self)
        try:
            self.accepted = self._message()["type"] == "websocket.accept"
        except Gone:
            self.accepted = False

    async def _call(self, scope: Plain) -> None:
        app: Any = self.house.app
        await app(scope, self.into.get, self.out.put)

    def _message(self) -> Plain:
        async def next_one() -> Plain:
            getting = asyncio.ensure_future(self.out.get())
            await asyncio.wait({getting, self.task}, timeout=WAIT, return_when=asyncio.FIRST_COMPLETED)
            if getting.done():
                return getting.result()
            getting.cancel()
            if self.task.done():
                self.task.result()
                raise Gone
            raise TimeoutError("nothing was heard")

        message = self.house.run(next_one())
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            raise Gone
        return message

    # -- saying ----------------------------------------------------------------------------------------------------------
    def throw(self, text: str) -> None:
        """Any text at all."""
        self.into.put_nowait({"type": "websocket.receive", "text": text})

    def say(self, **frame: Any) -> int:
        self.sent += 1
        self.throw(json.dumps({"id": self.sent, **frame}))
        return self.sent

    def hello(self, credential: str, **more: Any) -> Plain:
        from undercroft.server.protocol import PROTOCOL

        return self.ask(**{"type": "hello", "protocol": PROTOCOL, "credential": credential, **more})

    def ask(self, **frame: Any) -> Plain:
        """Say something and take frames in until its answer."""
        id = self.say(**frame)
        return self.until(lambda f: f["id"] == id or f["type"] == "bye" or f.get("error") == "malformed")

    def choose(self, key: str, **more: Any) -> Plain:
        return self.ask(**{"type": "choose", "key": key, "version": self.version, **more})

    def do(self, type: str, **more: Any) -> Plain:
        """Something about the version that is seen, done: it must be accepted, and the update that shows it has come."""
        answer = self.ask(type=type, version=self.version, **more)
        assert answer["type"] == "accepted", answer
        if self.version < answer["version"]:
            self.until(lambda f: f["type"] == "update" and f["version"] == answer["version"])
        return answer

    def leave(self) -> None:
        """Hang up."""
        if self in self.house.lines:
            self.house.lines.remove(self)
            self.into.put_nowait({"type": "websocket.disconnect", "code": 1000})
            self.house.run(asyncio.wait_for(self.task, WAIT))

    # -- hearing ---------------------------------------------------------------------------------------------------------
    def hear(self) -> Plain:
        """The next frame."""
        message = self._message()
        self.raw.append(message["text"])
        frame: Plain = json.loads(message["text"])
        self.frames.append(frame)
        self._take(frame)
        return frame

    def until(self, wanted: Any) -> Plain:
        while not wanted(frame := self.hear()):
            pass
        return frame

    def settle(self) -> list[Plain]:
        """Everything that has come, up to an answer to a ping."""
        start = len(self.frames)
        self.ask(type="ping")
        return self.frames[start:-1]

    def end(self) -> Plain:
        """Take frames in until the server closes; the last one."""
        try:
            while True:
                self.hear()
        except Gone:
            return self.frames[-1]

    def _take(self, frame: Plain) -> None:
        if frame["type"] == "snapshot":
            self.scene, self.version, self.log, self.result = frame["scene"], frame["version"], list(frame["log"]), frame["result"]
        elif frame["type"] == "update":
            assert (frame["base"], frame["version"]) == (self.version, self.version + 1)
            for change in frame["changes"]:
                patch(self.scene, change)
            first = self.log[0]["number"] if self.log else frame["kept"]
            self.log[max(0, frame["kept"] - first) :] = frame["log"]
            self.version, self.result = frame["version"], frame["result"]
        if "around" in frame:
            self.around = frame["around"]

    @property
    def keys(self) -> list[str]:
        return [choice["key"] for question in self.scene["questions"] for choice in question["choices"]]

    @property
    def refused(self) -> str:
        """The error of the last frame, which must be a refusal."""
        assert self.frames[-1]["type"] == "refused", self.frames[-1]
        return str(self.frames[-1]["error"])


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, (answer.status_code, answer.text)
    return answer.json() if answer.content else None
