"""The question on the screen: whom it is for, its numbered options, and what others may do meanwhile."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from undercroft.kernel.scene import Card, Choice, Question, Scene
from undercroft.presentation.telling import Teller

from .answers import numbered
from .lines import columns, joined, styled, wrap
from .panels import OFFERED, PRICE, by_id, capped, elements_in, entry, mark_word, own_zones, part_head, sort_of
from .style import DIM, HEAD, PROMPT

BRACKETED = re.compile(r"\([^()]*\)")
"""A description that needs no colon before it."""
CROWD = 4
"""From this number on, options of one kind that point at the board share a line."""


def seat_name(scene: Scene, seat: int, teller: Teller) -> str:
    """The name of whoever sits there."""
    return next((p.name for p in scene.players if p.seat == seat), "") or teller.voice.render("ui-seat-number", {"number": seat + 1})


def prompt(scene: Scene, question: Question, teller: Teller) -> str:
    """The question, and whom it is for if there are several players."""
    text = teller.prompt(question)
    if question.seat < 0:
        name = ", ".join(seat_name(scene, seat, teller) for seat in scene.waiting if seat >= 0)
    else:
        name = next((p.name for p in scene.players if p.seat == question.seat), "") if len(scene.players) > 1 else ""
    return teller.voice.render("terminal-asked", {"name": name, "text": text}) if name and name not in text else text


def heading(scene: Scene, question: Question, teller: Teller) -> str:
    """What is asked, or who may do something meanwhile."""
    if not question.standing:
        return prompt(scene, question, teller)
    return teller.voice.render("meanwhile-may", {"name": seat_name(scene, question.seat, teller)})


def meanwhile(scene: Scene, teller: Teller, width: int, most: int) -> list[Text]:
    """What other seats may do while one is asked, in a few lines."""
    lines: list[Text] = []
    for question, choices in numbered(scene)[1:]:
        told = [entry(str(n), elements_in(option_text(choice, teller), teller)) for n, choice in choices]
        lines += wrap(joined([styled(heading(scene, question, teller), HEAD), *told], " "), width, indent=4)
    return lines if len(lines) <= most else [*lines[: most - 1], styled(teller.voice.render("terminal-options-all"), DIM)]


def question_lines(scene: Scene, question: Question, teller: Teller, width: int, room: int, described: bool) -> list[Text]:
    """The prompt and the numbered options. Many similar options on the board share a line. If `described`, options say what their cards do."""
    lines = wrap(styled(prompt(scene, question, teller), PROMPT), width)
    cards = by_id(scene)
    supplied = {card.id for z in own_zones(scene) if z.role == "offer" for card in z.cards if len(card.parts) == 1}
    layouts = {board.layout for board in scene.boards}
    place = "zone" if "zones" in layouts else "space" if "square" in layouts else "hex"
    told = [describe(choice, cards, teller, described or (choice.card or choice.item) in supplied) for choice in question.choices]
    cells = {cell.id: cell.name for board in scene.boards for cell in board.cells}
    found = entries(question.choices, teller, told, place, cells)
    rows = columns(found, width)
    for most in (2, 1) if any(told) else ():
        if len(rows) > room:
            rows = [line for one in found for line in capped(one, width, most)]
    if len(rows) > room:
        pointed = [cards.get(choice.card or choice.item) for choice in question.choices]
        brief = [sort_of(card, teller) if card is not None else "" for card in pointed]
        rows = columns(entries(question.choices, teller, [f"({sort})" if sort else "" for sort in brief], place, cells), width, least=2)
        if any(told):
            rows.append(styled(teller.voice.render("terminal-options-what"), DIM))
    if len(rows) > room:
        rows = [*rows[: room - 1], styled(teller.voice.render("terminal-options-many", {"count": len(question.choices)}), DIM)]
    return lines + rows


def describe(choice: Choice, cards: Mapping[str, Card], teller: Teller, fully: bool) -> str:
    """What an option does, from its card, unless its own text says so: the part it names, or the whole card. If `fully`, this includes cards in
    hand."""
    card = cards.get(choice.card or choice.item)
    if card is None:
        return ""
    sort = sort_of(card, teller)
    if "line" in choice.text.args or not (fully or OFFERED in card.marks):
        return f"({sort})" if sort else ""
    part = choice.key.partition(":")[0]
    if part in card.parts:
        return " · ".join(card.parts[part])
    if part.partition("-")[2] in card.parts:
        return ""
    if len(card.parts) == 1:
        kind = ", ".join(mark_word(mark, teller) for mark in card.marks[1:] if not mark.startswith(PRICE)) if OFFERED in card.marks else sort
        return (f"({kind}) " if kind else "") + " · ".join(*card.parts.values())
    first = f"({sort}) " if sort else "" if card.initiative is None else f"{card.initiative} "
    return first + ". ".join(f"{part_head(name, teller)}{' · '.join(texts).rstrip('.')}" for name, texts in card.parts.items())


def option_text(choice: Choice, teller: Teller) -> str:
    """The text of an option, with its remark."""
    return teller.choice(choice) + (f" ({teller.message(choice.note)})" if choice.note is not None else "")


def alike(choices: Sequence[Choice], teller: Teller, cells: Mapping[int, str], place: str) -> list[str]:
    """What options say that point at the board, with a numbered place for the one they name. Options of one kind say the same then, unless they say
    something else besides; those that name no place are alike by their kind. Empty for other options."""
    found = []
    for choice in choices:
        if choice.cell < 0 or choice.figure or choice.note is not None:
            found.append("")
            continue
        text, name = teller.choice(choice), cells.get(choice.cell, "")
        if name and name in text:
            said = teller.voice.render("terminal-numbered-cell", {"place": place})
            text = re.sub(rf"(?<![\d,]){re.escape(name)}(?![\d,])", said, text, count=1)
            found.append(text[:1].upper() + text[1:])
        else:
            found.append(choice.text.id)
    return found


def crowds(kinds: Sequence[str]) -> list[list[int]]:
    """The option numbers, grouped by line. Consecutive options share a line if they are alike."""
    found: list[list[int]] = []
    for n, kind in enumerate(kinds, 1):
        if kind and found and kinds[found[-1][0] - 1] == kind:
            found[-1].append(n)
        else:
            found.append([n])
    return [part for numbers in found for part in ([numbers] if len(numbers) >= CROWD else [[n] for n in numbers])]


def entries(
    choices: Sequence[Choice], teller: Teller, told: Sequence[str], place: str, cells: Mapping[int, str] | None = None
) -> list[Text]:
    """The numbered options. Many similar options on the board become one entry that refers to the numbered places. `cells`: the names of places."""
    found = []
    kinds = alike(choices, teller, cells or {}, place)
    for first, *others in crowds(kinds):
        choice, about = choices[first - 1], told[first - 1]
        if others:
            text = kinds[first - 1]
            if text == choice.text.id:
                what = teller.choice(choice).removesuffix(str(choice.text.args.get("thing", ""))).strip()
                text = f"{what} {teller.voice.render('terminal-numbered', {'place': place})}".strip()
            found.append(entry(f"{first}–{others[-1]}", elements_in(text, teller)))
        else:
            between = " " if BRACKETED.fullmatch(about) else ": "
            more = styled(between, DIM) + elements_in(about, teller) if about else Text("")
            found.append(entry(str(first), elements_in(option_text(choice, teller), teller)) + more)
    return found
