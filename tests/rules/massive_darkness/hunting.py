"""Enemies at work: positions at the start of the enemies' phase, and what an enemy did in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from undercroft.games.massive_darkness.events import CombatBegan, GotUp, Idle, Went
from undercroft.kernel.event import Event

from .position import DARK, OPEN, Position, position


class Board(NamedTuple):
    """Tiles from left to right, with closed doors so that everything can be reached once they are open."""

    tiles: tuple[str, ...]
    doors: tuple[str, ...] = ()


FIELD = Board((OPEN,))
NIGHT = Board((DARK,))
LANE = """
    +---+---+---+
      C   C   C
    +---+---+---+
      c   c   c
    +---+---+---+
      C   c   C
    +---+---+---+
    """
LANES = Board((LANE, LANE), ("a1-a2", "a2-a3"))
"""Three lanes from a to f: a lit one, a dark one, and one with dark zones at b and e."""
RING = Board(
    (
        """
        +---+---+---+
        | C   C   C |
        +   +---+   +
        | C | C | C |
        +   +---+   +
        | C   C   C |
        +---+---+---+
        """,
    ),
    ("a2-b2",),
)
"""A lit corridor around a zone behind a door."""
YARD = Board(
    (
        """
        +---+---+---+
        | c   C   c |
        +   +---+   +
        | c | c | C |
        +   +---+   +
        | c   c   c |
        +---+---+---+
        """,
    ),
    ("a2-b2",),
)
"""The same with light at b1 and c2 only."""
DEN = Board(
    (
        """
        +---+---+---+
        | c   c   c |
        +   +---+---+
        | c | c   c |
        +   +---+   +
        | c | c   c |
        +---+---+---+
        """,
    ),
    ("a2-b2",),
)
"""All dark: a way from a3 up to a1 and on to c1, and a corner b2 … c3 behind a door."""
CELL = Board((DEN.tiles[0].replace("| c | c   c |", "| c | C   C |"),), DEN.doors)
"""The same with light in the corner."""
TEE = Board(
    (
        """
        +---+---+---+
        | C   c   c
        +---+---+   +
        | c   c | c |
        +   +   +---+
        | c   c   c |
        +---+---+---+
        """,
        """
        +---+---+---+
          c   c   c |
        +---+---+   +
        | c   c | C |
        +   +   +---+
        | c   c   c |
        +---+---+---+
        """,
    ),
    ("a1-a2", "d1-d2"),
)
"""A dark lane from a1, which is lit, to f1; from it c2 and f2, which is lit, are one step down; all else lies behind doors."""
WARLOCKS = {"enemy": "warlocks", "health": 1, "minions": 1, "melee": "yellow 1", "ranged": "yellow 1", "magic": "yellow 1"}
"""A mob with all three attacks."""
SORCERY: dict[str, Any] = {"guards": [WARLOCKS], "kinds": [("warlocks", "mob", 12)]}
TAUNT = {"skill": "Taunt"}


def laid(board: Board, adventure: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A board as `position` wants it."""
    names = [f"{n + 1}R" for n in range(len(board.tiles))]
    more = dict(adventure or {})
    more["doors"] = [*board.doors, *more.get("doors", ())]
    return {"tiles": dict(zip(names, board.tiles)), "rows": [names], "adventure": more}


def hunt(
    heroes: str, foes: str, board: Board = FIELD, *, xp: str = "", dead: str = "", stunned: str = "", asleep: str = "",
    have: Mapping[str, Mapping[str, Any]] | None = None, adventure: Mapping[str, Any] | None = None, **content: Any,
) -> Position:  # fmt: skip
    """The enemies' phase with heroes and enemies in these zones: `"ann:a1 bob:c3", "rats:b2"`; heroes are ann, bob, cid … in this order, enemies
    e1, e2 … `have` sets whatever else a figure has; of `state` it is the game's. It is played until somebody is asked."""
    places = dict(pair.split(":") for pair in heroes.split())
    p = position(heroes=len(places), **laid(board, adventure), **content)
    with p.arrange() as s:
        for id, zone in places.items():
            s.heroes[id].zone = p.zone(zone)
        for pair in xp.split():
            id, _, points = pair.partition(":")
            s.heroes[id].xp = int(points)
        for pair in foes.split():
            p.put(*pair.split(":"))
        for id in stunned.split():
            (s.heroes.get(id) or s.enemies[id]).stunned = True
        for id in dead.split():
            s.heroes[id].dead, s.heroes[id].health = True, 0
        for id in asleep.split():
            s.enemies[id].asleep = True
        for id, fields in (have or {}).items():
            for name, value in fields.items():
                setattr(s if id == "state" else s.heroes.get(id) or s.enemies[id], name, value)
        s.phase, s.turn, s.waiting = "enemies", None, list(s.enemies)
    return p


def again(p: Position, **zones: str) -> Position:
    """Another enemies' phase from where things stand, with heroes in these zones."""
    with p.arrange() as s:
        for id, zone in zones.items():
            s.heroes[id].zone = p.zone(zone)
        s.phase, s.turn, s.todo, s.acted, s.waiting = "enemies", None, [], [], list(s.enemies)
    return p


def did(p: Position, id: str = "e1") -> list[str]:
    """What an enemy did since the start of its phase: zones it went to, `attacks ann`, `idle`, `gets up`."""
    return [text for event in p.table.events if (text := _told(p, event, id))]


def _told(p: Position, event: Event, id: str) -> str:
    match event:
        case Went(figure=figure, path=path) if figure == id:
            return p.game.name(path[-1])
        case CombatBegan(figure=figure, target=target) if figure == id:
            return f"attacks {target}"
        case Idle(figure=figure) if figure == id:
            return "idle"
        case GotUp(figure=figure) if figure == id:
            return "gets up"
    return ""


def kinds(p: Position) -> list[str]:
    """The attack types of the combats, in order."""
    return [e.kind for e in p.told(CombatBegan)]
