"""One attack against one target, from the items used before the modifier to retaliate. Each game fills in the steps in which they differ."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, NamedTuple, TypeVar

from msgspec import structs

from undercroft.kernel.decision import Option

from ..content import words
from ..content.abilities import Ability, Spec
from ..content.mods import Mods
from ..events import Attacked, Retaliated
from ..game import AnyHaven
from ..orders import Killed
from ..state import B, F
from .items import fits

G = TypeVar("G", bound=AnyHaven)


class Blow(NamedTuple):
    """An attack with its modifier: its value before, the modifiers that came up and those that count, and its value after."""

    value: int
    modifiers: tuple[str, ...]
    used: str
    struck: int


class Hit(ABC, Generic[G, F, B]):
    """An attack being resolved (BB-ATK-04, GH-ATK-21). It is local to the rules and never part of the state."""

    RULE: ClassVar[str]
    """The rule that decides the damage."""
    RETALIATE: ClassVar[str]
    """The rule of retaliate."""
    READY: ClassVar[Option[tuple[str, str]]]
    """The answer of a player who uses nothing more before the modifier."""
    POSITIVE: ClassVar[tuple[str, ...]]
    REPEATED: ClassVar[tuple[str, ...]] = ()
    """Conditions that count every time they are given."""

    def __init__(self, attacker: F, target: F, value: int, ranged: bool, line: str, single: bool, mods: list[Mods]) -> None:
        self.attacker, self.target, self.value, self.ranged, self.line, self.single = attacker, target, value, ranged, line, single
        self.mods = mods
        self.printed = len(mods)
        """How many of these belong to the ability. The others were added during this attack."""
        self.items: list[str] = []
        self.bonuses: list[B] = []
        self.shield = 0
        self.retaliate = 0

    # -- the steps in which the games differ -------------------------------------------------------------------------------
    @abstractmethod
    async def windows(self, game: G) -> None:
        """Apply bonuses, and let players use items and skip effects, before the modifier."""

    @abstractmethod
    async def modify(self, game: G, standing: int) -> Blow:
        """Apply the attack modifier, with advantage (1), disadvantage (-1) or neither (0)."""

    @abstractmethod
    async def reduce(self, game: G, struck: int) -> tuple[int, int]:
        """Apply the target's shields and whatever else reduces the damage. Returns the shield to report and the damage."""

    @abstractmethod
    async def follow(self, game: G, damage: int) -> None:
        """Apply what comes after the damage: effects, retaliate and whatever the attack sets off."""

    @abstractmethod
    def usable(self, game: G) -> list[str]:
        """The items the attacker may use before the modifier."""

    @abstractmethod
    async def use(self, game: G, item: str) -> None:
        """Use one of them."""

    async def harm(self, game: G, damage: int) -> None:
        """BB-ATK-08, GH-ATK-15: the target suffers the damage."""
        await game.suffer(self.target, damage, self.line, self.attacker.id)

    def hampered(self, game: G) -> bool:
        """Whether anything else gives the attack disadvantage."""
        return False

    # -- what it adds up to ------------------------------------------------------------------------------------------------
    def total(self, name: str) -> int:
        """BB-EFF-11, BB-FRC-12, BB-ITM-17, GH-EFF-15: values from several sources add up."""
        return sum([getattr(m, name) for m in self.mods])

    def given(self) -> list[str]:
        """GH-CON-02, GH-CON-26: conditions for the target, each only once, except those that count every time."""
        return self._once([c for m in self.mods for c in m.give])

    def given_self(self) -> list[str]:
        """GH-CON-26, GH-CON-38: conditions for the attacker, counted the same way."""
        return self._once([c for m in self.mods for c in m.give_self])

    def _once(self, every: list[str]) -> list[str]:
        return [c for n, c in enumerate(every) if c in self.REPEATED or c not in every[:n]] if len(every) > 1 else every

    def added_targets(self) -> int:
        """BB-EFF-03, BB-EFF-14, GH-EFF-17: targets added during this attack, in addition to those of the ability."""
        return sum([m.more_targets for m in self.mods[self.printed :]])

    def effects(self) -> list[str]:
        """BB-ADD-03 … 05, BB-EFF-05, GH-EFF-03: conditions that may be skipped before the modifier. Harm to the attacker cannot."""
        return [*dict.fromkeys(self.given()), *(f"{c} self" for c in dict.fromkeys(self.given_self()) if c in self.POSITIVE)]

    def leave_out(self, effect: str) -> None:
        """BB-ADD-03, GH-EFF-03: skip an effect added so far. Effects of the modifier are decided when it is known."""
        self.mods = [self.without(m, effect) for m in self.mods]

    def without(self, mods: Mods, effect: str) -> Mods:
        """BB-ADD-03, GH-EFF-03: the modifiers without one condition."""
        give, give_self = (c for c in mods.give if c != effect), (c for c in mods.give_self if f"{c} self" != effect)
        return structs.replace(mods, give=tuple(give), give_self=tuple(give_self))

    def defend(self, mods: Mods) -> None:
        """BB-ITM-16, GH-ITM-06: apply a defender's bonus or item to the attack."""
        self.shield += mods.shield
        self.retaliate += mods.retaliate


async def strike(game: G, hit: Hit[G, F, B]) -> int:
    """BB-ATK-01, BB-ATK-05 … 07, BB-EFF-01 … 08, BB-AMT-11, BB-AMT-12, GH-ATK-06 … 13, GH-ATK-21, GH-MAK-07: resolve one attack completely before the
    next: bonuses, modifier and shield; then damage; then effects and retaliate. Returns how many targets it added (BB-EFF-14, GH-EFF-17)."""
    await hit.windows(game)
    blow = await hit.modify(game, standing(*odds(game, hit)))
    shield, damage = await hit.reduce(game, blow.struck)
    game.tell(
        Attacked(
            figure=hit.attacker.id, target=hit.target.id, value=blow.value, modifiers=blow.modifiers, used=blow.used, shield=shield, damage=damage,
            rules=(hit.RULE,), line=hit.line,
        )
    )  # fmt: skip
    await hit.harm(game, damage)
    await hit.follow(game, damage)
    return hit.added_targets()


def standing(good: bool, bad: bool) -> int:
    """BB-ADV-10, BB-ADV-11, BB-ADV-15, GH-ADV-17, GH-ADV-18: several sources do not stack, and advantage and disadvantage cancel out. Returns 1, 0 or
    -1."""
    return int(good) - int(bad)


def odds(game: G, hit: Hit[G, F, B]) -> tuple[bool, bool]:
    """BB-CON-10, BB-CON-15, BB-ADV-12, GH-ATK-04, GH-ADV-16 … 18, GH-AOE-13, GH-CON-21, GH-CON-35, GH-CON-41: whether anything gives advantage, such
    as strengthen and items, and disadvantage, such as muddle and a ranged attack on an adjacent enemy."""
    good = "strengthen" in hit.attacker.conditions or True in [m.advantage for m in hit.mods]
    close = hit.ranged and game.apart(hit.attacker.cell, hit.target.cell) <= 1
    return good, close or "muddle" in hit.attacker.conditions or hit.hampered(game)


def take_bonuses(game: G, hit: Hit[G, F, B], moment: str, bearer: F) -> list[Ability]:
    """BB-BON-06, GH-ACT-03, GH-ACT-05: active bonuses triggered by this attack apply, and it uses them."""
    found = []
    for bonus, ability in game.bonuses(moment, bearer.id):
        trigger = ability.line.trigger
        assert trigger is not None
        if fits(trigger.qualifiers, hit.ranged, hit.single):
            hit.bonuses.append(bonus)
            found.append(ability)
    return found


async def attacker_window(game: G, hit: Hit[G, F, B]) -> None:
    """BB-ITM-15, BB-ITM-17, BB-ADD-03, BB-ADD-05, BB-EFF-05, GH-ITM-02 … 04, GH-EFF-03, GH-ATK-21: before the modifier, the attacker's player may use
    items on this attack and skip effects."""
    while True:
        options = [hit.READY]
        options += [Option(f"item:{i}", ("item", i), item=i) for i in hit.usable(game)]
        options += [Option(f"skip:{e}", ("skip", e)) for e in hit.effects()]
        if len(options) == 1:
            return
        verb, what = await game.choose(game.player(hit.attacker), "attack-ready", options, target=hit.target.id)
        if not verb:
            return
        if verb == "skip":
            hit.leave_out(what)
        else:
            await hit.use(game, what)


async def retaliate(game: G, hit: Hit[G, F, B]) -> list[tuple[Spec, str]]:
    """BB-RET-01 … 11, BB-MDT-05, GH-RTL-01 … 08, GH-ATK-20, GH-CON-34: a surviving target retaliates if the attacker is in range after all effects,
    even if no damage was dealt. All retaliate damage is added up; it is not an attack and is not reduced by shield. If the attacker dies, the target
    gets the kill. Returns the lines that took effect."""
    attacker, target = hit.attacker, hit.target
    if not game.alive(target) or not game.alive(attacker) or attacker.health <= 0:
        return []
    away = game.apart(attacker.cell, target.cell)
    felt = [(spec, line) for spec, line in game.retaliates(target) if away <= (spec.mods.range or 1)]
    total = sum(game.amount(target, spec.node.value) for spec, _ in felt if isinstance(spec.node, words.Retaliate))
    total += hit.retaliate if away <= 1 else 0
    if total or felt:
        for line in [line for _, line in felt] or [""]:
            game.tell(Retaliated(figure=target.id, target=attacker.id, damage=total, rules=(hit.RETALIATE,), line=line))
        await game.suffer(attacker, total, "retaliate", target.id)
        if not game.alive(attacker):
            await game.after(Killed(target, attacker))
    return felt
