"""Positions for tests of targets: ann, statues to aim at, and perhaps a second tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.games.machina_arcana.events import LostHealth, Used
from undercroft.games.machina_arcana.state import Placed

from .position import Position, face, position

USE, SECOND = "use:explorer/ann/active/0", "use:explorer/ann/active/1"
MELEE, BOW, ARC = "Pay 1 stamina, melee: attack 1/0", "Pay 1 stamina, range 3: attack 1/0", "Pay 1 stamina, range 3 over obstacles: attack 1/0"
AROUND = "Pay 1 stamina: attack 1/0, on adjacent units"
STATUES = [{"id": f"s{n}", "armor": 3, "will": 3, "health": 5, "stamina": 0} for n in range(5)]


def aiming(
    *active: str, drawing: str = "a", statues: Sequence[str] = (), at: str = "", second: str = "", passive: Sequence[str] = (), explorers: int = 1,
    people: dict[str, dict[str, Any]] | None = None, monsters: Sequence[dict[str, Any]] = (), closed: str = "", **more: Any,
) -> Position:  # fmt: skip
    """ann's turn, with statues on these spaces; a second tile lies to the east if it is drawn; a door may be closed."""
    cast = {"ann": {"active": list(active), "passive": list(passive)}, **(people or {})}
    beasts = [*STATUES, *monsters]
    p = position(drawing, explorer=cast, explorers=explorers, monsters=beasts, tiles=[face("second", second)], borders=("east", "south"), **more)
    with p.arrange() as s:
        if second:
            s.tiles.append(Placed("second", 1, 0))
            s.stack.remove("second")
        for n, space in enumerate(statues):
            p.put(f"s{n}", space)
        if at:
            p.stand("ann", at)
        if closed:
            a, b = closed.split()
            s.closed = [(p.cell(a), p.cell(b))]
    return p.begin()


def aims(p: Position, key: str = USE) -> list[str]:
    """What ann can aim at. If that is only one thing, she does."""
    p.go(key)
    if p.prompt == "which-target":
        return [key.removeprefix("target:") for key in p.keys]
    return [target for e in p.told(Used) for target in (e.target, e.aimed) if target not in ("", "unit")]


def hurt(p: Position) -> list[str]:
    return [e.figure for e in p.told(LostHealth)]


def shoots(
    symbol: str, drawing: str = "a", *, at: str = "2,1", others: Sequence[str] = (), passive: Sequence[str] = (), closed: str = "",
    effect: str = "attack 1/0", wounds: int = 0, ann: str = "", second: str = "",
) -> list[str]:  # fmt: skip
    """Whom a predictable monster that cannot move uses an ability on, which it has stamina for once."""
    lines = {"active": [f"Pay 1 stamina, {symbol}: {effect}"], "passive": ["Immobile", *passive]}
    hunter = {"id": "hunter", "armor": 3, "will": 3, "health": 2, "stamina": 1, **lines}
    p = aiming(MELEE, drawing=drawing, statues=others, monsters=[hunter], closed=closed, at=ann, second=second)
    with p.arrange():
        p.put("hunter", at, wounds=wounds)
    p.begin().go("pass")
    while p.s.round == 1:
        p.go(p.keys[0])
    return [e.target for e in p.told(Used)]
