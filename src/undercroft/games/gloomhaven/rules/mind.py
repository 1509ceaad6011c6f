"""The monster mind: whom a monster focuses on, where it moves and whom it attacks from there. All ties are returned."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

from msgspec import Struct

from undercroft.games.haven.rules.paths import Paths, Way, closest, to_go
from undercroft.grid.area import Pattern, Shape, orientations
from undercroft.grid.hexes import STRIDE, beside, cell_at, cells, coordinates, flood
from undercroft.grid.topology import Topology

UNLIMITED = 10_000
EVERY = 99
"""More targets than there are."""
MOST = 2_000
"""How many equally good sets of targets to list for one hex."""
SPAN = STRIDE
"""The maximum length of a line of sight."""
ROWS = range(STRIDE)
"""The coordinates on the board."""


class TooMany(ValueError):
    """There are too many equally good outcomes to list."""


class Effort:
    """A limit on the work a position may take, counted in steps of about a microsecond, so that it is the same on every machine."""

    def __init__(self, most: int) -> None:
        self.most = self.left = most

    def spend(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise TooMany(f"this position has more than {self.most:,} steps to think through")


class Foe(Struct, frozen=True):
    """An enemy of the monster, a character or a summon, with its place in the initiative order."""

    id: str
    cell: int
    initiative: int
    owner: str = ""
    """For a summon, its summoner."""


class Strike(Struct, frozen=True):
    """This round's attack: its range (melee if 1 and not `ranged`), targets and area."""

    reach: int = 1
    ranged: bool = False
    targets: int = 1
    area: Pattern | None = None
    wall_hexes: bool = True
    """GH-AOE-07: whether the hex of an area that is in range may be a wall hex."""


MELEE = Strike()
"""GH-FOC-03, GH-MMV-02, GH-FCB-01: the attack assumed for a monster without one."""


class Option(NamedTuple):
    """Where the move ends, whom the monster attacks from there (nobody if it cannot), and whom it focuses on."""

    cell: int
    targets: tuple[str, ...]
    focus: str


class Step(NamedTuple):
    """One step of the reasoning: the rule, what it says, and the cells or enemies left after it."""

    rule: str
    id: str
    cells: int = 0
    foes: tuple[str, ...] = ()


class Standing(NamedTuple):
    """How an enemy compares as a focus: negative hexes, movement points, distance, initiative (GH-FOC-21)."""

    negative: int
    points: int
    distance: int
    initiative: int


def reach_mask(ground: Topology, cell: int, reach: int, wall_hexes: bool) -> int:
    """GH-AOE-06, GH-AOE-07: the hexes in range of a hex, including wall hexes next to the floor if they count."""
    floor = ground.within(cell, reach)
    return floor | beside(ground.within(cell, reach - 1)) & ~ground.cells if wall_hexes else floor


class Mind:
    """A monster at the start of its turn. `way` is how it moves; `strike` is None if it cannot attack this round."""

    def __init__(
        self, ground: Topology, way: Way, foes: Sequence[Foe], strike: Strike | None, muddled: bool = False, effort: Effort | None = None
    ) -> None:
        self.ground, self.way, self.foes, self.effort = ground, way, {foe.id: foe for foe in foes}, effort
        self.strike = strike or MELEE
        self.attacks = strike is not None
        self.shy = self.attacks and self.strike.ranged and not muddled
        self.paths = Paths(way)
        self._looks = 50 + 20 * min(self.strike.reach, SPAN) + 3 * len(ground.walls)
        """The cost of checking line of sight, which increases with distance and with the number of thin walls."""
        self._laid: list[tuple[int, int]] | None = None
        self.aims = {foe.id: self._aims(foe) for foe in foes}
        self.standings = {id: found for id in self.foes if (found := self._standing(id)) is not None}
        self._ranks: dict[str, int] = {}
        self._foci: list[str] | None = None
        self._options: dict[str, list[Option]] = {}

    def _spend(self, steps: int) -> None:
        if self.effort is not None:
            self.effort.spend(steps)

    # -- attack hexes ----------------------------------------------------------------------------------------------------
    def _aims(self, foe: Foe) -> int:
        """GH-FOC-04, GH-FOC-18, GH-FOC-19, GH-FCB-04, GH-LOS-01, FC-MON-06: the hexes it may end on with this enemy in range and line of sight."""
        strike, ground = self.strike, self.ground
        ends = self.way.ends | 1 << self.way.here
        aims = 0
        if strike.area is None or strike.targets > 1:
            if self.effort is not None:
                self._spend(100 + self._looks * ground.within(foe.cell, strike.reach).bit_count() if strike.reach > 1 else 100)
            aims = ground.seen(foe.cell, strike.reach) & ends
        if strike.area is not None:
            more = self._area_aims(strike.area, foe.cell) & ends & ~aims
            self._spend(self._looks * more.bit_count())
            aims |= sum(1 << cell for cell in cells(more) if ground.sees(cell, foe.cell))
        return aims

    def _area_aims(self, area: Pattern, at: int) -> int:
        """GH-AOE-02, GH-AOE-04, GH-AOE-06, GH-AOE-07, GH-FOC-19: the hexes from which the area can be placed over a hex."""
        if area.grey:
            return sum(1 << cell for cell in sorted({anchor for shape in orientations(area) for anchor in _over_anchor(shape, at)}))
        spots = 0
        for hexes, _ in self.laid:
            spots |= hexes if hexes >> at & 1 else 0
        ground, reach = self.ground, self.strike.reach
        found = _spread(ground, spots & ground.cells, reach)
        if self.strike.wall_hexes:
            found |= _spread(ground, beside(spots & ~ground.cells) & ground.cells, reach - 1)
        self._spend(500 + len(self.laid) // 4)
        return found

    def in_range(self, cell: int) -> list[Foe]:
        """GH-AOE-09, GH-LOS-01: the enemies that a single-target attack can target from a hex."""
        ground, reach = self.ground, self.strike.reach
        return [foe for foe in self.foes.values() if ground.within(foe.cell, reach) >> cell & 1 and ground.sees(cell, foe.cell)]

    @property
    def laid(self) -> list[tuple[int, int]]:
        """GH-AOE-02, GH-AOE-05: every way to place the area over an enemy, with the enemies it covers, by number."""
        if self._laid is None:
            area, foes = self.strike.area, list(self.foes.values())
            assert area is not None
            found: dict[int, int] = {}
            for shape in orientations(area):
                self._spend(len(foes) * len(shape) * (6 + len(shape) // 3))
                for anchor in sorted({anchor for foe in foes for anchor in _over_anchor(shape, foe.cell)}):
                    hexes = _stamp(shape, anchor)
                    found.setdefault(hexes, sum(1 << n for n, foe in enumerate(foes) if hexes >> foe.cell & 1))
            self._laid = list(found.items())
        return self._laid

    def covered(self, cell: int) -> list[frozenset[str]]:
        """GH-AOE-05, GH-AOE-08, GH-MEF-11: the different sets of enemies the area can hit from a hex."""
        area, foes = self.strike.area, list(self.foes.values())
        assert area is not None
        if area.grey:
            stamps = [_stamp(shape, cell) for shape in orientations(area)]
            caught = [sum(1 << n for n, foe in enumerate(foes) if hexes >> foe.cell & 1) for hexes in stamps]
        else:
            reach = reach_mask(self.ground, cell, self.strike.reach, self.strike.wall_hexes)
            caught = [inside for hexes, inside in self.laid if hexes & reach]
        self._spend(200 + len(caught) + (len(self.laid) // 4 + 4 * min(self.strike.reach, SPAN * SPAN) if not area.grey else 12 * area.size))
        near = 0
        for inside in caught:
            near |= inside
        self._spend(self._looks * near.bit_count())
        seen = sum(1 << n for n in cells(near) if self.ground.sees(cell, foes[n].cell))
        sets = dict.fromkeys([0, *(inside & seen for inside in caught)])
        return [frozenset(foes[n].id for n in cells(inside)) for inside in sets]

    # -- focus -----------------------------------------------------------------------------------------------------------
    def _standing(self, id: str) -> Standing | None:
        """GH-FOC-06, GH-FOC-15, GH-FOC-17, GH-FOC-21, GH-MTR-02, FC-MON-07, FC-MON-16: the best path to attack an enemy, of any length; None if there
        is none."""
        aims, foe = self.aims[id], self.foes[id]
        negative = self.paths.hazards(aims) if aims else None
        if negative is None:
            return None
        apart = self.ground.distance(self.way.here, foe.cell)
        return Standing(negative, self.paths.points(negative, aims), UNLIMITED if apart is None else apart, self.initiative(foe))

    def initiative(self, foe: Foe) -> int:
        """GH-FOC-09: a summon uses its summoner's initiative."""
        return self.foes[foe.owner].initiative if foe.owner in self.foes else foe.initiative

    def foci(self, trace: list[Step] | None = None, among: Sequence[str] | None = None) -> list[str]:
        """GH-FOC-02, GH-FOC-05, GH-FOC-07, GH-FOC-08, GH-FOC-11, GH-FOC-21, GH-FCB-05 … 08: the enemies that tie for focus; none if nobody can be
        attacked. FC-MON-10 … 15: each comparison is made only among enemies tied in all earlier ones. `among` limits the comparison to these enemies,
        if a card has its own criterion (FC-FOC-02, FC-FOC-03). Only steps that eliminate an enemy are traced."""
        if trace is None and among is None:
            if self._foci is None:
                self._foci = self._compared([*self.standings], None)
            return self._foci
        return self._compared([id for id in self.standings if among is None or id in among], trace)

    def _compared(self, left: list[str], trace: list[Step] | None) -> list[str]:
        """Those of these enemies that no other one comes before."""
        if trace is None and len(left) < 2:
            return left
        if trace is not None and len(self.standings) < 2:
            trace.append(Step("GH-FOC-05", "gh-only-focus", foes=tuple(left)) if left else Step("GH-FOC-15", "gh-no-focus"))
        for n, step in enumerate(FOCUS):
            held, best = left, min([self.standings[one][n] for one in left], default=0)
            left = [one for one in left if self.standings[one][n] == best]
            if trace is not None and len(left) < len(held):
                trace.append(step._replace(foes=tuple(left)))
        held, left = left, self._before_owners(left)
        if trace is not None and len(left) < len(held):
            trace.append(Step("GH-FOC-09", "gh-summons-first", foes=tuple(left)))
        return left

    def _before_owners(self, ids: list[str]) -> list[str]:
        """GH-FOC-09, FC-MON-19: a summon ranks just before its summoner, and several summons in the order they were summoned. The players decide the
        order of different owners with equal initiative."""
        first: dict[str, str] = {}
        for id in ids:
            if owner := self.foes[id].owner:
                first.setdefault(owner, id)
        return [id for id in ids if id not in first and first.get(self.foes[id].owner, id) == id]

    def rank(self, id: str) -> int:
        """GH-MEF-04, GH-MEF-10: an enemy's place in the focus order from the starting hex. Tied enemies share a place."""
        if not self._ranks:
            keys = {one: self._key(one) for one in self.foes}
            order = sorted(set(keys.values()))
            self._ranks = {one: order.index(key) for one, key in keys.items()}
        return self._ranks[id]

    def _key(self, id: str) -> tuple[int, ...]:
        standing, foe = self.standings.get(id), self.foes[id]
        family = [one.id for one in self.foes.values() if one.owner and one.owner == (foe.owner or id)]
        left = family[family.index(id) :] if id in family else []
        return (*(standing or (UNLIMITED,)), -len(left))

    # -- movement and targets --------------------------------------------------------------------------------------------
    def options(self, focus: str, trace: list[Step] | None = None) -> list[Option]:
        """GH-MEF-01, GH-MEF-08, FC-MON-24, FC-MON-32: all equally good ways to move and attack with this focus, through as few negative hexes as
        possible. The trace lists only steps that eliminate hexes, and whether the focus is out of reach."""
        if trace is not None:
            return self._ways(focus, trace)
        if focus not in self._options:
            self._options[focus] = self._ways(focus, None)
        return self._options[focus]

    def _ways(self, focus: str, trace: list[Step] | None) -> list[Option]:
        aims = self.aims[focus]
        fewest = self.standings[focus].negative
        now = self.paths.within(fewest, self.way.points) & aims
        pool = now or self.paths.within(fewest, UNLIMITED) & aims
        if trace is not None:
            safest = self.paths.within(fewest, UNLIMITED) & aims
            _left(trace, Step("GH-MEF-08", "gh-fewest-negative", safest), self.paths.within(self.paths.most, UNLIMITED) & aims)
            _left(trace, Step("GH-MEF-01", "gh-reachable", pool), safest)
            if not now:
                trace.append(Step("GH-MEF-01", "gh-unlimited", pool))
        best = self._best(focus, pool, fewest, trace)
        if now:
            return [Option(cell, targets if self.attacks else (), focus) for cell, targets in best]
        found: dict[int, None] = {}
        for goal in dict.fromkeys(cell for cell, _ in best):
            found.update(dict.fromkeys(self._toward(goal)))
        if trace is not None:
            _left(trace, Step("GH-MMV-11", "gh-closer", sum(1 << cell for cell in found)), self.paths.within(self.paths.most, self.way.points))
        return [Option(cell, (), focus) for cell in found]

    def _best(self, focus: str, pool: int, fewest: int, trace: list[Step] | None) -> list[tuple[int, tuple[str, ...]]]:
        """GH-MEF-02 … 06, GH-MEF-09, FC-MON-26, FC-MON-30: the hexes with maximum effect, and whom the monster would attack from each."""
        beside_focus = self.ground.within(self.foes[focus].cell, 1)
        if self.shy and pool & beside_focus and pool & ~beside_focus:
            pool &= ~beside_focus
            if trace is not None:
                trace.append(Step("GH-MEF-02", "gh-no-disadvantage", pool))
        if self.strike.targets > 1 or self.strike.area is not None:
            pairs = [(cell, hit) for cell in cells(pool) for hit in self._hits(cell, focus)]
            pairs = self._most(pairs, focus, trace)
            pool = sum(1 << cell for cell in dict.fromkeys(cell for cell, _ in pairs))
        else:
            pairs = [(cell, (focus,)) for cell in cells(pool)]
        held, least = pool, self.paths.points(fewest, pool)
        pool &= self.paths.within(fewest, least)
        if trace is not None:
            _left(trace, Step("GH-MEF-06", "gh-least-movement", pool), held)
        return [(cell, hit) for cell, hit in pairs if pool >> cell & 1]

    def _hits(self, cell: int, focus: str) -> Iterator[tuple[str, ...]]:
        """GH-MAK-02, GH-MAK-11, GH-MEF-09, GH-MEF-11: the largest sets of enemies it can attack from a hex, always including the focus."""
        extra = self.strike.targets - 1
        singles = [foe.id for foe in self.in_range(cell)] if extra else []
        found: dict[frozenset[str], None] = {}
        for hit in self.covered(cell) if self.strike.area is not None else [frozenset((focus,))]:
            rest, free = [id for id in singles if id not in hit], extra
            if focus not in hit:
                if focus not in rest or not extra:
                    continue
                rest.remove(focus)
                hit, free = hit | {focus}, extra - 1
            self._spend(4 + 2 * len(singles))
            for more in self._further(rest, free, cell):
                self._spend(2 + len(hit) + len(more))
                found[hit | more] = None
        most = max(map(len, found), default=0)
        return (tuple(sorted(hit)) for hit in found if len(hit) == most)

    def _further(self, rest: list[str], number: int, cell: int) -> Iterator[frozenset[str]]:
        """GH-MEF-04, GH-MEF-05, GH-MAK-03: the best additional single targets, up to this many. If some are equally good, every combination of
        them."""
        marks = {id: (self.rank(id), self._hampered(cell, (id,))) for id in rest}
        order = sorted(rest, key=marks.__getitem__)
        if number >= len(order):
            yield frozenset(order)
            return
        edge = marks[order[number]]
        sure, tied = [id for id in order if marks[id] < edge], [id for id in order if marks[id] == edge]
        if comb(len(tied), number - len(sure)) > MOST:
            raise TooMany(f"more than {MOST} equally good sets of targets")
        for more in combinations(tied, number - len(sure)):
            yield frozenset((*sure, *more))

    def _most(self, pairs: list[tuple[int, tuple[str, ...]]], focus: str, trace: list[Step] | None) -> list[tuple[int, tuple[str, ...]]]:
        """GH-MEF-03 … 05, GH-MEF-10, FC-MON-25, FC-MON-27, FC-MON-28: as many targets as possible, then the best ranked, then as few as possible with
        disadvantage."""
        judges: tuple[tuple[Step, Callable[[int, tuple[str, ...]], Any]], ...] = (
            (Step("GH-MEF-03", "gh-most-targets"), lambda cell, hit: -len(hit)),
            (Step("GH-MEF-04", "gh-best-targets"), lambda cell, hit: sorted(self.rank(id) for id in hit if id != focus)),
            (Step("GH-MEF-05", "gh-fewest-disadvantaged"), self._hampered),
        )
        for step, judge in judges:
            marks = [judge(cell, hit) for cell, hit in pairs]
            held, best = pairs, min(marks)
            pairs = [pair for pair, mark in zip(pairs, marks) if mark == best]
            if trace is not None and len(pairs) < len(held):
                trace.append(step._replace(cells=sum(1 << cell for cell in dict.fromkeys(cell for cell, _ in pairs))))
        return pairs

    def _hampered(self, cell: int, hit: tuple[str, ...]) -> int:
        """GH-MEF-05: how many targets a ranged attack would attack with disadvantage. The focus is one of them in all hexes compared, or in none."""
        if not self.shy:
            return 0
        return sum(self.ground.within(self.foes[id].cell, 1) >> cell & 1 for id in hit)

    def assault(self, cell: int, focus: str) -> list[tuple[str, ...]]:
        """GH-MAK-02, GH-MAK-03, GH-MAK-08, GH-MAK-11: whom it attacks from its current hex, as all equally good sets; none if the focus cannot be
        attacked from there."""
        if focus not in self.foes or (self.strike.area is None and all(foe.id != focus for foe in self.in_range(cell))):
            return []
        pairs = [(cell, hit) for hit in self._hits(cell, focus)]
        return [hit for _, hit in self._most(pairs, focus, None)] if pairs else []

    def _toward(self, goal: int) -> Iterator[int]:
        """GH-MMV-09, GH-MMV-11, GH-MMV-15, FC-MON-23, FC-MON-31: where it ends its move toward a hex that it cannot reach this turn."""
        ahead = to_go(self.way, 1 << goal)
        self._spend(100 + 2 * sum(map(len, ahead.layers)) * (1 + len(ahead.layers) // 4))
        return cells(closest(self.way, self.paths, ahead))


def _left(trace: list[Step], step: Step, before: int) -> None:
    """Add a rule to the trace only if it eliminated hexes."""
    if step.cells != before:
        trace.append(step)


FOCUS = (
    Step("GH-MTR-02", "gh-focus-negative"),
    Step("GH-FOC-02", "gh-focus-points"),
    Step("GH-FOC-07", "gh-focus-distance"),
    Step("GH-FOC-08", "gh-focus-initiative"),
)
"""GH-FOC-21: how enemies are compared, in the order of the fields of `Standing`."""


def _over_anchor(shape: Shape, at: int) -> Iterator[int]:
    """The anchors at which a shape covers a hex without leaving the board."""
    q, r = coordinates(at)
    for anchor in [(q - dq, r - dr) for dq, dr in shape]:
        if _on_board(*anchor):
            yield cell_at(*anchor)


def _spread(ground: Topology, start: int, reach: int) -> int:
    """All hexes within range of any of these hexes."""
    found = 0
    for layer in flood(start, ground.cells, limit=reach, walls=ground.barriers) if start else ():
        found |= layer
    return found


def _stamp(shape: Shape, anchor: int) -> int:
    q, r = coordinates(anchor)
    hexes = [(q + dq, r + dr) for dq, dr in shape]
    return sum(1 << cell_at(*hex) for hex in hexes if _on_board(*hex))


def _on_board(q: int, r: int) -> bool:
    return q in ROWS and r in ROWS
