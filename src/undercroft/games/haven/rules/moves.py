"""Movement: what a player does during a move, and a monster's path to a chosen hex."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.grid.hexes import cells, flood, routes
from undercroft.kernel.decision import Option

from ..game import AnyHaven
from ..state import Figure
from .legs import back_track
from .paths import Way


class Pick(NamedTuple):
    """What a player does during a move."""

    verb: str
    cell: int = -1
    thing: str = ""
    rider: int = -1


def free_path(way: Way, goal: int) -> list[int]:
    """One of the cheapest paths to a hex without hazards, except where a jump ends; empty if there is none in reach."""
    floor, slow = (way.floor, 0) if way.leaps else (way.floor & ~way.hazards, way.slow)
    layers = flood(1 << way.here, floor, slow, way.points, walls=way.walls)
    return back_track(way, layers, goal, slow) if any(layer >> goal & 1 for layer in layers) else []


async def next_step(game: AnyHaven, figure: Figure, goal: int, way: Way, same: bool = True) -> int:
    """BB-MAI-20, GH-MTR-02, GH-MEF-07: the next hex of the path with the fewest hazards, then points. If equal paths
    lead through different hazards, the players decide. `same` means that it makes no other difference which of them is taken."""
    ahead = routes(1 << goal, way.floor | 1 << figure.cell, way.slow, way.hazards, back=True, walls=way.walls)
    costs: dict[int, tuple[int, int]] = {}
    for cell in cells(game.steps(figure.cell) & way.floor):
        rest = ahead.cost(cell)
        assert rest is not None  # at worst, the path leads back through this hex
        costs[cell] = rest[0] + (way.hazards >> cell & 1), rest[1] + (2 if way.slow >> cell & 1 else 1)
    best = min(costs.values())
    tied = [cell for cell, cost in costs.items() if cost == best]
    if not best[0] and same:
        return tied[0]
    return await game.choose(game.player(figure), "monster-path", [Option(f"path:{game.name(c)}", c, c) for c in tied], figure=figure.id)
