"""Reorganizing and trading (MD-TRD). Choices cannot go back and forth: a card enters or leaves a slot once, and passes between two heroes in one
direction only. Use undo to take something back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from undercroft.kernel.decision import Option

from ..events import Given, Refused
from ..game import Dark
from .actions import action_ends
from .gear import TRANSMUTED, can_equip, equip, hand_over, material, stow, transmute
from .wounds import agrees

BACK = {"give": "take", "take": "give", "hand": "fetch", "fetch": "hand"}
"""The verb that would reverse an exchange."""


# -- slots -------------------------------------------------------------------------------------------------------------------
def _worn(game: Dark, id: str) -> list[str]:
    hero = game.hero(id)
    return [*([hero.body] if hero.body else []), *hero.hands]


def to_stow(game: Dark, id: str, made: Sequence[str]) -> list[str]:
    """MD-TRD-02: cards that can be taken off: all that were not just put on. `made`: what was done in this reorganization."""
    worn = _worn(game, id)
    return [card for card in dict.fromkeys(worn) if worn.count(card) > made.count(f"equip:{card}")]


def to_equip(game: Dark, id: str, made: Sequence[str]) -> list[str]:
    """MD-TRD-02, MD-EQP-02: cards that can be put on: all that were not just taken off, unless a card just put on would have to make room."""
    pack = game.hero(id).pack
    found = [card for card in dict.fromkeys(pack) if pack.count(card) > made.count(f"stow:{card}") and can_equip(game, card)]
    return [card for card in found if _has_room(game, id, card, made)]


def _has_room(game: Dark, id: str, card: str, made: Sequence[str]) -> bool:
    """MD-EQP-03, MD-EQP-04: whether the slot is free, or the card in it can be taken off."""
    hero, free = game.hero(id), to_stow(game, id, made)
    match game.content.equipment[card].text.slot:
        case "body":
            return not hero.body or hero.body in free
        case "two-hands":
            return not any(f"equip:{held}" in made for held in hero.hands)
    both = len(hero.hands) == 2 or any(game.content.equipment[held].text.slot == "two-hands" for held in hero.hands)
    return not both or any(held in free for held in hero.hands)


async def arrange(game: Dark, id: str, verb: str, card: str, made: Sequence[str]) -> list[str]:
    """MD-TRD-02, MD-MKT-10: put a card on or take it off; returns what was done, including cards that made room."""
    if verb == "stow":
        stow(game, id, card)
        return [f"stow:{card}"]
    before = Counter(_worn(game, id))
    free = to_stow(game, id, made)
    await equip(game, id, card, stays=[held for held in before if held not in free])
    displaced = before - Counter(_worn(game, id))
    return [f"equip:{card}", *(f"stow:{out}" for out in displaced.elements())]


# -- trade -------------------------------------------------------------------------------------------------------------------
Deal = tuple[str, str, str]
"""The action, the card or token, and the other hero."""


async def trade(game: Dark, id: str) -> None:
    """MD-TRD-01 … 06, MD-HPH-05, MD-HER-10, MD-OBJ-07, MD-Q05-06: one step of a reorganization: moving cards into and out of slots, giving to and
    taking from heroes in the zone (including dead ones) if their players agree, and transmutation in between."""
    turn = game.turn
    assert turn.trade is not None
    options = trade_options(game, id, turn.trade)
    verb, card, other = await game.choose(game.seat(id), "trade", options, figure=id)
    match verb:
        case "done":
            turn.trade = None
            await action_ends(game)
        case "equip" | "stow":
            turn.trade += await arrange(game, id, verb, card, turn.trade)
        case "transmute":
            await transmute(game, id)
        case _:
            await _exchange(game, id, verb, card, other)


def trade_options(game: Dark, id: str, made: Sequence[str]) -> list[Option[Deal]]:
    """MD-TRD-02, MD-TRD-03, MD-TRD-05, MD-TRD-06: what can be done next; nothing that reverses a step of this trade, and nothing that was refused."""
    hero = game.hero(id)
    found: list[Option[Deal]] = [Option("done", ("done", "", ""))]
    found += [Option(f"equip:{card}", ("equip", card, ""), item=card) for card in to_equip(game, id, made)]
    found += [Option(f"stow:{card}", ("stow", card, ""), item=card) for card in to_stow(game, id, made)]
    for other, partner in game.state.heroes.items():
        if other == id or partner.zone != hero.zone or partner.left:
            continue
        found += [Option(f"give:{other}:{card}", ("give", card, other), figure=other, item=card) for card in dict.fromkeys(game.gear(id))]
        found += [Option(f"take:{other}:{card}", ("take", card, other), figure=other, item=card) for card in dict.fromkeys(game.gear(other))]
        found += [Option(f"hand:{other}:{token}", ("hand", token, other), figure=other) for token in dict.fromkeys(hero.tokens)]
        found += [Option(f"fetch:{other}:{token}", ("fetch", token, other), figure=other) for token in dict.fromkeys(partner.tokens)]
    if len(material(game, id)) >= TRANSMUTED and not game.turn.lent:
        found.append(Option("transmute", ("transmute", "", "")))
    return [option for option in found if f"no {option.key}" not in made and not _takes_back(option.value, made)]


def _takes_back(deal: Deal, made: Sequence[str]) -> bool:
    """Whether a card or token of this kind went the other way before."""
    verb, thing, other = deal
    return verb in BACK and f"{BACK[verb]}:{other}:{thing}" in made


async def _exchange(game: Dark, id: str, verb: str, thing: str, other: str) -> None:
    """MD-TRD-03 … 05, MD-OBJ-07: a card or a token changes hands if the other player agrees; a hero who is given a card may equip it at once."""
    made = game.turn.trade
    assert made is not None
    key = f"{verb}:{other}:{thing}"
    if verb in ("give", "take"):
        giver, taker = (id, other) if verb == "give" else (other, id)
        if not await agrees(game, other, "give" if verb == "give" else "take", figure=id, card=thing):
            made.append(f"no {key}")
            game.tell(Refused(figure=id, target=other, card=thing, rules=("MD-TRD-05",)))
            return
        made.append(key)
        hand_over(game, giver, taker, thing)
        if taker != id and not game.hero(taker).dead and can_equip(game, thing):
            options = [Option(f"keep:{thing}", False, item=thing), Option(f"equip:{thing}", True, item=thing)]
            if await game.choose(game.seat(taker), "receive", options, figure=taker, card=thing):
                await equip(game, taker, thing)
        return
    giver, taker = (id, other) if verb == "hand" else (other, id)
    if await agrees(game, other, "hand" if verb == "hand" else "fetch", figure=id, token=thing):
        made.append(key)
        game.hero(giver).tokens.remove(thing)
        game.hero(taker).tokens.append(thing)
        game.tell(Given(figure=giver, target=taker, card=thing, rules=("MD-OBJ-07",)))
    else:
        made.append(f"no {key}")
        game.tell(Refused(figure=id, target=other, card=thing, rules=("MD-TRD-05",)))
