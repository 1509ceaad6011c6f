"""The conditions, ranks and badges of Buttons & Bugs, with its rules."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.haven.content import signs
from undercroft.kernel.signs import SignKind

CONDITIONS = signs.ruled(
    signs.CONDITIONS,
    {
        "wound": ("BB-CON-11",), "poison": ("BB-CON-12",), "immobilize": ("BB-CON-13",), "disarm": ("BB-CON-14",), "muddle": ("BB-CON-15",),
        "invisible": ("BB-CON-09",), "strengthen": ("BB-CON-10",),
    },
)  # fmt: skip
SIGNS: tuple[SignKind, ...] = (*CONDITIONS, replace(signs.ELITE, rules=("BB-INI-08",)), *signs.BADGES)
KNOWN = {condition.id: condition for condition in CONDITIONS}
