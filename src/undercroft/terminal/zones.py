"""Draws boards of zones as text: walls, doors and open borders around the contents of each zone, lit or dark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from undercroft.kernel.scene import Board, Cell, Edge, Token

from .style import BORDER, DIM, OPTION, TERRAIN, token_style

if TYPE_CHECKING:
    from .board import Canvas, Pieces

FORMS = ((11, 3), (9, 3), (8, 2), (7, 2), (6, 2), (5, 2), (8, 1), (6, 1), (5, 1), (4, 1))
"""Width and height of a zone, from the largest form to the smallest."""
LIT, DARK, SHUT = ("bright_white", "#4d3d1c"), ("grey70", "#191b26"), ("grey50", "#0b0a0a")
"""Foreground and background colours of lit zones, dark zones, and rooms that have not been opened."""
LIGHT = "☼"
NARROW = 5
"""In zones up to this width, figures are drawn without gaps."""
SIGNS: Mapping[str, str] = {
    "level": "▲", "treasure": "▣", "special-treasure": "◈", "start": "▸", "exit": "»", "artifact": "†", "lair": "∩", "library": "¶", "token": "?",
    "firework": "*", "stairs": "≡", "bridge": "=", **{mark: ground.mark for mark, ground in TERRAIN.items()},
}  # fmt: skip
"""The symbols for the marks of zones. A mark's number follows its symbol."""
SILENT = ("room", "hidden")
DOORS = {"open": "╱", "locked": "╳", "pillar": "●"}
"""The symbols in the middle of a border that is not a plain wall. Any other door is closed."""
ACROSS, UPRIGHT = "╪", "╫"
WALLS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Characters for the joints of walls, indexed by their arms: 1 up, 2 right, 4 down, 8 left."""

Place = tuple[int, int]


class Border(NamedTuple):
    """A piece of a border, one character long."""

    cells: tuple[int, int]
    across: bool
    wall: bool


class Plan:
    """The layout of a board in a drawing of one form."""

    def __init__(self, board: Board, form: tuple[int, int]) -> None:
        self.wide, self.high = form
        self.inside: dict[Place, int] = {}
        self.edges: dict[tuple[int, int], Edge] = {(min(e.a, e.b), max(e.a, e.b)): e for e in board.edges}
        for cell in board.cells:
            for line in self.lines(cell):
                for column in self.columns(cell):
                    self.inside[line, column] = cell.id
        self.borders = dict(self._borders())

    def lines(self, cell: Cell) -> range:
        return range(cell.y * (self.high + 1) // 2 + 1, (cell.y + cell.height) * (self.high + 1) // 2)

    def columns(self, cell: Cell) -> range:
        return range(cell.x * (self.wide + 1) // 2 + 1, (cell.x + cell.width) * (self.wide + 1) // 2)

    def _borders(self) -> Iterator[tuple[Place, Border]]:
        for line, column in self.inside:
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                at = line + down, column + right
                if at not in self.inside:
                    one, other = self.inside[line, column], self.inside.get((at[0] + down, at[1] + right), -1)
                    pair = min(one, other), max(one, other)
                    yield at, Border(pair, right == 0, other < 0 or pair in self.edges)

    def corners(self) -> Iterator[tuple[Place, int]]:
        """The points where borders meet, with the arms of their walls."""
        near = {(line + down, column + right) for line, column in self.inside for down in (-1, 1) for right in (-1, 1)}
        for line, column in near - self.inside.keys() - self.borders.keys():
            arms = ((line - 1, column), (line, column + 1), (line + 1, column), (line, column - 1))
            yield (line, column), sum(1 << n for n, at in enumerate(arms) if at in self.borders and self.borders[at].wall)


def draw_zones(canvas: Canvas, board: Board, pieces: Pieces, form: tuple[int, int], labels: Mapping[str, str]) -> None:
    plan = Plan(board, form)
    for cell in board.cells:
        there = [token for token in pieces.tokens if token.board == board.id and token.cell == cell.id]
        _zone(canvas, plan, cell, there, labels, pieces.options.get(cell.id, ()))
    for (line, column), border in plan.borders.items():
        sign = ("━" if border.across else "┃") if border.wall else ("┄" if border.across else "┊")
        canvas.put(line, column, sign, BORDER if border.wall else DIM)
    for (line, column), arms in plan.corners():
        canvas.put(line, column, WALLS[arms] if arms else "·", BORDER if arms else DIM)
    _doors(canvas, plan)


def _doors(canvas: Canvas, plan: Plan) -> None:
    """Draw doors and pillars in the middle of their borders."""
    for pair, edge in plan.edges.items():
        if edge.kind == "wall" and edge.state not in DOORS:
            continue
        places = sorted(at for at, border in plan.borders.items() if border.cells == pair)
        if not places:
            continue
        across, middle = plan.borders[places[0]].across, (len(places) - 1) // 2
        sign = DOORS.get(edge.state, ACROSS if across else UPRIGHT)
        for line, column in places[middle : middle + (2 if across and len(places) > 1 else 1)]:
            canvas.put(line, column, sign, "bold bright_red" if edge.state == "locked" else "bold orange3")


def _zone(canvas: Canvas, plan: Plan, cell: Cell, there: Sequence[Token], labels: Mapping[str, str], numbers: Sequence[int]) -> None:
    """Draw a zone: its name, light and marks, the figures in it, and the options that point at it."""
    shut = "hidden" in cell.marks
    ink, ground = SHUT if shut else LIT if cell.light else DARK
    lines, columns = plan.lines(cell), plan.columns(cell)
    left, width = columns.start, len(columns)
    for line in lines:
        canvas.put(line, left, ("░" if shut else " ") * width, f"{DIM} on {ground}")
    option = f"[{','.join(str(n) for n in numbers)}]" if numbers else ""
    option = option if len(option) <= width else option.strip("[]")[:width]
    low = len(lines) == 1
    if not low or not there:
        name, marks = f"{cell.label or cell.name}{LIGHT if cell.light else ''}", "".join(signs(cell))
        head = f"{name} {marks}" if len(name) + len(marks) < width else name + marks
        canvas.put(lines.start, left, head[: width - (len(option) if low else 0)].rstrip(), f"{ink} on {ground}")
    rows = lines if low else lines[1:]
    widths = [width - (len(option) if line == lines.stop - 1 else 0) for line in rows]
    gap = 1 if width > NARROW else 0
    shown, more = standing([labels[token.id] for token in there], widths, gap)
    for n, (row, column) in enumerate(shown):
        canvas.put(rows[row], left + column, labels[there[n].id][: widths[row]], token_style(there[n]))
    if more is not None:
        canvas.put(rows[more[0]], left + more[1], f"+{len(there) - len(shown)}"[: widths[more[0]]], f"bold {ink} on {ground}")
    if option:
        canvas.put(lines.stop - 1, left + width - len(option), option, OPTION)


def standing(labels: Sequence[str], widths: Sequence[int], gap: int) -> tuple[list[Place], Place | None]:
    """The positions of figures in rows of the given widths and, if not all fit, the position of the text that says how many more there are. A
    single figure is never left out."""
    if len(labels) == 1:
        return [(0, 0)], None
    for count in range(len(labels), -1, -1):
        texts = [*labels[:count], *([f"+{len(labels) - count}"] if count < len(labels) else [])]
        places, row, column = list[Place](), 0, 0
        for text in texts:
            while row < len(widths) and column + len(text) > widths[row]:
                row, column = row + 1, 0
            places.append((row, column))
            column += len(text) + gap
        if not places or places[-1][0] < len(widths):
            return (places, None) if count == len(labels) else (places[:-1], places[-1])
    return [], (len(widths) - 1, 0)


def signs(cell: Cell) -> list[str]:
    """The marks of a zone as symbols."""
    found = (mark.partition(":") for mark in cell.marks)
    return [f"{SIGNS.get(name, name[:1].upper())}{number}" for name, _, number in found if name not in SILENT]
