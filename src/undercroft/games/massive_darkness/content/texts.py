"""The text of card lines: what a line does, what it costs, and which card it is on."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from undercroft.language.lines import Line
from undercroft.language.vocabulary import Node

from . import words
from .adventure_words import ADVENTURE_TEXT
from .words import CARD_TEXT

KEPT = 4096
"""How many lines are cached: the text printed on a card never changes."""


def line_card(id: str) -> str:
    """The card a line is on: `equipment/club/0` is on `club`, `class/monk/fists/1/0` on `monk/fists/1`, `hero/ann/skill` on `ann`."""
    return id.partition("/")[2].rpartition("/")[0].removesuffix("/use")


def _nodes(line: Line) -> tuple[Node, ...]:
    """The nodes that work in a combat, including those after Charge and Safe Shot."""
    return line.modifiers or tuple(node for step in line.steps for node in step.modifiers)


@lru_cache(maxsize=KEPT)
def work_text(line: Line) -> str:
    """What a line does in a combat, without its window, price and conditions."""
    return ", ".join(CARD_TEXT.modifiers.show(node) for node in _nodes(line) if not isinstance(node, words.Repeat))


@lru_cache(maxsize=KEPT)
def lasting_text(line: Line) -> str:
    """What is in force until the End phase, without that duration."""
    return CARD_TEXT.show(replace(line, span=""))


@lru_cache(maxsize=KEPT)
def offer_text(line: Line) -> str:
    """The text of an offered line: its price and what that buys."""
    nodes = _nodes(line)
    if not nodes:
        return CARD_TEXT.show(line)
    price = "" if line.price is None else f"{CARD_TEXT.prices.show(line.price)}: "
    return price + ", ".join(map(CARD_TEXT.modifiers.show, nodes))


@lru_cache(maxsize=KEPT)
def line_text(id: str, line: Line) -> str:
    """A whole line as printed on a card, or a special rule of an adventure."""
    return (ADVENTURE_TEXT if id.startswith("adventure/") else CARD_TEXT).show(line)
