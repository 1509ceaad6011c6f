"""The conformance kit that every game must pass. Each check raises an AssertionError that says what is wrong and where; `conform`
runs all of them over seeded games. The kit knows no game, so other packages can use it to test their own."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from .checks import (
    check_decisions,
    check_fork,
    check_marks,
    check_offers,
    check_plain,
    check_resume,
    check_save,
    check_secrets,
    check_span,
    check_stay,
    check_together,
    check_undo,
)
from .decision import IllegalChoice, Together
from .event import Event
from .playing import LIMIT, Case, Installed, Player, lively, play, position, same, step
from .rules import Rules
from .table import Forgetful, Table

__all__ = ["Case", "Installed", "Player", "Report", "check_amnesia", "check_plain", "conform", "lively", "missing_lines", "play", "position", "step"]


def check_forgetful(table: Table[Any], case: Case) -> None:
    """A table that does not remember plays the same game, and says so if it is to be forked."""
    other = case.table(table.seed, remember=False)
    for seat, key in table.journal:
        other.choose(key, seat)
    assert (other.hash, other.outcome) == (table.hash, table.outcome), "a table that does not remember plays another game"
    try:
        other.fork()
    except Forgetful:
        return
    raise AssertionError("a table that does not remember can be forked")


def check_results(table: Table[Any]) -> None:
    """At the end, every seat has won or lost."""
    assert tuple(sorted(table.results)) == tuple(sorted(table.seats)), f"results for seats {sorted(table.results)}, not {sorted(table.seats)}"


def check_amnesia(table: Table[Any], case: Case) -> None:
    """The state alone determines what comes next: decoding it again after every beat changes nothing."""
    other = case.table(table.seed, amnesia=True)
    for seat, key in table.journal:
        other.choose(key, seat)
    for n, (a, b) in enumerate(zip(other.marks, table.marks)):
        assert a.hash == b.hash, f"beat {n} differs if the state is decoded after every beat: something is kept outside the state"
    assert (len(other.marks), other.hash) == (len(table.marks), table.hash), "the end differs if the state is decoded after every beat"


def check_rewind(table: Table[Any], case: Case) -> None:
    """Undo all the way to the start and redo all the way to the end."""
    end, n = position(table), len(table.journal)
    for _ in range(n):
        table.undo()
    same(position(table), position(case.table(table.seed)), "after undo to the start")
    try:
        table.undo()
    except IllegalChoice:
        pass
    else:
        raise AssertionError("undo goes back behind the start")
    for _ in range(n):
        table.redo()
    same(position(table), end, "after redo to the end")


def missing_lines(rules: Rules[Any], events: Iterable[Event]) -> tuple[str, ...]:
    """The ability lines of the packs that caused none of the events."""
    seen = {event.line for event in events}
    return tuple(line for line in rules.lines() if line not in seen)


class Report(Struct):
    """Counts of what `conform` checked."""

    games: int = 0
    choices: int = 0
    beats: int = 0
    saves: int = 0
    forks: int = 0
    blocks: int = 0
    offers: int = 0
    imagined: int = 0
    outcomes: dict[str, int] = {}
    missing: tuple[str, ...] = ()


def conform(case: Case, seeds: Iterable[int], *, deep: bool = True, every: int = 7, limit: int = LIMIT) -> Report:
    """Run the whole kit on a case. If `deep`, every choice is undone and redone; forks, saves and secrets are sampled."""
    report, lines = Report(), set[str]()
    for seed in seeds:
        table = case.table(seed)
        try:
            _conform(case, table, deep, every, limit, report)
        except Exception as e:
            e.add_note(f"seed {seed} of {case.rules.name} {dict(case.setup)}, after {len(table.journal)} choices")
            raise
        report.games += 1
        report.choices += len(table.journal)
        report.beats += len(table.marks)
        outcome = str(table.outcome)
        report.outcomes[outcome] = report.outcomes.get(outcome, 0) + 1
        lines.update(event.line for event in table.events)
    report.missing = tuple(line for line in case.rules.lines() if line not in lines)
    return report


def _conform(case: Case, table: Table[Any], deep: bool, every: int, limit: int, report: Report) -> None:
    player, dice = case.player(table.seed), random.Random(table.seed)
    for n in range(limit):
        _look(table, n, every, report)
        if not table.decisions:
            break
        decision = dice.choice(table.decisions)
        if deep:
            check_undo(table, player(decision), decision.seat)
        else:
            table.choose(player(decision), decision.seat)
    assert table.outcome is not None, f"no end after {limit} choices"
    check_results(table)
    check_save(table, embed=True)
    check_amnesia(table, case)
    check_marks(table)
    check_forgetful(table, case)
    if deep:
        check_rewind(table, case)


def _look(table: Table[Any], n: int, every: int, report: Report) -> None:
    """Check one position. The cheap checks always run, the expensive ones only now and then."""
    check_decisions(table)
    check_span(table)
    if len(table.decisions) > 1 and table.decisions[-1].standing:
        check_offers(table)
        report.offers += 1
    check_plain(table.state)
    request, seed = table.request, table.seed + n
    if isinstance(request, Together) and len(request.open) > 1 and table.since == len(table.journal):
        check_together(table, seed)
        report.blocks += 1
    if n % every == 0:
        check_fork(table, seed)
        report.forks += 2
        report.imagined += check_secrets(table, (seed + 1, seed + 2))
    if n % (4 * every) == every:
        check_save(table)
        check_marks(table)
        check_resume(table)
        check_stay(table)
        report.saves += 1
