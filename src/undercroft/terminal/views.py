"""Pages on demand: cards, items, figures, map, monsters, log, rules, reasons, options, help."""

from __future__ import annotations

import difflib

from rich.text import Text

from undercroft.kernel.scene import Board, Question, Scene
from undercroft.lab.telling import Answer, Teller
from undercroft.text.rulebook import Rule

from . import panels, screen
from .lines import styled, wrap
from .style import BAD, DIM, HEAD, short, terrain

MANY = 12
"""Rules that a search shows."""


def cards(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """Both sides of all cards, those that may be taken first."""
    lines: list[Text] = []
    offered = [zone for zone in scene.zones if zone.id == "supply" and any(card.back or len(card.parts) > 1 for card in zone.cards)]
    own = [zone for zone in panels.own_zones(scene) if zone.id not in panels.REFERENCE and zone.id != "items" and zone.cards]
    for zone in (*offered, *own):
        lines += [*panels.zone_lines(zone, teller, width, 3), Text("")]
    return lines or [Text("There are no cards.")]


def items(scene: Scene, teller: Teller, width: int) -> list[Text]:
    lines: list[Text] = []
    for zone in panels.own_zones(scene):
        if zone.id in ("items", "supply") and zone.cards:
            lines += [*panels.zone_lines(zone, teller, width, 3), Text("")]
    return lines or [Text("There are no items.")]


def figures(scene: Scene, teller: Teller, width: int) -> list[Text]:
    where = {cell.id: cell for board in scene.boards for cell in board.cells}
    lines = [styled("Figures", HEAD)]
    turns = {turn.figure: turn for turn in reversed(scene.ribbon)}
    for token in scene.tokens:
        place = where.get(token.cell)
        line = panels.figure(token, teller, turns.get(token.id))
        lines += wrap(line + styled(f" at {place.name}" if place else "", DIM), width, indent=4)
    if scene.ribbon:
        lines += [Text(""), styled("Turns", HEAD), *panels.figures(scene, teller, width, True)]
    return lines


def monsters(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """The enemies' cards: what they may do for each result of the die; and the tables whole, with the row that comes next."""
    lines: list[Text] = []
    for card in panels.zone(scene, "monsters"):
        those = [t for t in scene.tokens if t.group == card.id]
        lines.append(styled(card.name, "bold") + styled("  " + "  ".join(f"{short(t)} ♥{t.health}/{t.max_health}" for t in those), DIM))
        for part, texts in card.parts.items():
            lines += wrap(Text("   ") + styled(f"{teller.word('part', part)}: ", HEAD) + panels.elements_in(" · ".join(texts)), width, indent=5)
    if not lines:
        lines.append(Text("There are no monsters."))
    return [*lines, Text(""), *(line for track in scene.tracks for line in panels.whole_table(track, teller))]


def map_(scene: Scene, question: Question | None, teller: Teller, width: int, height: int) -> list[Text]:
    """The boards as large as they can be, and what the marks mean."""
    lines: list[Text] = []
    for n, board in enumerate(scene.boards):
        found = screen.boards(scene, question)[n]
        wide, high = screen.size(found)
        if wide > width or high > height:
            found = screen.boards(scene, question, screen.SIZES[-1 if wide > width else 1])[n]
        lines += [line if line.cell_len <= width else line[:width] for line in found] + legend(board, teller, width)
    return lines


def legend(board: Board, teller: Teller, width: int) -> list[Text]:
    places: dict[str, list[str]] = {}
    for cell in board.cells:
        for mark in cell.marks:
            text = teller.message(cell.text) if cell.text is not None else teller.word("terrain", mark).capitalize()
            places.setdefault(f"{terrain(cell).mark} {text}", []).append(cell.name)
    labels = sorted(f"{cell.label} {cell.name}" for cell in board.cells if cell.label)
    places |= {"Places": labels} if labels else {}
    lines = [line for what, cells in places.items() for line in wrap(styled(what, HEAD) + styled(f"  {'  '.join(cells)}", DIM), width, indent=4)]
    return [*lines, *wrap(styled("@ you   ★ elite   [3] option 3; a hex is named by its column and row", DIM), width)]


def log(teller: Teller, width: int, count: int | None = None) -> list[Text]:
    """All that happened, numbered for `why`."""
    lines: list[Text] = []
    start = 0 if count is None else max(0, len(teller.lines) - count)
    for n, text in enumerate(teller.lines[start:], start):
        lines += wrap(styled(f"{n + 1:>4} ", DIM) + styled(text, HEAD if teller.heading(n) else ""), width, indent=5)
    return lines or [Text("Nothing has happened yet.")]


def why(answer: Answer | None, teller: Teller, book: dict[str, Rule], width: int) -> list[Text]:
    if answer is None:
        return [Text("There are no reasons: no enemy has decided anything that rules could explain.")]
    lines = wrap(styled(f"{answer.event + 1}. {teller.lines[answer.event]}", "bold"), width, indent=4)
    for rule, text, cells in answer.reasons:
        lines += wrap(styled(f"{rule} ", HEAD) + Text(text) + styled(f" {'  '.join(cells)}" if cells else "", DIM), width, indent=4)
        if rule in book:
            lines += [Text("    ") + line for line in wrap(styled(book[rule].text, DIM), width - 4)]
    return lines


def rules(scene: Scene, teller: Teller, book: dict[str, Rule], wanted: str, width: int) -> list[Text]:
    """Goal and special rules; or one rule, one section, or those with a word."""
    if not wanted:
        how = wrap(f"`rules ID` looks up one of {len(book)} rules; `rules WORD` searches.", width)
        return [*screen.goal(scene, teller, width), Text(""), *how]
    id = wanted.upper()
    found = [r for r in book.values() if id in (r.id, r.section)] or [r for r in book.values() if wanted.lower() in r.text.lower()]
    if not found:
        close = difflib.get_close_matches(id, book, 1, 0.5)
        return [styled(f"No rule has {wanted!r}" + (f"; did you mean {close[0]}?" if close else "."), BAD)]
    lines = [line for r in found[:MANY] for line in wrap(styled(f"{r.id} ", HEAD) + Text(r.text), width, indent=4)]
    if len(found) > MANY:
        lines.append(styled(f"… and {len(found) - MANY} more; add a word or name a rule.", DIM))
    return lines


def options(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """All options with their keys and with what the cards in them do."""
    if not scene.questions:
        return [Text("Nothing is asked.")]
    question = scene.questions[0]
    cards = panels.by_id(scene)
    lines = wrap(styled(teller.prompt(question), "bold"), width)
    for n, choice in enumerate(question.choices, 1):
        lines += wrap(panels.entry(f"{n:>2}", teller.choice(choice)) + styled(f"  {choice.key}", DIM), width, indent=5)
        if told := panels.describe(choice, cards, teller, fully=True):
            lines += [Text("     ") + line for line in wrap(panels.elements_in(told), width - 5)]
    return lines


def plain(scene: Scene, teller: Teller, told: int, width: int) -> list[Text]:
    """The linear form for screen readers: what happened since, who stands how, what is asked."""
    lines = [line for text in teller.lines[told:] for line in wrap(Text(text), width, indent=2)]
    lines.append(screen.title(scene, teller, width))
    lines[-1].rstrip()
    where = {cell.id: cell.name for board in scene.boards for cell in board.cells}
    for token in scene.tokens:
        lines += wrap(panels.figure(token, teller) + Text(f" at {where.get(token.cell, '?')}"), width, indent=2)
    if scene.questions:
        question = scene.questions[0]
        lines += wrap(Text(teller.prompt(question)), width)
        cells = [cell for board in scene.boards for cell in board.cells if cell.marks]
        notes = {cell.id: ", ".join(teller.word("terrain", mark) for mark in cell.marks) for cell in cells}
        for n, choice in enumerate(question.choices, 1):
            about = f" ({notes[choice.cell]})" if choice.cell in notes and not choice.figure else ""
            lines += wrap(Text(f"{n}. {teller.choice(choice)}{about}"), width, indent=4)
    return lines
