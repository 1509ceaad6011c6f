"""Elements: infusions that items create, and those that a card would offer."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.haven.game import symbols
from undercroft.language.vocabulary import Node

from ..events import Created
from ..game import Bugs, suits
from ..state import Infusion


def offers(game: Bugs, card: str, side: str, prices: Sequence[Node]) -> bool:
    """Whether this side of a card has an infusion, not consumed yet, that could pay part of one of these prices."""
    found = [symbol for symbol in game.printed(card, side) if symbol.id not in game.state.consumed]
    return any(suits(symbol, wanted) for symbol in found for price in prices for wanted in symbols(price))


def create(game: Bugs, count: int, elements: tuple[str, ...], line: str = "") -> None:
    """BB-ELM-22: infusions created by items stay until consumed or until the end of the round."""
    s = game.state
    for _ in range(count):
        s.made += 1
        s.created.append(Infusion(f"item/{s.made}", list(elements)))
    game.tell(Created(elements=elements * count, line=line))
