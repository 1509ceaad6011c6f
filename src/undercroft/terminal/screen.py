"""Composes the whole screen for a terminal of a given size: first the board, then as much detail as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from undercroft.kernel.scene import Scene
from undercroft.presentation.telling import Teller

from . import asking, panels
from .answers import picks
from .board import Pieces, cut_edges, draw, forms, place, ways_out, window
from .lines import beside, fit, joined, stripped, styled, wrap
from .style import DIM, HEAD

HIGH = 30
"""A screen with at least this many lines has room for everything."""
LOG = 3
"""The number of log lines, unless the board needs the space."""
BESIDE = 38
"""The width that figures and cards need next to the board."""
NARROW = 26
"""The width that is enough for them if a board of squares would not fit otherwise."""
LOWEST = 5
"""A board of at least this height has a line that says where it goes on."""
GOAL = 3
"""The number of lines for the goal and special rules on such a screen."""
MEANWHILE = 4
"""The number of lines for what others may do meanwhile."""
SPACED = "  ·  "
UNDER = 30
"""The minimum width of a board for showing a few lines below it."""


def numbers(scene: Scene) -> dict[int, list[int]]:
    """The numbers of the options that point at each cell."""
    found: dict[int, list[int]] = {}
    for n, pick in enumerate(picks(scene), 1):
        if pick.choice.cell >= 0:
            found.setdefault(pick.choice.cell, []).append(n)
    return found


def title(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """The title, the round and the elements present. The elements get their own line if one line is too short for everything."""
    parts: list[Text | str] = [styled(teller.message(scene.title), "bold")]
    parts += [styled(f"{teller.message(t.name)} {t.at}", HEAD) for t in scene.tracks if t.role == "round"]
    there = panels.elements(scene, teller)
    whole = joined([*parts, *there], SPACED)
    if not there or whole.cell_len <= width:
        return [fit(whole, width)]
    return [fit(joined(parts, SPACED), width), *wrap(joined(there, SPACED), width, indent=2)]


def boards(scene: Scene, inside: int = 0) -> list[list[Text]]:
    return [draw(board, Pieces(scene.tokens, numbers(scene)), inside) for board in scene.boards]


def size(lines: Sequence[Text]) -> tuple[int, int]:
    return max((line.cell_len for line in lines), default=0), len(lines)


def choose_board(scene: Scene, teller: Teller, width: int, height: int) -> list[Text]:
    """The board with the hero, as large as fits next to the cards; these leave more room to squares that fit in it. If even the smallest size is too
    large, only the part around the hero; for squares, with signs where they go on."""
    if not scene.boards:
        return []
    board = next((b for b in scene.boards if any(t.side == "hero" and t.board == b.id for t in scene.tokens)), scene.boards[0])
    room = width - BESIDE - 2
    for inside in forms(board):
        found = draw(board, Pieces(scene.tokens, numbers(scene)), inside)
        wide, high = size(found)
        if wide <= room and high <= height:
            return found
    squares = board.layout == "square"
    if squares and room < wide <= width - NARROW - 2:
        room = wide
        if high <= height:
            return found
    hero = next((t.cell for t in scene.tokens if t.side == "hero" and t.board == board.id), -1)
    line, column = next((place(board, cell, inside) for cell in board.cells if cell.id == hero), (0, 0))
    if not squares or height < LOWEST:
        return window(found, room, height, line, column)
    view = room, height - 1, line, column
    ways = ways_out(found, *view)
    said = styled(teller.voice.render("terminal-cut", {"ways": ways}), DIM)
    return [*cut_edges(window(found, *view), ways, room), fit(said, min(room, said.cell_len))]


def not_quite(scene: Scene, width: int, height: int) -> bool:
    """Whether the large board is only slightly too high, so that shorter goals would make it fit."""
    return any(height < high < height + GOAL and wide <= width - BESIDE - 2 for wide, high in map(size, boards(scene)))


def side(scene: Scene, teller: Teller, width: int, height: int, cards: bool, more: Sequence[Text]) -> tuple[list[Text], int]:
    """Figures, cards and everything else with as much detail as fits, and the level of detail of the cards. What figures are going to do
    is dropped in favour of card text only if the question is about cards."""
    ways = [(3, True), (2, True), (2, False), (1, True), (1, False), (0, True), (0, False)] if cards else [(-1, True), (-1, False)]
    if not any(choice.card or choice.item for question in scene.questions for choice in question.choices):
        ways.sort(key=lambda way: not way[1])
    for detail, lines in ways:
        found = [*panels.figures(scene, teller, width, lines), *panels.hand(scene, teller, width, detail), *more]
        if len(found) <= height:
            return found, detail
    return [*found[: height - 1], styled(teller.voice.render("terminal-more"), DIM)][: max(0, height)], -1


def goal(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """The goal and the special rules."""
    return [line for message in scene.status for line in wrap(styled(teller.message(message), DIM), width, indent=2)]


def brief_goal(scene: Scene, teller: Teller, width: int, most: int) -> list[Text]:
    """As much of the goal as fits in `most` lines."""
    lines, more = goal(scene, teller, width), f" {teller.voice.render('terminal-see-rules')}"
    if len(lines) > most:
        last = joined([lines[most - 1], stripped(lines[most])], " ")
        lines = [*lines[: most - 1], fit(last, width - len(more)) + styled(more, DIM)]
    return lines


def screen(scene: Scene, teller: Teller, width: int, height: int, note: Text | str = "", since: int | None = None) -> list[Text]:
    """Everything on one page of at most `height` lines and `width` columns. Events from `since` on are new. If the question is about cards and
    there is no room to show them, the options say what they do."""
    question = scene.questions[0] if scene.questions else None
    lines, detail = compose(scene, teller, width, height, note, since, described=False)
    if detail < 2 and question is not None and any(choice.card or choice.item for choice in question.choices):
        lines, _ = compose(scene, teller, width, height, note, since, described=True)
    return lines


def compose(
    scene: Scene, teller: Teller, width: int, height: int, note: Text | str, since: int | None, described: bool
) -> tuple[list[Text], int]:
    """Header, board with the panels next to and below it, log and question; also returns the level of detail of the cards."""
    question = scene.questions[0] if scene.questions else None
    low = height < HIGH
    top = [*title(scene, teller, width), *panels.own_goals(scene, teller, width, 1 if low else 2)]
    head = [*top, *brief_goal(scene, teller, width, 1 if low else GOAL)]
    notes = wrap(note, width)[:3] if note else []
    bare = not any(board.cells for board in scene.boards)
    least = 0 if bare else min((size(draw(b, Pieces(scene.tokens, numbers(scene)), forms(b)[-1]))[1] for b in scene.boards), default=0)
    foot = [styled("─" * width, DIM), *panels.rolled(scene, teller, width)]
    if question is not None:
        meanwhile = asking.meanwhile(scene, teller, width, MEANWHILE)
        room = height - len(head) - len(notes) - 1 - len(foot) - len(meanwhile) - least - (1 if low else LOG)
        foot += asking.question_lines(scene, question, teller, width, max(4, room if described or bare else min(room, height // 3)), described)
        foot += meanwhile
    foot += notes
    while len(head) > len(top) + 1 and not_quite(scene, width, height - len(head) - len(foot) - LOG):
        head = [*top, *brief_goal(scene, teller, width, len(head) - len(top) - 1)]
    middle = height - len(head) - len(foot)
    log = LOG if middle - least >= LOG else max(0, middle - least)
    board = choose_board(scene, teller, width, middle - log)
    wide, high = size(board)
    right = width - wide - 2
    left, more = list(board), []
    for part in (panels.belongings,) if bare else (panels.tracks, panels.belongings):
        under = part(scene, teller, wide) if wide >= UNDER else []
        if under and len(left) + len(under) <= middle - log:
            left += under
        else:
            more += part(scene, teller, right)
    parts, detail = side(scene, teller, right, middle - log, not described, more)
    high = max(len(left), len(parts))
    told = panels.log(teller, width, max(0, middle - high), since)
    return [*head, *beside(left, wide, parts, right, high), *told, *foot][:height], detail
