"""The conditions, ranks and badges of Gloomhaven and Forgotten Circles, with their rules."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.haven.content import signs
from undercroft.games.haven.content.signs import BADGES, DAMAGE, DRAWN, TURN, condition, ruled
from undercroft.kernel.signs import SignKind

CONDITIONS = (
    *ruled(
        signs.CONDITIONS,
        {
            "wound": ("GH-CON-11", "GH-CON-12"), "poison": ("GH-CON-09", "GH-CON-10"), "immobilize": ("GH-CON-14",), "disarm": ("GH-CON-15",),
            "muddle": ("GH-CON-21",), "invisible": ("GH-CON-30", "GH-CON-32"), "strengthen": ("GH-CON-35",),
        },
    ),
    condition("stun", "knocked-out-stars", False, TURN, "GH-CON-16", "GH-CON-17", "GH-CON-18"),
    condition("curse", "cursed-star", False, DRAWN, "GH-CON-22", "GH-CON-23"),
    condition("bless", "angel-wings", True, DRAWN, "GH-CON-36", "GH-CON-37"),
    condition("regenerate", "healing", True, DAMAGE, "FC-REG-02", "FC-REG-04", "FC-REG-05"),
)  # fmt: skip
KNOWN = {condition.id: condition for condition in CONDITIONS}
ELITE = replace(signs.ELITE, rules=("GH-MST-01",))
BOSS = SignKind(list="rank", id="boss", rules=("GH-BOS-01",))
RANKS = {"elite": ELITE, "boss": BOSS, "named": BOSS}
"""The sign for each rank that has one."""
ALLY = SignKind(list="badge", id="ally", icon="meeple", good=True)
SIGNS: tuple[SignKind, ...] = (*CONDITIONS, ELITE, BOSS, *BADGES, ALLY)
