"""Buttons & Bugs passes the conformance kit: every legal pair of scenario and character."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.module import MODULE
from undercroft.kernel.conformance import Case, Player, conform, lively
from undercroft.kernel.decision import Decision
from undercroft.kernel.processes import check_processes

RULES = MODULE.rules(MODULE.packs())
PAIRS = MODULE.setups(RULES)
SCENARIOS = list(dict.fromkeys(setup["scenario"] for setup in PAIRS))


def quick(setup: dict[str, Any]) -> bool:
    """Every scenario once, in turn with each of its characters; all other pairs are for the long proof."""
    alike = [other for other in PAIRS if other["scenario"] == setup["scenario"]]
    return setup is alike[SCENARIOS.index(setup["scenario"]) % len(alike)]


def hardy(seed: int) -> Player:
    """A lively player who bears damage and plays on, so that games last and reach their later rules."""
    pick = lively(seed)

    def choose(decision: Decision) -> str:
        key = pick(decision)
        if decision.prompt == "damage" and key != "suffer" and seed % 3:
            return "suffer"
        if decision.prompt == "turn" and key == "pass" and seed % 2:
            return pick(decision)
        return key

    return choose


def cases() -> list[Case]:
    """For a second process."""
    return [Case(RULES, setup, player=hardy) for setup in PAIRS[:2]]


def name(setup: dict[str, Any]) -> str:
    return f"{setup['scenario']}-{setup['characters'][0]}"


@pytest.mark.parametrize("setup", [pytest.param(pair, marks=[] if quick(pair) else pytest.mark.slow) for pair in PAIRS], ids=name)
def test_every_pair_conforms(setup: dict[str, Any]) -> None:
    conform(Case(RULES, setup, player=hardy), range(4))


@pytest.mark.parametrize("profile", [{"advantage": "same-row"}, {"long_rest": "choose"}, {"tracker": "before"}], ids=str)
def test_every_profile_conforms(profile: dict[str, str]) -> None:
    veteran = {**PAIRS[-1], "passed": list(range(1, 21))}
    conform(Case(RULES, veteran, profile, hardy), range(3))


def test_the_same_hashes_in_a_second_process() -> None:
    check_processes("tests.conformance.test_buttons_and_bugs:cases", range(2))
