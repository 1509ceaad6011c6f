"""What the thinking bots share: a chance of their own, and playing on as a game's own advice says."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.rules import Advises
from undercroft.kernel.table import Table

GRAIN = 1 << 30
"""Weights are cut into whole numbers, so that no rounding of floats decides."""


def own_chance(name: str, seed: int) -> Chance:
    """A bot's chance is its own: the same seed plays the same, and the game's chance of that seed is another stream."""
    digest = hashlib.blake2b(f"{name} {seed}".encode(), digest_size=8).digest()
    return Chance(int.from_bytes(digest, "big"))


@cache
def advises(rules: type) -> bool:
    """Does a class of rules give advice? Asked for every choice, so it is looked up once for each class."""
    return issubclass(rules, Advises)


def adviser(table: Table[Any]) -> Advises | None:
    return cast(Advises, table.rules) if advises(type(table.rules)) else None


def weights(table: Table[Any], decision: Decision) -> list[float]:
    """A game's advice; without any, all options are alike."""
    rules = adviser(table)
    return rules.weights(table.game, decision) if rules is not None else [1.0] * len(decision.options)


def value(table: Table[Any], seat: Seat) -> float:
    """The worth of a position for a seat; without a game's score, only won or lost."""
    rules = adviser(table)
    if rules is not None:
        return rules.score(table.game, seat)
    return {"won": 1.0, None: 0.5}.get(table.outcome, 0.0)


def draw(chance: Chance, shares: Sequence[float]) -> int:
    """An index, as likely as its share says."""
    whole = [max(1, int(share * GRAIN)) for share in shares]
    left = chance.below(sum(whole))
    for index, share in enumerate(whole):
        left -= share
        if left < 0:
            return index
    return len(whole) - 1


def play_on(table: Table[Any], chance: Chance, choices: int, firm: bool = False) -> None:
    """Play some choices as advised; firmly, what is advised twice as much is taken four times as often."""
    for _ in range(choices):
        decision = table.decision
        if decision is None:
            return
        shares = weights(table, decision)
        if firm:
            best = max(shares)
            shares = [(share / best) ** 2 for share in shares]
        table.choose(decision.options[draw(chance, shares)].key, decision.seat)
