"""What menus know of a game's characters, scenarios and campaign, whether or not the game tells anything about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.contract import HasCampaign, HasLore, Module
from undercroft.kernel.lore import Chronicle, Lore, Person, Stage
from undercroft.kernel.scene import Message
from undercroft.text.messages import voice

from .pairs import names
from .telling import translated


def called(stage: Stage, rules: Any, locale: str = "en") -> str:
    """The name of a scenario as shown in a menu."""
    said = voice(locale)
    if stage.how == "random":
        return said.render("stage-random")
    title = translated(rules, stage.title, locale)
    if stage.level is not None:
        title = said.render("scenario-title", {"number": stage.number, "title": title, "level": stage.level})
    elif stage.number is not None:
        title = said.render("stage-title", {"number": stage.number, "title": title})
    return said.render("stage-again", {"title": title}) if stage.how == "again" else title


def listed(messages: Sequence[Message], rules: Any, locale: str = "en", between: str = ", ") -> str:
    """Messages of a campaign in the reader's language, with their names and stages."""

    def said(value: Any) -> Any:
        if isinstance(value, Stage):
            return called(value, rules, locale)
        if isinstance(value, list):
            return ", ".join(map(said, value))
        return translated(rules, value, locale) if isinstance(value, str) else value

    return between.join(voice(locale).render(m.id, {name: said(value) for name, value in m.args.items()}) for m in messages)


def summary(chronicle: Chronicle, rules: Any, campaign: Any, locale: str = "en") -> str:
    """A campaign in one line. Raises SetupError if it does not fit the packs."""
    return listed(chronicle.summary(rules, campaign), rules, locale, "; ")


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
