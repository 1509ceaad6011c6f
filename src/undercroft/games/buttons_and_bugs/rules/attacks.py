"""One attack against one target, from the items used before the roll to retaliate."""

from __future__ import annotations

from msgspec import structs

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.events import Attacked, Retaliated
from undercroft.games.haven.rules.advantage import standing
from undercroft.games.haven.rules.forced import Way, force
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import distance
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import Entry
from ..events import EffectsChosen
from ..game import PLAYER, Bugs
from ..state import HERO, Bonus
from .bonuses import use_bonus
from .elements import pay, payable
from .items import qualified, repeatable, spend
from .modifiers import roll, use_one
from .ways import controllable

SKIPPABLE = ("attack", "pierce", "push", "pull")


class Hit:
    """An attack being resolved (BB-ATK-04). It is local to the rules and never part of the state."""

    def __init__(self, attacker: Figure, target: Figure, value: int, ranged: bool, line: str, single: bool, mods: list[Mods]) -> None:
        self.attacker, self.target, self.value, self.ranged, self.line, self.single = attacker, target, value, ranged, line, single
        self.mods = mods
        self.printed = len(mods)
        """How many of these belong to the ability. The others were added during this attack."""
        self.items: list[str] = []
        self.bonuses: list[Bonus] = []
        self.shield = 0
        self.retaliate = 0
        self.controlled = False
        """Whether this attack is made by a monster the player controls."""

    def total(self, name: str) -> int:
        """BB-EFF-11, BB-FRC-12, BB-ITM-17: values from several sources add up."""
        return sum(getattr(m, name) for m in self.mods)

    def given(self) -> list[str]:
        return list(dict.fromkeys(c for m in self.mods for c in m.give))

    def given_self(self) -> list[str]:
        return list(dict.fromkeys(c for m in self.mods for c in m.give_self))

    def effects(self) -> list[str]:
        """Effects that may be skipped before the roll (BB-ADD-03 … 05, BB-EFF-05): added effects that benefit the attacker. What defines the ability
        cannot be skipped, nor can penalties or harm to the attacker (BB-ADD-06, BB-MAN-02)."""
        named = [n for n in SKIPPABLE if any(getattr(m, n) > 0 for m in self.mods)]
        return named + self.given() + [f"{c} self" for c in self.given_self() if c in words.POSITIVE] + (["heal"] if self.healing() else [])

    def leave_out(self, effect: str) -> None:
        """BB-ADD-03: skip an effect added so far. Effects of the modifier are decided after the roll."""
        self.mods = [without(m, effect) for m in self.mods]

    def healing(self) -> int:
        return self.total("heal_self")

    def added_targets(self) -> int:
        """BB-EFF-03, BB-EFF-14: targets added during this attack, in addition to those of the ability."""
        return sum(m.more_targets for m in self.mods[self.printed :])


def without(mods: Mods, effect: str) -> Mods:
    """The modifiers without one added effect. A penalty stays."""
    if effect in SKIPPABLE:
        return structs.replace(mods, **{effect: min(0, getattr(mods, effect))})
    if effect == "heal":
        return structs.replace(mods, heal_self=0)
    return structs.replace(
        mods, give=tuple(c for c in mods.give if c != effect), give_self=tuple(c for c in mods.give_self if f"{c} self" != effect)
    )


async def strike(game: Bugs, hit: Hit) -> int:
    """BB-ATK-01, BB-ATK-05 … 07, BB-EFF-01 … 08, BB-AMT-11, BB-AMT-12: one attack: bonuses, modifier and shield; then damage; then effects, retaliate
    and attached abilities. Returns how many targets were added (BB-EFF-14)."""
    attacker, target = hit.attacker, hit.target
    if attacker.id == HERO:
        await attacker_window(game, hit)
    elif target.id == HERO:
        await defender_window(game, hit, rolled=False)
    stand = standing(*odds(game, hit))
    made = await roll(game, attacker, stand)
    if attacker.id == HERO and "-" in made.results:
        await after_roll_item(game, hit, words.YouAttack, own.MinusAsNeutral, lambda: made.read_as_neutral("-"))
    if target.id == HERO and "+" in made.results:
        await after_roll_item(game, hit, words.EnemyAttacks, own.PlusAsNeutral, lambda: made.read_as_neutral("+"))
    value = attack_value(game, hit)
    entry = await use_one(game, attacker, made, stand, value)
    await modifier_effects(game, hit, entry)
    if target.id == HERO:
        await defender_window(game, hit, rolled=True)
    shield = shield_left(game, hit)
    struck = modified(value, entry)
    damage = max(0, struck - shield)
    if struck and not damage:
        game.tell_held(target, words.Shield, "shield")
    game.tell(
        Attacked(
            figure=attacker.id, target=target.id, value=value, modifiers=tuple(e.text for e in made.entries()), used=entry.text, shield=shield,
            damage=damage, rules=("BB-ATK-05",), line=hit.line,
        )
    )  # fmt: skip
    await game.suffer(target, damage, hit.line, attacker.id)
    await after_effects(game, hit)
    await aftermath(game, hit)
    for bonus in hit.bonuses:
        await use_bonus(game, bonus)
    return hit.added_targets()


def attack_value(game: Bugs, hit: Hit) -> int:
    """BB-ATK-05, BB-CON-12, BB-GEN-08: the base value with all bonuses and penalties, +1 against a poisoned target, never below 0."""
    return max(0, hit.value + hit.total("attack") + ("poison" in hit.target.conditions))


def modified(value: int, entry: Entry) -> int:
    """BB-AMT-04, BB-AMT-11, BB-AMT-12: apply the modifier: a miss sets the value to 0, 2x doubles it after bonuses, a number is added."""
    return 0 if entry.miss else value * 2 if entry.double else max(0, value + entry.value)


def shield_left(game: Bugs, hit: Hit) -> int:
    """BB-EFF-02, BB-EFF-10, BB-EFF-12: the target's shield in this attack, reduced by pierce but not below 0."""
    return max(0, game.shield(hit.target) + hit.shield - hit.total("pierce"))


def odds(game: Bugs, hit: Hit) -> tuple[bool, bool]:
    """BB-CON-10, BB-CON-15, BB-ADV-12: strengthen and items give advantage; muddle and a ranged attack on an adjacent enemy give disadvantage."""
    good = any(m.advantage for m in hit.mods) or "strengthen" in hit.attacker.conditions
    close = hit.ranged and distance(hit.attacker.cell, hit.target.cell) <= 1
    return good, close or "muddle" in hit.attacker.conditions


# -- windows -------------------------------------------------------------------------------------------------------------
def add_bonuses(game: Bugs, hit: Hit, moment: str) -> None:
    """Apply active bonuses triggered by this attack. This uses up one use of those with limited uses (BB-BON-06)."""
    for bonus, ability in game.bonuses(moment, HERO):
        trigger = ability.line.trigger
        assert trigger is not None
        melee = any(isinstance(q, words.Melee) for q in trigger.qualifiers)
        ranged = any(isinstance(q, words.Ranged) for q in trigger.qualifiers)
        single = any(isinstance(q, words.Single) for q in trigger.qualifiers)
        if (melee and hit.ranged) or (ranged and not hit.ranged) or (single and not hit.single):
            continue
        take(hit, ability.mods, moment == "attacked")
        if moment == "attacked":
            for condition in ability.mods.give:
                game.gain(hit.attacker, condition, ability.id)
        hit.bonuses.append(bonus)
        game.worked(game.hero, moment, ability.id)


def take(hit: Hit, mods: Mods, defending: bool) -> None:
    """Add modifiers: those of the attacker change the attack, those of the defender add shield and retaliate (BB-ITM-16)."""
    if defending:
        hit.shield += mods.shield
        hit.retaliate += mods.retaliate
    else:
        hit.mods.append(mods)


async def attacker_window(game: Bugs, hit: Hit) -> None:
    """BB-ITM-15, BB-ITM-17, BB-ADD-03, BB-ADD-05, BB-EFF-05: before the roll, the player may use items on this attack and skip effects."""
    add_bonuses(game, hit, "attack")
    while True:
        options: list[Option[tuple[str, str]]] = [Option("roll", ("", ""))]
        for id in qualified(game, words.YouAttack, "when", melee=not hit.ranged, single=hit.single):
            item = game.content.items[id]
            assert item.effect is not None
            mods = item.effect.mods
            before = not mods.area and not mods.range_bonus and not any(isinstance(m, own.MinusAsNeutral) for m in mods.others)
            if before and repeatable(game, id, hit.items):
                options.append(Option(f"item:{id}", ("item", id), item=id))
        options += [Option(f"skip:{e}", ("skip", e)) for e in hit.effects()]
        verb, what = await game.choose(PLAYER, "attack-ready", options, target=hit.target.id)
        if not verb:
            return
        if verb == "skip":
            hit.leave_out(what)
        else:
            await use_in_attack(game, hit, what, defending=False)


async def use_in_attack(game: Bugs, hit: Hit, id: str, defending: bool) -> None:
    effect = game.effect(id)
    hit.items.append(id)
    await spend(game, id, effect.line.price)
    take(hit, effect.mods, defending)
    if defending:
        for condition in effect.mods.give:
            game.gain(hit.attacker, condition, effect.id)


async def defender_window(game: Bugs, hit: Hit, rolled: bool) -> None:
    """BB-ITM-16: items used against an enemy's attack: before the roll, those that can change it; after it, and before damage is suffered, all of
    them."""
    if not rolled:
        add_bonuses(game, hit, "attacked")
    while True:
        options: list[Option[str]] = [Option("take" if rolled else "roll", "")]
        for id in qualified(game, words.EnemyAttacks, "when"):
            item = game.content.items[id]
            assert item.effect is not None
            mods = item.effect.mods
            useful = rolled or bool(mods.give)
            if useful and not any(isinstance(m, own.PlusAsNeutral) for m in mods.others) and repeatable(game, id, hit.items):
                options.append(Option(f"item:{id}", id, item=id))
        id = await game.choose(PLAYER, "defend", options, attacker=hit.attacker.id)
        if not id:
            return
        await use_in_attack(game, hit, id, defending=True)


async def after_roll_item(game: Bugs, hit: Hit, moment: type[Node], kind: type[Node], change: object) -> None:
    """BB-ITM-15, BB-ITM-16, BB-ITM-20: items that react to the die result, used after the roll."""
    assert callable(change)
    for id in qualified(game, moment, "when", melee=None if moment is words.EnemyAttacks else not hit.ranged, single=hit.single):
        effect = game.effect(id)
        if not any(isinstance(m, kind) for m in effect.mods.others):
            continue
        if await game.choose(PLAYER, "die", [Option("keep", False), Option(f"item:{id}", True, item=id)], figure=hit.attacker.id):
            await use_in_attack(game, hit, id, defending=moment is words.EnemyAttacks)
            change()
            return


async def modifier_effects(game: Bugs, hit: Hit, entry: Entry) -> None:
    """BB-AMT-13, BB-AMT-15, BB-MAT-11: effects of the modifier work as if printed on the attack. The character may decline them; monsters never
    do."""
    if entry.mods == Mods():
        return
    if hit.attacker.id == HERO:
        options = [Option("apply", True), Option("decline", False)]
        applied = await game.choose(PLAYER, "modifier-effects", options, modifier=entry.text, target=hit.target.id)
        game.tell(EffectsChosen(figure=HERO, applied=applied))
        if not applied:
            return
    hit.mods.append(entry.mods)


# -- after the damage ----------------------------------------------------------------------------------------------------
async def after_effects(game: Bugs, hit: Hit) -> None:
    """BB-EFF-03, BB-EFF-04, BB-EFF-09, BB-EFF-13, BB-CON-07, BB-CON-08, BB-FRC-10, BB-FRC-11, BB-FRC-15, BB-SHI-05, BB-MDT-04: conditions and forced
    movement apply even without damage, but not to a dead target. The player chooses the order. All of this comes before retaliate (BB-EFF-06)."""
    waiting = [f"{c} self" for c in hit.given_self()]
    if game.alive(hit.target):
        moves = [w for w in ("push", "pull") if hit.total(w) and hit.target.side != "object"]
        waiting = hit.given() + moves + waiting
    while waiting:
        moving = any(w in ("push", "pull") for w in waiting)
        effect = waiting[0]
        if moving:
            effect = await game.choose(PLAYER, "effect-order", [Option(f"effect:{w}", w) for w in waiting], target=hit.target.id)
        waiting.remove(effect)
        if effect.endswith(" self"):
            game.gain(hit.attacker, effect.removesuffix(" self"), hit.line)
        elif game.alive(hit.target):
            if effect == "push":
                await shove(game, hit.attacker, hit.target, "push", hit.total("push"), hit.line, hit.controlled)
            elif effect == "pull":
                await shove(game, hit.attacker, hit.target, "pull", hit.total("pull"), hit.line, hit.controlled)
            else:
                game.gain(hit.target, effect, hit.line)


async def shove(game: Bugs, actor: Figure, target: Figure, way: Way, hexes: int, line: str, controlled: bool = False) -> int:
    """BB-CTL-13: the character, or a monster the player controls, pushes and pulls as far as the player likes; other monsters as far as possible.
    Objectives never come here: they are immune to forced movement."""
    return await force(game, way, actor, target, hexes, "free" if actor.side == "hero" or controlled else "longest", line)


async def aftermath(game: Bugs, hit: Hit) -> None:
    """BB-EFF-06, BB-EFF-08, BB-RET-01, BB-HEA-06, BB-ITM-24: resolve retaliate and items used after an enemy's attack, in the order the player
    chooses; then attached abilities."""
    if hit.target.id == HERO and game.alive(hit.target) and (hit.retaliate or game.retaliates(hit.target)):
        await after_enemy_attack(game, hit)
    await retaliate(game, hit)
    if hit.target.id == HERO and game.alive(hit.target):
        await after_enemy_attack(game, hit)
    if hit.attacker.id == HERO and game.alive(hit.attacker):
        if hit.healing():
            game.heal(hit.attacker, hit.healing(), hit.line)
        if not game.alive(hit.target):
            await on_kill(game)
        else:
            await after_own_attack(game, hit)
    elif hit.healing() and game.alive(hit.attacker):
        game.heal(hit.attacker, hit.healing(), hit.line)


async def retaliate(game: Bugs, hit: Hit) -> None:
    """BB-RET-01 … 11, BB-MDT-05: a surviving target retaliates if the attacker is in range after all effects. All retaliate damage is added up; it is
    not an attack and is not reduced by shield. Added effects come last."""
    attacker, target = hit.attacker, hit.target
    if not game.alive(target) or not game.alive(attacker):
        return
    away = distance(attacker.cell, target.cell)
    total, felt = (hit.retaliate if away <= 1 else 0), []
    for spec, line in game.retaliates(target):
        assert isinstance(spec.node, words.Retaliate)
        if away <= (spec.mods.range or 1):
            total += game.amount(target, spec.node.value)
            felt.append((spec, line))
    if not total and not felt:
        return
    for line in [line for _, line in felt] or [""]:
        game.tell(Retaliated(figure=target.id, target=attacker.id, damage=total, rules=("BB-RET-01",), line=line))
    await game.suffer(attacker, total, "retaliate", target.id)
    if target.id == HERO and not game.alive(attacker):
        await on_kill(game)
    for spec, line in felt:
        await retaliate_effects(game, target, attacker, spec, line)


async def retaliate_effects(game: Bugs, bearer: Figure, attacker: Figure, spec: Spec, line: str) -> None:
    """BB-RET-04, BB-RET-11: apply the added effects of a retaliate, measured from the retaliating figure. Negating the damage does not stop them."""
    for condition in spec.mods.give:
        game.gain(attacker, condition, line)
    ways: tuple[tuple[Way, int], ...] = (("push", spec.mods.push), ("pull", spec.mods.pull))
    for way, hexes in ways:
        if hexes and game.alive(attacker) and game.alive(bearer):
            await shove(game, bearer, attacker, way, hexes, line)


async def use_after_attack(game: Bugs, hit: Hit, usable: list[str], **about: str) -> Ability | None:
    """Let the player use one of the items for after an attack; None if they decline."""
    options = [Option("go-on", ""), *(Option(f"item:{i}", i, item=i) for i in usable)]
    id = await game.choose(PLAYER, "after-attack", options, **about)
    if not id:
        return None
    effect = game.effect(id)
    hit.items.append(id)
    await spend(game, id, effect.line.price)
    return effect


async def after_enemy_attack(game: Bugs, hit: Hit) -> None:
    """BB-ITM-24: items used after an attack against the character. The attacker must be alive and visible."""
    while game.alive(hit.attacker) and "invisible" not in hit.attacker.conditions and game.alive(hit.target):
        usable = [i for i in qualified(game, words.EnemyAttacks, "after") if repeatable(game, i, hit.items)]
        effect = await use_after_attack(game, hit, usable, attacker=hit.attacker.id)
        if effect is None:
            return
        for spec in effect.specs:
            if isinstance(spec.node, words.Give):
                game.gain(hit.attacker, spec.node.condition, effect.id)


async def after_own_attack(game: Bugs, hit: Hit) -> None:
    """Items used after the character's attack. Its target must have survived."""
    if hit.target.side != "monster":
        return
    def works(id: str) -> bool:
        effect = game.effect(id)
        return controllable(game, effect.specs[0], hit.target)

    while game.alive(hit.target) and game.alive(hit.attacker):
        found = qualified(game, words.YouAttack, "after", not hit.ranged, hit.single)
        usable = [i for i in found if repeatable(game, i, hit.items) and works(i)]
        effect = await use_after_attack(game, hit, usable, target=hit.target.id)
        if effect is None:
            return
        await game.perform(effect.specs[0].node, effect, effect.specs[0], hit.target)


async def on_kill(game: Bugs) -> None:
    """Apply bonuses triggered when the character kills an enemy."""
    for bonus, ability in game.bonuses("kill", HERO):
        price = ability.line.price
        if price is not None:
            options = [Option("skip", False), *([Option("pay", True)] if payable(game, price) else [])]
            if not await game.choose(PLAYER, "pay-ability", options, line=ability.id):
                continue
            await pay(game, price, HERO, ability.id)
        for spec in ability.specs:
            await game.perform(spec, ability)
        await use_bonus(game, bonus)
