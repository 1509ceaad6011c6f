"""Which modifiers the rules carry out with which abilities. A line with any other would read well and do nothing, so it is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from undercroft.games.haven import words as haven
from undercroft.language.grammar import LineError
from undercroft.language.lines import Step
from undercroft.language.vocabulary import Node

from . import scenario_words as told
from . import words

Kinds = tuple[type[Node], ...]


class Takes(NamedTuple):
    """What may follow an ability: modifiers after a comma, and those that a price inside the line can buy."""

    after: Kinds = ()
    bought: Kinds = ()


AIM: Kinds = (haven.Range, haven.RangeBonus, haven.Targets, haven.MoreTargets, haven.TargetAll, words.AllAdjacent)
WHOM: Kinds = (haven.Self, haven.Ally)
ON_TARGET: Kinds = (haven.Push, haven.Pull, haven.Give)
STRIKE: Kinds = (
    haven.AttackBonus, words.Against, words.DoubleAttack, haven.Advantage, words.Disadvantage, haven.Pierce, words.IgnoreShield, *ON_TARGET,
    haven.GiveSelf, haven.HealSelf, words.HealPerTarget, words.SufferBeside, words.Charge,
)  # fmt: skip
"""What a single attack takes from wherever it comes: the ability, a bonus, an item or a stat card."""
MOVING: Kinds = (haven.MoveBonus, haven.Jump)
ATTACK: Kinds = (*AIM, haven.Area, words.OneTarget, *STRIKE)
MORE: Kinds = (haven.RangeBonus, haven.Targets, haven.MoreTargets)
DAMAGE = Takes((haven.Range, haven.Give, words.Anywhere))
PLACED = Takes((haven.Range,))
SHARED: Kinds = (haven.Self, haven.TargetAll, haven.Range)
"""What a bonus without a moment takes; a range is that of the allies who share it, or that of retaliate."""

BY_CHARACTER: dict[type[Node], Takes] = {
    haven.Attack: Takes((*ATTACK, words.XpEach), (*ATTACK, words.XpEach, words.Xp)),
    haven.Move: Takes(MOVING, (*MOVING, words.Xp)),
    haven.Heal: Takes((*AIM, *WHOM, *ON_TARGET, words.HealBonus), (*MORE, *ON_TARGET, words.HealBonus, words.Xp)),
    haven.Give: Takes((*AIM, *WHOM, *ON_TARGET, words.Anywhere), (*MORE, *ON_TARGET, words.Xp)),
    haven.Push: Takes((*AIM, *WHOM, *ON_TARGET), (*MORE, *ON_TARGET, words.Xp)),
    haven.Pull: Takes((*AIM, *WHOM, *ON_TARGET), (*MORE, *ON_TARGET, words.Xp)),
    haven.Control: Takes((*AIM, haven.Ally)),
    words.TeleportOther: Takes((*AIM, haven.Ally)),
    words.Swap: Takes((*AIM, haven.Ally)),
    haven.Damage: DAMAGE,
    words.CreateTrap: Takes((haven.Range, haven.Give)),
    words.PlaceRift: Takes((haven.Range, haven.Self)),
    **dict.fromkeys((words.DisarmTrap, words.CreateObstacle, words.DestroyObstacle, words.MoveObstacle, words.MoveRift), PLACED),
    words.Refresh: Takes((words.Small,)),
    haven.Shield: Takes(SHARED, (haven.Shield, words.Xp)),
    **dict.fromkeys((haven.Retaliate, haven.Fly, words.Elusive, words.ImmuneTo), Takes(SHARED)),
    haven.Lost: Takes((haven.Unrecoverable,)),
}
"""By ability; those that are not listed take nothing."""
BY_MONSTER: dict[type[Node], Takes] = {
    words.AttackBy: Takes((*ATTACK, words.SummonBeside), (*AIM, haven.Area, *STRIKE, words.SummonBeside)),
    words.MoveBy: Takes(MOVING, MOVING),
    haven.Heal: Takes(
        (*AIM, *WHOM, haven.Give, words.HealBonus), (*MORE, haven.TargetAll, words.AllAdjacent, haven.Ally, haven.Give, words.HealBonus)
    ),
    haven.Give: Takes((haven.Range, haven.TargetAll, words.AllAdjacent, *WHOM, *ON_TARGET, words.Anywhere), ON_TARGET),
    haven.Push: Takes((haven.Range, haven.TargetAll, words.AllAdjacent, *WHOM, *ON_TARGET), ON_TARGET),
    haven.Pull: Takes((haven.Range, haven.TargetAll, words.AllAdjacent, *WHOM, *ON_TARGET), ON_TARGET),
    haven.Damage: DAMAGE,
    words.SummonMonster: Takes((words.WithItsHealth,)),
    words.CreateTrap: Takes((haven.Give,)),
    haven.Shield: Takes(SHARED, (haven.Shield,)),
    **dict.fromkeys((haven.Retaliate, haven.Fly, words.Elusive, words.ImmuneTo), Takes(SHARED)),
}
TRAITS: dict[type[Node], Takes] = {haven.Retaliate: Takes((haven.Range,))}
REWARDS: dict[type[Node], Takes] = {
    haven.Heal: Takes((haven.Self,)),
    haven.Give: Takes((*AIM, haven.Self, haven.Give, words.Anywhere)),
    haven.Damage: DAMAGE,
    words.Refresh: Takes((words.Small,)),
}
RULES: dict[type[Node], Takes] = {
    haven.Spawn: Takes((haven.Elite,)),
    **dict.fromkeys((haven.MonstersGain, told.CharactersGain), Takes((words.Permanently,))),
}
DEFENCE: Kinds = (haven.Shield, haven.Retaliate, haven.Give, words.Charge)
WINDOWS: dict[type[Node], Kinds] = {
    haven.YouAttack: (*STRIKE, haven.MoreTargets, words.XpEach),
    words.YouPerformAttack: (haven.RangeBonus, haven.MoreTargets, words.AllAdjacent, words.OneTarget, *STRIKE, words.XpEach),
    haven.EnemyAttacks: (*DEFENCE, words.Disadvantage, words.DoubleAsZero),
    words.AttackHurts: DEFENCE,
    haven.YouMove: MOVING,
}
"""What a bonus or an item adds at a moment inside an attack or a move."""
PENALTY_WINDOWS: dict[type[Node], Kinds] = {haven.YouAttack: (*STRIKE, haven.RangeBonus, haven.MoreTargets), haven.YouMove: MOVING}
"""The same for monsters."""
ALL_ATTACKS: Kinds = (haven.Targets, *STRIKE, words.SummonBeside)
"""What a stat card adds to every attack of a monster."""
MODIFIER_CARD: Kinds = (
    *ON_TARGET, haven.GiveSelf, haven.HealSelf, words.HealAlly, words.ShieldSelf, words.ShieldAlly, haven.Pierce, words.IgnoreShield,
    haven.MoreTargets, words.HealPerTarget, words.SufferBeside, words.XpEach, words.Charge,
)  # fmt: skip
"""What is still possible once the card is drawn."""


def listed(kinds: Iterable[type[Node]]) -> str:
    """Kinds of phrases as a person writes them."""
    return ", ".join(kind.written() for kind in dict.fromkeys(kinds)) or "nothing"


def modifier(node: Node) -> str:
    """A modifier as it was written."""
    return words.CARD_TEXT.modifiers.show(node)


def _remedy(node: Node) -> str:
    """How to write the same as a line of its own."""
    match node:
        case haven.GiveSelf(condition=condition):
            line = f"{condition.capitalize()}, self"
        case haven.HealSelf(value=value):
            line = f"Heal {value}, self"
        case words.ShieldSelf(value=value):
            return f"; it stands on modifier cards only: write 'Round: Shield {value}' as a line of its own"
        case words.ShieldAlly() | words.HealAlly():
            return "; it stands on modifier cards only"
        case haven.Give() | words.Charge() | words.Xp() | haven.Push() | haven.Pull():
            line = modifier(node).capitalize()
        case _:
            return ""
    return f"; write '{line}' as a line of its own"


def check_modifiers(nodes: Iterable[Node], kinds: Kinds, where: str, remedy: bool = False) -> None:
    """Refuse modifiers other than these."""
    for node in nodes:
        if not isinstance(node, kinds):
            raise LineError(f"{modifier(node)!r} does nothing {where}; what can stand here: {listed(kinds)}{_remedy(node) if remedy else ''}")


def check_step(step: Step, table: Mapping[type[Node], Takes], said: str, infusing: bool = False) -> None:
    """Refuse what the rules do not carry out with this ability. `said` is the ability as it was written; `infusing` means that it may also infuse."""
    takes = next((takes for kind, takes in table.items() if isinstance(step.node, kind)), Takes())
    more: Kinds = (words.Charge,) if infusing and not isinstance(step.node, haven.Infuse | words.Xp | haven.Lost) else ()
    check_modifiers(step.modifiers, (*takes.after, *more), f"after {said!r}", remedy=True)
    for rider in step.riders:
        if not takes.bought:
            able = listed(kind for kind, kept in table.items() if kept.bought)
            raise LineError(f"a price with a colon inside a line can go with: {able}; put it before the line instead")
        check_modifiers(rider.modifiers, takes.bought, f"when it is paid for with {said!r}")
    kinds = {type(node) for node in step.modifiers}
    if haven.Self in kinds and kinds & {*AIM, haven.Ally, words.Anywhere}:
        raise LineError(f"{said!r} with 'self' has no range and no other targets")
    if words.Anywhere in kinds and isinstance(step.node, haven.Give) and step.node.condition in words.POSITIVE:
        raise LineError(f"'anywhere' does nothing after {said!r}: only enemies are reached so")
    if haven.Range in kinds and haven.TargetAll not in kinds and isinstance(step.node, haven.Shield | haven.Fly | words.Elusive | words.ImmuneTo):
        raise LineError(f"a range after {said!r} does nothing without 'target all', which shares it with all in range")
