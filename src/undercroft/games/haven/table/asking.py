"""Wording of the question about which cards to play this round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.decision import Option


def may_select(options: Sequence[Option[Any]]) -> str:
    """Whether the player can choose a card, a long rest or both. The prompt mentions only what is available."""
    cards, rest = any(o.key.startswith("lead:") for o in options), any(o.key == "rest" for o in options)
    return "both" if cards and rest else "rest" if rest else "card"
