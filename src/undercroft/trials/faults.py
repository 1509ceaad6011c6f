"""The fault test: seats play under load while the server is killed again and again, and no acknowledged choice may be lost."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from undercroft.bots.advised import own_chance
from undercroft.kernel.chance import Chance
from undercroft.kernel.save import replay_save, saved_journal, write_whole
from undercroft.kernel.table import Diverged
from undercroft.lab.proof import grid
from undercroft.lab.published import in_words, outdated
from undercroft.server import schema
from undercroft.server.keeping import folded
from undercroft.server.store import Store

from .driving import Driver, DrivingError, Order, Running, drive, orders

APART = 800, 3000
"""Shortest and longest time between two kills, in milliseconds."""


class Report(Struct, frozen=True):
    kills: int
    tables: int
    acknowledged: int
    lost: int
    differing: int
    reconnects: int
    rules: dict[str, str]
    """The games that were played, with the version of their rules."""

    @property
    def counts(self) -> dict[str, int]:
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "rules"}

    @property
    def ok(self) -> bool:
        return self.lost == 0 and self.differing == 0 and self.acknowledged > 0


class Seat:
    """A player who keeps playing one game whatever happens, and remembers which choices were acknowledged."""

    def __init__(self, server: Running, order: Order, chance: Chance) -> None:
        self.server, self.order, self.chance = server, order, chance
        self.driver: Driver | None = None
        self.acknowledged: dict[str, dict[int, str]] = {}
        """The acknowledged key by table and version."""
        self.reconnects = 0

    @property
    def count(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                if self.driver is None or self.driver.over:
                    await self._new()
                assert self.driver is not None
                await self.driver.connect()
                while not stop.is_set() and not self.driver.over:
                    await self._choose(self.driver)
            except (WebSocketException, OSError, DrivingError, EOFError):
                self.reconnects += 1
                await asyncio.sleep(0.05)
        if self.driver is not None:
            await self.driver.close()

    async def _new(self) -> None:
        self.driver = await self.order.driver(self.server, self.chance.below(1 << 50))
        self.acknowledged[self.driver.table] = {}

    async def _choose(self, driver: Driver) -> None:
        moves = driver.moves
        move = moves[self.chance.below(len(moves))]
        version = await driver.choose(move)
        self.acknowledged[driver.table][version] = move[1]
        await driver.catch_up(version)


async def _play(server: Running, tables: int, kills: int, chance: Chance, say: Callable[[str], object]) -> list[Seat]:
    server.start()
    await server.ready()
    kinds = orders()
    seats = [Seat(server, kinds[n % len(kinds)], Chance(chance.below(1 << 60))) for n in range(tables)]
    stop = asyncio.Event()
    playing = [asyncio.create_task(seat.play(stop)) for seat in seats]
    low, high = APART
    for n in range(kills):
        await asyncio.sleep((low + chance.below(high - low)) / 1000)
        server.kill()
        server.start()
        await server.ready()
        say(f"killed {n + 1} of {kills} times; {sum(s.count for s in seats)} choices acknowledged")
    await asyncio.sleep(1)
    stop.set()
    for task in playing:
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(task, 10)
    return seats


async def _check(url: str, seats: list[Seat], kills: int) -> Report:
    """Compare the acknowledged choices with the journal, and the stored game with a replay of its journal."""
    store = Store(url)
    await store.open()
    lost = differing = tables = 0
    for id, acknowledged in ((id, keys) for seat in seats for id, keys in seat.acknowledged.items()):
        tables += 1
        row = await store.row(select(schema.tables).where(schema.tables.c.id == id))
        assert row is not None, "a table that was made is gone"
        j = schema.journal
        after = await store.rows(select(j).where(j.c.table == id, j.c.version > row["at"]).order_by(j.c.version))
        journal = folded(saved_journal(row["snapshot"]), after)
        lost += sum(version > len(journal) or journal[version - 1][1] != key for version, key in acknowledged.items())
        differing += len(journal) != row["version"]
        try:
            fresh = replay_save(row["snapshot"], journal)
            differing += bool(after) and fresh.hash != after[-1]["hash"]
        except Diverged:
            differing += 1
    await store.close()
    played = {seat.order.game: seat.order.rules for seat in seats}
    return Report(kills, tables, sum(s.count for s in seats), lost, differing, sum(s.reconnects for s in seats), played)


def faults(tables: int, kills: int, url: str, seed: int, say: Callable[[str], object]) -> Report:
    """Play, kill, restart, and compare."""
    with tempfile.TemporaryDirectory() as folder:
        where = url or f"sqlite:///{folder}/tables.sqlite"
        server = Running(where, Path(folder) / "server.log")
        try:
            seats = drive(_play(server, tables, kills, own_chance("faults", seed), say))
        finally:
            server.stop()
        return asyncio.run(_check(where, seats, kills))


def write(report: Report, out: Path) -> None:
    """Write the report as JSON and as a page."""
    write_whole(out, msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    write_whole(out.with_suffix(".md"), page(report).encode())


def page(report: Report) -> str:
    about = [
        "# Faults", "", *outdated(report.rules),
        f"Written by `undercroft faults`: at tables of all games ({in_words(report.rules)}),",
        "random players choose as fast as they can while the server is killed (SIGKILL) at random moments and started again. Afterwards every",
        "choice that was acknowledged is looked up in the journal, and the journal is replayed from the set-up, comparing the hash of the state",
        "at every beat.", "",
    ]  # fmt: skip
    return "\n".join([*about, *grid(["Counted", "Number"], list(report.counts.items())), ""])
