"""Doors, action spaces, traps, barrels, spawn spaces and light (MA-DOR, MA-ACT, MA-TRP, MA-BAR, MA-SPC, MA-RCH, MA-CHS, MA-FLD)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.grid.hexes import cells
from undercroft.kernel.decision import Option

from ..content.board import position_of
from ..content.tiles import Kind
from ..events import DoorMoved, Exploded, GoalHurt, Recharged, Restored, SpaceDestroyed, SpaceUsed, TrapsTriggered
from ..game import Machina
from ..state import Blast, Edge, Placed
from .attacks import BARREL, GOAL, Attack, Damaged, attack, exposed, space_of
from .context import counting, nearest_cells, taken_as
from .essence import gain
from .harm import destroy, restore_health
from .items import gain_item
from .moves import Stopped
from .tracks import threaten

RECHARGE = ("health", "stamina 2", "stamina 2", "stamina 3", "stamina 3", "nothing")
"""MA-RCH-02: the faces of the recharge die, as the facts suggest them."""
TRAP, REPEAT = (3, 0), (0, 3)
"""MA-TRP-05, MA-TRP-06."""
DOOR_STATES = {"open": ("closed",), "close": ("open",), "destroy": ("open", "closed")}
"""What a door is before something is done to it."""
ACTION_SPACES: tuple[Kind, ...] = ("lever", "recharge", "workbench", "chest", "event", "chapter")
"""MA-ACT-01."""


# -- doors -------------------------------------------------------------------------------------------------------------------------
def doors_beside(game: Machina, cell: int) -> dict[Edge, str]:
    """MA-ADJ-03, MA-DOR-13: the doors along the edges of a space, and whether they are open, closed or destroyed."""
    return {door: door_state(game, door) for door in sorted(game.board.doors) if cell in door}


def door_state(game: Machina, door: Edge) -> str:
    """MA-DOR-02, MA-DOR-05, MA-DOR-09: open, closed or destroyed."""
    return "closed" if door in game.state.closed else "destroyed" if door in game.state.broken else "open"


def work_door(game: Machina, id: str, door: Edge, how: str, *rules: str, line: str = "") -> None:
    """MA-CMP-14, MA-DOR-05 … 07, MA-DOR-09, MA-DOR-14: open, close, destroy or repair a door."""
    s = game.state
    s.closed, s.broken = ([other for other in found if other != door] for found in (s.closed, s.broken))
    if how == "close":
        s.closed = sorted([*s.closed, door])
    elif how == "destroy":
        s.broken = sorted([*s.broken, door])
    game.tell(DoorMoved(figure=id, how=how, cell=door[0], rules=rules, line=line))


# -- destroyed spaces ------------------------------------------------------------------------------------------------------------
def tile_of(game: Machina, cell: int) -> Placed:
    """The tile that a space is on."""
    return next(tile for tile in game.state.tiles if (tile.column, tile.row) == position_of(cell))


def lies(game: Machina, tile: Placed) -> bool:
    """Whether a tile is still on the board after an effect. A death can bring in a chapter that clears it."""
    return any(tile is other for other in game.state.tiles)


async def destroy_space(game: Machina, cell: int, by: str, *rules: str) -> None:
    """MA-CMP-12, MA-CMP-14, MA-FLD-01, MA-SPC-04, MA-CHS-10: a space is destroyed; whoever stands on it dies first, as does who comes
    there by that death."""
    s, kind, tile = game.state, game.kind(cell), tile_of(game, cell)
    if kind == "destroyed":
        return
    await _crush(game, cell, by)
    if not lies(game, tile):
        return
    s.destroyed = sorted([*s.destroyed, cell])
    s.lit = [place for place in s.lit if place != cell]
    game.tell(SpaceDestroyed(space=kind, cell=cell, rules=rules or ("MA-FLD-01",)))
    await _crush(game, cell, by)


async def _crush(game: Machina, cell: int, by: str) -> None:
    """MA-FLD-03, MA-SPC-03: a unit on a spawn space dies with it; nobody can stand on any other space that is destroyed."""
    for id in [id for id, place in game.standing().items() if place == cell]:
        await destroy(game, id, by, "MA-FLD-03")


def restore_space(game: Machina, cell: int, *rules: str) -> None:
    """MA-FLD-05: a destroyed space regains its type; a chapter space is unlit."""
    game.state.destroyed.remove(cell)
    game.tell(SpaceUsed(figure="", space=game.kind(cell), how="restored", cell=cell, rules=("MA-FLD-05", *rules)))


def restorable(game: Machina, cell: int) -> int:
    """MA-BAR-07, MA-FLD-05: the destroyed action spaces adjacent to a space, chapter spaces apart."""
    return game.ground.neighbours(cell) & game.wrecks & sum(game.kinds[kind] for kind in ACTION_SPACES if kind != "chapter")


# -- traps and barrels ------------------------------------------------------------------------------------------------------------
async def trigger_traps(game: Machina, id: str, line: str = "", lever: int = -1) -> None:
    """MA-TRP-05 … 10, MA-TRP-15, MA-TRP-16: the traps of the active unit's tile strike, again if another explorer stands by another lever; without
    an active unit all traps strike."""
    if not game.there(id):
        game.tell(TrapsTriggered(figure="", rules=("MA-TRP-10",), line=line))
        await _strike(game, "", game.board.cells, TRAP, line)
        return
    game.tell(TrapsTriggered(figure=id, rules=("MA-TRP-05",), line=line))
    await _strike(game, id, game.tile(game.cell(id)), TRAP, line, lever)
    if game.is_explorer(id) and game.there(id) and await _helped(game, id, lever):
        await _strike(game, id, game.tile(game.cell(id)), REPEAT, line, lever)


async def _helped(game: Machina, id: str, lever: int) -> bool:
    """MA-TRP-06, MA-TRP-08: whether another explorer is adjacent to a lever that is not destroyed, other than the one that is activated."""
    for other in [other for other in game.present() if other != id]:
        for cell in cells(game.ground.neighbours(game.cell(other)) & game.counted(other, "lever")):
            if cell != lever and await taken_as(game, other, cell, "lever") == "lever":
                return True
    return False


async def _strike(game: Machina, id: str, area: int, dice: tuple[int, int], line: str, lever: int = -1) -> None:
    """MA-ESS-19, MA-TRP-05, MA-TRP-11 … 13: one attack of the unit that triggered the traps on everybody on the trap spaces of an area."""
    traps = game.spaces("trap") & area
    caught = tuple([other for other, cell in game.standing().items() if traps >> cell & 1])
    await attack(game, Attack(id, dice, caught, line=line, space=lever))


async def explode(game: Machina, cell: int, by: str, magical: bool = False) -> None:
    """MA-BAR-06, MA-BAR-09: a barrel is set off. If another one is exploding, it waits until that is over; none explodes twice."""
    blasts = game.state.blasts
    if not exposed(game, f"{BARREL}{cell}", by):
        return
    blasts.append(Blast(cell, by, magical))
    if len(blasts) > 1:
        return
    while blasts:
        await _explosion(game, blasts[0])
        del blasts[:1]


async def _explosion(game: Machina, blast: Blast) -> None:
    """MA-BAR-04, MA-BAR-05, MA-BAR-08 … 11, MA-DTH-23, MA-ESS-19: three high dice against everything around the barrel, then its space is
    destroyed."""
    tile = tile_of(game, blast.cell)
    game.tell(Exploded(cell=blast.cell, rules=("MA-BAR-04",)))
    near = game.ground.neighbours(blast.cell)
    units = [id for id, place in game.standing().items() if near >> place & 1]
    barrels = [f"{BARREL}{other}" for other in await counting(game, blast.by, near, "barrel")]
    goals = [f"{GOAL}{goal.cell}" for goal in game.state.goals if near >> goal.cell & 1]
    await attack(game, Attack(blast.by, TRAP, (*units, *barrels, *goals), blast.magical, space=blast.cell))
    if lies(game, tile):
        await destroy_space(game, blast.cell, blast.by, "MA-BAR-05")


async def damaged(game: Machina, happened: Damaged) -> None:
    """MA-ATK-12, MA-ATK-19, MA-BAR-04, MA-BAR-08, MA-BAR-10, MA-DTH-23: a barrel that takes damage explodes; a goal space loses health."""
    if happened.evader.startswith(BARREL):
        await explode(game, space_of(happened.evader), happened.attack.attacker, happened.attack.magical)
    for goal in [goal for goal in game.state.goals if happened.evader == f"{GOAL}{goal.cell}"]:
        goal.health -= 1
        game.tell(GoalHurt(cell=goal.cell, left=goal.health, rules=("MA-DTH-23",)))
        if not goal.health:
            game.state.goals.remove(goal)
            await destroy_space(game, goal.cell, happened.attack.attacker, "MA-DTH-23")


async def stopped(game: Machina, happened: Stopped) -> None:
    """MA-PSH-11, MA-PSH-12, MA-PSH-14, MA-TRP-03: a push or pull sets off a lever or a barrel, whoever makes it."""
    if happened.kind == "lever":
        tile = tile_of(game, happened.cell)
        await trigger_traps(game, happened.by, lever=happened.cell)
        if lies(game, tile):
            await destroy_space(game, happened.cell, happened.by, "MA-PSH-14")
    else:
        await explode(game, happened.cell, happened.by)


# -- action spaces -----------------------------------------------------------------------------------------------------------------
async def activate(game: Machina, id: str, cell: int, kind: Kind, how: str) -> None:
    """MA-ACT-03, MA-ACT-04, MA-ACT-06 … 11, MA-TRP-01, MA-TRP-02, MA-RCH-01: use a space as an action space of this kind; when its effect is over, it
    is destroyed."""
    tile = tile_of(game, cell)
    game.tell(SpaceUsed(figure=id, space=kind, how=how or "activate", cell=cell, rules=("MA-ACT-03",)))
    match kind:
        case "lever":
            await trigger_traps(game, id, lever=cell)
        case "recharge":
            await recharge(game, id)
        case "chest":
            gain(game, id, 1, "MA-ACT-08")
            await gain_item(game, id, "MA-ACT-08")
        case "workbench":
            await game.perform(Workbench(id))
        case "event":
            await game.perform(EventSpace(id, how))
    if lies(game, tile):
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
    game.tell(Recharged(figure=id, what=what, amount=int(amount or 0), rules=("MA-RCH-02",)))
    if what == "health":
        restore_health(game, id, 1, "MA-RCH-02")
    elif what == "stamina":
        restore_stamina(game, id, int(amount), "MA-RCH-02")
    await game.perform(FreeTrade(id))
    await game.perform(FreeInventory(id))


def restore_stamina(game: Machina, id: str, amount: int, *rules: str, line: str = "") -> None:
    """MA-ATR-04."""
    pool = game.pool(id)
    if pool is not None and (more := min(amount, game.traits(id).stamina - pool.stamina)) > 0:
        pool.stamina += more
        game.tell(Restored(figure=id, what="stamina", amount=more, rules=rules, line=line))


# -- light and sealing -----------------------------------------------------------------------------------------------------------
async def light(game: Machina, id: str, *rules: str, line: str = "") -> None:
    """MA-CHS-01, MA-CHS-07, MA-CHS-08: the unlit chapter space nearest to the active explorer on its tile is lit."""
    if not game.there(id):
        return
    unlit = game.spaces("chapter") & game.tile(game.cell(id)) & ~sum(1 << cell for cell in game.state.lit)
    near = nearest_cells(game.cell(id), unlit)
    if near:
        cell = await game.choose(game.players, "light-space", game.at("space", near), figure=id)
        game.state.lit = sorted([*game.state.lit, cell])
        game.tell(SpaceUsed(figure=id, space="chapter", how="light", cell=cell, rules=("MA-CHS-07", *rules), line=line))


async def seal(game: Machina, id: str, cell: int) -> None:
    """MA-SPC-02 … 05, MA-SPC-08: threat falls, whoever stands there is killed, the space is destroyed, and a chapter space is lit."""
    game.tell(SpaceUsed(figure=id, space="spawn", how="seal", cell=cell, rules=("MA-SPC-01",)))
    await threaten(game, -1, "MA-SPC-02")
    await destroy_space(game, cell, id, "MA-SPC-04")
    await light(game, id, "MA-SPC-05")


def activatable(game: Machina, id: str) -> list[tuple[int, Kind]]:
    """MA-ACT-01, MA-ACT-03, MA-ACT-05, MA-FLD-07: the action spaces adjacent to an explorer that are not destroyed, with the kinds that they are for
    it."""
    near = game.ground.neighbours(game.cell(id))
    if not near & game.spaces(*ACTION_SPACES) and not game.traits(id).counts:
        return []
    found = [(cell, kind) for kind in ACTION_SPACES for cell in cells(near & game.counted(id, kind))]
    return sorted(found, key=lambda space: space[0])


def doors(game: Machina, state: str) -> list[Option[Edge]]:
    """The doors on all tiles that are open, closed or destroyed."""
    found = [door for door in sorted(game.board.doors) if door_state(game, door) == state]
    return [Option(f"door:{game.name(a)}:{game.name(b)}", (a, b), a) for a, b in found]
