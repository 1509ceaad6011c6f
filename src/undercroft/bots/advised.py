"""Code shared by the bots: their own random numbers, and playing on by following the game's advice."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import TABLE, Decision, Seat
from undercroft.kernel.rules import Advises, AdvisesAll
from undercroft.kernel.table import Table

GRAIN = 1 << 30
"""Weights are converted to integers, so that rounding of floats decides nothing."""


def own_chance(name: str, seed: int) -> Chance:
    """Random numbers for a bot. The same seed gives the same play, and they are independent of the game's own chance with that seed."""
    digest = hashlib.blake2b(f"{name} {seed}".encode(), digest_size=8).digest()
    return Chance(int.from_bytes(digest, "big"))


@cache
def advises(rules: type) -> bool:
    """Whether a rules class gives advice. Cached per class, because it is needed for every choice."""
    return issubclass(rules, Advises)


@cache
def common(rules: type) -> bool:
    """Whether all seats of a game have the same score."""
    return issubclass(rules, AdvisesAll)


def adviser(table: Table[Any]) -> Advises | None:
    return cast(Advises, table.rules) if advises(type(table.rules)) else None


def weights(table: Table[Any], decision: Decision) -> list[float]:
    """The game's weights for the options. If the game gives no advice, all options are equal."""
    rules = adviser(table)
    return rules.weights(table.game, decision) if rules is not None else [1.0] * len(decision.options)


def value(table: Table[Any], seat: Seat) -> float:
    """The value of a position for a seat. If the game gives no score, only winning and losing count."""
    rules = adviser(table)
    if rules is not None:
        return rules.score(table.game, seat)
    return 0.5 if table.outcome is None else float(table.results[seat])


def values(table: Table[Any]) -> dict[Seat, float]:
    """The value of a position for every seat. Where all seats want the same, it is worked out once."""
    if common(type(table.rules)):
        return dict.fromkeys(table.seats, cast(AdvisesAll, table.rules).score_of_all(table.game))
    return {seat: value(table, seat) for seat in table.seats}


def perspective(decision: Decision) -> Seat:
    """The seat whose advantage counts in a decision. What the whole table decides is seen from the first seat."""
    if decision.group is not None:
        return decision.group.first
    return 0 if decision.seat == TABLE else decision.seat


def draw(chance: Chance, shares: Sequence[float]) -> int:
    """Draw an index with probability proportional to its share."""
    whole = [max(1, int(share * GRAIN)) for share in shares]
    left = chance.below(sum(whole))
    for index, share in enumerate(whole):
        left -= share
        if left < 0:
            return index
    return len(whole) - 1


def play_on(table: Table[Any], chance: Chance, choices: int, firm: bool = False) -> None:
    """Make some choices by following the advice. If `firm`, an option with twice the weight is chosen four times as often."""
    for _ in range(choices):
        decision = table.decision
        if decision is None:
            return
        shares = weights(table, decision)
        if firm:
            best = max(shares)
            shares = [(share / best) ** 2 for share in shares]
        table.choose(decision.options[draw(chance, shares)].key, decision.seat)
