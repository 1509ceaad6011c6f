"""One attack against one target, from the items used before the draw to retaliate."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.mods import NO_MODS, Mods
from undercroft.games.haven.orders import Killed
from undercroft.games.haven.rules import attacks
from undercroft.games.haven.rules.attacks import Blow, attacker_window, retaliate, take_bonuses
from undercroft.games.haven.rules.forced import Way, force
from undercroft.games.haven.rules.items import fits
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import shield_id
from ..game import Gloom
from ..state import Bonus, Unit
from .bonuses import begin_bonus, use_bonus
from .decks import draw_modifiers, in_order, modified, put_away
from .elements import charge
from .items import after_items, must_use, spend, usable

TIMED = {"poisoned": "poison", "wounded": "wound", "stunned": "stun", "muddled": "muddle", "immobilized": "immobilize"}
"""The words for targets with certain conditions."""


class Hit(attacks.Hit[Gloom, Unit, Bonus]):
    """An attack of Gloomhaven, with modifier decks."""

    RULE, RETALIATE, READY, POSITIVE, REPEATED = "GH-ATK-21", "GH-RTL-01", Option("draw", ("", "")), own.POSITIVE, own.CARDS
    hindered = False
    """Whether the defender gives it disadvantage."""
    neutral = False
    """Whether a 2x counts as +0."""

    def others(self, kind: type[Node]) -> list[Node]:
        """Modifiers that exist only in Gloomhaven."""
        return [n for m in self.mods for n in m.others if isinstance(n, kind)]

    async def windows(self, game: Gloom) -> None:
        """GH-ITM-02 … 04, GH-ITM-07, GH-ATK-21: bonuses and items of the attacker, then those of the target."""
        self.mods += [ability.mods for ability in take_bonuses(game, self, "attack", self.attacker)]
        if self.attacker.role == "character":
            while must := must_use(usable(game, self.attacker, words.YouAttack, self.ranged, self.single, self.items)):
                await self.use(game, must)
            await attacker_window(game, self)
        await defender_window(game, self)

    def usable(self, game: Gloom) -> list[str]:
        return [i.id for i in usable(game, self.attacker, words.YouAttack, self.ranged, self.single, self.items)]

    async def use(self, game: Gloom, item: str) -> None:
        self.items.append(item)
        await spend(game, self.attacker, item)
        self.mods.append(game.effect(item).mods)

    async def modify(self, game: Gloom, standing: int) -> Blow:
        """GH-ATK-06, GH-ATK-07: the attacker's bonuses, then the modifier cards."""
        value = await attack_value(game, self)
        drawn = await draw_modifiers(game, self.attacker, standing, value)
        await modifier_effects(game, self, [c.mods for c in drawn.used if c.mods != NO_MODS])
        struck = await modified(game, self.attacker, drawn.used, value, self.neutral)
        put_away(game, self.attacker, drawn.cards)
        return Blow(value, tuple(c.id for c in drawn.cards), "+".join(c.id for c in drawn.used), struck)

    async def reduce(self, game: Gloom, struck: int) -> tuple[int, int]:
        shield = shield_left(game, self)
        damage = await damaged_window(game, self, struck, shield)
        return struck - damage if damage else shield, damage

    async def harm(self, game: Gloom, damage: int) -> None:
        _tell_lines(game, self)
        unhurt = self.target.side == "monster" and self.target.health == self.target.max_health
        await super().harm(game, damage)
        if unhurt and not game.alive(self.target):
            game.count(self.attacker.owner or self.attacker.id, "clean-kill")

    async def follow(self, game: Gloom, damage: int) -> None:
        await after_effects(game, self, damage)
        await retaliate(game, self)
        for bonus in self.bonuses:
            await use_bonus(game, bonus)
        if not game.alive(self.target):
            await game.after(Killed(self.attacker, self.target))

    def hampered(self, game: Gloom) -> bool:
        """What the attack itself, the defender's effects and the target's own lines say."""
        return self.hindered or bool(self.others(own.Disadvantage)) or bool(game.elusive(self.target))

    def defend(self, mods: Mods) -> None:
        super().defend(mods)
        self.hindered = self.hindered or any(isinstance(n, own.Disadvantage) for n in mods.others)
        self.neutral = self.neutral or any(isinstance(n, own.DoubleAsZero) for n in mods.others)


def _tell_lines(game: Gloom, hit: Hit) -> None:
    """GH-MST-09: if events are recorded, report which line of a stat card the attack used and which lines defended against it."""
    if game.events is None:
        return
    attacker = hit.attacker
    own_line = game.stat(attacker).attack_line if attacker.role in ("monster", "ally") else ""
    if own_line:
        game.worked(attacker, "attacks", own_line)
    for line in (*(id for _, id in game.shields(hit.target)), *game.elusive(hit.target)):
        game.worked(hit.target, "shield", line)


def against(game: Gloom, hit: Hit, which: str) -> bool:
    """GH-SPR-16, GH-BOS-02: whether the target meets a condition such as "elite". Bosses and named monsters are neither normal nor elite."""
    target = hit.target
    match which:
        case "flanked" | "alone":
            friends = [f for f in game.allies(hit.attacker) if game.apart(f.cell, target.cell) == 1]
            near = [f for f in game.allies(target) if game.apart(f.cell, target.cell) == 1]
            return bool(friends) if which == "flanked" else not near
        case "undamaged":
            return target.health == target.max_health
        case "adjacent":
            return game.apart(hit.attacker.cell, target.cell) == 1
        case "elite":
            return target.rank == "elite"
    return TIMED[which] in target.conditions


async def attack_value(game: Gloom, hit: Hit) -> int:
    """GH-ATK-06, GH-ATK-09, GH-CON-09, GH-EFF-21, GH-GEN-14: step 1: apply the attacker's bonuses and penalties, and +1 against a poisoned target;
    never below 0. Doubling the attack is one of these bonuses."""
    numbers = [m.attack for m in hit.mods]
    for node in hit.others(own.Against):
        assert isinstance(node, own.Against)
        numbers.append(node.by if against(game, hit, node.which) else 0)
    numbers.append(int("poison" in hit.target.conditions))
    return await in_order(game, hit.attacker, hit.value, [n for n in numbers if n], len(hit.others(own.DoubleAttack)))


def shield_left(game: Gloom, hit: Hit) -> int:
    """GH-ATK-08, GH-SHD-01, GH-SHD-02, GH-EFF-15, GH-EFF-16: the target's shields in this attack, reduced by pierce."""
    if hit.others(own.IgnoreShield):
        return 0
    return max(0, sum(value for value, _ in game.shields(hit.target)) + hit.shield - hit.total("pierce"))


# -- windows -------------------------------------------------------------------------------------------------------------
async def defend(game: Gloom, hit: Hit, mods: Mods, line: str) -> None:
    """Apply a defender's bonus or item to the attack: the attacker gets its conditions, and its elements are infused."""
    hit.defend(mods)
    for condition in mods.give:
        game.gain(hit.attacker, condition, hit.line)
    await charge(game, hit.target, mods, line)


async def defend_with(game: Gloom, hit: Hit, item: str) -> None:
    """GH-ITM-06: use an item against the attack."""
    await spend(game, hit.target, item)
    effect = game.effect(item)
    await defend(game, hit, effect.mods, effect.id)


async def defender_window(game: Gloom, hit: Hit) -> None:
    """GH-ITM-02, GH-ITM-06, GH-ITM-07: bonuses and items of a figure under attack, before the draw. Only characters have any."""
    target = hit.target
    for ability in take_bonuses(game, hit, "attacked", target):
        await defend(game, hit, ability.mods, hit.line)
    used: list[str] = []
    while True:
        items = usable(game, target, words.EnemyAttacks, hit.ranged, hit.single, used)
        if not items:
            return
        options = [Option("draw", ""), *(Option(f"item:{i.id}", i.id, item=i.id) for i in items)]
        id = must_use(items) or await game.choose(game.player(target), "defend", options, figure=hit.attacker.id)
        if not id:
            return
        used.append(id)
        await defend_with(game, hit, id)


async def damaged_window(game: Gloom, hit: Hit, struck: int, shield: int) -> int:
    """GH-ATK-21, GH-DMG-06, GH-ITM-06, GH-ITM-07: once the damage is known, bonuses and items that react to it reduce it before it is suffered.
    `shield` is what the target has without them."""
    target = hit.target
    used: list[str] = []
    damage = max(0, struck - shield)
    for bonus, ability in game.bonuses("damaged", target.id):
        trigger = ability.line.trigger
        assert trigger is not None
        if damage and fits(trigger.qualifiers, hit.ranged, hit.single):
            await defend(game, hit, ability.mods, ability.id)
            await use_bonus(game, bonus)
            damage = max(0, struck - shield_left(game, hit))
    while damage:
        items = usable(game, target, own.AttackHurts, hit.ranged, hit.single, used)
        if not items:
            break
        options = [Option("take", ""), *(Option(f"item:{i.id}", i.id, item=i.id) for i in items)]
        id = must_use(items) or await game.choose(game.player(target), "damaged", options, damage=damage, figure=hit.attacker.id)
        if not id:
            break
        used.append(id)
        await defend_with(game, hit, id)
        damage = max(0, struck - shield_left(game, hit))
    return damage


async def modifier_effects(game: Gloom, hit: Hit, effects: list[Mods]) -> None:
    """GH-AMD-07, GH-AMD-08, GH-AMD-10, GH-AMD-24: effects of drawn cards work as if printed on the ability. A character may skip them; monsters never
    do."""
    for mods in effects:
        if hit.attacker.role == "character":
            options = [Option("apply", True), Option("decline", False)]
            if not await game.choose(game.player(hit.attacker), "modifier-effects", options, target=hit.target.id):
                continue
        hit.mods.append(mods)


# -- after the damage ----------------------------------------------------------------------------------------------------
async def after_effects(game: Gloom, hit: Hit, damage: int) -> None:
    """GH-EFF-01, GH-EFF-02, GH-EFF-13, GH-ATK-16, GH-CON-08, GH-DMG-04, GH-HEA-06, GH-EXP-03: conditions and forced movement apply even without
    damage, but not to a dead target. Then the attacker's gains follow. GH-ICO-04: what the icons of the reference page stand for."""
    attacker, target = hit.attacker, hit.target
    for condition in hit.given():
        if game.alive(target):
            game.gain(target, condition, hit.line)
    ways: tuple[Way, ...] = ("push", "pull")
    moves = [(way, int(hexes)) for m in hit.mods for way in ways if (hexes := getattr(m, way))]
    while moves and game.alive(target):
        options = [Option(f"effect:{w}", w) for w in dict.fromkeys(w for w, _ in moves)]
        way = await game.choose(game.player(attacker), "effect-order", options, target=target.id)
        hexes = next(h for w, h in moves if w == way)
        moves.remove((way, hexes))
        await shove(game, attacker, target, way, hexes, hit.line)
    for node in hit.others(own.SufferBeside):
        assert isinstance(node, own.SufferBeside)
        for figure in [f for f in game.both_sides(attacker) if game.apart(f.cell, target.cell) == 1]:
            await game.suffer(figure, node.value, hit.line, by=attacker.id)
    if not game.alive(attacker):
        return
    for condition in hit.given_self():
        game.gain(attacker, condition, hit.line)
    for mods in hit.mods:
        if mods.heal_self:
            game.heal(attacker, mods.heal_self, hit.line)
    if any(mods.others for mods in hit.mods):
        for mods in hit.mods:
            await charge(game, attacker, mods, hit.line)
        await gains(game, hit, damage)
        for node in hit.others(own.XpEach):
            assert isinstance(node, own.XpEach)
            game.gain_xp(attacker, node.value, hit.line)


async def gains(game: Gloom, hit: Hit, damage: int) -> None:
    """GH-AMD-08, GH-HEA-06, GH-SHD-01: heals and shields added to the attack: for the attacker if it damaged the target, and for it or an ally from a
    modifier card."""
    attacker = hit.attacker
    for node in (n for m in hit.mods for n in m.others):
        match node:
            case own.HealPerTarget(value=value):
                if damage:
                    game.heal(attacker, value, hit.line)
            case own.ShieldSelf(value=value):
                begin_bonus(game, attacker, game.content.abilities[shield_id(value)])
            case own.ShieldAlly(value=value) | own.HealAlly(value=value):
                allies = game.allies(attacker)
                if not allies:
                    continue
                ally = await game.choose(game.player(attacker), "target-ally", [Option(f"target:{a.id}", a, a.cell, a.id) for a in allies])
                if isinstance(node, own.ShieldAlly):
                    begin_bonus(game, ally, game.content.abilities[shield_id(value)])
                else:
                    game.heal(ally, value, hit.line)


async def shove(game: Gloom, actor: Unit, target: Unit, way: Way, hexes: int, line: str) -> None:
    """GH-EFF-03, GH-EFF-05, GH-EFF-07, GH-EFF-12, GH-EFF-13, GH-EFF-20, GH-MOV-08, GH-MOV-16: a push or pull is used for its full value or skipped.
    Monsters always use theirs. An immune figure does not move (GH-BOS-06, GH-SPR-12)."""
    if not game.alive(target) or not game.alive(actor) or game.immune(target, way):
        return
    if actor.role == "character":
        options = [Option(f"{way}", True), Option("skip", False)]
        if not await game.choose(game.player(actor), f"{way}-use", options, target=target.id, hexes=hexes):
            return
    before, game.mover = game.mover, actor.id
    await force(game, way, actor, target, hexes, "onward", line)
    game.mover = before


async def on_kill(game: Gloom, killed: Killed[Unit]) -> None:
    """GH-ATK-20, GH-SUM-11: apply bonuses and items triggered by a character's kill, whether by attack, ability or retaliate. A summon's kill counts
    for its summoner."""
    owner = game.state.figures.get(killed.killer.owner or killed.killer.id)
    if owner is None or owner.role != "character" or killed.victim.side == "hero":
        return
    for bonus, ability in game.bonuses("kill", owner.id):
        await game.perform(ability, owner)
        await use_bonus(game, bonus)
    await after_items(game, owner, "kill")
