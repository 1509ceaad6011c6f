"""Choices about figures: who takes wounds, who is healed, where enemies appear, which class to play."""

from __future__ import annotations

from undercroft.kernel.decision import Decision

from ..game import Dark


def weigh_sturdy(game: Dark, decision: Decision) -> list[float]:
    """Wounds and attacks go to whoever can take them best."""
    found = []
    for option in decision.options:
        hero = game.state.heroes.get(option.figure)
        dear = 2.0 if option.figure == game.state.chosen else 0.0
        found.append(0.0 if hero is None else float(hero.health) - dear - (3.0 if hero.health == 1 else 0.0))
    return found


def weigh_needy(game: Dark, decision: Decision) -> list[float]:
    return [float(game.max_health(o.figure) - game.hero(o.figure).health) for o in decision.options]


def weigh_far(game: Dark, decision: Decision) -> list[float]:
    """Enemies should appear, and move, far from the heroes."""
    heroes = [h.zone for h in game.standing().values()]
    found = []
    for option in decision.options:
        away = [d for z in heroes if (d := game.ways.distances(z)[option.cell]) >= 0]
        found.append(0.4 * min(away, default=5))
    return found


def weigh_classes(game: Dark, decision: Decision) -> list[float]:
    """The recommended class, which is listed first."""
    return [1.0 if n == 0 else 0.0 for n in range(len(decision.options))]


def weigh_blood(game: Dark, decision: Decision) -> list[float]:
    hero = game.hero(str(decision.args["figure"]))
    spare = hero.health - int(decision.args["wounds"])
    return [(1.0 if spare >= 3 else -2.0) if o.value else 0.0 for o in decision.options]
