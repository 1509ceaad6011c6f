"""The element board: infusing, consuming and waning."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.haven.content import words
from undercroft.games.haven.content.mods import Mods
from undercroft.kernel.decision import Option, Seat
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..events import Consumed, Infused
from ..game import Gloom
from ..state import Unit

ELEMENTS = words.ELEMENTS
INERT, WANING, STRONG = 0, 1, 2


def choices(elements: Sequence[str]) -> tuple[str, ...]:
    """GH-ELM-16, GH-ICO-03, FC-ELE-01: the elements a symbol can stand for: itself, either of a pair, or any element."""
    return ELEMENTS if "wild" in elements else tuple(elements)


async def infuse(game: Gloom, elements: Sequence[str], seat: Seat, figure: str, line: str = "") -> None:
    """GH-ELM-02, GH-ELM-16, GH-ELM-20, FC-ELE-02, FC-ELE-04: an element becomes strong at the end of the current turn. If there are several, the user
    chooses."""
    s = game.state
    element = await game.choose(seat, "infuse", [Option(f"element:{e}", e) for e in choices(elements)], figure=figure)
    game.tell(Infused(figure=figure, element=element, line=line))
    if s.turn is None:
        s.elements[element] = STRONG
    elif element not in s.turn.infusing:
        s.turn.infusing.append(element)


async def charge(game: Gloom, figure: Unit, mods: Mods, line: str) -> None:
    """GH-ELM-04, GH-ELM-20: an element symbol on an ability, bonus or item infuses when that is used, even on another figure's turn."""
    for node in mods.others:
        if isinstance(node, own.Charge):
            await infuse(game, node.elements, game.player(figure), figure.id, line)


def strengthen(game: Gloom) -> None:
    """GH-ELM-02, GH-ELM-10, GH-ELM-17: at the end of a turn, infused elements become strong."""
    turn = game.state.turn
    assert turn is not None
    for element in turn.infusing:
        game.state.elements[element] = STRONG
    turn.infusing = []


def wane(game: Gloom) -> None:
    """GH-EOR-04, GH-ELM-01, GH-ELM-05: at the end of a round, every element moves down one column."""
    for element, strength in game.state.elements.items():
        game.state.elements[element] = max(INERT, strength - 1)


def available(game: Gloom, elements: Sequence[str], but: Sequence[str] = ()) -> list[str]:
    """GH-ELM-07, GH-ELM-09, FC-ELE-03: the elements of a symbol that are strong or waning."""
    return [e for e in choices(elements) if game.state.elements[e] > INERT and e not in but]


def symbols(price: Node) -> tuple[tuple[str, ...], ...]:
    """GH-ELM-08, GH-ELM-12: the symbols of a price. Each consumes one element, and all are required."""
    if isinstance(price, words.ConsumeBoth):
        return price.first, price.second
    assert isinstance(price, words.Consume)
    return (price.elements,)


def payable(game: Gloom, price: Node, but: Sequence[str] = (), monster: bool = False) -> bool:
    """GH-ELM-07, GH-ELM-12: whether each symbol can be paid with a different element. Characters cannot pay if a penalty forbids it."""
    if game.state.sealed and not monster:
        return False
    first, *more = (available(game, symbol, but) for symbol in symbols(price))
    return bool(first) and all(any(a != b for a in first for b in other) for other in more)


async def pay(game: Gloom, price: Node, seat: Seat, figure: str, line: str = "", but: Sequence[str] = ()) -> None:
    """GH-ELM-06 … 08, GH-ELM-16, FC-ELE-03: consume one element for each symbol. It becomes inert."""
    rest = list(symbols(price))
    while rest:
        symbol, *rest = rest
        found = [e for e in available(game, symbol, but) if all(set(available(game, r, but)) - {e} for r in rest)]
        element = await game.choose(seat, "consume", [Option(f"element:{e}", e) for e in found], figure=figure)
        game.state.elements[element] = INERT
        game.tell(Consumed(figure=figure, element=element, line=line))


async def bought(game: Gloom, figure: Unit, others: tuple[object, ...], line: str) -> None:
    """GH-EXP-03: gain experience that comes with a price."""
    for node in others:
        if isinstance(node, own.Xp):
            game.gain_xp(figure, node.value, line)
