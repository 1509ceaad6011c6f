"""The load test: how the server copes with many tables at once. Bots play over real connections, limited in number and time, on loopback only."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from undercroft.bots.advised import own_chance
from undercroft.kernel.chance import Chance
from undercroft.kernel.save import write_whole
from undercroft.lab.proof import grid
from undercroft.lab.published import in_words, outdated

from .driving import Driver, DrivingError, Move, Order, Running, drive, orders

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
    rules: dict[str, str]
    """The games that were played, with the version of their rules."""

    @property
    def cells(self) -> tuple[object, ...]:
        """The row of a table."""
        return msgspec.structs.astuple(self)[: len(COLUMNS)]

    @property
    def ok(self) -> bool:
        return self.p95 < LIMIT and not self.errors


class Load:
    def __init__(self, server: Running, seconds: int, seed: int) -> None:
        self.server, self.seconds, self.orders = server, seconds, orders()
        self.chance: Chance = own_chance("loadtest", seed)
        self.times: list[float] = []
        self.hints, self.errors = 0, 0

    async def table(self, order: Order) -> Driver:
        """Set up a table in mid-scenario; if its game ends too soon, try another."""
        while True:
            driver = await order.driver(self.server, self.chance.below(1 << 50))
            await driver.connect()
            for _ in range(WARM):
                if not driver.over:
                    await driver.catch_up(await driver.choose(self._pick(driver)))
            if not driver.over:
                return driver
            await driver.close()

    def _pick(self, driver: Driver) -> Move:
        moves = driver.moves
        return moves[self.chance.below(len(moves))]

    async def play(self, driver: Driver, end: float, offset: float) -> None:
        """Make one choice every second; the offset spreads the tables over that second."""
        await asyncio.sleep(offset)
        while time.monotonic() < end:
            start = time.monotonic()
            try:
                if driver.over:
                    await driver.back(BACK)
                    start = time.monotonic()
                version = await driver.choose(self._pick(driver))
                self.times.append(time.monotonic() - start)
                await driver.catch_up(version)
            except DrivingError:
                self.errors += 1
            await asyncio.sleep(max(0.0, start + 1 - time.monotonic()))
        await driver.close()

    async def hint(self, end: float) -> None:
        """Keep asking for hints, in each game in turn."""
        drivers = [await self.table(order) for order in self.orders]
        while time.monotonic() < end:
            driver = drivers[self.hints % len(drivers)]
            if driver.over:
                await driver.back(BACK)
            try:
                await driver.catch_up(await driver.choose(await driver.hint()))
                self.hints += 1
            except DrivingError:
                self.errors += 1
            await asyncio.sleep(HINTS)
        for driver in drivers:
            await driver.close()

    async def run(self, tables: int, say: Callable[[str], object]) -> None:
        drivers: list[Driver] = []
        while len(drivers) < tables:
            wanted = range(len(drivers), min(tables, len(drivers) + TOGETHER))
            drivers += await asyncio.gather(*(self.table(self.orders[n % len(self.orders)]) for n in wanted))
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
        load = Load(server, seconds, seed)
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
        quantile(times, 0.99), round(1000 * times[-1], 1), load.errors, {order.game: order.rules for order in load.orders},
    )  # fmt: skip


async def _run(server: Running, load: Load, tables: int, say: Callable[[str], object]) -> None:
    await server.ready()
    await load.run(tables, say)


def read(path: Path) -> list[Report]:
    """Earlier reports; none if there is no such file, or if it has another format."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Report])
    except (OSError, msgspec.DecodeError):
        return []


def write(report: Report, out: Path) -> None:
    """Put a report beside those of other databases with the same rules, as JSON and as a page."""
    kept = [r for r in read(out) if r.database != report.database and r.rules == report.rules]
    reports = sorted([*kept, report], key=lambda r: r.database, reverse=True)
    write_whole(out, msgspec.json.format(msgspec.json.encode(reports), indent=2) + b"\n")
    write_whole(out.with_suffix(".md"), page(reports).encode())


def page(reports: Sequence[Report]) -> str:
    about = [
        "# Load", "", *outdated(reports[0].rules),
        "Written by `undercroft loadtest`: random players over real WebSockets on loopback, at tables of all games",
        f"({in_words(reports[0].rules)}).", "They make one choice per second at every table, each written to the journal before it is",
        "acknowledged, while hints are asked for in each game in turn. Times are from sending a choice to its acknowledgement, which follows",
        f"the update. Required: p95 under {LIMIT:.0f} ms. Server, players and database share the machine.", "",
    ]  # fmt: skip
    return "\n".join([*about, *grid(COLUMNS, [r.cells for r in reports]), ""])
