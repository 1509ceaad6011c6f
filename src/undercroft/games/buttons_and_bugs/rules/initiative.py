"""Initiative: the turns of a round, and who takes them."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.haven.state import Figure

from ..content.model import DIE
from ..game import Bugs
from ..state import HERO


class Slot(NamedTuple):
    """A turn not yet taken. Lower initiative goes first, and the character goes before monsters (BB-INI-05, BB-INI-06)."""

    initiative: int
    monster: bool
    group: str
    number: int
    figure: str
    column: str
    key: str
    """The figure and the column, by which turns already taken are remembered."""


def columns_of(game: Bugs, figure: Figure) -> list[str]:
    """BB-INI-03, BB-INI-08 … 10: a normal monster uses the rolled column, an elite the other two."""
    rolled = game.state.columns.get(figure.kind)
    if rolled is None:
        return []
    return [r for r in DIE if r != rolled] if figure.elite else [rolled]


def slots(game: Bugs) -> list[Slot]:
    """BB-INI-04, BB-INI-11, BB-INI-15: all turns of the round: one for the character, and one for each monster and column. Objectives have none
    (BB-TER-24)."""
    s = game.state
    found = [Slot(s.initiative, False, "", 0, HERO, "", f"{HERO}:")]
    for monster in game.monsters():
        kind = game.kind(monster)
        for column in columns_of(game, monster):
            group, key = f"{monster.kind}:{column}", f"{monster.id}:{column}"
            found.append(Slot(kind.columns[column].initiative, True, group, monster.number, monster.id, column, key))
    return found
