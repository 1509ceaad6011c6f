"""Code shared by all golden replays: which games are wanted, replaying a game, and recording games in several processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from undercroft.kernel.chance import policy
from undercroft.kernel.rules import Rules
from undercroft.kernel.save import parse_save, replay_beats
from undercroft.kernel.table import Table


class Want(NamedTuple):
    """A game that should exist."""

    scenario: str
    outcome: str

    @property
    def file(self) -> str:
        return f"{self.scenario}.{self.outcome}.undercroft"


def replay(rules: Rules[Any], path: Path) -> Table[Any]:
    """Replay the whole game with the given rules, whatever pack it was recorded with. Raises Diverged with the position."""
    parts = parse_save(path.read_bytes())
    header = parts.header
    table: Table[Any] = Table(
        rules, header.setup, header.seed, profile=header.profile, settings=header.settings, policy=policy(header.chance)
    )
    replay_beats(table, parts.beats)
    return table


def record_all(record: Callable[[Want, Path], str], todo: Sequence[Want], folder: Path, jobs: int) -> int:
    """Record games in up to `jobs` processes. Games that are done are kept if this is interrupted."""
    failed = 0
    with ProcessPoolExecutor(jobs, get_context("fork")) as pool:
        futures = [pool.submit(record, want, folder) for want in todo]
        for n, future in enumerate(as_completed(futures), 1):
            told = future.result()
            failed += "not in" in told
            print(f"[{n}/{len(todo)}] {told}", flush=True)
    return failed
