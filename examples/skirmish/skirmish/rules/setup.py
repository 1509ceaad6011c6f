"""Section 1 of the rulebook: set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.rules import SetupError
from undercroft.language.reading import nearest

from ..content import PARTY, Content
from ..state import Figure, State


def new_state(content: Content, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> State:
    """SK-SET-01, SK-SET-02, SK-SET-03."""
    if unknown := [*set(setup) - {"scenario", "characters"}, *profile]:
        raise SetupError(f"this game has no {unknown[0]!r}")
    id, party = setup.get("scenario"), setup.get("characters")
    if id not in content.scenarios:
        raise SetupError(f"no scenario is called {id!r}{nearest(str(id), content.scenarios)}")
    if not isinstance(party, list | tuple) or len(party) != PARTY or len(set(party)) != PARTY:
        raise SetupError(f"{PARTY} different heroes fight, not {party!r}")
    if unknown := [hero for hero in party if hero not in content.heroes]:
        raise SetupError(f"no hero is called {unknown[0]!r}{nearest(str(unknown[0]), content.heroes)}")
    scenario, figures = content.scenarios[id], dict[str, Figure]()
    for seat, (hero, cell) in enumerate(zip(party, scenario.starts)):
        kind = content.heroes[hero]
        figures[hero] = Figure(hero, hero, cell, kind.health, seat, [card.id for card in kind.cards])
    count = Counter[str]()
    for cell, enemy in scenario.enemies:
        count[enemy] += 1
        figures[f"{enemy}-{count[enemy]}"] = Figure(f"{enemy}-{count[enemy]}", enemy, cell, content.enemies[enemy].health)
    return State(chance, id, figures)


def setups(content: Content) -> list[dict[str, Any]]:
    """SK-SET-01: every scenario with every party."""
    return [{"scenario": id, "characters": list(party)} for id in content.scenarios for party in combinations(content.heroes, PARTY)]
