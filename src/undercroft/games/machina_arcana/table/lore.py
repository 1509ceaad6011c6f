"""The explorers and scenarios that can be played, as menus show them."""

from __future__ import annotations

from undercroft.kernel.lore import Person, Stage

from ..content.model import HasContent


class Lore:
    """Explorers and scenarios for clients that know nothing about this game."""

    def people(self, rules: HasContent) -> list[Person]:
        return [Person(e.id, e.name, e.text.about, e.text.icon) for e in rules.content.explorers.values()]

    def stages(self, rules: HasContent, character: str) -> list[Stage]:
        """Every explorer can play every scenario."""
        return [Stage(id, scenario.title, number=scenario.text.number) for id, scenario in rules.content.scenarios.items()]

    def difficulties(self, rules: HasContent) -> list[str]:
        return []

    def introduction(self, rules: HasContent, scenario: str) -> str:
        return rules.content.scenarios[scenario].text.story

    def conclusion(self, rules: HasContent, scenario: str, outcome: str) -> str:
        return ""


LORE = Lore()
