"""The character's abilities other than moving and attacking, and control of a monster."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.orders import Killed
from undercroft.games.haven.rules.abilities import choose_target, damage_all, riders, use_on_each, wanted
from undercroft.games.haven.rules.attacks import strike
from undercroft.games.haven.rules.forced import shoves
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import distance
from undercroft.kernel.decision import Option

from ..content import words as own
from ..events import InitiativeShifted, Worked
from ..game import PLAYER, Bugs
from ..state import HERO
from .attacks import Hit, shove
from .bonuses import begin_bonus, use_bonus
from .cards import cleanse, recover
from .elements import create
from .items import spend
from .moves import steer
from .ways import controllable


async def perform_simple(game: Bugs, ability: Ability, spec: Spec) -> bool:
    """Perform an ability of the character that takes effect at once, and return whether it was performed. BB-TGT-08, BB-TGT-09, BB-TGT-10: the
    character has no allies, so it uses positive abilities on itself."""
    hero, node = game.hero, spec.node
    if spec.mods.ally_only:
        game.skip(game.hero, "target", ability.id, "BB-TGT-06")
        return False
    match node:
        case words.Suffer(value=value):
            await game.suffer(hero, value, ability.id)
            return True
        case words.Heal(value=value):
            game.heal(hero, game.amount(hero, value), ability.id)
            return True
        case words.Give(condition=condition) if spec.mods.self_only or condition in words.POSITIVE:
            for each in (condition, *spec.mods.give):
                game.gain(hero, each, ability.id)
            return True
        case own.Create(count=count, elements=elements):
            create(game, count, elements, ability.id)
            return True
        case own.Recover():
            return await recover(game, spec, ability.id)
        case words.Cleanse(count=count):
            return await cleanse(game, count, ability.id)
        case words.Damage(value=value):
            near = [e for e in game.enemies(hero) if distance(e.cell, hero.cell) <= (spec.mods.range or 1)]
            await damage_all(game, hero, near, game.amount(hero, value), ability.id, spec.mods.give)
            return bool(near)
    raise TypeError(f"{type(node).__name__} cannot be performed here")


async def perform(game: Bugs, spec: Spec, ability: Ability) -> bool:
    """Perform an ability of the character, whether or not it needs a target."""
    return await (perform_simple(game, ability, spec) if simple(spec) else targeted(game, ability, spec))


def simple(spec: Spec) -> bool:
    """Whether an ability is performed without choosing a figure."""
    match spec.node:
        case words.Give(condition=condition):
            return spec.mods.self_only or condition in words.POSITIVE
        case words.Push() | words.Pull() | words.Control() | words.Move() | words.Attack():
            return False
    return True


async def targeted(game: Bugs, ability: Ability, spec: Spec) -> bool:
    """BB-TGT-01 … 06, BB-CON-01, BB-FRC-01, BB-FRC-16, BB-CTL-01: an ability of the character against enemies in range (a condition, push, pull or
    control), on up to this many different targets."""
    hero, mods = game.hero, spec.mods
    paid = await riders(game, hero, ability, spec)
    reach = (mods.range or 1) + mods.range_bonus + sum(m.range_bonus for m in paid)
    left = 99 if mods.all else (mods.targets or 1) + mods.more_targets + sum(m.more_targets for m in paid)

    def targets() -> list[Figure]:
        return [t for t in game.targetable(hero, reach) if t.side == "monster" and controllable(game, spec, t)]

    performed = await use_on_each(game, hero, ability, left, targets, lambda target: affect(game, ability, spec, hero, target, paid))
    if not performed:
        game.skip(game.hero, "target", ability.id)
    return performed


async def affect(game: Bugs, ability: Ability, spec: Spec, actor: Figure, target: Figure, paid: list[Mods]) -> bool:
    """Apply a targeted ability to one target: the main effect, then added effects (BB-CON-07, BB-FRC-10). BB-FRC-16: a push or pull that moves nobody
    does not count as performed."""
    node = spec.node
    if isinstance(node, words.Control):
        return await control(game, node, ability, spec, target)
    if isinstance(node, words.Give):
        game.gain(target, node.condition, ability.id)
    moved = await shove_both(game, ability, spec, actor, target, paid)
    if not moved and isinstance(node, words.Push | words.Pull):
        return False
    for condition in (*spec.mods.give, *(c for m in paid for c in m.give)):
        game.gain(target, condition, ability.id)
    return True


async def shove_both(game: Bugs, ability: Ability, spec: Spec, actor: Figure, target: Figure, paid: list[Mods]) -> int:
    """BB-FRC-15: one kind of forced movement is finished before the other starts; the player chooses the order."""
    ways = shoves(spec.node, (spec.mods, *paid))
    if ways:
        first = await game.choose(PLAYER, "effect-order", [Option(f"effect:{w}", w) for w, _ in ways], target=target.id)
        ways.sort(key=lambda kind: kind[0] != first)
    return sum([await shove(game, actor, target, way, hexes, ability.id) for way, hexes in ways])


async def control(game: Bugs, node: words.Control, ability: Ability, spec: Spec, monster: Figure) -> bool:
    """BB-CTL-01 … 13: a monster performs the abilities in brackets as the player decides. This is not its own turn."""
    performed = False
    for inner in spec.inner:
        if not game.alive(monster):
            break
        match inner.node:
            case words.Move(points=points):
                if "immobilize" not in monster.conditions:
                    performed |= await steer(game, monster, game.amount(game.hero, points), inner.mods.jump, True, ability, inner)
            case words.Attack(value=value):
                if "disarm" not in monster.conditions:
                    performed |= await controlled_attack(game, ability, inner, monster, game.amount(game.hero, value))
            case _:
                raise TypeError(f"{type(inner.node).__name__} cannot be controlled")
    return performed


async def controlled_attack(game: Bugs, ability: Ability, spec: Spec, monster: Figure, value: int) -> bool:
    """BB-CTL-05, BB-CTL-07, BB-CTL-08, BB-CTL-11, BB-CTL-12: the figure attacks another monster, using the monsters' table and the attack effects of
    its card. The attack is melee unless a range is printed."""
    mods = [spec.mods, game.kind(monster).attacks]
    left = (spec.mods.targets or 1) + sum(m.more_targets for m in mods)
    done: list[str] = []
    while left and game.alive(monster):
        targets = [t for t in game.targetable(monster, spec.mods.range or 1, controlled=True) if t.id not in done]
        target = await choose_target(game, monster, "control-target", targets, ability.id)
        if target is None:
            break
        done.append(target.id)
        hit = Hit(monster, target, value, spec.mods.range is not None, ability.id, True, list(mods))
        hit.controlled = True
        left += await strike(game, hit) - 1
        if not game.alive(target):
            await game.after(Killed(game.hero, target))
    return bool(done)


async def shift_initiative(game: Bugs, by: int, line: str) -> None:
    """Raise or lower the character's initiative. The result may be outside 1 to 99."""
    shifted = await game.choose(PLAYER, "initiative", [Option("earlier", -by), Option("later", by)])
    game.state.initiative += shifted
    game.tell(InitiativeShifted(initiative=game.state.initiative, line=line))


async def end_effect(game: Bugs, ability: Ability) -> None:
    """BB-EOR-02: apply what a bonus of a card or item does at the end of the round. It may be skipped unless it is mandatory."""
    bonus = next((b for b, a in game.bonuses("end", HERO) if a.id == ability.id), None)
    if bonus is None:
        return
    for spec in ability.specs:
        if spec.must or isinstance(spec.node, words.Suffer):
            await perform_simple(game, ability, spec)
        elif not simple(spec):
            await targeted(game, ability, spec)
        elif await wanted(game, game.hero, ability):
            await perform_simple(game, ability, spec)
    await use_bonus(game, bonus)


async def use_turn_item(game: Bugs, id: str) -> None:
    """BB-ITM-13, BB-ITM-21, BB-ITM-23: use an item during the character's turn, between abilities."""
    item = game.content.items[id]
    await spend(game, id, item.price)
    for ability in item.turn:
        if ability.active:
            begin_bonus(game, game.hero, ability)
            continue
        for spec in ability.specs:
            await perform(game, spec, ability)
    game.tell(Worked(figure=HERO, what="item", line=item.turn[0].id))
