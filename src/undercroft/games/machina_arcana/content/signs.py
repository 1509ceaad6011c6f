"""The conditions and badges of Machina Arcana."""

from __future__ import annotations

from undercroft.kernel.signs import SignKind

ETHEREAL = SignKind(list="condition", id="ethereal", icon="ghost", rules=("MA-ETH-01", "MA-ETH-06", "MA-ETH-07"))
IMMOBILE = SignKind(list="condition", id="immobile", icon="anchor", rules=("MA-UNI-15",))
UNHARMED = SignKind(list="condition", id="unharmed", icon="heart-shield", good=True)
ESSENCE = SignKind(list="badge", id="essence", icon="sparkles", rules=("MA-ESS-01",))
EFFECTS = SignKind(list="badge", id="effects", icon="sands-of-time", rules=("MA-LST-01",))
MARKER = SignKind(list="badge", id="marker", icon="meeple", explained=True, rules=("MA-LST-06",))
HORROR_MARKER = SignKind(list="badge", id="horror-marker", icon="evil-moon", good=False, explained=True, rules=("MA-LST-06",))
PROGRESS = SignKind(list="badge", id="progress", icon="progression", explained=True, rules=("MA-EFF-06",))
MARKERS_LEFT = SignKind(list="badge", id="markers-left", icon="three-friends", explained=True, rules=("MA-CMP-10",))
HORROR_MARKERS_LEFT = SignKind(list="badge", id="horror-markers-left", icon="evil-moon", explained=True, rules=("MA-CMP-11",))
SIGNS: tuple[SignKind, ...] = (
    ETHEREAL, IMMOBILE, UNHARMED, ESSENCE, EFFECTS, MARKER, HORROR_MARKER, PROGRESS, MARKERS_LEFT, HORROR_MARKERS_LEFT,
)  # fmt: skip
"""What figures and cards may bear, as data of a game: conditions and badges."""
JOINTS = {
    "gear": "cog", "vial": "vial", "spiral": "divided-spiral", "pin": "safety-pin", "plug": "plug", "rune": "rune-stone",
}  # fmt: skip
"""The icons of the symbols by which items are joined. Packs may have others."""
