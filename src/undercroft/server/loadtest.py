"""The load test: how the server copes with many tables at once. Bots play over real connections, limited in number and time, on loopback only."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from undercroft.bots.advised import own_chance
from undercroft.kernel.chance import Chance
from undercroft.kernel.registry import games
from undercroft.kernel.save import write_whole
from undercroft.lab.proof import grid

from .driving import Driver, DrivingError, Running, drive

MAX_TABLES, MAX_SECONDS = 1000, 600
WARM = 6
"""Choices made at every table before measuring starts, so that all are in mid-scenario."""
BACK = 5
"""Choices undone when a game has ended, so that every table stays in mid-scenario."""
HINTS = 4.0
"""Seconds between two requests for a hint."""
TOGETHER = 20
"""How many tables are set up at a time."""
LIMIT = 150.0
"""The limit in milliseconds for the 95th percentile."""
COLUMNS = ["Database", "Tables", "Seconds", "Choices", "Hints", "p50 ms", "p95 ms", "p99 ms", "Worst ms", "Errors"]


class Report(Struct, frozen=True):
    """The time from a choice to the update that shows it, in milliseconds."""

    database: str
    tables: int
    seconds: int
    choices: int
    hints: int
    p50: float
    p95: float
    p99: float
    worst: float
    errors: int

    @property
    def ok(self) -> bool:
        return self.p95 < LIMIT and not self.errors


class Load:
    def __init__(self, server: Running, game: str, seconds: int, seed: int) -> None:
        self.server, self.game, self.seconds = server, game, seconds
        self.chance: Chance = own_chance("loadtest", seed)
        self.times: list[float] = []
        self.hints, self.errors = 0, 0

    async def table(self) -> Driver:
        """Set up a table in mid-scenario; if its game ends too soon, try another."""
        while True:
            key = (await self.server.call("/players"))["key"]
            made = await self.server.call("/tables", key, {"game": self.game, "seed": self.chance.below(1 << 50)})
            driver = Driver(self.server, key, made["table"]["id"])
            await driver.connect()
            for _ in range(WARM):
                if not driver.over:
                    await driver.choose(self._pick(driver))
            if not driver.over:
                return driver
            await driver.close()

    def _pick(self, driver: Driver) -> str:
        keys = driver.keys
        return keys[self.chance.below(len(keys))]

    async def play(self, driver: Driver, end: float, offset: float) -> None:
        """Make one choice every second; the offset spreads the tables over that second."""
        await asyncio.sleep(offset)
        while time.monotonic() < end:
            start = time.monotonic()
            try:
                if driver.over:
                    await driver.back(BACK)
                    start = time.monotonic()
                await driver.choose(self._pick(driver))
                self.times.append(time.monotonic() - start)
            except DrivingError:
                self.errors += 1
            await asyncio.sleep(max(0.0, start + 1 - time.monotonic()))
        await driver.close()

    async def hint(self, end: float) -> None:
        """Keep asking for hints."""
        driver = await self.table()
        while time.monotonic() < end:
            if driver.over:
                await driver.back(BACK)
            id = await driver.say(type="hint", version=driver.version)
            try:
                await driver.choose(str((await driver.hear("hinted", id))["key"]))
                self.hints += 1
            except DrivingError:
                self.errors += 1
            await asyncio.sleep(HINTS)
        await driver.close()

    async def run(self, tables: int, say: Callable[[str], object]) -> None:
        drivers: list[Driver] = []
        while len(drivers) < tables:
            drivers += await asyncio.gather(*(self.table() for _ in range(min(TOGETHER, tables - len(drivers)))))
            say(f"{len(drivers)} tables are set up")
        end = time.monotonic() + self.seconds
        await asyncio.gather(self.hint(end), *(self.play(d, end, n / tables) for n, d in enumerate(drivers)))


def quantile(sorted_times: list[float], part: float) -> float:
    return round(1000 * sorted_times[min(len(sorted_times) - 1, int(len(sorted_times) * part))], 1)


def loadtest(tables: int, seconds: int, url: str, seed: int, say: Callable[[str], object]) -> Report:
    """Start a server, play on it, and summarize the results."""
    if not 1 <= tables <= MAX_TABLES or not 1 <= seconds <= MAX_SECONDS:
        raise DrivingError(f"from 1 to {MAX_TABLES} tables, for 1 to {MAX_SECONDS} seconds")
    with tempfile.TemporaryDirectory() as folder:
        server = Running(url or f"sqlite:///{folder}/tables.sqlite", Path(folder) / "server.log")
        load = Load(server, next(iter(games())), seconds, seed)
        server.start()
        try:
            drive(_run(server, load, tables, say))
        finally:
            server.stop()
    times = sorted(load.times)
    if not times:
        raise DrivingError("no choice was made")
    return Report(
        (url or "sqlite").partition(":")[0], tables, seconds, len(times), load.hints, quantile(times, 0.5), quantile(times, 0.95),
        quantile(times, 0.99), round(1000 * times[-1], 1), load.errors,
    )  # Add a report to those of other databases, as JSON and as a page.


async def _run(server: Running, load: Load, tables: int, say: Callable[[str], object]) -> None:
    await server.ready()
    await load.run(tables, say)


def write(report: Report, out: Path) -> None:
    """Put a report beside those of other databases, as JSON and as a page."""
    kept = msgspec.json.decode(out.read_bytes(), type=list[Report]) if out.is_file() else []
    reports = sorted([*(r for r in kept if r.database != report.database), report], key=lambda r: r.database, reverse=True)
    write_whole(out, msgspec.json.format(msgspec.json.encode(reports), indent=2) + b"\n")
    rows = [msgspec.structs.astuple(r) for r in reports]
    about = [
        "# Load", "", "Written by `undercroft loadtest`: bots over real WebSockets on loopback, one choice per second at every table, each written",
        "to the journal before it is acknowledged, and hints thought about all the while. Times are from sending a choice to its acknowledgement,",
        f"which follows the update. Required: p95 under {LIMIT:.0f} ms. Server, bots and database share the machine.", "",
    ]  # fmt: skip
    write_whole(out.with_suffix(".md"), "\n".join([*about, *grid(COLUMNS, rows), ""]).encode())
