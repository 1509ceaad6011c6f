"""Machina Arcana passes the conformance kit: every scenario with one to four explorers, and every two values of its settings together."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from undercroft.games.machina_arcana.module import MODULE
from undercroft.games.machina_arcana.rules.setup import Profile
from undercroft.kernel.conformance import Case, Player, conform, lively
from undercroft.kernel.decision import Decision
from undercroft.kernel.processes import check_processes

from .variants import covering, every_pair, pairs

RULES = MODULE.rules(MODULE.packs())
EXPLORERS = list(RULES.content.explorers)
SETUPS = [
    {"scenario": scenario, "characters": [EXPLORERS[(n + seat) % len(EXPLORERS)] for seat in range(size)]}
    for scenario in RULES.content.scenarios
    for n, size in enumerate((1, 2, 3, 4))
]
FIELDS: dict[str, tuple[Any, ...]] = {
    name: (False, True) if type is bool else get_args(type) for name, type in get_type_hints(Profile).items()
}  # fmt: skip
SETTINGS = covering(FIELDS)


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


@pytest.mark.parametrize(("n", "profile"), list(enumerate(SETTINGS)))
def test_every_two_settings_conform_together(n: int, profile: dict[str, Any]) -> None:
    conform(Case(RULES, SETUPS[n % len(SETUPS)], profile, careful), range(n, n + 1))


def test_every_pair_of_settings_is_among_them() -> None:
    assert every_pair(FIELDS) <= {pair for profile in SETTINGS for pair in pairs(profile)}
    assert len(FIELDS) == 8


def test_the_same_hashes_in_a_second_process() -> None:
    check_processes("tests.conformance.test_machina_arcana:cases", range(2))
