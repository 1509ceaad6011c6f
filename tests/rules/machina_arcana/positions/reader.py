"""Reads the hand-written positions of the monster solver: drawings in, the solver's own fields out.

Every file `*.yaml` here is a list of cases:

    - name: unique-name
      idea: what the position shows, in one line
      because: [MA-AIP-21, MA-AIP-27]      # the rules that decide, the first is the one it is about
      reasoning: why, where it is not obvious
      at: [0, 0]                           # coordinates of the drawing's upper left cell; default [0, 0]
      map: |
        . . . # .
        .|M . 1 A
        -   =
        . . . o .
      stamina: 3                           # what is left of this turn
      monster: {health: 2}                 # fields that differ from MONSTER
      event: []                            # abilities of the horror event; default []
      abilities: [{id: claw, cost: 2, reach: melee}]      # fields that differ from ABILITY; id, cost and reach are required
      explorers: {A: 4}                    # health, or {health: 3, ethereal: true}; every explorer drawn is here
      monsters: {n: {wounded: true}}       # fields of other monsters that differ from OTHER; those drawn need not be listed
      detour: {target: A, distance: 5}     # optional
      nearest_only: true                   # optional
      under: {A: chasm}                    # optional: terrain under a figure or a label
      answer:
        nearest: [A]
        options:
          - {do: step, way: [1], target: A}
          - {do: ability, ability: claw, target: A}       # without target: null
          - {do: door, door: [[2, 1], [2, 2]], target: A}
          - {do: end}

A line of cells has one column per cell with one column between two cells: a space for nothing, '|' for a wall, '!' for a closed door. Between
two lines of cells a line of edges may stand, only of spaces, '-' (a wall below the cell above it) and '=' (a closed door there). Signs of cells:

    .  floor      #  rubble      o  obstacle      ~  chasm      M  the monster      m n p q r s  other monsters      A-H  explorers
    1-9 a-l  floor with a name for `way`, `door` and `under`;      a space is no cell, that is wall

A place is a label, a figure or [x, y]. In answers "M" as the target of an ability is the acting monster itself. A drawing whose first line begins
with a space needs the indentation indicator: `map: |2`. In these files only true and false are booleans, so that `on` is a word.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
TILES = 20
TERRAIN = {"#": "rubble", "o": "obstacle", "~": "chasm"}
EXPLORERS = "ABCDEFGH"
MONSTERS = "mnpqrs"
LABELS = "123456789abcdefghijkl"
MONSTER: dict[str, Any] = {
    "health": 2,
    "wounded": False,
    "immobile": False,
    "ethereal": False,
    "moves_through": [],
    "targets_through": [],
    "targets_ethereal": False,
}
OTHER: dict[str, Any] = {"wounded": False, "immobile": False, "ethereal": False}
EXPLORER: dict[str, Any] = {"health": 4, "immobile": False, "ethereal": False}
EFFECT: dict[str, Any] = {"range": 1, "on": "explorers", "heals": False}
ABILITY: dict[str, Any] = {"health_cost": 0, **EFFECT, "blocked": False, "used": False, "otherwise": None}
REQUIRED = {"name", "idea", "because", "map", "stamina", "abilities", "explorers", "answer"}
OPTIONAL = {"reasoning", "at", "monster", "event", "monsters", "detour", "nearest_only", "under"}
OPTIONS = {"ability": {"do", "ability", "target"}, "step": {"do", "way", "target"}, "door": {"do", "door", "target"}, "end": {"do"}}

Cell = list[int]
Edge = list[Cell]


@dataclass(frozen=True)
class Case:
    """One position with the answer that the rules give."""

    theme: str
    name: str
    idea: str
    because: tuple[str, ...]
    reasoning: str
    position: dict[str, Any]
    answer: dict[str, Any]


@dataclass(frozen=True)
class Drawing:
    """The cells of a drawing in reading order, each with its sign, and the walls and closed doors between them."""

    signs: tuple[tuple[Cell, str], ...]
    walls: tuple[Edge, ...]
    doors: tuple[Edge, ...]

    def drawn(self, sign: str) -> list[Cell]:
        """All cells drawn with this sign."""
        return [cell for cell, found in self.signs if found == sign]

    def place(self, name: str | int | Cell) -> Cell:
        """The one cell meant by a label, a figure or coordinates."""
        found = [name] if isinstance(name, list) else self.drawn(str(name))
        if len(found) != 1:
            raise ValueError(f"{name!r} is drawn {len(found)} times")
        return found[0]


class Loader(yaml.SafeLoader):
    """YAML in which yes, no, on and off are words."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in found if first in "tTfF" or tag != "tag:yaml.org,2002:bool"]
    for first, found in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def load(text: str) -> list[dict[str, Any]]:
    """The entries of one file."""
    entries: list[dict[str, Any]] = yaml.load(text, Loader)
    return entries


def positions() -> list[Case]:
    """Every case of every file, in the order of the files and within them."""
    return [read(path.stem, entry) for path in sorted(HERE.glob("*.yaml")) for entry in load(path.read_text(encoding="utf-8"))]


def read(theme: str, entry: dict[str, Any]) -> Case:
    """One entry of a file as a case; a field that nobody reads is an error, and errors name the case."""
    try:
        fields("fields", entry, REQUIRED, OPTIONAL)
        board = draw(entry["map"], entry.get("at", [0, 0]))
        return Case(
            theme,
            entry["name"],
            entry["idea"],
            tuple(entry["because"]),
            entry.get("reasoning", ""),
            position(board, entry),
            answer(board, entry["answer"]),
        )
    except ValueError as error:
        raise ValueError(f"{theme}: {entry.get('name')}: {error}") from error


def fields(what: str, given: dict[str, Any], required: set[str], optional: set[str]) -> None:
    """Refuses fields that are unknown or missing."""
    if unknown := sorted(set(given) - required - optional):
        raise ValueError(f"unknown {what} {unknown}")
    if missing := sorted(required - set(given)):
        raise ValueError(f"missing {what} {missing}")


def draw(text: str, at: Cell | None = None) -> Drawing:
    """The cells and edges of a drawing."""
    left, top = at or [0, 0]
    signs: list[tuple[Cell, str]] = []
    edges: dict[str, list[Edge]] = {"wall": [], "door": []}
    y, between = top - 1, True
    for line in text.splitlines():
        if not line.strip():
            raise ValueError("a line of the drawing is empty")
        if not set(line) - set("-= "):
            if between:
                raise ValueError("a line of edges does not follow a line of cells")
            between = True
            edges_below(line, left, y, edges)
            continue
        y, between = y + 1, False
        cells_of_line(line, left, y, signs, edges)
    if between:
        raise ValueError("the drawing does not end with a line of cells")
    cells = [cell for cell, _ in signs]
    for edge in [*edges["wall"], *edges["door"]]:
        if any(cell not in cells for cell in edge):
            raise ValueError(f"no cells on both sides of {edge}")
    for cell in cells:
        if not all(0 <= c < TILES for c in cell):
            raise ValueError(f"{cell} is on no tile")
    named = [sign for _, sign in signs if sign in {"M", *EXPLORERS, *MONSTERS, *LABELS}]
    if twice := sorted({sign for sign in named if named.count(sign) > 1}):
        raise ValueError(f"drawn more than once: {twice}")
    return Drawing(tuple(signs), tuple(sorted(edges["wall"], key=reading)), tuple(sorted(edges["door"], key=reading)))


def cells_of_line(line: str, left: int, y: int, signs: list[tuple[Cell, str]], edges: dict[str, list[Edge]]) -> None:
    """Adds the cells of one line and the upright edges between them."""
    for column, sign in enumerate(line):
        x, between = left + column // 2, column % 2 == 1
        if sign == " ":
            continue
        if between != (sign in "|!"):
            raise ValueError(f"row {y}, column {column}: {sign!r} stands {'between two cells' if between else 'for a cell'}")
        if between:
            edges["wall" if sign == "|" else "door"].append([[x, y], [x + 1, y]])
        elif sign in {".", "M", *TERRAIN, *EXPLORERS, *MONSTERS, *LABELS}:
            signs.append(([x, y], sign))
        else:
            raise ValueError(f"row {y}, column {column}: unknown sign {sign!r}")


def edges_below(line: str, left: int, y: int, edges: dict[str, list[Edge]]) -> None:
    """Adds the edges below the cells of the row y."""
    for column, sign in enumerate(line):
        if sign == " ":
            continue
        if column % 2:
            raise ValueError(f"below row {y}, column {column}: {sign!r} stands under no cell")
        x = left + column // 2
        edges["wall" if sign == "-" else "door"].append([[x, y], [x, y + 1]])


def reading(cells: list[Cell]) -> list[tuple[int, int]]:
    """The order of lists of cells: row by row, from the left."""
    return [(y, x) for x, y in cells]


def position(board: Drawing, entry: dict[str, Any]) -> dict[str, Any]:
    """The solver's fields of one entry."""
    terrain: dict[str, list[Cell]] = {kind: board.drawn(sign) for sign, kind in TERRAIN.items()}
    fields("terrain", dict.fromkeys(entry.get("under", {}).values()), set(), set(terrain))
    for name, kind in entry.get("under", {}).items():
        terrain[kind] = [*terrain[kind], board.place(name)]
    monster = entry.get("monster", {})
    fields("fields of the monster", monster, set(), set(MONSTER))
    others = [sign for _, sign in board.signs if sign in MONSTERS]
    drawn = [sign for _, sign in board.signs if sign in EXPLORERS]
    fields("monsters", entry.get("monsters", {}), set(), set(others))
    fields("explorers", entry["explorers"], set(drawn), set())
    detour = entry.get("detour")
    if detour is not None:
        fields("fields of the detour", detour, {"target", "distance"}, set())
    return {
        "rules": "machina-arcana",
        "cells": [cell for cell, _ in board.signs],
        "walls": list(board.walls),
        "doors": list(board.doors),
        "terrain": {kind: sorted(cells, key=lambda cell: (cell[1], cell[0])) for kind, cells in terrain.items()},
        "monster": {"at": board.place("M"), "stamina": entry["stamina"], **MONSTER, **monster},
        "event": [ability(given) for given in entry.get("event", [])],
        "abilities": [ability(given) for given in entry["abilities"]],
        "monsters": [unit(board, id, entry.get("monsters", {}).get(id, {}), OTHER) for id in sorted(others)],
        "explorers": [
            unit(board, id, {"health": given} if isinstance(given, int) else given, EXPLORER) for id, given in sorted(entry["explorers"].items())
        ],
        "detour": detour,
        "switches": {"nearest_only": entry.get("nearest_only", False)},
    }


def ability(given: dict[str, Any]) -> dict[str, Any]:
    """One ability with all its fields."""
    fields("fields of an ability", given, {"id", "cost", "reach"}, set(ABILITY))
    whole = {**ABILITY, **given}
    if whole["otherwise"] is not None:
        fields("fields of otherwise", whole["otherwise"], {"reach"}, set(EFFECT))
        whole["otherwise"] = {**EFFECT, **whole["otherwise"]}
    return whole


def unit(board: Drawing, id: str, given: dict[str, Any], default: dict[str, Any]) -> dict[str, Any]:
    """One explorer or other monster."""
    fields(f"fields of {id}", given, set(), set(default))
    return {"id": id, "at": board.place(id), **default, **given}


def answer(board: Drawing, given: dict[str, Any]) -> dict[str, Any]:
    """The answer with every place resolved, its lists sorted."""
    fields("fields of the answer", given, {"nearest", "options"}, set())
    return {"nearest": sorted(given["nearest"]), "options": sorted((option(board, found) for found in given["options"]), key=rank)}


def option(board: Drawing, given: dict[str, Any]) -> dict[str, Any]:
    """One option with its places as coordinates."""
    if given.get("do") not in OPTIONS:
        raise ValueError(f"unknown option {given}")
    if given["do"] == "ability":
        given = {"target": None, **given}
    fields("fields of an option", given, OPTIONS[given["do"]], set())
    places: dict[str, Any] = {key: [board.place(name) for name in given[key]] for key in ("way", "door") if key in given}
    if "door" in places:
        places["door"] = sorted(places["door"], key=lambda cell: (cell[1], cell[0]))
    return {**given, **places}


def rank(option: dict[str, Any]) -> tuple[Any, ...]:
    """The order of options: what is done, which ability, which cells, on whom."""
    cells = reading(option.get("way", option.get("door", [])))
    return list(OPTIONS).index(option["do"]), option.get("ability", ""), cells, option.get("target") or ""
