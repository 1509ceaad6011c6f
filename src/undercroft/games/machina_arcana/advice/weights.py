"""Which options a sensible player would consider first: one function for each question that is asked."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel.decision import Decision

from ..game import Machina
from .actions import weigh_actions, weigh_free, weigh_instead, weigh_moves, weigh_raise, weigh_targets
from .choices import (
    weigh_discards,
    weigh_doors,
    weigh_exits,
    weigh_monsters,
    weigh_near,
    weigh_orders,
    weigh_shares,
    weigh_spawns,
    weigh_sturdy,
    weigh_together,
    weigh_turns,
    weigh_units,
)
from .equipment import (
    weigh_arrangement,
    weigh_decks,
    weigh_equip_now,
    weigh_exchange,
    weigh_gifts,
    weigh_kept,
    weigh_loss,
    weigh_others,
    weigh_rearranging,
    weigh_takers,
    weigh_trade,
)

SHARP = 5.0
"""How strongly each point of worth raises an option's weight, as a power of two."""
LEAST = 1e-4
"""The weight of what nobody should do."""
PLAIN: dict[str, dict[str, float]] = {
    "agree-to-trade": {"agree": 1.0, "refuse": 3.0},
    "free-trade": {"no-trade": 3.0, "with": 0.1},
    "top-up-essence": {"top-up": 3.0, "withdraw": 1.0},
    "count-as": {"leave-as-is": 2.0, "count": 1.0},
}
"""The weight of an option's verb by prompt."""


def weigh(game: Machina, decision: Decision) -> list[float]:
    """A positive weight for every option: better options weigh more."""
    plain = PLAIN.get(decision.prompt)
    if plain is not None:
        return [plain.get(option.verb, 1.0) for option in decision.options]
    reckon = RECKON.get(decision.prompt)
    if reckon is None or len(decision.options) < 2:
        return [1.0] * len(decision.options)
    values = reckon(game, decision)
    best = max(values)
    return [max(LEAST, 2.0 ** (SHARP * (value - best))) for value in values]


RECKON: dict[str, Callable[[Machina, Decision], list[float]]] = {
    "act": weigh_actions, "move-on": weigh_moves, "transfer-to": weigh_moves, "free": weigh_free, "window": weigh_free,
    "which-target": weigh_targets, "essence-instead": weigh_instead, "raise-roll": weigh_raise, "own-essence": weigh_shares,
    "give-essence": weigh_shares, "who-acts": weigh_turns, "enter-at": weigh_together, "place-exit": weigh_exits, "which-discard": weigh_discards,
    "spawn-at": weigh_spawns, "which-space": weigh_near, "light-space": weigh_near, "which-unit-first": weigh_sturdy, "spawn-for": weigh_sturdy,
    "which-unit": weigh_units, "monster-acts": weigh_monsters, "control-monster": weigh_orders, "close-door": weigh_doors,
    "arrange": weigh_arrangement, "give-items": weigh_gifts, "use-inventory": weigh_rearranging, "trade": weigh_trade,
    "which-decks": weigh_decks, "workbench-deck": weigh_decks, "exchange-items": weigh_exchange, "keep-item": weigh_kept,
    "who-gets-item": weigh_takers, "other-item": weigh_others, "other-items": weigh_others, "put-in-inventory": weigh_loss,
    "put-away": weigh_loss, "discard-or-die": weigh_loss, "equip-now": weigh_equip_now,
}  # fmt: skip
"""How the options of each question are weighed, by prompt."""
