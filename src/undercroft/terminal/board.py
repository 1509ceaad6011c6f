"""Draws boards as text, large or small: hexes with their terrain, figures, and the numbers of the options that point at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from undercroft.kernel.scene import Board, Cell, Token

from .lines import styled
from .squares import draw_squares
from .style import BORDER, DIM, OPTION, shorts, terrain, token_style
from .zones import FORMS, draw_zones

PITCH = 7
"""The distance between two columns of flat hexes, in characters."""
HALF = 4
"""Half the width of a pointy hex."""
INSIDE = 7
SIZES = (0, 7, 6, 5)
"""The sizes of a board from the largest to the smallest. Boards with zones have their own."""


def forms(board: Board) -> Sequence[int]:
    return range(len(FORMS)) if board.layout == "zones" else SIZES


class Pieces(NamedTuple):
    """What is on a board."""

    tokens: Sequence[Token]
    options: Mapping[int, Sequence[int]]
    """For each cell, the numbers of the options that point at it."""


class Canvas:
    """Styled characters by line and column."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        for n, character in enumerate(text):
            self.cells[line, column + n] = character, style

    def border(self, line: int, column: int, text: str) -> None:
        """Draw only where nothing has been drawn yet, because neighbouring cells share their borders."""
        for n, character in enumerate(text):
            if character != " ":
                self.cells.setdefault((line, column + n), (character, BORDER))

    def lines(self) -> list[Text]:
        if not self.cells:
            return []
        left = min(column for _, column in self.cells)
        by_line: dict[int, dict[int, tuple[str, str]]] = {}
        for (line, column), cell in self.cells.items():
            by_line.setdefault(line, {})[column] = cell
        rows = []
        for n in range(min(by_line), max(by_line) + 1):
            found, row = by_line.get(n, {}), Text("")
            for column in range(left, max(found, default=left - 1) + 1):
                character, style = found.get(column, (" ", ""))
                row.append(character, style)
            rows.append(row)
        return rows


def draw(board: Board, pieces: Pieces, inside: int = 0) -> list[Text]:
    """Draw a board as lines of text. 0 draws it large; otherwise each cell takes one line with `inside` characters. For zones, `inside` is the
    form."""
    canvas, labels = Canvas(), shorts(pieces.tokens)
    if board.layout == "zones":
        draw_zones(canvas, board, pieces, FORMS[inside], labels)
        return canvas.lines()
    on = {cell.id: [t for t in pieces.tokens if t.board == board.id and t.cell == cell.id] for cell in board.cells}
    pen = Pen(canvas, on, pieces.options, labels)
    if board.layout == "square":
        draw_squares(canvas, board, inside or INSIDE, pen.inside)
        return canvas.lines()
    for cell in board.cells:
        match board.layout, inside:
            case "hex-flat", 0:
                pen.flat(cell)
            case "hex-flat", _:
                pen.small(cell, cell.y, cell.x // 2 * inside, inside)
            case "hex-pointy", 0:
                pen.pointy(cell)
            case _:
                pen.small(cell, cell.y, cell.x * (inside + 1) // 2, inside)
    return canvas.lines()


class Pen:
    """Draws single cells."""

    def __init__(self, canvas: Canvas, on: Mapping[int, list[Token]], options: Mapping[int, Sequence[int]], labels: Mapping[str, str]) -> None:
        self.canvas, self.on, self.options, self.labels = canvas, on, options, labels

    def flat(self, cell: Cell) -> None:
        """
        ``  _____  ``
        `` /     \\ ``
        ``/       \\``
        ``\\       /``
        `` \\_1,1_/ ``
        """
        top, left = cell.y * 2, cell.x // 2 * PITCH
        ground, border = terrain(cell), self.canvas.border
        self._rows(cell, top + 1, ((left + 2, 5), (left + 1, INSIDE), (left + 1, INSIDE)))
        name = f"{cell.name:_^5}"[:5]
        self.canvas.put(top + 4, left + 2, name, f"{DIM} on {ground.style.partition(' on ')[2]}")
        border(top, left + 2, "_____")
        border(top + 1, left + 1, "╱     ╲")
        border(top + 2, left, "╱       ╲")
        border(top + 3, left, "╲       ╱")
        border(top + 4, left + 1, "╲     ╱")

    def pointy(self, cell: Cell) -> None:
        """
        `` _.-'-._ ``
        ``|       |``
        ``|  1,1  |``
        `` '-._.-' ``
        """
        top, left = cell.y * 3, cell.x * HALF
        border = self.canvas.border
        self._rows(cell, top + 1, ((left + 1, INSIDE), (left + 1, INSIDE)))
        border(top, left, " _.-'-._ ")
        border(top + 1, left, "│       │")
        border(top + 2, left, "│       │")
        border(top + 3, left, " '-._.-' ")

    def small(self, cell: Cell, line: int, left: int, inside: int) -> None:
        """Draw a cell on one line, as ``(BG1 [3])``."""
        self.inside(cell, line, left, inside)
        self.canvas.border(line, left, "(")
        self.canvas.border(line, left + inside + 1, ")")

    def inside(self, cell: Cell, line: int, left: int, inside: int) -> None:
        """Draw what is in a cell on one line, to the right of its left border."""
        ground = terrain(cell)
        put = self.canvas.put
        put(line, left + 1, (ground.mark * inside if ground.solid else f"{ground.mark:<{inside}}"), ground.style)
        tokens, numbers = self.on[cell.id], self.options.get(cell.id, ())
        where = cell.label or cell.name
        free = inside - (0 if ground.solid else len(ground.mark))
        if not tokens and not numbers and not ground.solid and len(where) <= free:
            put(line, left + 1 + inside - len(where), where, f"{DIM} on {ground.style.partition(' on ')[2]}")
        at = left + 1
        if not tokens and cell.label and (numbers or ground.solid):
            put(line, at, cell.label, ground.style)
            at += len(cell.label)
        for token in tokens[:2]:
            name = self.labels[token.id]
            put(line, at, name[: inside + left + 1 - at], token_style(token))
            at += len(name)
        if numbers:
            text = f"[{','.join(str(n) for n in numbers)}]"
            bare = not tokens and at == left + 1
            room = free if bare and not ground.solid else inside
            text = text if len(text) <= room - (at - left - 1) else text.strip("[]")[:room]
            at = max(at, left + 1 + (inside - len(text)) // 2) if not tokens else left + 1 + inside - len(text)
            if bare:
                at = max(at, left + 1 + inside - room)
            put(line, at, text, OPTION)

    def _rows(self, cell: Cell, top: int, rows: Sequence[tuple[int, int]]) -> None:
        """Draw the inside of a large cell: terrain and label, then the figure with its health, then the option."""
        ground, tokens = terrain(cell), self.on[cell.id]
        for n, (left, width) in enumerate(rows):
            fill = ground.mark * width if ground.solid else " " * width
            self.canvas.put(top + n, left, fill, ground.style)
        first, width = rows[0]
        if not ground.solid:
            mark = " ".join(filter(None, (cell.label, ground.mark)))
            at = first + (width - len(mark)) // 2 if len(rows) > 2 else first
            self.canvas.put(top, at, mark, ground.style)
        for n, token in enumerate(tokens[:2]):
            line, (left, width) = (1 - n if len(rows) > 2 else n), rows[1 - n]
            name = self.labels[token.id]
            text = f"{name} {token.health}" if token.max_health else name
            text = text if len(text) <= width else name[:width]
            self.canvas.put(top + line, left + (width - len(text)) // 2, text, token_style(token))
        numbers = self.options.get(cell.id, ())
        left, width = rows[-1]
        if numbers:
            text = f"[{','.join(str(n) for n in numbers)}]"[:width]
            self.canvas.put(top + len(rows) - 1, left + (width - len(text)) // 2, text, OPTION)
        elif len(rows) == 2 and len(tokens) < 2 and not ground.solid:
            self.canvas.put(top + 1, left + width - len(cell.name), cell.name, f"{DIM} on {ground.style.partition(' on ')[2]}")


def place(board: Board, cell: Cell, inside: int) -> tuple[int, int]:
    """The line and column of a cell in a small drawing of its board."""
    if board.layout == "zones":
        wide, high = FORMS[inside]
        return cell.y * (high + 1) // 2, cell.x * (wide + 1) // 2
    return (cell.y + 1, cell.x // 2 * (inside + 1)) if board.layout == "square" else (cell.y, cell.x * inside // 2)


def window(lines: Sequence[Text], width: int, height: int, line: int, column: int) -> list[Text]:
    """The part of a drawing that fits, centred on a point of interest."""
    top, left = _corner(lines, width, height, line, column)
    return [row[left : left + width] for row in lines[top : top + height]]


def ways_out(lines: Sequence[Text], width: int, height: int, line: int, column: int) -> str:
    """Arrows to where a drawing goes on beyond such a window."""
    top, left = _corner(lines, width, height, line, column)
    beyond = {"←": left > 0, "↑": top > 0, "→": left + width < _widest(lines), "↓": top + height < len(lines)}
    return " ".join(arrow for arrow, so in beyond.items() if so)


def cut_edges(rows: Sequence[Text], ways: str, width: int) -> list[Text]:
    """The rows of a window with arrows along its left and right edge where the drawing goes on there."""
    found = []
    for row in rows:
        if "←" in ways:
            row = styled("←", DIM) + row[1:]
        if "→" in ways and row.cell_len >= width:
            row = row[: width - 1] + styled("→", DIM)
        found.append(row)
    return found


def _widest(lines: Sequence[Text]) -> int:
    return max((row.cell_len for row in lines), default=0)


def _corner(lines: Sequence[Text], width: int, height: int, line: int, column: int) -> tuple[int, int]:
    top = max(0, min(line - height // 2, len(lines) - height))
    return top, max(0, min(column - width // 2, _widest(lines) - width))
