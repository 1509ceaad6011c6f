"""Explorers who walk in one direction for ever: the board stays in its window, and everything on it moves along."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.rules.machina_arcana.position import Position, face, position
from undercroft.games.machina_arcana.content.board import STEPS, border_at
from undercroft.games.machina_arcana.content.tiles import SIZE, Side, opposite
from undercroft.games.machina_arcana.events import Banished, TileDiscarded
from undercroft.games.machina_arcana.state import Placed, Token
from undercroft.grid.square import STRIDE

LAND = ".\n. .!.!. . X B S\n. . L C\n"
STANDING = {"bob": "2,7", "brute": "3,7", "stone": "4,7"}
"""Who stands where on the tile from which ann explores the next one."""
SPACE = re.compile(r"(\d+),(\d+)")


def corridor(direction: Side) -> Position:
    """Two tiles in a row and two in the stack; all look the same and are attached without being turned. ann and bob are at the end of the row."""
    back = opposite(direction)
    names = ("t1", "t2", "t3", "t4")
    p = position(explorers=2, tiles=[face(name, LAND, (direction, back, "north" if back in ("east", "west") else "east"), back) for name in names])
    dx, dy = STEPS[direction]
    with p.arrange() as s:
        s.tiles = [Placed("t1", max(0, -dx), max(0, -dy)), Placed("t2", max(0, dx), max(0, dy))]
        s.stack, s.entry = ["t3", "t4"], None
    return p


def settle(p: Position, direction: Side) -> dict[str, int]:
    """Everything that can lie on a tile lies on the last one, except for a monster on the one before. Returns the cells of what must move along."""
    last, first = p.s.tiles[-1], p.s.tiles[0]
    at = SIZE * (last.column + STRIDE * last.row)
    with p.arrange() as s:
        for id in ("brute", "stone", "archer"):
            if id not in s.monsters:
                p.put(id, "1,1")
        for id, space in STANDING.items():
            (s.explorers.get(id) or s.monsters[id]).cell = p.cell(space) + at
        s.explorers["ann"].cell = border_at((last.column, last.row), direction).cells[0]
        s.explorers["ann"].stamina = 6
        s.monsters["archer"].cell = p.cell("9,9") + SIZE * (first.column + STRIDE * first.row)
        s.monsters["brute"].wounds = 1
        s.fallen = []
        s.closed, s.broken = [(p.cell("2,2") + at, p.cell("3,2") + at)], [(p.cell("3,2") + at, p.cell("4,2") + at)]
        s.destroyed, s.lit = [p.cell("8,2") + at, p.cell("4,3") + at], [p.cell("7,2") + at]
        side = next(side for side in p.game.content.faces[last.tile].borders if side not in (direction, opposite(direction)))
        s.exit = Token(border_at((last.column, last.row), side).cells, side)
    p.begin()
    return lying(p)


def lying(p: Position) -> dict[str, int]:
    """The cells of everything on the board."""
    s = p.s
    found = {**p.game.standing()}
    for name, cells in (("destroyed", s.destroyed), ("lit", s.lit), ("exit", s.exit.cells if s.exit is not None else ())):
        found |= {f"{name} {n}": cell for n, cell in enumerate(cells)}
    for name, doors in (("closed", s.closed), ("broken", s.broken)):
        found |= {f"{name} {n} {end}": cell for n, door in enumerate(doors) for end, cell in enumerate(door)}
    return found


def check_keys(p: Position) -> None:
    """All spaces in the keys of options lie in the window."""
    spaces = [tuple(map(int, found)) for key in p.keys for found in SPACE.findall(key)]
    assert spaces
    assert all(1 <= x <= 20 and 1 <= y <= 20 for x, y in spaces)


def plain(p: Position) -> dict[str, Any]:
    """The state without chance and without the tiles, of which there are others every time."""
    found: dict[str, Any] = msgspec.to_builtins(p.s)
    return {key: value for key, value in found.items() if key not in ("chance", "tiles", "stack", "under")}


@pytest.mark.parametrize(("direction", "tiles"), [("east", 200), ("west", 40), ("north", 40), ("south", 40)])
def test_many_tiles_in_one_direction(direction: Side, tiles: int, tmp_path: Path) -> None:
    p = corridor(direction)
    dx, dy = STEPS[direction]
    moved = -SIZE * (dx + STRIDE * dy)
    sizes, states, seen = [], [], []
    for _ in range(tiles):
        before = settle(p, direction)
        check_keys(p)
        start, gone = p.table.hash, p.s.tiles[0].tile
        p.go("explore")
        assert lying(p) == {id: cell + moved for id, cell in before.items() if id != "archer"}
        assert [e.figure for e in p.told(Banished)] == ["archer"]
        assert [e.tile for e in p.told(TileDiscarded)] == [gone]
        assert list(p.s.explorers) == ["ann", "bob"]
        assert list(p.s.monsters) == ["brute", "stone"]
        assert p.s.monsters["brute"].wounds == 1
        assert [(tile.column, tile.row) for tile in p.s.tiles] == [(max(0, -dx), max(0, -dy)), (max(0, dx), max(0, dy))]
        assert len(p.s.stack) + len(p.s.under) == 2
        check_keys(p)
        after = p.table.hash
        p.table.undo()
        assert p.table.hash == start
        assert lying(p) == before
        p.table.redo()
        assert p.table.hash == after
        p.table.save(tmp_path / "game.save")
        sizes.append((tmp_path / "game.save").stat().st_size)
        states.append(plain(p))
        seen.append(p.s.tiles[1].tile)
    assert all(state == states[0] for state in states)
    assert max(sizes[8:]) - min(sizes[8:]) <= 64
    assert {name.removesuffix("-back") for name in seen} == {"t1", "t2", "t3", "t4"}
    assert seen[2:10] == ["t1-back", "t2-back", "t3-back", "t4-back", "t1", "t2", "t3", "t4"]
