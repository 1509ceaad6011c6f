"""Active bonuses: what sets them off."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.language.vocabulary import Node

from ..content import words
from ..content.abilities import Ability

MOMENTS: dict[type[Node], str] = {
    words.Shield: "shield", words.Retaliate: "retaliate", words.Fly: "flying", words.YouAttack: "attack", words.EnemyAttacks: "attacked",
    words.YouMove: "move", words.YouKill: "kill",
}  # fmt: skip
"""What sets off a bonus, or what it gives if it is always active. Bonuses are indexed by this word; each game adds words of its own."""


def moments(ability: Ability, table: Mapping[type[Node], str]) -> list[str]:
    """What triggers the bonus of a line. A bonus without a trigger is listed under its effect, step by step."""
    trigger = ability.line.trigger
    nodes = [spec.node for spec in ability.specs] if trigger is None else [trigger.moment]
    return [table[type(node)] for node in nodes]
