"""What the proof needs to know about this game: which set-ups reach all of the content."""

from __future__ import annotations

from typing import Any

from .module import BugRules

BOTS, BUDGET = ("random", "greedy", "search"), "30"
"""The bots that balance is measured with, and the rollouts of the searching one."""


def thorough(rules: BugRules) -> list[dict[str, Any]]:
    """Set-ups that can reach everything: every pair of scenario and character, with every item to choose from."""
    pairs = [{"scenario": s, "characters": [c]} for s, card in rules.content.scenarios.items() for c in rules.content.characters if card.allows(c)]
    return [{**pair, "passed": list(range(1, 21))} for pair in pairs]
