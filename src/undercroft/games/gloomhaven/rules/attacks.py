"""One attack against one target, from the items used before the draw to retaliate."""

from __future__ import annotations

from msgspec import structs

from undercroft.games.haven.content import words
from undercroft.games.haven.content.mods import NO_MODS, Mods
from undercroft.games.haven.events import Attacked, Retaliated
from undercroft.games.haven.rules.advantage import standing
from undercroft.games.haven.rules.forced import Way, force
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import shield_id
from ..game import Gloom
from ..state import Bonus, Unit
from .bonuses import begin_bonus, use_bonus
from .decks import draw_modifiers, in_order, modified, put_away
from .elements import charge
from .items import after_items, fits, must_use, spend, usable

TIMED = {"poisoned": "poison", "wounded": "wound", "stunned": "stun", "muddled": "muddle", "immobilized": "immobilize"}
"""The words for targets with certain conditions."""


class Hit:
    """An attack being resolved (GH-ATK-21). It is local to the rules and never part of the state."""

    def __init__(self, attacker: Unit, target: Unit, value: int, ranged: bool, line: str, single: bool, mods: list[Mods]) -> None:
        self.attacker, self.target, self.value, self.ranged, self.line, self.single = attacker, target, value, ranged, line, single
        self.mods = mods
        self.shield = 0
        self.retaliate = 0
        self.hampered = False
        self.neutral = False
        self.added = 0
        self.items: list[str] = []
        self.bonuses: list[Bonus] = []

    def total(self, name: str) -> int:
        return sum(getattr(m, name) for m in self.mods)

    def others(self, kind: type[Node]) -> list[Node]:
        """Modifiers that exist only in Gloomhaven."""
        return [n for m in self.mods for n in m.others if isinstance(n, kind)]

    def given(self) -> list[str]:
        """GH-CON-02, GH-CON-26: conditions for the target, each only once, except Curse and Bless, which count every time."""
        every = [c for m in self.mods for c in m.give]
        return [c for n, c in enumerate(every) if c in own.CARDS or c not in every[:n]]

    def given_self(self) -> list[str]:
        """GH-CON-26, GH-CON-38: conditions for the attacker, counted the same way."""
        every = [c for m in self.mods for c in m.give_self]
        return [c for n, c in enumerate(every) if c in own.CARDS or c not in every[:n]]


async def strike(game: Gloom, hit: Hit) -> int:
    """GH-ATK-06 … 13, GH-ATK-21, GH-MAK-07: resolve one attack completely before the next. Returns how many targets it added (GH-EFF-17)."""
    attacker, target = hit.attacker, hit.target
    printed = len(hit.mods)
    await attacker_window(game, hit)
    hit.added += sum(m.more_targets for m in hit.mods[printed:])
    await defender_window(game, hit)
    stand = standing(*odds(game, hit))
    value = await attack_value(game, hit)
    drawn = await draw_modifiers(game, attacker, stand, value)
    await modifier_effects(game, hit, [c.mods for c in drawn.used if c.mods != NO_MODS])
    struck = await modified(game, attacker, drawn.used, value, hit.neutral)
    put_away(game, attacker, drawn.cards)
    shield = shield_left(game, hit)
    damage = await damaged_window(game, hit, struck)
    game.tell(
        Attacked(
            figure=attacker.id, target=target.id, value=value, modifiers=tuple(c.id for c in drawn.cards), used="+".join(c.id for c in drawn.used),
            shield=struck - damage if damage else shield, damage=damage, rules=("GH-ATK-21",), line=hit.line,
        )
    )  # fmt: skip
    _tell_lines(game, hit)
    unhurt = target.side == "monster" and target.health == target.max_health
    await game.suffer(target, damage, hit.line, by=attacker.id)
    if unhurt and not game.alive(target):
        game.count(attacker.owner or attacker.id, "clean-kill")
    await after_effects(game, hit, damage)
    await retaliate(game, hit)
    for bonus in hit.bonuses:
        await use_bonus(game, bonus)
    if not game.alive(target):
        await on_kill(game, attacker, target)
    return hit.added


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


def odds(game: Gloom, hit: Hit) -> tuple[bool, bool]:
    """GH-ATK-04, GH-ADV-16 … 18, GH-AOE-13, GH-CON-21, GH-CON-35, GH-CON-41: what gives advantage and disadvantage."""
    good = any(m.advantage for m in hit.mods) or "strengthen" in hit.attacker.conditions
    close = hit.ranged and game.apart(hit.attacker.cell, hit.target.cell) <= 1
    bad = close or hit.hampered or bool(hit.others(own.Disadvantage)) or "muddle" in hit.attacker.conditions or bool(game.elusive(hit.target))
    return good, bad


def shield_left(game: Gloom, hit: Hit) -> int:
    """GH-ATK-08, GH-SHD-01, GH-SHD-02, GH-EFF-15, GH-EFF-16: the target's shields in this attack, reduced by pierce."""
    if hit.others(own.IgnoreShield):
        return 0
    return max(0, sum(value for value, _ in game.shields(hit.target)) + hit.shield - hit.total("pierce"))


# -- windows -------------------------------------------------------------------------------------------------------------
def take_bonuses(game: Gloom, hit: Hit, moment: str, bearer: Unit) -> list[Mods]:
    """GH-ACT-03, GH-ACT-05: active bonuses triggered by this attack must be applied, and it uses them."""
    found = []
    for bonus, ability in game.bonuses(moment, bearer.id):
        trigger = ability.line.trigger
        assert trigger is not None
        if fits(trigger.qualifiers, hit.ranged, hit.single):
            hit.bonuses.append(bonus)
            found.append(ability.mods)
    return found


async def attacker_window(game: Gloom, hit: Hit) -> None:
    """GH-ITM-02 … 04, GH-ITM-07, GH-EFF-03, GH-ATK-21: before the draw, the attacker's bonuses apply, and its player may use items and skip
    conditions."""
    attacker = hit.attacker
    hit.mods += take_bonuses(game, hit, "attack", attacker)
    if attacker.role != "character":
        return
    while True:
        options: list[Option[tuple[str, str]]] = [Option("draw", ("", ""))]
        items = usable(game, attacker, words.YouAttack, hit.ranged, hit.single, hit.items)
        options += [Option(f"item:{i.id}", ("item", i.id), item=i.id) for i in items]
        good = [f"{c} self" for c in dict.fromkeys(hit.given_self()) if c in own.POSITIVE]
        options += [Option(f"skip:{c}", ("skip", c)) for c in (*dict.fromkeys(hit.given()), *good)]
        must = must_use(items)
        verb, what = ("item", must) if must else await game.choose(game.player(attacker), "attack-ready", options, target=hit.target.id)
        if not verb:
            return
        if verb == "skip":
            hit.mods = [without(m, what) for m in hit.mods]
        else:
            hit.items.append(what)
            await spend(game, attacker, what)
            effect = game.effect(what)
            hit.mods.append(effect.mods)


def without(mods: Mods, what: str) -> Mods:
    """GH-EFF-03: the modifiers without one condition."""
    give, give_self = (c for c in mods.give if c != what), (c for c in mods.give_self if f"{c} self" != what)
    return structs.replace(mods, give=tuple(give), give_self=tuple(give_self))


def defend(hit: Hit, mods: Mods) -> None:
    """Apply a defender's bonus or item to the attack."""
    hit.shield += mods.shield
    hit.retaliate += mods.retaliate
    hit.hampered = hit.hampered or any(isinstance(n, own.Disadvantage) for n in mods.others)
    hit.neutral = hit.neutral or any(isinstance(n, own.DoubleAsZero) for n in mods.others)


async def defender_window(game: Gloom, hit: Hit) -> None:
    """GH-ITM-02, GH-ITM-06, GH-ITM-07: bonuses and items of a figure under attack, before the draw. Only characters have any."""
    target = hit.target
    for mods in take_bonuses(game, hit, "attacked", target):
        defend(hit, mods)
        _give_back(game, hit, mods)
        await charge(game, target, mods, hit.line)
    used: list[str] = []
    while True:
        items = usable(game, target, words.EnemyAttacks, hit.ranged, hit.single, used)
        must = must_use(items)
        options = [Option(f"item:{i.id}", i.id, item=i.id) for i in items]
        id = must or await game.choose(game.player(target), "defend", [Option("draw", ""), *options], figure=hit.attacker.id)
        if not id:
            return
        used.append(id)
        await spend(game, target, id)
        effect = game.effect(id)
        defend(hit, effect.mods)
        _give_back(game, hit, effect.mods)
        await charge(game, target, effect.mods, effect.id)


def _give_back(game: Gloom, hit: Hit, mods: Mods) -> None:
    """Give the attacker the conditions from a defender's effect."""
    for condition in mods.give:
        game.gain(hit.attacker, condition, hit.line)


async def damaged_window(game: Gloom, hit: Hit, struck: int) -> int:
    """GH-ATK-21, GH-DMG-06, GH-ITM-06, GH-ITM-07: once the damage is known, bonuses and items that react to it reduce it before it is suffered."""
    target = hit.target
    used: list[str] = []
    damage = max(0, struck - shield_left(game, hit))
    for bonus, ability in game.bonuses("damaged", target.id):
        trigger = ability.line.trigger
        assert trigger is not None
        if damage and fits(trigger.qualifiers, hit.ranged, hit.single):
            defend(hit, ability.mods)
            _give_back(game, hit, ability.mods)
            await charge(game, target, ability.mods, ability.id)
            await use_bonus(game, bonus)
            damage = max(0, struck - shield_left(game, hit))
    while damage:
        items = usable(game, target, own.AttackHurts, hit.ranged, hit.single, used)
        must = must_use(items)
        options = [Option(f"item:{i.id}", i.id, item=i.id) for i in items]
        id = must or await game.choose(game.player(target), "damaged", [Option("take", ""), *options], damage=damage, figure=hit.attacker.id)
        if not id:
            break
        used.append(id)
        await spend(game, target, id)
        effect = game.effect(id)
        defend(hit, effect.mods)
        _give_back(game, hit, effect.mods)
        await charge(game, target, effect.mods, effect.id)
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
        hit.added += mods.more_targets


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


async def retaliate(game: Gloom, hit: Hit) -> None:
    """GH-RTL-01 … 08, GH-ATK-20, GH-CON-34: a surviving target retaliates if the attacker is in range after all effects, even if no damage was dealt.
    All retaliate damage is added up; it is not an attack and is not reduced by shield. If the attacker dies, the target gets the kill."""
    attacker, target = hit.attacker, hit.target
    if not game.alive(target) or not game.alive(attacker) or attacker.health <= 0:
        return
    away = game.apart(attacker.cell, target.cell)
    felt = [(spec, line) for spec, line in game.retaliates(target) if away <= (spec.mods.range or 1)]
    total = sum(game.amount(target, spec.node.value) for spec, _ in felt if isinstance(spec.node, words.Retaliate))
    total += hit.retaliate if away <= 1 else 0
    if not total:
        return
    for line in [line for _, line in felt] or [""]:
        game.tell(Retaliated(figure=target.id, target=attacker.id, damage=total, rules=("GH-RTL-01",), line=line))
    await game.suffer(attacker, total, "retaliate", by=target.id)
    if not game.alive(attacker):
        await on_kill(game, target, attacker)


async def on_kill(game: Gloom, killer: Unit, victim: Unit) -> None:
    """GH-ATK-20, GH-SUM-11: apply bonuses and items triggered by a character's kill, whether by attack, ability or retaliate. A summon's kill counts
    for its summoner."""
    owner = game.state.figures.get(killer.owner or killer.id)
    if owner is None or owner.role != "character" or victim.side == "hero":
        return
    for bonus, ability in game.bonuses("kill", owner.id):
        await game.perform(ability, owner)
        await use_bonus(game, bonus)
    await after_items(game, owner, "kill")
