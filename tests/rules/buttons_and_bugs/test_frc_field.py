"""Section 21: push and pull on a bare row of hexes, whose first cell has number 0."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.haven.rules.forced import Extent, Way, force
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import beside, distance
from undercroft.kernel.decision import Option

ROW = 0b1111


class Field:
    """What forced movement needs from a game: cells 0 to 3 in a row, with two figures that meet nothing on their way."""

    def __init__(self, *figures: Figure, takes: tuple[str, ...] = ()) -> None:
        self.figures = figures
        self.takes = list(takes)
        self.offered: list[list[str]] = []

    def terrain(self) -> tuple[int, int, int, int]:
        return ROW, 0, 0, 0

    def flying(self, figure: Figure) -> bool:
        return False

    def alive(self, figure: Figure) -> bool:
        return True

    def occupied(self, but: str = "") -> int:
        return sum(1 << figure.cell for figure in self.figures if figure.id != but)

    def barred(self, figure: Figure) -> int:
        return self.occupied(but=figure.id)

    def standable(self, figure: Figure, flying: bool) -> int:
        return ROW & ~self.occupied(but=figure.id)

    def steps(self, cell: int) -> int:
        return beside(1 << cell) & ROW

    def apart(self, a: int, b: int) -> int:
        return distance(a, b)

    def name(self, cell: int) -> str:
        return str(cell)

    def player(self, figure: Figure) -> int:
        return 0

    def went(self, figure: Figure, cell: int, how: str, line: str) -> None: ...

    def settle(self) -> None: ...

    async def enter(self, figure: Figure, cell: int) -> None: ...

    async def entered(self, figure: Figure, cell: int) -> None: ...

    async def choose(self, seat: Any, prompt: str, options: list[Option[int]], **about: Any) -> int:
        keys = [option.key for option in options]
        self.offered.append(keys)
        return options[keys.index(self.takes.pop(0)) if len(options) > 1 else 0].value


def moved(field: Any, way: Way, hexes: int, extent: Extent, origin: int | None = None) -> int:
    """How many hexes the second figure was pushed or pulled by the first."""
    running = force(field, way, field.figures[0], field.figures[1], hexes, extent, origin=origin)
    with pytest.raises(StopIteration) as over:
        running.send(None)
    return over.value.value  # type: ignore[no-any-return]


def figure(id: str, cell: int) -> Figure:
    return Figure(id, "dummy", "monster", cell, 8, 8)


@pytest.mark.rule("BB-FRC-05")
def test_a_push_into_the_first_cell_is_made_and_not_taken_for_a_stop() -> None:
    field = Field(figure("a", 2), figure("b", 1), takes=("push:0",))
    assert moved(field, "push", 1, "free") == 1
    assert (field.offered, field.figures[1].cell) == ([["stop", "push:0"]], 0)


@pytest.mark.rule("BB-FRC-07")
def test_a_pull_as_far_as_possible_goes_on_into_the_first_cell_and_from_it() -> None:
    into = Field(figure("a", 3), figure("b", 2))
    assert (moved(into, "push", 9, "longest"), into.figures[1].cell) == (2, 0)
    out = Field(figure("a", 3), figure("b", 0))
    assert (moved(out, "pull", 9, "longest"), out.figures[1].cell) == (2, 2)


@pytest.mark.rule("BB-FRC-03")
def test_the_first_cell_may_be_what_a_push_is_measured_from() -> None:
    field = Field(figure("a", 3), figure("b", 1))
    assert (moved(field, "push", 2, "onward", origin=0), field.figures[1].cell) == (1, 2)
