"""What can be chosen at the terminal, numbered, and which of it a typed line means."""

from __future__ import annotations

import difflib
import itertools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from undercroft.kernel.decision import Seat
from undercroft.kernel.scene import Choice, Question, Scene
from undercroft.presentation.telling import Teller


class Pick(NamedTuple):
    """Something that can be chosen: an option of the question or, with a seat, something that this seat may do meanwhile."""

    choice: Choice
    seat: Seat | None = None


def gravest_last(question: Question) -> Question:
    """Move options that need confirmation to the end."""
    return replace(question, choices=tuple(sorted(question.choices, key=lambda choice: choice.confirm)))


def numbered(scene: Scene) -> list[tuple[Question, list[tuple[int, Choice]]]]:
    """The question and after it what others may do meanwhile, numbered on from one to the next."""
    count = itertools.count(1)
    return [(question, [(next(count), choice) for choice in question.choices]) for question in scene.questions]


def picks(scene: Scene) -> list[Pick]:
    """Everything that can be chosen, in the order of its numbers."""
    return [Pick(choice, question.seat if question.standing else None) for question in scene.questions for choice in question.choices]


def _nearest(found: Iterable[Pick]) -> list[Pick]:
    """What is asked, or only if that is nothing, what others may do. With the same words, the question comes first."""
    found = list(found)
    return [pick for pick in found if pick.seat is None] or found


def exact(offered: Sequence[Pick], text: str) -> list[Pick]:
    """What matches exactly: by number, by key, or by the part of the key after the colon."""
    if text.isdigit() and 1 <= int(text) <= len(offered):
        return [offered[int(text) - 1]]
    whole = [pick for pick in offered if pick.choice.key == text]
    return _nearest(whole or [pick for pick in offered if pick.choice.key.partition(":")[2] == text])


def beginnings(offered: Sequence[Pick], text: str, teller: Teller, inside: bool) -> list[Pick]:
    """What has a key, name or text that starts with `text`. If there is none and `inside` is true, what contains a word that starts with it."""
    wanted, begun, within = text.lower(), list[Pick](), list[Pick]()
    for pick in offered:
        choice = pick.choice
        ways = [choice.key, choice.key.partition(":")[2], teller.choice(choice), str(choice.text.args.get("thing", ""))]
        if any(way.lower().startswith(wanted) for way in ways):
            begun.append(pick)
        elif inside and f" {wanted}" in teller.choice(choice).lower():
            within.append(pick)
    return _nearest(begun or within)


def shown(pick: Pick, teller: Teller) -> str:
    """What stands for an option where it is named. Keys are English words, so other languages show its text."""
    return pick.choice.key if teller.locale == "en" else teller.choice(pick.choice)


def unknown(text: str, offered: Sequence[Pick], commands: Iterable[str], teller: Teller) -> str:
    """A helpful one-line error."""
    voice = teller.voice
    if text.isdigit():
        return voice.render("terminal-no-option" if offered else "terminal-only-go", {"number": text, "count": len(offered)})
    if close := difflib.get_close_matches(text.lower(), [*commands, *(shown(pick, teller) for pick in offered)], 1, 0.5):
        return voice.render("terminal-unknown-close", {"text": text[:40], "close": close[0]})
    return voice.render("terminal-unknown", {"text": text[:40]})
