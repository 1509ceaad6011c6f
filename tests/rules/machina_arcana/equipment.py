"""Items for tests, and explorers who have them.

Apparel: vest and coat (torso), hat (head), boots (legs), lining (augment). Weapons: pistol and axe (one hand), cannon (two hands), scope (augment).
Artifacts: box, idol, glass. Consumable: tonic. On each other they can be put like this:

    hat on vest and coat, vest and coat on boots; lining on vest
    pistol on cannon, axe on pistol, cannon on axe; scope on pistol and cannon
    glass on box, idol on glass, box on idol
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.games.machina_arcana.state import Gear

from .position import Position, position

ITEMS: tuple[dict[str, Any], ...] = (
    {"id": "vest", "type": "apparel", "part": "torso", "top": "gear", "bottom": "vial", "right": "plug", "armor": 1},
    {"id": "coat", "type": "apparel", "part": "torso", "top": "gear", "bottom": "vial", "right": "rune", "armor": 1},
    {"id": "hat", "type": "apparel", "part": "head", "bottom": "gear", "will": 1},
    {"id": "boots", "type": "apparel", "part": "legs", "top": "vial", "armor": 1},
    {"id": "lining", "type": "apparel", "left": "plug", "will": 2},
    {"id": "pistol", "type": "weapon", "hands": 1, "top": "gear", "bottom": "vial", "right": "pin"},
    {"id": "axe", "type": "weapon", "hands": 1, "top": "spiral", "bottom": "gear"},
    {"id": "cannon", "type": "weapon", "hands": 2, "top": "vial", "bottom": "spiral", "right": "pin"},
    {"id": "scope", "type": "weapon", "left": "pin"},
    {"id": "box", "type": "artifact", "top": "spiral", "bottom": "gear", "will": 1},
    {"id": "idol", "type": "artifact", "top": "gear", "bottom": "vial"},
    {"id": "glass", "type": "artifact", "top": "vial", "bottom": "spiral"},
    {"id": "tonic", "type": "consumable", "active": ["Pay 1 stamina: threat +1"]},
)
USE = "inventory:ann"
GAIN = {"ann": {"kind": "tinkerer", "active": ["Pay 1 stamina: gain an item"]}}
GAINING = "use:explorer/ann/active/0"


def outfit(
    own: Mapping[str, str], worn: Mapping[str, str] | None = None, drawing: str = "a b c d", *, explorers: int = 1, stamina: int = 6,
    decks: Mapping[str, str] | None = None, items: Sequence[dict[str, Any]] = (), **more: Any,
) -> Position:  # fmt: skip
    """ann's turn. `own`: what each explorer has in the inventory; `worn`: what each has equipped, such as `vest hat>vest`, the hat on the vest;
    `decks`: all that the item decks hold, instead of what nobody has."""
    p = position(drawing, explorers=explorers, items=[*ITEMS, *items], **more)
    with p.arrange() as s:
        s.explorers["ann"].stamina = stamina
        for id, cards in own.items():
            p.own(id, *cards.split())
        for id, cards in (worn or {}).items():
            s.explorers[id].gear = [_gear(p, card) for card in cards.split()]
        equipped = [gear.card for explorer in s.explorers.values() for gear in explorer.gear]
        for type in ("weapon", "apparel", "artifact", "consumable"):
            pile = s.decks[type].pile
            s.decks[type].pile = [card for card in pile if card not in equipped] if decks is None else decks.get(type, "").split()
    return p.begin()


def _gear(p: Position, card: str) -> Gear:
    card, _, on = card.partition(">")
    augment = p.game.content.items[card].text.left
    return Gear(card, on, "augment" if augment else "upgrade" if on else "main")


def worn(p: Position, id: str = "ann") -> str:
    """What an explorer has equipped."""
    return " ".join(f"{gear.card}>{gear.on}" if gear.on else gear.card for gear in p.explorer(id).gear)


def owned(p: Position, id: str = "ann") -> str:
    """What an explorer has in the inventory."""
    return " ".join(p.explorer(id).items)


def said(p: Position, *verbs: str) -> list[str]:
    """What is offered with these verbs."""
    return [key for key in p.keys if key.split(":")[0] in verbs]


def prompt(p: Position) -> tuple[str, int, list[str]]:
    """The question, the seat that is asked, and its options."""
    return p.prompt, p.decision.seat, p.keys
