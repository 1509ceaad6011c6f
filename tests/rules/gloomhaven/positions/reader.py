"""Reads the hand-written positions of the monster solver: drawings in, the solver's own fields out.

Every file `*.yaml` here is a list of cases:

    - name: unique-name
      idea: what the position shows, in one line
      because: [GH-FOC-02]            # the rules that decide
      reasoning: why, where it is not obvious
      map: |
        0:  . . # .
        1:   M . 1 A
      monster: {move: 2, range: 3}    # fields that differ from MONSTER
      characters: {A: 15}             # initiative, or {initiative: 15, invisible: true, summon_of: B}
      under: {A: trap}                # terrain under a figure or a label
      walls: [[1, A]]                 # thin walls between neighbours: labels, or [q, r]
      answer:
        focus: [A]
        options:
          - {to: 1, targets: [A], focus: A}

A line of the drawing is the row r, a colon, two columns of space and the hexes of that row, each one column with one column between. Row r
is shifted by r half hexes against axial coordinates, so the hex drawn in column c (counted from 0) is q = (c - r) / 2: hexes of one row
stand at even columns where r is even and at odd columns where r is odd, and the drawing looks like the board. Signs:

    .  floor          #  obstacle     ^  trap         *  hazard       :  difficult terrain
    M  the monster    m n  other monsters             A-H  characters (not M) and their summons
    1-9  floor with a name for `to`, `under` and `walls`
    |  instead of the space between two hexes of a row: a thin wall between them
    a space is no hex, that is wall

`under` with a letter that is drawn more than once applies to all of them; `to` may be a label, a figure or [q, r].
`answer: none` is the answer of a monster that has no focus: no focus and no option.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
TERRAIN = {"#": "obstacle", "^": "trap", "*": "hazard", ":": "difficult"}
MONSTER: dict[str, Any] = {
    "move": 2,
    "attack": True,
    "range": 0,
    "targets": 1,
    "area": [],
    "area_from_self": False,
    "flying": False,
    "jump": False,
    "muddled": False,
    "disarmed": False,
    "immobilized": False,
    "stunned": False,
}
FIELDS = {"name", "idea", "because", "reasoning", "map", "monster", "characters", "under", "walls", "answer"}

Hex = list[int]


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
    """The hexes of a drawing by row and column order, each with its sign, and the thin walls drawn in rows."""

    signs: tuple[tuple[Hex, str], ...]
    walls: tuple[tuple[Hex, Hex], ...]

    def drawn(self, sign: str) -> list[Hex]:
        """All hexes drawn with this sign."""
        return [hex for hex, found in self.signs if found == sign]

    def place(self, name: str | int | Hex) -> Hex:
        """The one hex meant by a label, a figure or coordinates."""
        if isinstance(name, list):
            return name
        [hex] = self.drawn(str(name))
        return hex


def positions() -> list[Case]:
    """Every case of every file, in the order of the files and within them."""
    return [read(path.stem, entry) for path in sorted(HERE.glob("*.yaml")) for entry in yaml.safe_load(path.read_text(encoding="utf-8"))]


def read(theme: str, entry: dict[str, Any]) -> Case:
    """One entry of a file as a case; a field that nobody reads is an error."""
    if unknown := sorted(set(entry) - FIELDS):
        raise ValueError(f"{entry.get('name')}: unknown fields {unknown}")
    board = draw(entry["map"])
    return Case(
        theme,
        entry["name"],
        entry["idea"],
        tuple(entry["because"]),
        entry.get("reasoning", ""),
        position(board, entry),
        answer(board, entry["answer"]),
    )


def draw(text: str) -> Drawing:
    """The hexes and the upright thin walls of a drawing."""
    signs: list[tuple[Hex, str]] = []
    walls: list[tuple[Hex, Hex]] = []
    for line in text.splitlines():
        label, _, row = line.partition(":")
        r, row = int(label), row.removeprefix("  ")
        for column, sign in enumerate(row):
            q, between = divmod(column - r, 2)
            if sign == " ":
                continue
            if bool(between) != (sign == "|"):
                raise ValueError(f"row {r}, column {column}: {sign!r} stands between two hexes")
            if sign == "|":
                walls.append(([q, r], [q + 1, r]))
            else:
                signs.append(([q, r], sign))
    return Drawing(tuple(signs), tuple(walls))


def position(board: Drawing, entry: dict[str, Any]) -> dict[str, Any]:
    """The solver's fields of one entry."""
    terrain: dict[str, list[Hex]] = {kind: board.drawn(sign) for sign, kind in TERRAIN.items()}
    for name, kind in entry.get("under", {}).items():
        terrain[kind] = sorted([*terrain[kind], *board.drawn(str(name))])
    changes = entry.get("monster", {})
    if unknown := sorted(set(changes) - set(MONSTER)):
        raise ValueError(f"{entry['name']}: unknown monster fields {unknown}")
    walls = [*board.walls, *((board.place(a), board.place(b)) for a, b in entry.get("walls", []))]
    return {
        "rules": "gloomhaven",
        "cells": sorted(hex for hex, _ in board.signs),
        "walls": [[a, b] for a, b in walls],
        "terrain": terrain,
        "monster": {"at": board.place("M"), **MONSTER, **changes},
        "monsters": sorted([*board.drawn("m"), *board.drawn("n")]),
        "characters": [character(board, id, given) for id, given in entry["characters"].items()],
    }


def character(board: Drawing, id: str, given: int | dict[str, Any]) -> dict[str, Any]:
    """One character or summon from its initiative or its fields."""
    fields = {"initiative": given} if isinstance(given, int) else given
    return {"id": id, "at": board.place(id), "invisible": False, "summon_of": None, **fields}


def answer(board: Drawing, given: str | dict[str, Any]) -> dict[str, Any]:
    """The answer with every label resolved; foci and options are sorted as the solver sorts them, by hex, targets and focus."""
    if given == "none":
        return {"focus": [], "options": []}
    assert isinstance(given, dict)
    options = [{**option, "to": board.place(option["to"]), "targets": sorted(option["targets"])} for option in given["options"]]
    return {"focus": sorted(given["focus"]), "options": sorted(options, key=lambda o: (o["to"], o["targets"], o["focus"]))}
