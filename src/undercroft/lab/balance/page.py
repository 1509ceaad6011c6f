"""The page of a balance report."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.registry import game as find_game

from ..proof import grid
from .criterion import FIRST, HIGH, HIGHEST, LOW, LOWEST, MOST, RANDOM, by_place, deciding, judge
from .rows import Report, Row
from .work import LONGEST

COLUMNS = ["scenario", "#characters", "#level", "#parties", "bot", "#games", "#won", "#win rate", "95 % interval", "#rounds", "bounds", "note"]
ABOUT = f"""\
Written by `undercroft balance`: games of bots in each scenario at normal difficulty. The games of a row are shared by several parties, chosen so
that all characters come in about equally often. The searching bot has a budget of rollouts for each decision, and stops when the rest could not
change its mind; it is measured only where the others win little.

The strongest bot measured decides: it should win between {LOW:.0%} and {HIGH:.0%} of its games, with the whole 95 % interval between {LOWEST:.0%} and
{HIGHEST:.0%}. Random play should win less than {RANDOM:.0%}. Each row has {FIRST} games, and {MOST} where {FIRST} do not decide.
A game is cut off after {LONGEST:,} choices and then counts as not won."""


def lines(report: Report) -> list[tuple[Any, ...]]:
    """The rows of the report as shown in a table."""
    judging = {id(row) for some in by_place(report.rows).values() for row in deciding(some)}
    return [
        (
            r.scenario, r.size, r.level, len(r.parties), f"{r.bot} {r.budget}".strip(), r.ended, r.won, f"{r.rate:.0%}",
            f"{r.interval.low:.0%} to {r.interval.high:.0%}", f"{r.rounds / r.ended if r.ended else 0:.1f}",
            (judge(r) or "within") if id(r) in judging else "", note(r),
        )
        for r in report.rows
    ]  # fmt: skip


def note(row: Row) -> str:
    cut = f"{row.cut_off} games cut off" if row.cut_off else ""
    return "; ".join(part for part in (cut, f"measured before {row.changed}" if row.changed else "") if part)


def page(report: Report) -> str:
    said = ["All rows below are within bounds."] if report.rows else ["Nothing has been measured yet."]
    if report.faults:
        said = ["Out of bounds:", "", *(f"- {line}" for line in report.faults)]
    if report.named:
        said += ["", "Out of bounds for a known reason:", "", *(f"- {line}" for line in report.named)]
    if any(row.changed for row in report.rows):
        said += ["", "Rows marked “measured before …” are out of date."]
    table = grid([c.removeprefix("#") for c in COLUMNS], lines(report)) if report.rows else []
    return "\n".join([f"# Balance: {find_game(report.game).title}", "", ABOUT, "", *said, "", *table, ""])
