"""The conditions, ranks and badges of Massive Darkness."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.signs import SignKind

STUNNED = SignKind(list="condition", id="stunned", icon="knocked-out-stars", good=False, rules=("MD-STN-01", "MD-STN-02", "MD-STN-03"))
DEAD = SignKind(list="condition", id="dead", icon="tombstone", good=False, rules=("MD-HER-05", "MD-HER-12"))
ASLEEP = SignKind(list="condition", id="asleep", icon="night-sleep", rules=("MD-EPH-27",))
CONDITIONS = (STUNNED, DEAD, ASLEEP)
RANKS = {
    "mob": SignKind(list="rank", id="boss", rules=("MD-MOB-01",)),
    "agent": SignKind(list="rank", id="agent", icon="flying-flag", rules=("MD-AGT-01",)),
    "roaming": SignKind(list="rank", id="roaming", icon="horned-skull", rules=("MD-ROM-01",)),
}
"""The sign for each role of an enemy."""


def badge(id: str, icon: str, **more: Any) -> SignKind:
    return SignKind(list="badge", id=id, icon=icon, **more)


XP = badge("xp", "upgrade")
FIRST = badge("first", "flag-objective")
CHOSEN = badge("chosen", "laurel-crown")
CARRIES = badge("carries", "swap-bag")
MINIONS = badge("minions", "three-friends")
GEAR = badge("gear", "swap-bag")
SIGNS: tuple[SignKind, ...] = (*CONDITIONS, *RANKS.values(), XP, FIRST, CHOSEN, CARRIES, MINIONS, GEAR)
