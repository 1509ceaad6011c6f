"""What a game can tell about its characters, scenarios and campaign. It comes from `CHRONICLE` in the game's `campaign` module or, if the game has
no campaign, from `LORE` in its `lore` module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from undercroft.kernel.lore import Person, Stage
from undercroft.kernel.rules import Module
from undercroft.text.messages import render

from .companions import chronicle as find
from .companions import lore as find_lore
from .pairs import names


def called(stage: Stage, locale: str = "en") -> str:
    """The name of a scenario as shown in a menu."""
    match stage.how:
        case "again":
            return render("stage-again", {"title": stage.title}, locale)
        case "random":
            return render("stage-random", {}, locale)
    return stage.title


class Lore(Protocol):
    """The playable characters and scenarios."""

    def people(self, rules: Any) -> Sequence[Person]: ...
    def stages(self, rules: Any, character: str) -> Sequence[Stage]:
        """All scenarios that a character may play."""
        ...

    def difficulties(self, rules: Any) -> list[str]:
        """The difficulties, with the default first."""
        ...

    def introduction(self, rules: Any, scenario: str) -> str: ...
    def conclusion(self, rules: Any, scenario: str, outcome: str) -> str: ...


class Chronicle(Lore, Protocol):
    """A game's campaign. Its documents belong to the game; a client only stores them."""

    def prologue(self, rules: Any) -> str: ...
    def epilogue(self, rules: Any, campaign: Any) -> str:
        """The text to show when the story is over; empty before that."""
        ...

    def sizes(self, rules: Any) -> tuple[int, ...]:
        """The possible numbers of characters in a campaign."""
        ...

    def begin(self, rules: Any, characters: Sequence[str]) -> Any: ...
    def party(self, campaign: Any) -> tuple[str, ...]:
        """The characters of the campaign, in seat order."""
        ...

    def read(self, data: bytes) -> Any:
        """Read a document. Raises a one-line SetupError if it is damaged or its version is unknown."""
        ...

    def write(self, campaign: Any) -> bytes: ...
    def summary(self, rules: Any, campaign: Any) -> str: ...
    def next(self, rules: Any, campaign: Any) -> Sequence[Stage]: ...
    def earlier(self, rules: Any, campaign: Any) -> Sequence[Stage]: ...
    def setup(self, rules: Any, campaign: Any, scenario: str) -> dict[str, Any]:
        """The set-up of a scenario: the next one, or a repeat of an earlier one."""
        ...

    def tries(self, campaign: Any, scenario: str) -> int:
        """How often a scenario has been lost."""
        ...

    def usual(self, campaign: Any) -> str:
        """The difficulty of the last game, or an empty string."""
        ...

    def before(self, rules: Any, campaign: Any, setup: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """The choices of the last game that are allowed in this set-up, and the same in words; both are empty if there are none."""
        ...

    def record(self, rules: Any, campaign: Any, table: Any) -> None:
        """Record a finished game of the campaign."""
        ...


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
    found: Chronicle | None = find(module)
    return found


def lore_of(module: Module) -> Lore:
    """What a game tells about its characters and scenarios."""
    told: Lore | None = find_lore(module)
    return chronicle_of(module) or told or Simple(module)
