"""Levels: how the level of the game rises, and what then comes into force (MD-LVL)."""

from __future__ import annotations

from ..content import adventure_words as rules
from ..content import words
from ..events import LevelRose
from ..game import Dark
from .gear import TOP
from .wounds import heal


def check_level(game: Dark) -> None:
    """MD-LVL-02, MD-LVL-05 … 07, MD-LVL-17, MD-Q09-07, MD-STY-10: at the end of an action or a phase, a living hero on a tile with a higher token
    raises the level to it; if there are several, to the highest."""
    level, zones = game.state.level, game.board.zones
    tiles = [zones[h.zone].tile for h in game.standing().values()]
    higher = [t.level for t in game.state.levels if t.level > level and zones[t.zone].tile in tiles and game.there(t.zone)]
    if higher and rules.LevelByRule not in game.adventure.always:
        raise_level(game, max(higher), "MD-LVL-02")


def raise_level(game: Dark, level: int, rule: str) -> None:
    """MD-LVL-01, MD-LVL-04, MD-LVL-05: the tokens of the new level become active; the level never goes down."""
    if level <= game.state.level or level > TOP:
        return
    game.state.level = level
    game.tell(LevelRose(level=level, rules=(rule, "MD-LVL-04")))
    for id in game.state.heroes:
        grow(game, id)


def grow(game: Dark, id: str) -> None:
    """MD-SKL-04, MD-SKL-05, MD-HER-03, MD-CLS-09: when a skill that grants health first comes into force, the maximum rises and the hero heals by
    as much."""
    hero = game.hero(id)
    skills = [skill for skill in game.lasting(id, words.MoreHealth) if isinstance(skill.node, words.MoreHealth)]
    for skill in skills:
        assert isinstance(skill.node, words.MoreHealth)
        if skill.node.by > hero.grown:
            hero.grown = skill.node.by
            heal(game, id, skill.node.by, skill.id, "MD-SKL-05")
