"""How likely attacks are to succeed, and what they are worth."""

from __future__ import annotations

from functools import lru_cache

from ..content import words
from ..game import Machina
from ..rules.attacks import HIGH, LOW, defence

KEPT = 1024
"""How many distributions are remembered."""
Blow = words.Attack | words.Magic


@lru_cache(maxsize=KEPT)
def tail(dice: tuple[int, int], reroll: bool, least: int) -> float:
    """How likely the dice show at least this."""
    if least <= 0:
        return 1.0
    sums = {0: 1.0}
    for faces, count in ((HIGH, dice[0]), (LOW, dice[1])):
        shown = [second for first in faces for second in (faces if reroll and not first else (first,) * len(faces))]
        for _ in range(count):
            more: dict[int, float] = {}
            for rolled, share in sums.items():
                for face in shown:
                    more[rolled + face] = more.get(rolled + face, 0.0) + share / len(shown)
            sums = more
    return sum(share for rolled, share in sums.items() if rolled >= least)


def needed(game: Machina, node: Blow, attacker: str, line: str, melee: bool, armor: int, will: int) -> int:
    """What the dice of an attack have to show against these attributes."""
    mine = game.traits_with(attacker, line)
    magical = isinstance(node, words.Magic) or any(by > 0 for by in mine.magic)
    against = min(armor, will) if mine.lower else will if magical else armor
    return against - sum(mine.rolls) - (sum(mine.melee) if melee else 0) - (sum(mine.magic) if magical else 0)


def chance(game: Machina, node: Blow, attacker: str, evader: str, line: str, melee: bool) -> float:
    """How likely an attack on a unit succeeds without essence."""
    theirs = defence(game, attacker, evader)
    least = needed(game, node, attacker, line, melee, theirs.armor, theirs.will)
    return tail(node.dice, game.traits_with(attacker, line).reroll, least)


def expected(dice: tuple[int, int], reroll: bool, least: int, gain: float, essence: int, price: float) -> float:
    """What an attack is worth that gains so much if the dice show enough, or if up to so much essence makes up for what is missing."""
    sure = tail(dice, reroll, least)
    total = sure * gain
    for n in range(1, essence + 1):
        more = tail(dice, reroll, least - n)
        if gain <= n * price or more <= sure:
            break
        total += (more - sure) * (gain - n * price)
        sure = more
    return total
