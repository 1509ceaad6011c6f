"""What the single words of card text do, one function for each (MA-WRD)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content import words
from ..game import SPACES, Machina
from ..state import Edge
from .context import Context, active_explorer, decider
from .essence import gain
from .harm import banish, destroy, lose_health, restore_health
from .items import gain_item, spent, take_item
from .moves import roam, shove, swap, transfer_to, transfer_within
from .spaces import (
    DOOR_STATES,
    destroy_space,
    doors,
    doors_beside,
    light,
    recharge,
    restorable,
    restore_space,
    restore_stamina,
    seal,
    trigger_traps,
    work_door,
)  # fmt: skip
from .spawning import spawn
from .tracks import raise_level, threaten

NO_DOOR: Edge = (-1, -1)
Executor: TypeAlias = Callable[[Machina, Any, Context, list[str]], Awaitable[None]]


# -- units -------------------------------------------------------------------------------------------------------------------------
async def _restore_health(game: Machina, node: words.RestoreHealth, context: Context, units: list[str]) -> None:
    for id in units:
        restore_health(game, id, node.value, line=context.line)


async def _restore_stamina(game: Machina, node: words.RestoreStamina, context: Context, units: list[str]) -> None:
    for id in units:
        restore_stamina(game, id, node.value, line=context.line)


async def _gain_essence(game: Machina, node: words.GainEssence, context: Context, units: list[str]) -> None:
    """MA-ESS-01, MA-ESS-05."""
    for id in filter(game.is_explorer, units):
        gain(game, id, node.value, "MA-ESS-05", line=context.line)


async def _lose_health(game: Machina, node: words.LoseHealth, context: Context, units: list[str]) -> None:
    for id in units:
        if game.there(id):
            await lose_health(game, id, node.value, context.user, "MA-ATR-11", line=context.line)


async def _bleed(game: Machina, node: words.Bleed, context: Context, units: list[str]) -> None:
    """MA-ATR-11, MA-ESS-05: only health that is really lost becomes essence."""
    for id in filter(game.is_explorer, units):
        options = [Option(f"amount:{n}", n, confirm=n >= game.health(id)) for n in range(game.health(id) + 1)]
        amount = await game.choose(game.seat(id), "how-much-health", options, figure=id, line=context.line)
        lost = await lose_health(game, id, amount, id, "MA-ATR-11", line=context.line) if amount else 0
        if lost and game.there(id):
            gain(game, id, lost, "MA-ESS-05", line=context.line)


async def _lose_stamina(game: Machina, node: words.LoseAllStamina, context: Context, units: list[str]) -> None:
    """MA-DTH-20: a monster can lose stamina only in its turn."""
    for pool in map(game.pool, units):
        if pool is not None:
            pool.stamina = 0


async def _push(game: Machina, node: words.Push, context: Context, units: list[str]) -> None:
    for id in units:
        await shove(game, context, id, node.spaces, towards=False)


async def _pull(game: Machina, node: words.Pull, context: Context, units: list[str]) -> None:
    for id in units:
        await shove(game, context, id, node.spaces, towards=True)


async def _move(game: Machina, node: words.Move, context: Context, units: list[str]) -> None:
    for id in units:
        if game.there(id):
            await roam(game, context, id, node.spaces)


async def _move_target(game: Machina, node: words.MoveTarget, context: Context, units: list[str]) -> None:
    """MA-WRD-09: the user moves it, explorers too."""
    for id in units:
        if game.there(id):
            await roam(game, context, id, node.spaces, decider(game, context))


async def _transfer(game: Machina, node: words.Transfer, context: Context, units: list[str]) -> None:
    for id in units:
        await transfer_within(game, context, id, node.spaces)


async def _transfer_nearest(game: Machina, node: words.TransferNearest, context: Context, units: list[str]) -> None:
    for id in units:
        await transfer_to(game, context, id, node.space, any_=False)


async def _transfer_any(game: Machina, node: words.TransferAny, context: Context, units: list[str]) -> None:
    for id in units:
        await transfer_to(game, context, id, node.space, any_=True)


async def _swap(game: Machina, node: words.SwapPlaces, context: Context, units: list[str]) -> None:
    for id in units:
        if id != context.user and game.there(context.user):
            await swap(game, context, id)


async def _banish(game: Machina, node: words.Banish, context: Context, units: list[str]) -> None:
    for id in units:
        if not game.is_explorer(id):
            banish(game, id, line=context.line)


async def _kill(game: Machina, node: words.Kill, context: Context, units: list[str]) -> None:
    """MA-DTH-16."""
    for id in units:
        if game.there(id):
            await destroy(game, id, context.user, "MA-DTH-16", line=context.line)


async def _change_order(game: Machina, node: words.ChangeOrder, context: Context, units: list[str]) -> None:
    """MA-MPH-07: the monster order, from left to right; whoever has acted in this phase does not act again, and nobody is left out."""
    s = game.state
    left = [id for id in s.monsters if game.there(id)]
    order: list[str] = []
    while left:
        options = [Option(f"unit:{id}", id, game.cell(id), id) for id in left]
        chosen = await game.choose(decider(game, context), "monster-order", options, figure=context.user, number=len(order) + 1)
        left.remove(chosen)
        order.append(chosen)
    s.monsters = {id: s.monsters[id] for id in order} | s.monsters
    game.changed()
    s.waiting = [id for id in order if id in s.waiting] if s.phase == "monsters" else s.waiting


# -- tracks and cards --------------------------------------------------------------------------------------------------------------
async def _threat(game: Machina, node: words.Threat, context: Context, units: list[str]) -> None:
    await threaten(game, node.by, line=context.line)


async def _raise_level(game: Machina, node: words.RaiseLevel, context: Context, units: list[str]) -> None:
    """MA-THR-13."""
    while game.state.level < node.level:
        await raise_level(game, "MA-THR-13")


async def _explorer_for(game: Machina, context: Context, prompt: str) -> str:
    """MA-SPM-11: the explorer who resolves it, otherwise the one whose turn it is; with neither the players choose. Empty if nobody is there."""
    active = active_explorer(game, context)
    options = [Option(f"unit:{id}", id, figure=id) for id in ([active] if active else game.present())]
    return await game.choose(game.players, prompt, options, line=context.line) if options else ""


async def _spawn(game: Machina, node: words.SpawnMonster, context: Context, units: list[str]) -> None:
    """MA-SPM-11."""
    cause = await _explorer_for(game, context, "spawn-for")
    if cause:
        await spawn(game, cause, context.line)


async def _spawn_named(game: Machina, node: words.SpawnNamed, context: Context, units: list[str]) -> None:
    """MA-DIS-11, MA-DIS-12: a particular monster, which is looked for wherever its card may be."""
    if node.monster in game.state.monsters:
        return
    cause = await _explorer_for(game, context, "spawn-for")
    if cause:
        await spawn(game, cause, context.line, node.monster)


async def _take_item(game: Machina, node: words.TakeItem, context: Context, units: list[str]) -> None:
    """MA-DIS-10: out of its deck, which is shuffled; if it is not there, nothing is found."""
    taker = await _explorer_for(game, context, "who-takes")
    if taker:
        await take_item(game, taker, node.item)


async def _gain_item(game: Machina, node: words.GainItem, context: Context, units: list[str]) -> None:
    """MA-UNI-06."""
    for id in filter(game.is_explorer, units):
        await gain_item(game, id)


async def _discard_this(game: Machina, node: words.DiscardThis, context: Context, units: list[str]) -> None:
    """MA-DIS-02 … 05, MA-EVT-21."""
    for id in game.living():
        spent(game, id, context.card, line=context.line)


# -- the board ---------------------------------------------------------------------------------------------------------------------
async def _light(game: Machina, node: words.LightSpace, context: Context, units: list[str]) -> None:
    """MA-CHS-07: nearest to the active explorer."""
    await light(game, active_explorer(game, context), line=context.line)


async def _traps(game: Machina, node: words.TriggerTraps, context: Context, units: list[str]) -> None:
    await trigger_traps(game, context.user, context.line)


async def _close_doors(game: Machina, node: words.CloseDoors, context: Context, units: list[str]) -> None:
    for left in range(node.count, 0, -1):
        options = doors(game, "open")
        if not options:
            return
        door = await game.choose(decider(game, context), "close-door", [*options, Option("stop", NO_DOOR)], left=left)
        if door == NO_DOOR:
            return
        work_door(game, context.user, door, "close", line=context.line)


async def _work_door(game: Machina, node: words.WorkDoor, context: Context, units: list[str]) -> None:
    """MA-RNG-12: a door along an edge of the target's space."""
    cell = context.cell if context.cell >= 0 else game.cell(context.target) if game.there(context.target) else -1
    found = [door for door, state in doors_beside(game, cell).items() if state in DOOR_STATES[node.how]]
    if found:
        options = [Option(f"door:{game.name(a)}:{game.name(b)}", (a, b), a) for a, b in found]
        door = await game.choose(decider(game, context), "which-door", options, figure=context.user, line=context.line)
        work_door(game, context.user, door, node.how, "MA-RNG-12", line=context.line)


async def _mend_door(game: Machina, node: words.MendDoor, context: Context, units: list[str]) -> None:
    """MA-DOR-14: a destroyed door is an open door again."""
    options = doors(game, "destroyed")
    if options:
        door = await game.choose(decider(game, context), "which-door", options, figure=context.user, line=context.line)
        work_door(game, context.user, door, "repair", "MA-DOR-14", line=context.line)


def _beside(game: Machina, node: Node | None, context: Context) -> int:
    """MA-FLD-01, MA-FLD-05, MA-FLD-07, MA-SPC-07: the adjacent spaces that a word is about."""
    here = context.here(game)
    match node:
        case words.RestoreSpace() if here >= 0:
            return restorable(game, here)
        case words.DestroySpace(space=space) if here >= 0:
            return game.ground.neighbours(here) & game.counted(context.user, SPACES[space])
        case words.SealSpace() if here >= 0:
            return game.ground.neighbours(here) & game.spaces("spawn")
    return 0


def idle(game: Machina, node: Node | None, context: Context) -> bool:
    """Whether a word is about an adjacent space and there is none."""
    return isinstance(node, (words.RestoreSpace, words.DestroySpace, words.SealSpace)) and not _beside(game, node, context)


async def _restore_space(game: Machina, node: words.RestoreSpace, context: Context, units: list[str]) -> None:
    """MA-FLD-05."""
    found = _beside(game, node, context)
    if found:
        cell = await game.choose(decider(game, context), "which-space", game.at("space", found), figure=context.user, line=context.line)
        restore_space(game, cell)


async def _destroy_space(game: Machina, node: words.DestroySpace, context: Context, units: list[str]) -> None:
    """MA-FLD-01, MA-FLD-07, MA-FLD-08."""
    found = _beside(game, node, context)
    if found:
        cell = await game.choose(decider(game, context), "which-space", game.at("space", found), figure=context.user, line=context.line)
        await destroy_space(game, cell, context.user)


async def _seal(game: Machina, node: words.SealSpace, context: Context, units: list[str]) -> None:
    """MA-SPC-07: an adjacent spawn space is sealed at no further price."""
    found = _beside(game, node, context)
    if found:
        cell = await game.choose(decider(game, context), "which-space", game.at("space", found), figure=context.user, line=context.line)
        await seal(game, context.user, cell)


async def _recharge(game: Machina, node: words.Recharge, context: Context, units: list[str]) -> None:
    for id in filter(game.is_explorer, units):
        await recharge(game, id)


PERFORM: Mapping[type, Executor] = {
    words.RestoreHealth: _restore_health, words.RestoreStamina: _restore_stamina, words.GainEssence: _gain_essence, words.LoseHealth: _lose_health,
    words.Bleed: _bleed, words.LoseAllStamina: _lose_stamina, words.Push: _push, words.Pull: _pull, words.Move: _move, words.MoveTarget: _move_target,
    words.Transfer: _transfer, words.TransferNearest: _transfer_nearest, words.TransferAny: _transfer_any, words.SwapPlaces: _swap,
    words.Banish: _banish, words.Kill: _kill, words.ChangeOrder: _change_order, words.Threat: _threat, words.RaiseLevel: _raise_level,
    words.SpawnMonster: _spawn, words.SpawnNamed: _spawn_named, words.TakeItem: _take_item, words.GainItem: _gain_item,
    words.DiscardThis: _discard_this, words.LightSpace: _light, words.TriggerTraps: _traps, words.CloseDoors: _close_doors,
    words.WorkDoor: _work_door, words.MendDoor: _mend_door, words.RestoreSpace: _restore_space, words.DestroySpace: _destroy_space,
    words.SealSpace: _seal, words.Recharge: _recharge,
}  # fmt: skip
"""What carries out the words of this module."""
