"""Items: gaining, equipping, putting away, discarding (MA-ITM, MA-INV-12 … 17, MA-EQP, MA-DIS)."""

from __future__ import annotations

from undercroft.kernel.decision import Option

from ..content.schema import Class, ItemType
from ..events import ItemEquipped, ItemGained, ItemLost
from ..game import Machina
from ..state import Deck, Gear
from .lasting import lose_progress

TYPES: tuple[ItemType, ...] = ("weapon", "apparel", "artifact", "consumable")
FITS: dict[Class, tuple[ItemType, ...]] = {
    "marksman": ("apparel",), "fighter": ("weapon",), "mystic": ("artifact",), "tinkerer": ("weapon", "apparel", "artifact"),
}  # fmt: skip
"""MA-INV-16: what a class equips at once."""
HANDS = 2
"""MA-EQP-01."""


# -- decks ---------------------------------------------------------------------------------------------------------------------
async def draw(game: Machina, deck: Deck, what: str) -> str:
    """MA-ITM-17: the top card of a deck: one that was put back there, otherwise any of those whose order is unknown. Discards do not come back."""
    return deck.top.pop() if deck.top else await game.draw(what, deck.pile)


def left_in(deck: Deck) -> int:
    return len(deck.pile) + len(deck.top)


async def gain_item(game: Machina, id: str, *rules: str) -> None:
    """MA-INV-12 … 17, MA-ITM-01, MA-ITM-09, MA-ITM-18: draw two cards of one deck or one of each of two, keep one or give it
    away, and equip it if the class fits."""
    s = game.state
    stocked = [type for type in TYPES if left_in(s.decks[type])]
    pairs: list[tuple[ItemType, ...]] = [(a, b) for n, a in enumerate(stocked) for b in stocked[n:] if a != b or left_in(s.decks[a]) > 1]
    if not stocked:
        return
    options = [Option(f"decks:{':'.join(pair)}", pair) for pair in pairs]
    chosen: tuple[ItemType, ...] = (stocked[0],) if not options else await game.choose(game.seat(id), "which-decks", options, figure=id)
    cards = [await draw(game, s.decks[type], "item-card") for type in chosen]
    s.seen += [card for card in cards if card not in s.seen]
    kept = await game.choose(game.seat(id), "keep-item", [Option(f"keep:{card}", card, card=card) for card in cards], figure=id)
    for card in cards:
        if card != kept:
            back = [Option(f"discard:{card}", False, card=card), Option(f"return:{card}", True, card=card)]
            if await game.choose(game.seat(id), "other-item", back, figure=id, item=card):
                s.decks[game.content.items[card].text.type].top.append(card)
            else:
                s.items.append(card)
    near = [other for other in game.present() if game.near(id, other)]
    takers = [Option(f"for:{other}", other, figure=other) for other in (id, *near)]
    taker = await game.choose(game.seat(id), "who-gets-item", takers, figure=id, item=kept)
    s.explorers[taker].items.append(kept)
    game.tell(ItemGained(figure=taker, card=kept, rules=("MA-INV-15", *rules)))
    await game.after(Gained(taker, kept))
    if taker == id and can_be_main(game, kept) and game.content.items[kept].text.type in FITS[game.content.explorers[id].text.kind]:
        equip = [Option("equip", True, card=kept), Option("not-now", False)]
        if await game.choose(game.seat(id), "equip-now", equip, figure=id, item=kept):
            await equip_main(game, id, kept, "MA-INV-16")


async def take_item(game: Machina, id: str, card: str) -> None:
    """MA-DIS-10: a named item out of its deck into the inventory; the deck is shuffled."""
    deck = game.state.decks[game.content.items[card].text.type]
    if card not in (*deck.pile, *deck.top):
        return
    deck.pile, deck.top = [other for other in (*deck.pile, *deck.top) if other != card], []
    game.state.explorers[id].items.append(card)
    game.tell(ItemGained(figure=id, card=card, rules=("MA-DIS-10",)))
    await game.after(Gained(id, card))


# -- equipment -----------------------------------------------------------------------------------------------------------------
def can_be_main(game: Machina, card: str) -> bool:
    """MA-EQP-13, MA-ITM-03: augments and consumables are never main items."""
    item = game.content.items[card].text
    return item.type != "consumable" and not item.left


async def equip_main(game: Machina, id: str, card: str, *rules: str) -> None:
    """MA-EQP-01, MA-EQP-02, MA-ITM-08: equip a main item; others of its type are put away until it fits, weapons as the player chooses."""
    item = game.content.items[card].text
    explorer = game.state.explorers[id]
    while True:
        mains = [gear.card for gear in explorer.gear if gear.how == "main" and game.content.items[gear.card].text.type == item.type]
        hands = sum(game.content.items[main].text.hands for main in mains)
        if not mains or (item.type == "weapon" and hands + item.hands <= HANDS):
            break
        options = [Option(f"item:{main}", main, card=main) for main in mains]
        put_away(game, id, await game.choose(game.seat(id), "put-away", options, figure=id, item=card))
    explorer.items.remove(card)
    explorer.gear.append(Gear(card))
    game.tell(ItemEquipped(figure=id, card=card, rules=("MA-EQP-01", *rules)))
    await game.after(Equipped(id, card))


class Gained:
    """MA-INV-15, MA-INV-21, MA-DIS-10: an explorer has gained an item."""

    def __init__(self, explorer: str, card: str) -> None:
        self.explorer, self.card = explorer, card


class Equipped:
    """MA-ITM-06: an item has been equipped."""

    def __init__(self, explorer: str, card: str) -> None:
        self.explorer, self.card = explorer, card


def attached(game: Machina, id: str, card: str) -> list[str]:
    """MA-EQP-03: an equipped item and everything attached to it, the item first."""
    found = [card]
    for gear in game.state.explorers[id].gear:
        if gear.on in found:
            found.append(gear.card)
    return found


def put_away(game: Machina, id: str, card: str) -> None:
    """MA-EQP-03, MA-EQP-15: an equipped item goes to the inventory with what is attached to it."""
    explorer = game.state.explorers[id]
    gone = attached(game, id, card)
    explorer.gear = [gear for gear in explorer.gear if gear.card not in gone]
    explorer.items += gone
    game.changed()


def spent(game: Machina, id: str, source: str, *rules: str, line: str = "") -> None:
    """MA-ABL-09, MA-ITM-04, MA-DIS-02, MA-DIS-05 … 08, MA-EVT-21: a card such as `item/ether-bomb` or `event/page` is discarded. A consumable or a
    personal event waits until its lasting effect ends; until then it is out of play and out of reach."""
    explorer = game.state.explorers[id]
    kind, _, card = source.partition("/")
    if kind == "item" and game.content.items[card].text.type != "consumable":
        if card in explorer.items or any(gear.card == card for gear in explorer.gear):
            discard(game, id, card, *rules, line=line)
        return
    held = explorer.items if kind == "item" else explorer.personal
    if card in held:
        held.remove(card)
        explorer.waiting.append(source)
        game.changed()
        release(game, *rules, line=line)


def release(game: Machina, *rules: str, line: str = "") -> None:
    """MA-DIS-03, MA-DIS-04, MA-DIS-05, MA-DIS-09, MA-EVT-21: cards that waited are discarded if no marker lies on them any more."""
    s = game.state
    marked = [lasting.card for lasting in s.lasting]
    for id, explorer in s.explorers.items():
        for source in [source for source in explorer.waiting if source not in marked]:
            explorer.waiting.remove(source)
            lose_progress(game, source)
            kind, _, card = source.partition("/")
            (s.items if kind == "item" else s.explorer_events).append(card)
            game.tell(ItemLost(figure=id, card=card, rules=("MA-DIS-03", *rules) if rules else ("MA-DIS-05",), line=line))


def discard(game: Machina, id: str, card: str, *rules: str, line: str = "") -> None:
    """MA-DIS-03, MA-LST-11, MA-SET-15: what is attached stays in the inventory, markers return, and the card goes on the discard pile."""
    explorer = game.state.explorers[id]
    if any(gear.card == card for gear in explorer.gear):
        put_away(game, id, card)
    explorer.items.remove(card)
    lose_progress(game, f"item/{card}")
    game.state.lasting = [lasting for lasting in game.state.lasting if lasting.card != f"item/{card}"]
    game.state.items.append(card)
    game.tell(ItemLost(figure=id, card=card, rules=("MA-DIS-03", *rules), line=line))
