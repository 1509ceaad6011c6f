"""How likely an attack is to succeed, as far as that is known before the roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from ..content import words
from ..content.traits import Traits
from ..game import Machina
from ..rules.attacks import HIGH, LOW, Attack, changed, defence

WHOLE = 100
KEPT = 256
"""How many distributions are remembered."""
Blow = words.Attack | words.Magic


def is_magical(node: Blow, mine: Traits) -> bool:
    """MA-ATK-13, MA-ATK-17: whether an attack is magical, by itself or by what increases it."""
    return isinstance(node, words.Magic) or any(by > 0 for by in mine.magic)


def compared(mine: Traits, magical: bool, armor: int, will: int) -> int:
    """MA-ATK-10: which of these attributes of an evader an attack is compared with."""
    return min(armor, will) if mine.lower else will if magical else armor


def chance(game: Machina, node: Blow, attacker: str, evader: str, melee: bool, line: str) -> int:
    """The percentage of rolls that reach the evader's attribute, without essence. It is 0 or 100 only if there is no doubt."""
    mine, theirs = game.traits_with(attacker, line), defence(game, attacker, evader)
    magical = is_magical(node, mine)
    this = Attack(attacker, node.dice, (evader,), magical, melee)
    needed = compared(mine, magical, theirs.armor, theirs.will)
    rolls = sums(node.dice, mine.reroll)
    good = sum(count for rolled, count in rolls.items() if changed(rolled, this, mine) >= needed)
    total = sum(rolls.values())
    return WHOLE if good == total else min(WHOLE - 1, max(1, (WHOLE * good + total // 2) // total)) if good else 0


@lru_cache(maxsize=KEPT)
def sums(dice: tuple[int, int], reroll: bool) -> Mapping[int, int]:
    """How often each sum of the dice comes up among equally likely rolls; `reroll`: blanks are rolled again once."""
    found = Counter({0: 1})
    for faces, count in ((HIGH, dice[0]), (LOW, dice[1])):
        shown = [second for first in faces for second in (faces if reroll and not first else (first,) * len(faces))]
        for _ in range(count):
            found = _added(found, shown)
    return found


def _added(before: Counter[int], faces: list[int]) -> Counter[int]:
    more: Counter[int] = Counter()
    for rolled, count in before.items():
        for face in faces:
            more[rolled + face] += count
    return more
