"""The parts of the screen, each as lines of a given width: figures and turns, cards, items, tracks, log, question."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace
from rich.text import Text

from undercroft.kernel.scene import Card, Choice, Message, Scene, Sign, Token, Track, Turn, Zone
from undercroft.presentation.telling import Teller
from undercroft.text.messages import Voice

from .lines import fit, joined, stripped, styled, wrap
from .style import BAD, DIM, ELEMENTS, GOOD, HEAD, OPTION, shorts, token_style

PARTS = {"top": "↑ ", "bottom": "↓ "}
EFFECT = "effect"
"""The part of a card that needs no heading."""
EDGES = {"top": "↑", "bottom": "↓", "left": "←", "right": "→"}
"""Signs for the edges of a card by which it can be joined to others."""
STATES = {"acting": "▶", "done": "✓", "waiting": " "}
ALWAYS = {"hand", "discard", "lost"}
"""Zones whose size is shown even if they are empty."""
PRICE, EXPERIENCE, OFFERED, LEFT = "price:", "xp:", "offered", "left-behind"
"""Marks of cards that can be taken for gold or for experience or are just offered, and of cards left behind."""
REACHES = ("melee", "ranged", "magic")
"""Parts of a card that say how a weapon attacks."""
PLACES = ("head", "body", "legs", "one-hand", "two-hands", "small")
"""Marks of a card that say where it is worn."""
EQUIPMENT = (*PLACES, "consumable")
"""Marks of cards that are equipment, wherever they lie."""
BOT = Sign("bot", Message("badge-bot"))
"""The badge of figures that are played by bots."""


def by_id(scene: Scene) -> dict[str, Card]:
    return {card.id: card for z in scene.zones for card in z.cards}


def asked(scene: Scene) -> int | None:
    """The seat that has to choose, or None if no particular seat is asked."""
    return next((question.seat for question in scene.questions if question.seat >= 0 and not question.standing), None)


def own_zones(scene: Scene) -> list[Zone]:
    """The zones of the table and of the seat that has to choose, or all zones if no seat is asked."""
    seat = asked(scene)
    return [z for z in scene.zones if seat is None or z.seat < 0 or z.seat == seat]


def zone(scene: Scene, id: str) -> tuple[Card, ...]:
    return next((z.cards for z in own_zones(scene) if z.id == id), ())


def heart(token: Token) -> Text:
    if not token.max_health:
        return Text("")
    style = BAD if token.health * 3 <= token.max_health else GOOD
    return styled(f"♥{token.health}/{token.max_health}", style)


def figure(token: Token, teller: Teller, label: str, turn: Turn | None = None) -> Text:
    """One figure on one line. Figures without an initiative show no number."""
    line = Text("")
    if turn is not None:
        line.append(f"{STATES[turn.state]}{turn.initiative or '':>2} ", "bold bright_yellow" if turn.state == "acting" else DIM)
    line.append(label, token_style(token))
    line.append(f" {token.name}" + (f", {teller.message(token.rank.text)}" if token.rank else "") + " ")
    line += heart(token)
    if badges := ", ".join(teller.message(b.text) for b in token.badges):
        line.append(f" · {badges}", "cyan")
    if token.conditions:
        line.append(" · ").append(", ".join(teller.message(c.text) for c in token.conditions), "bold magenta")
    return line


def figures(scene: Scene, teller: Teller, width: int, detail: bool) -> list[Text]:
    """All figures in turn order with what they are going to do. Figures without a turn come last."""
    tokens, labels = {token.id: token for token in scene.tokens}, shorts(scene.tokens)
    lines: list[Text] = []
    said: tuple[str, ...] = ()
    for turn in scene.ribbon:
        if turn.figure in tokens:
            lines += wrap(figure(tokens[turn.figure], teller, labels[turn.figure], turn), width, indent=6)
            if detail and turn.parts and turn.parts != said:
                lines += wrap(styled("    " + " · ".join(turn.parts), DIM), width, indent=4)
            said = turn.parts
    shown = {turn.figure for turn in scene.ribbon}
    others = [token for token in scene.tokens if token.id not in shown]
    return lines + [line for token in others for line in wrap(figure(token, teller, labels[token.id]), width, indent=4)]


def marks(card: Card, teller: Teller) -> list[str]:
    """The marks of a card in words. `offered` is left out if there is a price."""
    prices = [int(mark.removeprefix(PRICE)) for mark in card.marks if mark.startswith(PRICE)]
    found = [teller.voice.render("ui-price", {"gold": price}) for price in prices]
    return found + [mark_word(mark, teller) for mark in card.marks if not mark.startswith(PRICE) and not (prices and mark == OFFERED)]


def sort_of(card: Card, teller: Teller) -> str:
    """The type of equipment: how it attacks and where it is worn."""
    reaches = [teller.voice.render("ui-card-part", {"part": part}).lower() for part in card.parts if part in REACHES]
    return ", ".join([*reaches, *(mark_word(mark, teller) for mark in card.marks if mark in PLACES)])


def mark_word(mark: str, teller: Teller) -> str:
    if mark.startswith(EXPERIENCE):
        return teller.voice.render("ui-price-xp", {"xp": int(mark.removeprefix(EXPERIENCE))})
    return teller.voice.render("ui-card-mark", {"mark": mark})


def card_head(card: Card, teller: Teller, mark: str = "") -> Text:
    line = Text("")
    if card.initiative is not None:
        line.append(f"{card.initiative:>2} ", "bold bright_yellow")
    line.append(card.name, "bold")
    side = teller.voice.render("terminal-side", {"side": card.side}) if card.side else ""
    level = teller.voice.render("terminal-level", {"level": card.level}) if card.level > 1 else ""
    joined = teller.voice.render("ui-card-joined", {"card": teller.names.card(card.on)}) if card.on else ""
    line.append("".join(f" · {a}" for a in (side, level, mark, joined) if a), DIM)
    if card.badges:
        line.append(" · ").append(", ".join(teller.message(sign.text) for sign in card.badges), "cyan")
    return line


def card_lines(card: Card, width: int, detail: int, teller: Teller, mark: str = "") -> list[Text]:
    """A card with increasing detail: 0 is its name, 1 adds its parts cut to one line each, 2 shows them in full, 3 adds the other side."""
    lines = [card_head(card, teller, mark)]
    if len(card.parts) == 1 and detail:
        whole = lines[0] + Text(": ") + elements_in(" · ".join(*card.parts.values()), teller)
        return [fit(whole, width)] if detail == 1 else [*wrap(whole, width, indent=3), *additions(card, width, teller)]
    for part, texts in card.parts.items() if detail else ():
        whole = styled(part_head(part, teller), HEAD) + elements_in(" · ".join(texts), teller)
        lines += [fit(Text("   ") + whole, width)] if detail == 1 else wrap(Text("   ") + whole, width, indent=5)
    lines += additions(card, width, teller) if detail >= 2 else []
    if detail >= 3 and card.back is not None:
        back = card_lines(card.back, width - 5, 2, teller)
        lines += [styled("   ⟲ ", DIM) + line if n == 0 else Text("     ") + line for n, line in enumerate(back)]
    return lines


def additions(card: Card, width: int, teller: Teller) -> list[Text]:
    """The symbols by which a card can be joined to others, and what is to be said about the markers on it."""
    symbols = "  ".join(f"{EDGES[edge]} {teller.message(sign.text)}" for edge, sign in card.joints.items())
    said = [teller.message(sign.about) for sign in card.badges if sign.about is not None]
    return [line for text in (symbols, *said) if text for line in wrap(styled(f"   {text}", DIM), width, indent=5)]


@cache
def _elements(voice: Voice) -> dict[str, str]:
    """The styles of the elements that the game has, with patterns that match their names."""
    return {rf"\b{voice.word('element', name)}\b": style for name, style in ELEMENTS.items() if voice.has(f"element-{name}")}


def elements_in(text: str, teller: Teller) -> Text:
    line = Text(text)
    for name, style in _elements(teller.voice).items():
        line.highlight_regex(name, style)
    return line


def hand(scene: Scene, teller: Teller, width: int, detail: int) -> list[Text]:
    """The cards in hand, played or in effect (none if `detail` is -1). Cards on offer come first. If the question is about certain cards,
    the others show only their names, unless there is room for all."""
    if detail < 0:
        return []
    lines = [Text("")]
    asked = {choice.card or choice.item for question in scene.questions for choice in question.choices if choice.card or choice.item}
    for card in (card for z in own_zones(scene) if z.role == "offer" for card in z.cards):
        mark = mark_word(LEFT if LEFT in card.marks else OFFERED, teller)
        lines += card_lines(card, width, min(detail, 2), teller, mark) if len(card.parts) > 1 else []
    figures = {token.id for token in scene.tokens}
    for found in sorted((z for z in own_zones(scene) if z.role in ("hand", "play")), key=order):
        for card in found.cards:
            apart = detail < 3 and ((asked and card.id not in asked) or (order(found) > 1 and detail < 2))
            if card.id in figures and (apart or not detail):
                continue  # nothing but a name that stands above
            where = "" if found.id == "hand" else called(found, teller).lower()
            lines += card_lines(card, width, 0 if apart else detail, teller, ", ".join(filter(None, (where, sort_of(card, teller)))))
    return lines


def order(found: Zone) -> int:
    """The sort order of a zone: played cards, then the hand, then everything else."""
    return ("played", "hand").index(found.id) if found.id in ("played", "hand") else 2


def called(found: Zone, teller: Teller) -> str:
    """The name of a zone."""
    return teller.message(found.name) if found.name is not None else found.id.capitalize()


def belongings(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """The number of cards in each zone, and the items."""
    lines = wrap(counts(scene, teller), width, indent=2)
    held = zone(scene, "items")
    if held:
        states = [styled(f" {', '.join(filter(None, (sort_of(card, teller), teller.word('mark', card.marks[0]))))}", DIM) for card in held]
        names = [styled(card.name, "" if card.marks[:1] == ("ready",) else f"strike {DIM}") + state for card, state in zip(held, states)]
        lines += wrap(styled(f"{teller.voice.render('terminal-items')} ", HEAD) + joined(names, ", "), width, indent=2)
    return lines


def counts(scene: Scene, teller: Teller) -> Text:
    """The number of cards in each zone, with the names of those who have them if the same zone is there several times."""
    shown = [z for z in own_zones(scene) if z.role not in ("reference", "tree", "items", "offer") and (z.cards or z.hidden or z.id in ALWAYS)]
    several = len({z.seat for z in shown if z.seat >= 0}) > 1 and len({z.id for z in shown}) < len(shown)
    names = {player.seat: player.name for player in scene.players if several}
    found: list[Text | str] = []
    before = ""
    for z in shown:
        name = names.get(z.seat, "")
        owner, before = (f"{name}: " if name != before else ""), name
        found.append(styled(f"{owner}{called(z, teller).lower()} ", HEAD) + Text(str(len(z.cards) + z.hidden)))
    return joined(found)


def rolled(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """The result of the dice, in one line."""
    parts: list[Text | str] = []
    for track in (track for track in scene.tracks if track.role == "roll"):
        name = teller.message(track.name)
        parts.append(styled(f"{name}: ", HEAD) + Text(", ".join(track.slots)) if track.slots else styled(f"{name} ", HEAD) + Text(str(track.at)))
    return [fit(joined(parts, " · "), width)] if parts else []


def elements(scene: Scene, teller: Teller) -> list[Text]:
    """The elements present, grouped as the game groups them."""
    there = [track for track in scene.tracks if track.role == "elements" and track.slots]
    return [styled(f"{teller.message(track.name)} ", HEAD) + elements_in(", ".join(track.slots), teller) for track in there]


def own_goals(scene: Scene, teller: Teller, width: int, most: int) -> list[Text]:
    """The personal goals of the seat being asked, with their progress, each in at most `most` lines."""
    seat = asked(scene)
    goals = [track for track in scene.tracks if track.seat >= 0 and (seat is None or track.seat == seat)]
    return [line for track in goals for line in capped(styled(f"{teller.message(track.name)} ", DIM) + Text(f"({track.at})"), width, most)]


def tracks(scene: Scene, teller: Teller, width: int) -> list[Text]:
    """Tables with their current row, and counters; other lists only if there are no turns to show. Dice and elements are shown elsewhere."""
    lines: list[Text] = []
    for track in scene.tracks:
        if track.role in ("roll", "elements") or track.seat >= 0:
            continue
        if scene.ribbon and track.slots and "|" not in track.slots[0]:
            continue
        lines += [row for line in track_lines(track, teller) for row in wrap(line, width, indent=2)]
    return lines


def track_lines(track: Track, teller: Teller) -> list[Text]:
    name = styled(f"{teller.message(track.name)} ", HEAD)
    if not track.slots:
        plain = f"{track.at}/{track.maximum}" if track.maximum else str(track.at)
        return [name + Text(plain)] if track.role != "round" and (track.maximum or track.at) else []
    if "|" in track.slots[0]:
        row = f"{track.slots[track.at]}" if 0 <= track.at < len(track.slots) else ""
        return [name + styled(f"{track.at + 1}: ", DIM) + styled(row, "bold")]
    return [name + Text(", ".join(track.slots))]


def whole_table(track: Track, teller: Teller) -> list[Text]:
    """All rows of a table, with the next one marked. Empty for other tracks."""
    if not track.slots or "|" not in track.slots[0]:
        return []
    cells = [[cell.strip() for cell in row.split("|")] for row in track.slots]
    widths = [max(map(len, column)) for column in zip(*cells)]
    lines = [styled(teller.message(track.name), HEAD)]
    for n, row in enumerate(cells):
        text = " | ".join(f"{cell:<{wide}}" for cell, wide in zip(row, widths)).rstrip()
        lines.append(styled(f" ▶ {text}", "bold") if n == track.at else Text(f"   {text}"))
    return lines


def log(teller: Teller, width: int, count: int, since: int | None = None) -> list[Text]:
    """The events since the last choice, the newest last. If there is room, each gets a line and earlier events are shown too; otherwise they
    become running text without the less important ones."""
    shown = [n for n in range(len(teller.lines)) if not empty(teller, n)]
    told = {n: styled(teller.lines[n], HEAD if teller.heading(n) else "") for n in shown}
    lines: list[Text] = []
    first = len(teller.lines)
    while shown and len(lines) < count:
        first = shown.pop()
        lines[:0] = wrap(told[first], width, indent=2)
    if since is not None and first > since:
        news = [(line, teller.seen[n].OPENS) for n, line in told.items() if n >= since and not teller.seen[n].ASIDE]
        lines = running(news, width, count) or lines
    return lines[-count:] if count else []


def empty(teller: Teller, number: int) -> bool:
    """Whether an event only opens something in which nothing has happened, as the next event shows."""
    if number + 1 >= len(teller.seen) or not teller.seen[number].OPENS or teller.seen[number].CUE:
        return False
    after = teller.seen[number + 1]
    return after.HEADING or (after.OPENS and not after.CUE)


def running(told: Sequence[tuple[Text, bool]], width: int, count: int) -> list[Text]:
    """As many of the latest sentences as fit in `count` lines of running text. What opens something begins a line, the first of several in a row."""
    for n in range(len(told)):
        parts: list[list[Text]] = []
        opened = False
        for line, opens in told[n:]:
            if not parts or (opens and not opened):
                parts.append([])
            parts[-1].append(line)
            opened = opens
        if n:
            parts[0].insert(0, styled("…", DIM))
        lines = [row for part in parts for row in wrap(joined(part, " "), width)]
        if len(lines) <= count:
            return lines
    return []


def capped(text: Text, width: int, most: int) -> list[Text]:
    """Text in at most `most` lines, the last one cut if necessary."""
    lines = wrap(text, width, indent=4)
    if len(lines) > most:
        first, *others = lines[most - 1 :]
        lines = [*lines[: most - 1], fit(joined([first, *map(stripped, others)], " "), width)]
    return lines


def part_head(part: str, teller: Teller) -> str:
    """The heading of a part of a card."""
    return PARTS.get(part, "" if part == EFFECT else f"{teller.voice.render('ui-card-part', {'part': part})}: ")


def entry(number: str, text: Text) -> Text:
    return Text("").append(f" {number} ", OPTION).append(" ").append_text(text)


def part_areas(choice: Choice, card: Card) -> Card:
    """The card with only those areas that belong to the option: of a part, those that its printed text names; of a basic action, none."""
    part = choice.key.partition(":")[0]
    if part not in card.parts and part.partition("-")[2] not in card.parts:
        return card
    text = " ".join(card.parts.get(part, ())).replace("-", " ")
    named = {name: rows for name, rows in card.areas.items() if re.search(rf"\b{re.escape(name)}\b", text)}
    return replace(card, areas=named, back=None)


def area_lines(card: Card, width: int) -> list[Text]:
    """The areas of a card, drawn side by side."""
    areas = {**card.areas, **(card.back.areas if card.back is not None else {})}
    if not areas:
        return []
    wide = [max(len(name), *map(len, rows)) for name, rows in areas.items()]
    high = max(map(len, areas.values()))
    rows = [tuple(areas), *(tuple(drawn[n] if n < len(drawn) else "" for drawn in areas.values()) for n in range(high))]
    lines = ["     " + "   ".join(f"{text:<{w}}" for text, w in zip(row, wide)).rstrip() for row in rows]
    return [fit(styled(line, HEAD if n == 0 else ""), width) for n, line in enumerate(lines)]


def zone_lines(found: Zone, teller: Teller, width: int, detail: int) -> list[Text]:
    lines = [styled(f"{called(found, teller)} ({len(found.cards) + found.hidden})", HEAD)]
    for card in found.cards:
        lines += [*card_lines(card, width, detail, teller, ", ".join(marks(card, teller))), *area_lines(card, width)]
    return lines
