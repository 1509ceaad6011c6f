"""Wording of questions: what both Gloomhaven games say about lines, prices and prompts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from undercroft.kernel.decision import Decision, Option
from undercroft.language.lines import Vocabulary

from ..content.abilities import Ability
from ..game import BASIC


def may_select(options: Sequence[Option[Any]]) -> str:
    """Whether the player can choose a card, a long rest or both. The prompt mentions only what is available."""
    cards, rest = any(o.key.startswith("lead:") for o in options), any(o.key == "rest" for o in options)
    return "both" if cards and rest else "rest" if rest else "card"


def told(decision: Decision, line_text: Callable[[str], str]) -> dict[str, Any]:
    """What the prompt of a question says, with the text of the line it names, if any."""
    found = dict(decision.args)
    if "line" in found:
        found["line"] = line_text(str(found["line"]))
    if decision.prompt == "select":
        found["may"] = may_select(decision.options)
    return found


def line_text(id: str, known: Mapping[str, Ability], text: Vocabulary, printed: Callable[[Ability], str]) -> str:
    """The line of an ability as printed, by its id. No card has the lines of the basic actions."""
    for ability in BASIC.values():
        if ability.id == id:
            return text.steps.show(ability.specs[0].node).capitalize()
    return printed(known[id]) if id in known else id


def rider_text(ability: Ability | None, number: str, text: Vocabulary) -> str:
    """A price inside a line, and what it buys."""
    riders = [rider for step in ability.line.steps for rider in step.riders] if ability is not None else []
    if not number.isdigit() or int(number) >= len(riders):
        return ""
    rider = riders[int(number)]
    return f"{text.prices.show(rider.price)}: {', '.join(text.modifiers.show(m) for m in rider.modifiers)}"
