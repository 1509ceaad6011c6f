"""Spells out whom a line of card text affects. Packs leave out what the rules imply; printed cards do not."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from undercroft.language.grammar import Atom
from undercroft.language.lines import Line, Rider, Step, Trigger
from undercroft.language.printing import Speech
from undercroft.language.vocabulary import Amount, Node, Slot

from . import words
from .mods import Mods, gather

Side = Literal["enemy", "ally", "self-or-ally", "figure", "self", "attacker", "target"]
ALL = 0
"""As a count: everyone."""
ADJACENT = 1
OWN = 0
"""As a reach: the range of the figure performing it."""
ANYWHERE = -1
FIXED: dict[Side, str] = {"self": "self", "attacker": "the attacker", "target": "the target"}
NOUNS: dict[Side, tuple[str, str]] = {"enemy": ("enemy", "enemies"), "ally": ("ally", "allies"), "figure": ("figure", "figures")}
FAR = {ADJACENT: "", OWN: " in range", ANYWHERE: " anywhere on the map"}

PLACES = {ADJACENT: "line-where-adjacent", OWN: "line-where-own", ANYWHERE: "line-where-anywhere"}
SIDES: dict[Side, str] = {
    "enemy": "line-whom-enemy", "ally": "line-whom-ally", "self-or-ally": "line-whom-self-or-ally", "figure": "line-whom-figure",
    "self": "line-whom-self", "attacker": "line-whom-attacker", "target": "line-whom-target",
}  # fmt: skip
"""Message ids for other languages."""


class Whom(Struct, frozen=True):
    """Which side is affected, how many figures at most, and how far away."""

    side: Side
    count: int = 1
    reach: int = ADJACENT

    def __str__(self) -> str:
        if self.side in FIXED:
            return FIXED[self.side]
        own = self.side == "self-or-ally"
        one, many = NOUNS["ally" if own else self.side]
        near = "adjacent " if self.reach == ADJACENT else ""
        crowd = f"{near}{one if self.count == 1 else many}{FAR.get(self.reach, f' within range {self.reach}')}"
        match self.count:
            case 0:
                return f"self and all {crowd}" if own else f"all {crowd}"
            case 1:
                return f"self or one {crowd}" if own else f"one {crowd}"
        return f"up to {self.count} of self and {crowd}" if own else f"up to {self.count} {crowd}"

    def said(self, speech: Speech) -> str:
        """The same text in another language."""
        where = speech.say(PLACES.get(self.reach, "line-where-range"), range=self.reach)
        return speech.say(SIDES[self.side], count=self.count, where=where)


_READ = re.compile(
    r"(?P<own>self (?:or|and) )?(?:(?P<one>one)|(?P<all>all)|up to (?P<count>\d+)(?P<of> of self and)?) (?P<near>adjacent )?"
    r"(?P<noun>enemy|enemies|ally|allies|figures?)(?: within range (?P<range>\d+)| in range(?P<any>)| anywhere on the map(?P<map>))?(?= |$)"
)


def _read(atoms: Sequence[Atom]) -> tuple[Whom, int] | None:
    text = " ".join(a.text for a in atoms)
    found = _READ.match(text)
    if found is None:
        return next(((Whom(side), len(said.split())) for side, said in FIXED.items() if f"{text} ".startswith(f"{said} ")), None)
    side = next(side for side, nouns in NOUNS.items() if found["noun"] in nouns)
    if found["own"] or found["of"]:
        side = "self-or-ally"
    count = ALL if found["all"] else 1 if found["one"] else int(found["count"])
    reach = ADJACENT if found["near"] else int(found["range"]) if found["range"] else OWN if found["any"] is not None else ANYWHERE
    whom = Whom(side, count, reach)
    return (whom, len(found[0].split())) if str(whom) == found[0] else None


SLOTS = {"concerned": Slot(_read, str, "whom it concerns", Whom.said)}


class To(Node, frozen=True):
    PHRASE: ClassVar[str] = "{whom:concerned}"
    HELP: ClassVar[str] = "Whom it concerns, and how far it reaches."
    whom: Whom


class Aim(Node, frozen=True):
    PHRASE: ClassVar[str] = "target {whom:concerned}"
    HELP: ClassVar[str] = "Whom the attacks are for."
    whom: Whom


class Nearby(Node, frozen=True):
    PHRASE: ClassVar[str] = "on an adjacent hex"
    HELP: ClassVar[str] = "Reaches one hex."


class DamageTo(Node, frozen=True):
    PHRASE: ClassVar[str] = "{whom:concerned} suffer {value:amount}"
    ICON: ClassVar[str] = words.Damage.ICON
    HELP: ClassVar[str] = "All of them suffer damage; this is no attack."
    whom: Whom
    value: Amount


STEPS: tuple[type[Node], ...] = (DamageTo,)
MODIFIERS: tuple[type[Node], ...] = (Aim, Nearby, To)
AIMING: tuple[type[Node], ...] = (
    words.Range, words.RangeBonus, words.Targets, words.TargetAll, words.MoreTargets, words.Self, words.Ally,
)  # fmt: skip
"""Modifiers that say whom a step affects."""

Reach = Callable[[Node, Mods, Trigger | None], Whom | None]
"""Whom a step affects under the rules; None if its words already say so."""


class Spelling(Struct, frozen=True):
    """How a game's lines are spelled out: whom steps affect, which nodes are attacks, which are placed on a hex, and which modifiers set the aim."""

    whom: Reach
    attacks: tuple[type[Node], ...]
    placed: tuple[type[Node], ...] = ()
    adjacent: tuple[type[Node], ...] = ()
    """Modifiers that affect all adjacent figures."""
    aims: tuple[type[Node], ...] = ()
    own: bool = False
    """Whether attacks without a printed range use the figure's own range."""

    def line(self, line: Line) -> Line:
        return replace(line, steps=tuple(self.step(step, line.trigger) for step in line.steps))

    def step(self, step: Step, trigger: Trigger | None) -> Step:
        mods = gather(step.modifiers)
        if step.node is None:
            return replace(step, inner=tuple(self.step(s, trigger) for s in step.inner))
        if isinstance(step.node, self.attacks):
            return self._attack(step, mods)
        if isinstance(step.node, self.placed) and (mods.range or ADJACENT) == ADJACENT and not mods.self_only:
            return replace(step, modifiers=(*(m for m in step.modifiers if not isinstance(m, words.Range)), Nearby()))
        whom = self.whom(step.node, mods, trigger)
        if whom is None:
            return step
        aiming = (*AIMING, *self.adjacent, *self.aims)
        rest = tuple(m for m in step.modifiers if not isinstance(m, aiming))
        value = getattr(step.node, "value", 0)
        if isinstance(step.node, words.Damage) or whom.side == "figure":
            return replace(step, node=DamageTo(whom, value if isinstance(value, Amount) else Amount(value)), modifiers=rest)
        riders = tuple(self._rider(step, rider, trigger) for rider in step.riders)
        return replace(step, modifiers=(*rest, To(whom)), riders=riders)

    def _rider(self, step: Step, rider: Rider, trigger: Trigger | None) -> Rider:
        """The rider with its targets spelled out, if paying for it makes the step affect more figures."""
        if step.node is None or not any(isinstance(m, (words.TargetAll, words.Ally, *self.adjacent)) for m in rider.modifiers):
            return rider
        whom = self.whom(step.node, gather((*step.modifiers, *rider.modifiers)), trigger)
        rest = tuple(m for m in rider.modifiers if not isinstance(m, (words.TargetAll, words.Ally, *self.adjacent)))
        return rider if whom is None else replace(rider, modifiers=(*rest, To(whom)))

    def _attack(self, step: Step, mods: Mods) -> Step:
        """Spell out attacks on all enemies: all adjacent ones, or all within the printed range."""
        plain = mods.range is None and not mods.range_bonus and not self.own

        def aimed(modifiers: tuple[Node, ...]) -> tuple[Node, ...]:
            return tuple(map(aim, modifiers))

        def aim(node: Node) -> Node:
            if isinstance(node, self.adjacent):
                return Aim(Whom("enemy", ALL, ADJACENT))
            return Aim(Whom("enemy", ALL, ADJACENT if plain else OWN)) if isinstance(node, words.TargetAll) else node

        riders = tuple(replace(r, modifiers=aimed(r.modifiers)) for r in step.riders)
        return replace(step, modifiers=aimed(step.modifiers), riders=riders)
