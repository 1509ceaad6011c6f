"""Moments at which the rules of an adventure are triggered: the rules are put on the list of tasks (MD-ADV-03)."""

from __future__ import annotations

from undercroft.language.vocabulary import Node

from ..game import Dark
from ..state import ChooseRule, RuleStep


def happens(game: Dark, moment: Node, hero: str = "") -> None:
    """MD-ADV-03, MD-DOR-13: a moment has come: carry out the rules it triggers, in order."""
    found = [r.id for r in game.adventure.rules if r.line.trigger is not None and r.line.trigger.moment == moment]
    game.push(*(RuleStep(id, hero) for id in found))


def happens_in_any_order(game: Dark, moment: Node) -> None:
    """MD-RND-02: the players choose the order of several rules triggered by the same moment."""
    found = [r.id for r in game.adventure.rules if r.line.trigger is not None and r.line.trigger.moment == moment]
    if found:
        game.push(ChooseRule(found))
