"""Gloomhaven passes the conformance kit: every scenario with parties of two, three and four, at three levels, and all pairs of variants."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.module import MODULE
from undercroft.kernel.conformance import Case, Player, conform, lively
from undercroft.kernel.decision import Decision
from undercroft.kernel.processes import check_processes

RULES = MODULE.rules(MODULE.packs())
CLASSES = list(RULES.content.classes)
FIRST = next(iter(RULES.content.scenarios))
PARTIES = {size: [CLASSES[(n * size + k) % len(CLASSES)] for k in range(size)] for n, size in enumerate((2, 3, 4))}
KINDS = [(party, level) for party in PARTIES.values() for level in (0, 3, 7)]
SETUPS = [
    pytest.param({"scenario": scenario, "characters": party, "level": level}, marks=[] if kind == n % len(KINDS) else pytest.mark.slow)
    for n, scenario in enumerate(RULES.content.scenarios)
    for kind, (party, level) in enumerate(KINDS)
]
"""Every scenario once, in turn with each size and level; all the rest in the long proof."""
VARIANTS = (
    {},
    {"solo": True, "reduced_randomness": True, "both_in_one_round": "success"},
    {"solo": True, "permanent_death": True, "area_over_walls": False},
    {"open_information": True, "reduced_randomness": True, "permanent_death": True, "both_in_one_round": "failure"},
    {"open_information": True, "area_over_walls": False, "both_in_one_round": "success"},
    {"reduced_randomness": True, "area_over_walls": False, "both_in_one_round": "failure"},
    {"permanent_death": True, "both_in_one_round": "success"},
    {"solo": True, "both_in_one_round": "failure"},
)
"""Every pair of settings of two variants occurs."""


def hardy(seed: int) -> Player:
    """A lively player who bears damage, plays on and does not give up, so that games last and reach their later rules."""
    pick = lively(seed)

    def choose(decision: Decision) -> str:
        key = pick(decision)
        if decision.prompt == "damage" and key != "suffer" and seed % 3:
            return "suffer"
        if key in ("pass", "give-up"):
            return pick(decision)
        return key

    return choose


def cases() -> list[Case]:
    """For a second process."""
    return [Case(RULES, {"scenario": FIRST, "characters": PARTIES[2], "level": level}, player=hardy) for level in (0, 3)]


def name(setup: dict[str, Any]) -> str:
    return f"{setup['scenario']}-{len(setup['characters'])}-{setup['level']}"


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_scenario_conforms(setup: dict[str, Any]) -> None:
    conform(Case(RULES, setup, player=hardy), range(1))


@pytest.mark.parametrize("profile", VARIANTS, ids=lambda p: "+".join(p) or "none")
def test_every_pair_of_variants_conforms(profile: dict[str, Any]) -> None:
    setup = {"scenario": FIRST, "characters": CLASSES[:2]}
    conform(Case(RULES, setup, profile, hardy), range(1, 3))


def test_the_same_hashes_in_a_second_process() -> None:
    check_processes("tests.conformance.test_gloomhaven:cases", range(2))
