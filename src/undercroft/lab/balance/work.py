"""Balance games in one process or several: chunks of the games of a row, handed out one at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import game as find_game

from ..simulation import Played, deaf, play_one
from .places import Place, Setups
from .rows import CUT_OFF

CHUNK = 10
"""How many games are played before the results are written."""
LONGEST = 2_000
"""A game is cut off after this many choices and then counts as not won: usually a bot is waiting for something that does not happen."""


class Chunk(Struct, frozen=True):
    """Some games of a row: their set-ups and the seed of the first."""

    place: Place
    bot: str
    budget: str
    game: str
    setups: tuple[dict[str, Any], ...]
    seed: int
    packs: tuple[PackSource, ...] | None

    def play(self) -> list[Played]:
        module = find_game(self.game)
        rules = module.rules(module.packs() if self.packs is None else self.packs)
        played = [play_one(rules, setup, self.bot, self.seed + n, budget=self.budget, limit=LONGEST) for n, setup in enumerate(self.setups)]
        return [msgspec.structs.replace(p, error="", outcome=CUT_OFF) if p.choices >= LONGEST and p.error else p for p in played]


def dealt(setups: Setups, first: int, number: int) -> tuple[dict[str, Any], ...]:
    """The set-ups of some games of a row. They come in turn, so that every game has the same set-up however many are played."""
    return tuple(dict(setups[n % len(setups)]) for n in range(first, first + number))


def work(take: Callable[[], Chunk | None], jobs: int) -> Iterator[tuple[Chunk, list[Played]]]:
    """Play what `take` hands out until it has nothing left and nothing is being played. If the caller stops early, so do the processes."""
    if jobs < 2:
        while (chunk := take()) is not None:
            yield chunk, chunk.play()
        return
    others = set(active_children())
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        running: dict[Future[list[Played]], Chunk] = {}
        try:
            while True:
                with deaf():  # the processes start with the first chunks and inherit this: only this process reacts to an interrupt
                    while len(running) < jobs and (chunk := take()) is not None:
                        running[pool.submit(chunk.play)] = chunk
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            if running:
                for child in set(active_children()) - others:
                    child.terminate()
