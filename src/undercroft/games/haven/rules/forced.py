"""Forced movement: push and pull."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from undercroft.grid.hexes import cells
from undercroft.kernel.decision import TABLE, Option
from undercroft.language.vocabulary import Node

from ..content import words
from ..content.mods import Mods
from ..game import AnyHaven
from ..state import Figure

Way = Literal["push", "pull"]
Extent = Literal["free", "longest", "onward"]
"""How far a figure is moved: as far as the player likes, as far as possible, or its full value along any route."""


def shoves(node: Node, mods: Iterable[Mods]) -> list[tuple[Way, int]]:
    """BB-FRC-12, BB-FRC-15, GH-EFF-05: all pushes of an ability add up, and so do all pulls."""
    every = list(mods)
    push = (node.hexes if isinstance(node, words.Push) else 0) + sum(m.push for m in every)
    pull = (node.hexes if isinstance(node, words.Pull) else 0) + sum(m.pull for m in every)
    kinds: tuple[tuple[Way, int], ...] = (("push", push), ("pull", pull))
    return [kind for kind in kinds if kind[1]]


def next_cells(game: AnyHaven, way: Way, origin: int, figure: Figure, cell: int) -> int:
    """BB-FRC-02 … 04, GH-EFF-05, GH-EFF-07, GH-EFF-22: the hexes a figure may enter next. A push moves it away from the acting figure, a pull moves
    it closer. The figure keeps its own kind of movement (BB-FRC-13, GH-EFF-08, GH-EFF-11), but ignores difficult terrain (BB-FRC-08, GH-EFF-09)."""
    area = game.terrain()[0]
    floor = area if game.flying(figure) else area & ~game.barred(figure)
    here = game.apart(origin, cell)
    steps = {other: game.apart(origin, other) - here for other in cells(game.steps(cell) & floor)}
    return sum(1 << other for other, step in steps.items() if (step > 0 if way == "push" else step < 0))


def farthest(game: AnyHaven, way: Way, origin: int, figure: Figure, cell: int, hexes: int, ends: int) -> int:
    """How many more hexes the figure can be moved from a cell and still end where it may stand; -1 if it cannot."""
    best = 0 if ends >> cell & 1 else -1
    if hexes:
        for other in cells(next_cells(game, way, origin, figure, cell)):
            more = farthest(game, way, origin, figure, other, hexes - 1, ends)
            if more >= 0:
                best = max(best, more + 1)
    return best


async def force(
    game: AnyHaven, way: Way, actor: Figure, figure: Figure, hexes: int, extent: Extent, line: str = "", origin: int | None = None
) -> int:
    """Push or pull a figure hex by hex, and return how many hexes it was moved.
    BB-FRC-01, BB-FRC-05: when the character pushes or pulls in Buttons & Bugs, the player chooses direction and distance. BB-FRC-07, BB-FRC-14: when
    a monster does, the player chooses only the direction, and the target is moved as far as possible. GH-EFF-06, GH-EFF-12, GH-EFF-14, GH-EFF-20: in
    Gloomhaven, the target is moved the full value as long as there is a legal hex, along a route the players choose. BB-FRC-06, BB-FRC-09, GH-EFF-10:
    hazards take effect, and immobilize does not prevent the movement. GH-MOV-12: hazards do not touch a flying figure."""
    start = actor.cell if origin is None else origin
    path: list[int] = []
    while len(path) < hexes and game.alive(figure):
        left = hexes - len(path)
        ends = game.standable(figure, game.flying(figure))
        steps = cells(next_cells(game, way, start, figure, figure.cell))
        reach = {cell: farthest(game, way, start, figure, cell, left - 1, ends) for cell in steps}
        legal = [c for c, more in reach.items() if more >= 0]
        if extent == "longest" and legal:
            most = max(reach[c] for c in legal)
            legal = [c for c in legal if reach[c] == most]
        options = [Option(f"{way}:{game.name(cell)}", cell, cell, figure.id) for cell in legal]
        if extent == "free" and not game.occupied(but=figure.id) >> figure.cell & 1:
            options.insert(0, Option("stop", -1, figure.cell, figure.id))
        if not options:
            break
        seat = TABLE if extent == "longest" else game.player(actor)
        cell = await game.choose(seat, f"{way}-to", options, figure=figure.id, left=left)
        if cell == -1:
            break
        figure.cell = cell
        path.append(cell)
        game.went(figure, cell, way, line)
        if not game.flying(figure):
            await game.enter(figure, cell)
        if game.alive(figure):
            await game.entered(figure, cell)
    game.settle()
    return len(path)
