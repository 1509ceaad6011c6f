"""Where ability cards go when they leave the hand or the active area."""

from __future__ import annotations

from ..content.model import Half
from ..game import Bugs


def lose(game: Bugs, card: str, half: Half) -> None:
    """BB-CRD-07, BB-LOS-04: put a card into the lost pile, permanently if the icon says so."""
    game.state.cards[card].gone = half.unrecoverable
    game.put(card, "lost")


def flip_or_discard(game: Bugs, card: str) -> None:
    """BB-CRD-03, BB-CRD-04: an A-side is flipped to B and returns to hand; a B-side is discarded."""
    if game.state.cards[card].side == "a":
        game.put(card, "hand", "b")
    else:
        game.put(card, "discard")
