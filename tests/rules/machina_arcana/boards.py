"""Random positions for a predictable monster of Machina Arcana, in the form of positions/reader.py: whole tiles, most of what matters close together.

`python -m tests.rules.machina_arcana.boards` counts what happens on 2000 of them.
"""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from typing import Any

from .positions.reader import ABILITY, EFFECT, EXPLORER, EXPLORERS, MONSTER, MONSTERS, OTHER, TERRAIN, reading

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]

TILE = 10
LAYOUTS = [
    [(0, 0)],
    [(0, 0), (1, 0)],
    [(0, 0), (0, 1)],
    [(0, 0), (1, 0), (0, 1)],
    [(1, 0), (0, 1), (1, 1)],
    [(0, 0), (1, 0), (0, 1), (1, 1)],
]
PASSING = [["walls"], ["doors"], ["obstacles"], ["rubble"], ["units"], ["obstacles", "rubble"], ["walls", "obstacles"], ["doors", "units"]]
TARGETING = [["walls"], ["doors"], ["obstacles"], ["units"], ["rubble"], ["walls", "doors", "obstacles"]]


def random_position(random: Random) -> dict[str, Any]:
    """A position on one to four tiles."""
    tiles = random.choice(LAYOUTS)
    open_ = random.random() < 0.3
    cells = {(10 * column + x, 10 * row + y) for column, row in tiles for x in range(TILE) for y in range(TILE)}
    borders, walls = tile_edges(random, tiles)
    area = busy_area(random, cells, borders)
    inner = [edge for edge in edges_of(area) if edge[1] in cells and edge not in walls]
    walls |= drawn(random, [edge for edge in inner if edge not in borders], 0 if open_ else random.choice([0, 0.03, 0.12, 0.25]))
    doors = drawn(random, [edge for edge in inner if edge not in walls], 0 if open_ else random.choice([0, 0.03, 0.1, 0.2]))
    if not open_:
        rooms(random, area, {edge for edge in edges_of(cells) if edge[1] in cells and edge not in walls | borders}, walls, doors)
    doors |= drawn(random, sorted(borders), random.choice([0, 0, 0.5, 1]))
    floor, terrain = set(cells), {}
    for kind in TERRAIN.values():
        terrain[kind] = drawn(random, sorted(floor & area), random.choice([0, 0.03, 0.04 if open_ else 0.08, 0.04 if open_ else 0.2]))
        floor -= terrain[kind]
    places = figures_places(random, floor, area)
    if open_ or random.random() < 0.1:
        screen(random, places, floor, borders, walls, doors)
    elif random.random() < 0.5:
        crowd(random, places, floor)
    doors -= walls
    monster = acting_monster(random, places.pop())
    explorers = [explorer(random, id, places.pop()) for id in EXPLORERS[: random.choice([1, 1, 2, 2, 3, 4])]]
    monsters = [other(random, id, places.pop(0)) for id in sorted(MONSTERS[: random.choice([0, 1, 2, 3, 4, 5, 5])])]
    return {
        "rules": "machina-arcana",
        "cells": [list(cell) for cell in sorted(cells, key=by_rows)],
        "walls": listed(walls),
        "doors": listed(doors),
        "terrain": {kind: [list(cell) for cell in sorted(found, key=by_rows)] for kind, found in terrain.items()},
        "monster": monster,
        "event": [ability(random, "event", weak=False) for _ in range(random.random() < 0.2)],
        "abilities": abilities(random, weak=random.random() < (0.1 if open_ else 0.75)),
        "monsters": monsters,
        "explorers": explorers,
        "detour": {"target": random.choice(explorers)["id"], "distance": random.choice([1, 2, 2, 3, 3, 4, 5])} if random.random() < 0.25 else None,
        "switches": {"nearest_only": random.random() < 0.2},
    }


def by_rows(cell: Cell) -> Cell:
    """Reading order."""
    return cell[1], cell[0]


def listed(edges: set[Edge]) -> list[list[list[int]]]:
    """Edges as the positions have them."""
    return sorted([[list(one), list(other)] for one, other in edges], key=reading)


def drawn(random: Random, what: list[Any], chance: float) -> set[Any]:
    """Each of these with this chance."""
    return {each for each in what if random.random() < chance}


def edges_of(cells: set[Cell]) -> list[Edge]:
    """The edges to the right of and below these spaces."""
    return [((x, y), other) for x, y in sorted(cells) for other in ((x + 1, y), (x, y + 1))]


def tile_edges(random: Random, tiles: list[Cell]) -> tuple[set[Edge], set[Edge]]:
    """Between tiles: the edges of connected borders, two spaces wide, and the walls beside them. Some borders are closed."""
    borders: set[Edge] = set()
    walls: set[Edge] = set()
    for column, row in tiles:
        for right in (True, False):
            if ((column + 1, row) if right else (column, row + 1)) not in tiles:
                continue
            start = random.choice([1, 3, 4, 4, 5, 7]) if random.random() < 0.85 else -TILE
            for n in range(TILE):
                x, y = (TILE * column + TILE - 1, TILE * row + n) if right else (TILE * column + n, TILE * row + TILE - 1)
                (borders if n in (start, start + 1) else walls).add(((x, y), (x + 1, y) if right else (x, y + 1)))
    return borders, walls


def busy_area(random: Random, cells: set[Cell], borders: set[Edge]) -> set[Cell]:
    """The small area where nearly everything is: on one tile, or around a border."""
    middle = random.choice(sorted(borders))[0] if borders and random.random() < 0.6 else random.choice(sorted(cells))
    width, height = random.choice([(2, 2), (3, 1), (1, 3), (2, 1), (3, 2), (2, 3), (4, 0), (0, 4), (3, 3)])
    return {(x, y) for x, y in cells if abs(x - middle[0]) <= width and abs(y - middle[1]) <= height}


def rooms(random: Random, area: set[Cell], open_: set[Edge], walls: set[Edge], doors: set[Edge]) -> None:
    """Sometimes shuts the area off, or divides it: walls along a line, with a few closed doors and gaps."""
    if not area or random.random() < 0.3:
        return
    lines: list[list[Edge]] = []
    if random.random() < 0.5:
        lines.append(sorted(edge for edge in open_ if (edge[0] in area) != (edge[1] in area)))
    for _ in range(random.choice([0, 1, 1, 2])):
        axis, middle = random.choice([0, 1]), random.choice(sorted(area))
        across = [edge for edge in open_ if edge[0][axis] == middle[axis] and edge[1][axis] == middle[axis] + 1]
        lines.append(sorted(edge for edge in across if edge[0] in area or edge[1] in area or random.random() < 0.7))
    for line in lines:
        gap, door = random.choice([0, 0, 0.1, 0.2]), random.choice([0, 0.15, 0.3, 0.6])
        for edge in line:
            if random.random() >= gap:
                (doors if random.random() < door else walls).add(edge)


def figures_places(random: Random, floor: set[Cell], area: set[Cell]) -> list[Cell]:
    """Ten different spaces of floor, most of them in the area."""
    near, far = sorted(floor & area), sorted(floor - area)
    random.shuffle(near)
    random.shuffle(far)
    return [(near if near and (random.random() < 0.93 or not far) else far).pop() for _ in range(10)]


def screen(random: Random, places: list[Cell], floor: set[Cell], borders: set[Edge], walls: set[Edge], doors: set[Edge]) -> None:
    """Puts the first explorer next to the monster, the last place, but behind a wall or a closed door."""
    x, y = places[-1]
    sides = [cell for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if cell in floor and cell not in places]
    if sides:
        places[-2] = random.choice(sides)
        edge = min(places[-2:]), max(places[-2:])
        if edge not in walls:
            (doors if edge in borders or random.random() < 0.4 else walls).add(edge)


def crowd(random: Random, places: list[Cell], floor: set[Cell]) -> None:
    """Puts the first places, which the other monsters take, around the monster, mostly in the direction of the first explorer."""
    (x, y), goal = places[-1], places[-2]
    around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    around = sorted((cell for cell in around if cell in floor - set(places)), key=lambda cell: max(abs(cell[0] - goal[0]), abs(cell[1] - goal[1])))
    for n, cell in enumerate(around[: random.choice([1, 2, 3, 4])]):
        places[n] = cell


def explorer(random: Random, id: str, at: Cell) -> dict[str, Any]:
    """An explorer; the more alike they are, the more often they are tied."""
    of_kind = {"health": random.choice([1, 2, 2, 2]), "ethereal": random.random() < 0.15, "immobile": random.random() < 0.08}
    return {"id": id, "at": list(at), **EXPLORER, **of_kind}


def other(random: Random, id: str, at: Cell) -> dict[str, Any]:
    """Another monster."""
    of_kind = {"wounded": random.random() < 0.4, "immobile": random.random() < 0.12, "ethereal": random.random() < 0.25}
    return {"id": id, "at": list(at), **OTHER, **of_kind}


def acting_monster(random: Random, at: Cell) -> dict[str, Any]:
    """The monster whose turn it is, with small stamina, mostly without special abilities to pass or to see."""
    return {
        "at": list(at),
        "stamina": random.choice([0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10]),
        **MONSTER,
        "health": random.choice([1, 2, 3]),
        "wounded": random.random() < 0.4,
        "immobile": random.random() < 0.04,
        "ethereal": random.random() < 0.1,
        "moves_through": list(random.choice(PASSING)) if random.random() < 0.35 else [],
        "targets_through": list(random.choice(TARGETING)) if random.random() < 0.15 else [],
        "targets_ethereal": random.random() < 0.25,
    }


def abilities(random: Random, weak: bool) -> list[dict[str, Any]]:
    """One to three; weak ones are seldom usable, so that the monster has to walk."""
    return [ability(random, id, weak) for id in ["first", "second", "third"][: random.choice([1, 1, 2, 3])]]


def ability(random: Random, id: str, weak: bool) -> dict[str, Any]:
    """An ability of any kind; a weak one reaches only those next to the monster, or costs a lot."""
    cost = random.choice([0, 1, 1, 2, 2, 3])
    found = {
        "id": id,
        **ABILITY,
        **effect(random, weak),
        "cost": cost + (3 if weak and random.random() < 0.4 else 0),
        "health_cost": random.choice([1, 2]) if random.random() < 0.12 else 0,
        "used": random.random() < 0.3,
    }
    if random.random() < 0.12:
        found["otherwise"] = effect(random, weak)
    else:
        found["blocked"] = random.random() < 0.06
    return found


def effect(random: Random, weak: bool) -> dict[str, Any]:
    """Whom an ability affects and how far it reaches."""
    on = random.choice(["explorers"] * 12 + ["monsters"] + ["self"] * (not weak or random.random() < 0.3))
    heals = on != "explorers" and (weak or random.random() < 0.6)
    strong = ["melee", *["ranged"] * 3, *["unobstructed"] * 3, "tile", "within", "board"]
    reach = "melee" if on == "self" else random.choice(["melee", "adjacent"] if weak else strong)
    far = random.randint(1, 6) if reach in ("ranged", "unobstructed", "within") else 1
    return {**EFFECT, "on": on, "heals": heals, "reach": reach, "range": far}


def kinds(position: dict[str, Any], answer: dict[str, Any]) -> set[str]:
    """What happens in an answer."""
    found: set[str] = set()
    effects = {each["id"]: each for each in [*position["event"], *position["abilities"]]}
    explorers = {each["id"] for each in position["explorers"]}
    for option in answer["options"]:
        if option["do"] == "ability" and option["target"] is None:
            found.add("ability without target")
        elif option["do"] == "ability":
            found.add("ability on " + ("an explorer" if option["target"] in explorers else "a monster"))
            if option["target"] in explorers and option["target"] not in answer["nearest"]:
                found.add("ability on an explorer who is not the nearest")
        elif option["do"] == "step":
            found.add("step of one space" if len(option["way"]) == 1 else "step of several spaces")
        else:
            found.add(option["do"])
        if option["do"] == "ability" and effects[option["ability"]]["otherwise"]:
            found.add("ability with an alternative")
    if len(answer["options"]) > 1:
        found.add("several options")
        if "door" in found and found & {"step of one space", "step of several spaces"}:
            found.add("door or step")
    if len(answer["nearest"]) != 1:
        found.add("several nearest" if answer["nearest"] else "nobody nearest")
    return found


def main() -> None:
    """Prints how often each kind of thing happens, and how long the slow reference takes."""
    from . import slow

    number, times = 2000, []
    counted: Counter[str] = Counter()
    walk_around = slow.walk_around

    def noted(board: slow.Board, *given: Any) -> list[dict[str, Any]]:
        """The same, counted."""
        found = walk_around(board, *given)
        detour = board.given["detour"]
        begun = detour is not None and given[-1] == detour["distance"]
        around.add(("detour gone on with" if begun else "detour begun") if found else "blocked or in a detour, and no way on")
        return found

    slow.walk_around = noted  # type: ignore[assignment]
    for seed in range(number):
        position = random_position(Random(seed))
        began = time.perf_counter()
        around: set[str] = set()
        found = slow.answer(position)
        times.append(time.perf_counter() - began)
        counted.update(kinds(position, found) | around)
    for kind, count in sorted(counted.items(), key=lambda pair: -pair[1]):
        print(f"{100 * count / number:5.1f} %  {kind}")
    print(f"{1000 * sum(times) / number:.1f} ms on average, {1000 * max(times):.1f} ms at most")


if __name__ == "__main__":
    main()
