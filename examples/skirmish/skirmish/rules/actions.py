"""Sections 4 to 6 of the rulebook: what the lines of cards do. Enemies do the same, but `focus` and `ends` leave them less to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.grid.hexes import cells, flood, path
from undercroft.kernel.decision import TABLE, Option
from undercroft.language.lines import Step

from ..content import Ability
from ..events import Attacked, Defeated, Healed, Moved, Suffered
from ..game import Skirmish
from ..state import Figure
from ..words import AllTargets, Mend, Move, Shoot, Strike, reach

DIE = ("-2", "0", "0", "0", "0", "+1")
Ways = Sequence[int]
"""The hexes that can be reached with 0, 1, 2 … points, as sets."""


def anywhere(ways: Ways) -> int:
    """SK-MOV-01: a hero ends its move in any hex it can reach."""
    return sum(ways)


async def carry_out(
    game: Skirmish, figure: Figure, ability: Ability, focus: Figure | None = None, ends: Callable[[Ways], int] = anywhere
) -> None:
    """SK-CRD-01, SK-CRD-04: carry out a line. `focus` is the only target of an enemy, and `ends` says where a move may end."""
    for step in ability.line.steps:
        match step.node:
            case Move(points):
                await move(game, figure, points, ability.id, ends)
            case Strike(damage) | Shoot(damage):
                await attack(game, figure, step, damage, ability.id, focus)
            case Mend(health):
                await mend(game, figure, step, health, ability.id)


async def move(game: Skirmish, figure: Figure, points: int, line: str, ends: Callable[[Ways], int]) -> None:
    """SK-MOV-01, SK-MOV-02."""
    free = game.free
    found = ends(flood(1 << figure.cell, free, limit=points))
    options = [Option(f"move:{game.scenario.map.names[cell]}", cell, cell=cell) for cell in cells(found & ~(1 << figure.cell))]
    if found >> figure.cell & 1:
        options.append(Option("stay", figure.cell))
    goal = await game.choose(figure.seat, "move", options, figure=figure.id, points=points)
    if goal != figure.cell:
        way = path(figure.cell, goal, free)
        figure.cell = goal
        game.tell(Moved(figure=figure.id, path=tuple(way), line=line, rules=("SK-MOV-01",)))


async def attack(game: Skirmish, figure: Figure, step: Step, damage: int, line: str, focus: Figure | None) -> None:
    """SK-ATK-01, SK-ATK-02, SK-ATK-05, SK-ENE-04."""
    targets = game.reached(figure.cell, reach(step), game.foes(figure))
    if AllTargets() not in step.modifiers:
        targets = [target for target in targets if focus in (None, target)]
        if targets:
            options = [Option(f"attack:{target.id}", target, target.cell, target.id) for target in targets]
            targets = [await game.choose(figure.seat, "attack", options, figure=figure.id, damage=damage)]
    for target in targets:
        face = DIE[await game.pick("die", DIE)]
        game.tell(Attacked(figure=figure.id, target=target.id, face=face, line=line, rules=("SK-ATK-03",)))
        suffer(game, target, max(0, damage + int(face)))


def suffer(game: Skirmish, figure: Figure, damage: int) -> None:
    """SK-ATK-03, SK-ATK-04, SK-RND-02, SK-END-01, SK-END-02."""
    figure.health = max(0, figure.health - damage)
    game.tell(Suffered(figure=figure.id, damage=damage))
    if figure.health:
        return
    game.tell(Defeated(figure=figure.id, rules=("SK-ATK-04",)))
    state = game.state
    del state.figures[figure.id]
    state.turns = [id for id in state.turns if id != figure.id]
    if figure.seat != TABLE:
        game.end("lost", "SK-END-02")
    if not game.enemies:
        game.end("won", "SK-END-01")


async def mend(game: Skirmish, hero: Figure, step: Step, health: int, line: str) -> None:
    """SK-MND-01."""
    friends = game.reached(hero.cell, reach(step), game.heroes)
    hurt = [friend for friend in friends if friend.health < game.content.kind(friend.kind).health]
    if hurt:
        options = [Option(f"mend:{friend.id}", friend, friend.cell, friend.id) for friend in hurt]
        heal(game, await game.choose(hero.seat, "mend", options, figure=hero.id, health=health), health, line)


def heal(game: Skirmish, figure: Figure, health: int, line: str = "") -> None:
    """SK-MND-01, SK-CRD-03: never beyond full health."""
    gained = min(health, game.content.kind(figure.kind).health - figure.health)
    if gained:
        figure.health += gained
        game.tell(Healed(figure=figure.id, health=gained, line=line))
