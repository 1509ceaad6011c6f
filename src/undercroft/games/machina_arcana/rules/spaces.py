"""Doors, action spaces, traps, barrels, spawn spaces and light (MA-DOR, MA-ACT, MA-TRP, MA-BAR, MA-SPC, MA-RCH, MA-CHS, MA-FLD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.grid.hexes import cells
from undercroft.kernel.decision import Option

from ..content.board import OBSTACLES
from ..content.tiles import Kind
from ..events import DoorMoved, Exploded, Restored, SpaceDestroyed, SpaceUsed, TrapsTriggered
from ..game import SPACES, Machina
from ..state import Blast, Edge
from .attacks import BARREL, Attack, Damaged, attack, exposed
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
DOOR_STATES = {"open": ("closed",), "close": ("open",), "destroy": ("open", "closed")}
"""What a door is before something is done to it."""


# -- doors -------------------------------------------------------------------------------------------------------------------------
def doors_beside(game: Machina, cell: int) -> dict[Edge, str]:
    """MA-ADJ-03, MA-DOR-13: the doors along the edges of a space, and whether they are open, closed or destroyed."""
    return {door: door_state(game, door) for door in sorted(game.board.doors) if cell in door}


def door_state(game: Machina, door: Edge) -> str:
    """MA-DOR-02, MA-DOR-05, MA-DOR-09: open, closed or destroyed."""
    return "closed" if door in game.state.closed else "destroyed" if door in game.state.broken else "open"


def work_door(game: Machina, id: str, door: Edge, how: str, *rules: str, line: str = "") -> None:
    """MA-DOR-05 … 07, MA-DOR-09, MA-DOR-14: open, close, destroy or repair a door."""
    s = game.state
    s.closed, s.broken = ([other for other in found if other != door] for found in (s.closed, s.broken))
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


def restorable(game: Machina, cell: int) -> int:
    """MA-FLD-05: the destroyed action spaces adjacent to a space, chapter spaces apart."""
    kinds = [kind for kind in OBSTACLES if kind not in ("barrel", "chapter")]
    return game.ground.neighbours(cell) & game.wrecks & sum(game.kinds[kind] for kind in kinds)


# -- traps and barrels ------------------------------------------------------------------------------------------------------------
async def trigger_traps(game: Machina, id: str, line: str = "", lever: int = -1) -> None:
    """MA-TRP-05 … 15: the traps of the active unit's tile strike everybody on them, again if another explorer stands by another lever; without an
    active unit all traps strike."""
    game.tell(TrapsTriggered(figure=id, rules=("MA-TRP-05" if id else "MA-TRP-10",), line=line))
    if not id or not game.there(id):
        await _strike(game, "", game.board.cells, TRAP, line)
        return
    await _strike(game, id, game.tile(game.cell(id)), TRAP, line)
    if game.is_explorer(id) and game.there(id) and any(_by_lever(game, other, lever) for other in game.present() if other != id):
        await _strike(game, id, game.tile(game.cell(id)), REPEAT, line)


def _by_lever(game: Machina, id: str, but: int) -> bool:
    """MA-TRP-06, MA-TRP-08: whether an explorer is adjacent to a lever that is not destroyed, other than the one that is activated."""
    return any(cell != but for cell in cells(game.ground.neighbours(game.cell(id)) & game.counted(id, "lever")))


async def _strike(game: Machina, id: str, area: int, dice: tuple[int, int], line: str) -> None:
    """MA-TRP-05, MA-TRP-11, MA-TRP-12: one attack on everybody on the trap spaces of an area."""
    traps = game.spaces("trap") & area
    caught = tuple([other for other, cell in game.standing().items() if traps >> cell & 1])
    await attack(game, Attack(id, dice, caught, line=line))


async def explode(game: Machina, cell: int, by: str, magical: bool = False) -> None:
    """MA-BAR-09: a barrel is set off. If another one is exploding, it waits until that is over; none explodes twice."""
    blasts = game.state.blasts
    if not exposed(game, f"{BARREL}{cell}", by):
        return
    blasts.append(Blast(cell, by, magical))
    if len(blasts) > 1:
        return
    while blasts:
        await _explosion(game, blasts[0])
        blasts.pop(0)


async def _explosion(game: Machina, blast: Blast) -> None:
    """MA-BAR-04, MA-BAR-05, MA-BAR-08 … 10: three high dice against everything around the barrel, then its space is destroyed."""
    game.tell(Exploded(cell=blast.cell, rules=("MA-BAR-04",)))
    near = game.ground.neighbours(blast.cell)
    units = [id for id, place in game.standing().items() if near >> place & 1]
    barrels = [f"{BARREL}{other}" for other in cells(near & game.counted(blast.by, "barrel"))]
    await attack(game, Attack(blast.by, TRAP, (*units, *barrels), blast.magical))
    await destroy_space(game, blast.cell, blast.by, "MA-BAR-05")


async def damaged(game: Machina, happened: Damaged) -> None:
    """MA-ATK-12, MA-BAR-04: a barrel that takes damage explodes."""
    if happened.evader.startswith(BARREL):
        await explode(game, int(happened.evader.removeprefix(BARREL)), happened.attack.attacker, happened.attack.magical)


async def stopped(game: Machina, happened: Stopped) -> None:
    """MA-PSH-11, MA-PSH-12, MA-PSH-14, MA-TRP-16: a push or pull sets off a lever or a barrel."""
    if game.kind(happened.cell) == "lever":
        await trigger_traps(game, happened.by if game.there(happened.by) else "", lever=happened.cell)
        await destroy_space(game, happened.cell, happened.by, "MA-PSH-14")
    else:
        await explode(game, happened.cell, happened.by)


# -- action spaces -----------------------------------------------------------------------------------------------------------------
async def activate(game: Machina, id: str, cell: int, kind: Kind, how: str) -> None:
    """MA-ACT-04, MA-ACT-06 … 11, MA-TRP-01, MA-RCH-01: use a space as an action space of this kind; then it is destroyed."""
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


def activatable(game: Machina, id: str) -> Iterator[tuple[int, Kind]]:
    """MA-ACT-03, MA-ACT-05, MA-FLD-07: the action spaces adjacent to an explorer that are not destroyed, with the kinds that they are for it."""
    near = game.ground.neighbours(game.cell(id))
    counts = game.traits(id).counts
    for cell in cells(near & game.spaces(*OBSTACLES)):
        own = next(kind for kind in OBSTACLES if game.kinds[kind] >> cell & 1)
        for kind in (own, *(SPACES[other] for space, other in counts if SPACES[space] == own)):
            if kind != "barrel":
                yield cell, kind


def doors(game: Machina, state: str) -> list[Option[Edge]]:
    """The doors on all tiles that are open, closed or destroyed."""
    found = [door for door in sorted(game.board.doors) if door_state(game, door) == state]
    return [Option(f"door:{game.name(a)}:{game.name(b)}", (a, b), a) for a, b in found]
