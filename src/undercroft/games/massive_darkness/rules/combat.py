"""A combat from the first die to the last wound, stage by stage (MD-CMB, MD-ENC, MD-WND). Every stage may ask questions, and a beat can end
between stages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence

from undercroft.kernel.decision import TABLE, Option
from undercroft.language.vocabulary import Node

from ..content import words
from ..content.dice import ATTACK, DEFENCE, FACES, LIMIT, NO_DICE, Pool, expected, opposite
from ..content.texts import line_card, work_text
from ..content.traits import COPY, Trait, bonus_trait, numbered
from ..content.traits import trait as read_trait
from ..events import CombatBegan, Counted, DieAdded, DieRemoved, Effected, Rerolled, Rolled
from ..game import Dark
from ..state import Combat, Die, Roll, Task
from .benefit import would_help
from .experience import gain_xp
from .wounds import heal, heal_enemy, inflict, pay_blood, stun

FACE_NAMES = {
    colour: tuple("+".join([str(f.points) if f.points else "blank", *["bam"] * f.bams, *["diamond"] * f.diamonds]) for f in faces)
    for colour, faces in FACES.items()
}
"""The names of the faces where dice are rolled, reported or entered by hand."""
FACE = "face-"
"""The prefix, before the colour, of the name under which chance is asked for a die."""
COLOURS = {"attack": ATTACK, "defence": DEFENCE}
OTHER = {"attack": "defence", "defence": "attack"}
RULES = {
    "build": "MD-CMB-06", "rerolls": "MD-CMB-12", "blanks": "MD-CMB-11", "defender": "MD-ENC-15", "cancel": "MD-ENC-15", "defence": "MD-ENC-01",
    "attacker": "MD-ENC-15", "attack": "MD-ENC-01", "late": "MD-TRM-06",
}  # fmt: skip
"""The rule that each stage follows, for the log."""


def face_name(die: Die) -> str:
    return f"{die.colour} {FACE_NAMES[die.colour][die.face]}"


class Side:
    """One side of a combat: its figure, its dice, and the effects it may use."""

    def __init__(self, game: Dark, combat: Combat, name: str) -> None:
        self.name = name
        self.id = combat.attacker if name == "attack" else combat.defender
        self.roll: Roll = getattr(combat, name)
        self.hero = self.id in game.state.heroes
        self.traits = self._traits(game, combat)

    def _traits(self, game: Dark, combat: Combat) -> list[Trait]:
        """MD-ENC-07, MD-EFF-01: the effects this side has for this kind of attack."""
        return [t for t in numbered(self._found(game, combat)) if not t.kinds or combat.kind in t.kinds]

    def _found(self, game: Dark, combat: Combat) -> Iterable[Trait]:
        """MD-ENC-02, MD-ENC-10, MD-ENC-16: all effects a side has in its role, including those from allies in its zone; an enemy's own card comes
        first, in printed order."""
        if self.hero:
            kit = game.kit(self.id)
            if self.name == "attack":
                return (*self._spent(game, combat, words.YouAttack), *kit.attack, *self._bonus(game, combat))
            guards = (t for id in game.heroes_at(game.hero(self.id).zone) for t in game.kit(id).guard)
            return (*self._spent(game, combat, words.YouDefend), *kit.defence, *guards)
        enemy = game.state.enemies.get(self.id)
        if enemy is None:
            return ()
        kit = game.enemy_kit(enemy, combat.kind)
        if self.name == "attack":
            return kit.attack
        card = f"enemy/{enemy.card}/"
        own = sorted((*kit.defence, *kit.guard), key=lambda t: int(t.id.removeprefix(card)) if t.id.startswith(card) else len(game.content.lines))
        return (*own, *(t for id, e in game.enemies_at(enemy.zone).items() if id != self.id for t in game.enemy_kit(e, "defence").guard))

    def _bonus(self, game: Dark, combat: Combat) -> Iterator[Trait]:
        """MD-SKL-08, MD-SKL-12: the effects listed after Charge or Safe Shot, for that attack only."""
        if combat.bonus:
            skill = words.Charge if combat.kind == "melee" else words.SafeShot
            yield bonus_trait(combat.bonus, next(step.modifiers for step in game.content.lines[combat.bonus].steps if isinstance(step.node, skill)))

    def _spent(self, game: Dark, combat: Combat, window: type[Node]) -> Iterator[Trait]:
        """MD-EQP-10: consumables used in this combat are discarded, but their effects continue."""
        for key in combat.paid:
            id = key.partition(COPY)[0]
            line, card = game.content.lines[id], game.content.equipment.get(id.split("/")[1])
            assert line.trigger is not None
            if card is not None and card.text.consumable and isinstance(line.trigger.moment, window):
                yield read_trait(id, line, False, card.id, False)

    def may(self, game: Dark, combat: Combat, trait: Trait) -> bool:
        """MD-CND-01, MD-ENC-05, MD-ENC-06, MD-EFF-04: whether its conditions are met and it has not been used up."""
        if combat.used.count(trait.key) >= trait.repeat or (trait.ability and trait.key not in combat.paid and not self._able(game)):
            return False
        return all(self._meets(game, combat, c) for c in trait.conditions)

    def _able(self, game: Dark) -> bool:
        """MD-ABL-02 … 04, MD-STN-08: whether the ability can be used: once in the hero's own activation, and once for defence between activations,
        by a hero who is standing and has experience."""
        hero = game.hero(self.id)
        if hero.stunned or hero.xp + (hero.shards if game.state.story else 0) < 1:
            return False
        if self.name == "defence":
            return not hero.warded
        return game.turn.hero == self.id and not game.turn.used

    def _meets(self, game: Dark, combat: Combat, condition: Node) -> bool:
        """MD-CND-01, MD-TRM-01: whether a condition holds now; some concern this combat, all others the figure."""
        match condition:
            case words.AfterReroll():
                return self.roll.rerolled
            case words.AgainstGuardian():
                other = combat.defender if self.name == "attack" else combat.attacker
                return other in game.state.enemies and game.guardian(game.enemy(other)) and not game.enemy(other).minions
        return game.meets(self.id, (condition,)) if self.hero else game.enemy_meets(game.enemy(self.id), (condition,))

    # -- what the dice show ----------------------------------------------------------------------------------------------
    def points(self) -> int:
        """MD-WND-01, MD-EFF-24, MD-DIE-01, MD-DIE-02, MD-DIE-04: swords on attack dice or shields on defence dice so far, including those from
        effects; never below zero."""
        return max(0, sum(FACES[d.colour][d.face].points for d in self.roll.dice) + self.roll.points)

    def bams(self) -> int:
        """MD-ENC-03, MD-DIE-03 … 05: bams on this side's dice and from effects, minus those spent."""
        return max(0, sum(FACES[d.colour][d.face].bams for d in self.roll.dice) + self.roll.bams)

    def diamonds(self) -> int:
        """MD-ENC-03, MD-DIE-03 … 05: diamonds on this side's dice and from effects, minus those spent."""
        return max(0, sum(FACES[d.colour][d.face].diamonds for d in self.roll.dice) + self.roll.diamonds)

    def affords(self, trait: Trait) -> bool:
        """MD-ENC-17: whether the side has all symbols of the price."""
        return self.bams() >= trait.bams and self.diamonds() >= trait.diamonds


def sides(game: Dark, combat: Combat) -> tuple[Side, Side]:
    """The attacker and the defender. They are cached until a question is asked or a price is paid, since nothing else changes them."""
    known, key = game.fight, (game.asked, len(combat.paid))
    if known is not None and known[0] is combat and known[1] == key:
        return known[2]
    found = Side(game, combat, "attack"), Side(game, combat, "defence")
    game.fight = combat, key, found
    return found


def _other(game: Dark, combat: Combat, side: Side) -> Side:
    return sides(game, combat)[side.name == "attack"]


def begin_combat(game: Dark, combat: Combat) -> None:
    """MD-CMB-01: begin a combat, which continues as a task."""
    game.state.combat = combat
    game.tell(CombatBegan(figure=combat.attacker, target=combat.defender, kind=combat.kind, rules=("MD-CMB-01",)))
    game.push(Task("combat"))


async def combat_task(game: Dark, task: Task) -> None:
    """One stage of the combat; the task stays on the list until the combat is over."""
    combat = game.state.combat
    assert combat is not None
    game.push(task)
    depth = len(game.state.todo)
    await STAGES[combat.stage](game, combat)
    if combat.stage == "done":
        del game.state.todo[depth - 1]


# -- step 1: dice ------------------------------------------------------------------------------------------------------------
async def build(game: Dark, combat: Combat) -> None:
    """MD-CMB-02 … 06, MD-CMB-09, MD-CMB-13, MD-DIE-06 … 08, MD-ENM-13, MD-MOB-01, MD-STN-06: build the pool of each side: everything that adds
    dice, the limit of three per colour, then dice removed by skills. Effects with a price are offered first."""
    both = sides(game, combat)
    for side in reversed(both):
        if side.hero and await _offer(game, combat, side, [t for t in side.traits if t.dice and not t.enchantment]):
            return
    working = [(side, t) for side in reversed(both) for t in side.traits if t.dice and not t.enchantment and _free(game, combat, side, t)]
    nodes = [(side, node) for side, trait in working for node in trait.dice]
    pools = {side.name: _base(game, combat, side) for side in both}
    await _add_dice(game, pools, nodes)
    pools = {name: pool.cut() for name, pool in pools.items()}
    await _cut_dice(game, pools, nodes)
    for side, trait in working:
        _tell(game, combat, side, trait)
    for name in ("attack", "defence"):
        roll: Roll = getattr(combat, name)
        for colour in pools[name].each():
            roll.dice.append(Die(colour, await _rolled(game, colour)))
    told = [tuple(map(face_name, roll.dice)) for roll in (combat.attack, combat.defence)]
    game.tell(Rolled(figure=combat.attacker, target=combat.defender, attack=told[0], defence=told[1], rules=("MD-CMB-02", "MD-CMB-06")))
    combat.stage = "rerolls"


async def _rolled(game: Dark, colour: str) -> int:
    """MD-CMB-02: roll a die; returns its face."""
    return await game.pick(f"{FACE}{colour}", FACE_NAMES[colour])


async def _add_dice(game: Dark, pools: dict[str, Pool], nodes: Sequence[tuple[Side, Node]]) -> None:
    """MD-DIE-08, MD-EFF-11, MD-EFF-14, MD-EFF-16, MD-EFF-18: dice added by skills: first those of a fixed colour, then those whose colour the
    owner chooses."""
    for side, node in nodes:
        match node:
            case words.Dice(colour=colour, by=by) if by > 0:
                pools[side.name] = pools[side.name].plus(Pool(**{colour: by}))
    for side, node in nodes:
        match node:
            case words.PoolDice(by=by):
                for _ in range(by):
                    pool = pools[side.name]
                    colour = await _which_colour(game, side, [c for c in COLOURS[side.name] if getattr(pool, c) < LIMIT], "add-die")
                    if colour:
                        pools[side.name] = pool.plus(Pool(**{colour: 1}))


async def _cut_dice(game: Dark, pools: dict[str, Pool], nodes: Sequence[tuple[Side, Node]]) -> None:
    """MD-CMB-09, MD-DIE-07, MD-EFF-12, MD-EFF-13, MD-EFF-15 … 17, MD-EFF-19, MD-EFF-20: dice removed by skills are not rolled: first those of a
    fixed colour, then those chosen by the owner of the skill."""
    for side, node in nodes:
        other = OTHER[side.name]
        match node:
            case words.Dice(colour=colour, by=by) if by < 0:
                pools[side.name] = pools[side.name].less(Pool(**{colour: -by}))
            case words.TheirDice(colour=colour, by=by):
                pools[other] = pools[other].less(Pool(**{colour: -by}))
            case words.NoDefence():
                pools["defence"] = NO_DICE
    for side, node in nodes:
        match node:
            case words.TheirPoolDice(by=by):
                for _ in range(-by):
                    pool = pools[OTHER[side.name]]
                    colour = await _which_colour(game, side, [c for c in COLOURS[OTHER[side.name]] if getattr(pool, c)], "remove-die")
                    if colour:
                        pools[OTHER[side.name]] = pool.less(Pool(**{colour: 1}))


def _base(game: Dark, combat: Combat, side: Side) -> Pool:
    """MD-CMB-03 … 05, MD-SKL-14, MD-HPH-10, MD-MOB-05, MD-MOB-07, MD-GRD-03, MD-GRD-05: the dice of cards for this attack, or for defence."""
    what = "defence" if side.name == "defence" else "melee" if combat.blades else combat.kind
    if side.hero:
        return game.kit(side.id).dice.get(what, NO_DICE)
    if side.id not in game.state.enemies:
        return NO_DICE
    return game.enemy_kit(game.enemy(side.id), combat.kind).dice.get(what, NO_DICE)


async def _which_colour(game: Dark, side: Side, colours: Sequence[str], prompt: str) -> str:
    """MD-EFF-14, MD-EFF-15, MD-EFF-18, MD-EFF-19, MD-EFF-24: the owner of the effect chooses among the possible colours, the weakest listed first;
    an enemy takes the strongest. Returns an empty name if there is none."""
    if not colours:
        return ""
    if not side.hero:
        return colours[-1]
    return await game.choose(game.seat(side.id), prompt, [Option(f"die:{c}", c) for c in reversed(colours)], figure=side.id)


# -- effects with a price other than symbols -------------------------------------------------------------------------------
async def _offer(game: Dark, combat: Combat, side: Side, traits: list[Trait]) -> bool:
    """MD-CND-02, MD-CND-03, MD-ABL-01, MD-EQP-10: offer effects that cost blood, experience or a card, if they would change anything. Returns True
    if one was taken, so that the stage repeats."""
    open_ = [t for t in traits if t.optional and t.key not in combat.paid and side.may(game, combat, t)]
    open_ = [t for t in open_ if _helps(game, combat, side, t)]
    options: list[Option[Trait | None]] = [Option("pass", None)]
    options += [Option(f"use:{id}", t, card=t.card) for id, t in _by_line(open_).items()]
    chosen = await game.choose(game.seat(side.id), "combat-use", options, figure=side.id, rule=RULES[combat.stage])
    if chosen is None:
        combat.used += [t.key for t in open_]
        return False
    await _pay(game, combat, side, chosen)
    return True


def _helps(game: Dark, combat: Combat, side: Side, trait: Trait) -> bool:
    """MD-ABL-01: whether a paid effect would change something in this combat."""
    both, bought = sides(game, combat), _bought(side, trait)
    pools = {s.name: _base(game, combat, s) for s in both} if combat.stage == "build" else {}
    for s in both if pools else ():
        for node in (n for t in s.traits if not t.enchantment and _free(game, combat, s, t) for n in t.dice):
            if isinstance(node, words.Dice) and node.by > 0:
                pools[s.name] = pools[s.name].plus(Pool(**{node.colour: node.by}))
    return would_help(game, combat, side, _other(game, combat, side), [t for t in side.traits if t.key in bought], pools)


def _by_line(traits: Iterable[Trait]) -> dict[str, Trait]:
    """One trait for each line: it does not matter which of several copies is used."""
    found: dict[str, Trait] = {}
    for trait in traits:
        found.setdefault(trait.id, trait)
    return found


async def _pay(game: Dark, combat: Combat, side: Side, trait: Trait) -> None:
    """MD-CND-02, MD-CND-03, MD-CND-12, MD-ABL-01, MD-EQP-10: pay the price of a trait, for all its lines: wounds, an ability's experience, or the
    card itself. A hero who dies of the wounds stops fighting (MD-HER-09)."""
    from .abilities import use_ability
    from .gear import discard_card

    if trait.blood and not await pay_blood(game, side.id, trait.blood, trait.sacrifice, trait.id):
        combat.used.append(trait.key)
        return
    if game.hero(side.id).dead:
        combat.stage = "done"
        return
    combat.paid += _bought(side, trait)
    if trait.ability:
        await use_ability(game, side.id, defending=side.name == "defence", line=trait.id)
    if trait.card:
        discard_card(game, side.id, trait.card, line=trait.id)


def _bought(side: Side, trait: Trait) -> list[str]:
    """A trait together with all other lines of the same use of an ability or a consumable."""
    use = trait.ability, trait.card, trait.copy
    more = [t for t in side.traits if (t.ability, t.card, t.copy) == use and (t.ability or t.card) and not t.blood and t is not trait]
    return [t.key for t in (trait, *more)]


def _free(game: Dark, combat: Combat, side: Side, trait: Trait) -> bool:
    """Whether it works by itself now, because it has no price or has been paid for."""
    return side.may(game, combat, trait) and (not trait.optional or trait.key in combat.paid)


# -- re-rolls --------------------------------------------------------------------------------------------------------------
async def rerolls(game: Dark, combat: Combat) -> None:
    """MD-CMB-10, MD-CMB-12: rerolls and flips, the defender's first."""
    await _all_rerolls(game, combat, blanks=False)
    if combat.stage == "rerolls" and _rerolled(combat):
        combat.stage = "blanks"


async def blanks(game: Dark, combat: Combat) -> None:
    """MD-CMB-11: rerolls of blanks, after all others."""
    await _all_rerolls(game, combat, blanks=True)
    if combat.stage == "blanks" and _rerolled(combat):
        combat.stage = "defender"


def _rerolled(combat: Combat) -> bool:
    """Whether both sides are done with this class of rerolls."""
    done = combat.used.count(f"{combat.stage} attack") and combat.used.count(f"{combat.stage} defence")
    return bool(done)


async def _all_rerolls(game: Dark, combat: Combat, blanks: bool) -> None:
    """MD-CMB-10, MD-CMB-12: the defender's rerolls of a class, then the attacker's; a hero's player chooses them one by one, an enemy uses all
    that benefit it."""
    for side in reversed(sides(game, combat)):
        mark = f"{combat.stage} {side.name}"
        if mark in combat.used:
            continue
        if not side.hero:
            for trait in side.traits:
                for node in _rerolls_of(game, combat, side, trait, blanks):
                    await _enemy_reroll(game, combat, side, trait, node)
            combat.used.append(mark)
            continue
        open_ = _by_line(t for t in side.traits if _rerolls_of(game, combat, side, t, blanks))
        options: list[Option[Trait | None]] = [Option("keep", None)]
        options += [Option(f"reroll:{id}", t, card=t.card) for id, t in open_.items()]
        chosen = await game.choose(game.seat(side.id), "reroll", options, figure=side.id)
        if chosen is None:
            combat.used.append(mark)
            if open_:
                return
            continue
        if chosen.optional and chosen.key not in combat.paid:
            await _pay(game, combat, side, chosen)
            if chosen.key not in combat.paid:
                return
        combat.used.append(chosen.key)
        for node in chosen.rerolls:
            await _hero_reroll(game, combat, side, chosen, node)
        return


def _rerolls_of(game: Dark, combat: Combat, side: Side, trait: Trait, blanks: bool) -> list[Node]:
    """MD-CMB-11: the rerolls of this class that a trait allows now."""
    if not trait.rerolls or not side.may(game, combat, trait):
        return []
    return [node for node in trait.rerolls if isinstance(node, words.RerollBlanks) == blanks and _sensible(combat, side, node)]


def _sensible(combat: Combat, side: Side, node: Node) -> bool:
    """Whether there are dice to use it on."""
    match node:
        case words.RerollEither():
            return bool(combat.attack.dice or combat.defence.dice)
        case words.RerollBlanks(pool=pool):
            return any(FACES[d.colour][d.face].blank for d in getattr(combat, pool).dice)
        case words.Reroll(pool=pool) | words.RerollSome(pool=pool) | words.Flip(pool=pool):
            return bool(getattr(combat, pool).dice)
    return False


async def _reroll(game: Dark, combat: Combat, side: Side, of: str, dice: list[int], trait: Trait) -> None:
    """MD-TRM-09: reroll these dice; the new result counts. MD-TRM-01: the reroll is remembered."""
    roll: Roll = getattr(combat, of)
    for n in dice:
        die = roll.dice[n]
        die.face = await _rolled(game, die.colour)
    roll.rerolled = True
    told = tuple(face_name(roll.dice[n]) for n in dice)
    game.tell(Rerolled(figure=side.id, side=of, dice=told, line=trait.id, rules=("MD-TRM-09", RULES[combat.stage])))


def _flip(game: Dark, combat: Combat, side: Side, of: str, n: int, trait: Trait) -> None:
    """MD-TRM-04: turn a die to its opposite face."""
    die: Die = getattr(combat, of).dice[n]
    die.face = opposite(die.face)
    game.tell(Rerolled(figure=side.id, side=of, dice=(face_name(die),), line=trait.id, rules=("MD-TRM-04",)))


async def _hero_reroll(game: Dark, combat: Combat, side: Side, trait: Trait, node: Node) -> None:
    """MD-EFF-21: reroll all dice of a set, those the player chooses, or the blanks."""
    seat = game.seat(side.id)
    match node:
        case words.Reroll(pool=pool):
            await _reroll(game, combat, side, pool, list(range(len(getattr(combat, pool).dice))), trait)
        case words.RerollEither():
            options = [Option(f"pool:{name}", name) for name in ("attack", "defence") if getattr(combat, name).dice]
            pool = await game.choose(seat, "reroll-pool", options, figure=side.id)
            await _reroll(game, combat, side, pool, list(range(len(getattr(combat, pool).dice))), trait)
        case words.RerollSome(pool=pool):
            await _reroll(game, combat, side, pool, await _pick_dice(game, side, getattr(combat, pool).dice), trait)
        case words.RerollBlanks(pool=pool):
            dice = [n for n, d in enumerate(getattr(combat, pool).dice) if FACES[d.colour][d.face].blank]
            await _reroll(game, combat, side, pool, dice, trait)
        case words.Flip(pool=pool):
            _flip(game, combat, side, pool, await _pick_die(game, side, getattr(combat, pool).dice, "flip-die"), trait)


async def _pick_die(game: Dark, side: Side, dice: list[Die], prompt: str, among: list[int] | None = None) -> int:
    """Choose one die of a roll; dice that show the same are one option. For an enemy, the players choose."""
    first: dict[str, int] = {}
    for n in range(len(dice)) if among is None else among:
        first.setdefault(face_name(dice[n]), n)
    options = [Option(f"die:{name.replace(' ', '-')}", n) for name, n in first.items()]
    return await game.choose(game.seat(side.id) if side.hero else TABLE, prompt, options, figure=side.id)


async def _pick_dice(game: Dark, side: Side, dice: list[Die]) -> list[int]:
    """Choose any number of dice, at least one, one after another."""
    taken: list[int] = []
    while len(taken) < len(dice):
        first: dict[str, int] = {}
        for n, die in enumerate(dice):
            if n not in taken:
                first.setdefault(face_name(die), n)
        options = [Option(f"die:{name.replace(' ', '-')}", n) for name, n in first.items()]
        if taken:
            options.insert(0, Option("done", -1))
        n = await game.choose(game.seat(side.id), "reroll-dice", options, figure=side.id, taken=len(taken))
        if n < 0:
            break
        taken.append(n)
    return sorted(taken)


def _worth(combat: Combat, side: Side, of: str) -> bool:
    """MD-CMB-15: an enemy rerolls its own dice if they are below average, and a hero's if they are above."""
    dice: list[Die] = getattr(combat, of).dice
    have, mean = sum(FACES[d.colour][d.face].points for d in dice), sum(expected(d.colour) for d in dice)
    return have < mean if of == side.name else have > mean


async def _enemy_reroll(game: Dark, combat: Combat, side: Side, trait: Trait, node: Node) -> None:
    """MD-CMB-15: the fixed reroll policy of enemies."""
    match node:
        case words.Reroll(pool=pool) if _worth(combat, side, pool):
            await _reroll(game, combat, side, pool, list(range(len(getattr(combat, pool).dice))), trait)
        case words.RerollEither():
            for pool in (side.name, OTHER[side.name]):
                if getattr(combat, pool).dice and _worth(combat, side, pool):
                    await _reroll(game, combat, side, pool, list(range(len(getattr(combat, pool).dice))), trait)
                    break
        case words.RerollSome(pool=pool):
            dice = [n for n, d in enumerate(getattr(combat, pool).dice) if _poor(d, pool == side.name)]
            if dice:
                await _reroll(game, combat, side, pool, dice, trait)
        case words.RerollBlanks(pool=pool) if pool == side.name:
            dice = [n for n, d in enumerate(getattr(combat, pool).dice) if FACES[d.colour][d.face].blank]
            await _reroll(game, combat, side, pool, dice, trait)
        case words.Flip(pool=pool):
            gains = [_gain(d, pool == side.name) for d in getattr(combat, pool).dice]
            if max(gains) > 0:
                _flip(game, combat, side, pool, gains.index(max(gains)), trait)


def _poor(die: Die, own: bool) -> bool:
    """MD-CMB-15, for one die: an enemy's own is below average, or a hero's is above."""
    points = FACES[die.colour][die.face].points
    return points < expected(die.colour) if own else points > expected(die.colour)


def _gain(die: Die, own: bool) -> int:
    """How much an enemy gains by flipping a die."""
    better = FACES[die.colour][opposite(die.face)].points - FACES[die.colour][die.face].points
    return better if own else -better


# -- step 2: skills and enchantments -------------------------------------------------------------------------------------------
async def _skills(game: Dark, combat: Combat, side: Side, cancels: bool) -> bool:
    """MD-SKL-02, MD-EFF-02, MD-ENC-15: apply a side's skills that need no symbols, each once. Returns True if a question was asked, so that the
    stage repeats."""
    mine = [t for t in side.traits if not t.enchantment and not t.late and (t.cancels if cancels else t.flat)]
    if side.hero and await _offer(game, combat, side, mine):
        return True
    for trait in mine:
        mark = f"{combat.stage} {trait.key}"
        if mark in combat.used or not _free_now(game, combat, side, trait):
            continue
        combat.used.append(mark)
        _tell(game, combat, side, trait)
        for node in trait.cancels if cancels else trait.flat:
            await apply(game, combat, side, node, trait)
    return False


def _free_now(game: Dark, combat: Combat, side: Side, trait: Trait) -> bool:
    """Like `_free`, for a skill whose dice or rerolls may already have been used."""
    if trait.optional and trait.key not in combat.paid:
        return False
    return all(side._meets(game, combat, c) for c in trait.conditions)


async def defender(game: Dark, combat: Combat) -> None:
    """MD-ENC-15 (a): the defender's skills."""
    if not await _skills(game, combat, sides(game, combat)[1], cancels=False) and combat.stage == "defender":
        combat.stage = "cancel"


async def cancel(game: Dark, combat: Combat) -> None:
    """MD-ENC-15 (b): the attacker's skills that cancel defence symbols, before those can be spent."""
    if not await _skills(game, combat, sides(game, combat)[0], cancels=True) and combat.stage == "cancel":
        combat.stage = "defence"


async def defence(game: Dark, combat: Combat) -> None:
    """MD-ENC-01, MD-ENC-15 (c): the defender's enchantments."""
    if await _enchant(game, combat, sides(game, combat)[1]):
        combat.stage = "attacker"


async def attacker(game: Dark, combat: Combat) -> None:
    """MD-ENC-15 (d): the attacker's other skills."""
    if not await _skills(game, combat, sides(game, combat)[0], cancels=False) and combat.stage == "attacker":
        combat.stage = "attack"


async def attack(game: Dark, combat: Combat) -> None:
    """MD-ENC-01, MD-ENC-15 (e): the attacker's enchantments."""
    if await _enchant(game, combat, sides(game, combat)[0]):
        combat.stage = "count"


async def _enchant(game: Dark, combat: Combat, side: Side, late: bool = False) -> bool:
    """MD-ENC-02 … 11, MD-ENC-16, MD-ENC-17, MD-ENM-08 … 10, MD-GRD-08: a hero's player chooses one enchantment after another or leaves symbols
    unspent; an enemy uses all it can, its own card before its equipment, in printed order with all repeats. Returns True if the side is done."""
    usable = [t for t in side.traits if t.enchantment and t.late == late]
    if not side.hero:
        while (trait := next((t for t in usable if side.may(game, combat, t) and side.affords(t)), None)) is not None:
            await _enchantment(game, combat, side, trait)
        return True
    options: list[Option[Trait | None]] = [Option("done", None)]
    offered = _by_line(t for t in usable if side.may(game, combat, t) and side.affords(t))
    options += [Option(f"enchant:{id}", t, card=t.card) for id, t in offered.items()]
    told = {"bams": side.bams(), "diamonds": side.diamonds()}
    chosen = await game.choose(game.seat(side.id), "enchant", options, figure=side.id, **told)
    if chosen is None:
        return True
    await _enchantment(game, combat, side, chosen)
    return False


async def _enchantment(game: Dark, combat: Combat, side: Side, trait: Trait) -> None:
    """MD-ENC-04, MD-EFF-03: spend the symbols of an enchantment and apply it."""
    side.roll.bams -= trait.bams
    side.roll.diamonds -= trait.diamonds
    combat.used.append(trait.key)
    if trait.card and trait.key not in combat.paid:
        from .gear import discard_card

        combat.paid += _bought(side, trait)
        discard_card(game, side.id, trait.card, line=trait.id)
    _tell(game, combat, side, trait)
    for node in trait.dice:
        await _change_dice(game, combat, side, node, trait)
    for node in (*trait.cancels, *trait.flat):
        await apply(game, combat, side, node, trait)


async def _change_dice(game: Dark, combat: Combat, side: Side, node: Node, trait: Trait) -> None:
    """MD-CMB-09, MD-ENC-12, MD-EFF-25: enchantments change dice after the roll: added dice are rolled at once, within the limit; removed dice go
    with everything they show."""
    match node:
        case words.Dice(colour=colour, by=by) if by > 0:
            for _ in range(by):
                await _add_die(game, side, colour, trait)
        case words.PoolDice(by=by):
            for _ in range(by):
                free = [c for c in COLOURS[side.name] if sum(d.colour == c for d in side.roll.dice) < LIMIT]
                await _add_die(game, side, await _which_colour(game, side, free, "add-die"), trait)
        case words.Dice(colour=colour, by=by):
            await _take_dice(game, combat, side, side.name, (colour,), -by, trait)
        case words.TheirDice(colour=colour, by=by):
            await _take_dice(game, combat, side, OTHER[side.name], (colour,), -by, trait)
        case words.TheirPoolDice(by=by):
            await _take_dice(game, combat, side, OTHER[side.name], COLOURS[OTHER[side.name]], -by, trait)
        case words.NoDefence():
            while combat.defence.dice:
                _remove_die(game, combat, side, "defence", 0, trait)


async def _add_die(game: Dark, side: Side, colour: str, trait: Trait) -> None:
    """MD-EFF-25: add a die, within the limit of three of a colour in this roll."""
    if not colour or sum(d.colour == colour for d in side.roll.dice) >= LIMIT:
        return
    die = Die(colour, await _rolled(game, colour))
    side.roll.dice.append(die)
    game.tell(DieAdded(figure=side.id, side=side.name, die=face_name(die), line=trait.id, rules=("MD-EFF-25",)))


async def _take_dice(game: Dark, combat: Combat, side: Side, of: str, colours: tuple[str, ...], count: int, trait: Trait) -> None:
    """MD-ENC-12, MD-ENC-13: a hero's player chooses which dice to remove; an enemy removes a hero's dice with the most swords or shields and its
    own with the fewest; players break ties."""
    dice: list[Die] = getattr(combat, of).dice
    for _ in range(count):
        among = [n for n, d in enumerate(dice) if d.colour in colours]
        if not among:
            return
        if not side.hero:
            points = [FACES[dice[n].colour][dice[n].face].points for n in among]
            wanted = min(points) if of == side.name else max(points)
            among = [n for n, p in zip(among, points) if p == wanted]
        _remove_die(game, combat, side, of, await _pick_die(game, side, dice, "remove-die", among), trait)


def _remove_die(game: Dark, combat: Combat, side: Side, of: str, n: int, trait: Trait) -> None:
    """MD-ENC-12, MD-ENC-14: remove a die with everything it shows; symbols already spent from it stay spent and are not deducted from later ones."""
    roll: Roll = getattr(combat, of)
    die = roll.dice.pop(n)
    faces = [FACES[d.colour][d.face] for d in roll.dice]
    roll.bams = max(roll.bams, -sum(face.bams for face in faces))
    roll.diamonds = max(roll.diamonds, -sum(face.diamonds for face in faces))
    game.tell(DieRemoved(figure=side.id, side=of, die=face_name(die), line=trait.id, rules=("MD-ENC-12", "MD-ENC-13")))


async def apply(game: Dark, combat: Combat, side: Side, node: Node, trait: Trait) -> None:
    """MD-EFF-05 … 10, MD-EFF-22, MD-EFF-23, MD-TRM-02, MD-TRM-03, MD-STN-01: apply one effect to the result."""
    other: Roll = combat.defence if side.name == "attack" else combat.attack
    match node:
        case words.Points(by=by):
            side.roll.points += by
        case words.TheirPoints(by=by):
            other.points += by
        case words.Symbols(symbols=symbols, by=by):
            _add_symbols(side.roll, symbols, by)
        case words.BlanksCount(symbols=symbols):
            _add_symbols(side.roll, symbols, sum(FACES[d.colour][d.face].blank for d in side.roll.dice))
        case words.Double(symbols=symbols):
            side.roll.points += sum(getattr(FACES[d.colour][d.face], symbols) for d in side.roll.dice)
        case words.Wounds(by=by):
            combat.wounds += by
        case words.Cancel(symbol=symbol):
            theirs = _other(game, combat, side)
            if theirs.bams() if symbol == "bam" else theirs.diamonds():
                _add_symbols(theirs.roll, f"{symbol}s", -1)
        case words.CancelAll():
            theirs = _other(game, combat, side)
            _add_symbols(theirs.roll, "bams", -theirs.bams())
            _add_symbols(theirs.roll, "diamonds", -theirs.diamonds())
        case words.StunTarget():
            stun(game, combat.defender if side.name == "attack" else combat.attacker, trait.id)
        case words.HitBoss():
            combat.boss = True
        case words.WoundOthers(value=value):
            combat.others += value
            combat.others_line = trait.id
        case words.GainXp(value=value) if side.hero:
            gain_xp(game, side.id, value, "MD-XPP-01", trait.id)
        case words.Heal(value=value):
            if side.hero:
                heal(game, side.id, value, trait.id)
            else:
                heal_enemy(game, side.id, value, trait.id)


def _add_symbols(roll: Roll, symbols: str, by: int) -> None:
    if symbols == "bams":
        roll.bams += by
    else:
        roll.diamonds += by


def _tell(game: Dark, combat: Combat, side: Side, trait: Trait) -> None:
    """Report an effect with its line and the rule of its stage."""
    if game.events is None:
        return
    card, text = line_card(trait.id), work_text(game.content.lines[trait.id])
    own = card == (side.id if side.hero else game.enemy(side.id).card)
    game.tell(
        Effected(
            figure=side.id, what=combat.stage, card=card, own=own, text=text, bams=trait.bams, diamonds=trait.diamonds, line=trait.id,
            rules=(RULES[combat.stage],),
        )
    )  # fmt: skip


# -- step 3: wounds ------------------------------------------------------------------------------------------------------------
async def count(game: Dark, combat: Combat) -> None:
    """MD-WND-01, MD-WND-02, MD-TRM-08: swords minus shields, plus wounds that shields do not stop."""
    swords, shields = (side.points() for side in sides(game, combat))
    combat.dealt = max(0, swords - shields)
    wounds = combat.dealt + combat.wounds
    game.tell(
        Counted(
            figure=combat.attacker, target=combat.defender, swords=swords, shields=shields, more=combat.wounds, wounds=wounds,
            rules=("MD-WND-01", "MD-WND-02"),
        )
    )  # fmt: skip
    combat.stage = "late"


async def late(game: Dark, combat: Combat) -> None:
    """MD-TRM-06: effects triggered by an attack without wounds, the defender's first."""
    if combat.dealt + combat.wounds == 0:
        for side in reversed(sides(game, combat)):
            for trait in [t for t in side.traits if t.late and not t.enchantment]:
                mark = f"late {trait.key}"
                if mark in combat.used or not _free_now(game, combat, side, trait):
                    continue
                combat.used.append(mark)
                _tell(game, combat, side, trait)
                for node in trait.flat:
                    await apply(game, combat, side, node, trait)
            if not await _enchant(game, combat, side, late=True):
                return
    combat.stage = "wounds"


async def wounds(game: Dark, combat: Combat) -> None:
    """MD-CMB-01: the third step: wounds."""
    combat.stage = "done"
    swords, shields = (side.points() for side in sides(game, combat))
    await inflict(game, combat, swords, shields)


STAGES: dict[str, Callable[[Dark, Combat], Awaitable[None]]] = {
    "build": build, "rerolls": rerolls, "blanks": blanks, "defender": defender, "cancel": cancel, "defence": defence, "attacker": attacker,
    "attack": attack, "count": count, "late": late, "wounds": wounds,
}  # fmt: skip
