"""Arranging one's equipment, trading, and the workbench (MA-INV, MA-EQP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from undercroft.kernel.decision import Option

from ..content.schema import ItemType
from ..events import ItemEquipped, ItemGained
from ..game import Machina
from ..state import Gear
from .items import TYPES, Equipped, Gained, can_be_main, draw, equip_main, left_in, put_away
from .spaces import FreeInventory, FreeTrade, Workbench


class Attach(Struct, frozen=True):
    """MA-EQP-04, MA-EQP-10: an item from the inventory on an equipped one; without the latter it becomes a main item."""

    card: str
    on: str = ""


class Give(Struct, frozen=True):
    """MA-INV-07."""

    card: str
    to: str


class Swapped(Struct, frozen=True):
    """MA-INV-09: an item of a trade."""

    card: str
    given: bool


class AsBefore(Struct, frozen=True):
    """MA-INV-05, MA-INV-06: everything that was equipped before."""


Arrangement: TypeAlias = Attach | AsBefore | Give | None


# -- use inventory -----------------------------------------------------------------------------------------------------------------
def attachments(game: Machina, id: str, card: str) -> list[str]:
    """MA-EQP-04 … 10, MA-ITM-11 … 13, MA-ITM-16: the equipped items that an item from the inventory can be attached to."""
    items, item = game.content.items, game.content.items[card].text
    found = []
    for gear in game.state.explorers[id].gear:
        base = items[gear.card].text
        if base.type != item.type:
            continue
        if item.left:
            if base.right == item.left:
                found.append(gear.card)
        elif item.bottom and base.top == item.bottom and not (base.part == item.part == "torso"):
            found.append(gear.card)
    return found


async def arrange(game: Machina, id: str) -> None:
    """MA-INV-04 … 08, MA-CAM-05: everything goes to the inventory; then items are equipped and attached again, on request all as before, and some may
    be given away. While a scenario is set up nobody stands on the board yet."""
    explorer = game.state.explorers[id]
    before = [Attach(gear.card, gear.on) for gear in explorer.gear]
    for gear in [gear for gear in explorer.gear if gear.how == "main"]:
        put_away(game, id, gear.card)
    while game.there(id) or game.state.phase == "setup":
        options: list[Option[Arrangement]] = [Option("done", None)]
        if any(_fits(game, id, piece) for piece in before):
            options.append(Option("as-before", AsBefore()))
        options += [Option(f"main:{card}", Attach(card), card=card) for card in explorer.items if _fits(game, id, Attach(card))]
        for card in explorer.items:
            options += [Option(f"attach:{card}:{on}", Attach(card, on), card=card, item=on) for on in _open(game, id, card)]
        chosen = await game.choose(game.seat(id), "arrange", options, figure=id)
        if chosen is None:
            break
        assert not isinstance(chosen, Give)
        await (_again(game, id, before) if isinstance(chosen, AsBefore) else put_on(game, id, chosen))
    await _give_away(game, id)


async def _again(game: Machina, id: str, before: Sequence[Attach]) -> None:
    """MA-INV-05, MA-INV-06, MA-INV-08: what was equipped before is equipped again as far as it still fits, main items first."""
    for piece in sorted(before, key=lambda piece: bool(piece.on)):
        if game.there(id) and _fits(game, id, piece):
            await put_on(game, id, piece)


def _fits(game: Machina, id: str, piece: Attach) -> bool:
    """MA-EQP-01, MA-EQP-09, MA-EQP-11: whether an item is in the inventory and its place is free."""
    card = piece.card
    if card not in game.state.explorers[id].items:
        return False
    return piece.on in _open(game, id, card) if piece.on else can_be_main(game, card) and _room(game, id, card)


def _room(game: Machina, id: str, card: str) -> bool:
    """MA-EQP-01: whether a main item fits beside those equipped already."""
    items, item = game.content.items, game.content.items[card].text
    mains = [items[gear.card].text for gear in game.state.explorers[id].gear if gear.how == "main"]
    same = [main for main in mains if main.type == item.type]
    return sum(main.hands for main in same) + item.hands <= 2 if item.type == "weapon" else not same


def _open(game: Machina, id: str, card: str) -> list[str]:
    """MA-EQP-09, MA-EQP-11: the places for an upgrade or augment that are not taken. What was there before is in the inventory."""
    how = "augment" if game.content.items[card].text.left else "upgrade"
    taken = [gear.on for gear in game.state.explorers[id].gear if gear.how == how]
    return [on for on in attachments(game, id, card) if on not in taken]


async def put_on(game: Machina, id: str, chosen: Attach) -> None:
    """MA-EQP-04, MA-EQP-10, MA-EQP-14, MA-INV-08."""
    if not chosen.on:
        await equip_main(game, id, chosen.card, "MA-INV-05")
        return
    explorer = game.state.explorers[id]
    explorer.items.remove(chosen.card)
    explorer.gear.append(Gear(chosen.card, chosen.on, "augment" if game.content.items[chosen.card].text.left else "upgrade"))
    game.tell(ItemEquipped(figure=id, card=chosen.card, rules=("MA-INV-06",)))
    await game.after(Equipped(id, chosen.card))


async def _give_away(game: Machina, id: str) -> None:
    """MA-INV-07, MA-INV-27: items may be given to adjacent explorers."""
    while game.there(id):
        near = [other for other in game.present() if game.near(id, other)]
        explorer = game.state.explorers[id]
        gifts: list[Option[Arrangement]] = [
            Option(f"give:{card}:{other}", Give(card, other), figure=other, card=card) for card in explorer.items for other in near
        ]
        gifts.append(Option("done", None))
        chosen = await game.choose(game.seat(id), "give-items", gifts, figure=id)
        if chosen is None:
            return
        assert isinstance(chosen, Give)
        pass_on(game, id, chosen.to, chosen.card, "MA-INV-07")


def pass_on(game: Machina, giver: str, taker: str, card: str, *rules: str, line: str = "") -> None:
    """MA-INV-10, MA-INV-11, MA-EQP-17: a card goes to another explorer's inventory; what was attached to it stays, and markers on it return."""
    s = game.state
    if any(gear.card == card for gear in s.explorers[giver].gear):
        put_away(game, giver, card)
    s.explorers[giver].items.remove(card)
    s.explorers[taker].items.append(card)
    _unmark(game, card)
    game.tell(ItemGained(figure=taker, card=card, rules=rules, line=line))


def _unmark(game: Machina, card: str) -> None:
    """MA-EQP-17: markers on an item that its owner gives away return."""
    game.state.lasting = [lasting for lasting in game.state.lasting if lasting.card != f"item/{card}"]


async def free_inventory(game: Machina, order: FreeInventory) -> None:
    """MA-INV-03, MA-RCH-04: at no cost, for the active explorer only; nobody is asked who has nothing to arrange."""
    explorer = game.state.explorers[order.explorer]
    if game.there(order.explorer) and (explorer.items or explorer.gear):
        options = [Option("arrange", True), Option("leave-as-is", False)]
        if await game.choose(game.seat(order.explorer), "use-inventory", options, figure=order.explorer):
            await arrange(game, order.explorer)


def held(game: Machina, id: str) -> list[str]:
    """MA-INV-09: the items of an explorer, equipped or not."""
    explorer = game.state.explorers[id]
    return [*explorer.items, *(gear.card for gear in explorer.gear)]


# -- trade -------------------------------------------------------------------------------------------------------------------------
async def trade(game: Machina, id: str, other: str, *rules: str) -> bool:
    """MA-INV-09 … 11: items given and taken, if the other player agrees. Returns whether the trade took place."""
    chosen: list[Swapped] = []
    while True:
        named = [swap.card for swap in chosen]
        options: list[Option[Swapped | bool]] = []
        for who, given, verb in ((id, True, "give"), (other, False, "take")):
            options += [Option(f"{verb}:{card}", Swapped(card, given), card=card) for card in held(game, who) if card not in named]
        if chosen:
            options.append(Option("propose", True))
        options.append(Option("withdraw", False))
        gives, takes = ([swap.card for swap in chosen if swap.given == given] for given in (True, False))
        picked = await game.choose(game.seat(id), "trade", options, figure=id, target=other, gives=gives, takes=takes)
        if isinstance(picked, bool):
            break
        chosen.append(picked)
    if not picked:
        return False
    agree = [Option("agree", True), Option("refuse", False)]
    if not await game.choose(game.seat(other), "agree-to-trade", agree, figure=other, target=id, gives=gives, takes=takes):
        return False
    for swap in chosen:
        giver, taker = (id, other) if swap.given else (other, id)
        pass_on(game, giver, taker, swap.card, "MA-INV-10", *rules)
    return True


async def free_trade(game: Machina, order: FreeTrade) -> None:
    """MA-RCH-03, MA-RCH-06: with one explorer at any recharge station or workbench."""
    id = order.explorer
    others = [o for o in game.present() if o != id and _by_station(game, o) and _tradable(game, id, o)]
    if others:
        options = [Option("no-trade", ""), *(Option(f"with:{o}", o, figure=o) for o in others)]
        other = await game.choose(game.seat(id), "free-trade", options, figure=id)
        if other:
            await trade(game, id, other, "MA-RCH-03")


def _by_station(game: Machina, id: str) -> bool:
    """MA-RCH-03: whether an explorer is adjacent to a recharge station or workbench that is not destroyed."""
    return bool(game.ground.neighbours(game.cell(id)) & (game.counted(id, "recharge") | game.counted(id, "workbench")))


def _tradable(game: Machina, a: str, b: str) -> bool:
    """Whether two explorers have anything to exchange."""
    return any(game.state.explorers[id].items or game.state.explorers[id].gear for id in (a, b))


# -- the workbench -----------------------------------------------------------------------------------------------------------------
async def workbench(game: Machina, order: Workbench) -> None:
    """MA-INV-19 … 24: three cards are revealed, some may be exchanged for one's own, one of the three is kept."""
    id = order.explorer
    s, explorer = game.state, game.state.explorers[id]
    types: list[ItemType] = []
    for n in range(3):
        stocked = [type for type in TYPES if left_in(s.decks[type]) > types.count(type)]
        if not stocked:
            break
        types.append(await game.choose(game.seat(id), "workbench-deck", [Option(f"deck:{type}", type) for type in stocked], figure=id, number=n + 1))
    bench = [await draw(game, s.decks[type], "item-card") for type in types]
    s.seen += [card for card in bench if card not in s.seen]
    await _exchange(game, id, bench)
    if bench:
        kept = await game.choose(game.seat(id), "keep-item", [Option(f"keep:{card}", card, card=card) for card in bench], figure=id)
        bench.remove(kept)
        near = [other for other in game.present() if game.near(id, other)]
        takers = [Option(f"for:{other}", other, figure=other) for other in (id, *near)]
        taker = await game.choose(game.seat(id), "who-gets-item", takers, figure=id, item=kept)
        s.explorers[taker].items.append(kept)
        game.tell(ItemGained(figure=taker, card=kept, rules=("MA-INV-21",)))
        await game.after(Gained(taker, kept))
        while bench:
            back = [Option(f"{verb}:{card}", (card, verb == "return"), card=card) for card in bench for verb in ("discard", "return")]
            card, returned = await game.choose(game.seat(id), "other-items", back, figure=id)
            bench.remove(card)
            if returned:
                s.decks[game.content.items[card].text.type].top.append(card)
            else:
                s.items.append(card)
    if explorer.items or explorer.gear:
        await free_inventory(game, FreeInventory(id))


async def _exchange(game: Machina, id: str, bench: list[str]) -> None:
    """MA-INV-20, MA-INV-24: one for one, each revealed card at most once."""
    explorer = game.state.explorers[id]
    new = list(bench)
    while True:
        pairs = [(a, b) for a in new if a in bench for b in held(game, id)]
        options: list[Option[tuple[str, str]]] = [Option("done", ("", ""))]
        options += [Option(f"exchange:{a}:{b}", (a, b), card=a, item=b) for a, b in pairs]
        taken, given = await game.choose(game.seat(id), "exchange-items", options, figure=id)
        if not taken:
            return
        if any(gear.card == given for gear in explorer.gear):
            put_away(game, id, given)
        explorer.items.remove(given)
        _unmark(game, given)
        explorer.items.append(taken)
        bench[bench.index(taken)] = given
        new.remove(taken)
