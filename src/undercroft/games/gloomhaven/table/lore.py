"""The characters and scenarios that can be played, as menus show them."""

from __future__ import annotations

from undercroft.kernel.lore import Person, Stage

from ..content.model import HasContent
from ..rules.setup import DIFFICULTY


class Lore:
    """Classes and scenarios for clients that know nothing about this game."""

    def people(self, rules: HasContent) -> list[Person]:
        return [Person(c.id, c.name, c.about, c.icon) for c in rules.content.classes.values()]

    def stages(self, rules: HasContent, character: str) -> list[Stage]:
        """FC-GEN-02: every class can play every scenario."""
        return [Stage(id, scenario.title, number=scenario.text.number) for id, scenario in rules.content.scenarios.items()]

    def difficulties(self, rules: HasContent) -> list[str]:
        """The normal difficulty comes first."""
        return sorted(DIFFICULTY, key=lambda name: (name != "normal", DIFFICULTY[name]))

    def introduction(self, rules: HasContent, scenario: str) -> str:
        return rules.content.scenarios[scenario].text.introduction

    def conclusion(self, rules: HasContent, scenario: str, outcome: str) -> str:
        """The text to read when the goal is met."""
        return rules.content.scenarios[scenario].text.conclusion if outcome == "won" else ""


LORE = Lore()
