"""Lines of card text: using active abilities, and carrying out what a line says (MA-ABL, MA-WRD)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from undercroft.grid.hexes import cells
from undercroft.language.lines import Step
from undercroft.language.vocabulary import Node

from ..content import words
from ..content.texts import line_card, step_text
from ..events import Took, Used
from ..game import Machina
from . import lasting
from .attacks import BARREL, Attack, Damaged, attack
from .context import Context, affected
from .essence import potential, spend
from .harm import Died, lose_health
from .items import Equipped, discard
from .spawning import Entered
from .targeting import ATTACKS, Target, prices, reach_of, second_reach, targets

ALONE = (
    words.Threat, words.RaiseLevel, words.ChangeOrder, words.LightSpace, words.SpawnMonster, words.TriggerTraps, words.CloseDoors, words.WorkDoor,
    words.MendDoor, words.RestoreSpace, words.DestroySpace, words.SealSpace, words.InvokeHorror, words.PlaceEntry, words.PlaceExit, words.Proceed,
    words.DiscardThis,
)  # fmt: skip
"""Words that affect no units."""


# -- a line ------------------------------------------------------------------------------------------------------------------------
def used(id: str, line: str, target: str, cell: int, rule: str) -> Used:
    """That a unit uses an ability, and on what."""
    aimed: Literal["", "unit", "barrel"] = "unit" if target else "barrel" if cell >= 0 else ""
    return Used(figure=id, target=target, card=line_card(line), own=line_card(line) == id, aimed=aimed, rules=(rule,), line=line)


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
    game.tell(Took(figure=context.user, card=line_card(context.line), text=step_text(step), line=context.line))
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
    elif isinstance(whom, words.On) and whom.whom in ("units", "units on any tile", "adjacent units"):
        evaders += [f"{BARREL}{cell}" for cell in cells(_area(game, context, whom.whom) & game.counted(context.user, "barrel"))]
    this = Attack(context.user, node.dice, tuple(evaders), isinstance(node, words.Magic), context.melee, context.line)
    await attack(game, this)


def _area(game: Machina, context: Context, whom: str) -> int:
    """The cells that a word for units is about."""
    here = context.here(game)
    if "adjacent" in whom:
        return game.ground.neighbours(here) if here >= 0 else 0
    return game.board.cells if context.everywhere or here < 0 or whom.endswith("on any tile") else game.tile(here)


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
            symbols = [symbol for symbol in (reach_of(effect.line), second_reach(effect.line)) if symbol is not None]
            if all(targets(game, id, effect.line, symbol) for symbol in symbols):
                found.append(effect.id)
    return found


def affordable(game: Machina, id: str, cost: Mapping[type[Node], int]) -> bool:
    """MA-EXP-10."""
    explorer = game.state.explorers[id]
    together = potential(game, id, explorer.cell) if words.PayEssence in cost or words.PayHealth in cost else 0
    essence = cost.get(words.PayEssence, 0)
    life = explorer.health + together - essence
    return cost.get(words.PayStamina, 0) <= explorer.stamina and essence <= together and cost.get(words.PayHealth, 0) <= life


async def _target(game: Machina, id: str, line: str, reach: Node) -> Target:
    """MA-ABL-12: what the user of an ability aims at with one of its target symbols."""
    return await game.choose(game.seat(id), "which-target", targets(game, id, game.content.lines[line], reach), figure=id, line=line)


async def use(game: Machina, id: str, line_id: str) -> bool:
    """MA-ABL-07 … 15, MA-ITM-04: choose the target, pay, and carry out an active ability. Returns False if the price did not come together."""
    line = game.content.lines[line_id]
    cost, reach = prices(line), reach_of(line)
    target, cell, second = "", -1, ""
    if reach is not None:
        target, cell = await _target(game, id, line_id, reach)
    if (other := second_reach(line)) is not None:
        second, _ = await _target(game, id, line_id, other)
    if not await spend(game, id, cost.get(words.PayEssence, 0), -1, "MA-ESS-10"):
        return False
    explorer = game.state.explorers[id]
    explorer.stamina -= cost.get(words.PayStamina, 0)
    game.tell(used(id, line_id, target, cell, "MA-ABL-07"))
    if words.PayHealth in cost:
        await lose_health(game, id, cost[words.PayHealth], id, "MA-ABL-08", line=line_id)
    context = Context(line_id, id, target=target, cell=cell, second=second, melee=isinstance(reach, words.InMelee))
    if game.there(id):
        await carry_out(game, context)
    kind, _, card = context.card.partition("/")
    if kind == "item" and card in game.state.explorers[id].items and game.content.items[card].text.type == "consumable":
        discard(game, id, card, "MA-ITM-04")
    return True
