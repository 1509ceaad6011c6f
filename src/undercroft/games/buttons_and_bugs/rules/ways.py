"""Where figures could go or attack, before they do."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Spec
from undercroft.games.haven.rules.legs import leg_of
from undercroft.games.haven.rules.paths import Way
from undercroft.games.haven.state import Figure

from ..game import Bugs


def way_of(game: Bugs, figure: Figure, points: int, jump: bool, controlled: bool = False) -> Way:
    """BB-MOV-01 … 04, BB-MOV-07 … 10, BB-TER-05 … 07, BB-TER-09, BB-TER-10, BB-CTL-10, BB-CTL-11: how a figure moves: on foot, around whatever blocks
    it; jumping over everything except in its last hex; or flying over everything. A controlled monster treats all other monsters as enemies and the
    character as an ally (BB-CTL-02)."""
    area, obstacles, slow, hazards = game.terrain()
    everyone, foes = game.taken(figure, "hero" if controlled else "")
    free = area & ~everyone
    if game.flying(figure):
        return Way(figure.cell, area, free, 0, 0, points)
    if jump:
        return Way(figure.cell, area, free & ~obstacles, 0, hazards, points, leaps=True)
    return Way(figure.cell, area & ~(obstacles | foes), free & ~obstacles, slow, hazards, points)


def controllable(game: Bugs, spec: Spec, monster: Figure) -> bool:
    """BB-CTL-04, BB-CTL-06: whether a monster could perform any of the abilities in brackets. A move needs a path and no immobilize; an attack needs
    a target and no disarm. Abilities that control nobody are ignored."""
    for inner in spec.inner:
        match inner.node:
            case words.Move(points=points):
                way = way_of(game, monster, game.amount(game.hero, points), inner.mods.jump, controlled=True)
                if "immobilize" not in monster.conditions and leg_of(way).reach:
                    return True
            case words.Attack():
                if "disarm" not in monster.conditions and game.targetable(monster, inner.mods.range or 1, controlled=True):
                    return True
    return not spec.inner
