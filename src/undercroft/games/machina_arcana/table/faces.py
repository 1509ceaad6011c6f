"""Cards as players see them: explorers, monsters, items, events and chapters."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from undercroft.kernel.scene import Card, Message, Sign

from ..content.model import Abilities, Chapter, Content
from ..content.schema import ItemText
from ..content.signs import JOINTS
from ..content.words import CARD_TEXT

KINDS = ("enters", "active", "passive")
"""MA-ABL-06: the types of abilities, in the order in which cards show them."""
PARTS = ("attributes", "enters-play", "active", "passive", "story")
"""The parts that cards can have."""
ATTRIBUTES = ("armor", "will", "health", "stamina", "essence", "spawn rating", "horror rating")
"""What the first part of a card says, each with its value."""
HANDS = ((), ("one-hand",), ("two-hands",))
PLACES = {"": (), "head": ("head",), "torso": ("body",), "legs": ("legs",)}
MARKS = (
    "marksman", "fighter", "mystic", "tinkerer", "weapon", "apparel", "artifact", "consumable", "main-item", "upgrade", "augment",
    "chapter", "closed-chapter", "explorer-event", "horror-event", "personal-event",
)  # fmt: skip
"""The marks on cards of this game alone; others say where an item is worn."""


def _face(
    id: str, name: str, does: Abilities, icon: str, level: int = 0, marks: tuple[str, ...] = (), attributes: Sequence[tuple[str, int]] = (),
    story: str = "",
) -> Card:  # fmt: skip
    """A printed card: its attributes, its abilities by type, and its story."""
    parts: dict[str, tuple[str, ...]] = {}
    icons: dict[str, tuple[str, ...]] = {}
    if said := tuple(f"{what.capitalize()}: {value}" for what, value in attributes):
        parts["attributes"] = said
    for kind, part in zip(KINDS, ("enters-play", "active", "passive"), strict=True):
        if effects := getattr(does, kind):
            parts[part] = tuple(CARD_TEXT.show(effect.line) for effect in effects)
            icons[part] = tuple(CARD_TEXT.icon(effect.line) for effect in effects)
    if story:
        parts["story"] = (story,)
    return Card(id, name, parts=parts, icons=icons, marks=marks, level=level, icon=icon)


def explorer_face(pack: Content, id: str) -> Card:
    card = pack.explorers[id]
    t = card.text
    attributes = (("armor", t.armor), ("will", t.will), ("health", t.health), ("stamina", t.stamina), ("essence", t.essence))
    return _face(id, card.name, card.does, t.icon, marks=(t.kind,), attributes=attributes, story=t.about)


def monster_face(pack: Content, id: str) -> Card:
    card = pack.monsters[id]
    t = card.text
    attributes = (("armor", t.armor), ("will", t.will), ("health", t.health), ("stamina", t.stamina))
    return _face(id, card.name, card.does, t.icon, t.level, attributes=attributes, story=t.about)


def _joints(t: ItemText) -> dict[str, Sign]:
    """MA-EQP-04, MA-EQP-10: the upgrade and augment symbols on the edges of an item."""
    edges = {"top": t.top, "bottom": t.bottom, "left": t.left, "right": t.right}
    return {edge: Sign(symbol, Message("ma-symbol", {"symbol": symbol}), JOINTS.get(symbol, "")) for edge, symbol in edges.items() if symbol}


def item_face(pack: Content, id: str, how: str = "", on: str = "") -> Card:
    """An item; `how` and `on`: how it is equipped, and the item that it is attached to."""
    card = pack.items[id]
    t = card.text
    standing = {"": (), "main": ("main-item",), "upgrade": ("upgrade",), "augment": ("augment",)}[how]
    augments = ("augment",) if t.left and not how else ()
    attributes = tuple((what, value) for what, value in (("armor", t.armor), ("will", t.will)) if value)
    marks = (*standing, t.type, *HANDS[t.hands], *PLACES[t.part], *augments)
    return replace(_face(id, card.name, card.does, t.icon, t.level, marks, attributes), on=on, joints=_joints(t))


def event_face(pack: Content, id: str) -> Card:
    card = pack.events[id]
    t = card.text
    mark = "horror-event" if t.kind == "horror" else "personal-event" if t.personal else "explorer-event"
    return _face(id, card.name, card.does, t.icon, marks=(mark,), story=t.about)


def chapter_face(card: Chapter) -> Card:
    """A chapter, or an endgame card in its place."""
    t = card.text
    attributes = tuple((what, value) for what, value in (("spawn rating", t.spawn), ("horror rating", t.horror)) if value)
    return _face(card.id, card.name, card.does, t.icon, marks=("closed-chapter" if t.closed else "chapter",), attributes=attributes, story=t.story)
