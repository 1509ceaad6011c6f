"""Words of card text about items: equipping, giving, item decks (MA-EQP-15 … 18, MA-INV-10, MA-INV-18, MA-INV-25, MA-INV-26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.kernel.decision import Option

from ..content import words
from ..content.lines import ranged
from ..content.schema import ItemType
from ..events import ItemsAdded
from ..game import Machina
from .context import Context, candidates
from .effects import Executor
from .inventory import Attach, attachments, free_inventory, held, pass_on, put_on, workbench
from .items import TYPES, can_be_main, equip_main, put_away
from .spaces import FreeInventory, Workbench
from .tracks import halve


async def _use_workbench(game: Machina, node: words.UseWorkbench, context: Context, units: list[str]) -> None:
    for id in filter(game.is_explorer, units):
        await workbench(game, Workbench(id))


async def _use_inventory(game: Machina, node: words.UseInventory, context: Context, units: list[str]) -> None:
    for id in filter(game.is_explorer, units):
        await free_inventory(game, FreeInventory(id))


KINDS: Mapping[str, ItemType] = {"a weapon": "weapon", "apparel": "apparel", "an artifact": "artifact"}


async def _put_away(game: Machina, node: words.PutAway, context: Context, units: list[str]) -> None:
    """MA-EQP-15, MA-EQP-16: an equipped item of the owner's choice, or the card that says so."""
    this = context.card.partition("/")[2]
    for id in filter(game.is_explorer, units):
        worn = [gear.card for gear in game.state.explorers[id].gear]
        fits = [card for card in worn if node.thing in ("an item", "this card") or game.content.items[card].text.type == KINDS[node.thing]]
        found = [card for card in fits if node.thing != "this card" or card == this]
        if found:
            options = [Option(f"item:{card}", card, card=card) for card in found]
            put_away(game, id, await game.choose(game.seat(id), "put-in-inventory", options, figure=id, line=context.line))


async def _equip_this(game: Machina, node: words.EquipThis, context: Context, units: list[str]) -> None:
    """MA-EQP-02, MA-EQP-18: out of its owner's inventory."""
    card = context.card.partition("/")[2]
    for id, explorer in game.present().items():
        if card in explorer.items and can_be_main(game, card):
            await equip_main(game, id, card, "MA-EQP-18")


async def _equip_ranged(game: Machina, node: words.EquipRanged, context: Context, units: list[str]) -> None:
    """MA-EQP-02, MA-EQP-18: a weapon with a ranged target symbol out of the user's inventory."""
    for id in filter(game.is_explorer, [context.user]):
        found = [card for card in game.state.explorers[id].items if _is_ranged(game, card) and can_be_main(game, card)]
        if found:
            options = [Option(f"equip:{card}", card, card=card) for card in found]
            await equip_main(game, id, await game.choose(game.seat(id), "equip-which", options, figure=id, line=context.line), "MA-EQP-18")


async def _attach_ranged(game: Machina, node: words.AttachRanged, context: Context, units: list[str]) -> None:
    """MA-EQP-09, MA-EQP-11, MA-EQP-18: what was attached in that place before goes to the inventory."""
    for id in filter(game.is_explorer, [context.user]):
        explorer = game.state.explorers[id]
        pairs = [(card, on) for card in explorer.items for on in attachments(game, id, card) if _is_ranged(game, on)]
        if pairs:
            options = [Option(f"attach:{card}:{on}", Attach(card, on), card=card, item=on) for card, on in pairs]
            chosen = await game.choose(game.seat(id), "attach-which", options, figure=id, line=context.line)
            how = "augment" if game.content.items[chosen.card].text.left else "upgrade"
            for old in [gear.card for gear in explorer.gear if gear.on == chosen.on and gear.how == how]:
                put_away(game, id, old)
            await put_on(game, id, chosen)


def _is_ranged(game: Machina, card: str) -> bool:
    """MA-EQP-18: whether an item is a weapon with a ranged target symbol."""
    item = game.content.items[card]
    return item.text.type == "weapon" and any(ranged(effect.line) for effect in item.does.active)


async def _give_item(game: Machina, node: words.GiveItem, context: Context, units: list[str]) -> None:
    """MA-INV-10, MA-INV-11, MA-WRD-05: to an explorer on the tile, who may give another one back."""
    id = context.user
    takers = [other for other in candidates(game, context, "any explorer") if other != id] if game.is_explorer(id) else []
    if not takers or not held(game, id):
        return
    other = await game.choose(game.seat(id), "give-to", [Option(f"unit:{o}", o, figure=o) for o in takers], figure=id, line=context.line)
    gifts = [Option(f"give:{card}", card, card=card) for card in held(game, id)]
    given = await game.choose(game.seat(id), "give-which", gifts, figure=id, target=other)
    pass_on(game, id, other, given, "MA-INV-10", line=context.line)
    answers = [Option("nothing", ""), *(Option(f"give:{card}", card, card=card) for card in held(game, other) if card != given)]
    back = await game.choose(game.seat(other), "give-back", answers, figure=other, target=id)
    if back:
        pass_on(game, other, id, back, "MA-INV-10", line=context.line)


async def add_items(game: Machina, levels: Sequence[int]) -> None:
    """MA-INV-25, MA-INV-26: half of each deck goes to the box unseen, then all items of these levels come in that are not in play."""
    s = game.state
    known = [*s.items, *(card for e in s.explorers.values() for card in (*e.items, *(gear.card for gear in e.gear)))]
    known += [source.partition("/")[2] for explorer in s.explorers.values() for source in explorer.waiting]
    for type in TYPES:
        deck = s.decks[type]
        deck.pile, deck.top = [*deck.pile, *deck.top], []
        await halve(game, deck)
        known += [*deck.pile, *deck.lost]
        new = [id for id, item in game.content.items.items() if item.text.type == type and item.text.level in levels and id not in known]
        deck.pile += new
    game.tell(ItemsAdded(levels=tuple(levels), rules=("MA-INV-25",)))


async def _add_items(game: Machina, node: words.AddItems, context: Context, units: list[str]) -> None:
    await add_items(game, (node.level,))


async def _add_two_levels(game: Machina, node: words.AddTwoLevels, context: Context, units: list[str]) -> None:
    await add_items(game, (node.level, node.next))


async def _shuffle_items(game: Machina, node: words.ShuffleItems, context: Context, units: list[str]) -> None:
    """MA-INV-18: nothing is known of the order of the decks any more."""
    for type in TYPES:
        deck = game.state.decks[type]
        deck.pile, deck.top = [*deck.pile, *deck.top], []


PERFORM: Mapping[type, Executor] = {
    words.EquipRanged: _equip_ranged, words.AttachRanged: _attach_ranged, words.GiveItem: _give_item, words.UseWorkbench: _use_workbench,
    words.UseInventory: _use_inventory, words.PutAway: _put_away, words.EquipThis: _equip_this,
    words.AddItems: _add_items, words.AddTwoLevels: _add_two_levels, words.ShuffleItems: _shuffle_items,
}  # fmt: skip
