"""The text of card lines: which card a line is on, and what a single step of it says."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from undercroft.language.lines import Line, Step

from .words import CARD_TEXT

KEPT = 4096
"""How many texts are cached: what is printed on a card never changes."""


def line_card(id: str) -> str:
    """The card a line is on: `item/scarrer/active/0` is on `scarrer`, `chapter/ice/1/enters/0` on `ice/1`."""
    return id.partition("/")[2].rsplit("/", 2)[0]


@lru_cache(maxsize=KEPT)
def line_text(line: Line) -> str:
    """A whole line as printed."""
    return CARD_TEXT.show(line)


@lru_cache(maxsize=KEPT)
def deed_text(line: Line) -> str:
    """What a line does, without the moment that it waits for, its price and its conditions."""
    return CARD_TEXT.show(Line(line.steps))


@lru_cache(maxsize=KEPT)
def effect_text(step: Step) -> str:
    """What a lasting effect does to the unit that it is on."""
    return CARD_TEXT.show(Line((replace(step, lasting=0, modifiers=()),)))
