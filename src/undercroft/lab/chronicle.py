"""What a game may tell about its characters, scenarios and campaign: the `CHRONICLE` of the `campaign` module beside its module, or the `LORE`
of its `lore` module where it has no campaign."""

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
    """A scenario as a menu calls it."""
    match stage.how:
        case "again":
            return render("stage-again", {"title": stage.title}, locale)
        case "random":
            return render("stage-random", {}, locale)
    return stage.title


class Lore(Protocol):
    """Who can be played, and where."""

    def people(self, rules: Any) -> Sequence[Person]: ...
    def stages(self, rules: Any, character: str) -> Sequence[Stage]:
        """Every scenario a character may play."""
        ...

    def difficulties(self, rules: Any) -> list[str]:
        """The usual one first."""
        ...

    def introduction(self, rules: Any, scenario: str) -> str: ...
    def conclusion(self, rules: Any, scenario: str, outcome: str) -> str: ...


class Chronicle(Lore, Protocol):
    """A game's campaign. Documents are the game's own; a client only keeps them."""

    def prologue(self, rules: Any) -> str: ...
    def epilogue(self, rules: Any, campaign: Any) -> str:
        """What is told when the story is over; before that nothing."""
        ...

    def sizes(self, rules: Any) -> tuple[int, ...]:
        """With how many characters a campaign can be played."""
        ...

    def begin(self, rules: Any, characters: Sequence[str]) -> Any: ...
    def party(self, campaign: Any) -> tuple[str, ...]:
        """Its characters, in the order of their seats."""
        ...

    def read(self, data: bytes) -> Any:
        """A document; raises SetupError with one line where it is of an unknown version or damaged."""
        ...

    def write(self, campaign: Any) -> bytes: ...
    def summary(self, rules: Any, campaign: Any) -> str: ...
    def next(self, rules: Any, campaign: Any) -> Sequence[Stage]: ...
    def earlier(self, rules: Any, campaign: Any) -> Sequence[Stage]: ...
    def setup(self, rules: Any, campaign: Any, scenario: str) -> dict[str, Any]:
        """The set-up of a scenario: the next one, or an earlier one again."""
        ...

    def tries(self, campaign: Any, scenario: str) -> int:
        """How often a scenario has been lost."""
        ...

    def usual(self, campaign: Any) -> str:
        """The difficulty of the last time, or nothing."""
        ...

    def before(self, rules: Any, campaign: Any, setup: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """What was chosen the last time and is allowed in this set-up, and that in words; nothing if nothing is."""
        ...

    def record(self, rules: Any, campaign: Any, table: Any) -> None:
        """A game of the campaign is over."""
        ...


class Simple:
    """A game that tells nothing: ids for names, no difficulties, no story."""

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
