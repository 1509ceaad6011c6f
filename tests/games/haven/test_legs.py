"""Legs of a move as pure geometry, on a board of cells q, r: what a wall or an ally on a hazard means for where a figure can go."""

from __future__ import annotations

from undercroft.games.haven.rules.legs import back_track, leg_of, next_to
from undercroft.games.haven.rules.paths import Way, leap, to_go
from undercroft.grid.hexes import Walls, cell_at, cells


def at(*spots: tuple[int, int]) -> int:
    """A set of cells."""
    return sum(1 << cell_at(q + 5, r + 5) for q, r in spots)


def cell(q: int, r: int = 0) -> int:
    return cell_at(q + 5, r + 5)


def row(length: int) -> int:
    return at(*((q, 0) for q in range(length)))


def walk(floor: int, points: int, *, ends: int | None = None, slow: int = 0, hazards: int = 0, walls: Walls | None = None) -> Way:
    """A figure in cell 0, 0 on foot."""
    return Way(cell(0), floor, floor if ends is None else ends, slow, hazards, points, walls=walls)


def test_a_wall_stands_between_two_hexes_that_would_be_adjacent() -> None:
    block = at((0, 0), (1, 0), (0, 1), (1, 1), (-1, 1))
    walls = Walls(frozenset({(cell(0), cell(1))}))
    assert next_to(walk(block, 1), cell(0)) & block == at((1, 0), (0, 1), (-1, 1))
    assert next_to(walk(block, 1, walls=walls), cell(0)) & block == at((0, 1), (-1, 1))
    assert next_to(walk(block, 1, walls=walls), cell(1)) & block == at((0, 1), (1, 1))


def test_what_is_adjacent_need_not_be_floor() -> None:
    around = at((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    assert next_to(walk(at((0, 0)), 1), cell(0)) == around
    walls = Walls(frozenset({(cell(0), cell(1))}))
    assert next_to(walk(at((0, 0)), 1, walls=walls), cell(0)) == around & ~at((1, 0))


def test_a_way_round_a_wall_is_paid_for_and_walked() -> None:
    block = at((0, 0), (1, 0), (0, 1), (1, 1))
    walls = Walls(frozenset({(cell(0), cell(1))}))
    leg = leg_of(walk(block, 2, walls=walls))
    assert (leg.cost(cell(1)), leg.cost(cell(0, 1)), list(cells(leg.reach))) == (2, 1, list(cells(at((1, 0), (0, 1), (1, 1)))))
    assert back_track(walk(block, 2, walls=walls), leg.layers, cell(1), leg.slow, leg.stops) == [cell(0, 1), cell(1)]


def test_a_leg_ends_in_a_hazard_and_costs_what_its_terrain_does() -> None:
    hazard = at((1, 0))
    assert list(cells(leg_of(walk(row(3), 2, hazards=hazard)).reach)) == [cell(1)]
    assert list(cells(leg_of(walk(row(3), 1, hazards=hazard, slow=hazard)).reach)) == []
    assert leg_of(walk(row(3), 2, hazards=hazard, slow=hazard)).cost(cell(1)) == 2
    assert list(cells(leg_of(walk(row(2), 2, hazards=at((0, 0)))).reach)) == [cell(1)], "the hazard it stands on is no stop"


def test_a_hazard_with_a_friend_is_passed_only_toward_a_free_hex() -> None:
    hazard, free = at((1, 0)), at((2, 0))
    assert list(cells(leg_of(walk(row(3), 2, ends=free, hazards=hazard)).reach)) == [cell(1)]
    assert list(cells(leg_of(walk(row(3), 1, ends=free, hazards=hazard)).reach)) == []
    assert list(cells(leg_of(walk(row(4), 2, ends=at((3, 0)), hazards=hazard)).reach)) == []


def test_a_path_pays_for_difficult_terrain() -> None:
    slow = at((1, 0), (2, 0))
    way = walk(row(4) | at((0, 1), (1, 1), (2, 1)), 5, slow=slow)
    leg = leg_of(way)
    assert back_track(way, leg.layers, cell(3), leg.slow) == [cell(0, 1), cell(1, 1), cell(2, 1), cell(3)]
    straight = walk(row(4), 5, slow=slow)
    assert back_track(straight, leg_of(straight).layers, cell(3), slow) == [cell(1), cell(2), cell(3)]


def test_a_jump_pays_for_difficult_terrain_only_in_its_last_hex() -> None:
    def jump(slow: int) -> Way:
        return Way(cell(0), row(4), row(4), slow, 0, 9, leaps=True)

    costs = {q: leap(jump(at((0, 0), (1, 0), (3, 0)))).cost(cell(q)) for q in range(4)}
    assert costs == {0: (0, 0), 1: (0, 2), 2: (0, 2), 3: (0, 4)}


def test_the_rest_of_a_path_is_known_even_from_a_hex_that_is_no_floor() -> None:
    way = walk(at((1, 0), (2, 0)), 1)
    assert to_go(way, at((2, 0))).cost(cell(0)) == (0, 2)
