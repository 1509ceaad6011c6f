"""Section 7 of the rulebook: enemies."""

from __future__ import annotations

from functools import partial

from undercroft.grid.hexes import cells
from undercroft.kernel.decision import TABLE, Option

from ..content import Kind
from ..game import Skirmish
from ..state import Figure
from ..words import Shoot, Strike, reach
from .actions import Ways, carry_out


async def enemy_turn(game: Skirmish, enemy: Figure) -> None:
    """SK-ENE-01: an enemy turns to the nearest hero, then does what it always does."""
    options = [Option(f"focus:{hero.id}", hero, hero.cell, hero.id) for hero in nearest(game, enemy)]
    focus = await game.choose(TABLE, "focus", options, figure=enemy.id)
    kind = game.content.enemies[enemy.kind]
    for ability in kind.abilities:
        await carry_out(game, enemy, ability, focus, partial(towards, game, focus, longest(kind)))


def nearest(game: Skirmish, enemy: Figure) -> list[Figure]:
    """SK-ENE-01."""
    least = min(game.distance(enemy.cell, hero.cell) for hero in game.heroes)
    return [hero for hero in game.heroes if game.distance(enemy.cell, hero.cell) == least]


def longest(kind: Kind) -> int:
    """How far the attacks of an enemy reach."""
    steps = [step for ability in kind.abilities for step in ability.line.steps]
    return max((reach(step) for step in steps if isinstance(step.node, Strike | Shoot)), default=1)


def towards(game: Skirmish, focus: Figure, reach: int, ways: Ways) -> int:
    """SK-ENE-02, SK-ENE-03: the hexes in which an enemy may end its move, fewest points first."""
    good = game.ground.seen(focus.cell, reach)
    for layer in ways:
        if layer & good:
            return layer & good
    least = min(game.distance(cell, focus.cell) for cell in cells(sum(ways)))
    near = sum(1 << cell for cell in cells(sum(ways)) if game.distance(cell, focus.cell) == least)
    return next(layer & near for layer in ways if layer & near)
