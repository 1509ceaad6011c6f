"""Doors, action spaces, traps, barrels, spawn spaces and light (MA-DOR, MA-ACT, MA-TRP, MA-BAR, MA-SPC, MA-RCH, MA-CHS, MA-FLD)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.grid.hexes import cells
from undercroft.kernel.decision import Option

from ..content.board import OBSTACLES
from ..events import DoorMoved, Exploded, Restored, SpaceDestroyed, SpaceUsed, TrapsTriggered
from ..game import Machina
from ..state import Edge
from .attacks import BARREL, Attack, Damaged, attack
from .context import nearest_cells
from .essence import gain
from .harm import destroy, restore_health
from .items import gain_item
from .moves import Stopped
from .tracks import threaten

RECHARGE = ("health", "stamina 2", "stamina 2", "stamina 3", "stamina 3", "nothing")
"""MA-RCH-02: the faces of the recharge die, as the facts suggest them."""
TRAP, REPEAT = (3, 0), (0, 3)
"""MA-TRP-05, MA-TRP-06."""


# -- doors -------------------------------------------------------------------------------------------------------------------------
def doors_beside(game: Machina, cell: int) -> dict[Edge, str]:
    """MA-ADJ-03, MA-DOR-13: the doors along the edges of a space, and whether they are open, closed or destroyed."""
    s = game.state
    found: dict[Edge, str] = {}
    for door in sorted(game.board.doors):
        if cell in door:
            found[door] = "closed" if door in s.closed else "destroyed" if door in s.broken else "open"
    return found


def work_door(game: Machina, id: str, door: Edge, how: str, *rules: str, line: str = "") -> None:
    """MA-DOR-05 … 07, MA-DOR-09: open, close or destroy a door."""
    s = game.state
    if door in s.closed:
        s.closed.remove(door)
    if how == "close":
        s.closed = sorted([*s.closed, door])
    elif how == "destroy":
        s.broken = sorted([*s.broken, door])
    game.tell(DoorMoved(figure=id, how=how, cell=door[0], rules=rules, line=line))


# -- destroyed spaces ------------------------------------------------------------------------------------------------------------
async def destroy_space(game: Machina, cell: int, by: str, *rules: str) -> None:
    """MA-FLD-01 … 04, MA-FLD-08: a destroyed space is an obstacle; a unit on a spawn space dies with it."""
    s = game.state
    kind = game.kind(cell)
    if kind == "destroyed":
        return
    if kind == "spawn":
        for id, place in game.standing().items():
            if place == cell:
                await destroy(game, id, by, "MA-FLD-03")
    s.destroyed = sorted([*s.destroyed, cell])
    s.lit = [place for place in s.lit if place != cell]
    game.tell(SpaceDestroyed(space=kind, cell=cell, rules=rules or ("MA-FLD-01",)))


def restore_space(game: Machina, cell: int, *rules: str) -> None:
    """MA-FLD-05: a destroyed space regains its type; a chapter space is unlit."""
    game.state.destroyed.remove(cell)
    game.tell(SpaceUsed(figure="", space=game.kind(cell), how="restored", cell=cell, rules=("MA-FLD-05", *rules)))


# -- traps and barrels ------------------------------------------------------------------------------------------------------------
async def trigger_traps(game: Machina, id: str, line: str = "") -> None:
    """MA-TRP-05 … 15: the traps of the active unit's tile strike everybody on them, again if another explorer stands by a lever; without an active
    unit all traps strike."""
    game.tell(TrapsTriggered(figure=id, rules=("MA-TRP-05" if id else "MA-TRP-10",), line=line))
    if not id or not game.there(id):
        await _strike(game, "", game.board.cells, TRAP, line)
        return
    tile = game.tile(game.cell(id))
    await _strike(game, id, tile, TRAP, line)
    if game.is_explorer(id) and any(_by_lever(game, other) for other in game.present() if other != id):
        await _strike(game, id, tile, REPEAT, line)


def _by_lever(game: Machina, id: str) -> bool:
    """MA-TRP-06, MA-TRP-08: whether an explorer is adjacent to a lever that is not destroyed."""
    return bool(game.ground.neighbours(game.cell(id)) & game.spaces("lever"))


async def _strike(game: Machina, id: str, area: int, dice: tuple[int, int], line: str) -> None:
    traps = game.spaces("trap") & area
    caught = tuple([other for other, cell in game.standing().items() if traps >> cell & 1])
    await attack(game, Attack(id, dice, caught, line=line))


async def explode(game: Machina, cell: int, by: str, magical: bool = False) -> None:
    """MA-BAR-04, MA-BAR-05, MA-BAR-08 … 10: three high dice against everything around the barrel, then its space is destroyed. Other barrels follow,
    one after another."""
    pending = [cell]
    done: list[int] = []
    while pending:
        here = pending.pop(0)
        done.append(here)
        game.tell(Exploded(cell=here, rules=("MA-BAR-04",)))
        near = game.ground.neighbours(here)
        units = [id for id, place in game.standing().items() if near >> place & 1]
        barrels = [f"{BARREL}{b}" for b in cells(near & game.spaces("barrel")) if b not in done and b not in pending]
        hit = await attack(game, Attack(by, TRAP, (*units, *barrels), magical, explosion=True))
        await destroy_space(game, here, by, "MA-BAR-05")
        pending += [int(id.removeprefix(BARREL)) for id in hit if id.startswith(BARREL)]


async def damaged(game: Machina, happened: Damaged) -> None:
    """MA-ATK-12, MA-BAR-04: a barrel that takes damage explodes."""
    if happened.evader.startswith(BARREL) and not happened.attack.explosion:
        await explode(game, int(happened.evader.removeprefix(BARREL)), happened.attack.attacker, happened.attack.magical)


async def stopped(game: Machina, happened: Stopped) -> None:
    """MA-PSH-11, MA-PSH-12, MA-PSH-14, MA-TRP-16: a push or pull sets off a lever or a barrel."""
    if game.kind(happened.cell) == "lever":
        await trigger_traps(game, happened.by if game.there(happened.by) else "")
        await destroy_space(game, happened.cell, happened.by, "MA-PSH-14")
    else:
        await explode(game, happened.cell, happened.by)


# -- action spaces -----------------------------------------------------------------------------------------------------------------
async def activate(game: Machina, id: str, cell: int, how: str) -> None:
    """MA-ACT-04, MA-ACT-06 … 11, MA-TRP-01, MA-RCH-01: use an action space; then it is destroyed."""
    kind = game.kind(cell)
    game.tell(SpaceUsed(figure=id, space=kind, how=how or "activate", cell=cell, rules=("MA-ACT-03",)))
    match kind:
        case "lever":
            await trigger_traps(game, id)
        case "recharge":
            await recharge(game, id)
        case "chest":
            gain(game, id, 1, "MA-ACT-08")
            await gain_item(game, id, "MA-ACT-08")
        case "workbench":
            await game.perform(Workbench(id))
        case "event":
            await game.perform(EventSpace(id, how))
    await destroy_space(game, cell, id, "MA-ACT-04")


class Workbench(NamedTuple):
    """MA-ACT-07: an explorer uses a workbench."""

    explorer: str


class EventSpace(NamedTuple):
    """MA-ACT-10, MA-ACT-11: an explorer uses an event space."""

    explorer: str
    how: str


class FreeTrade(NamedTuple):
    """MA-RCH-03: an explorer may trade with somebody at a recharge station or workbench."""

    explorer: str


class FreeInventory(NamedTuple):
    """MA-RCH-04: an explorer may use its inventory."""

    explorer: str


async def recharge(game: Machina, id: str) -> None:
    """MA-RCH-02 … 06: roll the recharge die; then a free trade and free use of the inventory."""
    face = RECHARGE[await game.pick("recharge", RECHARGE)]
    what, _, amount = face.partition(" ")
    if what == "health":
        restore_health(game, id, 1, "MA-RCH-02")
    elif what == "stamina":
        restore_stamina(game, id, int(amount), "MA-RCH-02")
    await game.perform(FreeTrade(id))
    await game.perform(FreeInventory(id))


def restore_stamina(game: Machina, id: str, amount: int, *rules: str, line: str = "") -> None:
    """MA-ATR-04."""
    explorer = game.state.explorers[id]
    more = min(amount, game.traits(id).stamina - explorer.stamina)
    if more > 0:
        explorer.stamina += more
        game.tell(Restored(figure=id, what="stamina", amount=more, rules=rules, line=line))


# -- light and sealing -----------------------------------------------------------------------------------------------------------
async def light(game: Machina, id: str, *rules: str, line: str = "") -> None:
    """MA-CHS-07, MA-CHS-08: the unlit chapter space nearest to the active explorer on its tile is lit."""
    if not id or not game.there(id):
        return
    unlit = game.spaces("chapter") & game.tile(game.cell(id)) & ~sum(1 << cell for cell in game.state.lit)
    near = nearest_cells(game.cell(id), unlit)
    if near:
        cell = await game.choose(game.players, "light-space", game.at("space", near), figure=id)
        game.state.lit = sorted([*game.state.lit, cell])
        game.tell(SpaceUsed(figure=id, space="chapter", how="light", cell=cell, rules=("MA-CHS-07", *rules), line=line))


async def seal(game: Machina, id: str, cell: int) -> None:
    """MA-SPC-02 … 05: threat falls, whoever stands there dies, the space is destroyed, and a chapter space is lit."""
    game.tell(SpaceUsed(figure=id, space="spawn", how="seal", cell=cell, rules=("MA-SPC-01",)))
    await threaten(game, -1, "MA-SPC-02")
    await destroy_space(game, cell, id, "MA-SPC-04")
    await light(game, id, "MA-SPC-05")


def activatable(game: Machina, cell: int) -> int:
    """MA-ACT-03, MA-ACT-05: the action spaces adjacent to a space that are not destroyed."""
    return game.ground.neighbours(cell) & game.spaces(*(kind for kind in OBSTACLES if kind != "barrel"))


def choose_doors(game: Machina, count: int) -> list[Option[Edge]]:
    """The open doors on all tiles."""
    s = game.state
    return [Option(f"door:{game.name(d[0])}:{game.name(d[1])}", d, d[0]) for d in sorted(game.board.doors) if d not in s.closed and d not in s.broken]
