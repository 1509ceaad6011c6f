"""Monsters appear (MA-SPM)."""

from __future__ import annotations

from ..events import Appeared, NoMonster
from ..game import Machina
from ..state import Monster
from .context import Context, nearest_cells
from .harm import destroy
from .items import draw, left_in
from .moves import free_near
from .tracks import threaten


class Entered:
    """MA-SPM-09: a monster has come into play."""

    def __init__(self, monster: str) -> None:
        self.monster = monster


def find(game: Machina, card: str) -> None:
    """MA-DIS-11: a particular monster card is taken from the deck, which is then shuffled, from the destroyed pile, from the box, or from those that
    have not been added yet."""
    s = game.state
    deck = s.decks["monsters"]
    if card in (*deck.pile, *deck.top):
        deck.pile, deck.top = [other for other in (*deck.pile, *deck.top) if other != card], []
    for pile in (s.fallen, s.boxed, deck.lost):
        if card in pile:
            pile.remove(card)


async def spawn(game: Machina, id: str, line: str = "", particular: str = "") -> None:
    """MA-SPM-01 … 10, MA-SPM-12: a monster appears on the spawn space nearest to this explorer, on the explorer's tile: the top one of the deck if
    no particular one is meant."""
    s = game.state
    spaces = game.spaces("spawn") & game.tile(game.cell(id))
    if not spaces:
        game.tell(NoMonster(why="no-space", rules=("MA-SPM-01",), line=line))
        return
    deck = s.decks["monsters"]
    if particular:
        find(game, particular)
    elif not left_in(deck):
        deck.pile, s.fallen = s.fallen, []
    if not particular and not left_in(deck):
        game.tell(NoMonster(why="no-card", rules=("MA-SPM-04",), line=line))
        await threaten(game, 1, "MA-SPM-04")
        return
    card = particular or await draw(game, deck, "monster-card")
    if card not in s.seen:
        s.seen.append(card)
    near = nearest_cells(game.cell(id), spaces)
    nearest = await game.choose(game.players, "spawn-at", game.at("space", near), figure=id)
    cell = await free_near(game, Context(line), nearest)
    if cell == -1:
        deck.top.append(card)
        return
    s.monsters[card] = Monster(cell)
    game.tell(Appeared(figure=card, cell=cell, rules=("MA-SPM-06",), line=line))
    if game.spaces("chasm") >> cell & 1:
        await destroy(game, card, "", "MA-SPM-10")
        return
    if s.phase == "monsters":
        s.waiting.append(card)
    await game.after(Entered(card))
