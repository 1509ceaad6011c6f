"""What a predictable monster does next: an ability with its target, a step, a door, or the end of its turn (MA-AIP). Nothing is changed here, so that
reasons can be found by asking again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from undercroft.grid.square import between, coordinates, distance

from ..content.tiles import SIZE
from .paths import DESTROY, Field, Way, before, detours, first_ways
from .situation import Effect, Power, Situation, Unit, whole_tiles


class Thought(NamedTuple):
    """A step of the reasoning: the rule, what is said about it, whom and which cells it is about."""

    rule: str
    id: str
    units: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()
    ability: str = ""


class Act(NamedTuple):
    """One thing that a monster may do next. What is equally good is up to the players (MA-AIP-42)."""

    do: Literal["ability", "step", "door", "end"]
    target: str = ""
    """The explorer it goes to, or whom the ability is used on; empty if the ability chooses nobody."""
    ability: str = ""
    way: Way = Way()
    around: int = 0
    """MA-AIP-32: for a detour, the distance from which it began."""


END = Act("end")
UNSEEN = 1 << 10
"""More than any number of obstacles."""


class Ranks:
    """Who is nearest (MA-AIP-11 … 20, MA-AIP-46)."""

    def __init__(self, at: Situation) -> None:
        self.at = at
        some = self.candidates()
        field = Field(at, at.me.cell, [before(at, unit.cell) for unit in some])
        self.away = {unit.id: field.to(unit) for unit in some}
        self._squares: list[int] | None = None

    def candidates(self) -> list[Unit]:
        """MA-AIP-12, MA-ETH-09: the explorers that it could target."""
        return [unit for unit in self.at.explorers if self.at.aims_at_ethereal or not unit.ethereal]

    def reachable(self, id: str) -> bool:
        return self.away[id] is not None

    def nearest(self, among: Iterable[Unit], trace: list[Thought] | None = None) -> list[Unit]:
        """MA-AIP-11, MA-AIP-18 … 20, MA-NEA-03: the nearest of some explorers; several if only players can decide."""
        left = list(among)
        ways = [unit for unit in left if self.away[unit.id] is not None]
        keys: tuple[tuple[str, str, Callable[[Unit], int]], ...]
        if ways:
            left = self._best(left, lambda unit: self.away[unit.id] is None, trace, "MA-AIP-46", "reachable")
            keys = (
                ("MA-AIP-11", "distance", lambda unit: (self.away[unit.id] or (0, 0))[0]),
                ("MA-AIP-18", "fewest-bars", lambda unit: (self.away[unit.id] or (0, 0))[1]),
                ("MA-AIP-19", "least-health", lambda unit: unit.health),
            )
        else:
            keys = ("MA-AIP-46", "squares", self.squares), ("MA-AIP-19", "least-health", lambda unit: unit.health)
        for rule, id, key in keys:
            left = self._best(left, key, trace, rule, id)
        return left

    @staticmethod
    def _best(left: list[Unit], key: Callable[[Unit], int], trace: list[Thought] | None, rule: str, id: str) -> list[Unit]:
        if len(left) < 2:
            return left
        least = min(map(key, left))
        kept = [unit for unit in left if key(unit) == least]
        if trace is not None and len(kept) < len(left):
            trace.append(Thought(rule, id, tuple(unit.id for unit in kept)))
        return kept

    def squares(self, unit: Unit) -> int:
        """MA-AIP-46, MA-NEA-02: king moves over whole tiles; those that cannot be reached at all come last."""
        if self._squares is None:
            tiles = whole_tiles(self.at.ground)
            self._squares = tiles.flood(1 << self.at.me.cell, tiles.cells)
        return next((n for n, layer in enumerate(self._squares) if layer >> unit.cell & 1), len(self._squares))


# -- abilities -------------------------------------------------------------------------------------------------------------------
def targets(at: Situation, effect: Effect) -> list[Unit]:
    """MA-RNG-01 … 07, MA-RNG-17, MA-ETH-01, MA-AIP-10, MA-AIP-39, MA-AIP-48: whom a part of an ability could be used on, or whom it would affect."""
    units: Sequence[Unit] = at.explorers
    if effect.on == "self":
        units = (at.me,)
    elif effect.on == "monsters":
        units = (at.me, *at.monsters) if effect.reach != "adjacent" else at.monsters
    if effect.heals:
        units = [unit for unit in units if unit.wounded]
    if effect.on == "self":
        return list(units)
    if effect.reach == "board":
        return list(units)
    if effect.reach in ("tile", "within"):
        far = effect.range if effect.reach == "within" else SIZE
        return [unit for unit in units if at.tile() >> unit.cell & 1 and distance(at.me.cell, unit.cell) <= far]
    if effect.reach == "adjacent":
        near = at.shut.neighbours(at.me.cell)
        return [unit for unit in units if near >> unit.cell & 1]
    return [unit for unit in units if (at.aims_at_ethereal or not unit.ethereal) and in_reach(at, effect, unit.cell)]


def in_reach(at: Situation, effect: Effect, cell: int) -> bool:
    """MA-RNG-01 … 05, MA-RNG-18: whether a target symbol reaches a space."""
    here = at.me.cell
    if distance(here, cell) > (1 if effect.reach == "melee" else effect.range):
        return False
    return cell == here or at.eyes.sees(here, cell, at.screens(effect))


class Abilities:
    """What its abilities can do now, looked up once."""

    def __init__(self, at: Situation) -> None:
        me = at.me
        self.ready: list[tuple[Power, Effect, list[Unit]]] = []
        """Those that can be paid for and would affect somebody, with the part that counts (MA-AIP-08)."""
        for power in at.powers:
            if power.cost > at.stamina or power.health_cost > me.health or power.blocked or (power.used and not power.cost):
                continue
            effect = power.effect
            found = targets(at, effect)
            if not found and power.otherwise is not None:
                effect = power.otherwise
                found = targets(at, effect)
            if found:
                self.ready.append((power, effect, found))

    def best(self, ranks: Ranks, nearest: Unit | None, nearest_only: bool, trace: list[Thought] | None) -> list[Act]:
        """MA-AIP-07, MA-AIP-08, MA-AIP-37 … 39: the first ability it can use, on the nearest explorer if any can be used there."""
        hits = any(effect.on == "explorers" and nearest in found for _, effect, found in self.ready)
        strict = hits or nearest_only
        for power, effect, found in self.ready:
            if not effect.aimed:
                if trace is not None:
                    trace.append(Thought("MA-AIP-39", "affects", tuple(unit.id for unit in found), ability=power.id))
                return [Act("ability", ability=power.id)]
            if effect.on != "explorers":
                return [Act("ability", unit.id, power.id) for unit in found]
            if nearest in found:
                return [Act("ability", nearest.id, power.id)] if nearest is not None else []
            if not strict:
                chosen = ranks.nearest(found, trace)
                if trace is not None:
                    trace.append(Thought("MA-AIP-38", "another", tuple(unit.id for unit in chosen), ability=power.id))
                return [Act("ability", unit.id, power.id) for unit in chosen]
        return []


# -- the next action ---------------------------------------------------------------------------------------------------------------
def next_acts(at: Situation, trace: list[Thought] | None = None) -> tuple[list[str], list[Act]]:
    """MA-AIP-04, MA-AIP-09: the explorers tied for nearest, and everything that the monster may do next."""
    ranks = Ranks(at)
    nearest = ranks.nearest(ranks.candidates(), trace)
    names = [unit.id for unit in nearest]
    if at.stamina <= 0:
        return names, _ended(trace, "MA-AIP-04", "no-stamina")
    able = Abilities(at)
    found: list[Act] = []
    after: list[Unit | None] = [*nearest] or [None]
    for unit in after:
        found += able.best(ranks, unit, at.nearest_only, trace) or _move(at, ranks, unit, trace)
    return names, list(dict.fromkeys(found))


def _ended(trace: list[Thought] | None, rule: str, id: str, *units: str) -> list[Act]:
    if trace is not None:
        trace.append(Thought(rule, id, units))
    return [END]


def _move(at: Situation, ranks: Ranks, target: Unit | None, trace: list[Thought] | None) -> list[Act]:
    """MA-AIP-02, MA-AIP-05, MA-AIP-21 … 36, MA-AIP-40, MA-AIP-41: what it does towards its target if no ability can be used."""
    me = at.me
    if target is None:
        return _ended(trace, "MA-AIP-41", "nobody")
    if me.immobile:
        return _ended(trace, "MA-AIP-40", "immobile")
    if not ranks.reachable(target.id):
        return _ended(trace, "MA-AIP-46", "unreachable", target.id)
    if at.shut.neighbours(me.cell) >> target.cell & 1:
        return _ended(trace, "MA-AIP-24", "adjacent", target.id)
    field = Field(at, target.cell, [1 << me.cell])
    away = len(field.layers) - 1
    if at.detour is not None and at.detour.target == target.id and away >= at.detour.distance:
        return _around(at, target, field, at.detour.distance, trace)
    ways = first_ways(at, field)
    steps = preferred(at, target, [way for way in ways if way.door is None], trace)
    doors = [way for way in ways if way.door is not None]
    if doors and at.stamina >= DESTROY:
        if trace is not None:
            trace.append(Thought("MA-AIP-34", "door", (target.id,)))
        return [*_steps(target, steps), *(Act("door", target.id, way=way) for way in doors)]
    if steps:
        return _steps(target, steps)
    if doors:
        return _ended(trace, "MA-AIP-35", "door-too-dear", target.id)
    return _around(at, target, field, away, trace)


def _steps(target: Unit, ways: Iterable[Way], around: int = 0) -> list[Act]:
    return [Act("step", target.id, way=way, around=around) for way in ways]


def _around(at: Situation, target: Unit, field: Field, reference: int, trace: list[Thought] | None) -> list[Act]:
    """MA-AIP-29 … 32: the way around others, to a space closer than where it began."""
    ways = detours(at, field.within(reference) & at.free)
    if not ways:
        return _ended(trace, "MA-AIP-30", "blocked", target.id)
    if trace is not None:
        trace.append(Thought("MA-AIP-29", "around", (target.id,)))
    steps = preferred(at, target, [way for way in ways if way.door is None], trace)
    doors = [Act("door", target.id, way=way, around=reference) for way in ways if way.door is not None]
    return [*_steps(target, steps, reference), *doors]


def preferred(at: Situation, target: Unit, ways: list[Way], trace: list[Thought] | None) -> list[Way]:
    """MA-AIP-25 … 27: the ways that stop where the fewest obstacles lie on the line of sight, then those on a straight line with the target."""
    if len(ways) < 2:
        return ways
    screens = {way: screened(at, way.cells[-1], target.cell) for way in ways}
    least = min(screens.values())
    kept = [way for way in ways if screens[way] == least]
    if trace is not None and len(kept) < len(ways):
        trace.append(Thought("MA-AIP-25", "clearest-view", (target.id,), tuple(sorted({way.cells[-1] for way in kept}))))
    straight = [way for way in kept if least < UNSEEN and _straight(way.cells[-1], target.cell)]
    if trace is not None and straight and len(straight) < len(kept):
        trace.append(Thought("MA-AIP-26", "straight", (target.id,), tuple(sorted({way.cells[-1] for way in straight}))))
    return straight or kept


def _straight(a: int, b: int) -> bool:
    (ax, ay), (bx, by) = coordinates(a), coordinates(b)
    return ax == bx or ay == by


def screened(at: Situation, cell: int, target: int) -> int:
    """MA-AIP-43: how many obstacles the line from a cell to the target crosses; UNSEEN without a line of sight."""
    if not at.shut.sees(cell, target, at.rubble):
        return UNSEEN
    return (between(cell, target) & (at.obstacles | at.units)).bit_count()
