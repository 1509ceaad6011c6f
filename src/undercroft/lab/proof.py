"""A proof consists of checks and measurements. Its page has no dates, so that it changes only when a result changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from .bench import BenchRow
from .published import in_words, outdated


class Check(Struct, frozen=True):
    name: str
    ok: bool
    found: str


class Tally(Struct, frozen=True):
    """Random games of one scenario with all parties of one size."""

    game: str
    scenario: str
    size: int
    parties: int
    games: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    rounds: float
    choices: int
    errors: int


class Proof(Struct, frozen=True):
    rules: dict[str, str]
    """The games, with the version of their rules."""
    quick: bool
    checks: list[Check]
    games: list[Tally]
    bench: list[BenchRow]
    unfinished: list[str] = []
    """The parts that have not been run yet."""

    @property
    def ok(self) -> bool:
        return not self.unfinished and all(check.ok for check in self.checks)


def page(proof: Proof) -> str:
    total, choices = sum(r.games for r in proof.games), sum(r.choices for r in proof.games)
    failed = [check.name for check in proof.checks if not check.ok]
    verdict = f"**Failed: {', '.join(failed)}.**" if failed else "All checks so far passed." if proof.unfinished else "All checks passed."
    return "\n".join(
        [
            "# Proof",
            "",
            *outdated(proof.rules),
            f"Written by `undercroft prove` for {in_words(proof.rules)}.",
            "The figures are in `proof.json` beside this page; speed depends on the machine.",
            "",
            *(["**A quick run with a tenth of the games; the whole proof has not been run on these rules yet.**", ""] if proof.quick else []),
            *([f"**Unfinished; still to run: {', '.join(proof.unfinished)}.**", ""] if proof.unfinished else []),
            verdict,
            "",
            "## Checks",
            "",
            *grid(["Check", "Result", "Found"], ((c.name, "ok" if c.ok else "**failed**", c.found) for c in proof.checks)),
            "",
            f"## Random play: {total:,} games, {choices:,} choices",
            "",
            "A player without a plan. Win rates are given with their 95 % Wilson intervals.",
            "",
            *grid(
                ["Game", "Scenario", "Characters", "Parties", "Games", "Win rate", "Interval", "Rounds", "Errors"],
                (
                    (
                        r.game, r.scenario, r.size, r.parties, f"{r.games:,}", f"{r.win_rate:.1%}",
                        f"{r.win_rate_low:.1%} to {r.win_rate_high:.1%}", f"{r.rounds:.1f}", r.errors,
                    )
                    for r in proof.games
                ),
            ),
            "",
            "## Speed, on one core",
            "",
            *grid(["Measured", "Value", "Unit", "About"], ((r.name, f"{r.value:,}".removesuffix(".0"), r.unit, r.about) for r in proof.bench)),
            "",
        ]
    )  # fmt: skip


def grid(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> list[str]:
    lines = [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]
    return lines + [f"| {' | '.join(str(cell).replace('|', '/') for cell in row)} |" for row in rows]
