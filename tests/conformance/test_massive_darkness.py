"""Massive Darkness passes the conformance kit: every adventure with one, two, four and six heroes, in a story, and with all settings."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.lab import proving
from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.conformance import Case, Player, conform, lively
from undercroft.kernel.decision import Decision
from undercroft.kernel.processes import check_processes

RULES = MODULE.rules(MODULE.packs())
HEROES = list(RULES.content.heroes)
SIZES = (1, 2, 4, 6)
FIRST = next(iter(RULES.content.adventures))
SETUPS = [
    pytest.param({"scenario": adventure, "characters": proving.party(RULES.content, n, size)}, marks=[] if size == SIZES[n % 4] else pytest.mark.slow)
    for n, adventure in enumerate(RULES.content.adventures)
    for size in SIZES
]
"""Every adventure once, in turn with each size; all the rest in the long proof."""
STORIES = [proving.grown(RULES.content, adventure, n, 1 + n % 4) for n, adventure in enumerate(RULES.content.adventures)]
SETTINGS = (
    {"most_xp": "spent", "different_classes": True},
    {"most_xp": "spent", "different_classes": False},
    {"most_xp": "unspent", "different_classes": True},
)


def bold(seed: int) -> Player:
    """A lively player who likes to do something, so that games reach their later rules."""
    pick = lively(seed)

    def choose(decision: Decision) -> str:
        key = pick(decision)
        if decision.prompt in ("act", "trade") and key in ("end", "trade", "done"):
            return pick(decision)
        return key

    return choose


def cases() -> list[Case]:
    """For a second process."""
    return [Case(RULES, {"scenario": FIRST, "characters": proving.party(RULES.content, 0, size)}, player=bold) for size in SIZES[:2]]


def name(setup: dict[str, Any]) -> str:
    return f"{setup['scenario']}-{len(setup['characters'])}"


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_adventure_conforms(setup: dict[str, Any]) -> None:
    conform(Case(RULES, setup, player=bold), range(1))


@pytest.mark.parametrize("setup", STORIES, ids=name)
def test_every_adventure_of_a_story_conforms(setup: dict[str, Any]) -> None:
    conform(Case(RULES, setup, player=bold), range(1, 2))


@pytest.mark.parametrize("profile", SETTINGS, ids=lambda p: "+".join(map(str, p.values())))
def test_every_setting_conforms(profile: dict[str, Any]) -> None:
    conform(Case(RULES, {"scenario": FIRST, "characters": HEROES[:3]}, profile, bold), range(2))


def test_the_same_hashes_in_a_second_process() -> None:
    check_processes("tests.conformance.test_massive_darkness:cases", range(2))
