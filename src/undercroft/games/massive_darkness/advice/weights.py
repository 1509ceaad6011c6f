"""Which options a sensible player would consider first: one function for each question that is asked."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel.decision import Decision

from ..game import Dark
from .actions import weigh_actions, weigh_prey, weigh_walk
from .choices import weigh_blood, weigh_classes, weigh_far, weigh_needy, weigh_sturdy
from .combats import weigh_dice, weigh_enchantments, weigh_paid, weigh_rerolls, weigh_split
from .equipment import weigh_loan, weigh_material, weigh_received, weigh_room, weigh_skills, weigh_trade, weigh_weapons
from .market import (
    weigh_dealers,
    weigh_deals,
    weigh_gifts,
    weigh_givers,
    weigh_more,
    weigh_outfit,
    weigh_purchases,
    weigh_spare,
    weigh_swapped,
    weigh_swaps,
    weigh_takers,
)

SHARP = 3.0
"""How strongly each point of worth raises an option's weight, as a power of two."""
PLAIN: dict[str, dict[str, float]] = {
    "agree-bleed": {"agree": 1, "refuse": 2},
    "agree-give": {"agree": 4, "refuse": 1},
    "agree-hand": {"agree": 4, "refuse": 1},
    "agree-fetch": {"agree": 4, "refuse": 1},
    "pay-ability": {"pay": 1},
}
"""The weight of an option's verb by prompt; prompts not listed here are open questions."""


def weigh(game: Dark, decision: Decision) -> list[float]:
    """A positive weight for every option: better options weigh more."""
    plain = PLAIN.get(decision.prompt)
    if plain is not None:
        return [plain.get(o.verb, 1.0) for o in decision.options]
    reckon = RECKON.get(decision.prompt)
    if reckon is None:
        return [1.0] * len(decision.options)
    values = reckon(game, decision)
    best = max(values)
    return [max(1e-4, 2.0 ** (SHARP * (value - best))) for value in values]


RECKON: dict[str, Callable[[Dark, Decision], list[float]]] = {
    "act": weigh_actions, "move": weigh_actions, "trade": weigh_trade, "agree-take": weigh_loan, "receive": weigh_received, "make-room": weigh_room,
    "transmute": weigh_material, "buy-skill": weigh_skills, "reroll": weigh_rerolls, "reroll-dice": weigh_dice, "flip-die": weigh_dice,
    "remove-die": weigh_dice, "enchant": weigh_enchantments, "combat-use": weigh_paid, "split-wounds": weigh_split, "which-target": weigh_sturdy,
    "divide-wounds": weigh_sturdy, "who-bleeds": weigh_sturdy, "who-heals": weigh_needy, "which-zone": weigh_far, "who-gives": weigh_givers,
    "give-what": weigh_gifts, "give-whom": weigh_takers, "who-deals": weigh_dealers, "deal": weigh_deals, "give-more": weigh_more,
    "take-what": weigh_purchases, "outfit": weigh_outfit, "discard-down": weigh_spare, "swap-what": weigh_swaps, "swap-for": weigh_swapped,
    "walk": weigh_walk, "which-foe": weigh_prey, "choose-weapon": weigh_weapons, "choose-class": weigh_classes, "pay-blood": weigh_blood,
    "choose-hero": weigh_sturdy,
}  # fmt: skip
"""How the options of each question are weighed, by prompt."""
