"""Card lines as printed, spelling out whom they affect under the rules."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.content.reach import ADJACENT, ALL, ANYWHERE, OWN, Spelling, Whom
from undercroft.language.lines import Trigger
from undercroft.language.printing import capital, mark_used
from undercroft.language.vocabulary import Node

from . import words as own
from .model import Item

KEPT = 4096
PLACED = (own.CreateTrap, own.DisarmTrap, own.CreateObstacle, own.DestroyObstacle, own.MoveObstacle, own.PlaceRift, own.MoveRift)
AIMED = (words.Give, words.Push, words.Pull, words.Control, own.TeleportOther, own.Swap)


def _has(mods: Mods, kind: type[Node]) -> bool:
    return any(isinstance(n, kind) for n in mods.others)


def _positive(node: Node) -> bool:
    return isinstance(node, words.Heal) or (isinstance(node, words.Give) and node.condition in own.POSITIVE)


def _everybody(node: Node, mods: Mods) -> Whom | None:
    """What works the same for characters and monsters: damage without an attack, and shared bonuses."""
    match node:
        case words.Damage():
            return Whom("enemy", ALL, ANYWHERE if _has(mods, own.Anywhere) else mods.range or ADJACENT)
        case own.DamageBeside():
            return Whom("figure", ALL, ADJACENT)
        case words.Shield() | words.Retaliate() | words.Fly() | own.Elusive() if mods.all:
            return Whom("self-or-ally", ALL, mods.range or ADJACENT)
    return None


def by_character(node: Node, mods: Mods, trigger: Trigger | None) -> Whom | None:
    """Positive effects are for the character or its allies, negative ones for enemies; only adjacent ones if no range is
    printed."""
    if mods.self_only or not isinstance(node, (words.Heal, *AIMED)):
        return _everybody(node, mods)
    count = ALL if mods.all or _has(mods, own.AllAdjacent) else (mods.targets or 1) + mods.more_targets
    reach = ANYWHERE if _has(mods, own.Anywhere) else (mods.range or ADJACENT) + mods.range_bonus
    return Whom("ally" if mods.ally_only else "self-or-ally" if _positive(node) else "enemy", count, reach)


def by_monster(node: Node, mods: Mods, trigger: Trigger | None) -> Whom | None:
    """GH-MOA-01: a monster heals itself or allies within its own range. Its effects without an attack are for allies or enemies, either all
    within its range or one adjacent."""
    if mods.self_only or not isinstance(node, (words.Heal, *AIMED)):
        return _everybody(node, mods)
    adjacent = _has(mods, own.AllAdjacent)
    every = mods.all or adjacent
    if isinstance(node, words.Heal):
        count = ALL if every else (mods.targets or 1) + mods.more_targets
        reach = ADJACENT if adjacent else mods.range + mods.range_bonus if mods.range is not None else OWN
        return Whom("ally" if mods.ally_only else "self-or-ally", count, reach)
    reach = ADJACENT if adjacent else mods.range or (OWN if every else ADJACENT)
    if _has(mods, own.Anywhere):
        reach = ANYWHERE
    return Whom("ally" if mods.ally_only or _positive(node) else "enemy", ALL if every else 1, reach)


CHARACTER = Spelling(by_character, (words.Attack,), PLACED, (own.AllAdjacent,), (own.Anywhere,))
MONSTER = Spelling(by_monster, (own.AttackBy,), PLACED, (own.AllAdjacent,), (own.Anywhere,), own=True)


def of_monster(id: str) -> bool:
    """Whether the id is that of an ability performed by monsters."""
    return id.startswith(("deck/", "monster/", "room/"))


def printed(ability: Ability, used: int = 0) -> str:
    """GH-ICO-03, GH-MAC-05: a line as it appears on its card, saying whom it affects and at what range. `used` is how many of its use
    slots are used."""
    return _show(ability, of_monster(ability.id), ability.line.slots, used)


@lru_cache(maxsize=KEPT)
def _show(ability: Ability, monster: bool, slots: tuple[str, ...], used: int) -> str:
    line = (MONSTER if monster else CHARACTER).line(ability.line)
    return own.PRINTED_TEXT.show(replace(line, slots=mark_used(slots, used)))


def item_lines(item: Item, used: int) -> tuple[str, ...]:
    """GH-ITC-08, GH-ITC-10, GH-ITC-11: everything on an item card: its effects, its use slots, and its additional effects."""
    abilities = (item.effect,) if item.effect is not None else item.turn
    slots = ("o",) * item.slots
    lines = [_show(ability, False, slots, used) if n == 0 else printed(ability) for n, ability in enumerate(abilities)]
    more: list[Node] = [own.CarryMore(item.carries)] if item.carries else []
    more += [own.AddMinus(item.minus)] if item.minus else []
    more += [own.NeverRefreshed()] if item.unrecoverable and item.use == "consumed" else []
    return (*lines, *(capital(own.PRINTED_TEXT.steps.show(node)) for node in more))
