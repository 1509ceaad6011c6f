"""Elements: visible infusions and consuming them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.games.haven.content import words
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content.model import DIE
from ..events import Consumed, Created
from ..game import PLAYER, Bugs
from ..state import Infusion


class Symbol(NamedTuple):
    """A visible infusion symbol. Its id is its location, so each location is consumed once (BB-ELM-09)."""

    id: str
    elements: tuple[str, ...]


def suits(symbol: Symbol, wanted: tuple[str, ...]) -> bool:
    """BB-ELM-01, BB-ELM-18 … 21: whether an infusion can pay for an element. Each of the six elements pays for itself, a wild price accepts any
    infusion, a wild infusion counts as any element, and a mixed one as either of its two."""
    return "wild" in wanted or "wild" in symbol.elements or any(e in wanted for e in symbol.elements)


def marked(game: Bugs, kind: str) -> list[str]:
    """The columns of a monster type marked by a cube this round, no matter which of its ranks is still alive (BB-ELM-13)."""
    held = game.state.marks.get(kind, [])
    return [r for r in DIE if r in held]


def printed(game: Bugs, card: str, side: str) -> list[Symbol]:
    """The symbols on one side of a card."""
    halves = [(half, game.card(card).side(side).half(half).infusions) for half in ("top", "bottom")]
    return [Symbol(f"card/{card}/{side}/{half}/{n}", elements) for half, found in halves for n, elements in enumerate(found)]


def symbols(game: Bugs) -> list[Symbol]:
    """BB-ELM-02 … 08, BB-ELM-22, BB-ELM-25: the visible symbols: on the face-up side of played cards, cards in hand and active cards, whether
    performed or not; on the marked columns of types with a living figure (BB-ELM-10 … 13, BB-MEL-02); and those created by items."""
    s, found = game.state, []
    for card in game.zone("hand", "played", "active"):
        found += printed(game, card, s.cards[card].side)
    for kind in dict.fromkeys(f.kind for f in game.monsters()):
        for result in marked(game, kind):
            for n, elements in enumerate(game.content.monsters[kind].columns[result].infusions):
                found.append(Symbol(f"monster/{kind}/{result}/{n}", elements))
    found += [Symbol(i.id, tuple(i.elements)) for i in s.created]
    return found


def available(game: Bugs) -> list[Symbol]:
    """BB-ELM-04, BB-ELM-09, BB-ELM-17: each symbol can be consumed once per round. It is identified by its location, even if the card has moved
    since."""
    consumed = game.state.consumed
    return [symbol for symbol in symbols(game) if symbol.id not in consumed]


def offers(game: Bugs, card: str, side: str, prices: Sequence[Node]) -> bool:
    """Whether this side of a card has an infusion, not consumed yet, that could pay part of one of these prices."""
    found = [symbol for symbol in printed(game, card, side) if symbol.id not in game.state.consumed]
    return any(suits(symbol, wanted) for symbol in found for price in prices for wanted in _wants(price))


def _wants(price: Node) -> tuple[tuple[str, ...], ...]:
    if isinstance(price, words.ConsumeBoth):
        return price.first, price.second
    assert isinstance(price, words.Consume)
    return (price.elements,)


def _ways(wants: tuple[tuple[str, ...], ...], stock: list[Symbol]) -> list[tuple[Symbol, ...]]:
    """All ways to pay, using each symbol once: BB-ELM-16."""
    if not wants:
        return [()]
    found = []
    for n, symbol in enumerate(stock):
        if suits(symbol, wants[0]):
            found += [(symbol, *rest) for rest in _ways(wants[1:], stock[:n] + stock[n + 1 :])]
    return found


def payable(game: Bugs, *prices: Node | None) -> bool:
    """Whether all these prices can be paid together."""
    wants = tuple(want for price in prices if price is not None for want in _wants(price))
    if not wants:
        return True
    stock = available(game)
    return any(suits(s, wants[0]) for s in stock) if len(wants) == 1 else bool(_ways(wants, stock))


async def pay(game: Bugs, price: Node | None, payer: str, line: str = "") -> None:
    """BB-ELM-14, BB-ELM-23: consume what a price requires, if there is a price. Infusions on the card being used count."""
    if price is not None:
        await pay_all(game, (price,), payer, line)


async def pay_all(game: Bugs, prices: Sequence[Node], payer: str, line: str) -> None:
    """BB-ELM-16, BB-ELM-24, BB-MEL-05, BB-MEL-07: consume what the prices require, one infusion after another. If several would do, the player
    chooses, even for monsters, but so that everything can be paid. A monster's own column counts."""
    wants = tuple(want for price in prices for want in _wants(price))
    for n in range(len(wants)):
        first: dict[str, Symbol] = {}
        for way in _ways(wants[n:], available(game)):
            first.setdefault(way[0].id, way[0])
        options = [Option(f"consume:{symbol.id}", symbol) for symbol in first.values()]
        symbol = await game.choose(PLAYER, "consume", options, figure=payer)
        game.state.consumed.append(symbol.id)
        game.state.created[:] = [i for i in game.state.created if i.id != symbol.id]
        game.tell(Consumed(figure=payer, infusion=symbol.id, elements=symbol.elements, line=line))


def create(game: Bugs, count: int, elements: tuple[str, ...], line: str = "") -> None:
    """BB-ELM-22: infusions created by items stay until consumed or until the end of the round."""
    s = game.state
    for _ in range(count):
        s.made += 1
        s.created.append(Infusion(f"item/{s.made}", list(elements)))
    game.tell(Created(elements=elements * count, line=line))
