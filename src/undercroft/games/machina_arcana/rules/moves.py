"""Where figures go: steps, movement by effects, transfer, push and pull, swapping (MA-MOV, MA-TRF, MA-PSH, MA-UNI-09)."""

from __future__ import annotations

from undercroft.grid.hexes import cells
from undercroft.grid.square import STRIDE, Topology, coordinates, disc
from undercroft.kernel.decision import Option

from ..events import Went
from ..game import SPACES, Machina
from .context import Context, decider, nearest_cells
from .harm import destroy
from .situation import without_walls


class Stopped:
    """MA-PSH-11, MA-PSH-12: a push or pull would have moved a unit onto a trap lever or an explosive barrel."""

    def __init__(self, cell: int, by: str) -> None:
        self.cell, self.by = cell, by


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
    if "chasms" in traits.moves:
        passed |= game.spaces("chasm")
    everybody = bool(traits.ethereal or traits.moves & {"units", "obstacles"})
    for other, cell in game.standing().items():
        if other != id and (everybody or game.ethereal(other)):
            passed |= 1 << cell
    return ground, passed


def ways(game: Machina, id: str, points: int) -> list[tuple[int, ...]]:
    """MA-MOV-01, MA-MOV-02, MA-MOV-10, MA-MOV-14: one step to each free space, and a shortest way to each free space beyond what the unit may pass.
    Chasms are among the spaces it can step on."""
    if points <= 0 or game.traits(id).immobile:
        return []
    ground, passed = terrain_of(game, id)
    here, free = game.cell(id), game.free
    chasms = game.spaces("chasm")
    found: dict[int, tuple[int, ...]] = {}
    edge: dict[int, tuple[int, ...]] = {here: ()}
    seen = 1 << here
    for n in range(points):
        after: dict[int, tuple[int, ...]] = {}
        for cell, way in edge.items():
            for beyond in cells(ground.neighbours(cell) & ~seen):
                if free >> beyond & 1 and (n == 0 or not chasms >> beyond & 1):
                    found.setdefault(beyond, (*way, beyond))
                if passed >> beyond & 1 and beyond not in after:
                    after[beyond] = (*way, beyond)
        for beyond in after:
            seen |= 1 << beyond
        edge = after
        if not edge:
            break
    return [found[cell] for cell in sorted(found)]


def step_options(game: Machina, id: str, points: int) -> list[Option[tuple[int, ...]]]:
    """The ways of a unit as options; a step onto a chasm needs a confirmation (MA-TER-08)."""
    chasms = game.spaces("chasm")
    return [Option(f"move:{game.name(way[-1])}", way, way[-1], confirm=bool(chasms >> way[-1] & 1)) for way in ways(game, id, points)]


async def put(game: Machina, id: str, way: tuple[int, ...], how: str, by: str = "", *rules: str, line: str = "") -> None:
    """A unit comes to the last cell of a way; on a chasm it is destroyed (MA-TER-06)."""
    start = game.cell(id)
    game.unit(id).cell = way[-1]
    game.tell(Went(figure=id, path=(start, *way), how=how, rules=rules, line=line))
    if game.spaces("chasm") >> way[-1] & 1:
        await destroy(game, id, by, "MA-TER-06")


async def walk(game: Machina, id: str, way: tuple[int, ...], *rules: str, line: str = "") -> None:
    """MA-MOV-01: one move, of several spaces if it passes something."""
    await put(game, id, way, "move", "", *rules, line=line)


async def roam(game: Machina, context: Context, id: str, most: int) -> None:
    """MA-MOV-13, MA-WRD-07, MA-WRD-09, MA-WRD-11: somebody moves a unit up to so many spaces, at no further cost."""
    left = most
    seat = game.seat(id) if game.is_explorer(id) else decider(game, context)
    while left > 0 and game.there(id):
        options = step_options(game, id, left)
        if not options:
            return
        way = await game.choose(seat, "move-on", [Option[tuple[int, ...]]("stop", ()), *options], figure=id, left=left)
        if not way:
            return
        left -= len(way)
        await walk(game, id, way, "MA-MOV-13", line=context.line)


# -- transfer ---------------------------------------------------------------------------------------------------------------------
async def transfer(game: Machina, context: Context, id: str, cell: int, *rules: str) -> None:
    """MA-TRF-01, MA-TRF-03, MA-TRF-05: straight to a space, or to the nearest free passable one on its tile if it is taken."""
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
    return await game.choose(decider(game, context), "which-space", game.at("space", near), line=context.line) if near else -1


async def transfer_to(game: Machina, context: Context, id: str, space: str, any_: bool) -> None:
    """MA-TRF-02, MA-TRF-06, MA-TRF-07: to the nearest space of a type on the unit's tile, or to any of them."""
    here = game.cell(id)
    found = game.spaces(SPACES[space]) & game.tile(here)
    if not any_:
        found = nearest_cells(here, found)
    if found:
        cell = await game.choose(decider(game, context), "which-space", game.at("space", found), line=context.line, figure=id)
        await transfer(game, context, id, cell, "MA-TRF-06" if any_ else "MA-TRF-02")


async def transfer_within(game: Machina, context: Context, id: str, most: int) -> None:
    """MA-TRF-04: to a space within so many, counted without regard to walls and obstacles."""
    here = game.cell(id)
    found = disc(here, most) & game.free
    options = [Option("stay", -1), *_deadly(game, game.at("space", found))]
    cell = await game.choose(decider(game, context), "transfer-to", options, figure=id)
    if cell >= 0:
        await put(game, id, (cell,), "transfer", context.user, "MA-TRF-04", line=context.line)


def _deadly(game: Machina, options: list[Option[int]]) -> list[Option[int]]:
    """MA-TRF-05: spaces that destroy whoever comes there need a confirmation."""
    chasms = game.spaces("chasm")
    return [Option(o.key, o.value, o.cell, confirm=bool(chasms >> o.cell & 1)) for o in options]


async def swap(game: Machina, context: Context, other: str) -> None:
    """MA-UNI-09, MA-UNI-13: two figures exchange positions."""
    id = context.user
    a, b = game.cell(id), game.cell(other)
    game.unit(id).cell, game.unit(other).cell = b, a
    for who, cell, start in ((id, b, a), (other, a, b)):
        game.tell(Went(figure=who, path=(start, cell), how="swap", rules=("MA-UNI-09",), line=context.line))
    for who, cell in ((id, b), (other, a)):
        if game.spaces("chasm") >> cell & 1:
            await destroy(game, who, context.user, "MA-UNI-13")


# -- push and pull ---------------------------------------------------------------------------------------------------------------
async def shove(game: Machina, context: Context, id: str, spaces: int, towards: bool) -> None:
    """MA-PSH-01 … 15: a unit is pushed away from the source or pulled towards it, space by space."""
    for _ in range(spaces):
        if not game.there(id) or game.traits(id).immobile:
            return
        source = context.here(game)
        here = game.cell(id)
        if source < 0 or source == here:
            return
        target = _next(source, here, towards)
        if target is None or not game.ground.neighbours(here) >> target & 1:
            return
        if game.kind(target) in ("lever", "barrel"):
            await game.after(Stopped(target, context.user))
            return
        if not game.free >> target & 1:
            return
        rule = "MA-PSH-03" if _in_line(source, here) else "MA-PSH-04"
        await put(game, id, (target,), "pull" if towards else "push", context.user, rule, line=context.line)


def _in_line(a: int, b: int) -> bool:
    (ax, ay), (bx, by) = coordinates(a), coordinates(b)
    return ax == bx or ay == by


def _next(source: int, here: int, towards: bool) -> int | None:
    """MA-PSH-03 … 05: the next space of a push or pull; None if a pull has arrived."""
    (sx, sy), (x, y) = coordinates(source), coordinates(here)
    dx, dy = (x > sx) - (x < sx), (y > sy) - (y < sy)
    if towards:
        dx, dy = -dx, -dy
    target = here + dx + dy * STRIDE
    return None if target == source else target
