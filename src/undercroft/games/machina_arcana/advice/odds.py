"""How likely attacks are to succeed, and what they are worth."""

from __future__ import annotations

from functools import lru_cache

from ..game import Machina
from ..rules.attacks import defence
from ..table.odds import Blow, compared, is_magical, sums

KEPT = 1024
"""How many shares are remembered."""


@lru_cache(maxsize=KEPT)
def tail(dice: tuple[int, int], reroll: bool, least: int) -> float:
    """How likely the dice show at least this."""
    if least <= 0:
        return 1.0
    rolls = sums(dice, reroll)
    return sum(count for rolled, count in rolls.items() if rolled >= least) / sum(rolls.values())


def needed(game: Machina, node: Blow, attacker: str, line: str, melee: bool, armor: int, will: int) -> int:
    """What the dice of an attack have to show against these attributes."""
    mine = game.traits_with(attacker, line)
    magical = is_magical(node, mine)
    return compared(mine, magical, armor, will) - sum(mine.rolls) - (sum(mine.melee) if melee else 0) - (sum(mine.magic) if magical else 0)


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
