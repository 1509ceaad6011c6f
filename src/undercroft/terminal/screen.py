"""The whole screen: what fits a terminal of a given size, the board first, then as much detail as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from rich.text import Text

from undercroft.kernel.scene import Board, Question, Scene

from . import panels
from .board import Pieces, draw, window
from .lines import beside, fit, joined, wrap
from .style import BAD, DIM, HEAD
from .telling import Teller

LOG = 3
"""Lines of log that there are at least."""


def numbers(question: Question | None) -> dict[int, list[int]]:
    """Which options point at which cell."""
    found: dict[int, list[int]] = {}
    for n, choice in enumerate(question.choices if question else (), 1):
        if choice.cell >= 0:
            found.setdefault(choice.cell, []).append(n)
    return found


def title(scene: Scene, teller: Teller, width: int) -> Text:
    parts: list[Text | str] = [Text(teller.message(scene.title), "bold")]
    parts += [Text(f"{teller.message(t.name)} {t.at}", HEAD) for t in scene.tracks if t.id == "round"]
    return fit(joined(parts, "  ·  "), width)


def boards(scene: Scene, question: Question | None, large: bool) -> list[list[Text]]:
    return [draw(board, Pieces(scene.tokens, numbers(question)), large) for board in scene.boards]


def size(lines: Sequence[Text]) -> tuple[int, int]:
    return max((line.cell_len for line in lines), default=0), len(lines)


def choose_board(scene: Scene, question: Question | None, width: int, height: int) -> list[Text]:
    """The board with the hero, large if there is room for it and for the cards beside it."""
    board = next((n for n, b in enumerate(scene.boards) if any(t.side == "hero" and t.board == b.id for t in scene.tokens)), 0)
    if not scene.boards:
        return []
    for large in (True, False):
        found = boards(scene, question, large)[board]
        wide, high = size(found)
        if wide <= width * 45 // 100 + 2 and high <= height:
            return found
    return window(found, width * 55 // 100, height, focus_line(scene, scene.boards[board]))


def focus_line(scene: Scene, board: Board) -> int:
    hero = next((t.cell for t in scene.tokens if t.side == "hero" and t.board == board.id), -1)
    return next((cell.y for cell in board.cells if cell.id == hero), 0)


def side(scene: Scene, teller: Teller, question: Question | None, width: int, height: int) -> list[Text]:
    """Figures, tracks and cards with the most detail that fits; where cards are chosen, their text comes first."""
    cards_first = question is not None and any(choice.card for choice in question.choices)
    ways = list(product((3, 2, 1, 0), (True, False)) if cards_first else product((True, False), (3, 2, 1, 0)))
    if cards_first:
        ways = [(cards, lines) for cards, lines in ways if cards or not lines] + [(0, True)]
    for way in ways:
        cards, lines = way if cards_first else (way[1], way[0])
        found = [*panels.figures(scene, teller, width, bool(lines)), Text(""), *offered(scene, question, width)]
        found += [*panels.hand(scene, width, int(cards)), *panels.tracks(scene, teller, width)]
        if len(found) <= height:
            return found
    return [*found[: height - 1], Text("… `figures`, `cards`, `items` show the rest", DIM)]


def offered(scene: Scene, question: Question | None, width: int) -> list[Text]:
    """While something may be taken: what it is."""
    if question is None or not panels.zone(scene, "supply"):
        return []
    return [line for card in panels.zone(scene, "supply") for line in panels.card_lines(card, width, 1 if len(panels.zone(scene, "supply")) > 4 else 2)]


def goal(scene: Scene, teller: Teller, width: int, every: bool) -> list[Text]:
    lines = []
    for message in scene.status:
        whole = wrap(Text(teller.message(message), DIM), width, indent=2)
        lines += whole if every else [fit(Text(teller.message(message), DIM), width)]
    return lines


def screen(scene: Scene, teller: Teller, width: int, height: int, note: str = "") -> list[Text]:
    """Everything on one page, at most `height` lines of at most `width`."""
    question = scene.questions[0] if scene.questions else None
    foot: list[Text] = []
    if question is not None:
        foot = panels.question_lines(question, teller, width, max(3, height // 4))
    if note:
        foot += wrap(Text(note, BAD), width)[:3]
    head = [title(scene, teller, width), *goal(scene, teller, width, every=height >= 32)]
    middle = height - len(head) - len(foot) - 1
    board = choose_board(scene, question, width, middle - LOG)
    wide, high = size(board)
    right = width - wide - 2
    parts = side(scene, teller, question, right, max(middle - LOG, high))
    high = max(high, min(len(parts), middle - LOG))
    body = beside(board, wide, parts, right, high)
    rule = Text("─" * width, DIM)
    told = panels.log(teller, width, max(0, middle - high))
    return [*head, *body, *told, rule, *foot][:height]
