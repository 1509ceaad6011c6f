"""What menus know about heroes and scenarios."""

from __future__ import annotations

from typing import Protocol

from undercroft.kernel.lore import Person, Stage

from .content import Content


class HasContent(Protocol):
    content: Content


class SkirmishLore:
    def people(self, rules: HasContent) -> list[Person]:
        return [Person(hero.id, hero.name, icon=hero.icon) for hero in rules.content.heroes.values()]

    def stages(self, rules: HasContent, character: str) -> list[Stage]:
        return [Stage(scenario.id, scenario.name) for scenario in rules.content.scenarios.values()]

    def difficulties(self, rules: HasContent) -> list[str]:
        return []

    def introduction(self, rules: HasContent, scenario: str) -> str:
        return rules.content.scenarios[scenario].introduction["en"]

    def conclusion(self, rules: HasContent, scenario: str, outcome: str) -> str:
        return ""
