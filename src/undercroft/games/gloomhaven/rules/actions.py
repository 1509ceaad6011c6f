"""A character's actions: performing their abilities in order, and where the card goes afterwards."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.game import BASIC
from undercroft.games.haven.rules.attacks import strike
from undercroft.games.haven.rules.items import fits
from undercroft.grid.area import placements
from undercroft.kernel.decision import Option

from ..content import words as own
from ..content.model import Half
from ..events import ActionBegan
from ..game import Gloom
from ..state import Action, Strike, Unit
from .abilities import perform, summon
from .attacks import Hit
from .bonuses import begin_bonus, leave_active, use_bonus
from .cards import dismissals, place_card
from .elements import charge, infuse
from .items import augment, spend, turn_items, usable, use_turn_item
from .mind import EVERY, reach_mask
from .moves import stride

Part = tuple[Ability, Spec | None]


def begin_action(game: Gloom, figure: Unit, card: str, half: str, basic: bool) -> None:
    """GH-TRN-03, GH-TRN-08: begin an action, either half of a card or the basic action in its place."""
    game.state.action = Action(figure.id, "basic" if basic else "card", card, half)
    game.tell(ActionBegan(figure=figure.id, card=card, half=half, basic=basic))


def half_of(game: Gloom, action: Action) -> Half | None:
    """The printed half being performed; None for a basic action or an item."""
    return game.card(action.card).half(action.half) if action.source == "card" else None


def parts(game: Gloom, action: Action) -> list[Part]:
    """GH-TRN-03, GH-GEN-08, FC-SEP-01, FC-SEP-03: the abilities of an action in printed order. A lasting bonus is one part; other lines have one part
    for each step."""
    if action.source == "basic":
        return [(BASIC[action.half], BASIC[action.half].specs[0])]
    half = half_of(game, action)
    abilities = half.abilities if half is not None else game.content.items[action.card].turn
    found: list[Part] = []
    for ability in abilities:
        found += [(ability, None)] if ability.active else [(ability, spec) for spec in ability.specs]
    return found


def free_options(game: Gloom, figure: Unit, between: bool) -> list[Option[tuple[str, str]]]:
    """GH-TRN-12, GH-ACT-09: using items and dismissing cards, before, between and after abilities."""
    return [*turn_items(game, figure, between), *dismissals(game, figure)]


async def take_free(game: Gloom, figure: Unit, verb: str, what: str) -> bool:
    """Carry out one of these options; False if the player chose something else."""
    if verb == "item":
        await use_turn_item(game, figure, what)
    elif verb == "dismiss":
        await leave_active(game, figure, what)
    return verb in ("item", "dismiss")


async def continue_action(game: Gloom, figure: Unit) -> None:
    """One beat of an action: an item or dismissal between abilities, or the next ability, attack or leg of a move."""
    action = game.state.action
    assert action is not None
    todo = parts(game, action)
    if action.at >= len(todo):
        await finish(game, figure, action)
        return
    if action.stage == "between":
        options: list[Option[tuple[str, str]]] = [Option("go-on", ("", "")), *free_options(game, figure, False)]
        verb, what = await game.choose(game.player(figure), "between", options, figure=figure.id)
        if await take_free(game, figure, verb, what):
            return
        action.stage = "ability"
    ability, spec = todo[action.at]
    over, performed = await perform_part(game, figure, action, ability, spec)
    action.performed |= performed
    if over and performed and spec is not None and not isinstance(spec.node, words.Attack):
        await charge(game, figure, spec.mods, ability.id)
    if over:
        action.at += 1
        action.stage = "between"
        action.paid, action.used, action.strike, action.stride = [], [], None, None


async def perform_part(game: Gloom, figure: Unit, action: Action, ability: Ability, spec: Spec | None) -> tuple[bool, bool]:
    """GH-TRN-06, GH-TRN-07, GH-TRN-15, GH-CON-16: perform the next part, and return whether it is finished and whether anything was done. Harm to the
    character or its allies cannot be skipped once the action is used. A character stunned during the action performs nothing more."""
    if "stun" in figure.conditions and (spec is None or not harmful(spec)):
        game.skip(figure, "stun", ability.id, "GH-CON-16")
        return True, False
    if spec is None:
        return True, await lasting(game, figure, action, ability)
    if ability.line.price is not None and action.stage == "ability" and spec is ability.specs[0]:
        if not await buy(game, figure, ability):
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
    if isinstance(spec.node, own.Loot | words.Damage):
        options = [Option("perform", True), Option("skip", False)]
        if not await game.choose(game.player(figure), "ability", options, line=ability.id):
            game.skip(figure, "ability", ability.id)
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
    options = [Option("perform", True), Option("skip", False)]
    if not await game.choose(game.player(figure), "ability", options, line=ability.id):
        game.skip(figure, "ability", ability.id)
        return False
    begin_bonus(game, figure, ability, action.card if action.source == "card" else "")
    await augment(game, figure, ability)
    return True


async def buy(game: Gloom, figure: Unit, ability: Ability) -> bool:
    """GH-ELM-06: ask whether to pay for an ability that costs an element."""
    price, options = ability.line.price, [Option("skip", False)]
    assert price is not None
    if game.payable(price):
        options.insert(0, Option("pay", True))
    if not await game.choose(game.player(figure), "pay-ability", options, line=ability.id):
        game.skip(figure, "price", ability.id)
        return False
    await game.pay(price, figure, ability.id)
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
def ability_mods(game: Gloom, figure: Unit, action: Action, spec: Spec) -> list[Mods]:
    """GH-GEN-10, GH-ITM-03: an attack ability's modifiers: printed, paid for, and from items and bonuses that apply to the whole ability."""
    found = [spec.mods, *(spec.riders[n].mods for n in action.paid)]
    for id in action.used:
        effect = game.content.items[id].effect if id in game.content.items else game.content.abilities[id]
        assert effect is not None
        found.append(effect.mods)
    return found


def reach_of(mods: list[Mods]) -> tuple[int, bool]:
    """GH-ATK-03, GH-ATK-05, GH-TRN-09: the range of an attack, and whether it is ranged. Without a printed range, it is melee."""
    if any(isinstance(n, own.AllAdjacent) for m in mods for n in m.others):
        return 1, False
    printed = [m.range for m in mods if m.range is not None]
    return max(1, (max(printed) if printed else 1) + sum(m.range_bonus for m in mods)), bool(printed)


def shape_of(mods: list[Mods]) -> str:
    return next((m.area for m in reversed(mods) if m.area), "")


def targets_of(mods: list[Mods]) -> int:
    """GH-AOE-09, GH-EFF-17: the number of single targets; for an area attack, those in addition to the area."""
    if any(m.all for m in mods) or any(isinstance(n, own.AllAdjacent) for m in mods for n in m.others):
        return EVERY
    named = [m.targets for m in mods if m.targets is not None]
    return max(named, default=0 if shape_of(mods) else 1) + sum(m.more_targets for m in mods) - (1 if named and shape_of(mods) else 0)


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
    mods = ability_mods(game, figure, action, spec)
    reach, _ = reach_of(mods)
    ranged, single = qualities(game, mods)
    again = any(isinstance(n, own.OneTarget) for m in mods for n in m.others)
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
    """GH-ATK-14, GH-AOE-09, GH-AOE-10, GH-AOE-11, GH-EFF-18, GH-EFF-19: the figures that may be attacked next: those in the placed area, and others
    in range while single targets are left. Nobody is attacked twice unless the card says so (`again`)."""
    figures = game.state.figures
    found = [figures[i] for i in going.area if i in figures and "invisible" not in figures[i].conditions]
    if going.left > 0:
        found += [t for t in game.targetable(figure, reach) if (again or t.id not in going.hit) and t.id not in going.area]
    return found


async def prepare(game: Gloom, figure: Unit, action: Action, ability: Ability, spec: Spec) -> tuple[bool, bool]:
    """GH-ELM-06, GH-ELM-11, GH-ITM-01, GH-ITM-02, GH-ATK-14: before the first attack, choose augments, items and bonuses for the whole ability, and
    place the area. Without a target, the ability is not performed (GH-EXP-07)."""
    mods = ability_mods(game, figure, action, spec)
    options: list[Option[tuple[str, int, str]]] = [Option("go", ("", 0, ""))]
    for n, rider in enumerate(spec.riders):
        if n not in action.paid and game.payable(rider.price):
            options.append(Option(f"pay:{n}", ("pay", n, "")))
    for item in usable(game, figure, own.YouPerformAttack, *qualities(game, mods), action.used):
        if not item.slots:
            options.append(Option(f"item:{item.id}", ("item", 0, item.id), item=item.id))
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
    mods = ability_mods(game, figure, action, spec)
    ranged, single = qualities(game, mods)
    taken = [b for b, a in game.bonuses("perform", figure.id) if a.line.trigger and fits(a.line.trigger.qualifiers, ranged, single)]
    slotted = [i.id for i in usable(game, figure, own.YouPerformAttack, ranged, single, action.used) if i.slots]
    action.used += [*(bonus.ability for bonus in taken), *slotted]
    mods = ability_mods(game, figure, action, spec)
    reach, _ = reach_of(mods)
    going = Strike(left=targets_of(mods))
    shape = shape_of(mods)
    if shape:
        inside = await place_area(game, figure, ability, shape, reach)
        if inside is None and not (going.left > 0 and game.targetable(figure, reach)):
            game.skip(figure, "attack", ability.id, "GH-EXP-07")
            return True, False
        going.area, going.placed = inside or [], True
    elif not game.targetable(figure, reach):
        game.skip(figure, "attack", ability.id, "GH-EXP-07")
        return True, False
    for bonus in taken:
        await use_bonus(game, bonus)
    for id in slotted:
        await spend(game, figure, id)
    action.strike = going
    return False, False


async def place_area(game: Gloom, figure: Unit, ability: Ability, shape: str, reach: int) -> list[str] | None:
    """GH-AOE-01, GH-AOE-02, GH-AOE-04 … 08, GH-AOE-11, GH-AOE-12, GH-ATK-14: place the area once, freely rotated and mirrored, with a red hex in
    range. Placements that hit the same visible enemies are offered as one option."""
    enemies = [e for e in game.enemies(figure) if "invisible" not in e.conditions and game.ground.sees(figure.cell, e.cell)]
    pattern = game.content.areas[shape]
    caught: dict[str, list[str]] = {}
    for mask in placements(pattern, figure.cell, reach_mask(game.ground, figure.cell, reach, game.state.wall_hexes)):
        inside = [e.id for e in enemies if mask >> e.cell & 1]
        if inside:
            caught.setdefault("+".join(inside), inside)
    if not caught:
        return None
    options = [Option(f"area:{key}", inside) for key, inside in sorted(caught.items())]
    inside = await game.choose(game.player(figure), "area", options, line=ability.id)
    return inside[:]
