"""What nobody at the table knows, drawn anew for bots that imagine."""

from __future__ import annotations

from undercroft.kernel.chance import Chance

from ..state import MachinaState


def imagine(state: MachinaState, chance: Chance) -> None:
    """MA-THR-05, MA-INV-25: which cards went back to the box unseen is unknown. All other order is decided when a card is drawn."""
    for deck in state.decks.values():
        if deck.lost:
            cards = sorted([*deck.pile, *deck.lost])
            gone = len(deck.lost)
            deck.lost = [cards.pop(chance.below(len(cards))) for _ in range(gone)]
            deck.pile = cards
