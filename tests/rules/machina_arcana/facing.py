"""Positions for tests of attacks: ann and a dummy beside her."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.machina_arcana.events import Attacked, LostHealth

from .position import Position, position

USE = "use:explorer/ann/active/0"
SECOND = "use:explorer/ann/active/1"
FREE = "free:explorer/bob/active/0"
GOLEM = {"id": "golem", "armor": 4, "will": 1, "health": 3, "stamina": 0}
HIT, SHOT, MAGIC = "Pay 1 stamina, melee: attack 1/0", "Pay 1 stamina, range 3: attack 1/0", "Pay 1 stamina, melee: magical attack 1/0"


def facing(
    *active: str, rolls: str = "", armor: int = 3, will: int = 3, health: int = 3, passive: Sequence[str] = (), essence: int = 0, explorers: int = 1,
    drawing: str = "a .", at: str = "2,1", others: Sequence[str] = (), monster: Sequence[str] = (), bob: Sequence[str] = (), **more: Any,
) -> Position:  # fmt: skip
    """ann's turn, with a dummy of these attributes beside her, and copies of it on the spaces of `others`; bob's abilities cost no stamina."""
    ids = ["dummy", *(f"dummy{n}" for n in range(2, 2 + len(others)))]
    figures = [{"id": id, "armor": armor, "will": will, "health": health, "stamina": 0, "passive": list(monster)} for id in ids]
    people = {"ann": {"active": list(active or (HIT,)), "passive": list(passive)}, "bob": {"active": list(bob)}}
    p = position(drawing, explorers=explorers, explorer=people, monsters=[*figures, *more.pop("monsters", ())], rolls=rolls, **more)
    with p.arrange() as s:
        for id, space in zip(ids, (at, *others), strict=True):
            p.put(id, space)
        s.explorers["ann"].essence = essence
    return p.begin()


def hurt(p: Position) -> list[str]:
    """Who has lost health."""
    return [e.figure for e in p.told(LostHealth)]


def last(p: Position) -> Attacked:
    return p.told(Attacked)[-1]
