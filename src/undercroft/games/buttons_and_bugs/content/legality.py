"""Checks that the rules can carry out every line of a pack where it is used, so that no game runs into a line it cannot perform."""

from __future__ import annotations

from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.carried import Kinds, Table
from undercroft.games.haven.content.legality import LineCheck
from undercroft.language.grammar import LineError
from undercroft.language.lines import Line, Step, Trigger
from undercroft.language.reading import nearest
from undercroft.language.vocabulary import Node

from . import words
from .carried import ALL_ATTACKS, BONUSES, BY_CHARACTER, BY_MONSTER, CONTROLLED, ENTRY, HAZARDS, ITEMS, ON_ONESELF, RULES, ZONES
from .carried import STATIC as LASTING

STATIC: Kinds = (haven.Shield, haven.Retaliate, haven.Fly)
WINDOWS: Kinds = (haven.YouAttack, haven.EnemyAttacks, haven.YouMove)
TARGETED: Kinds = (haven.Push, haven.Pull, haven.Control, haven.Give)
SIMPLE: Kinds = (
    haven.Heal, haven.Suffer, haven.Damage, haven.Give, words.Recover, haven.Cleanse, words.Create,
)  # fmt: skip
CARD: Kinds = (haven.Attack, haven.Move, *SIMPLE, haven.Push, haven.Pull, haven.Control)
COLUMN: Kinds = (haven.Move, haven.Attack, haven.Heal, haven.Give, haven.Push, haven.Pull, haven.Suffer)
SCENARIO_MOMENTS: dict[str, Kinds] = {
    "at": (haven.SetUp, haven.RoundStart, haven.RoundEnd),
    "when": (haven.Dies, haven.AnyDies, words.YouEnter, words.YouEndTurn, words.MonsterEndsTurn),
}
AFTER: dict[type[Node], Kinds] = {
    haven.EnemyAttacks: (haven.Give,),
    haven.YouAttack: (haven.Control,),
    words.TopDone: (words.PerformBottom,),
    words.InitiativeSet: (words.ShiftInitiative,),
}
"""What an item used after an event may do."""


class BugCheck(LineCheck):
    """The check for the abilities and modifiers of this game."""

    def inner(self, spec: Spec, step: Step) -> None:
        for inner, written in zip(spec.inner, step.inner, strict=True):
            if not isinstance(inner.node, haven.Move | haven.Attack) or inner.riders or inner.inner:
                raise LineError("a controlled figure can move and attack, without prices of its own")
            self.step(written, CONTROLLED, self.said(inner.node))

    def step(self, step: Step, table: Table, said: str, more: Kinds = ()) -> None:
        super().step(step, table, said, more)
        for node in step.modifiers:
            if isinstance(node, words.From) and (unknown := next((zone for zone in node.zones if zone not in ZONES), "")):
                raise LineError(f"cards are not recovered from {unknown!r}{nearest(unknown, ZONES)}")

    def plain(self, line: Line, where: str, spans: tuple[str, ...] = ()) -> None:
        """Refuse a moment or a condition. `spans` are the life spans that allow them here."""
        if line.trigger is not None or line.conditions or line.slots:
            begins = " or ".join(f"'{span.capitalize()}:'" for span in spans)
            remedy = f"; for a bonus that lasts and has a moment, put {begins} before it" if begins else ""
            raise LineError(f"a line {where} has no moment and no condition of its own{remedy}")

    def bonus(self, ability: Ability, spans: tuple[str, ...]) -> None:
        """A lasting bonus: something always active, modifiers of an attack or a move, an effect after a kill, or protection against damage."""
        line = ability.line
        self.span(line, spans)
        if line.conditions or line.slots:
            raise LineError("a bonus has no condition and no slots in this game; say how often with a number, such as '2x'")
        match line.trigger:
            case None:
                self.steps(ability, STATIC, "after a life span without a moment", LASTING)
                if line.uses or line.price is not None:
                    raise LineError("a bonus that is always in force has neither uses nor a price")
            case Trigger(word="when" | "before", moment=moment) if isinstance(moment, WINDOWS):
                mods = ability.mods
                if line.price is not None:
                    raise LineError("a bonus inside an attack or a move has no price")
                if mods.range is not None or mods.range_bonus or mods.area or mods.targets is not None or mods.all:
                    raise LineError("a bonus cannot change the range, the area or the number of targets; those are settled before it comes in")
                self.window(line, BONUSES)
            case Trigger(word="when", moment=haven.YouKill()):
                self.steps(ability, SIMPLE, "at this moment", BY_CHARACTER)
            case Trigger(word="at", moment=haven.RoundEnd()):
                self.steps(ability, SIMPLE, "at this moment", BY_CHARACTER)
                if line.price is not None:
                    raise LineError("a bonus at the end of the round has no price")
            case Trigger(word="instead of", moment=haven.YouSuffer()):
                self.steps(ability, (haven.Negate,), "against damage", BY_CHARACTER)
            case _:
                raise LineError("a bonus cannot wait for this moment")


CHECK = BugCheck(words.CARD_TEXT, words.SCENARIO_TEXT)


def _icon(ability: Ability, kind: type[Node], table: Table) -> bool:
    """Whether a line is an icon of its card, which stands alone."""
    if not any(isinstance(spec.node, kind) for spec in ability.specs):
        return False
    if any(not isinstance(spec.node, kind) for spec in ability.specs) or ability.line.price is not None:
        raise LineError(f"{kind.written()!r} is an icon of the card: write it as a line of its own")
    for step in ability.line.steps:
        CHECK.step(step, table, kind.written())
    return True


def _on_oneself(ability: Ability) -> None:
    """A condition that the character gives itself asks for no price, and moves nobody."""
    for spec, step in zip(ability.specs, ability.line.steps, strict=True):
        if not isinstance(spec.node, haven.Give) or not (spec.mods.self_only or spec.node.condition in haven.POSITIVE):
            continue
        if spec.riders:
            raise LineError("a price with a colon inside a line does not go with a condition for yourself; put it before the line instead")
        CHECK.modifiers(step.modifiers, ON_ONESELF, f"after {spec.node.condition!r} for yourself", remedy=True)


def card_line(ability: Ability) -> None:
    """A line on a half of an ability card."""
    if CHECK.lasts(ability, "on a card", ("round", "persistent")):
        return
    if _icon(ability, haven.Lost, BY_CHARACTER) or _icon(ability, haven.Infuse, BY_CHARACTER):
        return
    CHECK.steps(ability, CARD, "on a card without a life span", BY_CHARACTER)
    _on_oneself(ability)


def column_line(ability: Ability) -> None:
    """A line in a monster's column."""
    if ability.active:
        CHECK.bonus(ability, ("round",))
        if ability.line.trigger is not None:
            raise LineError("a monster's bonus has no moment")
        return
    CHECK.plain(ability.line, "of a monster")
    if _icon(ability, haven.Infuse, BY_MONSTER):
        return
    if ability.line.price is not None:
        raise LineError("a monster has no price before a whole line; put it inside, such as 'Attack 2, Pay consume fire: (wound)'")
    CHECK.steps(ability, COLUMN, "in a monster's column without a life span", BY_MONSTER)
    for spec in ability.specs:
        if isinstance(spec.node, haven.Give) and spec.node.condition in haven.NEGATIVE and spec.mods.targets is not None:
            raise LineError(f"{spec.node.condition!r} in a monster's column has one target")


def trait_line(ability: Ability) -> None:
    """A persistent bonus on a monster card."""
    CHECK.plain(ability.line, "among traits")
    if ability.active:
        raise LineError("a trait is always in force and has no life span")
    CHECK.steps(ability, STATIC, "among traits", LASTING)


def item_effect(ability: Ability) -> None:
    """An item used during or after something else."""
    line = ability.line
    if line.span or line.uses or line.conditions:
        raise LineError("an item's effect has no life span, no uses and no condition: its use icon says how often")
    match line.trigger:
        case Trigger(word="when" | "before", moment=moment) if isinstance(moment, WINDOWS):
            CHECK.window(line, ITEMS)
        case Trigger(word="after", moment=moment) if type(moment) in AFTER:
            CHECK.steps(ability, AFTER[type(moment)], "after this moment", BY_CHARACTER)
        case _:
            raise LineError("an item cannot be used at this moment")


def item_turn(ability: Ability) -> None:
    """An item's line for the character's turn."""
    if CHECK.lasts(ability, "of an item for your turn", ("turn", "round")):
        return
    CHECK.steps(ability, (*SIMPLE, *TARGETED), "on an item for your turn", BY_CHARACTER)
    _on_oneself(ability)


def hazard_line(ability: Ability) -> None:
    """The effect of a hazard."""
    CHECK.plain(ability.line, "of a hazard")
    if ability.active or ability.line.price is not None:
        raise LineError("a hazard takes effect at once and has no price")
    CHECK.steps(ability, (haven.Suffer, haven.Give), "on a hazard", HAZARDS)


def scenario_line(ability: Ability) -> None:
    """A special rule of a scenario."""
    CHECK.moment(ability.line, SCENARIO_MOMENTS)
    later = [isinstance(s.node, words.SpawnLater) for s in ability.specs]
    if any(later) and len(later) > 1:
        raise LineError("a spawn in the next round stands in a line of its own")
    CHECK.steps(ability, words.RULES, "among the rules of a scenario", RULES)


def all_attacks(modifiers: tuple[Node, ...]) -> None:
    """What a monster's card may add to every attack."""
    CHECK.modifiers(modifiers, ALL_ATTACKS, "among the attacks of a monster")


def table_entry(modifiers: tuple[Node, ...]) -> None:
    """What may be added to an attack by an entry of a modifier table."""
    CHECK.modifiers(modifiers, ENTRY, "in a modifier table")
