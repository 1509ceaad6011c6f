"""One attack against one target, from the items used before the roll to retaliate."""

from __future__ import annotations

from msgspec import structs

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import NO_MODS, Mods
from undercroft.games.haven.orders import Killed
from undercroft.games.haven.rules import attacks
from undercroft.games.haven.rules.attacks import Blow, attacker_window, retaliate, take_bonuses
from undercroft.games.haven.rules.forced import Way, force, shoves
from undercroft.games.haven.state import Figure
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import Entry
from ..events import EffectsChosen
from ..game import PLAYER, Bugs
from ..state import HERO, Bonus
from .bonuses import use_bonus
from .items import qualified, repeatable, spend
from .modifiers import roll, use_one
from .ways import controllable

SKIPPABLE = ("attack", "pierce", "push", "pull")


class Hit(attacks.Hit[Bugs, Figure, Bonus]):
    """An attack of Buttons & Bugs, with the die and the modifier tables."""

    RULE, RETALIATE, READY, POSITIVE = "BB-ATK-05", "BB-RET-01", Option("roll", ("", "")), words.POSITIVE
    controlled = False
    """Whether this attack is made by a monster the player controls."""

    async def windows(self, game: Bugs) -> None:
        if self.attacker.id == HERO:
            add_bonuses(game, self, "attack")
            await attacker_window(game, self)
        elif self.target.id == HERO:
            add_bonuses(game, self, "attacked")
            await defender_window(game, self, rolled=False)

    async def modify(self, game: Bugs, standing: int) -> Blow:
        """BB-AMT-11, BB-AMT-12, BB-ITM-20: roll, use items that react to the die, and apply one modifier."""
        made = await roll(game, self.attacker, standing)
        if self.attacker.id == HERO and "-" in made.results:
            await after_roll_item(game, self, words.YouAttack, own.MinusAsNeutral, lambda: made.read_as_neutral("-"))
        if self.target.id == HERO and "+" in made.results:
            await after_roll_item(game, self, words.EnemyAttacks, own.PlusAsNeutral, lambda: made.read_as_neutral("+"))
        value = attack_value(self)
        entry = await use_one(game, self.attacker, made, standing, value)
        await modifier_effects(game, self, entry)
        return Blow(value, tuple(e.text for e in made.entries()), entry.text, modified(value, entry))

    async def reduce(self, game: Bugs, struck: int) -> tuple[int, int]:
        """BB-EFF-02, BB-EFF-10, BB-EFF-12, BB-ITM-16: the target's shield, reduced by pierce but not below 0, after the items it uses."""
        if self.target.id == HERO:
            await defender_window(game, self, rolled=True)
        shield = max(0, game.shield(self.target) + self.shield - self.total("pierce"))
        if struck and struck <= shield:
            game.tell_held(self.target, words.Shield, "shield")
        return shield, max(0, struck - shield)

    async def follow(self, game: Bugs, damage: int) -> None:
        await after_effects(game, self)
        await aftermath(game, self)
        for bonus in self.bonuses:
            await use_bonus(game, bonus)

    def usable(self, game: Bugs) -> list[str]:
        """BB-ITM-15: items that change this attack before the roll."""
        found = []
        for id in qualified(game, words.YouAttack, "when", self.ranged, self.single):
            mods = game.effect(id).mods
            before = not mods.area and not mods.range_bonus and not any(isinstance(m, own.MinusAsNeutral) for m in mods.others)
            if before and repeatable(game, id, self.items):
                found.append(id)
        return found

    async def use(self, game: Bugs, item: str) -> None:
        await use_in_attack(game, self, item, defending=False)

    def effects(self) -> list[str]:
        """Effects that may be skipped before the roll (BB-ADD-03 … 05, BB-EFF-05): added effects that benefit the attacker. What defines the ability
        cannot be skipped, nor can penalties or harm to the attacker (BB-ADD-06, BB-MAN-02)."""
        named = [n for n in SKIPPABLE if any(getattr(m, n) > 0 for m in self.mods)]
        return [*named, *super().effects(), *(["heal"] if self.healing() else [])]

    def without(self, mods: Mods, effect: str) -> Mods:
        """The modifiers without one added effect. A penalty stays."""
        if effect in SKIPPABLE:
            return structs.replace(mods, **{effect: min(0, getattr(mods, effect))})
        return structs.replace(mods, heal_self=0) if effect == "heal" else super().without(mods, effect)

    def healing(self) -> int:
        return self.total("heal_self")


def attack_value(hit: Hit) -> int:
    """BB-ATK-05, BB-CON-12, BB-GEN-08: the base value with all bonuses and penalties, +1 against a poisoned target, never below 0."""
    return max(0, hit.value + hit.total("attack") + ("poison" in hit.target.conditions))


def modified(value: int, entry: Entry) -> int:
    """BB-AMT-04, BB-AMT-11, BB-AMT-12: apply the modifier: a miss sets the value to 0, 2x doubles it after bonuses, a number is added."""
    return 0 if entry.miss else value * 2 if entry.double else max(0, value + entry.value)


# -- windows -------------------------------------------------------------------------------------------------------------
def add_bonuses(game: Bugs, hit: Hit, moment: str) -> None:
    """Apply active bonuses triggered by this attack. This uses up one use of those with limited uses (BB-BON-06)."""
    for ability in take_bonuses(game, hit, moment, game.hero):
        take(game, hit, ability, moment == "attacked")
        game.worked(game.hero, moment, ability.id)


def take(game: Bugs, hit: Hit, effect: Ability, defending: bool) -> None:
    """Apply a bonus or an item: the attacker's change the attack, the defender's add shield and retaliate and give the attacker conditions
    (BB-ITM-16)."""
    if not defending:
        hit.mods.append(effect.mods)
        return
    hit.defend(effect.mods)
    for condition in effect.mods.give:
        game.gain(hit.attacker, condition, effect.id)


async def use_in_attack(game: Bugs, hit: Hit, id: str, defending: bool) -> None:
    effect = game.effect(id)
    hit.items.append(id)
    await spend(game, id, effect.line.price)
    take(game, hit, effect, defending)


async def defender_window(game: Bugs, hit: Hit, rolled: bool) -> None:
    """BB-ITM-16: items used against an enemy's attack: before the roll, those that can change it; after it, and before damage is suffered, all of
    them."""
    while True:
        options: list[Option[str]] = [Option("take" if rolled else "roll", "")]
        for id in qualified(game, words.EnemyAttacks, "when", hit.ranged, hit.single):
            mods = game.effect(id).mods
            useful = rolled or bool(mods.give)
            if useful and not any(isinstance(m, own.PlusAsNeutral) for m in mods.others) and repeatable(game, id, hit.items):
                options.append(Option(f"item:{id}", id, item=id))
        if len(options) == 1:
            return
        id = await game.choose(PLAYER, "defend", options, attacker=hit.attacker.id)
        if not id:
            return
        await use_in_attack(game, hit, id, defending=True)


async def after_roll_item(game: Bugs, hit: Hit, moment: type[Node], kind: type[Node], change: object) -> None:
    """BB-ITM-15, BB-ITM-16, BB-ITM-20: items that react to the die result, used after the roll."""
    assert callable(change)
    for id in qualified(game, moment, "when", hit.ranged, hit.single):
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
    if entry.mods == NO_MODS:
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
    for spec, line in await retaliate(game, hit):
        await retaliate_effects(game, hit.target, hit.attacker, spec, line)
    if hit.target.id == HERO and game.alive(hit.target):
        await after_enemy_attack(game, hit)
    if hit.attacker.id == HERO and game.alive(hit.attacker):
        if hit.healing():
            game.heal(hit.attacker, hit.healing(), hit.line)
        if not game.alive(hit.target):
            await game.after(Killed(hit.attacker, hit.target))
        else:
            await after_own_attack(game, hit)
    elif hit.healing() and game.alive(hit.attacker):
        game.heal(hit.attacker, hit.healing(), hit.line)


async def retaliate_effects(game: Bugs, bearer: Figure, attacker: Figure, spec: Spec, line: str) -> None:
    """BB-RET-04, BB-RET-11: apply the added effects of a retaliate, measured from the retaliating figure. Negating the damage does not stop them."""
    for condition in spec.mods.give:
        game.gain(attacker, condition, line)
    for way, hexes in shoves(spec.node, (spec.mods,)):
        if game.alive(attacker) and game.alive(bearer):
            await shove(game, bearer, attacker, way, hexes, line)


async def use_after_attack(game: Bugs, hit: Hit, usable: list[str], **about: str) -> Ability | None:
    """Let the player use one of the items for after an attack; None if they decline."""
    if not usable:
        return None
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
        usable = [i for i in qualified(game, words.EnemyAttacks, "after", hit.ranged, hit.single) if repeatable(game, i, hit.items)]
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
        found = qualified(game, words.YouAttack, "after", hit.ranged, hit.single)
        usable = [i for i in found if repeatable(game, i, hit.items) and works(i)]
        effect = await use_after_attack(game, hit, usable, target=hit.target.id)
        if effect is None:
            return
        await game.perform(effect.specs[0].node, effect, effect.specs[0], hit.target)


async def on_kill(game: Bugs, killed: Killed[Figure]) -> None:
    """Apply bonuses triggered when the character kills an enemy."""
    if killed.killer.id != HERO:
        return
    for bonus, ability in game.bonuses("kill", HERO):
        price = ability.line.price
        if price is not None:
            options = [Option("skip", False), *([Option("pay", True)] if game.payable(price) else [])]
            if not await game.choose(PLAYER, "pay-ability", options, line=ability.id):
                continue
            await game.pay(price, game.hero, ability.id)
        for spec in ability.specs:
            await game.perform(spec, ability)
        await use_bonus(game, bonus)
