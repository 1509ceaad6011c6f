"""Lines of card text: using active abilities, and carrying out what a line says (MA-ABL, MA-WRD)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

from undercroft.grid.hexes import cells
from undercroft.grid.square import distance
from undercroft.kernel.decision import Option
from undercroft.language.lines import Line, Step
from undercroft.language.vocabulary import Node

from ..content import words
from ..content.legality import nodes
from ..events import Took, Used
from ..game import Machina
from . import lasting
from .attacks import BARREL, Attack, Damaged, attack
from .context import Context, affected
from .essence import gain, potential, spend
from .harm import Died, banish, lose_health, restore_health
from .items import Equipped, discard, gain_item
from .moves import roam, shove, swap, transfer_to, transfer_within
from .situation import bare
from .spaces import choose_doors, light, restore_stamina, trigger_traps, work_door
from .spawning import Entered, spawn
from .tracks import threaten

Executor: TypeAlias = Callable[[Machina, Any, Context, list[str]], Awaitable[None]]
ATTACKS = (words.Attack, words.Magic)


# -- a line ------------------------------------------------------------------------------------------------------------------------
async def carry_out(game: Machina, context: Context) -> None:
    """MA-ABL-15: the effects of a line in their order."""
    for step in game.content.lines[context.line].steps:
        await _do(game, context, step)


async def _do(game: Machina, context: Context, step: Step) -> None:
    if step.condition is not None:
        if _holds(game, context, step.condition):
            for inner in step.inner:
                await _do(game, context, inner)
        elif step.otherwise is not None:
            await _do(game, context, step.otherwise)
        return
    if step.node is None:
        for _ in range(max(1, step.repeat)):
            for inner in step.inner:
                await _do(game, context, inner)
        return
    units = [] if isinstance(step.node, ALONE) else await affected(game, context, step)
    if step.lasting:
        lasting.begin(game, context, step, units)
        return
    game.tell(Took(figure=context.user, line=context.line))
    if isinstance(step.node, ATTACKS):
        await _attack(game, step, context, units)
    else:
        await game.perform(step.node, context, units)


def _holds(game: Machina, context: Context, condition: Node) -> bool:
    """MA-EFF-03: a condition, for whoever resolves the line."""
    return bool(context.user) and game.there(context.user) and game.holds(condition, context.user)


async def _attack(game: Machina, step: Step, context: Context, units: list[str]) -> None:
    """MA-ATK-13, MA-ATK-14, MA-BAR-12: attacks on all units that a step names, barrels among them where it says units."""
    node = step.node
    assert isinstance(node, ATTACKS)
    evaders = list(units)
    whom = step.modifiers[0] if step.modifiers else None
    if context.cell >= 0 and (whom is None or whom == words.On("the target")):
        evaders = [f"{BARREL}{context.cell}"]
    elif isinstance(whom, words.On) and whom.whom in ("units", "adjacent units"):
        evaders += [f"{BARREL}{cell}" for cell in cells(_area(game, context, whom.whom) & game.spaces("barrel"))]
    this = Attack(context.user, node.dice, tuple(evaders), isinstance(node, words.Magic), context.melee, context.line)
    await attack(game, this)


def _area(game: Machina, context: Context, whom: str) -> int:
    """The cells that a word for units is about."""
    here = context.here(game)
    if "adjacent" in whom:
        return game.ground.neighbours(here) if here >= 0 else 0
    return game.board.cells if context.everywhere or here < 0 else game.tile(here)


# -- what single words do --------------------------------------------------------------------------------------------------------
async def _restore_health(game: Machina, node: words.RestoreHealth, context: Context, units: list[str]) -> None:
    for id in units:
        restore_health(game, id, node.value, line=context.line)


async def _restore_stamina(game: Machina, node: words.RestoreStamina, context: Context, units: list[str]) -> None:
    for id in filter(game.is_explorer, units):
        restore_stamina(game, id, node.value, line=context.line)


async def _gain_essence(game: Machina, node: words.GainEssence, context: Context, units: list[str]) -> None:
    for id in filter(game.is_explorer, units):
        gain(game, id, node.value, "MA-ESS-05", line=context.line)


async def _lose_health(game: Machina, node: words.LoseHealth, context: Context, units: list[str]) -> None:
    for id in units:
        if game.there(id):
            await lose_health(game, id, node.value, context.user, "MA-ATR-11", line=context.line)


async def _lose_stamina(game: Machina, node: words.LoseAllStamina, context: Context, units: list[str]) -> None:
    for id in filter(game.is_explorer, units):
        game.state.explorers[id].stamina = 0


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


async def _threat(game: Machina, node: words.Threat, context: Context, units: list[str]) -> None:
    await threaten(game, node.by, line=context.line)


async def _light(game: Machina, node: words.LightSpace, context: Context, units: list[str]) -> None:
    await light(game, context.user, line=context.line)


async def _spawn(game: Machina, node: words.SpawnMonster, context: Context, units: list[str]) -> None:
    """MA-SPM-11: the active explorer causes it; with none the players choose."""
    id = context.user if context.user in game.present() else ""
    if not id and game.present():
        options = [Option(f"unit:{other}", other, figure=other) for other in game.present()]
        id = await game.choose(game.players, "spawn-for", options, line=context.line)
    if id:
        await spawn(game, id, context.line)


async def _traps(game: Machina, node: words.TriggerTraps, context: Context, units: list[str]) -> None:
    await trigger_traps(game, context.user, context.line)


async def _close_doors(game: Machina, node: words.CloseDoors, context: Context, units: list[str]) -> None:
    for left in range(node.count, 0, -1):
        options = choose_doors(game, left)
        if not options:
            return
        seat = game.seat(context.user) if game.is_explorer(context.user) else game.players
        door = await game.choose(seat, "close-door", [*options, Option("stop", (-1, -1))], left=left)
        if door[0] < 0:
            return
        work_door(game, context.user, door, "close", line=context.line)


async def _gain_item(game: Machina, node: words.GainItem, context: Context, units: list[str]) -> None:
    for id in filter(game.is_explorer, units):
        await gain_item(game, id)


async def _discard_this(game: Machina, node: words.DiscardThis, context: Context, units: list[str]) -> None:
    """MA-DIS-02 … 04, MA-EVT-21."""
    kind, _, card = context.card.partition("/")
    for id, explorer in game.state.explorers.items():
        if kind == "item" and (card in explorer.items or any(gear.card == card for gear in explorer.gear)):
            discard(game, id, card, line=context.line)
        elif kind == "event" and card in explorer.personal:
            explorer.personal.remove(card)
            game.state.explorer_events.append(card)


PERFORM: Mapping[type, Executor] = {
    words.RestoreHealth: _restore_health, words.RestoreStamina: _restore_stamina, words.GainEssence: _gain_essence,
    words.LoseHealth: _lose_health, words.LoseAllStamina: _lose_stamina, words.Push: _push, words.Pull: _pull, words.Move: _move,
    words.Transfer: _transfer, words.TransferNearest: _transfer_nearest, words.TransferAny: _transfer_any, words.SwapPlaces: _swap,
    words.Banish: _banish, words.Threat: _threat, words.LightSpace: _light, words.SpawnMonster: _spawn, words.TriggerTraps: _traps,
    words.CloseDoors: _close_doors, words.GainItem: _gain_item, words.DiscardThis: _discard_this,
}  # fmt: skip
"""What carries out the words of this module."""
ALONE = (
    words.Threat, words.LightSpace, words.SpawnMonster, words.TriggerTraps, words.CloseDoors, words.InvokeHorror, words.PlaceEntry,
    words.PlaceExit, words.Proceed, words.DiscardThis,
)  # fmt: skip
"""Words that affect no units."""


# -- what waits for a moment ------------------------------------------------------------------------------------------------------
async def _waiting(game: Machina, id: str, moment: type[Node], **about: Any) -> None:
    """MA-EFF-02: passive abilities of a unit's cards that wait for a moment."""
    cards = [does for _, does in game.own_cards(id)] if game.is_explorer(id) else [game.card(id)]
    for does in cards:
        for effect in does.passive:
            trigger = effect.line.trigger
            if trigger is not None and isinstance(trigger.moment, moment):
                context = Context(effect.id, id, **about)
                if all(_holds(game, context, condition) for condition in effect.line.conditions):
                    await carry_out(game, context)


async def after_damage(game: Machina, happened: Damaged) -> None:
    """MA-ATK-26: first what waits for damage dealt, then what waits for damage taken."""
    attacker, evader = happened.attack.attacker, happened.evader
    unit = not evader.startswith(BARREL)
    if attacker and game.there(attacker):
        await _waiting(game, attacker, words.DealsDamage, attacker=attacker, evader=evader if unit else "")
    if unit and game.there(evader):
        await _waiting(game, evader, words.TakesDamage, attacker=attacker, evader=evader)


async def after_death(game: Machina, happened: Died) -> None:
    """MA-DTH-07, MA-DTH-16, MA-DTH-18, MA-DTH-20: what waits for the kill, and for the monster's own destruction."""
    if happened.by and game.is_explorer(happened.by) and game.there(happened.by) and happened.by != happened.unit:
        await _waiting(game, happened.by, words.Kills, attacker=happened.by)
    if not game.is_explorer(happened.unit):
        await _waiting(game, happened.unit, words.IsDestroyed, attacker=happened.by, source=happened.cell)


async def after_equipping(game: Machina, happened: Equipped) -> None:
    """MA-ITM-06, MA-ABL-21."""
    for effect in game.content.items[happened.card].does.enters:
        await carry_out(game, Context(effect.id, happened.explorer))


async def after_entering(game: Machina, happened: Entered) -> None:
    """MA-SPM-09, MA-ABL-22."""
    for effect in game.content.monsters[happened.monster].does.enters:
        await carry_out(game, Context(effect.id, happened.monster))


# -- using an ability -------------------------------------------------------------------------------------------------------------
def prices(line: Line) -> dict[type[Node], int]:
    """MA-ABL-08: what an active ability costs."""
    terms = [node for node in (line.price, *line.terms) if isinstance(node, words.PRICES)]
    return {type(node): getattr(node, "value", 1) for node in terms}


def reach_of(line: Line) -> Node | None:
    """MA-ABL-12: the target symbol of an ability, if it has one."""
    return next((node for node in line.terms if isinstance(node, words.REACHES)), None)


def usable_cards(game: Machina, id: str) -> Sequence[tuple[str, Sequence[Any]]]:
    """MA-EXP-09, MA-ITM-03: the cards from which an explorer can use active abilities."""
    found = [(card, does.active) for card, does in (*game.own_cards(id), *game.common_cards())]
    for item in game.state.explorers[id].items:
        card = game.content.items[item]
        if card.text.type == "consumable":
            found.append((f"item/{item}", card.does.active))
    return found


def usable(game: Machina, id: str, *, free: bool) -> list[str]:
    """MA-EXP-09, MA-EXP-10, MA-OOT-01, MA-ABL-17: the lines an explorer can use now; `free`: only those without stamina cost."""
    found = []
    for _, active in usable_cards(game, id):
        for effect in active:
            cost = prices(effect.line)
            if free and words.PayStamina in cost:
                continue
            if not affordable(game, id, cost) or not all(game.holds(condition, id) for condition in effect.line.conditions):
                continue
            if reach_of(effect.line) is None or targets(game, id, effect.line):
                found.append(effect.id)
    return found


def affordable(game: Machina, id: str, cost: Mapping[type[Node], int]) -> bool:
    """MA-EXP-10."""
    explorer = game.state.explorers[id]
    together = potential(game, id, explorer.cell) if words.PayEssence in cost or words.PayHealth in cost else 0
    essence = cost.get(words.PayEssence, 0)
    life = explorer.health + together - essence
    return cost.get(words.PayStamina, 0) <= explorer.stamina and essence <= together and cost.get(words.PayHealth, 0) <= life


def targets(game: Machina, id: str, line: Line) -> list[Option[tuple[str, int]]]:
    """MA-RNG-01 … 07, MA-RNG-16, MA-RNG-18, MA-ETH-01, MA-ATK-23, MA-UNI-02: the units that a target symbol reaches, and barrels if the ability
    attacks. Attacking an explorer is possible but has to be confirmed."""
    reach = reach_of(line)
    here = game.cell(id)
    traits = game.traits(id)
    attacks = any(isinstance(step.node, ATTACKS) for step in nodes(line))
    only = next((step.node for step in nodes(line) if isinstance(step.node, (words.Banish, words.SwapPlaces))), None)
    found: list[Option[tuple[str, int]]] = []
    for other, cell in game.standing().items():
        if game.ethereal(other) and not traits.aims_at_ethereal:
            continue
        if (isinstance(only, words.Banish) and game.is_explorer(other)) or (isinstance(only, words.SwapPlaces) and other == id):
            continue
        if reaches(game, traits, reach, here, cell):
            found.append(Option(f"target:{other}", (other, -1), cell, other, confirm=attacks and game.is_explorer(other)))
    if attacks:
        barrels = game.spaces("barrel")
        found += [
            Option(f"barrel:{game.name(cell)}", ("", cell), cell)
            for cell in cells(barrels)
            if reaches(game, traits, reach, here, cell)
        ]
    return found


def harmful(game: Machina, id: str, line: str) -> bool:
    """Whether an ability could now be used only to attack explorers, or would cost the last health."""
    found = game.content.lines[line]
    reach = reach_of(found)
    deadly = prices(found).get(words.PayHealth, 0) >= game.state.explorers[id].health
    return deadly or (reach is not None and all(option.confirm for option in targets(game, id, found)))


def reaches(game: Machina, traits: Any, reach: Node | None, here: int, cell: int) -> bool:
    """MA-RNG-01 … 06, MA-RNG-08: whether a target symbol reaches a space."""
    if isinstance(reach, words.InMelee):
        most, screens = 1, 0
    elif isinstance(reach, (words.InRange, words.InFreeRange)):
        most = max(0, reach.spaces + traits.ranges)
        screens = 0 if isinstance(reach, words.InFreeRange) or "obstacles" in traits.aims else game.obstacles | game.occupied
    else:
        return False
    if distance(here, cell) > most:
        return False
    if cell == here:
        return True
    ground = game.board.ground() if traits.aims & {"closed doors"} else game.ground
    if "walls" in traits.aims:
        ground = bare(ground)
    if "rubble" not in traits.aims:
        screens |= game.board.kinds["rubble"]
    return ground.sees(here, cell, screens)


async def use(game: Machina, id: str, line_id: str) -> bool:
    """MA-ABL-07 … 15, MA-ITM-04: choose the target, pay, and carry out an active ability. Returns False if the price did not come together."""
    line = game.content.lines[line_id]
    cost, reach = prices(line), reach_of(line)
    target, cell = "", -1
    if reach is not None:
        target, cell = await game.choose(game.seat(id), "which-target", targets(game, id, line), figure=id, line=line_id)
    if not await spend(game, id, cost.get(words.PayEssence, 0), -1, "MA-ESS-10"):
        return False
    explorer = game.state.explorers[id]
    explorer.stamina -= cost.get(words.PayStamina, 0)
    game.tell(Used(figure=id, target=target, rules=("MA-ABL-07",), line=line_id))
    if words.PayHealth in cost:
        await lose_health(game, id, cost[words.PayHealth], id, "MA-ABL-08", line=line_id)
    context = Context(line_id, id, target=target, cell=cell, melee=isinstance(reach, words.InMelee))
    if game.there(id):
        await carry_out(game, context)
    kind, _, card = context.card.partition("/")
    if kind == "item" and card in game.state.explorers[id].items and game.content.items[card].text.type == "consumable":
        discard(game, id, card, "MA-ITM-04")
    return True
