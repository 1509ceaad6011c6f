"""What a hero does without an action: abilities and items, and what they cost (MD-ABL, MD-EQP)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.kernel.decision import Option

from ..content.model import Effect
from ..events import AbilityUsed, ItemUsed
from ..game import Dark
from ..state import AfterAction, Hero
from .choices import Deed, Transmute, UseAbility, UseItem
from .effects import helps
from .gear import TRANSMUTED as NEEDED
from .gear import discard, material, take_off


def free_options(game: Dark, id: str) -> list[Option[Deed]]:
    """MD-CLS-03, MD-ABL-01 … 04, MD-TRA-01, MD-HPH-06, MD-EQP-09: things that cost no action: the ability, transmutation, and using items."""
    hero, turn, found = game.hero(id), game.turn, []
    between = between_actions(game, id)
    ready = between and not turn.used and _can_pay(game, hero) and _conditions_met(game, id, between)
    if ready and helps(game, id, [e.line for e in between]):
        found.append(Option[Deed]("ability", UseAbility()))
    for card in dict.fromkeys(game.gear(id)):
        gear = game.content.equipment[card]
        if not gear.use:
            continue
        usable = game.usable(card) and (gear.text.slot == "none" or card in (hero.body, *hero.hands))
        if usable and _conditions_met(game, id, gear.use) and (not gear.text.consumable or helps(game, id, [e.line for e in gear.use])):
            found.append(Option(f"use:{card}", UseItem(card), item=card))
    if len(material(game, id)) >= NEEDED:
        found.append(Option("transmute", Transmute()))
    return found


def _conditions_met(game: Dark, id: str, effects: Iterable[Effect]) -> bool:
    """MD-CND-01: whether a hero meets the conditions of effects; those of an effect that lasts are checked whenever it works."""
    return all(e.line.span or game.meets(id, e.line.conditions) for e in effects)


def between_actions(game: Dark, id: str) -> list[Effect]:
    """MD-ABL-04: the effects of a hero's ability between actions; empty if it applies to a roll."""
    return [e for e in game.content.classes[game.hero(id).kind].ability.effects if e.line.trigger is None or e.line.span]


def _can_pay(game: Dark, hero: Hero) -> bool:
    """MD-ABL-03, MD-STY-06: whether the hero has a point of experience or, in story mode, a shard."""
    return hero.xp + (hero.shards if game.state.story else 0) > 0


async def use_ability(game: Dark, id: str, defending: bool = False, line: str = "") -> None:
    """MD-CLS-03, MD-ABL-01, MD-ABL-02, MD-ABL-04, MD-STY-06: the ability costs a point of experience or, in story mode, a shard if the player
    prefers; once per activation."""
    hero = game.hero(id)
    coin = "xp"
    if game.state.story and hero.shards:
        options = [Option(f"pay:{coin}", coin) for coin, have in (("xp", hero.xp), ("shard", hero.shards)) if have]
        coin = await game.choose(game.seat(id), "pay-ability", options, figure=id)
    if coin == "xp":
        hero.xp -= 1
    else:
        hero.shards -= 1
    if defending:
        hero.warded = True
    if game.state.turn is not None and game.state.turn.hero == id:
        game.state.turn.used = True
    game.tell(AbilityUsed(figure=id, name=game.content.classes[hero.kind].ability.text.name, line=line, rules=("MD-ABL-01",)))


def use(game: Dark, id: str, card: str) -> None:
    """MD-EQP-09, MD-EQP-10: carry out an item's text; a consumable is discarded first."""
    gear = game.content.equipment[card]
    game.tell(ItemUsed(figure=id, card=card, rules=("MD-EQP-09",)))
    if gear.text.consumable:
        take_off(game, game.hero(id), card)
        discard(game, card)
    game.push(AfterAction())
    for effect in reversed(gear.use):
        game.push_line(id, effect)
