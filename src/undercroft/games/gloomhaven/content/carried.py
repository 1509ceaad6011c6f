"""Which modifiers the rules carry out with which abilities. A line with any other would read well and do nothing, so it is refused."""

from __future__ import annotations

from undercroft.games.haven.content import carried as shared
from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.carried import MOVING, ON_TARGET, WHOM, Kinds, Table, Takes
from undercroft.language.vocabulary import Node

from . import scenario_words as told
from . import words

AIM: Kinds = (*shared.AIM, words.AllAdjacent)
STRIKE: Kinds = (
    *shared.STRIKE, words.Against, words.DoubleAttack, words.Disadvantage, words.IgnoreShield, words.HealPerTarget, words.SufferBeside,
    words.Charge,
)  # fmt: skip
"""What a single attack takes from wherever it comes: the ability, a bonus, an item or a stat card."""
ATTACK: Kinds = (*AIM, haven.Area, words.OneTarget, *STRIKE)
MORE: Kinds = (haven.RangeBonus, haven.Targets, haven.MoreTargets)
DAMAGE = Takes((haven.Range, haven.Give, words.Anywhere))
PLACED = Takes((haven.Range,))
SHARED: Kinds = (haven.Self, haven.TargetAll, haven.Range)
"""What a bonus without a moment takes; a range is that of the allies who share it, or that of retaliate."""

BY_CHARACTER: Table = {
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
BY_MONSTER: Table = {
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
TRAITS: Table = {haven.Retaliate: Takes((haven.Range,))}
REWARDS: Table = {
    haven.Heal: Takes((haven.Self,)),
    haven.Give: Takes((*AIM, haven.Self, haven.Give, words.Anywhere)),
    haven.Damage: DAMAGE,
    words.Refresh: Takes((words.Small,)),
}
RULES: Table = {
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
