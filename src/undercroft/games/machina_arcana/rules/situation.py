"""What a monster knows when it decides: the board around it, everybody on it, and its own abilities. Plain values, so that a position can come from
a game in progress or from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Literal, NamedTuple

from undercroft.grid.square import Pair, Topology, cell_at, topology

from ..content.board import MARGIN, WINDOW, position_of, tile_mask
from ..content.tiles import SIZE

Pass = Literal["walls", "doors", "obstacles", "rubble", "units"]
Reach = Literal["melee", "ranged", "unobstructed", "adjacent", "within", "tile", "board"]
AIMED: tuple[Reach, ...] = ("melee", "ranged", "unobstructed")
"""MA-RNG-01 … 03: the target symbols; with the others nobody is chosen (MA-RNG-09)."""


class Unit(NamedTuple):
    """Somebody else on the board."""

    id: str
    cell: int
    health: int = 0
    wounded: bool = False
    immobile: bool = False
    ethereal: bool = False


class Effect(NamedTuple):
    """Whom one part of an ability can affect."""

    reach: Reach
    range: int = 1
    on: Literal["explorers", "monsters", "self"] = "explorers"
    heals: bool = False
    """MA-AIP-48: it restores health, and nothing else."""

    @property
    def aimed(self) -> bool:
        """MA-ABL-12: whether a target is chosen."""
        return self.reach in AIMED


class Power(NamedTuple):
    """An active ability, as far as the choice among abilities needs it."""

    id: str
    cost: int
    effect: Effect
    otherwise: Effect | None = None
    """What it does if the first part can affect nobody."""
    health_cost: int = 0
    blocked: bool = False
    """MA-AIP-48: its only effect is a lasting one that cannot be resolved."""
    used: bool = False


class Detour(NamedTuple):
    """MA-AIP-32: a walk around others that has begun: to whom, and how far away that was."""

    target: str
    distance: int


class Situation:
    """A monster in its turn."""

    def __init__(
        self,
        ground: Topology,
        me: Unit,
        *,
        stamina: int,
        closed: frozenset[Pair] = frozenset(),
        rubble: int = 0,
        obstacles: int = 0,
        chasms: int = 0,
        moves: Sequence[Pass] = (),
        aims: Sequence[Pass] = (),
        aims_at_ethereal: bool = False,
        monsters: Sequence[Unit] = (),
        explorers: Sequence[Unit] = (),
        powers: Sequence[Power] = (),
        detour: Detour | None = None,
        nearest_only: bool = False,
    ) -> None:
        self.ground, self.closed, self.me, self.stamina = ground, closed, me, stamina
        """The board with all doors open; the closed doors; the monster; what is left of this turn's stamina."""
        self.rubble, self.obstacles, self.chasms = rubble, obstacles, chasms
        self.moves, self.aims, self.aims_at_ethereal = moves, aims, aims_at_ethereal
        """What does not stop its movement, and what does not block its sight of targets (MA-RNG-18)."""
        self.monsters, self.explorers, self.powers = monsters, explorers, powers
        """The other monsters, the explorers on the board, and its abilities in order: those of the horror event first (MA-AIP-07)."""
        self.detour, self.nearest_only = detour, nearest_only

    # -- units -----------------------------------------------------------------------------------------------------------
    @cached_property
    def units(self) -> int:
        """The cells of all others."""
        return sum(1 << unit.cell for unit in (*self.monsters, *self.explorers))

    @cached_property
    def passed(self) -> int:
        """MA-ETH-06, MA-ETH-07, MA-AIP-44: the cells of units that the monster may move through. Immobile ones are rubble to it, unless it moves
        through units of its own nature (MA-AIP-15)."""
        everyone = (*self.monsters, *self.explorers)
        if self.me.ethereal or "units" in self.moves or "obstacles" in self.moves:
            return self.units
        through_rubble = "rubble" in self.moves
        return sum(1 << u.cell for u in everyone if (through_rubble and u.immobile) or (u.ethereal and not u.immobile))

    @cached_property
    def barring(self) -> int:
        """MA-AIP-14, MA-AIP-18, MA-AIP-29: the cells of units that bar the way but do not count in distances."""
        return sum(1 << u.cell for u in (*self.monsters, *self.explorers) if not u.immobile) & ~self.passed

    @cached_property
    def fixed(self) -> int:
        """MA-AIP-15: the cells of immobile units, which are gone around."""
        return sum(1 << u.cell for u in (*self.monsters, *self.explorers) if u.immobile) & ~self.passed

    # -- movement --------------------------------------------------------------------------------------------------------
    @cached_property
    def floor(self) -> int:
        """MA-AIP-13 … 17, MA-TER-07: the cells that count as free in distances."""
        stops = self.chasms | self.fixed
        if "rubble" not in self.moves:
            stops |= self.rubble
        if "obstacles" not in self.moves:
            stops |= self.obstacles
        return self.ground.cells & ~stops

    @cached_property
    def free(self) -> int:
        """MA-MOV-01, MA-MOV-09, MA-TER-07: the cells on which it can stop."""
        return self.ground.cells & ~(self.rubble | self.obstacles | self.chasms | self.units)

    @cached_property
    def shut(self) -> Topology:
        """The board with its closed doors."""
        return with_doors(self.ground, self.closed) if self.closed else self.ground

    @cached_property
    def walks(self) -> Topology:
        """MA-AIP-17, MA-AIP-45, MA-AIP-47, MA-MOV-07: what its steps meet. A closed door is a wall here; crossing one is looked for separately."""
        if "walls" in self.moves:
            return without_walls(self.ground)
        return self.ground if "doors" in self.moves else self.shut

    @cached_property
    def doors(self) -> tuple[Pair, ...]:
        """MA-AIP-17, MA-DOR-04: the closed doors that it has to destroy."""
        return () if "walls" in self.moves or "doors" in self.moves else tuple(sorted(self.closed))

    # -- sight -----------------------------------------------------------------------------------------------------------
    @cached_property
    def eyes(self) -> Topology:
        """MA-RNG-18, MA-DOR-04: what blocks its sight of targets."""
        if "walls" in self.aims:
            return bare(self.ground)
        return self.ground if "doors" in self.aims else self.shut

    def screens(self, effect: Effect) -> int:
        """MA-RNG-02, MA-RNG-03, MA-RNG-18: the cells that block the sight of a target."""
        found = 0 if "rubble" in self.aims else self.rubble
        if effect.reach == "ranged" and "obstacles" not in self.aims:
            found |= self.obstacles if "units" in self.aims else self.obstacles | self.units
        return found

    def tile(self) -> int:
        """The cells of the tile it is on."""
        return tile_mask(position_of(self.me.cell))


@lru_cache(maxsize=256)
def with_doors(ground: Topology, closed: frozenset[Pair]) -> Topology:
    """The board with these doors closed."""
    return topology(ground.cells, ground.walls | closed)


@lru_cache(maxsize=64)
def without_walls(ground: Topology) -> Topology:
    """MA-MOV-07: the board without the walls inside its tiles. Tiles are still connected by their borders only."""
    return topology(ground.cells, [wall for wall in sorted(ground.walls) if position_of(wall[0]) != position_of(wall[1])])


@lru_cache(maxsize=64)
def bare(ground: Topology) -> Topology:
    """The board without any walls."""
    return topology(ground.cells)


@lru_cache(maxsize=64)
def whole_tiles(ground: Topology) -> Topology:
    """MA-AIP-46, MA-NEA-02: whole tiles without anything on them, joined where borders connect."""
    positions = [(x, y) for y in range(WINDOW) for x in range(WINDOW) if ground.cells & tile_mask((x, y))]
    cells = sum(map(tile_mask, positions))
    seams = []
    for n in range(MARGIN, MARGIN + WINDOW * SIZE):
        line = MARGIN + SIZE - 1
        for a, b in (((line, n), (line + 1, n)), ((n, line), (n, line + 1))):
            pair = cell_at(*a), cell_at(*b)
            if all(cells >> cell & 1 for cell in pair) and not ground.joined(*pair):
                seams.append(pair)
    return topology(cells, seams)


def by_id(units: Sequence[Unit]) -> Mapping[str, Unit]:
    return {unit.id: unit for unit in units}
