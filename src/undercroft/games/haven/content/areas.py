"""Draws areas of effect as small text diagrams on cards (BB-TGT-15, GH-AOE-01)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from undercroft.grid.area import Pattern
from undercroft.kernel.scene import Card, Zone

AREA = "area "
"""How card text introduces an area."""


@lru_cache(maxsize=256)
def drawing(pattern: Pattern) -> tuple[str, ...]:
    """A pattern drawn row by row: `x` is a hex of the area, `@` the hex of the acting figure."""
    marks = {(2 * q + r, r): "x" for q, r in pattern.cells} | ({(0, 0): "@"} if pattern.grey else {})
    left, top = min(x for x, _ in marks), min(y for _, y in marks)
    wide, high = max(x for x, _ in marks) - left + 1, max(y for _, y in marks) - top + 1
    return tuple("".join(marks.get((x + left, y + top), " ") for x in range(wide)).rstrip() for y in range(high))


def drawn(zones: tuple[Zone, ...], areas: Mapping[str, Pattern]) -> tuple[Zone, ...]:
    """The same zones, with each card showing the areas named in its text."""
    return tuple(replace(zone, cards=tuple(_drawn(card, areas) for card in zone.cards)) for zone in zones)


def _drawn(card: Card, areas: Mapping[str, Pattern]) -> Card:
    back = None if card.back is None else _drawn(card.back, areas)
    texts = tuple(line for lines in card.parts.values() for line in lines if AREA in line)
    names = {name: areas[shape] for name, shape in _named(texts, tuple(areas))} if texts else {}
    if not names and back is card.back:
        return card
    return replace(card, areas={name: drawing(area) for name, area in names.items()}, back=back)


@lru_cache(maxsize=4096)
def _named(texts: tuple[str, ...], shapes: tuple[str, ...]) -> list[tuple[str, str]]:
    """The areas named in card text, each as it is called there with its id."""
    names = {shape.replace("-", " "): shape for shape in shapes}
    return [pair for pair in names.items() if any(re.search(rf"{AREA}\"?({'|'.join(map(re.escape, pair))})\b", line) for line in texts)]
