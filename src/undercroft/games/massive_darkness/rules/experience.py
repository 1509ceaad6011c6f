"""Experience and shards (MD-XPP, MD-STY)."""

from __future__ import annotations

from ..events import XpGained
from ..game import MAX_XP, Dark

SHARDS = 5
"""MD-STY-03: how many shards make a point of experience."""


def gain_xp(game: Dark, id: str, xp: int, rule: str, line: str = "") -> None:
    """MD-XPP-01, MD-HER-08, MD-ACT-11, MD-STY-02, MD-STY-03, MD-STY-08: gain experience at once, up to 30, the rest is lost; in story mode shards,
    five of which make a point. A hero who is dead or gone gains nothing (MD-HER-09, MD-OBJ-09)."""
    hero, s = game.hero(id), game.state
    if hero.dead or hero.left or xp <= 0:
        return
    before = hero.xp, hero.shards
    if s.story:
        hero.shards += xp
        hero.xp += hero.shards // SHARDS
        hero.shards %= SHARDS
    else:
        hero.xp += xp
    hero.xp = min(hero.xp, MAX_XP)
    game.tell(XpGained(figure=id, xp=hero.xp - before[0], shards=hero.shards - before[1], line=line, rules=(rule,)))


def reward(game: Dark, xp: int, rule: str, line: str = "") -> None:
    """MD-ACT-07 … 11: experience for every hero who is alive and in play."""
    for id in game.standing():
        gain_xp(game, id, xp, rule, line)
