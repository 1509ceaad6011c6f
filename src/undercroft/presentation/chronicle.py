"""What menus know of a game's characters, scenarios and campaign, whether or not the game tells anything about them."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.contract import HasCampaign, HasLore, Module
from undercroft.kernel.lore import Chronicle, Lore, Person, Stage
from undercroft.text.messages import voice

from .pairs import names


def called(stage: Stage, locale: str = "en") -> str:
    """The name of a scenario as shown in a menu."""
    match stage.how:
        case "again":
            return voice(locale).render("stage-again", {"title": stage.title})
        case "random":
            return voice(locale).render("stage-random")
    return stage.title


class Simple:
    """The default for a game that tells nothing: names are ids, and there are no difficulties and no story."""

    def __init__(self, module: Module) -> None:
        self.module = module

    def people(self, rules: Any) -> list[Person]:
        return [Person(id, id) for id in names(self.module.setups(rules))[1]]

    def stages(self, rules: Any, character: str) -> list[Stage]:
        found = [s["scenario"] for s in self.module.setups(rules) if character in s["characters"]]
        return [Stage(id, id) for id in dict.fromkeys(found)]

    def difficulties(self, rules: Any) -> list[str]:
        return []

    def introduction(self, rules: Any, scenario: str) -> str:
        return ""

    def conclusion(self, rules: Any, scenario: str, outcome: str) -> str:
        return ""


def chronicle_of(module: Module) -> Chronicle | None:
    return module.campaign if isinstance(module, HasCampaign) else None


def lore_of(module: Module) -> Lore:
    """What a game tells about its characters and scenarios."""
    return chronicle_of(module) or (module.lore if isinstance(module, HasLore) else Simple(module))
