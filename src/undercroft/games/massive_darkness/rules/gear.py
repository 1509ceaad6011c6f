"""Decks and equipment: drawing and discarding, slots, receiving and giving cards, transmutation (MD-DCK, MD-EQP, MD-PIC, MD-TRA)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.decision import Option

from ..content.model import Trap
from ..events import Drew, Equipped, Given, ItemUsed, Sprung, Stowed, Transmuted
from ..game import Dark
from ..state import Artifact, Hero, Loot, Treasure
from .choices import Equip, Give, Keep

TOP = 5
RESHUFFLED = ("doors", "events", "lesser", "greater", "guards-5", "treasure-5")
"""MD-DCK-02, MD-DCK-03: decks whose discard piles are shuffled back in."""
TRANSMUTED = 3
"""MD-TRA-02: how many cards are turned into one."""


# -- decks -------------------------------------------------------------------------------------------------------------------
async def draw_card(game: Dark, deck: str) -> str:
    """MD-DCK-01, MD-DCK-02, MD-DCK-06, MD-DCK-07: draw a card from a deck. If the deck is empty, its discard pile is shuffled in, where allowed.
    Returns an empty name if there is no card."""
    s = game.state
    pile = s.decks[deck]
    if not pile and deck in RESHUFFLED:
        pile += s.discards[deck]
        s.discards[deck] = []
    return await game.draw(deck, pile) if pile else ""


async def draw_level(game: Dark, kind: str, level: int) -> str:
    """MD-DCK-03 … 05: draw a guard or a treasure of a level; if that deck is empty, one of the next higher level, and so on."""
    for higher in range(level, TOP + 1):
        found = await draw_card(game, f"{kind}-{higher}")
        if found:
            return found
    return ""


def discard(game: Dark, card: str) -> None:
    """MD-DCK-01, MD-DCK-08: equipment goes to the discard pile of its deck, a starting card back to its pool."""
    thing = game.content.equipment.get(card) or game.content.traps[card]
    piles = game.state.decks if thing.deck == "starting" else game.state.discards
    piles[thing.deck].append(card)


def discard_enemy(game: Dark, card: str) -> None:
    """MD-DCK-09: discard an enemy's card, unless it was set aside for the adventure (MD-Q10-18)."""
    thing = game.content.cards[card]
    if thing.text.enemy not in game.adventure.text.aside:
        game.state.discards[thing.deck].append(card)


# -- slots -------------------------------------------------------------------------------------------------------------------
def can_equip(game: Dark, card: str) -> bool:
    """MD-EQP-02, MD-STY-16: whether it has a slot and may be used at this level."""
    return game.content.equipment[card].text.slot != "none" and game.usable(card)


def equip_card(game: Dark, id: str, card: str, displaced: str) -> None:
    """MD-HER-02, MD-EQP-03, MD-EQP-04, MD-EQP-14, MD-EQP-15, MD-CMB-08: move a card from beside the dashboard into its slot: one for the body and
    two hands. Displaced cards go beside the dashboard."""
    hero, equipment = game.hero(id), game.content.equipment
    hero.pack.remove(card)
    match equipment[card].text.slot:
        case "body":
            if hero.body:
                hero.pack.append(hero.body)
            hero.body = card
        case "two-hands":
            hero.pack += hero.hands
            hero.hands = [card]
        case "hand":
            if hero.hands and equipment[hero.hands[0]].text.slot == "two-hands":
                displaced = hero.hands[0]
            if displaced:
                hero.hands.remove(displaced)
                hero.pack.append(displaced)
            hero.hands.append(card)
    game.tell(Equipped(figure=id, card=card, rules=("MD-EQP-02",)))


def crowded(game: Dark, id: str, card: str) -> list[str]:
    """The one-handed cards, one of which must make room for another."""
    hero = game.hero(id)
    return list(dict.fromkeys(hero.hands)) if game.content.equipment[card].text.slot == "hand" and len(hero.hands) == 2 else []


async def equip(game: Dark, id: str, card: str, stays: Sequence[str] = ()) -> None:
    """MD-EQP-03: if both hands are full, the player chooses which card makes room; `stays` lists those that must not."""
    full = [c for c in crowded(game, id, card) if c not in stays]
    displaced = await game.choose(game.seat(id), "make-room", [Option(f"stow:{c}", c, item=c) for c in full], figure=id, card=card) if full else ""
    equip_card(game, id, card, displaced)


def take_off(game: Dark, hero: Hero, card: str) -> None:
    """Remove a card from beside the dashboard or, if there is no copy there, from its slot."""
    if card in hero.pack:
        hero.pack.remove(card)
    elif hero.body == card:
        hero.body = ""
    else:
        hero.hands.remove(card)


def stow(game: Dark, id: str, card: str) -> None:
    """MD-TRD-02: move a card from a slot to beside the dashboard."""
    hero = game.hero(id)
    if hero.body == card:
        hero.body = ""
    else:
        hero.hands.remove(card)
    hero.pack.append(card)
    game.tell(Stowed(figure=id, card=card, rules=("MD-TRD-02",)))


def discard_card(game: Dark, id: str, card: str, line: str = "") -> None:
    """MD-EQP-10: discard a consumable that was used."""
    take_off(game, game.hero(id), card)
    discard(game, card)
    game.tell(ItemUsed(figure=id, card=card, line=line, rules=("MD-EQP-10",)))


# -- receiving -----------------------------------------------------------------------------------------------------------------
async def loot_task(game: Dark, task: Loot) -> None:
    """MD-GRD-13, MD-GRD-17, MD-PIC-10, MD-TRA-08, MD-STY-17: a hero receives a card, whatever the hero already has; a trap or luck card takes
    effect and is discarded. One made for this hero cannot be given away at once (MD-TRA-05). A hero who has died in the meantime just keeps it
    (MD-HER-09)."""
    if task.card in game.content.traps:
        spring(game, task.hero, game.content.traps[task.card])
    else:
        game.hero(task.hero).pack.append(task.card)
        if not game.hero(task.hero).dead:
            await receive(game, task.hero, task.card, given=task.own)


def spring(game: Dark, id: str, trap: Trap) -> None:
    """MD-PIC-10, MD-GRD-17: carry out the text of a trap or luck card, then discard it."""
    game.tell(Sprung(figure=id, card=trap.id, rules=("MD-PIC-10",)))
    discard(game, trap.id)
    for effect in reversed(trap.effects):
        game.push_line(id, effect)


async def receive(game: Dark, id: str, card: str, given: bool = False) -> None:
    """MD-GRD-14, MD-GRD-15, MD-PIC-07, MD-PIC-08, MD-TRA-05, MD-OBJ-08, MD-EQP-13: a hero who gets a card may give it to another hero in the zone
    at once; whoever ends up with it may equip it for free."""
    hero = game.hero(id)
    options: list[Option[Keep | Equip | Give]] = [Option(f"keep:{card}", Keep(), item=card)]
    if can_equip(game, card):
        options.append(Option(f"equip:{card}", Equip(card), item=card))
    if not given:
        options += [Option(f"give:{other}", Give(other, card), figure=other) for other in game.heroes_at(hero.zone) if other != id]
    match await game.choose(game.seat(id), "receive", options, figure=id, card=card):
        case Equip():
            await equip(game, id, card)
        case Give(hero=other):
            hand_over(game, id, other, card)
            await receive(game, other, card, given=True)


def hand_over(game: Dark, giver: str, taker: str, card: str) -> None:
    """MD-TRD-03: a card changes owner and is put beside the dashboard."""
    take_off(game, game.hero(giver), card)
    game.hero(taker).pack.append(card)
    game.tell(Given(figure=giver, target=taker, card=card, rules=("MD-TRD-03",)))


async def treasure_task(game: Dark, task: Treasure) -> None:
    """MD-PIC-10, MD-DCK-04: a hero draws treasure cards of a level, one by one, each revealed before the next."""
    if task.hero not in game.standing():
        return
    card = await draw_level(game, "treasure", task.level)
    if not card:
        return
    game.tell(Drew(figure=task.hero, card=card, rules=("MD-PIC-10",)))
    if task.count > 1:
        game.push(Treasure(task.hero, task.level, task.count - 1, task.own))
    game.push(Loot(task.hero, card, task.own))


def draw_treasures(game: Dark, id: str, count: int, level: int, own: bool = False) -> None:
    """Draw treasure for a hero, as a task; `own`: it is for this hero alone."""
    if count > 0:
        game.push(Treasure(id, min(TOP, level), count, own))


async def artifact_task(game: Dark, task: Artifact) -> None:
    """MD-DCK-07, MD-OBJ-01, MD-OBJ-08, MD-Q03-05: a random artifact for a hero; a dead hero just keeps it."""
    card = await draw_card(game, "artifacts")
    if not card:
        return
    game.tell(Drew(figure=task.hero, card=card, rules=("MD-DCK-07",)))
    game.hero(task.hero).pack.append(card)
    if not game.hero(task.hero).dead:
        await receive(game, task.hero, card)


# -- transmutation ---------------------------------------------------------------------------------------------------------------
def material(game: Dark, id: str) -> list[str]:
    """MD-TRA-02, MD-TRA-07, MD-TRA-08: cards that can be transmuted: all that have a level, including equipped ones."""
    return [card for card in game.gear(id) if game.card_level(card)]


async def transmute(game: Dark, id: str) -> None:
    """MD-TRA-01 … 06: discard three cards for a treasure one level above the lowest of them, up to level 5."""
    spent: list[str] = []
    while len(spent) < TRANSMUTED:
        options = [Option(f"card:{card}", card, item=card) for card in dict.fromkeys(material(game, id))]
        card = await game.choose(game.seat(id), "transmute", options, figure=id, left=TRANSMUTED - len(spent))
        take_off(game, game.hero(id), card)
        spent.append(card)
    level = min(TOP, min(map(game.card_level, spent)) + 1)
    for card in spent:
        discard(game, card)
    game.tell(Transmuted(figure=id, cards=tuple(spent), level=level, rules=("MD-TRA-03",)))
    draw_treasures(game, id, 1, level, own=True)
