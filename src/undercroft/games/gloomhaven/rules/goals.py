"""Battle goals: what they measure, and whether they are met."""

from __future__ import annotations

from ..content.schema import GoalText
from ..game import Gloom


def measure(game: Gloom, id: str, what: str) -> int:
    """GH-BGL-05, GH-ACT-08, GH-EXH-02: the character's current value for what a goal measures. Active cards that count as discarded are included, and
    an exhausted character has the hit points it was left with."""
    hero, figure = game.state.heroes[id], game.state.figures.get(id)
    health = hero.health if figure is None else figure.health
    match what:
        case "cards":
            return len(hero.hand) + len(hero.discard) + len(game.counts_as_discarded(hero))
        case "xp":
            return hero.xp
        case "health":
            return health
        case "missing-health":
            return hero.max_health - health
    return hero.tally.get(what, 0)


def met(game: Gloom, id: str, goal: GoalText) -> bool:
    """GH-BGL-03: whether a goal is met."""
    value = measure(game, id, goal.measure)
    return goal.least + goal.per_level * game.state.heroes[id].level <= value <= goal.most
