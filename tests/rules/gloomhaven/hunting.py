"""Positions for monsters' turns: the type "beast" acts at 50, before the characters, who lead with 60 and 70 unless told otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.games.gloomhaven.events import Focused, Skipped
from undercroft.games.haven.events import Attacked, Moved

from .position import Position, card, kind, position

ASKED = ("monster-focus", "monster-move", "monster-targets", "monster-next", "monster-path")
"""What the table decides for monsters here."""


def hunt(
    map_: str,
    *does: str,
    lead: tuple[int, int] = (60, 70),
    monsters: Mapping[str, str] | None = None,
    kinds: Sequence[dict[str, Any]] = (),
    stats: Mapping[str, Any] | None = None,
    cards: Sequence[dict[str, Any]] = (),
    cards2: Sequence[dict[str, Any]] = (),
    **given: Any,
) -> Position:
    """At card selection: a beast on A, which does this (a move and an attack, if nothing is said), and dummies on D."""
    beast = kind("beast", does=does or ("Move +0", "Attack +0"), **(stats or {}))
    on_map = {mark: what for mark, what in {"A": "beast", "D": "dummy", **(monsters or {})}.items() if mark in map_}
    return position(
        map_, monsters=on_map, kinds=[beast, *kinds], cards=[card("lead-1", initiative=lead[0]), *cards],
        cards2=[card("lead-2", initiative=lead[1]), *cards2], **given,
    )  # fmt: skip


def turn(p: Position, *cards: str, **others: Any) -> Position:
    """Play a round up to what the table is asked for a beast, or to the first turn of a character after it."""
    given = {"c2": ("lead-2", p.hero(2).hand[-1]), **others}
    return p.play(*(cards or ("lead-1", p.hero(1).hand[-1])), **given).until(*ASKED, "turn", "select")


def hunted(map_: str, *does: str, **given: Any) -> Position:
    """The position after the beast's turn, or where the table is asked."""
    return turn(hunt(map_, *does, **given))


def foci(p: Position, figure: str = "beast-1") -> list[str]:
    """Whom a figure focused on, in order."""
    return [e.target for e in p.events(Focused) if e.figure == figure]


def attacked(p: Position, figure: str = "beast-1") -> list[str]:
    """Whom a figure attacked, in order."""
    return [e.target for e in p.events(Attacked) if e.figure == figure]


def path(p: Position, figure: str = "beast-1") -> list[str]:
    """The hexes a figure entered, in order."""
    return [p.game.name(c) for e in p.events(Moved) if e.figure == figure for c in e.path]


def skipped(p: Position, figure: str = "beast-1") -> list[str]:
    """Why a figure did not do what its card says."""
    return [e.what for e in p.events(Skipped) if e.figure == figure]


def at(p: Position, figure: str = "beast-1") -> str:
    return p.where(p.state.figures[figure])
