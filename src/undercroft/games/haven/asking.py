"""What a question about the cards of a round says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.decision import Option


def may_select(options: Sequence[Option[Any]]) -> str:
    """What can be chosen for the round: a card, a long rest or both; the prompt speaks of nothing else."""
    cards, rest = any(o.key.startswith("lead:") for o in options), any(o.key == "rest" for o in options)
    return "both" if cards and rest else "rest" if rest else "card"
