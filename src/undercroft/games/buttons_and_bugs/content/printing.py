"""Card lines as printed, spelling out whom they affect under the rules."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.content.reach import ADJACENT, ALL, Spelling, Whom
from undercroft.language.lines import Trigger
from undercroft.language.printing import mark_used
from undercroft.language.vocabulary import Node

from . import words as own
from .model import Item

KEPT = 4096
AIMED = (words.Give, words.Push, words.Pull, words.Control)


def _positive(node: Node) -> bool:
    return isinstance(node, words.Heal) or (isinstance(node, words.Give) and node.condition in words.POSITIVE)


def by_character(node: Node, mods: Mods, trigger: Trigger | None) -> Whom | None:
    """The character has no allies, so positive effects are for itself. Negative effects are for enemies,
    adjacent ones if no range is printed. After an attack, they are for the other figure involved."""
    moment = trigger.moment if trigger is not None and trigger.word == "after" else None
    match node:
        case words.Damage():
            return Whom("enemy", ALL, mods.range or ADJACENT)
        case _ if mods.self_only or mods.ally_only or not isinstance(node, (words.Heal, *AIMED)):
            return None
        case _ if isinstance(moment, words.EnemyAttacks | words.YouAttack):
            return Whom("attacker" if isinstance(moment, words.EnemyAttacks) else "target")
    if _positive(node):
        return Whom("self")
    count = ALL if mods.all else (mods.targets or 1) + mods.more_targets
    return Whom("enemy", count, (mods.range or ADJACENT) + mods.range_bonus)


def by_monster(node: Node, mods: Mods, trigger: Trigger | None) -> Whom | None:
    """A monster's heals and positive effects are for itself or others in range; a heal without a range is for
    itself. Negative effects are for one enemy."""
    if mods.self_only or not isinstance(node, (words.Heal, *AIMED)):
        return None
    reach = mods.range or ADJACENT
    if not _positive(node):
        return Whom("enemy", 1, reach)
    if isinstance(node, words.Heal) and mods.range is None and not mods.ally_only:
        return Whom("self")
    count = 1 if isinstance(node, words.Heal) else mods.targets or 1
    return Whom("ally" if mods.ally_only else "self-or-ally", count, reach)


CHARACTER = Spelling(by_character, (words.Attack,))
MONSTER = Spelling(by_monster, (words.Attack,))


def of_monster(id: str) -> bool:
    """Whether the id is that of an ability performed by monsters."""
    return id.startswith("monster/")


@lru_cache(maxsize=KEPT)
def printed(ability: Ability, left: int = -1) -> str:
    """A line as it appears on its card, saying whom it affects and at what range. `left` is how often an active bonus can still
    be used. Lines of scenario rules need no additions."""
    if ability.id.startswith("scenario/"):
        return own.CARD_TEXT.show(ability.line)
    line = (MONSTER if of_monster(ability.id) else CHARACTER).line(ability.line)
    if left >= 0 and line.uses:
        line = replace(line, slots=mark_used(("o",) * line.uses, line.uses - left))
    return own.PRINTED_TEXT.show(line)


def item_lines(item: Item) -> tuple[str, ...]:
    """BB-ITM-02: what an item does and what it costs to use."""
    if item.effect is not None:
        return (printed(item.effect),)
    lines = tuple(map(printed, item.turn))
    price = f"Pay {own.CARD_TEXT.prices.show(item.price)}: " if item.price is not None else ""
    return (f"{price}{lines[0]}", *lines[1:])
