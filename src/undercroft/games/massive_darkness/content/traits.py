"""The effects of card lines in play: combat effects, skills in force, and effects at certain moments, collected for each figure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from undercroft.language.lines import Line
from undercroft.language.vocabulary import Node

from . import words
from .dice import NO_DICE, Pool
from .model import Content, Effect, EnemyCard, Equipment, Skill

COPY = "#"
"""Separates a line's id from the number of a further copy."""
KEPT = 512
"""How many kits are cached: enough for the games being played, and soon full, so that memory does not grow."""
DICE = (words.Dice, words.PoolDice, words.TheirDice, words.TheirPoolDice, words.NoDefence)
CANCELS = (words.Cancel, words.CancelAll)
REROLLS = (words.Reroll, words.RerollEither, words.RerollSome, words.RerollBlanks, words.Flip)
KINDS: Mapping[type[Node], str] = {words.Melee: "melee", words.Ranged: "ranged", words.Magic: "magic"}


class Trait(Struct, frozen=True, eq=False):
    """MD-EFF-01 … 04: the effects of a line in a combat, grouped by when they apply."""

    id: str
    kinds: tuple[str, ...]
    """MD-ENC-07: the attack types it applies to; empty: all."""
    bams: int = 0
    diamonds: int = 0
    blood: int = 0
    sacrifice: bool = False
    """MD-CND-03: an ally may take the wounds instead."""
    ability: bool = False
    """MD-ABL-01: it costs experience."""
    card: str = ""
    """MD-EQP-10: the consumable that is discarded for it."""
    conditions: tuple[Node, ...] = ()
    late: bool = False
    """MD-TRM-06: it applies only once the wounds are known."""
    dice: tuple[Node, ...] = ()
    rerolls: tuple[Node, ...] = ()
    cancels: tuple[Node, ...] = ()
    """MD-ENC-15 (b)."""
    flat: tuple[Node, ...] = ()
    repeat: int = 1
    copy: int = 1
    """MD-ENC-05: two cards with the same text are two enchantments; this is the number of the copy."""

    @property
    def key(self) -> str:
        """The key a combat remembers it by."""
        return self.id if self.copy == 1 else f"{self.id}{COPY}{self.copy}"

    @property
    def enchantment(self) -> bool:
        """MD-ENC-04: whether it is paid for with symbols."""
        return self.bams + self.diamonds > 0

    @property
    def optional(self) -> bool:
        """Whether it has a price other than symbols, so that its owner is asked."""
        return self.blood > 0 or self.ability or self.card != ""


class Lasting(Struct, frozen=True, eq=False):
    """MD-SKL: a skill in force."""

    id: str
    node: Node
    modifiers: tuple[Node, ...]
    conditions: tuple[Node, ...]


class Kit(Struct, frozen=True, eq=False):
    """Everything a figure contributes: effects when it attacks, when it defends and when allies defend, skills, effects at certain moments, dice."""

    attack: tuple[Trait, ...] = ()
    defence: tuple[Trait, ...] = ()
    guard: tuple[Trait, ...] = ()
    lasting: Mapping[type[Node], tuple[Lasting, ...]] = {}
    starts: tuple[Effect, ...] = ()
    kills: tuple[Effect, ...] = ()
    dice: Mapping[str, Pool] = {}


@lru_cache(maxsize=KEPT)
def trait(id: str, line: Line, ability: bool, card: str, shadow: bool) -> Trait:
    """Parse a line for combat; `shadow`: it is a hero's shadow skill (MD-ZON-08)."""
    bams = diamonds = blood = 0
    sacrifice = False
    match line.price:
        case words.PayOne(symbol=symbol):
            bams, diamonds = int(symbol == "bam"), int(symbol == "diamond")
        case words.PayMany(count=count, symbols=symbols):
            bams, diamonds = (count, 0) if symbols == "bams" else (0, count)
        case words.PayBoth():
            bams = diamonds = 1
        case words.Bloodlust(value=blood):
            pass
        case words.BloodSacrifice(value=blood):
            sacrifice = True
    assert line.trigger is not None
    attacking = isinstance(line.trigger.moment, words.YouAttack)
    cancels = tuple(n for n in line.modifiers if attacking and isinstance(n, CANCELS))
    repeat = next((n.times for n in line.modifiers if isinstance(n, words.Repeat)), 1)
    flat = tuple(n for n in line.modifiers if not isinstance(n, (*DICE, *REROLLS, words.Repeat)) and n not in cancels)
    conditions = (*line.conditions, *((words.InShadow(),) if shadow else ()))
    return Trait(
        id, tuple(KINDS[type(q)] for q in line.trigger.qualifiers), bams, diamonds, blood, sacrifice, ability, card,
        tuple(c for c in conditions if not isinstance(c, words.NoWounds)), any(isinstance(c, words.NoWounds) for c in conditions),
        tuple(n for n in line.modifiers if isinstance(n, DICE)), tuple(n for n in line.modifiers if isinstance(n, REROLLS)), cancels, flat, repeat,
    )  # fmt: skip


def bonus_trait(id: str, nodes: tuple[Node, ...]) -> Trait:
    """MD-SKL-08, MD-SKL-12: the effects listed after Charge and Safe Shot, for their attack."""
    dice, rerolls = tuple(n for n in nodes if isinstance(n, DICE)), tuple(n for n in nodes if isinstance(n, REROLLS))
    cancels = tuple(n for n in nodes if isinstance(n, CANCELS))
    return Trait(id, (), dice=dice, rerolls=rerolls, cancels=cancels, flat=tuple(n for n in nodes if n not in (*dice, *rerolls, *cancels)))


def numbered(traits: Iterable[Trait]) -> list[Trait]:
    """MD-ENC-05: number the traits of several cards with the same text to tell them apart."""
    found: list[Trait] = []
    seen: dict[str, int] = {}
    for trait in traits:
        seen[trait.id] = seen.get(trait.id, 0) + 1
        found.append(trait if seen[trait.id] == 1 else replace(trait, copy=seen[trait.id]))
    return found


class Gathering:
    """Sorts lines into a kit."""

    def __init__(self) -> None:
        self.attack: list[Trait] = []
        self.defence: list[Trait] = []
        self.guard: list[Trait] = []
        self.lasting: dict[type[Node], list[Lasting]] = {}
        self.starts: list[Effect] = []
        self.kills: list[Effect] = []
        self.dice: dict[str, Pool] = {}

    def add(self, effects: Iterable[Effect], ability: bool = False, card: str = "", shadow: bool = False) -> None:
        """MD-EQP-12: lines apply to attacks, to defence, at a moment, or always. `shadow`: it is a hero's shadow skill, which works only in a dark
        zone (MD-HER-01, MD-ZON-08)."""
        for effect in effects:
            line = effect.line
            if shadow:
                line = replace(line, conditions=(*line.conditions, words.InShadow()))
            match line.trigger.moment if line.trigger is not None else None:
                case None:
                    for step in () if ability else line.steps:
                        assert step.node is not None
                        skill = Lasting(effect.id, step.node, step.modifiers, line.conditions)
                        self.lasting.setdefault(type(step.node), []).append(skill)
                case words.YouAttack():
                    self.attack.append(trait(effect.id, effect.line, ability, card, shadow))
                case words.YouDefend():
                    self.defence.append(trait(effect.id, effect.line, ability, card, shadow))
                case words.AllyDefends():
                    self.guard.append(trait(effect.id, effect.line, ability, card, shadow))
                case words.ActivationStarts():
                    self.starts.append(Effect(effect.id, line))
                case words.YouKill():
                    self.kills.append(Effect(effect.id, line))

    def kit(self) -> Kit:
        lasting = {kind: tuple(found) for kind, found in self.lasting.items()}
        return Kit(tuple(self.attack), tuple(self.defence), tuple(self.guard), lasting, tuple(self.starts), tuple(self.kills), self.dice)


def in_force(skills: tuple[Skill, ...], bought: int, level: int) -> Skill | None:
    """MD-CLS-06 … 08, MD-LVL-08: the most advanced skill bought in a branch whose level is not above the current one."""
    return next((skill for skill in reversed(skills[:bought]) if skill.text.level <= level), None)


@lru_cache(maxsize=KEPT)
def hero_kit(
    content: Content, hero: str, kind: str, skills: tuple[int, ...], level: int, worn: tuple[str, ...], loose: tuple[str, ...],
    effects: tuple[str, ...] = (),
) -> Kit:  # fmt: skip
    """MD-HER-01, MD-CLS-02, MD-CLS-07, MD-EQP-02, MD-EQP-05, MD-EQP-08, MD-CMB-03, MD-CMB-04, MD-CMB-07: a hero's skills, ability and equipment in
    use; the dice of all equipped cards add up by type. `skills`: how many were bought in each branch. `effects`: lines that last until the End
    phase (MD-END-01)."""
    found, card, sheet = Gathering(), content.heroes[hero], content.classes[kind]
    found.add((card.skill,))
    found.add((card.shadow,), shadow=True)
    found.add(sheet.skill.effects)
    found.add((e for e in sheet.ability.effects if not e.line.span), ability=True)
    for branch, bought in zip(sheet.branches, skills):
        skill = in_force(branch.skills, bought, level)
        if skill is not None:
            found.add(skill.effects)
    for id in (*worn, *loose):
        gear = content.equipment[id]
        found.add(gear.effects, card=gear.id if gear.text.consumable else "")
        for what, pool in gear.dice.items() if id in worn else ():
            found.dice[what] = found.dice.get(what, NO_DICE).plus(pool)
    found.add(Effect(id, replace(content.lines[id], span="")) for id in effects)
    return found.kit()


def fits(gear: Equipment, what: str) -> bool:
    """MD-GRD-06: an attack enchantment needs a matching attack: of the weapon's own type, or any if the card is not a weapon."""
    return what in gear.dice or not any(kind in gear.dice for kind in words.ATTACKS)


@lru_cache(maxsize=KEPT)
def enemy_kit(content: Content, id: str, gear: str, beside: str, what: str) -> Kit:
    """MD-ENM-01, MD-CMB-05, MD-GRD-03 … 12, MD-EQP-15, MD-ENC-10: an enemy's card, then its equipment. Only combat equipment is used, regardless
    of hands, with dice only in categories the card has, and nothing that costs blood. An enemy card beside it adds dice and enchantments
    (MD-Q10-10). `what`: the attack type, or defence."""
    found, card = Gathering(), content.cards[id]
    found.add(card.effects)
    found.dice = dict(card.dice)
    extra: tuple[Equipment | EnemyCard, ...] = ()
    if gear in content.equipment and content.equipment[gear].dice:
        extra += (content.equipment[gear],)
    if beside:
        extra += (content.cards[beside],)
    for thing in extra:
        for kind, pool in thing.dice.items():
            if kind in card.dice:
                found.dice[kind] = found.dice[kind].plus(pool)
        usable = [e for e in thing.effects if not isinstance(e.line.price, words.Bloodlust | words.BloodSacrifice)]
        if isinstance(thing, EnemyCard):
            usable = [e for e in usable if isinstance(e.line.price, words.PayOne | words.PayMany | words.PayBoth)]
        elif not fits(thing, what):
            usable = [e for e in usable if e.line.trigger is None or not isinstance(e.line.trigger.moment, words.YouAttack)]
        if "defence" not in card.dice:
            usable = [e for e in usable if e.line.trigger is None or not isinstance(e.line.trigger.moment, words.YouDefend | words.AllyDefends)]
        found.add(usable)
    return found.kit()
