"""The board of an adventure as players see it: zones with their contents, walls and doors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from undercroft.grid.zones import Ways, pair
from undercroft.kernel.scene import Board, Cell, Edge, Message

from ..content.model import Adventure
from ..game import Dark

KEPT = 64
"""How many boards are cached."""
BOARD = "map"
TERRAIN = (
    "room", "hidden", "start", "exit", "level", "treasure", "special-treasure", "artifact", "lair", "library", "token", "firework", "bridge",
    "stairs",
)  # fmt: skip
"""The marks on zones. A number after a colon is a count or, for level tokens, the level."""


class Layout(NamedTuple):
    """Everything that can change on a board."""

    gone: int
    revealed: int
    opened: tuple[int, ...]
    unlocked: tuple[str, ...]
    levels: tuple[tuple[int, int], ...]
    regular: tuple[int, ...]
    special: tuple[int, ...]
    tokens: tuple[tuple[str, int], ...]
    names: tuple[str, ...]
    fireworks: tuple[int, ...]
    barred: tuple[tuple[int, int], ...]
    """Borders on which a pillar stands."""


def board(game: Dark) -> Board:
    """The zones that still exist."""
    s = game.state
    pillars = (game.adventure.pillars[id].zones for id in s.pillars) if game.bars else ()
    layout = Layout(
        s.gone, s.revealed, tuple(s.opened), tuple(s.unlocked), tuple((t.zone, t.level) for t in s.levels), tuple(s.regular), tuple(s.special),
        tuple(s.tokens.items()), tuple(map(game.token_name, s.tokens)), tuple(s.fireworks),
        tuple(pair(*zones) for zones in pillars if len(zones) == 2),
    )  # fmt: skip
    return _board(game.adventure, layout)


@lru_cache(maxsize=KEPT)
def _board(adventure: Adventure, layout: Layout) -> Board:
    there = [n for n in range(len(adventure.board.zones)) if not layout.gone >> n & 1]
    return Board(BOARD, "zones", tuple(_cell(adventure, layout, n) for n in there), tuple(_edges(adventure, layout)))


def _count(mark: str, n: int) -> tuple[str, ...]:
    return () if n == 0 else (mark,) if n == 1 else (f"{mark}:{n}",)


def _cell(adventure: Adventure, layout: Layout, n: int) -> Cell:
    """A zone: room or corridor, lit or dark, and everything in it; a room whose chamber has never been
    opened is marked as hidden."""
    map_, zone = adventure.board, adventure.board.zones[n]
    marks = [mark for mark, is_ in (("room", zone.room), ("hidden", zone.room and not layout.revealed >> n & 1)) if is_]
    marks += [mark for mark, at in (("start", adventure.start), ("exit", adventure.exit)) if at == n]
    levels = [level for at, level in layout.levels if at == n]
    marks += [f"level:{level}" for level in dict.fromkeys(levels)]
    marks += [*_count("treasure", layout.regular.count(n)), *_count("special-treasure", layout.special.count(n))]
    kinds = [adventure.tokens[id][0] if id in adventure.tokens else "token" for id, at in layout.tokens if at == n]
    marks += [mark for kind in dict.fromkeys(kinds) for mark in _count(kind, kinds.count(kind))]
    marks += _count("firework", layout.fireworks.count(n))
    ways = [b if a == n else a for a, b in sorted(map_.stairs) if n in (a, b)]
    marks += [mark for mark, is_ in (("bridge", map_.bridges >> n & 1), ("stairs", ways)) if is_]
    return Cell(n, zone.name, 2 * zone.x, 2 * zone.y, tuple(marks), text=_about(adventure, layout, n, ways), light=zone.light)


def _about(adventure: Adventure, layout: Layout, n: int, ways: Sequence[int]) -> Message | None:
    """What the marks do not show about a zone: the names of tokens, and where stairs lead; None if there is nothing."""
    things = [name for (_, at), name in zip(layout.tokens, layout.names) if at == n and name]
    if not things and not ways:
        return None
    return Message("md-here", {"count": len(things), "things": things, "stairs": len(ways), "ways": [adventure.board.zones[w].name for w in ways]})


def _edges(adventure: Adventure, layout: Layout) -> Iterable[Edge]:
    """Walls, and doors with their states; a pillar on a border blocks it."""
    map_, gone = adventure.board, layout.gone
    doors = {door.border: n for n, door in enumerate(adventure.doors)}
    for a, b in sorted(map_.borders):
        if gone >> a & 1 or gone >> b & 1:
            continue
        if (a, b) in doors:
            yield Edge(a, b, "door", _door(adventure, layout, doors[a, b]))
        elif (a, b) in layout.barred:
            yield Edge(a, b, "wall", "pillar")
        elif (a, b) not in map_.open:
            yield Edge(a, b, "wall")


def _door(adventure: Adventure, layout: Layout, n: int) -> str:
    door = adventure.doors[n]
    if n in layout.opened:
        return "open"
    locked = door.special is not None and door.special.locked and door.name not in layout.unlocked
    return "locked" if locked else "closed"


def open_ways(game: Dark) -> Ways:
    """The board as if every door that may be opened were open."""
    s = game.state
    doors = [
        d.border for n, d in enumerate(game.adventure.doors)
        if n in s.opened or d.special is None or not d.special.locked or d.name in s.unlocked
    ]  # fmt: skip
    shut = [(p.zones[0], p.zones[1]) for id, p in game.adventure.pillars.items() if id in s.pillars and len(p.zones) == 2] if game.bars else []
    return game.board.ways(doors, shut, s.gone)
