"""Pages shown on request: cards, items, figures, map, monsters, log, rules, reasons, options, help."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence

from rich.text import Text

from undercroft.kernel.scene import Board, Card, Scene
from undercroft.presentation.telling import Answer, Teller
from undercroft.text.messages import Voice
from undercroft.text.rulebook import Rule

from . import asking, panels, screen
from .answers import numbered
from .board import Pieces, draw, forms
from .lines import styled, wrap
from .style import BAD, DIM, HEAD, short, shorts, terrain
from .zones import LIGHT, SIGNS, SILENT

WIDE = 400
"""The width for lines that are wrapped later."""
MANY = 12
"""The most rules that a search shows."""


def cards(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """Both sides of all cards. Cards on offer come first, reference cards last."""
    lines: list[Text] = []
    offered = [zone for zone in scene.zones if zone.role == "offer" and any(card.back or len(card.parts) > 1 for card in zone.cards)]
    own = [zone for zone in panels.own_zones(scene) if zone.role not in ("offer", "items", "reference") and zone.cards]
    foes = enemy_cards(scene)
    other = [zone for zone in scene.zones if zone.role == "reference" and zone.cards and not any(card in foes for card in zone.cards)]
    for zone in (*offered, *own, *other):
        lines += [*panels.zone_lines(zone, teller, width, 3), Text("")]
    return lines or [Text(teller.voice.render("terminal-no-cards"))]


def items(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """Items and cards on offer, and hands and cards in play that hold equipment."""
    lines: list[Text] = []
    for zone in panels.own_zones(scene):
        held = zone.role in ("hand", "play") and any(mark in panels.EQUIPMENT for card in zone.cards for mark in card.marks)
        if held or (zone.role in ("items", "offer") and zone.cards):
            lines += [*panels.zone_lines(zone, teller, width, 3), Text("")]
    return lines or [Text(teller.voice.render("terminal-no-items"))]


def figures(scene: Scene, teller: Teller, width: int) -> list[Text]:
    where = {cell.id: cell for board in scene.boards for cell in board.cells}
    lines, labels = [styled(teller.voice.render("terminal-figures"), HEAD)], shorts(scene.tokens)
    turns = {turn.figure: turn for turn in reversed(scene.ribbon)}
    for token in scene.tokens:
        place = where.get(token.cell)
        line = panels.figure(token, teller, labels[token.id], turns.get(token.id))
        lines += wrap(line + styled(f", {teller.voice.render('terminal-at', {'place': place.name})}" if place else "", DIM), width, indent=4)
    if scene.ribbon:
        lines += [Text(""), styled(teller.voice.render("terminal-turns"), HEAD), *panels.figures(scene, teller, width, True)]
    return lines


Block = tuple[Text, ...]
"""The lines of a figure or of a card."""


def known(scene: Scene, teller: Teller) -> dict[str, list[Block]]:
    """Everything that can be looked up by name: figures, enemies with the card of their type, visible cards, and cards that have been face up."""
    labels = shorts(scene.tokens)
    cards = {card.id: card for card in teller.open_cards()} | panels.by_id(scene)
    faces = {
        id: (*panels.card_lines(card, WIDE, 3, teller, ", ".join(panels.marks(card, teller))), *panels.area_lines(card, WIDE))
        for id, card in cards.items()
    }
    found: dict[str, list[Block]] = {}
    for id, card in cards.items():
        found.setdefault(card.name, []).append(faces[id])
    for token in scene.tokens:
        face = [faces[token.group]] if token.side == "enemy" and token.group in faces else []
        blocks = found.setdefault(teller.names.figure(token.id), [])
        blocks[:] = [(panels.figure(token, teller, labels[token.id]),), *blocks, *face]
    return found


def label_of(label: str) -> str:
    """A short label as a player types it: without the signs for heroes and ranks."""
    return label.strip("@★*").lower()


def look(scene: Scene, teller: Teller, wanted: str, width: int) -> list[Text] | str:
    """Look something up by its name, its label on the board, the beginning of the name or a word in it. Otherwise return a line with
    suggestions. Nothing is shown twice."""
    things, name = known(scene, teller), " ".join(wanted.lower().split())
    labelled = {teller.names.figure(id).lower() for id, label in shorts(scene.tokens).items() if name and label_of(label) == label_of(name)}
    ways = (lambda n: n == name, lambda n: n in labelled, lambda n: n.startswith(name), lambda n: f" {name}" in n)
    found = next((hits for way in ways if (hits := [n for n in things if way(n.lower())])), [])
    if not wanted or not found:
        if close := difflib.get_close_matches(wanted, things, 1, 0.5):
            return teller.voice.render("terminal-look-close", {"name": wanted[:40], "close": close[0]})
        return some(wanted[:40], list(things), teller.voice, width)
    blocks = {"\n".join(line.plain for line in block): block for n in found[:MANY] for block in things[n]}
    return [row for block in blocks.values() for line in (*block, Text("")) for row in wrap(line, width, indent=5)]


def some(wanted: str, names: Sequence[str], voice: Voice, width: int) -> str:
    """What can be looked up: as many names as fit on about two lines, and how many more there are."""
    for count in range(len(names), -1, -1):
        listed = ", ".join(names[:count])
        if 0 < count < len(names):
            listed = voice.render("terminal-and-more", {"names": listed, "count": len(names) - count})
        line = voice.render("terminal-look-unknown" if wanted else "terminal-look-how", {"name": wanted, "names": listed})
        if len(line) <= 2 * width:
            break
    return line


def enemy_cards(scene: Scene) -> tuple[Card, ...]:
    """The cards of the enemies on the board."""
    groups = {token.group for token in scene.tokens if token.side == "enemy"}
    zones = [zone for zone in scene.zones if zone.role == "reference" and any(card.id in groups for card in zone.cards)]
    return zones[0].cards if zones else ()


def monsters(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """The enemies' cards with what they may do for each result of the die, and the complete tables with the next row marked."""
    lines: list[Text] = []
    for card in enemy_cards(scene):
        those = [t for t in scene.tokens if t.group == card.id]
        lines.append(styled(card.name, "bold") + styled("  " + "  ".join(f"{short(t)} ♥{t.health}/{t.max_health}" for t in those), DIM))
        for part, texts in card.parts.items():
            told = panels.elements_in(" · ".join(texts), teller)
            lines += wrap(Text("   ") + styled(f"{teller.word('part', part)}: ", HEAD) + told, width, indent=5)
        lines += panels.area_lines(card, width)
    if not lines:
        lines.append(Text(teller.voice.render("terminal-no-monsters")))
    return [*lines, Text(""), *(line for track in scene.tracks for line in panels.whole_table(track, teller))]


def map_(scene: Scene, teller: Teller, width: int, height: int) -> list[Text]:
    """The boards, drawn as large as fits, and a legend of their marks."""
    lines: list[Text] = []
    for board in scene.boards:
        drawn = [draw(board, Pieces(scene.tokens, screen.numbers(scene)), inside) for inside in forms(board)]
        narrow = [found for found in drawn if screen.size(found)[0] <= width]
        low = [found for found in narrow if screen.size(found)[1] <= height]
        found = (low or narrow[1:] or drawn[-1:])[0]
        lines += [*parts(found, board, width), *legend(board, teller, width)]
    labels = shorts(scene.tokens)
    bots = [f"{labels[token.id]} {teller.message(panels.BOT.text)}" for token in scene.tokens if panels.BOT in token.badges]
    return lines + (wrap(styled("   ".join(bots), DIM), width) if bots else [])


def parts(drawn: Sequence[Text], board: Board, width: int) -> list[Text]:
    """A drawing that is cut at the width of the screen. One of squares is continued below, with the edge of the cut drawn twice."""
    wide, step = screen.size(drawn)[0], forms(board)[-1] + 1
    if board.layout != "square" or wide <= width or width <= step:
        return [line[:width] for line in drawn]
    each = (width - 1) // step * step
    cut = [[line[left : left + each + 1] for line in drawn] for left in range(0, wide - 1, each)]
    return [line for n, part in enumerate(cut) for line in ([Text("")] if n else []) + part]


def legend(board: Board, teller: Teller, width: int) -> list[Text]:
    if board.layout == "zones":
        return zone_legend(board, teller, width)
    places: dict[str, list[str]] = {}
    for cell in board.cells:
        for mark in cell.marks:
            text = teller.message(cell.text) if cell.text is not None else teller.word("terrain", mark).capitalize()
            places.setdefault(f"{terrain(cell).mark} {text}", []).append(cell.name)
    labels = sorted(f"{cell.label} {cell.name}" for cell in board.cells if cell.label)
    places |= {teller.voice.render("terminal-places"): labels} if labels else {}
    lines = [line for what, cells in places.items() for line in wrap(styled(what, HEAD) + styled(f"  {'  '.join(cells)}", DIM), width, indent=4)]
    key = teller.voice.render("terminal-legend-squares") if board.layout == "square" else teller.voice.render("terminal-legend-hexes")
    return [*lines, *wrap(styled(key, DIM), width)]


def zone_legend(board: Board, teller: Teller, width: int) -> list[Text]:
    """A legend of the symbols in zones and where they are, with any further remarks on a zone."""
    places: dict[str, list[str]] = {}
    for cell in board.cells:
        for mark in cell.marks:
            name, _, number = mark.partition(":")
            if name not in SILENT:
                places.setdefault(f"{SIGNS.get(name, name[:1].upper())} {teller.word('terrain', name).capitalize()}", []).append(
                    f"{cell.name} ({number})" if number else cell.name
                )
        if cell.text is not None:
            places.setdefault(teller.message(cell.text), []).append(cell.name)
    lines = [line for what, cells in places.items() for line in wrap(styled(what, HEAD) + styled(f"  {'  '.join(cells)}", DIM), width, indent=4)]
    return [*lines, *wrap(styled(teller.voice.render("terminal-legend-zones", {"light": LIGHT}), DIM), width)]


def log(teller: Teller, width: int, count: int | None = None, whole: bool = False) -> list[Text]:
    """All events, numbered for `why`. The set-up is folded into one line, unless the whole log or only its last events are wanted."""
    lines: list[Text] = []
    start = 0 if count is None else max(0, len(teller.lines) - count)
    if teller.set_up and count is None and not whole:
        start = teller.set_up
        lines += wrap(styled(teller.folded(), DIM), width)
    for n, text in enumerate(teller.lines[start:], start):
        if panels.empty(teller, n):
            continue
        lines += wrap(styled(f"{n + 1:>4} ", DIM) + styled(text, HEAD if teller.heading(n) else ""), width, indent=5)
    return lines or [Text(teller.voice.render("ui-log-empty"))]


def why(answer: Answer | None, teller: Teller, book: Mapping[str, Rule], width: int) -> list[Text]:
    if answer is None:
        return [Text(teller.voice.render("terminal-why-nothing"))]
    lines = wrap(styled(f"{answer.event + 1}. {teller.lines[answer.event]}", "bold"), width, indent=4)
    return lines + reasons(answer.reasons, book, width)


def reasons(found: Sequence[tuple[str, str, list[str]]], book: Mapping[str, Rule], width: int) -> list[Text]:
    """Reasons, each with its rule and cells."""
    lines: list[Text] = []
    for rule, text, cells in found:
        lines += wrap(styled(f"{rule} ", HEAD) + Text(text) + styled(f" ({'; '.join(cells)})" if cells else "", DIM), width, indent=4)
        if rule in book:
            lines += [Text("    ") + line for line in wrap(styled(book[rule].text, DIM), width - 4)]
    return lines


def rules(scene: Scene, teller: Teller, book: Mapping[str, Rule], wanted: str, width: int) -> list[Text]:
    """The goal and special rules; or a rule, a whole section, or the rules that contain a word, of which `all` shows more than the first few."""
    if not wanted:
        how = wrap(teller.voice.render("terminal-rules-how", {"count": len(book)}), width)
        return [*screen.goal(scene, teller, width), Text(""), *how]
    most: int | None = MANY
    before, _, last = wanted.rpartition(" ")
    if before and last.lower() in ("all", teller.voice.render("terminal-answer-all")):
        wanted, most = before.strip(), None
    id = wanted.upper()
    found = [r for r in book.values() if id in (r.id, r.section)]
    if found:
        most = None
    found = found or [r for r in book.values() if wanted.lower() in r.text.lower()]
    if not found:
        close = "".join(difflib.get_close_matches(id, book, 1, 0.5))
        return [styled(teller.voice.render("terminal-rules-close" if close else "terminal-rules-none", {"text": wanted, "close": close}), BAD)]
    lines = [line for r in found[:most] for line in wrap(styled(f"{r.id} ", HEAD) + Text(r.text), width, indent=4)]
    if most is not None and len(found) > most:
        lines.append(styled(teller.voice.render("terminal-rules-more", {"count": len(found) - most}), DIM))
    return lines


def options(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """All options with their keys and what their cards do."""
    if not scene.questions:
        return [Text(teller.voice.render("terminal-nothing-asked"))]
    lines: list[Text] = []
    for question, choices in numbered(scene):
        seen = scene if not question.standing else teller.translated(teller.table.scene(question.seat))
        cards = panels.by_id(seen)
        lines += wrap(styled(asking.heading(scene, question, teller), "bold"), width)
        for n, choice in choices:
            text = panels.elements_in(asking.option_text(choice, teller), teller)
            key = f"  {choice.key}" if teller.locale == "en" else ""  # keys are English words
            lines += wrap(panels.entry(f"{n:>2}", text) + styled(key, DIM), width, indent=5)
            if told := asking.describe(choice, cards, teller, fully=True):
                lines += [Text("     ") + line for line in wrap(panels.elements_in(told, teller), width - 5)]
            if (card := cards.get(choice.card or choice.item)) is not None:
                lines += panels.area_lines(panels.part_areas(choice, card), width)
    return lines


def plain(scene: Scene, teller: Teller, told: int, width: int) -> list[Text]:
    """The linear form for screen readers: what has happened, the figures and their places, and the question."""
    lines = [line for text in teller.lines[told:] for line in wrap(Text(text), width, indent=2)]
    lines += [*screen.title(scene, teller, width), *panels.own_goals(scene, teller, width, 9)]
    for line in lines:
        line.rstrip()
    where = {cell.id: cell.name for board in scene.boards for cell in board.cells}
    labels = shorts(scene.tokens)
    for token in scene.tokens:
        place = teller.voice.render("terminal-at", {"place": where.get(token.cell, "?")})
        lines += wrap(panels.figure(token, teller, labels[token.id]) + Text(f", {place}"), width, indent=2)
    cells = [cell for board in scene.boards for cell in board.cells if cell.marks]
    notes = {cell.id: ", ".join(teller.word("terrain", mark) for mark in cell.marks) for cell in cells}
    for question, choices in numbered(scene):
        lines += wrap(Text(asking.heading(scene, question, teller)), width)
        for n, choice in choices:
            about = f" ({notes[choice.cell]})" if choice.cell in notes and not choice.figure else ""
            lines += wrap(Text(f"{n}. {asking.option_text(choice, teller)}{about}"), width, indent=4)
    return lines
