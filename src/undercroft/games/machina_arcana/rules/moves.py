"""Where figures go: steps, movement by effects, transfer, push and pull, swapping (MA-MOV, MA-TRF, MA-PSH, MA-UNI-09)."""

from __future__ import annotations

from undercroft.grid.hexes import cells
from undercroft.grid.square import STRIDE, Topology, coordinates, disc
from undercroft.kernel.decision import Group, Option, Seat

from ..events import Went
from ..game import SPACES, Machina, SpaceKind
from .context import Context, breaks_ties, decider, nearest_cells, taken_as
from .harm import destroy
from .situation import without_walls


class Stopped:
    """MA-PSH-11, MA-PSH-12: a push or pull would have moved a unit onto a trap lever or an explosive barrel."""

    def __init__(self, cell: int, by: str, kind: SpaceKind) -> None:
        self.cell, self.by, self.kind = cell, by, kind


# -- steps -----------------------------------------------------------------------------------------------------------------------
def terrain_of(game: Machina, id: str) -> tuple[Topology, int]:
    """MA-MOV-03, MA-MOV-09, MA-ETH-06, MA-ETH-07: what a unit's steps meet, and the cells it may pass but not stop on."""
    traits = game.traits(id)
    ground = game.board.ground() if traits.moves & {"closed doors", "walls"} else game.ground
    if "walls" in traits.moves:
        ground = without_walls(ground)
    passed = 0
    if "obstacles" in traits.moves:
        passed |= game.obstacles
    if "rubble" in traits.moves:
        passed |= game.board.kinds["rubble"]
    everybody = bool(traits.ethereal or traits.moves & {"units", "obstacles"})
    for other, cell in (game.standing() if everybody else game.ghosts).items():
        if other != id:
            passed |= 1 << cell
    return ground, passed


def steps(game: Machina, id: str, way: tuple[int, ...]) -> int:
    """MA-MOV-01: the stamina that a way costs a unit: one for every step, unless steps between chasms are free to it."""
    if not game.traits(id).glides:
        return len(way)
    chasms = game.spaces("chasm")
    return sum(not (chasms >> before & 1 and chasms >> after & 1) for before, after in zip((game.cell(id), *way), way))


def ways(game: Machina, id: str, points: int) -> list[tuple[int, ...]]:
    """MA-MOV-01, MA-MOV-02, MA-MOV-08, MA-MOV-10, MA-MOV-14, MA-UNI-15: one step to each free space, and a shortest way to each free
    space beyond what the unit may pass. Chasms are among the spaces it can step on."""
    if game.traits(id).immobile:
        return []
    ground, passed = terrain_of(game, id)
    here, free = game.cell(id), game.free
    found: dict[int, tuple[int, ...]] = {}
    edge: dict[int, tuple[int, ...]] = {here: ()}
    seen = 1 << here
    for _ in range(points):
        after: dict[int, tuple[int, ...]] = {}
        for cell, way in edge.items():
            for beyond in cells(ground.neighbours(cell) & (free | passed) & ~seen):
                (found if free >> beyond & 1 else after)[beyond] = (*way, beyond)
                seen |= 1 << beyond
        edge = after
    return [found[cell] for cell in sorted(found)]


def step_options(game: Machina, id: str, points: int, gliding: bool = False) -> list[Option[tuple[int, ...]]]:
    """MA-MOV-12, MA-TER-08: the ways of a unit as options; a step onto a chasm that would destroy it needs a confirmation. `gliding`: it pays with
    stamina, so steps between chasms can be free."""
    chasms = game.spaces("chasm")
    found = []
    for way in ways(game, id, points):
        deadly = False
        if chasms >> way[-1] & 1:
            left = points - (steps(game, id, way) if gliding else len(way))
            deadly = not _goes_on(game, id, way, left, gliding)
        found.append(Option(f"move:{game.name(way[-1])}", way, way[-1], confirm=deadly))
    return found


def _goes_on(game: Machina, id: str, way: tuple[int, ...], left: int, gliding: bool = False) -> bool:
    """MA-MOV-12: whether a unit may move through chasms and can, from the end of a way, reach a free space that is none with what is left to it."""
    traits = game.traits(id)
    if "chasms" not in traits.moves:
        return False
    ground, passed = terrain_of(game, id)
    free, chasms, start = game.free | 1 << game.cell(id), game.spaces("chasm"), 1 << way[-1]
    if gliding and traits.glides:
        for layer in ground.flood(start, (free | passed) & chasms):
            start |= layer
    return any(layer & free & ~chasms for layer in ground.flood(start, free | passed, left))


def sinking(game: Machina, id: str) -> bool:
    """MA-MOV-11: whether a unit is on a chasm."""
    return game.there(id) and bool(game.spaces("chasm") >> game.cell(id) & 1)


async def sink(game: Machina, id: str, by: str = "") -> None:
    """MA-MOV-11, MA-MOV-12: its turn, or the effect that moved it, is over: a unit that is still on a chasm is destroyed."""
    if sinking(game, id):
        await destroy(game, id, by, "MA-MOV-12")


async def put(game: Machina, id: str, way: tuple[int, ...], how: str, by: str = "", *rules: str, line: str = "", passing: bool = False) -> None:
    """MA-MOV-11, MA-TER-06: a unit comes to the last cell of a way; on a chasm it is destroyed, unless it only passes it."""
    start = game.cell(id)
    game.unit(id).cell = way[-1]
    game.tell(Went(figure=id, path=(start, *way), how=how, rules=rules, line=line))
    if sinking(game, id) and not passing:
        await destroy(game, id, by, "MA-TER-06")


async def walk(game: Machina, id: str, way: tuple[int, ...], left: int, *rules: str, by: str = "", line: str = "", gliding: bool = False) -> None:
    """MA-MOV-01, MA-MOV-12: one move, of several spaces if it passes something, with so much left to go on."""
    await put(game, id, way, "move", by, *rules, line=line, passing=_goes_on(game, id, way, left, gliding))


async def roam(game: Machina, context: Context, id: str, most: int, seat: Seat | Group | None = None) -> None:
    """MA-MOV-12, MA-MOV-13, MA-WRD-07, MA-WRD-09, MA-WRD-11, MA-WRD-12, MA-WRD-14: somebody moves a unit up to so many spaces, at no further cost. If
    nobody is named, explorers move themselves, and monsters are moved by whoever resolves the line."""
    left = most
    if seat is None:
        seat = game.seat(id) if game.is_explorer(id) else decider(game, context)
    while game.there(id) and (options := step_options(game, id, left)):
        stop = Option[tuple[int, ...]]("stop", (), confirm=left < most and sinking(game, id))
        way = await game.choose(seat, "move-on", [stop, *options], figure=id, left=left)
        if not way:
            break
        left -= len(way)
        await walk(game, id, way, left, "MA-MOV-13", by=context.user, line=context.line)
    if left < most:
        await sink(game, id, context.user)


# -- transfer ---------------------------------------------------------------------------------------------------------------------
async def transfer(game: Machina, context: Context, id: str, cell: int, *rules: str) -> None:
    """MA-TRF-01, MA-TRF-03, MA-TRF-05, MA-UNI-16: straight to a space, or to the nearest free passable one on its tile if it is taken."""
    target = await free_near(game, context, cell, game.cell(id))
    if target >= 0 and target != game.cell(id):
        await put(game, id, (target,), "transfer", context.user, *rules, line=context.line)


async def free_near(game: Machina, context: Context, cell: int, own: int = -1) -> int:
    """MA-NEA-04, MA-NEA-05, MA-SPM-07: a space, or the nearest free passable one to it on the same tile, of which players choose; -1 if there is
    none. The unit's own space counts as free."""
    free = game.free | (1 << own if own >= 0 else 0)
    if free >> cell & 1:
        return cell
    near = nearest_cells(cell, free & game.tile(cell))
    return await game.choose(breaks_ties(game, context), "which-space", game.at("space", near), line=context.line) if near else -1


async def transfer_to(game: Machina, context: Context, id: str, space: str, any_: bool) -> None:
    """MA-TRF-02, MA-TRF-06, MA-TRF-07: to the nearest space of a type on the unit's tile, or to any of them."""
    here = game.cell(id)
    found = game.spaces(SPACES[space]) & game.tile(here)
    if not any_:
        found = nearest_cells(here, found)
    if found:
        who = decider(game, context) if any_ else breaks_ties(game, context)
        cell = await game.choose(who, "which-space", game.at("space", found), line=context.line, figure=id)
        await transfer(game, context, id, cell, "MA-TRF-06" if any_ else "MA-TRF-02")


async def transfer_within(game: Machina, context: Context, id: str, most: int) -> None:
    """MA-TRF-04, MA-UNI-16: to a space of the unit's choice within so many, counted without regard to walls and obstacles."""
    found = disc(game.cell(id), most) & game.free
    options = [Option("stay", -1), *_deadly(game, game.at("space", found))]
    seat = game.seat(id) if game.is_explorer(id) else decider(game, context)
    cell = await game.choose(seat, "transfer-to", options, figure=id)
    if cell >= 0:
        await put(game, id, (cell,), "transfer", context.user, "MA-TRF-04", line=context.line)


def _deadly(game: Machina, options: list[Option[int]]) -> list[Option[int]]:
    """MA-TRF-05: spaces that destroy whoever comes there need a confirmation."""
    chasms = game.spaces("chasm")
    return [Option(o.key, o.value, o.cell, confirm=bool(chasms >> o.cell & 1)) for o in options]


async def swap(game: Machina, context: Context, other: str) -> None:
    """MA-UNI-09, MA-UNI-13, MA-UNI-16: two figures exchange positions."""
    id = context.user
    a, b = game.cell(id), game.cell(other)
    game.unit(id).cell, game.unit(other).cell = b, a
    for who, cell, start in ((id, b, a), (other, a, b)):
        game.tell(Went(figure=who, path=(start, cell), how="swap", rules=("MA-UNI-09",), line=context.line))
    for who in (id, other):
        if sinking(game, who):
            await destroy(game, who, context.user, "MA-UNI-13")


# -- push and pull ---------------------------------------------------------------------------------------------------------------
async def shove(game: Machina, context: Context, id: str, spaces: int, towards: bool) -> None:
    """MA-PSH-01 … 15, MA-UNI-15: a unit is pushed away from the source or pulled towards it, space by space."""
    for _ in range(spaces):
        source = context.here(game)
        if source < 0 or not game.there(id) or game.traits(id).immobile:
            return
        here = game.cell(id)
        target = _next(source, here, towards)
        if not game.ground.neighbours(here) >> target & 1:
            return
        kind = await taken_as(game, context.user, target, "lever", "barrel")
        if kind in ("lever", "barrel"):
            await game.after(Stopped(target, context.user, kind))
            return
        if not game.free >> target & 1:
            return
        rule = "MA-PSH-03" if _in_line(source, here) else "MA-PSH-04"
        await put(game, id, (target,), "pull" if towards else "push", context.user, rule, line=context.line)


def _in_line(a: int, b: int) -> bool:
    (ax, ay), (bx, by) = coordinates(a), coordinates(b)
    return ax == bx or ay == by


def _next(source: int, here: int, towards: bool) -> int:
    """MA-PSH-03 … 05: the next space of a push or pull; for a unit on the source it is the same."""
    (sx, sy), (x, y) = coordinates(source), coordinates(here)
    dx, dy = (x > sx) - (x < sx), (y > sy) - (y < sy)
    return here - dx - dy * STRIDE if towards else here + dx + dy * STRIDE
