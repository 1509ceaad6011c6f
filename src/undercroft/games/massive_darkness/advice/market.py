"""Choices between two adventures: gifts, deals, swaps and what to carry."""

from __future__ import annotations

from undercroft.kernel.decision import Decision

from ..content import words
from ..game import Dark
from ..rules.choices import Done, Equip, Exchange, Sell
from ..rules.gear import can_equip
from .strength import gain, worth_with


def _keeping(game: Dark, id: str, card: str) -> float:
    """The worth of a card to the hero who owns it: what would be lost without it, or gained by equipping it, plus a little for usable items."""
    hero = game.hero(id)
    if card == hero.body:
        loss = worth_with(game, id, card, hero.hands, hero.pack) - worth_with(game, id, "", hero.hands, hero.pack)
    elif card in hero.hands:
        hands = list(hero.hands)
        hands.remove(card)
        loss = worth_with(game, id, hero.body, hero.hands, hero.pack) - worth_with(game, id, hero.body, hands, hero.pack)
    else:
        loss = gain(game, id, card) if game.usable(card) else 0.0
    useful = 0.4 if game.content.equipment[card].use else 0.0
    later = 0.3 * (game.card_level(card) - game.state.level) if not game.usable(card) else 0.0
    return max(0.0, loss) + useful + later + 0.02 * game.card_level(card)


def weigh_deals(game: Dark, decision: Decision) -> list[float]:
    """Exchange cards nobody needs for better ones first, otherwise sell them."""
    id, town = str(decision.args["figure"]), game.state.interlude
    stock = town.stock if town is not None else []
    found = []
    for option in decision.options:
        match option.value:
            case Sell(card=card):
                found.append(0.5 + 0.2 * game.card_level(card) - 1.5 * _keeping(game, id, card))
            case Exchange(card=card):
                bargains = [_bargain(game, id, c) for c in stock if game.card_level(c) <= game.card_level(card)]
                found.append(0.9 * max(bargains, default=-1.0) - _keeping(game, id, card))
            case _:
                found.append(0.0)
    return found


def _bargain(game: Dark, id: str, card: str) -> float:
    """The worth of a market card to a hero."""
    useful = 0.4 if game.content.equipment[card].use else 0.0
    return (max(0.0, gain(game, id, card)) if game.usable(card) else 0.3) + useful + 0.02 * game.card_level(card)


def weigh_more(game: Dark, decision: Decision) -> list[float]:
    """Add a second card only if it is junk; if the first buys nothing on its own, add the least wanted one."""
    id = str(decision.args["figure"])
    return [0.1 if not o.value else 0.0 - _keeping(game, id, o.value) for o in decision.options]


def weigh_purchases(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    return [0.05 if not o.value else _bargain(game, id, o.value) for o in decision.options]


def weigh_spare(game: Dark, decision: Decision) -> list[float]:
    """Give up the card that is missed least."""
    id = str(decision.args["figure"])
    return [-_keeping(game, id, o.value) for o in decision.options]


def weigh_outfit(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    found = []
    for option in decision.options:
        match option.value:
            case Equip(card=card):
                found.append(2.0 * gain(game, id, card) - 0.1)
            case Done():
                found.append(0.0)
            case _:
                found.append(-3.0)
    return found


def _presents(game: Dark) -> list[tuple[float, str, str, str]]:
    """Gifts between heroes that help the receiver more than they cost the giver."""
    found = []
    for giver in game.state.heroes:
        for card in dict.fromkeys(game.hero(giver).pack):
            for taker in game.state.heroes:
                if taker != giver and can_equip(game, card):
                    found.append((_bargain(game, taker, card) - _keeping(game, giver, card) - 0.3, giver, card, taker))
    return found


def weigh_givers(game: Dark, decision: Decision) -> list[float]:
    gifts = _presents(game)
    return [max((worth for worth, giver, _, _ in gifts if giver == o.value), default=-3.0) if o.value else 0.0 for o in decision.options]


def weigh_gifts(game: Dark, decision: Decision) -> list[float]:
    gifts, id = _presents(game), str(decision.args["figure"])
    return [max((worth for worth, giver, card, _ in gifts if (giver, card) == (id, o.value)), default=-3.0) for o in decision.options]


def weigh_takers(game: Dark, decision: Decision) -> list[float]:
    return [_bargain(game, o.value, str(decision.args["card"])) for o in decision.options]


def weigh_dealers(game: Dark, decision: Decision) -> list[float]:
    """Every hero deals before the market closes."""
    return [1.0 if o.value else 0.0 for o in decision.options]


def weigh_swaps(game: Dark, decision: Decision) -> list[float]:
    """Swap cards that cannot be used yet for starting ones only if the hero has no weapon to fight with."""
    id = str(decision.args["figure"])
    armed = any(kind in game.kit(id).dice for kind in words.ATTACKS)
    return [0.0 if not o.value else -1.0 if armed or game.usable(o.value) else 1.0 - 0.1 * game.card_level(o.value) for o in decision.options]


def weigh_swapped(game: Dark, decision: Decision) -> list[float]:
    id = str(decision.args["figure"])
    return [gain(game, id, o.value) for o in decision.options]
