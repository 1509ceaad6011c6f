"""Effects in a combat that cost blood, experience or a card: offering them and paying for them (MD-CND, MD-ABL, MD-EQP)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.kernel.decision import Option

from ...content import words
from ...content.dice import Pool
from ...content.traits import Trait
from ...game import Dark
from ...state import Combat
from ..abilities import use_ability
from ..gear import discard_card
from ..wounds import pay_blood
from .benefit import would_help
from .sides import RULES, Side, card_dice, opponent, sides


async def offer_paid(game: Dark, combat: Combat, side: Side, traits: list[Trait]) -> bool:
    """MD-CND-02, MD-CND-03, MD-ABL-01, MD-EQP-10: offer effects that cost blood, experience or a card, if they would change anything. Returns True
    if one was taken, so that the stage repeats."""
    open_ = [t for t in traits if t.optional and t.key not in combat.paid and side.may(game, combat, t)]
    open_ = [t for t in open_ if _helps(game, combat, side, t)]
    if not open_:
        return False
    options: list[Option[Trait | None]] = [Option("pass", None)]
    options += [Option(f"use:{id}", t, card=t.card) for id, t in by_line(open_).items()]
    chosen = await game.choose(game.seat(side.id), "combat-use", options, figure=side.id, rule=RULES[combat.stage])
    if chosen is None:
        combat.used += [t.key for t in open_]
        return False
    await pay_price(game, combat, side, chosen)
    return True


def _helps(game: Dark, combat: Combat, side: Side, trait: Trait) -> bool:
    """MD-ABL-01: whether a paid effect would change something in this combat."""
    both, bought = sides(game, combat), bought_with(side, trait)
    pools = {s.name: card_dice(game, combat, s) for s in both} if combat.stage == "build" else {}
    for s in both if pools else ():
        for node in (n for t in s.traits if not t.enchantment and is_free(game, combat, s, t) for n in t.dice):
            if isinstance(node, words.Dice) and node.by > 0:
                pools[s.name] = pools[s.name].plus(Pool(**{node.colour: node.by}))
    return would_help(game, combat, side, opponent(game, combat, side), [t for t in side.traits if t.key in bought], pools)


def by_line(traits: Iterable[Trait]) -> dict[str, Trait]:
    """One trait for each line: it does not matter which of several copies is used."""
    found: dict[str, Trait] = {}
    for trait in traits:
        found.setdefault(trait.id, trait)
    return found


async def pay_price(game: Dark, combat: Combat, side: Side, trait: Trait) -> None:
    """MD-CND-02, MD-CND-03, MD-CND-12, MD-ABL-01, MD-EQP-10: pay the price of a trait, for all its lines: wounds, an ability's experience, or the
    card itself. A hero who dies of the wounds stops fighting (MD-HER-09)."""
    if trait.blood and not await pay_blood(game, side.id, trait.blood, trait.sacrifice, trait.id):
        combat.used.append(trait.key)
        return
    if game.hero(side.id).dead:
        combat.stage = "done"
        return
    combat.paid += bought_with(side, trait)
    if trait.ability:
        await use_ability(game, side.id, defending=side.name == "defence", line=trait.id)
    if trait.card:
        discard_card(game, side.id, trait.card, line=trait.id)


def bought_with(side: Side, trait: Trait) -> list[str]:
    """A trait together with all other lines of the same use of an ability or a consumable."""
    use = trait.ability, trait.card, trait.copy
    more = [t for t in side.traits if (t.ability, t.card, t.copy) == use and (t.ability or t.card) and not t.blood and t is not trait]
    return [t.key for t in (trait, *more)]


def is_free(game: Dark, combat: Combat, side: Side, trait: Trait) -> bool:
    """Whether it works by itself now, because it has no price or has been paid for."""
    return side.may(game, combat, trait) and (not trait.optional or trait.key in combat.paid)
