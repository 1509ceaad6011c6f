"""A server that nobody can freeze: while a hostile client does its worst, another player's choices are answered in time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from golden_parties import shelf
from tests.server.house import BUGS, WAIT
from tests.server.steady import Steady
from undercroft.kernel.save import dump_save
from undercroft.trials.driving import Driver, Running, drive

ANSWER = 0.25
"""Seconds in which a choice is answered, whatever others do."""
CALM = 30
"""How many times longer than without an attack a choice may take on a busy machine: work done in the loop would hold it up for far longer."""
CHOICES = 20
PACE = 0.08
"""Seconds between two frames of a player, in real time: a connection may send 20 frames per second."""
Attack = Callable[[str, asyncio.Event], Awaitable[int]]


def game() -> bytes:
    """The longest golden game as a save."""
    return dump_save(shelf("gloomhaven").longest(), embed=False)


def toggles() -> bytes:
    """A save with far more choices than a game has."""
    lines = game().split(b"\n")
    beat = next(n for n, line in enumerate(lines[2:], 2) if b'"choices":["' in line)
    lines[beat] = lines[beat].replace(b'"choices":[', b'"choices":[' + b'"0 pass",' * 150_000)
    return b"\n".join(lines)


def position() -> bytes:
    """As large a position as is allowed, with everything in it that takes long."""
    cells = [[q, r] for q in range(44) for r in range(44)]
    foes = [{"id": f"c{n}", "at": [10 + n % 30, 20 + n // 30], "initiative": n} for n in range(60)]
    area = [[q, r] for q in range(6) for r in range(6)]
    monster = {"at": [0, 0], "move": 1000, "range": 1000, "targets": 1000, "area": area, "muddled": True}
    return json.dumps({"cells": cells, "monster": monster, "characters": foes}).encode()


@contextlib.asynccontextmanager
async def stranger(url: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=url, timeout=WAIT) as client:
        key = (await client.post("/api/players")).json()["key"]
        client.headers["Authorization"] = f"Bearer {key}"
        yield client


async def again_and_again(url: str, stop: asyncio.Event, ask: Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]) -> int:
    """Ask without a pause, several at a time; returns how often it was answered."""
    answered = 0

    async def one(client: httpx.AsyncClient) -> None:
        nonlocal answered
        while not stop.is_set():
            answer = await ask(client)
            assert answer.status_code < 500, answer.text
            answered += 1

    async with stranger(url) as client:
        await asyncio.gather(*(one(client) for _ in range(3)))
    return answered


def posting(path: str, data: bytes) -> Attack:
    """Send the same bytes again and again; they are made before anything is measured."""

    async def attack(url: str, stop: asyncio.Event) -> int:
        return await again_and_again(url, stop, lambda client: client.post(path, content=data))

    return attack


async def floods(url: str, stop: asyncio.Event) -> int:
    """New tables and players, lists and exports, as fast as it goes."""
    done = 0

    async def ask(client: httpx.AsyncClient) -> httpx.Response:
        nonlocal done
        done += 1
        await client.post("/api/players")
        await client.get("/api/tables")
        await client.get("/api/openapi.json")
        return await client.post("/api/tables", json={"game": BUGS, "seed": done})

    return await again_and_again(url, stop, ask)


ATTACKS: dict[str, Callable[[], Attack]] = {
    "imports": lambda: posting("/api/tables/import", game()),
    "toggles": lambda: posting("/api/tables/import", toggles()),
    "solves": lambda: posting("/api/solve", position()),
    "floods": lambda: floods,
}
"""The floods come last: afterwards this address may make no more tables for a while."""


class Found(NamedTuple):
    """How long a player's choices took before an attack and during it, and how often the attacker was answered."""

    calm: list[float]
    times: list[float]
    answered: int


async def answers(server: Running, attack: Attack, seconds: float) -> Found:
    """An attack that lasts so long, and at least for some choices."""
    driver = await at_a_table(server)
    calm = [await timed(driver) for _ in range(CHOICES)]
    stop = asyncio.Event()
    attacking = asyncio.create_task(attack(f"http://127.0.0.1:{server.port}", stop))
    times: list[float] = []
    end = time.monotonic() + seconds
    while (time.monotonic() < end or len(times) < CHOICES) and not attacking.done():
        times.append(await timed(driver))
    stop.set()
    await driver.close()
    return Found(calm, times, await attacking)


async def timed(driver: Driver) -> float:
    """How long one choice takes; where the game is over, it goes on from the middle."""
    for _ in range(20 if driver.over else 0):
        await driver.back(1)
        await asyncio.sleep(PACE)
    await asyncio.sleep(PACE)
    start = time.monotonic()
    await driver.choose(driver.moves[0])
    return time.monotonic() - start


async def at_a_table(server: Running) -> Driver:
    """A player who is in the middle of a game."""
    key = (await server.call("/players"))["key"]
    made = await server.call("/tables", key, {"game": BUGS, "seed": 5})
    driver = Driver(server, key, made["table"]["id"], 1)
    await driver.connect()
    return driver


class Usual(Steady):
    """A server with all limits that it has for everybody."""

    CODE = Running.CODE


def usual(folder: Path) -> Usual:
    return Usual(f"sqlite:///{folder}/tables.sqlite", folder / "server.log", limits=True)


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Usual]:
    """A server for all short attacks: each is over before the next begins."""
    with usual(tmp_path_factory.mktemp("attacked")) as server:
        yield server


@pytest.mark.parametrize("attack", list(ATTACKS))
def test_others_go_on_playing(attacked: Usual, attack: str) -> None:
    """A short attack. Where the machine is busy, choices are compared with those before the attack: nobody is kept waiting for what takes seconds."""
    found = drive(answers(attacked, ATTACKS[attack](), 0))
    assert len(found.times) >= CHOICES
    assert found.answered > 0
    assert statistics.median(found.times) < max(ANSWER, CALM * statistics.median(found.calm)), found


@pytest.mark.slow
@pytest.mark.parametrize("attack", list(ATTACKS))
def test_every_choice_is_answered_in_time(tmp_path: Path, attack: str) -> None:
    """A minute of each, on a machine that does nothing else."""
    with usual(tmp_path) as server:
        found = drive(answers(server, ATTACKS[attack](), float(os.environ.get("UNDERCROFT_ATTACK", "60"))))
    assert found.answered > 0
    assert max(found.times) < ANSWER, sorted(found.times)[-5:]
