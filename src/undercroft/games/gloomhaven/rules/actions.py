"""A character's actions: performing their abilities in order, and where the card goes afterwards."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.game import BASIC
from undercroft.games.haven.rules.abilities import paid_for, wanted
from undercroft.games.haven.rules.actions import Part, ability_mods, attackable, parts_of, place_area, shape_of
from undercroft.games.haven.rules.attacks import strike
from undercroft.games.haven.rules.items import fits
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import Half
from ..game import Gloom
from ..state import Action, Strike, Unit
from .abilities import perform, summon
from .attacks import Hit
from .bonuses import begin_bonus, use_bonus
from .cards import place_card
from .elements import infuse
from .items import augment, spend, turn_items, usable, use_turn_item
from .mind import EVERY, reach_mask
from .moves import stride


def half_of(game: Gloom, action: Action) -> Half | None:
    """The printed half being performed; None for a basic action or an item."""
    return game.card(action.card).half(action.half) if action.source == "card" else None


def parts(game: Gloom, action: Action) -> tuple[Part, ...]:
    """The parts of an action, of the basic action in its place, or of an item."""
    if action.source == "basic":
        return parts_of((BASIC[action.half],))
    half = half_of(game, action)
    return parts_of(half.abilities if half is not None else game.content.items[action.card].turn)


async def perform_part(game: Gloom, figure: Unit, action: Action, ability: Ability, spec: Spec | None) -> tuple[bool, bool]:
    """GH-TRN-06, GH-TRN-07, GH-TRN-15, GH-CON-16: perform the next part, and return whether it is finished and whether anything was done. Harm to the
    character or its allies cannot be skipped once the action is used. A character stunned during the action performs nothing more."""
    if "stun" in figure.conditions and (spec is None or not harmful(spec)):
        game.skip(figure, "stun", ability.id, "GH-CON-16")
        return True, False
    if spec is None:
        return True, await lasting(game, figure, action, ability)
    if ability.line.price is not None and action.stage == "ability" and spec is ability.specs[0]:
        if not await paid_for(game, figure, ability):
            action.at += len(ability.specs) - 1
            return True, False
        action.stage = "going"
    if harmful(spec):
        return True, await harm(game, figure, action, ability, spec)
    match spec.node:
        case words.Move():
            return await stride(game, figure, action, ability, spec)
        case words.Attack():
            return await attack_ability(game, figure, action, ability, spec)
        case own.Recover() | own.Refresh() | words.Cleanse() | words.Heal() | words.Give() | words.Push() | words.Pull():
            return True, await perform(game, spec, figure, ability)
    if isinstance(spec.node, own.Loot | words.Damage) and not await wanted(game, figure, ability):
        return True, False
    return True, await perform(game, spec, figure, ability)


def harmful(spec: Spec) -> bool:
    """GH-TRN-07, GH-CON-07: whether this harms the character itself or its allies."""
    ours = spec.mods.self_only or spec.mods.ally_only
    return isinstance(spec.node, words.Suffer) or (ours and isinstance(spec.node, words.Give) and spec.node.condition in own.NEGATIVE)


async def harm(game: Gloom, figure: Unit, action: Action, ability: Ability, spec: Spec) -> bool:
    """GH-TRN-07, GH-TRN-11: harm to the character or its allies is part of the action. It may be skipped only if nothing was performed, together with
    everything after it."""
    if not action.performed:
        options = [Option("perform", True), Option("skip", False)]
        if not await game.choose(game.player(figure), "harm", options, line=ability.id):
            action.at = len(parts(game, action))
            return False
    return await perform(game, spec, figure, ability, must=True)


async def lasting(game: Gloom, figure: Unit, action: Action, ability: Ability) -> bool:
    """GH-ACT-01, GH-SUM-01, GH-TRN-06: begin a lasting bonus, or summon."""
    if isinstance(ability.specs[0].node if ability.specs else None, own.Summon):
        return await summon(game, figure, ability, action.card)
    if not await wanted(game, figure, ability):
        return False
    begin_bonus(game, figure, ability, action.card if action.source == "card" else "")
    await augment(game, figure, ability)
    return True


async def finish(game: Gloom, figure: Unit, action: Action) -> None:
    """GH-TRN-04, GH-TRN-10, GH-TRN-11, GH-TRN-15, GH-ELM-03, GH-ELM-04, GH-EXP-01, GH-EXP-02: end the action. If at least one ability was performed,
    it gives its experience and infuses its elements. The card goes where its icons say."""
    game.state.action = None
    if action.source == "item":
        return
    half = half_of(game, action) if action.performed else None
    if half is not None:
        game.gain_xp(figure, half.xp, f"card/{action.card}/{action.half}")
        for elements in half.infusions:
            await infuse(game, elements, game.player(figure), figure.id)
    place_card(game, figure, action.card, action.half, half)


# -- attacks -------------------------------------------------------------------------------------------------------------
def marked(mods: list[Mods], kind: type[Node]) -> bool:
    """Whether there is a modifier of this kind, among those that exist only in Gloomhaven."""
    others = [n for m in mods for n in m.others]
    return bool(others) and any(isinstance(n, kind) for n in others)


def reach_of(mods: list[Mods]) -> tuple[int, bool]:
    """GH-ATK-03, GH-ATK-05, GH-TRN-09: the range of an attack, and whether it is ranged. Without a printed range, it is melee."""
    if marked(mods, own.AllAdjacent):
        return 1, False
    printed = [m.range for m in mods if m.range is not None]
    return max(1, (max(printed) if printed else 1) + sum([m.range_bonus for m in mods])), bool(printed)


def targets_of(mods: list[Mods]) -> int:
    """GH-AOE-09, GH-EFF-17: the number of single targets; for an area attack, those in addition to the area."""
    if True in [m.all for m in mods] or marked(mods, own.AllAdjacent):
        return EVERY
    shape, more = shape_of(mods), sum([m.more_targets for m in mods])
    named = [m.targets for m in mods if m.targets is not None]
    return max(named, default=0 if shape else 1) + more - (1 if named and shape else 0)


def qualities(game: Gloom, mods: list[Mods]) -> tuple[bool, bool]:
    """GH-AOE-04, GH-AOE-12, GH-AOE-13: whether an attack is ranged (never with a grey hex in its area), and whether it has a single target."""
    shape = shape_of(mods)
    grey = bool(shape) and game.content.areas[shape].grey
    return reach_of(mods)[1] and not grey, targets_of(mods) == 1 and not shape


async def attack_ability(game: Gloom, figure: Unit, action: Action, ability: Ability, spec: Spec) -> tuple[bool, bool]:
    """GH-GEN-09, GH-ATK-01, GH-ATK-10, GH-ATK-13, GH-ATK-14, GH-AOE-10, GH-CON-15, GH-EXP-07: an attack ability is prepared once, then makes one
    attack per beat. A disarmed figure makes none."""
    if "disarm" in figure.conditions:
        game.skip(figure, "disarm", ability.id, "GH-CON-15")
        return True, False
    if action.strike is None:
        return await prepare(game, figure, action, ability, spec)
    mods = ability_mods(game, spec, action.paid, action.used)
    reach, _ = reach_of(mods)
    ranged, single = qualities(game, mods)
    again = marked(mods, own.OneTarget)
    going = action.strike
    legal = legal_targets(game, figure, going, reach, again)
    if not legal:
        return True, False
    options = [Option(f"attack:{t.id}", ("attack", t.id), t.cell, t.id) for t in legal]
    options += [Option("stop", ("stop", "")), *turn_items(game, figure, False)]
    verb, what = await game.choose(game.player(figure), "attack", options, line=ability.id)
    if verb == "item":
        await use_turn_item(game, figure, what)
        return False, False
    if verb == "stop":
        return True, False
    target = game.state.figures[what]
    going.hit.append(target.id)
    if target.id in going.area:
        going.area.remove(target.id)
    elif going.left < EVERY:
        going.left -= 1
    assert isinstance(spec.node, words.Attack)
    value = game.amount(figure, spec.node.value)
    hit = Hit(figure, target, value, ranged, ability.id, single, list(mods))
    going.left += await strike(game, hit)
    over = not game.alive(figure) or not legal_targets(game, figure, going, reach, again)
    return over, True


def legal_targets(game: Gloom, figure: Unit, going: Strike, reach: int, again: bool) -> list[Unit]:
    """GH-ATK-14: the figures that may be attacked next. Nobody is attacked twice unless the card says so (`again`)."""
    return attackable(game, figure, reach, going.area, [] if again else going.hit, going.left)


async def prepare(game: Gloom, figure: Unit, action: Action, ability: Ability, spec: Spec) -> tuple[bool, bool]:
    """GH-ELM-06, GH-ELM-11, GH-ITM-01, GH-ITM-02, GH-ATK-14: before the first attack, choose augments, items and bonuses for the whole ability, and
    place the area. Without a target, the ability is not performed (GH-EXP-07)."""
    mods = ability_mods(game, spec, action.paid, action.used)
    options: list[Option[tuple[str, int, str]]] = [Option("go", ("", 0, ""))]
    for n, rider in enumerate(spec.riders):
        if n not in action.paid and game.payable(rider.price):
            options.append(Option(f"pay:{n}", ("pay", n, "")))
    for item in usable(game, figure, own.YouPerformAttack, *qualities(game, mods), action.used):
        if not item.slots:
            options.append(Option(f"item:{item.id}", ("item", 0, item.id), item=item.id))
    if len(options) == 1:
        return await begin_strike(game, figure, action, ability, spec)
    verb, n, id = await game.choose(game.player(figure), "attack-prepare", options, line=ability.id)
    if verb == "pay":
        await game.buy(spec.riders[n], figure, ability.id)
        action.paid.append(n)
        return False, False
    if verb == "item":
        await spend(game, figure, id)
        action.used.append(id)
        return False, False
    return await begin_strike(game, figure, action, ability, spec)


async def begin_strike(game: Gloom, figure: Unit, action: Action, ability: Ability, spec: Spec) -> tuple[bool, bool]:
    """GH-ATK-14, GH-ACT-05, GH-ITM-07, GH-EXP-07: apply bonuses and items with use slots to the ability, place the area, and count the targets."""
    mods = ability_mods(game, spec, action.paid, action.used)
    ranged, single = qualities(game, mods)
    taken = [b for b, a in game.bonuses("perform", figure.id) if a.line.trigger and fits(a.line.trigger.qualifiers, ranged, single)]
    slotted = [i.id for i in usable(game, figure, own.YouPerformAttack, ranged, single, action.used) if i.slots]
    action.used += [*(bonus.ability for bonus in taken), *slotted]
    mods = ability_mods(game, spec, action.paid, action.used)
    reach, _ = reach_of(mods)
    going = Strike(left=targets_of(mods))
    shape = shape_of(mods)
    if shape:
        red = reach_mask(game.ground, figure.cell, reach, game.state.wall_hexes)
        seen = [e for e in game.enemies(figure) if game.ground.sees(figure.cell, e.cell)]
        going.area, going.placed = await place_area(game, figure, ability, shape, red, seen), True
        if not going.area and not (going.left > 0 and game.targetable(figure, reach)):
            game.skip(figure, "attack", ability.id, "GH-EXP-07")
            return True, False
    elif not game.targetable(figure, reach):
        game.skip(figure, "attack", ability.id, "GH-EXP-07")
        return True, False
    for bonus in taken:
        await use_bonus(game, bonus)
    for id in slotted:
        await spend(game, figure, id)
    action.strike = going
    return False, False
