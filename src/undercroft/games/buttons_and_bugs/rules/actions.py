"""The character's actions: performing their abilities in order, and where the card goes afterwards."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.game import BASIC
from undercroft.games.haven.rules.abilities import paid_for, wanted
from undercroft.games.haven.rules.actions import Part, ability_mods, attackable, parts_of, place_area, shape_of
from undercroft.games.haven.rules.attacks import strike
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import disc
from undercroft.kernel.decision import Option

from ..content import words as own
from ..content.model import Half
from ..events import ActionBegan
from ..game import PLAYER, Bugs
from ..state import HERO, Action
from .abilities import perform_simple, simple, targeted
from .attacks import Hit
from .bonuses import end_card, hero_bonus
from .cards import after_action
from .items import qualified, repeatable, spend
from .moves import hero_move


def half_of(game: Bugs, action: Action) -> Half | None:
    """The printed half being performed; None for a basic action."""
    return None if action.source == "basic" else game.side(action.card).half(action.half)


def parts(half: Half | None, action: Action) -> tuple[Part, ...]:
    """The parts of an action, or of the basic action in its place."""
    return parts_of((BASIC[action.half],) if half is None else half.abilities)


async def perform_part(game: Bugs, action: Action, ability: Ability, spec: Spec | None) -> tuple[bool, bool]:
    """Perform the next part, and return whether it is finished and whether anything was done."""
    if compulsory(spec):
        return True, await mandatory(game, action, ability, spec)
    assert spec is not None
    if ability.line.price is not None and action.stage == "ability" and spec is ability.specs[0] and not await paid_for(game, game.hero, ability):
        action.at += len(ability.specs) - 1
        return True, False
    match spec.node:
        case words.Move():
            return True, await hero_move(game, ability, spec)
        case words.Attack():
            return await attack_ability(game, action, ability, spec)
    if simple(spec):
        if not await wanted(game, game.hero, ability):
            return True, False
        return True, await perform_simple(game, ability, spec)
    return True, await targeted(game, ability, spec)


def compulsory(spec: Spec | None) -> bool:
    """BB-MAN-02: whether a step is mandatory: active bonuses (None), boxed effects, and negative abilities against the character itself."""
    if spec is None or spec.must or isinstance(spec.node, words.Suffer):
        return True
    return isinstance(spec.node, words.Give) and spec.mods.self_only and spec.node.condition in words.NEGATIVE


async def mandatory(game: Bugs, action: Action, ability: Ability, spec: Spec | None) -> bool:
    """BB-MAN-01 … 04: active bonuses and boxed effects cannot be skipped if any part of the action is performed. If nothing has been performed yet,
    the player may skip them only together with everything after them, because the order is fixed (BB-ACT-05)."""
    if not action.performed:
        go = await game.choose(PLAYER, "mandatory", [Option("perform", True), Option("skip", False)], line=ability.id)
        if not go:
            action.at = len(parts(half_of(game, action), action))
            return False
    if spec is None:
        hero_bonus(game, ability, action.card)
    else:
        await perform_simple(game, ability, spec)
    return True


async def finish(game: Bugs, action: Action) -> None:
    """BB-CRD-09, BB-TRN-05, BB-MAN-03: end the action and move the card at once. If nothing was performed, the card goes where it would after a basic
    action."""
    s = game.state
    half = half_of(game, action) if action.performed else None
    if action.half == "top" and half is not None and await also_bottom(game, action, half):
        return
    if action.also:
        half = strictest(game.side(action.card).top if action.top else None, half)
    s.action = None
    if half is not None and half.span and not any(b.card == action.card for held in s.bonuses.values() for b in held):
        half = Half(half.abilities, "", half.lost, half.unrecoverable, half.infusions)
    after_action(game, action.card, half)
    if action.also and game.state.cards[action.card].zone != "active":
        await end_card(game, action.card)


async def also_bottom(game: Bugs, action: Action, half: Half) -> bool:
    """An item allows the bottom action of the same card after its top action. The card moves only after both."""
    usable = qualified(game, own.TopDone, "after")
    options = [Option("go-on", ""), *(Option(f"item:{i}", i, item=i) for i in usable)]
    id = await game.choose(PLAYER, "after-top", options)
    if not id:
        return False
    effect = game.effect(id)
    await spend(game, id, effect.line.price)
    game.state.action = Action(HERO, "card", action.card, "bottom", stage="between", also=True, top=True)
    game.tell(ActionBegan(figure=HERO, card=action.card, name=game.side(action.card).name, half="bottom", basic=False))
    return True


def strictest(first: Half | None, second: Half | None) -> Half | None:
    """The stricter of two icons on one card decides: lost, then active, then none; a round bonus comes before a persistent one."""
    both = [h for h in (first, second) if h is not None]
    return max(both, key=lambda h: (h.lost, h.unrecoverable, bool(h.span), h.span == "round"), default=None)


# -- attacks -------------------------------------------------------------------------------------------------------------
def reach_of(mods: list[Mods]) -> tuple[int, bool]:
    """BB-ATK-02, BB-ATK-03, BB-TGT-13, BB-GEN-08: the range of an attack, never below 0, and whether the attack is ranged."""
    printed = [m.range for m in mods if m.range is not None]
    return max(0, (max(printed) if printed else 1) + sum(m.range_bonus for m in mods)), bool(printed)


def is_single(spec: Spec, mods: list[Mods]) -> bool:
    """BB-ITM-19: whether this is a single-target attack, an attack ability with target value 1 (areas are checked separately)."""
    return (spec.mods.targets or 1) + sum(m.more_targets for m in mods) == 1 and not spec.mods.all


async def attack_ability(game: Bugs, action: Action, ability: Ability, spec: Spec) -> tuple[bool, bool]:
    """BB-ATK-04, BB-ATK-07, BB-ATK-09, BB-EFF-07: an attack ability is prepared once, then makes one attack per beat, each resolved before the next.
    BB-TGT-17: an area around the character's own hex makes it a melee attack. BB-CON-14: a disarmed character makes no attacks, or no further ones if
    disarmed during the ability."""
    hero, node = game.hero, spec.node
    assert isinstance(node, words.Attack)
    if "disarm" in hero.conditions:
        game.skip(game.hero, "disarm", ability.id, "BB-CON-14")
        return True, False
    if action.stage == "ability":
        if not await prepare(game, action, ability, spec):
            game.skip(game.hero, "attack", ability.id, "BB-TGT-06")
            return True, False
        action.stage = "targets"
        if action.paid or action.used or action.in_area:
            return False, False
    mods = ability_mods(game, spec, action.paid, action.used)
    reach, ranged = reach_of(mods)
    targets = legal_targets(game, action, reach)
    options: list[Option[Figure | None]] = [Option(f"attack:{t.id}", t, t.cell, t.id) for t in targets]
    options.append(Option("stop", None))
    target = await game.choose(PLAYER, "attack", options, line=ability.id)
    if target is None:
        return True, False
    action.hit.append(target.id)
    if target.id in action.area:
        action.area.remove(target.id)
    elif action.in_area:
        action.extra -= 1
    else:
        action.left -= 1
    shape = shape_of(mods)
    single = is_single(spec, mods) and not spec.mods.area
    grey = bool(shape) and game.content.areas[shape].grey
    added = await strike(game, Hit(hero, target, game.amount(hero, node.value), ranged and not grey, ability.id, single, mods))
    if action.in_area:
        action.extra += added
    else:
        action.left += added
    over = not legal_targets(game, action, reach)
    return over, True


def legal_targets(game: Bugs, action: Action, reach: int) -> list[Figure]:
    """BB-TGT-20, BB-TGT-21: the figures that may be attacked next."""
    return attackable(game, game.hero, reach, action.area, action.hit, action.extra if action.in_area else action.left)


async def prepare(game: Bugs, action: Action, ability: Ability, spec: Spec) -> bool:
    """BB-ADD-04, BB-ADD-07, BB-ELM-15, BB-ITM-19: before the first attack, choose conditional effects and items that change the whole ability, place
    the area, and count the targets (BB-TGT-01, BB-TGT-02). False if there is no legal target (BB-TGT-06)."""
    hero = game.hero
    while True:
        mods = ability_mods(game, spec, action.paid, action.used)
        single = is_single(spec, mods) and not shape_of(mods)
        options: list[Option[tuple[str, int, str]]] = [Option("go", ("", 0, ""))]
        hopeless = not shape_of(mods) and not game.targetable(hero, reach_of(mods)[0])
        for n, rider in enumerate(spec.riders):
            reaches = rider.mods.range or rider.mods.range_bonus or rider.mods.area
            if n not in action.paid and (reaches or not hopeless) and game.payable(rider.price):
                options.append(Option(f"pay:{n}", ("pay", n, "")))
        for id in qualified(game, words.YouAttack, "when", reach_of(mods)[1], single):
            effect = game.effect(id)
            again = repeatable(game, id, action.used) and not (effect.mods.area and id in action.used)
            if again and (effect.mods.area or effect.mods.range_bonus):
                options.append(Option(f"item:{id}", ("item", 0, id), item=id))
        verb, n, id = await game.choose(PLAYER, "attack-prepare", options, line=ability.id)
        if verb == "pay":
            await game.buy(spec.riders[n], hero, ability.id)
            action.paid.append(n)
        elif verb == "item":
            effect = game.effect(id)
            await spend(game, id, effect.line.price)
            action.used.append(id)
        else:
            break
    reach, _ = reach_of(mods)
    shape = shape_of(mods)
    extra = sum(m.more_targets for m in mods)
    if shape:
        action.in_area, action.extra = True, extra
        action.area = await place_area(game, hero, ability, shape, disc(hero.cell, reach) & game.ground.cells, game.enemies(hero))
        return bool(action.area)
    action.left = 99 if spec.mods.all else (spec.mods.targets or 1) + extra
    return bool(game.targetable(hero, reach))
