"""Items: which may be brought, when each may be used, and paying for them."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Spec
from undercroft.games.haven.rules.items import HANDS, hands_free, reacts, small_items
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import Content, Item
from ..events import ItemUsed
from ..game import Bugs
from .cards import recoverable
from .ways import controllable


def available_items(content: Content, number: int, passed: list[int] | None) -> list[str]:
    """BB-ITM-08, BB-CMP-02, BB-CMP-04: no items before scenario 1 is passed; after that, those on the cards of all scenarios resolved or skipped, the
    cover card and the Collector card. `None` means every scenario with a lower number counts as passed."""
    done = list(range(1, number)) if passed is None else passed
    if not done:
        return []
    return list(_printed(content, max(done)))


@lru_cache(maxsize=64)
def _printed(content: Content, top: int) -> tuple[str, ...]:
    """The items on the cards of scenarios up to this one, and on cards that belong to none."""
    return tuple(i.id for i in content.items.values() if not i.card.isdigit() or int(i.card) <= top)


def addable(content: Content, equipped: list[str], items: list[str], level: int) -> list[str]:
    """BB-ITM-03, BB-ITM-04, BB-ITM-06: those of these items that may be added: up to two one-hand items or one two-hand item, small items by level,
    and one item from each card."""
    held = [content.items[i] for i in equipped]
    cards, types = [i.card for i in held], [i.type for i in held]
    room = {"small": types.count("small") < small_items(level), **{hand: hands_free(types, hand) for hand in HANDS}}
    return [i for i in items if i not in equipped and content.items[i].card not in cards and room[content.items[i].type]]


def ready(game: Bugs) -> list[Item]:
    """BB-ITM-09, BB-ITM-11, BB-ITM-12: items that can be used. Spent and lost items cannot."""
    return [game.content.items[i] for i, state in game.state.items.items() if state == "ready"]


def qualified(game: Bugs, moment: type[Node], word: str, ranged: bool = False, single: bool = True) -> list[str]:
    """Items that may be used at this moment: their qualifiers match (BB-ITM-19) and their price can be paid (BB-ITM-13)."""
    found = []
    for item in ready(game):
        if reacts(item, moment, ranged, single):
            line = game.effect(item.id).line
            if line.trigger is not None and line.trigger.word == word and game.payable(line.price):
                found.append(item.id)
    return found


def reaction_prices(game: Bugs) -> list[Node]:
    """The prices of items that could be used during or after an enemy's attack."""
    effects = [item.effect.line for item in ready(game) if item.effect is not None]
    return [e.price for e in effects if e.price is not None and e.trigger is not None and isinstance(e.trigger.moment, words.EnemyAttacks)]


def repeatable(game: Bugs, item: str, used: list[str]) -> bool:
    """BB-ITM-18: whether an item may be used on an attack on which these items were already used. Only a passive item with a price may be used
    again."""
    printed = game.content.items[item]
    return item not in used or (printed.use == "passive" and printed.effect is not None and printed.effect.line.price is not None)


async def spend(game: Bugs, item: str, price: Node | None) -> None:
    """BB-ITM-09, BB-ITM-11 … 13: use an item and pay its printed price. It becomes spent or lost; without an icon, it stays ready."""
    use = game.content.items[item].use
    effect = game.content.items[item].effect
    game.tell(ItemUsed(item=item, line=effect.id if effect else ""))
    await game.pay(price, game.hero)
    if use != "passive":
        game.state.items[item] = "lost" if use == "lost" else "spent"


def possible(game: Bugs, spec: Spec) -> bool:
    """Whether this ability could do anything now. Otherwise its item is not offered."""
    match spec.node:
        case words.Cleanse():
            return bool(game.negatives(game.hero))
        case own.Recover():
            return bool(recoverable(game, spec))
        case words.Control():
            near = game.targetable(game.hero, spec.mods.range or 1)
            return any(f.side == "monster" and controllable(game, spec, f) for f in near)
    return True


def turn_items(game: Bugs) -> list[Option[tuple[str, str]]]:
    """BB-ITM-01, BB-ITM-23, BB-TRN-04: items that may be used during the character's turn, between abilities."""
    return [
        Option(f"item:{item.id}", ("item", item.id), item=item.id)
        for item in ready(game)
        if item.turn and game.payable(item.price) and all(possible(game, s) for a in item.turn for s in a.specs)
    ]
