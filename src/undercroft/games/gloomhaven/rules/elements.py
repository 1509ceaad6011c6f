"""The element board: infusing and waning."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.haven.content.mods import Mods
from undercroft.kernel.decision import Option, Seat

from ..content import words as own
from ..events import Infused
from ..game import INERT, STRONG, Gloom, elements_of
from ..state import Unit


async def infuse(game: Gloom, elements: Sequence[str], seat: Seat, figure: str, line: str = "") -> None:
    """GH-ELM-02, GH-ELM-16, GH-ELM-20, FC-ELE-02, FC-ELE-04: an element becomes strong at the end of the current turn. If there are several, the user
    chooses."""
    s = game.state
    element = await game.choose(seat, "infuse", [Option(f"element:{e}", e) for e in elements_of(elements)], figure=figure)
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


