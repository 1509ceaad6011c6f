"""What the laboratory needs to test this game: which set-ups reach all of the content, and which content the games of a scenario depend on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from undercroft.games.haven.lab.proving import PROSE, with_monsters

from ..content.model import HasContent

BOTS, BUDGET = ("random", "greedy", "search"), "30"
"""The bots that balance is measured with, and the rollouts of the searching one."""


def thorough(rules: HasContent) -> list[dict[str, Any]]:
    """Set-ups that can reach everything: every pair of scenario and character, with every item to choose from."""
    pairs = [{"scenario": s, "characters": [c]} for s, card in rules.content.scenarios.items() for c in rules.content.characters if card.allows(c)]
    return [{**pair, "passed": list(range(1, 21))} for pair in pairs]


def matters(rules: HasContent, setups: Sequence[Mapping[str, Any]]) -> list[str]:
    """The scenario, the characters who play it, the monsters that may appear, and all items, tables and areas, without text that is only read."""
    content, (scenario,) = rules.content, {setup["scenario"] for setup in setups}
    page = content.scenarios[scenario]
    people = sorted({character for setup in setups for character in setup["characters"]})
    said = [repr(replace(page.text, **PROSE)), repr(page.items)]
    said += [repr(replace(content.characters[id], name="", icon="", about="")) for id in people]
    said += [repr(replace(item, name="", icon="")) for item in content.items.values()]
    said += [repr(thing) for things in (content.tables, content.areas) for thing in things.items()]
    return with_monsters(said, content.monsters, lambda id: repr(replace(content.monsters[id], name="", icon="")))
