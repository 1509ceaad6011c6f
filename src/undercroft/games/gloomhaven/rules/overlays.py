"""Overlay tiles: traps and hazardous terrain that take effect, laying traps, and taking obstacles away (GH-OVR)."""

from __future__ import annotations

from undercroft.games.haven.events import Moved
from undercroft.grid.hexes import Walls, cells, flood
from undercroft.grid.topology import topology

from ..events import Changed, TrapSprung
from ..game import Gloom
from ..orders import Stepped
from ..state import Trap, Unit


async def step_on(game: Gloom, stepped: Stepped) -> None:
    """GH-OVR-10, GH-OVR-12, GH-OVR-16, GH-OVR-18, GH-OVR-19, GH-OVR-21, GH-OVR-23, GH-OVR-24, GH-MOV-05, GH-EFF-10: a trap affects the figure that
    enters it and is removed. Hazardous terrain deals damage every time and stays. Standing on it or leaving it has no effect."""
    s, (figure, cell) = game.state, stepped
    trap = s.traps.pop(str(cell), None)
    if trap is not None:
        game.tell(TrapSprung(figure=figure.id, cell=cell, rules=("GH-OVR-12",)))
        if s.turn is not None:
            actor = s.figures.get(s.turn.figure)
            game.count((actor.owner or actor.id) if actor is not None else "", "traps")
        await game.suffer(figure, trap.damage, "trap", by=game.mover)
        if game.alive(figure):
            for condition in trap.conditions:
                game.gain(figure, condition)
    if game.alive(figure) and game.hazards >> cell & 1:
        await game.suffer(figure, game.trap_damage // 2, "hazard", by=game.mover)


async def fall(game: Gloom, figure: Unit, line: str) -> None:
    """GH-MOV-13, GH-SPR-18: a figure that cannot stay where it is suffers the damage of a damage trap and moves to the nearest empty hex."""
    await game.suffer(figure, game.trap_damage, line)
    if not game.alive(figure):
        return
    cell = await game.nearest_empty(figure.cell, "put-at", figure=figure.id)
    if cell is not None:
        figure.cell = cell
        game.tell(Moved(figure=figure.id, path=(cell,), how="put", line=line))


def lay_trap(game: Gloom, figure: Unit, cell: int, damage: int, conditions: tuple[str, ...], line: str) -> None:
    """GH-OVR-15, GH-OVR-17: create a trap with the effect its ability defines. Everyone can see the effect."""
    game.state.traps[str(cell)] = Trap(damage, list(conditions))
    game.tell(Changed(what="trap", how="made", cell=cell, figure=figure.id, line=line, rules=("GH-OVR-17",)))


def uncut(game: Gloom, mask: int) -> int:
    """GH-OVR-30, GH-OVR-39: hexes where an obstacle would not cut off one area of the map from another. Only walls and obstacles separate areas;
    doors do not."""
    layout = game.layout
    area = sum(room.cells for room in layout.rooms.values()) | sum(1 << door for door in layout.doors)
    free, barriers = area & ~game.obstacles(), topology(area, layout.walls).barriers
    return sum(1 << c for c in cells(mask) if parts(free & ~(1 << c), barriers) <= parts(free, barriers))


def parts(mask: int, walls: Walls | None) -> int:
    """The number of separate areas these hexes form."""
    found = 0
    while mask:
        for layer in flood(mask & -mask, mask, walls=walls):
            mask &= ~layer
        found += 1
    return found


def destroy_obstacle(game: Gloom, cell: int, figure: str, line: str) -> None:
    """GH-OVR-38: an obstacle that covers several hexes is removed as a whole."""
    s = game.state
    tile = s.obstacles[str(cell)]
    for key in [k for k, name in s.obstacles.items() if k == str(cell) or (tile and name == tile)]:
        del s.obstacles[key]
        game.tell(Changed(what="obstacle", how="removed", cell=int(key), figure=figure, line=line))
