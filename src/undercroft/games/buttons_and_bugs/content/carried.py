"""Which modifiers the rules carry out with which abilities."""

from __future__ import annotations

from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.carried import AIM, MOVING, ON_TARGET, STRIKE, WHOM, Kinds, Table, Takes
from undercroft.language.vocabulary import Node

from . import words

MORE: Kinds = (haven.RangeBonus, haven.MoreTargets)
RETALIATE = Takes((haven.Range, *ON_TARGET))
STATIC: Table = {haven.Shield: Takes((haven.Self,)), haven.Retaliate: RETALIATE, haven.Fly: Takes((haven.Self,))}
"""What lasts without a moment, for characters and monsters."""
ON_ONESELF: Kinds = (haven.Range, *WHOM, haven.Give)
"""What follows a condition that the character gives itself, whatever is in range."""
BY_CHARACTER: Table = {
    haven.Attack: Takes((*AIM, haven.Area, *STRIKE), (haven.Range, *MORE, haven.Area, *STRIKE)),
    haven.Move: Takes(MOVING, MOVING),
    haven.Push: Takes((*AIM, *ON_TARGET), (*MORE, *ON_TARGET)),
    haven.Pull: Takes((*AIM, *ON_TARGET), (*MORE, *ON_TARGET)),
    haven.Control: Takes(AIM, MORE),
    haven.Give: Takes((*AIM, *WHOM, *ON_TARGET), (*MORE, *ON_TARGET)),
    haven.Heal: Takes((haven.Range, *WHOM)),
    haven.Damage: Takes((haven.Range, haven.Give)),
    words.Recover: Takes((words.From, words.OfLevel)),
    haven.Lost: Takes((haven.Unrecoverable,)),
}
BY_MONSTER: Table = {
    haven.Move: Takes(MOVING, MOVING),
    haven.Attack: Takes((haven.Range, haven.Targets, haven.MoreTargets, *STRIKE), (haven.Range, *MORE, *STRIKE)),
    haven.Give: Takes((haven.Range, haven.Targets, *WHOM, haven.Give), (haven.Give, haven.HealSelf)),
    haven.Heal: Takes((haven.Range, *WHOM)),
    haven.Push: Takes((haven.Range, *ON_TARGET)),
    haven.Pull: Takes((haven.Range, *ON_TARGET)),
}
CONTROLLED: Table = {haven.Move: Takes((haven.Jump,)), haven.Attack: Takes((haven.Range, haven.Targets, haven.MoreTargets, *STRIKE))}
HAZARDS: Table = dict.fromkeys((haven.Suffer, haven.Give), Takes((haven.Give,)))
RULES: Table = dict.fromkeys((haven.Spawn, words.SpawnNext, words.SpawnLater), Takes((haven.Elite,)))
BONUSES: dict[type[Node], Kinds] = {
    haven.YouAttack: (*STRIKE, haven.MoreTargets),
    haven.EnemyAttacks: (haven.Shield, haven.Retaliate, haven.Give),
    haven.YouMove: MOVING,
}
"""What a bonus adds at a moment inside an attack or a move."""
ITEMS: dict[type[Node], Kinds] = {
    haven.YouAttack: (*BONUSES[haven.YouAttack], haven.RangeBonus, haven.Area, words.MinusAsNeutral),
    haven.EnemyAttacks: (*BONUSES[haven.EnemyAttacks], words.PlusAsNeutral),
    haven.YouMove: MOVING,
}
"""The same for an item, which can also be used before the attack and after the roll."""
ALL_ATTACKS: Kinds = (haven.MoreTargets, *STRIKE)
"""What a monster's card adds to every attack."""
ENTRY: Kinds = (haven.MoreTargets, haven.Pierce, *ON_TARGET, haven.GiveSelf, haven.HealSelf)
"""What an entry of a modifier table can still add once it is rolled."""
ZONES = ("hand", "discard", "lost")
"""Where cards are recovered from."""
