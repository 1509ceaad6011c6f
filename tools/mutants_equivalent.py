"""Mutants that change nothing anyone could notice, listed with a reason in `docs/rules/equivalent-mutants.yaml`. They do not count."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from mutants_subtle import Mutant
from rule_coverage import SHORTEST_REASON

FILE = "docs/rules/equivalent-mutants.yaml"
FIELDS = {"function", "before", "after", "reason"}


@dataclass(frozen=True)
class Equivalents:
    """The entries of the file, as (function, line before, line after), and what is wrong with it."""

    entries: frozenset[tuple[str, str, str]]
    errors: list[str]

    def __contains__(self, mutant: Mutant) -> bool:
        return _entry(mutant) in self.entries

    def outdated(self, mutants: Iterable[Mutant], modules: set[str]) -> list[str]:
        """The entries of these modules that match no mutant any more."""
        known = {_entry(mutant) for mutant in mutants}
        gone = [entry for entry in sorted(self.entries - known) if entry[0].partition(":")[0] in modules]
        return [f"{FILE}: no mutant of {function} turns {before!r} into {after!r}" for function, before, after in gone]


def _entry(mutant: Mutant) -> tuple[str, str, str]:
    return mutant.function, mutant.before, mutant.after


def read_equivalents(root: Path) -> Equivalents:
    path = root / FILE
    content: Any = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else None
    entries: set[tuple[str, str, str]] = set()
    errors: list[str] = []
    for number, entry in enumerate(content or [], 1):
        if not isinstance(entry, dict) or entry.keys() != FIELDS or not all(isinstance(value, str) for value in entry.values()):
            errors.append(f"{FILE}: entry {number} must have the texts {', '.join(sorted(FIELDS))}")
        elif len(entry["reason"].strip()) < SHORTEST_REASON:
            errors.append(f"{FILE}: entry {number}: the reason must have at least {SHORTEST_REASON} characters")
        else:
            entries.add((entry["function"], entry["before"].strip(), entry["after"].strip()))
    return Equivalents(frozenset(entries), errors)
