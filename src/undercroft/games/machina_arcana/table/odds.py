"""How likely an attack is to succeed, as far as that is known before the roll."""

from __future__ import annotations

from collections import Counter

from ..content import words
from ..game import Machina
from ..rules.attacks import HIGH, LOW, Attack, changed, defence

WHOLE = 100


def chance(game: Machina, node: words.Attack | words.Magic, attacker: str, evader: str, melee: bool, line: str) -> int:
    """The percentage of rolls that reach the evader's attribute, without essence. It is 0 or 100 only if there is no doubt."""
    mine, theirs = game.traits_with(attacker, line), defence(game, attacker, evader)
    magical = isinstance(node, words.Magic) or any(by > 0 for by in mine.magic)
    this = Attack(attacker, node.dice, (evader,), magical, melee)
    needed = min(theirs.armor, theirs.will) if mine.lower else theirs.will if magical else theirs.armor
    rolls = _rolls(node.dice, mine.reroll)
    good = sum(count for rolled, count in rolls.items() if changed(rolled, this, mine) >= needed)
    total = sum(rolls.values())
    return WHOLE if good == total else min(WHOLE - 1, max(1, (WHOLE * good + total // 2) // total)) if good else 0


def _rolls(dice: tuple[int, int], reroll: bool) -> Counter[int]:
    """How often each sum of the dice comes up among equally likely rolls; `reroll`: blanks are rolled again once."""
    found = Counter({0: 1})
    for faces, count in ((HIGH, dice[0]), (LOW, dice[1])):
        shown = [second for first in faces for second in (faces if reroll and not first else (first,) * len(faces))]
        for _ in range(count):
            found = _added(found, shown)
    return found


def _added(sums: Counter[int], faces: list[int]) -> Counter[int]:
    more: Counter[int] = Counter()
    for rolled, count in sums.items():
        for face in faces:
            more[rolled + face] += count
    return more
