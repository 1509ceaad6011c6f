"""Previews of options, the ruler, and the statistics of a scenario."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.grid.hexes import path
from undercroft.kernel.decision import Decision
from undercroft.kernel.event import Event
from undercroft.kernel.scene import Message, Preview, Ruler, Tally

from ..game import Gloom
from ..rules.ways import stretch, way_of
from ..state import GloomState


def preview(game: Gloom, decision: Decision, key: str) -> Preview:
    """What an option would do: the path of a move, or the target of an attack."""
    option = decision[key]
    figure = game.state.figures.get(str(decision.args.get("figure", "")))
    action = game.state.action
    if decision.prompt == "move" and option.cell >= 0 and figure is not None and action is not None and action.stride is not None:
        way = way_of(game, figure, action.stride.points, action.stride.jump, own=True)
        leg = stretch(game, way, figure)
        if leg.reach >> option.cell & 1:
            route = path(figure.cell, option.cell, way.floor & ~leg.stops | 1 << option.cell, walls=way.walls) or [figure.cell, option.cell]
            return Preview(path=tuple(route), notes=(Message("preview-points", {"points": leg.cost(option.cell)}),))
    return Preview(cells=(option.cell,) if option.cell >= 0 else (), figures=(option.figure,) if option.figure else ())


def measure(game: Gloom, a: int, b: int) -> Ruler:
    """GH-LOS-02, GH-LOS-09: range and line of sight between two hexes, never through walls, and a path between them."""
    ground = game.ground
    if not ground.cells >> a & ground.cells >> b & 1:
        return Ruler()
    route = path(a, b, ground.cells, walls=ground.barriers)
    return Ruler(distance=ground.distance(a, b), sight=ground.sees(a, b), path=tuple(route or ()))


def tallies(state: GloomState, events: Sequence[Event]) -> tuple[Tally, ...]:
    """The statistics of the scenario: rounds, kills, money, experience."""
    heroes = state.heroes.values()
    return (
        Tally(Message("tally-rounds"), state.round),
        Tally(Message("gh-tally-kills"), state.kills),
        Tally(Message("gh-tally-coins"), sum(h.coins for h in heroes)),
        Tally(Message("gh-tally-xp"), sum(h.xp for h in heroes)),
    )
