"""Machina Arcana passes the conformance kit: every scenario with one, two, three and four explorers, and with all settings."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.module import MODULE
from undercroft.kernel.conformance import Case, Player, conform, lively
from undercroft.kernel.decision import Decision
from undercroft.kernel.processes import check_processes

RULES = MODULE.rules(MODULE.packs())
EXPLORERS = list(RULES.content.explorers)
SETUPS = [
    {"scenario": scenario, "characters": [EXPLORERS[(n + seat) % len(EXPLORERS)] for seat in range(size)]}
    for scenario in RULES.content.scenarios
    for n, size in enumerate((1, 2, 3, 4))
]
SETTINGS = (
    {"threat_steps": "4", "nearest_only": True, "dead_play": "rules", "lasting_count": "resolutions"},
    {"event_cost": "2", "nearest_only": False, "dead_play": "players", "campaign": True},
)


def careful(seed: int) -> Player:
    """A lively player who hurts nobody by accident and does not pass at once, so that games reach their later rules."""
    pick = lively(seed)

    def choose(decision: Decision) -> str:
        for _ in range(3):
            key = pick(decision)
            if key != "pass" and not decision[key].confirm:
                break
        return key

    return choose


def cases() -> list[Case]:
    """For a second process."""
    return [Case(RULES, setup, player=careful) for setup in SETUPS[:2]]


def name(setup: dict[str, Any]) -> str:
    return f"{setup['scenario']}-{len(setup['characters'])}"


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_scenario_conforms(setup: dict[str, Any]) -> None:
    conform(Case(RULES, setup, player=careful), range(2))


@pytest.mark.parametrize("profile", SETTINGS, ids=lambda p: "+".join(map(str, p.values())))
def test_every_setting_conforms(profile: dict[str, Any]) -> None:
    conform(Case(RULES, SETUPS[2], profile, careful), range(2))


def test_the_same_hashes_in_a_second_process() -> None:
    check_processes("tests.conformance.test_machina_arcana:cases", range(2))
