"""How good a position is, and which options a sensible player would look at first."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.grid.square import distance
from undercroft.kernel.decision import Decision

from ..game import Machina
from ..rules.choices import Activate, Explore, FollowRules, Leave, Pass, Seal, UseAbility, Walk, WorkDoor

WORTH: Mapping[type, float] = {Activate: 6.0, Explore: 3.0, Leave: 20.0, UseAbility: 5.0, Seal: 3.0, WorkDoor: 0.3, Pass: 0.4, FollowRules: 500.0}
"""How much an option is worth by what it does. Bots whose explorer is dead let the monsters follow the rules."""


def score(game: Machina) -> float:
    """How far the story has come and how well the explorers are, between 0 (lost) and 1 (won)."""
    s = game.state
    if s.outcome is not None:
        return 1.0 if s.outcome == "won" else 0.0
    whole = len(game.scenario.chapters) - 1
    lives = sum(explorer.health / game.max_health(id) for id, explorer in s.explorers.items() if not explorer.dead) / len(s.explorers)
    essence = sum(explorer.essence for explorer in s.explorers.values()) / (6 * len(s.explorers))
    danger = min(1.0, len(s.monsters) / 6)
    return min(0.99, max(0.01, 0.6 * s.chapter / whole + 0.3 * lives + 0.08 * essence - 0.1 * danger))


def weigh(game: Machina, decision: Decision) -> list[float]:
    """A positive weight for every option."""
    figure = str(decision.args.get("figure", ""))
    return [_weight(game, figure, option.value, option.confirm) for option in decision.options]


def _weight(game: Machina, figure: str, value: object, serious: bool) -> float:
    if serious:
        return 0.02
    if isinstance(value, Walk) and game.there(figure):
        return 1.0 + _pull(game, figure, value.way[-1])
    return WORTH.get(type(value), 1.0)


def _pull(game: Machina, id: str, cell: int) -> float:
    """How much a space is worth going to: towards chapter spaces, chests, event spaces and unexplored borders."""
    goals = game.spaces("chapter", "chest", "event", "workbench", "recharge") & game.tile(cell)
    here = game.cell(id)
    best = 0.0
    for goal in range(goals.bit_length()):
        if goals >> goal & 1:
            best = max(best, float(distance(here, goal) - distance(cell, goal)) / max(1, distance(cell, goal)))
    return max(0.0, best)
