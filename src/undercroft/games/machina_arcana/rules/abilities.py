"""Lines of card text: using active abilities, and carrying out what a line says (MA-ABL, MA-WRD)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from undercroft.kernel.decision import Option
from undercroft.language.lines import Step
from undercroft.language.vocabulary import Node

from ..content import words
from ..content.lines import cumulative, destroyed_for, item_of, prices, reach_of, second_reach, steps_of
from ..content.model import Effect
from ..content.texts import deed_text, effect_text, line_card
from ..content.traits import HIGHEST
from ..events import ProgressMade, Took, Used
from ..game import SPACES, Machina
from . import lasting
from .attacks import BARREL, GOAL, Attack, Attacking, Damaged, attack, space_of, thing
from .context import Context, affected, card_of, counting, decider, decides, order_matters
from .dice import effect_roll
from .effects import idle
from .essence import potential, spend
from .harm import Died, Dying, lose_health
from .items import Equipped, Gained, put_away, spent
from .masters import master
from .spaces import destroy_space
from .spawning import Entered
from .targeting import ALONE, ATTACKS, NOTHING, Target, targets

UNTIED = (
    words.Threat, words.RaiseLevel, words.InvokeHorror, words.PlaceEntry, words.PlaceExit, words.Proceed, words.Endgame, words.NextPart, words.Win,
    words.Lose, words.SetAside, words.UseUp, words.UseUpHalf, words.AddItems, words.AddTwoLevels, words.ShuffleItems, words.ShuffleEvents,
    words.StartRating, words.NewRound, words.MonstersMove,
)  # fmt: skip
"""MA-DTH-19: words that need nobody to carry them out."""
LOSSES = (words.LoseHealth, words.Kill)
ONE_BY_ONE = (
    *LOSSES, words.Push, words.Pull, words.Move, words.Transfer, words.TransferNearest, words.TransferAny, words.SwapPlaces, words.Recharge,
    words.GainItem, words.InvokeExplorer, words.UseWorkbench, words.UseInventory, words.PutAway,
    words.TargetMoves, words.MoveTarget,
)  # fmt: skip
"""MA-RNG-15: words that one unit after the other has to do with. What the rest do is the same in any order."""
ALL_UNITS, ANY_UNIT = ("units", "units on any tile", "adjacent units"), ("any unit", "any unit on any tile", "any adjacent unit")
"""MA-BAR-12: the words that include barrels when they say whom to attack."""


NO_LINE = "-"
"""What brought something about was no line of card text."""


# -- a line ------------------------------------------------------------------------------------------------------------------------
def used(game: Machina, id: str, line: str, target: str, cell: int, rule: str) -> Used:
    """That a unit uses an ability, and on what."""
    aimed: Literal["", "unit", "barrel"] = "unit" if target else "barrel" if cell >= 0 and game.counted(id, "barrel") >> cell & 1 else ""
    card, text = line_card(line), deed_text(game.content.lines[line])
    return Used(figure=id, target=target, card=card, own=card == id, aimed=aimed, text=text, rules=(rule,), line=line)


async def carry_out(game: Machina, context: Context, told: bool = False) -> None:
    """MA-ABL-15, MA-ABL-28, MA-EFF-01, MA-EFF-03: the effects of a line in their order, if its conditions hold; `told`: it is used, and the log has
    said so."""
    line = game.content.lines[context.line]
    if not told:
        if not all(_holds(game, context, condition) for condition in line.conditions):
            return
        game.tell(Took(figure=context.user, card=line_card(context.line), text=deed_text(line), line=context.line))
    for step in line.steps:
        await _do(game, context, step)


async def _do(game: Machina, context: Context, step: Step) -> None:
    """MA-DTH-19: one effect of a line; what needs a unit that is gone is dropped."""
    if step.every:
        if _counted(game, context, step):
            await _do(game, context, replace(step, every=0))
        return
    if step.will and not await _wanted(game, context, step):
        return
    if step.condition is not None:
        if await _comes_true(game, context, step.condition):
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
    if context.gone(game) and not isinstance(step.node, UNTIED):
        return
    units = [] if isinstance(step.node, ALONE) else await affected(game, context, step, await _barrels(game, context, step))
    if step.lasting:
        await lasting.begin(game, context, step, units)
        return
    if isinstance(step.node, ATTACKS):
        await _attack(game, step, context, units)
    elif isinstance(step.node, ONE_BY_ONE):
        await _one_by_one(game, context, step.node, units)
    else:
        await game.perform(step.node, context, units)


async def _wanted(game: Machina, context: Context, step: Step) -> bool:
    """MA-ABL-15: an effect that a card leaves to whoever resolves it; nobody is asked where it could do nothing."""
    if context.gone(game) or idle(game, step.node, context):
        return False
    options = [Option("do-it", True), Option("leave-it", False)]
    return await game.choose(decider(game, context), "may", options, figure=context.user, line=context.line, text=effect_text(replace(step, will="")))


def _counted(game: Machina, context: Context, step: Step) -> bool:
    """MA-EFF-06 … 09, MA-EFF-11, MA-EFF-12: a progress token on the card; with the last one all of them leave it, and the effect takes place."""
    progress = game.state.progress
    key = f"{context.line}/{cumulative(game.content.lines[context.line]).index(step)}"
    count = progress.pop(key, 0) + 1
    game.tell(ProgressMade(card=line_card(context.line), count=count, needed=step.every, rules=("MA-EFF-06",), line=context.line))
    if count < step.every:
        progress[key] = count
    return count >= step.every


async def _comes_true(game: Machina, context: Context, condition: Node) -> bool:
    """MA-EFF-03, MA-EFF-05: a condition, or an effect roll, for whoever resolves the line."""
    if isinstance(condition, words.DamageDealt):
        return context.dealt
    if isinstance(condition, words.EffectRoll):
        return await effect_roll(game, condition.least, context.user, context.line)
    return _holds(game, context, condition)


async def _one_by_one(game: Machina, context: Context, node: Node, units: list[str]) -> None:
    """MA-CHP-15, MA-RNG-15: an effect on one unit after the other; where the order can matter the players decide."""
    loss = node.value if isinstance(node, words.LoseHealth) else HIGHEST
    while units := [id for id in units if game.there(id)]:
        asked = not isinstance(node, LOSSES) or order_matters(game, units, context.user, loss)
        options = [Option(f"unit:{id}", id, game.cell(id), id) for id in (units if asked else units[:1])]
        id = await game.choose(game.players, "which-unit-first", options, figure=context.user, line=context.line)
        units.remove(id)
        await game.perform(node, context, [id])


def _holds(game: Machina, context: Context, condition: Node) -> bool:
    """MA-ABL-24, MA-ABL-25, MA-EFF-03: a condition, for whoever resolves the line; if it reaches all tiles, for anybody on the board."""
    units = game.standing() if context.everywhere else [context.user] if game.there(context.user) else []
    return any(game.holds(condition, id) for id in units)


async def _attack(game: Machina, step: Step, context: Context, units: list[str]) -> None:
    """MA-ATK-01, MA-ATK-13, MA-ATK-24, MA-ATK-25, MA-BAR-12: an attack on all units that a step names, barrels among them where it says units; it is
    a melee attack if it uses a melee symbol."""
    node = step.node
    assert isinstance(node, ATTACKS)
    evaders = list(units)
    whom = step.modifiers[0] if step.modifiers else None
    aimed = whom is None or whom == words.On("the target")
    cell = context.cell if aimed else context.second_cell if whom == words.On("the second target") else -1
    if cell >= 0:
        evaders = [thing(game, cell)]
    elif isinstance(whom, words.On) and whom.whom in ALL_UNITS:
        area = _area(game, context, whom.whom)
        evaders += [f"{BARREL}{cell}" for cell in await counting(game, context.user, area, "barrel")]
        evaders += [f"{GOAL}{goal.cell}" for goal in game.state.goals if area >> goal.cell & 1]
    this = Attack(context.user, node.dice, tuple(evaders), isinstance(node, words.Magic), context.melee and aimed, context.line)
    context.dealt = await attack(game, this)


async def _barrels(game: Machina, context: Context, step: Step) -> list[Option[str]]:
    """MA-BAR-12, MA-UNI-02: the barrels that can be picked for an attack on any unit; predictable monsters pick none."""
    whom = step.modifiers[0] if step.modifiers else None
    if _predictable(game, context.user) or not isinstance(step.node, ATTACKS) or not isinstance(whom, words.On) or whom.whom not in ANY_UNIT:
        return []
    area = _area(game, context, whom.whom)
    found = [Option(f"barrel:{game.name(cell)}", f"{BARREL}{cell}", cell) for cell in await counting(game, context.user, area, "barrel")]
    goals = [goal.cell for goal in game.state.goals if area >> goal.cell & 1]
    return found + [Option(f"goal:{game.name(cell)}", f"{GOAL}{cell}", cell) for cell in goals]


def _predictable(game: Machina, id: str) -> bool:
    """MA-BAR-12: whether a unit is a monster for which nobody decides."""
    return bool(id) and not game.is_explorer(id) and master(game, id) is None


def _area(game: Machina, context: Context, whom: str) -> int:
    """The cells that a word for units is about."""
    here = context.here(game)
    if "adjacent" in whom:
        return game.ground.neighbours(here) if here >= 0 else 0
    return game.board.cells if context.everywhere or here < 0 or whom.endswith("on any tile") else game.tile(here)


# -- what waits for a moment ------------------------------------------------------------------------------------------------------
async def _waiting(game: Machina, id: str, moments: type[Node] | tuple[type[Node], ...], line: str = "", word: str = "when", **about: Any) -> None:
    """MA-EFF-02, MA-EQP-12: passive abilities that wait for a moment, on the cards that a unit has access to. `line`: what brought it about; an
    augment cares only if that is on the item it is attached to."""
    for does in game.access(id):
        for effect in does.passive:
            trigger = effect.line.trigger
            if trigger is None or trigger.word != word or not isinstance(trigger.moment, moments):
                continue
            if not _of_another_item(game, id, effect.id, line) and _with_item(game, id, trigger.moment, effect.id, line):
                await carry_out(game, Context(effect.id, id, **about))


def _with_item(game: Machina, id: str, moment: Node, waiting: str, line: str) -> bool:
    """MA-EQP-10, MA-EQP-12: whether what a moment says about the weapon is true of the one used."""
    used_item = item_of(line)
    gear = game.state.explorers[id].gear if id in game.state.explorers else []
    if isinstance(moment, words.AttacksAugmented):
        return any(g.how == "augment" and g.on == used_item for g in gear) and game.content.items[used_item].text.type == "weapon"
    if isinstance(moment, words.KillsWithThis):
        return used_item in {item_of(waiting), *(g.on for g in gear if g.card == item_of(waiting) and g.how == "augment")}
    return True


def _of_another_item(game: Machina, id: str, waiting: str, line: str) -> bool:
    """MA-EQP-12: whether a line is on an augment that is not attached to the item used."""
    explorer = game.state.explorers.get(id)
    card = item_of(waiting)
    if not card or not line or explorer is None:
        return False
    return any(gear.card == card and gear.how == "augment" and gear.on != item_of(line) for gear in explorer.gear)


async def comes(game: Machina, moment: Node) -> None:
    """MA-EFF-02: passive abilities of all cards in play that wait for this moment, such as the beginning of a phase."""
    for owner, effect in _all_waiting(game):
        if effect.line.trigger is not None and effect.line.trigger.moment == moment and (not owner or game.there(owner)):
            await carry_out(game, Context(effect.id, owner, everywhere=not owner))


def _all_waiting(game: Machina) -> Sequence[tuple[str, Effect]]:
    """Every passive ability in play that waits for a moment, with the unit it belongs to."""

    def found() -> list[tuple[str, Effect]]:
        return [(owner, effect) for owner, does in game.in_play() for effect in does.passive if effect.line.trigger is not None]

    return game.while_the_same_cards("waiting", found)


async def markers_left(game: Machina, cards: Sequence[str]) -> None:
    """MA-LST-15: markers have left these cards, each named once for every marker."""
    for card in cards:
        for owner, effect in _all_waiting(game):
            trigger = effect.line.trigger
            if trigger is not None and isinstance(trigger.moment, words.MarkerRemoved) and effect.id.startswith(f"{card}/"):
                await carry_out(game, Context(effect.id, owner, everywhere=not owner))


async def after_damage(game: Machina, happened: Damaged) -> None:
    """MA-ATK-26: first what waits for damage dealt, then what waits for damage taken."""
    attacker, evader = happened.attack.attacker, happened.evader
    unit = space_of(evader) < 0
    if game.there(attacker):
        await _waiting(game, attacker, words.DealsDamage, happened.attack.line or NO_LINE, attacker=attacker, evaders=(evader,) if unit else ())
    if unit and game.there(evader):
        await _waiting(game, evader, words.TakesDamage, attacker=attacker, evaders=(evader,))


async def around_attack(game: Machina, happened: Attacking) -> None:
    """MA-EFF-02: what waits for an attack, before its roll or after it."""
    attacker, line = happened.attack.attacker, happened.attack.line or NO_LINE
    if game.there(attacker):
        word = "after" if happened.over else "when"
        await _waiting(game, attacker, (words.Attacks, words.AttacksAugmented), line, word, attacker=attacker, evaders=happened.evaders)


async def instead_of_dying(game: Machina, happened: Dying) -> None:
    """MA-EFF-02, MA-LST-08: what happens instead of losing the last health, if one of the effects can be resolved; the unit's player
    chooses among several cards."""
    id = happened.unit
    found = []
    for does in game.access(id):
        for effect in does.passive:
            trigger = effect.line.trigger
            if trigger is not None and isinstance(trigger.moment, words.LastHealth):
                context = Context(effect.id, id)
                if any(not step.lasting or lasting.can_last(game, context, step) for step in steps_of(effect.line)):
                    found.append(effect.id)
    if found:
        options = [Option(f"use:{line}", line, card=line) for line in found]
        await carry_out(game, Context(await game.choose(decides(game, id), "instead-of-dying", options, figure=id), id))
        happened.spared = True


async def after_gaining(game: Machina, happened: Gained) -> None:
    """MA-EFF-02: what waits for an item that an explorer has gained."""
    type = game.content.items[happened.card].text.type
    for does in game.access(happened.explorer):
        for effect in does.passive:
            trigger = effect.line.trigger
            if trigger is not None and isinstance(trigger.moment, words.Gains) and trigger.moment.kind.rpartition(" ")[2] in ("item", type):
                await carry_out(game, Context(effect.id, happened.explorer))


async def after_death(game: Machina, happened: Died) -> None:
    """MA-DTH-07, MA-DTH-11, MA-DTH-15, MA-DTH-16, MA-DTH-18, MA-DTH-20, MA-DTH-21: what waits for the kill, and for the monster's own destruction."""
    if game.there(happened.by):
        await _waiting(game, happened.by, (words.Kills, words.KillsWithThis), happened.line or NO_LINE, attacker=happened.by)
    if not game.is_explorer(happened.unit):
        await _waiting(game, happened.unit, words.IsDestroyed, attacker=happened.by, source=happened.cell)


async def after_equipping(game: Machina, happened: Equipped) -> None:
    """MA-ITM-05, MA-ITM-06, MA-ABL-21: the owner resolves what the item does; before the first chapter, only when the owner comes in."""
    if not game.there(happened.explorer):
        return
    for effect in game.content.items[happened.card].does.enters:
        await carry_out(game, Context(effect.id, happened.explorer))


async def after_entering(game: Machina, happened: Entered) -> None:
    """MA-SPM-09, MA-ABL-22."""
    for effect in game.content.monsters[happened.monster].does.enters:
        await carry_out(game, Context(effect.id, happened.monster))


# -- using an ability -------------------------------------------------------------------------------------------------------------
def abilities(game: Machina, id: str, *, free: bool) -> Sequence[Effect]:
    """MA-EXP-09, MA-ITM-03, MA-OOT-01, MA-UNI-04: the active abilities that an explorer has access to; `free`: only those without stamina cost."""
    return game.while_the_same_cards(("abilities", id, free), lambda: _abilities(game, id, free))


def _abilities(game: Machina, id: str, free: bool) -> Sequence[Effect]:
    items = [game.content.items[item] for item in game.state.explorers[id].items]
    consumables = [item.does for item in items if item.text.type == "consumable"]
    cards = (*game.own_cards(id), *game.common_cards(), *consumables)
    return [effect for does in cards for effect in (does.free if free else does.active)]


def usable(game: Machina, id: str, *, free: bool) -> list[str]:
    """MA-EXP-09, MA-EXP-10, MA-ABL-16, MA-ABL-17: the lines an explorer can use now; `free`: only those without stamina cost."""
    found = []
    for effect in abilities(game, id, free=free):
        line, cost = effect.line, prices(effect.line)
        if not affordable(game, id, cost, effect.id):
            continue
        if not all(game.holds(condition, id) for condition in line.conditions):
            continue
        reach, second = reach_of(line), second_reach(line)
        if (reach is None or targets(game, id, effect.id, reach)) and (second is None or targets(game, id, effect.id, second)):
            found.append(effect.id)
    return found


def affordable(game: Machina, id: str, cost: Mapping[type[Node], int], line: str) -> bool:
    """MA-EXP-10, MA-ESS-10, MA-LST-16: whether an explorer can pay for an ability, with the help of others where essence counts."""
    explorer = game.state.explorers[id]
    if cost.get(words.PayStamina, 0) > explorer.stamina:
        return False
    if words.PayPutAway in cost and not any(gear.card == item_of(line) for gear in explorer.gear):
        return False
    if words.PayMarker in cost and not lasting.markers_on(game, id, card_of(line)):
        return False
    price = destroyed_for(game.content.lines[line])
    if price and not game.ground.neighbours(game.cell(id)) & game.counted(id, SPACES[price]):
        return False
    essence = cost.get(words.PayEssence, 0) + lacking(game, id, cost)
    return essence <= explorer.essence or essence <= potential(game, id)


def lacking(game: Machina, id: str, cost: Mapping[type[Node], int]) -> int:
    """MA-ESS-07, MA-EXP-10: how much of a price in health has to be paid with essence, because there is not enough health that can be lost."""
    health = cost.get(words.PayHealth, 0)
    return max(0, health - (0 if game.traits(id).safe else game.health(id))) if health else 0


async def _destroy(game: Machina, id: str, line: str, price: str) -> None:
    """MA-ABL-11, MA-WRD-15: an adjacent space is destroyed as the price; it is not activated."""
    near = game.ground.neighbours(game.cell(id)) & game.counted(id, SPACES[price])
    await destroy_space(game, await game.choose(game.seat(id), "which-space", game.at("space", near), figure=id, line=line), id, "MA-ABL-11")


async def _return_marker(game: Machina, id: str, line: str) -> str:
    """MA-LST-16, MA-LST-17: a marker leaves the card as a price, and what it records ends. Returns the card."""
    card = card_of(line)
    options = [Option(f"marker:{marker}", marker) for marker in lasting.markers_on(game, id, card)]
    lasting.take_off(game, await game.choose(game.seat(id), "which-marker", options, figure=id, line=line), "MA-LST-17")
    return card


async def _aim(game: Machina, id: str, line_id: str) -> tuple[Target, Target] | None:
    """MA-ABL-12, MA-RNG-13: what the user of an ability aims at with its target symbols; None if the price has left nothing to aim at."""
    line = game.content.lines[line_id]
    aims = []
    for reach in (reach_of(line), second_reach(line)):
        found = targets(game, id, line_id, reach) if reach is not None and game.there(id) else []
        if reach is not None and not found:
            return None
        aims.append(await game.choose(game.seat(id), "which-target", found, figure=id, line=line_id) if found else NOTHING)
    return aims[0], aims[1]


async def use(game: Machina, id: str, line_id: str) -> bool:
    """MA-ABL-07 … 15, MA-ATR-10, MA-ESS-07, MA-ESS-10, MA-ITM-04: choose the target, pay, and carry out an active ability. Returns False if the price
    did not come together."""
    line = game.content.lines[line_id]
    cost, reach = prices(line), reach_of(line)
    price = destroyed_for(line)
    aims = None if price else await _aim(game, id, line_id)
    lacks = lacking(game, id, cost)
    if not await spend(game, id, cost.get(words.PayEssence, 0) + lacks, -1, "MA-ESS-07" if lacks else "MA-ESS-10"):
        return False
    explorer = game.state.explorers[id]
    explorer.stamina -= cost.get(words.PayStamina, 0)
    if words.PayPutAway in cost:
        put_away(game, id, item_of(line_id))
    gone = [await _return_marker(game, id, line_id)] if words.PayMarker in cost else []
    if price:
        await _destroy(game, id, line_id, price)
        aims = await _aim(game, id, line_id)
    (target, cell), (second, second_cell) = aims or (NOTHING, NOTHING)
    game.tell(used(game, id, line_id, target, cell, "MA-ABL-07"))
    if words.PayHealth in cost and game.there(id):
        await lose_health(game, id, cost[words.PayHealth] - lacks, id, "MA-ABL-08", line=line_id)
    await markers_left(game, gone)
    if aims is not None:
        melee = isinstance(reach, words.InMelee)
        await carry_out(game, Context(line_id, id, target=target, cell=cell, second=second, second_cell=second_cell, melee=melee), told=True)
    source = card_of(line_id)
    kind, _, card = source.partition("/")
    if words.PayThis in cost:
        spent(game, id, source, "MA-ABL-09", line=line_id)
    elif kind == "item" and game.content.items[card].text.type == "consumable":
        spent(game, id, source, "MA-ITM-04", line=line_id)
    return True
