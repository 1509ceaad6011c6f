"""Actions of characters: their parts, and whom an attack ability may attack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from undercroft.grid.area import placements
from undercroft.kernel.decision import Option

from ..content.abilities import Ability, Spec
from ..content.mods import Mods
from ..game import AnyHaven
from ..state import F

Part: TypeAlias = tuple[Ability, Spec | None]
"""What is performed at once: one step of a line, or an active bonus (None)."""


@lru_cache(maxsize=1024)
def parts_of(abilities: tuple[Ability, ...]) -> tuple[Part, ...]:
    """BB-ACT-05, GH-TRN-03, GH-GEN-08, FC-SEP-01, FC-SEP-03: abilities in printed order. An active bonus is one part; other lines have one part for
    each step."""
    found: list[Part] = []
    for ability in abilities:
        found += [(ability, None)] if ability.active else [(ability, spec) for spec in ability.specs]
    return tuple(found)


def ability_mods(game: AnyHaven, spec: Spec, paid: Sequence[int], used: Sequence[str]) -> list[Mods]:
    """BB-ADD-01, BB-ADD-02, BB-ADD-07, GH-GEN-10, GH-ITM-03: an attack ability's modifiers: printed, paid for, and from items and bonuses that apply
    to the whole ability."""
    if not paid and not used:
        return [spec.mods]
    effects = [game.effect(id) if id in game.content.items else game.content.abilities[id] for id in used]
    return [spec.mods, *(spec.riders[n].mods for n in paid), *(effect.mods for effect in effects)]


def shape_of(mods: Sequence[Mods]) -> str:
    """The area of an attack ability, if any; the last one counts."""
    shapes = [m.area for m in mods if m.area]
    return shapes[-1] if shapes else ""


def attackable(game: AnyHaven, figure: F, reach: int, area: Sequence[str], hit: Sequence[str], left: int) -> list[F]:
    """BB-TGT-03, BB-TGT-04, BB-TGT-20, BB-TGT-21, BB-CON-21, GH-ATK-14, GH-AOE-09 … 11, GH-EFF-18, GH-EFF-19: the figures that may be attacked next:
    those in the placed area, and others in range while single targets are left. Nobody in `hit` is attacked again."""
    figures = game.state.figures
    found: list[F] = [figures[i] for i in area if i in figures and "invisible" not in figures[i].conditions]
    if left > 0:
        found += [t for t in game.targetable(figure, reach) if t.id not in hit and t.id not in area]
    return found


async def place_area(game: AnyHaven, figure: F, ability: Ability, shape: str, reach: int, enemies: Iterable[F]) -> list[str]:
    """BB-TGT-15, BB-TGT-16, BB-TGT-18, BB-TGT-19, BB-ATK-09, GH-AOE-01, GH-AOE-02, GH-AOE-04 … 08, GH-AOE-11, GH-AOE-12, GH-ATK-14: place the area
    once, freely rotated and mirrored, with a red hex among the hexes of `reach`. Placements that hit the same visible enemies are offered as one
    option. Empty if it can hit none."""
    visible = [e for e in enemies if "invisible" not in e.conditions]
    caught: dict[str, list[str]] = {}
    for mask in placements(game.content.areas[shape], figure.cell, reach):
        inside = [e.id for e in visible if mask >> e.cell & 1]
        if inside:
            caught.setdefault("+".join(inside), inside)
    if not caught:
        return []
    options = [Option(f"area:{key}", inside) for key, inside in sorted(caught.items())]
    inside = await game.choose(game.player(figure), "area", options, line=ability.id)
    return inside[:]
