"""How good a position is for the party."""

from __future__ import annotations

from ..game import Dark
from .plans import field
from .strength import body, outfit_worth


def score(game: Dark) -> float:
    """How good the position is for the party, from 0 (lost) to 1 (won). In between, objectives, health, sparks, strength and the remaining enemies
    count."""
    s = game.state
    if s.outcome is not None:
        return float(s.outcome == "won")
    heroes = list(s.heroes)
    done = len(s.done) / len(game.adventure.text.objectives)
    health = sum(1.0 if h.left else 0.0 if h.dead else h.health / game.max_health(id) for id, h in s.heroes.items()) / len(heroes)
    growth = sum(h.xp + 1.5 * h.spent for h in s.heroes.values()) / len(heroes)
    strength = sum(outfit_worth(game.kit(id)) if h.kind else 0.0 for id, h in s.heroes.items()) / len(heroes)
    foes = sum(body(game, e) for e in s.enemies.values() if not e.asleep) / len(heroes)
    settled = all(h.kind for h in s.heroes.values())
    place = sum(field(game, id, (h.zone,))[h.zone] for id, h in game.standing().items()) / len(heroes) if settled else 0.0
    sparks = min(2, s.sparks) / 2
    total = 0.08 + 0.2 * done + 0.22 * health + 0.08 * sparks + 0.12 * min(1.0, growth / 30) + 0.12 * min(1.0, strength / 14)
    return max(0.01, min(0.95, total + 0.08 / (1 + foes / 6) + 0.004 * min(20.0, place)))
