"""Wording of questions: what both Gloomhaven games say about lines, prices and prompts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from undercroft.kernel.chance import Drawn
from undercroft.kernel.decision import Decision, Option
from undercroft.language.lines import Vocabulary

from ..content.abilities import Ability
from ..game import BASIC
from ..rules.moves import Pick


def may_select(options: Sequence[Option[Any]]) -> str:
    """Whether the player can choose a card, a long rest or both. The prompt mentions only what is available."""
    verbs = [option.verb for option in options]
    cards, rest = "lead" in verbs, "rest" in verbs
    return "both" if cards and rest else "rest" if rest else "card"


def meant(option: Option[Any]) -> str:
    """What an option is about, by its id or number, as its value says."""
    match option.value:
        case Drawn(outcome=name):
            return name
        case Pick(rider=number) if number >= 0:
            return str(number)
        case (_, what, *_):
            return str(what)
    return str(option.value)


def points_at_cell(option: Option[Any]) -> bool:
    """Whether an option is about the hex it shows, and not about the figure there."""
    return option.cell >= 0 and (not option.figure or option.value == option.cell)


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
