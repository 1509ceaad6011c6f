"""Reorganizing and trading (MD-TRD). Choices cannot go back and forth: a card enters or leaves a slot once, and passes between two heroes in one
direction only. Use undo to take something back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from undercroft.kernel.decision import Option

from ..events import Given, Refused
from ..game import Dark
from .actions import action_ends
from .choices import Deal, Done, Equip, Fetch, Give, Hand, Stow, Take, Transmute
from .gear import TRANSMUTED, can_equip, equip, hand_over, material, receive, stow, transmute
from .wounds import agrees


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
    free = to_stow(game, id, made) if found else []
    return [card for card in found if _has_room(game, id, card, free, made)]


def _has_room(game: Dark, id: str, card: str, free: Sequence[str], made: Sequence[str]) -> bool:
    """MD-EQP-03, MD-EQP-04: whether the slot is free, or the card in it is one of those that can be taken off (`free`)."""
    hero = game.hero(id)
    match game.content.equipment[card].text.slot:
        case "body":
            return not hero.body or hero.body in free
        case "two-hands":
            return not any(f"equip:{held}" in made for held in hero.hands)
    both = len(hero.hands) == 2 or any(game.content.equipment[held].text.slot == "two-hands" for held in hero.hands)
    return not both or any(held in free for held in hero.hands)


async def arrange(game: Dark, id: str, change: Equip | Stow, made: Sequence[str]) -> list[str]:
    """MD-TRD-02, MD-MKT-10: put a card on or take it off; returns what was done, including cards that made room."""
    if isinstance(change, Stow):
        stow(game, id, change.card)
        return [f"stow:{change.card}"]
    before = Counter(_worn(game, id))
    free = to_stow(game, id, made)
    await equip(game, id, change.card, stays=[held for held in before if held not in free])
    displaced = before - Counter(_worn(game, id))
    return [f"equip:{change.card}", *(f"stow:{out}" for out in displaced.elements())]


# -- trade -------------------------------------------------------------------------------------------------------------------
async def trade(game: Dark, id: str) -> None:
    """MD-TRD-01 … 06, MD-HPH-05, MD-HER-10, MD-OBJ-07, MD-Q05-06: one step of a reorganization: moving cards into and out of slots, giving to and
    taking from heroes in the zone (including dead ones) if their players agree, and transmutation in between."""
    turn = game.turn
    assert turn.trade is not None
    options = trade_options(game, id, turn.trade)
    deal = await game.choose(game.seat(id), "trade", options, figure=id)
    match deal:
        case Done():
            turn.trade = None
            action_ends(game)
        case Equip() | Stow():
            turn.trade += await arrange(game, id, deal, turn.trade)
        case Transmute():
            await transmute(game, id)
        case Give() | Take():
            await _pass_card(game, id, deal, turn.trade)
        case Hand() | Fetch():
            await _pass_token(game, id, deal, turn.trade)


def trade_options(game: Dark, id: str, made: Sequence[str]) -> list[Option[Deal]]:
    """MD-TRD-02, MD-TRD-03, MD-TRD-05, MD-TRD-06: what can be done next; nothing that reverses a step of this trade, and nothing that was refused."""
    hero = game.hero(id)
    found: list[Option[Deal]] = [Option("done", Done())]
    found += [Option(f"equip:{card}", Equip(card), item=card) for card in to_equip(game, id, made)]
    found += [Option(f"stow:{card}", Stow(card), item=card) for card in to_stow(game, id, made)]
    for other, partner in game.state.heroes.items():
        if other == id or partner.zone != hero.zone or partner.left:
            continue
        found += [Option(f"give:{other}:{card}", Give(other, card), figure=other, item=card) for card in dict.fromkeys(game.gear(id))]
        found += [Option(f"take:{other}:{card}", Take(other, card), figure=other, item=card) for card in dict.fromkeys(game.gear(other))]
        found += [Option(f"hand:{other}:{token}", Hand(other, token), figure=other) for token in dict.fromkeys(hero.tokens)]
        found += [Option(f"fetch:{other}:{token}", Fetch(other, token), figure=other) for token in dict.fromkeys(partner.tokens)]
    if len(material(game, id)) >= TRANSMUTED and not game.turn.lent:
        found.append(Option("transmute", Transmute()))
    if not made:
        return found
    return [option for option in found if f"no {option.key}" not in made and not _takes_back(option.value, made)]


def _takes_back(deal: Deal, made: Sequence[str]) -> bool:
    """Whether a card or token of this kind went the other way before."""
    match deal:
        case Give(hero=other, card=card):
            return f"take:{other}:{card}" in made
        case Take(hero=other, card=card):
            return f"give:{other}:{card}" in made
        case Hand(hero=other, token=token):
            return f"fetch:{other}:{token}" in made
        case Fetch(hero=other, token=token):
            return f"hand:{other}:{token}" in made
    return False


async def _pass_card(game: Dark, id: str, deal: Give | Take, made: list[str]) -> None:
    """MD-TRD-03 … 05: a card changes hands if the other player agrees; a hero who is given a card may equip it at once."""
    other, card = deal.hero, deal.card
    how = "give" if isinstance(deal, Give) else "take"
    if not await agrees(game, other, how, figure=id, card=card):
        made.append(f"no {how}:{other}:{card}")
        game.tell(Refused(figure=id, target=other, card=card, rules=("MD-TRD-05",)))
        return
    made.append(f"{how}:{other}:{card}")
    if isinstance(deal, Take):
        hand_over(game, other, id, card)
        return
    hand_over(game, id, other, card)
    if not game.hero(other).dead:
        await receive(game, other, card, given=True)


async def _pass_token(game: Dark, id: str, deal: Hand | Fetch, made: list[str]) -> None:
    """MD-TRD-05, MD-OBJ-07: a token changes hands if the other player agrees."""
    other, token = deal.hero, deal.token
    how = "hand" if isinstance(deal, Hand) else "fetch"
    giver, taker = (id, other) if isinstance(deal, Hand) else (other, id)
    if await agrees(game, other, how, figure=id, token=token):
        made.append(f"{how}:{other}:{token}")
        game.hero(giver).tokens.remove(token)
        game.hero(taker).tokens.append(token)
        game.tell(Given(figure=giver, target=taker, card=token, rules=("MD-OBJ-07",)))
    else:
        made.append(f"no {how}:{other}:{token}")
        game.tell(Refused(figure=id, target=other, card=token, rules=("MD-TRD-05",)))
