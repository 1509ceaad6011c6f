"""Attacks about to be made: shorthands for the sections on targets, attacks, modifiers and their effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.haven.events import Attacked, Gained, Healed, Moved, Retaliated, Suffered

from .position import Position, card, monster, row

LADDER = [["-1", "+0", f"+{n}"] for n in range(1, 7)]
"""A table in which every row has a "+" of its own: +1 in the first row, +6 in the last."""


def table(*entries: str) -> list[list[str]]:
    """A table with these modifiers in the "+" column, row after row, then +0."""
    return [["-1", "+0", entry] for entry in (*entries, *["+0"] * 6)[:6]]


def about_to(
    top: str | Sequence[str], map_: str = "s 1", *, rolls: str = "", monsters: Sequence[str] = (), cards: Sequence[Any] = (), **given: Any
) -> Position:
    """The character at its turn with `top` on its card "jab"; monsters that are not named are dummies with 30 health."""
    placed = list(monsters) or [f"dummy {n}" for n in sorted(map_) if n.isdigit()]
    types = len({m.split()[0] for m in placed})
    jab = card("jab", top=top, initiative=1)
    return row(map_, monsters=placed, cards=[jab, *cards], draws="0 " * types + rolls, **given).play("jab", "spare-1")


def facing(does: Sequence[str], map_: str = "s 1", *, rolls: str = "", more: Sequence[str] = (), **given: Any) -> Position:
    """Card selection before a biter (number 1) that acts first and does this; `more` are dummies or other monsters on the map."""
    biter = monster("biter", health=30, zero=does, initiatives=(1, 1, 1))
    placed = ["biter 1", *more]
    types = len({m.split()[0] for m in placed})
    return row(map_, monsters=placed, kinds=[biter], draws="0 " * types + rolls, **given)


def lost(p: Position, number: int) -> int:
    """How much health a monster has lost."""
    figure = p.monster(number)
    return figure.max_health - figure.health


def story(p: Position) -> list[str]:
    """What attacks did, in order: "attacked m1", "gained m1 wound"."""
    told: list[str] = []
    for event in p.table.events:
        match event:
            case Attacked(target=target):
                told.append(f"attacked {target}")
            case Suffered(figure=figure):
                told.append(f"suffered {figure}")
            case Gained(figure=figure, condition=condition):
                told.append(f"gained {figure} {condition}")
            case Moved(figure=figure, how=how):
                told.append(f"{how} {figure}")
            case Retaliated(figure=figure):
                told.append(f"retaliated {figure}")
            case Healed(figure=figure):
                told.append(f"healed {figure}")
    return told
