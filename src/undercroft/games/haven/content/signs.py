"""Conditions, ranks and badges that both Gloomhaven games have. Each game adds its own and the numbers of its rules."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from undercroft.kernel.signs import SignKind

TURN, HEAL, DRAWN, DAMAGE = "turn", "heal", "drawn", "damage"
"""When a condition ends: with the figure's next turn, when it is healed, when its card is drawn, when the figure suffers damage."""


def condition(id: str, icon: str, good: bool, ends: str, *rules: str) -> SignKind:
    return SignKind(list="condition", id=id, icon=icon, good=good, ends=ends, rules=rules)


CONDITIONS = (
    condition("wound", "bleeding-wound", False, HEAL),
    condition("poison", "poison-bottle", False, HEAL),
    condition("immobilize", "andromeda-chain", False, TURN),
    condition("disarm", "drop-weapon", False, TURN),
    condition("muddle", "star-swirl", False, TURN),
    condition("invisible", "invisible", True, TURN),
    condition("strengthen", "biceps", True, TURN),
)
ELITE = SignKind(list="rank", id="elite")
SHIELD = SignKind(list="badge", id="shield", icon="shield", good=True)
RETALIATE = SignKind(list="badge", id="retaliate", icon="spiked-shield", good=True)
FLYING = SignKind(list="badge", id="flying", icon="feathered-wing", good=True)
BADGES = (SHIELD, RETALIATE, FLYING)


def ruled(conditions: tuple[SignKind, ...], rules: Mapping[str, tuple[str, ...]]) -> tuple[SignKind, ...]:
    """The conditions with the rules of a game."""
    return tuple(replace(condition, rules=rules[condition.id]) for condition in conditions)


def icons(conditions: tuple[SignKind, ...]) -> dict[str, str]:
    return {condition.id: condition.icon for condition in conditions}


def ending(conditions: tuple[SignKind, ...], how: str) -> tuple[str, ...]:
    """The conditions that end in a certain way, in alphabetical order."""
    return tuple(sorted(condition.id for condition in conditions if condition.ends == how))


def names(conditions: tuple[SignKind, ...], good: bool) -> tuple[str, ...]:
    return tuple(condition.id for condition in conditions if condition.good is good)
