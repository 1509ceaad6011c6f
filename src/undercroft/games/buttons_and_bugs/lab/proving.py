"""What the laboratory needs to test this game: which set-ups reach all of the content, and which content the games of a scenario depend on."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..content.model import HasContent

BOTS, BUDGET = ("random", "greedy", "search"), "30"
"""The bots that balance is measured with, and the rollouts of the searching one."""
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def thorough(rules: HasContent) -> list[dict[str, Any]]:
    """Set-ups that can reach everything: every pair of scenario and character, with every item to choose from."""
    pairs = [{"scenario": s, "characters": [c]} for s, card in rules.content.scenarios.items() for c in rules.content.characters if card.allows(c)]
    return [{**pair, "passed": list(range(1, 21))} for pair in pairs]


def matters(rules: HasContent, setups: Sequence[Mapping[str, Any]]) -> list[str]:
    """The scenario, the characters who play it, the monsters that may appear, and all items, tables and areas, without text that is only read."""
    content, (scenario,) = rules.content, {setup["scenario"] for setup in setups}
    page = content.scenarios[scenario]
    text = msgspec.structs.replace(page.text, introduction="", goal_text="", loss_text="", rules_text="", conclusion="")
    people = sorted({character for setup in setups for character in setup["characters"]})
    said = [repr(text), repr(page.items), *(repr(msgspec.structs.replace(content.characters[id], name="", icon="", about="")) for id in people)]
    said += [repr(msgspec.structs.replace(item, name="", icon="")) for item in content.items.values()]
    said += [repr(thing) for things in (content.tables, content.areas) for thing in things.items()]
    known: dict[str, str] = {}
    fresh = said
    while fresh:
        named = sorted({word for part in fresh for word in WORD.findall(part)} & content.monsters.keys() - known.keys())
        fresh = [repr(msgspec.structs.replace(content.monsters[id], name="", icon="")) for id in named]
        known.update(zip(named, fresh))
    return [*said, *(part for _, part in sorted(known.items()))]
