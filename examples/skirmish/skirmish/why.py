"""The answers to "why?": the rules that decided what an enemy did, found by looking at the position before its turn again."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.decision import TABLE
from undercroft.kernel.event import Event
from undercroft.kernel.scene import Message, Reason

from .events import Attacked, Moved
from .game import Skirmish
from .rules.enemies import longest, nearest


def explain(game: Skirmish, events: Sequence[Event]) -> tuple[Reason, ...]:
    """The reasons for the last of these events; none if no enemy did it."""
    event, turns = events[-1], game.state.turns
    enemy = game.state.figures[turns[0]] if turns else None
    if enemy is None or enemy.seat != TABLE or not isinstance(event, Moved | Attacked):
        return ()
    heroes = nearest(game, enemy)
    about = {"figure": enemy.id, "targets": [hero.id for hero in heroes], "distance": game.distance(enemy.cell, heroes[0].cell)}
    first = Reason("SK-ENE-01", Message("why-nearest", about), tuple(hero.cell for hero in heroes))
    if isinstance(event, Attacked):
        return first, Reason("SK-ENE-04", Message("why-attacks", {"target": event.target}))
    goal, reach = event.path[-1], longest(game.content.enemies[enemy.kind])
    if any(game.ground.seen(hero.cell, reach) >> goal & 1 for hero in heroes):
        return first, Reason("SK-ENE-02", Message("why-within-reach", {"cell": goal, "reach": reach}), (goal,))
    return first, Reason("SK-ENE-03", Message("why-closer", {"cell": goal}), (goal,))
