"""The conditions and badges of Machina Arcana."""

from __future__ import annotations

from undercroft.kernel.signs import SignKind

ETHEREAL = SignKind(list="condition", id="ethereal", icon="ghost", rules=("MA-ETH-01", "MA-ETH-06", "MA-ETH-07"))
IMMOBILE = SignKind(list="condition", id="immobile", icon="anchor", rules=("MA-UNI-15",))
UNHARMED = SignKind(list="condition", id="unharmed", icon="heart-shield", good=True)
ESSENCE = SignKind(list="badge", id="essence", icon="sparkles", rules=("MA-ESS-01",))
EFFECTS = SignKind(list="badge", id="effects", icon="sands-of-time", rules=("MA-LST-01",))
SIGNS: tuple[SignKind, ...] = (ETHEREAL, IMMOBILE, UNHARMED, ESSENCE, EFFECTS)
"""What figures may bear, as data of a game: conditions and badges."""
