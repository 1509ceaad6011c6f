"""The solver: takes a position as plain data and returns every legal outcome of the monster's turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from undercroft.games.haven.rules.paths import Way
from undercroft.games.haven.texts import folders
from undercroft.grid.area import Pattern
from undercroft.grid.hexes import MARGIN, STRIDE, cell_at, coordinates, flood
from undercroft.grid.topology import Topology
from undercroft.kernel.contract import BadPosition
from undercroft.text.messages import voice

from ..rules.mind import Effort, Foe, Mind, Step, Strike, TooMany

SPAN = STRIDE - 2 * MARGIN
"""The maximum width of a map, in hexes."""
MAX_FIGURES = 60
MAX_CELLS = 2000
MAX_STEPS = 1_500_000
"""The limit on the work for an answer, in steps of about a microsecond. No accepted position takes much more than a second or two."""
MAX_KEPT = 400
"""The maximum size, in cells, of a map that is cached for the next position."""

Place = tuple[int, int]
Small = Annotated[int, Meta(ge=-1000, le=1000)]
Places = Annotated[list[Place], Meta(max_length=MAX_CELLS)]


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    obstacle: Places = []
    trap: Places = []
    hazard: Places = []
    difficult: Places = []


class MonsterText(Struct, frozen=True, forbid_unknown_fields=True):
    at: Place
    move: Small = 0
    attack: bool = True
    range: Annotated[int, Meta(ge=0, le=1000)] = 0
    targets: Annotated[int, Meta(ge=1, le=1000)] = 1
    area: Annotated[list[Place], Meta(max_length=40)] = []
    area_from_self: bool = False
    flying: bool = False
    jump: bool = False
    muddled: bool = False
    disarmed: bool = False
    immobilized: bool = False
    stunned: bool = False


class FoeText(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=100)]
    at: Place
    initiative: Annotated[int, Meta(ge=0, le=1000)] = 99
    invisible: bool = False
    summon_of: str | None = None


class Switches(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that can be switched off, because groups interpret them differently."""

    area_over_walls: bool = True
    """Whether the hex of an area that is in range may be a wall hex."""
    adjacent_sight: bool = True
    """Whether adjacent hexes always have line of sight."""


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The schema of a position. It is defined only here."""

    cells: Places
    monster: MonsterText
    rules: Literal["gloomhaven"] = "gloomhaven"
    walls: Annotated[list[tuple[Place, Place]], Meta(max_length=3 * MAX_CELLS)] = []
    terrain: Terrain = Terrain()
    monsters: Annotated[list[Place], Meta(max_length=MAX_FIGURES)] = []
    characters: Annotated[list[FoeText], Meta(max_length=MAX_FIGURES)] = []
    switches: Switches = Switches()


class Board(NamedTuple):
    """A map placed on the board: its topology, and how its coordinates are shifted."""

    ground: Topology
    dq: int
    dr: int

    def cell(self, place: Place) -> int:
        q, r = place[0] + self.dq, place[1] + self.dr
        return cell_at(q, r) if 0 <= q < STRIDE and 0 <= r < STRIDE else -1

    def place(self, cell: int) -> Place:
        q, r = coordinates(cell)
        return q - self.dq, r - self.dr


def solve(position: Mapping[str, Any]) -> dict[str, Any]:
    """Every tied focus, and every tied destination with the characters attacked from there. Raises BadPosition."""
    try:
        read = msgspec.convert(dict(position), Position)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as e:
        raise BadPosition(f"not a position: {e}") from None
    return answer(read)


def read(data: bytes) -> Position:
    """Read a position from JSON."""
    try:
        return msgspec.json.decode(data, type=Position)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise BadPosition(f"not a position: {e}") from None


def answer(position: Position) -> dict[str, Any]:
    """The answer to a position, with the deciding rules and the ties left to the players."""
    lay = _board if len(position.cells) > MAX_KEPT else _known_board
    board = lay(tuple(position.cells), tuple(position.walls), position.switches.adjacent_sight)
    whom: list[Step] = []
    where: list[Step] = []
    try:
        mind = _mind(position, board)
        if mind is None:
            return {"focus": [], "options": [], "why": _why([Step("GH-FCB-03", "gh-stunned")], 1)}
        foci = sorted(mind.foci(whom))
        options = [option for focus in foci for option in mind.options(focus, where)]
    except TooMany as e:
        raise BadPosition(str(e)) from None
    told = sorted((board.place(o.cell), sorted(o.targets), o.focus) for o in dict.fromkeys(options))
    why = _why(whom, len(foci)) + _why(where, 1 if len(told) == len(foci) else len(told))
    return {"focus": foci, "options": [{"to": list(to), "targets": targets, "focus": focus} for to, targets, focus in told], "why": why}


def _why(trace: list[Step], tied: int) -> list[dict[str, str]]:
    """The deciding rules, and a note that the players choose if several results are left."""
    say = voice("en", folders("undercroft.games.gloomhaven")).render
    told = [{"rule": step.rule, "text": say(f"why-{step.id}", {"foes": list(step.foes), "hexes": step.cells.bit_count()})} for step in trace]
    return [*told, {"rule": "GH-AMB-01", "text": say("why-gh-tie", {"count": tied})}] if tied > 1 else told


# -- reading a position ----------------------------------------------------------------------------------------------------
def _board(places: tuple[Place, ...], walls: tuple[tuple[Place, Place], ...], adjacent_sight: bool) -> Board:
    """The map, centred on the board."""
    if not places:
        raise BadPosition("a position needs at least one cell")
    qs, rs = [q for q, _ in places], [r for _, r in places]
    wide, high = max(qs) - min(qs) + 1, max(rs) - min(rs) + 1
    if wide > SPAN or high > SPAN:
        raise BadPosition(f"the cells span {wide} x {high}; at most {SPAN} x {SPAN} are possible")
    dq, dr = (STRIDE - wide) // 2 - min(qs), (STRIDE - high) // 2 - min(rs)
    mask = sum(1 << cell_at(q + dq, r + dr) for q, r in dict.fromkeys(places))
    pairs = set()
    for a, b in walls:
        if (b[0] - a[0], b[1] - a[1]) not in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
            raise BadPosition(f"a thin wall lies between two neighbours, not between {list(a)} and {list(b)}")
        ends = [cell_at(q + dq, r + dr) for q, r in (a, b) if 0 <= q + dq < STRIDE and 0 <= r + dr < STRIDE]
        if len(ends) == 2 and all(mask >> end & 1 for end in ends):
            pairs.add((min(ends), max(ends)))
    return Board(Topology(mask, frozenset(pairs), adjacent_sight), dq, dr)


_known_board = lru_cache(maxsize=256)(_board)
"""Caches small maps and what is known about them. Large ones would take too much memory."""


def _mask(board: Board, places: list[Place], what: str) -> int:
    found = 0
    for place in places:
        cell = board.cell(place)
        if cell < 0 or not board.ground.cells >> cell & 1:
            raise BadPosition(f"{what} at {list(place)} is not on a cell")
        found |= 1 << cell
    return found


def _mind(position: Position, board: Board) -> Mind | None:
    """The monster's mind; None if it is stunned."""
    me = position.monster
    terrain = position.terrain
    here = _mask(board, [me.at], "the monster")
    allies = _mask(board, position.monsters, "a monster")
    foes = _mask(board, [foe.at for foe in position.characters], "a character")
    if (here | allies | foes).bit_count() != 1 + len(position.monsters) + len(position.characters):
        raise BadPosition("two figures stand on one hex")
    _check_names(position)
    obstacles, slow = _mask(board, terrain.obstacle, "an obstacle"), _mask(board, terrain.difficult, "difficult terrain")
    negative = _mask(board, terrain.trap, "a trap") | _mask(board, terrain.hazard, "hazardous terrain")
    if me.stunned:
        return None
    way = _way(board.ground, me, here, allies, foes, obstacles, slow, negative)
    effort = Effort(MAX_STEPS)
    effort.spend(_path_steps(way))
    seen = [Foe(f.id, board.cell(f.at), f.initiative, f.summon_of or "") for f in position.characters if not f.invisible]
    return Mind(board.ground, way, _with_owners(seen, position), _strike(me, position.switches), me.muddled, effort)


def _check_names(position: Position) -> None:
    """Check that every character has a unique id, and that every summon can be traced back to a character that is not a summon."""
    owners = {foe.id: foe.summon_of for foe in position.characters}
    if len(owners) != len(position.characters):
        raise BadPosition("two characters have one id")
    for id in owners:
        line, owner = [id], owners[id]
        while owner is not None:
            if owner not in owners:
                raise BadPosition(f"{line[-1]!r} is a summon of {owner!r}, whom there is not")
            if owner in line:
                raise BadPosition(f"summons in a circle: {' of '.join(map(repr, [*line, owner]))}")
            line, owner = [*line, owner], owners[owner]


def _path_steps(way: Way) -> int:
    """The cost of finding paths: one flood for every negative hex that a path can lead through."""
    layers = flood(1 << way.here, way.floor, way.slow, walls=way.walls)
    through = 0 if way.leaps else min((way.hazards & way.floor).bit_count(), len(layers))
    return 2 * len(layers) if not through else 5 * (through + 1) * way.floor.bit_count()


def _with_owners(seen: list[Foe], position: Position) -> list[Foe]:
    """A summon uses its summoner's initiative, even if the summoner cannot be seen."""
    initiative = {f.id: f.initiative for f in position.characters}
    return [msgspec.structs.replace(foe, initiative=initiative.get(foe.owner, foe.initiative)) for foe in seen]


def _way(ground: Topology, me: MonsterText, here: int, allies: int, foes: int, obstacles: int, slow: int, negative: int) -> Way:
    """How this monster moves."""
    points = 0 if me.immobilized else max(0, me.move)
    at, walls = here.bit_length() - 1, ground.barriers
    free = ground.cells & ~(allies | foes)
    if me.flying:
        return Way(at, ground.cells, free, 0, 0, points, walls=walls)
    if me.jump:
        return Way(at, ground.cells, free & ~obstacles, slow, negative, points, leaps=True, walls=walls)
    return Way(at, ground.cells & ~(obstacles | foes), free & ~obstacles, slow, negative, points, walls=walls)


def _strike(me: MonsterText, switches: Switches) -> Strike | None:
    """This round's attack; None if it has none or is disarmed."""
    if not me.attack or me.disarmed:
        return None
    area = Pattern(_offsets(me), me.area_from_self) if me.area else None
    melee = me.range == 0 or (area is not None and area.grey)
    return Strike(1 if melee else me.range, not melee, me.targets, area, switches.area_over_walls)


def _offsets(me: MonsterText) -> tuple[Place, ...]:
    """The hexes of the pattern in reading order, leaving out the monster's own hex if they are relative to it."""
    hexes = sorted({(q, r) for q, r in me.area if not (me.area_from_self and (q, r) == (0, 0))}, key=lambda hex: (hex[1], hex[0]))
    if not hexes:
        raise BadPosition("the area has no hex but the monster's own")
    return tuple(hexes)


class PositionSolver:
    """The solver as the game offers it."""

    unnamed = True

    def answer(self, data: bytes) -> dict[str, Any]:
        return answer(read(data))

    def lines(self, answer: dict[str, Any]) -> list[str]:
        said = [f"focus: {', '.join(answer['focus']) or 'none'}"]
        for option in answer["options"]:
            at, whom = ",".join(map(str, option["to"])), ", ".join(option["targets"])
            said.append(f"moves to {at}, attacks {whom or 'nobody'} (focus {option['focus']})")
        return [*said, *(f"  {reason['rule']}: {reason['text']}" for reason in answer["why"])]


SOLVER = PositionSolver()
