"""A character's cards: where they go after an action, and which of them count for a rest or can be recovered."""

from __future__ import annotations

from undercroft.kernel.decision import Option

from ..content.model import Half
from ..game import Gloom
from ..state import Hero, Unit


def place_card(game: Gloom, figure: Unit, card: str, name: str, half: Half | None) -> None:
    """GH-TRN-04, GH-TRN-05, GH-TRN-10, GH-TRN-11, GH-SEL-08 … 10, GH-SEL-12: after its action, a card goes to the active area, the lost pile or the
    discard pile. After a basic action or no action (None), it always goes to the discard pile."""
    hero = game.hero(figure)
    held = half is not None and half.span and any(b.card == card for bonuses in game.state.bonuses.values() for b in bonuses)
    if held:
        for pile in (hero.hand, hero.played):
            if card in pile:
                pile.remove(card)
        hero.active[card] = name
    elif half is not None and half.lost:
        lose(game, figure, card)
    else:
        game.put(figure, card, "discard")


def lose(game: Gloom, figure: Unit, card: str) -> None:
    """GH-SEL-10, GH-REC-02: put a card into the lost pile."""
    game.put(figure, card, "lost")
    mark_lost(game, game.hero(figure), card)


def mark_lost(game: Gloom, hero: Hero, card: str) -> None:
    """GH-REC-02: a card marked as not recoverable cannot be recovered, no matter how it was lost."""
    if game.card(card).marked:
        hero.barred.append(card)


def dismissals(game: Gloom, figure: Unit) -> list[Option[tuple[str, str]]]:
    """GH-ACT-06, GH-ACT-09: active cards may be dismissed at any time."""
    return [Option(f"dismiss:{c}", ("dismiss", c), card=c) for c in game.hero(figure).active]


def rest_cards(game: Gloom, hero: Hero) -> int:
    """GH-RST-01, GH-SEL-07: discarded cards, including active cards that count as discarded."""
    return len(hero.discard) + (len(game.counts_as_discarded(hero)) if hero.active else 0)


def recoverable(game: Gloom, hero: Hero, pile: str) -> list[str]:
    """GH-REC-01, GH-REC-02, GH-REC-05: the cards of the named pile, including active cards that count as part of it, except cards that cannot be
    recovered."""
    if pile == "discarded":
        return [*hero.discard, *game.counts_as_discarded(hero)]
    active = [c for c in hero.active if game.half_in_force(hero, c).lost and not game.card(c).marked]
    return [c for c in (*hero.lost, *active) if c not in hero.barred]
