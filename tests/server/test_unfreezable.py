"""A server that nobody can freeze: while a hostile client does its worst, another player's choices are answered in time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import pytest

import golden_parties
from tests.server.house import BUGS
from undercroft.kernel.save import dump_save
from undercroft.server.driving import Driver, Running, drive

ANSWER = 0.25
"""Seconds in which a choice is answered, whatever others do."""
Attack = Callable[[str, asyncio.Event], Awaitable[int]]


def game() -> bytes:
    """The longest golden game as a save."""
    path = max(golden_parties.FOLDER.glob("*.undercroft"), key=lambda p: p.stat().st_size)
    return dump_save(golden_parties.replay(golden_parties.the_rules(), path), embed=False)


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
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
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


async def answers(server: Running, attack: Attack, seconds: float) -> tuple[list[float], int]:
    """How long a player's choices take meanwhile, and how often the attacker was answered."""
    server.start()
    await server.ready()
    url = f"http://127.0.0.1:{server.port}"
    stop = asyncio.Event()
    driver = await at_a_table(server)
    attacking = asyncio.create_task(attack(url, stop))
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and not attacking.done():
        start = time.monotonic()
        await driver.choose(driver.keys[0])
        times.append(time.monotonic() - start)
        for _ in range(20 if driver.over else 0):  # a connection may send 20 frames per second
            await driver.back(1)
            await asyncio.sleep(0.08)
        await asyncio.sleep(0.08)
    stop.set()
    await driver.close()
    return times, await attacking


async def at_a_table(server: Running) -> Driver:
    """A player who is in the middle of a game."""
    key = (await server.call("/players"))["key"]
    made = await server.call("/tables", key, {"game": BUGS, "seed": 5})
    driver = Driver(server, key, made["table"]["id"])
    await driver.connect()
    return driver


def under(attack: str, seconds: float) -> tuple[list[float], int]:
    hostile = ATTACKS[attack]()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"sqlite:///{folder}/tables.sqlite", Path(folder) / "server.log", limits=True)
        try:
            return drive(answers(server, hostile, seconds))
        finally:
            server.stop()


@pytest.mark.parametrize("attack", list(ATTACKS))
def test_others_go_on_playing(attack: str) -> None:
    """A short attack; times are not measured on a machine that may be busy, but nobody is kept waiting for what takes seconds."""
    times, answered = under(attack, 4)
    assert len(times) > 10
    assert answered > 0
    assert statistics.median(times) < ANSWER, sorted(times)[-5:]


@pytest.mark.slow
@pytest.mark.parametrize("attack", list(ATTACKS))
def test_every_choice_is_answered_in_time(attack: str) -> None:
    """A minute of each."""
    times, answered = under(attack, float(os.environ.get("UNDERCROFT_ATTACK", "60")))
    assert answered > 0
    assert max(times) < ANSWER, sorted(times)[-5:]
