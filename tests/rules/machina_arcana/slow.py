"""What a predictable monster of Machina Arcana does next, found slowly and obviously: a second opinion on the fast solver.

Written from docs/rules/machina-arcana.md and docs/decisions/0021-the-monsters-mind.md alone. Positions and answers have the form of
positions/reader.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Any

from .positions.reader import TILES, rank

Cell = tuple[int, int]
Cost = tuple[int, int]
"""Two numbers of which the first counts more."""

TILE = 10
DOOR = 4
"""What destroying a closed door costs."""
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
SELF = "M"
PASSED_BY = {"rubble": "rubble", "obstacle": "obstacles"}
"""What a monster must be able to move through to pass terrain; nothing passes a chasm."""


@dataclass
class Board:
    """A position, with what the acting monster may pass already worked out."""

    given: dict[str, Any]
    cells: set[Cell] = field(default_factory=set)
    walls: set[frozenset[Cell]] = field(default_factory=set)
    doors: set[frozenset[Cell]] = field(default_factory=set)
    terrain: dict[Cell, set[str]] = field(default_factory=dict)
    units: dict[Cell, dict[str, Any]] = field(default_factory=dict)
    """All units but the acting monster."""
    ways: dict[Cell, list[Cell]] = field(default_factory=dict)
    """To which spaces a single move leads, if nothing stands or lies there; moves through closed doors that the monster cannot pass included."""

    measured: dict[Cell, dict[Cell, Cost]] = field(default_factory=dict)
    """The distances found so far, to each goal asked for."""

    def __post_init__(self) -> None:
        """Takes the lists of the position apart."""
        self.cells = {(x, y) for x, y in self.given["cells"]}
        self.walls = {frozenset((x, y) for x, y in edge) for edge in self.given["walls"]}
        self.doors = {frozenset((x, y) for x, y in edge) for edge in self.given["doors"]}
        self.terrain = {cell: {kind for kind, found in self.given["terrain"].items() if list(cell) in found} for cell in self.cells}
        self.units = {self.place(unit): unit for unit in [*self.given["monsters"], *self.given["explorers"]]}
        self.ways = {cell: [to for to in neighbours(cell) if self.may_cross(cell, to)] for cell in self.cells}

    @property
    def monster(self) -> dict[str, Any]:
        """The acting monster."""
        monster: dict[str, Any] = self.given["monster"]
        return monster

    @property
    def here(self) -> Cell:
        """Where the acting monster stands."""
        return self.place(self.monster)

    @staticmethod
    def place(unit: dict[str, Any]) -> Cell:
        """Where a unit stands."""
        x, y = unit["at"]
        return x, y

    def between(self, one: Cell, other: Cell) -> str | None:
        """What lies on the edge between two spaces; where the board ends is a wall."""
        if one not in self.cells or other not in self.cells or frozenset((one, other)) in self.walls:
            return "wall"
        return "door" if frozenset((one, other)) in self.doors else None

    # What the acting monster may pass: MA-AIP-15, -17, MA-ETH-06, -07, MA-OBS-02, MA-DOR-04.

    @property
    def passes_doors(self) -> bool:
        """Whether closed doors are as open ones to the monster; to whom walls are nothing, doors are nothing."""
        return bool({"doors", "walls"} & set(self.monster["moves_through"]))

    @property
    def passes_units(self) -> bool:
        """Whether the monster may pass any unit: a unit is an obstacle."""
        return bool(self.monster["ethereal"] or {"units", "obstacles"} & set(self.monster["moves_through"]))

    def passes_unit(self, unit: dict[str, Any]) -> bool:
        """Whether the monster may pass this unit; an immobile one is rubble."""
        if self.passes_units:
            return True
        return "rubble" in self.monster["moves_through"] if unit["immobile"] else bool(unit["ethereal"])

    def passes_edge(self, one: Cell, other: Cell) -> bool:
        """Whether the monster may move over this edge without destroying anything; MA-MOV-07: between tiles only where they are connected."""
        on_edge = self.between(one, other)
        if on_edge == "door":
            return self.passes_doors
        if on_edge == "wall":
            return "walls" in self.monster["moves_through"] and {one, other} <= self.cells and tile(one) == tile(other)
        return True

    def may_cross(self, one: Cell, other: Cell) -> bool:
        """Whether one move leads from a space to its neighbour. Diagonally one way round the corner must do (MA-MOV-06); a closed door may
        be counted only straight (MA-AIP-45)."""
        if other not in self.cells:
            return False
        if straight(one, other):
            return self.passes_edge(one, other) or self.door_to_destroy(one, other)
        return any(self.passes_edge(one, corner) and self.passes_edge(corner, other) for corner in corners(one, other))

    def door_to_destroy(self, one: Cell, other: Cell) -> bool:
        """Whether a closed door that the monster cannot pass is between two spaces."""
        return straight(one, other) and self.between(one, other) == "door" and not self.passes_doors

    def solid(self, cell: Cell) -> bool:
        """Whether the terrain here cannot be moved through; MA-AIP-16: chasms never."""
        return any(PASSED_BY.get(kind) not in self.monster["moves_through"] for kind in self.terrain[cell])

    def rubble(self, cell: Cell) -> bool:
        """Whether paths must go around this space: MA-AIP-15, -16."""
        unit = self.units.get(cell)
        return self.solid(cell) or (unit is not None and unit["immobile"] and not self.passes_unit(unit))

    def held(self, cell: Cell) -> bool:
        """Whether a unit stands here that the monster cannot pass."""
        return cell in self.units and not self.passes_unit(self.units[cell])

    def free(self, cell: Cell) -> bool:
        """Whether the monster may stop here."""
        return not self.terrain[cell] and cell not in self.units

    # Sight and adjacency: MA-LOS, MA-ADJ.

    def sees(self, one: Cell, other: Cell, blocks: Callable[[Cell], bool], *, walls: bool = True, doors: bool = True) -> bool:
        """Whether the straight line between the centres of two spaces is blocked by no space strictly between and by no wall or closed door."""

        def barred(a: Cell, b: Cell) -> bool:
            """Whether something that blocks lies on the edge."""
            return {"wall": walls, "door": doors, None: False}[self.between(a, b)]

        line = crossed(one, other)
        for a, b in pairwise(line):
            if straight(a, b):
                if barred(a, b):
                    return False
            elif all(barred(a, corner) or barred(corner, b) for corner in corners(a, b)):
                return False
        return not any(blocks(cell) for cell in line[1:-1])

    def adjacent(self, one: Cell, other: Cell) -> bool:
        """MA-ADJ-01, -05, -07."""
        return king(one, other) == 1 and self.sees(one, other, lambda cell: False)

    def obstacle(self, cell: Cell) -> bool:
        """MA-OBS-01, -02: whether an obstacle is here; the acting monster is none to itself."""
        return "obstacle" in self.terrain.get(cell, ()) or cell in self.units

    def is_rubble(self, cell: Cell) -> bool:
        """Whether rubble is here; units, even immobile ones, are none to the eye."""
        return "rubble" in self.terrain.get(cell, ())

    def targets(self, reach: str, far: int, cell: Cell) -> bool:
        """Whether the space is in range and sight of a target symbol of the acting monster: MA-RNG-01..05, -18."""
        through = set(self.monster["targets_through"])

        def blocks(between: Cell) -> bool:
            """Whether this space stops the line of the symbol."""
            if self.is_rubble(between) and "rubble" not in through:
                return True
            if reach != "ranged" or "obstacles" in through:
                return False
            return "obstacle" in self.terrain.get(between, ()) or (between in self.units and "units" not in through)

        near = king(self.here, cell) <= (1 if reach == "melee" else far)
        return near and self.sees(self.here, cell, blocks, walls="walls" not in through, doors=not {"walls", "doors"} & through)

    # Distances: MA-AIP-13 .. 18, -45 .. 47.

    def distances(self, goal: Cell) -> dict[Cell, Cost]:
        """For every space from where paths lead to the goal: how long the shortest are, and on these how many closed doors and other units there
        are at least. Neither the unit at the beginning nor the one at the goal is counted."""
        if goal in self.measured:
            return self.measured[goal]
        if self.solid(goal):
            return {}
        found: dict[Cell, Cost] = {goal: (0, 0)}
        border = [goal]
        while border:
            reached: dict[Cell, Cost] = {}
            for cell in border:
                length, count = found[cell]
                count += cell != goal and self.held(cell)
                for came in self.ways[cell]:
                    if came not in found and (came == self.here or not self.rubble(came)):
                        cost = (length + 1, count + self.door_to_destroy(came, cell))
                        reached[came] = min(cost, reached.get(came, cost))
            found |= reached
            border = list(reached)
        self.measured[goal] = found
        return found

    def spaces(self, goal: Cell) -> int:
        """King moves over whole tiles through connected borders (MA-AIP-46); more than there can be if no border leads there."""
        tiles = {tile(cell) for cell in self.cells}

        def open_(one: Cell, other: Cell) -> bool:
            """Whether two spaces side by side are on one tile or at a connected border."""
            return tile(one) == tile(other) or self.between(one, other) != "wall"

        found = {self.here: 0}
        border = [self.here]
        while border:
            reached: list[Cell] = []
            for cell in border:
                for to in neighbours(cell):
                    ways = [[cell, to]] if straight(cell, to) else [[cell, corner, to] for corner in corners(cell, to)]
                    if to not in found and tile(to) in tiles and any(all(open_(a, b) for a, b in pairwise(way)) for way in ways):
                        found[to] = found[cell] + 1
                        reached.append(to)
            border = reached
        return found.get(goal, TILES * TILES)


def neighbours(cell: Cell) -> list[Cell]:
    """The eight spaces around one."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in AROUND]


def straight(one: Cell, other: Cell) -> bool:
    """Whether two spaces are in one row or column."""
    return one[0] == other[0] or one[1] == other[1]


def corners(one: Cell, other: Cell) -> list[Cell]:
    """The two spaces over which a diagonal can be gone around."""
    return [(one[0], other[1]), (other[0], one[1])]


def tile(cell: Cell) -> Cell:
    """The tile of a space."""
    return cell[0] // TILE, cell[1] // TILE


def king(one: Cell, other: Cell) -> int:
    """The larger of the differences of columns and rows."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def crossed(one: Cell, other: Cell) -> list[Cell]:
    """The spaces through whose interior the line between two centres goes, both included: MA-LOS-01, -03, -06."""

    def moments(start: int, end: int) -> set[Fraction]:
        """At which parts of the way the line meets the grid lines between two columns or rows."""
        length = abs(end - start)
        return {Fraction(2 * n + 1, 2 * length) for n in range(length)}

    columns, rows = moments(one[0], other[0]), moments(one[1], other[1])
    x, y = one
    line = [one]
    for moment in sorted(columns | rows):
        x += (1 if other[0] > one[0] else -1) * (moment in columns)
        y += (1 if other[1] > one[1] else -1) * (moment in rows)
        line.append((x, y))
    return line


def answer(position: dict[str, Any]) -> dict[str, Any]:
    """Who is the nearest explorer, and everything the monster may do next."""
    board = Board(position)
    candidates = [explorer for explorer in position["explorers"] if targetable(board, explorer)]
    nearest = first(candidates, partial(ranking, board))
    found: list[dict[str, Any]] = []
    if board.monster["stamina"] > 0:
        for explorer in nearest or [None]:
            found += use(board, explorer) or (move(board, explorer) if explorer else []) or [{"do": "end"}]
    options = [option for n, option in enumerate(found) if option not in found[:n]] or [{"do": "end"}]
    return {"nearest": sorted(explorer["id"] for explorer in nearest), "options": sorted(options, key=rank)}


def first(what: list[Any], order: Callable[[Any], Any]) -> list[Any]:
    """All that come first in an order."""
    places = [order(each) for each in what]
    return [each for each, place in zip(what, places) if place == min(places)]


def targetable(board: Board, unit: dict[str, Any]) -> bool:
    """MA-ETH-01, -02: whether the monster may choose this unit as a target, wherever it is."""
    return not unit["ethereal"] or bool(board.monster["targets_ethereal"])


def ranking(board: Board, explorer: dict[str, Any]) -> tuple[int, int, int, int]:
    """The order in which explorers are near: MA-AIP-13, -18, -19, -46."""
    goal = board.place(explorer)
    if board.here in (distances := board.distances(goal)):
        return 0, *distances[board.here], explorer["health"]
    return 1, board.spaces(goal), 0, explorer["health"]


# Abilities: MA-AIP-07 .. 10, -37 .. 39, -48.


def use(board: Board, nearest: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The first ability in order that can be used, with every target that it may have; nothing if none can."""
    usable = [(ability, effect) for ability in payable(board) if (effect := part(board, ability))]
    others = not board.given["switches"]["nearest_only"] and not any(
        effect["on"] == "explorers" and nearest in affected(board, effect) for _, effect in usable
    )
    for ability, effect in usable:
        units = affected(board, effect)
        chosen: list[str | None] = [unit["id"] for unit in units]
        if effect["on"] != "self" and effect["reach"] in ("adjacent", "within", "tile", "board"):
            chosen = [None]
        elif effect["on"] == "explorers":
            may = units if others else [unit for unit in units if unit == nearest]
            chosen = [unit["id"] for unit in first(may, partial(ranking, board))]
        if chosen:
            return [{"do": "ability", "ability": ability["id"], "target": target} for target in chosen]
    return []


def payable(board: Board) -> list[dict[str, Any]]:
    """The abilities that could be used if they have somebody to be used on, in their order."""
    return [
        ability
        for ability in [*board.given["event"], *board.given["abilities"]]
        if ability["cost"] <= board.monster["stamina"]
        and ability["health_cost"] <= board.monster["health"]
        and not ability["blocked"]
        and not (ability["cost"] == 0 and ability["used"])
    ]


def part(board: Board, ability: dict[str, Any]) -> dict[str, Any] | None:
    """The part of an ability that is used: the first if it can affect anybody at all, otherwise the alternative."""
    return next((effect for effect in (ability, ability["otherwise"]) if effect is not None and affected(board, effect)), None)


def affected(board: Board, effect: dict[str, Any]) -> list[dict[str, Any]]:
    """All units that could be chosen as the target, or, without a target, that are affected."""
    user = {**board.monster, "id": SELF}
    if effect["on"] == "self":
        units = [user]
    elif effect["on"] == "monsters":
        units = [*board.given["monsters"], user]
    else:
        units = list(board.given["explorers"])
    if effect["heals"]:
        units = [unit for unit in units if unit.get("wounded")]
    if effect["on"] == "self":
        return units
    if effect["reach"] == "adjacent":
        return [unit for unit in units if board.adjacent(board.here, board.place(unit))]
    if effect["reach"] == "board":
        return units
    if effect["reach"] in ("tile", "within"):
        far = effect["range"] if effect["reach"] == "within" else TILE
        return [unit for unit in units if tile(board.here) == tile(board.place(unit)) and king(board.here, board.place(unit)) <= far]
    return [unit for unit in units if targetable(board, unit) and board.targets(effect["reach"], effect["range"], board.place(unit))]


# The next step: MA-AIP-21 .. 36, -40 .. 46.


def move(board: Board, target: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps and doors towards an explorer; nothing if the turn ends."""
    goal = board.place(target)
    distances = board.distances(goal)
    if board.monster["immobile"] or board.here not in distances or board.adjacent(board.here, goal):
        return []
    length, _ = distances[board.here]
    detour = board.given["detour"]
    if detour and detour["target"] == target["id"] and length >= detour["distance"]:
        return walk_around(board, target, distances, detour["distance"])

    def best(cell: Cell) -> Iterator[Cell]:
        """The next spaces on the best paths from a space: MA-AIP-21."""
        for to in board.ways[cell]:
            if to in distances and (to == goal or not board.rubble(to)):
                counted = board.door_to_destroy(cell, to) + (to != goal and board.held(to))
                if distances[cell] == (distances[to][0] + 1, distances[to][1] + counted):
                    yield to

    if found := begin(board, target, best):
        return found
    if any(board.door_to_destroy(board.here, to) for to in best(board.here)):
        return []
    return walk_around(board, target, distances, length)


def walk_around(board: Board, target: dict[str, Any], distances: dict[Cell, Cost], closer_than: int) -> list[dict[str, Any]]:
    """The cheapest walks to a free space closer to the target than a distance (MA-AIP-29 .. 32); nothing if the stamina is too little."""
    rest: dict[Cell, Cost] = {cell: (0, 0) for cell in board.cells if board.free(cell) and cell in distances and distances[cell][0] < closer_than}
    """What the cheapest walk costs from here on, and how many closed doors are on it."""

    def price(cell: Cell, to: Cell) -> Cost | None:
        """What one move of the walk costs. A door can be destroyed only from where the monster may stop."""
        if board.solid(to) or board.held(to):
            return None
        if not board.door_to_destroy(cell, to):
            return 1, 0
        return (1 + DOOR, 1) if cell == board.here or board.free(cell) else None

    border = set(rest)
    while border:
        again: set[Cell] = set()
        for cell in border:
            for came in board.ways[cell]:
                if cost := price(came, cell):
                    whole = (rest[cell][0] + cost[0], rest[cell][1] + cost[1])
                    if came not in rest or whole < rest[came]:
                        rest[came] = whole
                        again.add(came)
        border = again

    def best(cell: Cell) -> Iterator[Cell]:
        """The next spaces on the cheapest walks from a space."""
        for to in board.ways[cell]:
            if to in rest and (cost := price(cell, to)) and rest[cell] == (rest[to][0] + cost[0], rest[to][1] + cost[1]):
                yield to

    if board.here not in rest or rest[board.here][0] > board.monster["stamina"]:
        return []
    return begin(board, target, best)


def begin(board: Board, target: dict[str, Any], best: Callable[[Cell], Iterator[Cell]]) -> list[dict[str, Any]]:
    """How the monster may begin to follow paths, each given by the next spaces from a space: the doors it can destroy at once, and the
    steps that it can pay and that it prefers among themselves."""
    goal, stamina = board.place(target), board.monster["stamina"]
    doors: list[dict[str, Any]] = []
    ways: list[list[Cell]] = []
    for to in best(board.here):
        if not board.door_to_destroy(board.here, to):
            ways += to_stops(board, goal, best, [to], stamina)
        elif stamina >= DOOR:
            edge = sorted((board.here, to), key=lambda cell: (cell[1], cell[0]))
            doors.append({"do": "door", "door": [list(cell) for cell in edge], "target": target["id"]})
    steps = first(ways, lambda way: view(board, way[-1], goal))
    return doors + [{"do": "step", "way": [list(cell) for cell in way], "target": target["id"]} for way in steps]


def to_stops(board: Board, goal: Cell, best: Callable[[Cell], Iterator[Cell]], way: list[Cell], stamina: int) -> list[list[Cell]]:
    """The ways on from the last space up to the first on which the monster may stop, as far as it can pay: MA-AIP-44, MA-MOV-14."""
    last = way[-1]
    if len(way) > stamina or board.held(last):
        return []
    if board.free(last):
        return [way]
    onward = [to for to in best(last) if not board.door_to_destroy(last, to)]
    return [whole for to in onward for whole in to_stops(board, goal, best, [*way, to], stamina)]


def view(board: Board, cell: Cell, goal: Cell) -> tuple[bool, int, bool]:
    """How good a space is to stop on: in sight of the target, few obstacles on the line, in its row or column (MA-AIP-25 .. 27, -43)."""
    if not board.sees(cell, goal, board.is_rubble):
        return True, 0, True
    return False, sum(board.obstacle(between) for between in crossed(cell, goal)[1:-1]), not straight(cell, goal)
