"""Whole games told in other languages: whatever is asked, offered and told has words of its own."""

from __future__ import annotations

import re
from typing import Any

import pytest

from undercroft import new_table
from undercroft.games.gloomhaven.content.model import Content
from undercroft.games.gloomhaven.module import MODULE
from undercroft.games.massive_darkness.content.model import Content as DarkContent
from undercroft.games.massive_darkness.module import MODULE as DARK
from undercroft.kernel.chance import SEEDED, Asked, Chance, Policy
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller
from undercroft.text.messages import locales

PARTIES = [["brute", "tinkerer", "spellweaver", "scoundrel"], ["spellweaver", "scoundrel"]]
CHOICES = 400
"""Games of this many choices have seen every phase."""
CONTENT = MODULE.rules(MODULE.packs()).content
SCENARIOS = list(CONTENT.scenarios)
DARK_CONTENT = DARK.rules(DARK.packs()).content
ADVENTURES = list(DARK_CONTENT.adventures)
DARK_CHOICES = 120
OTHERS = [locale for locale in locales() if locale != "en"]


def given(content: Content) -> set[str]:
    """Names and ids of the pack, which stay as they are."""
    things = (content.cards, content.items, content.goals, content.monsters, content.ability_cards, content.names)
    found = {id for ids in things for id in ids} | set(content.names.values())
    found |= {kind.name for kind in content.monsters.values()} | {goal.name for goal in content.goals.values()}
    found |= {scenario.title for scenario in content.scenarios.values()}
    return found | {id for mat in content.classes for id in content.modifiers if id.startswith(f"{mat}/")}


def english(text: str, names: set[str]) -> list[str]:
    """What is left in English without names, areas and the figures of summons, the marks of use slots, and letters of places."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return re.findall("[A-Za-z]{2,}", re.sub(r'"[^"]*"|\{[^}]*\}|\b\dxp\b', "", text))


def dark_names(content: DarkContent) -> set[str]:
    """Names of the pack that stand on no card of a scene: abilities, skills and adventures; and those of cards that may be drawn by hand."""
    found = {adventure.title for adventure in content.adventures.values()} | {trap.text.name for trap in content.traps.values()}
    found |= {thing.name for things in (content.equipment, content.cards, content.doors) for thing in things.values()}
    found |= {event.text.name for event in content.events.values()}
    for sheet in content.classes.values():
        found |= {sheet.ability.text.name, sheet.skill.text.name} | {skill.text.name for branch in sheet.branches for skill in branch.skills}
    return found


def play(table: Table[Any], locale: str, names: set[str], choices: int) -> None:
    """Random choices; nothing that the table says to whoever decides may be English."""
    chance, teller = Chance(7), Teller(table, 0, locale)
    for _ in range(choices):
        if table.decision is None:
            break
        decision = table.decision
        teller.seat = max(decision.seat, 0)
        scene = teller.refresh()
        names |= {*teller.names.cards.values(), *teller.names.figures.values(), *teller.names.kinds.values()}
        for question in scene.questions:
            for text in (teller.prompt(question), *map(teller.choice, question.choices)):
                assert not english(text, names), text
        keys = [key for key in decision.keys if key != "give-up"] or decision.keys
        table.choose(keys[chance.below(len(keys))], decision.seat)
    scene = teller.refresh()
    names |= {*teller.names.cards.values(), *teller.names.figures.values(), *teller.names.kinds.values()}
    for line in (*teller.lines, *map(teller.message, scene.status)):
        assert not english(line, names), line


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("policy", [SEEDED, Asked()], ids=["seeded", "asked"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_is_told_without_english(scenario: str, policy: Policy, locale: str) -> None:
    party = PARTIES[SCENARIOS.index(scenario) % len(PARTIES)]
    setup: dict[str, Any] = {"penalties": ["minor", "minor", "major"]} if scenario == "random-dungeon" else {}
    table = new_table(MODULE.name, scenario=scenario, characters=party, seed=5, chance=policy, **setup)
    play(table, locale, given(CONTENT) | set(table.state.heroes), CHOICES)


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("policy", [SEEDED, Asked()], ids=["seeded", "asked"])
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_game_of_massive_darkness_is_told_without_english(adventure: str, policy: Policy, locale: str) -> None:
    number = ADVENTURES.index(adventure)
    party = list(DARK_CONTENT.heroes)[: 1 + number % 6]
    table = new_table(DARK.name, scenario=adventure, characters=party, seed=number, chance=policy)
    play(table, locale, dark_names(DARK_CONTENT), DARK_CHOICES)
