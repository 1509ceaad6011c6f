"""How far it is on foot. Distances are remembered, since few figures move between two questions."""

from __future__ import annotations

from functools import lru_cache

from undercroft.grid.hexes import cells
from undercroft.grid.square import STRIDE, Topology

from ..game import Machina
from ..rules.moves import terrain_of

KEPT = 4096
"""How many floods are remembered."""
FAR = 60
"""What is farther away, or never reached, is so far away."""
NOWHERE = bytes([FAR]) * (STRIDE * STRIDE)


@lru_cache(maxsize=KEPT)
def flood(ground: Topology, start: int, floor: int) -> tuple[int, ...]:
    """The cells of the floor by their distance from a set of cells."""
    return tuple(ground.flood(start, floor))


@lru_cache(maxsize=KEPT)
def distances(ground: Topology, start: int, floor: int) -> bytes:
    """For every cell, how far it is from a set of cells over the floor."""
    found = bytearray(NOWHERE)
    for far, layer in enumerate(flood(ground, start, floor)[:FAR]):
        for cell in cells(layer):
            found[cell] = far
    return bytes(found)


@lru_cache(maxsize=KEPT)
def sighted(ground: Topology, cell: int, far: int, blockers: int) -> int:
    """The cells that see a cell from within a range."""
    return ground.seen(cell, far, blockers & ~(1 << cell))


def floor_of(game: Machina, id: str) -> tuple[Topology, int]:
    """What an explorer can walk on, with doors open that it could open, past other explorers, who will have moved on, and without chasms unless it
    floats over them."""
    ground, passed = terrain_of(game, id)
    floor = game.passable & ~game.occupied | passed | comrades(game)
    if "chasms" not in game.traits(id).moves:
        floor &= ~game.spaces("chasm")
    if game.state.closed and ground is game.ground:
        ground = game.board.ground()
    return ground, floor


def comrades(game: Machina) -> int:
    """The cells of all explorers."""
    return sum(1 << explorer.cell for explorer in game.present().values())
