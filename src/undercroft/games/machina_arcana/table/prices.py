"""What deeds cost, by the numbers of the rules."""

from __future__ import annotations

from typing import NamedTuple

from ..content import words
from ..content.lines import prices
from ..game import Machina
from ..rules import controlling, paths
from ..rules.choices import Activate, Arrange, Explore, Leave, Seal, Trade, UseAbility, Walk, WorkDoor
from ..rules.moves import steps
from ..rules.turns import ARRANGE, CLOSE, DESTROY, EXPLORE, LEAVE, OPEN, SEAL, SEAL_ESSENCE, TRADE, UNLIT_ESSENCE, activation

DOORS = {"open": OPEN, "close": CLOSE, "destroy": DESTROY}
MONSTERS_DOORS = {"open": controlling.OPEN_OR_CLOSE, "close": controlling.OPEN_OR_CLOSE, "destroy": paths.DESTROY}


class Price(NamedTuple):
    stamina: int = 0
    essence: int = 0


FREE = Price()


def price(game: Machina, id: str, deed: object) -> Price:
    """MA-EXP-13: what an explorer pays for a deed."""
    match deed:
        case Walk(way=way):
            return Price(steps(game, id, way))
        case WorkDoor(how=how):
            return Price(DOORS[how])
        case Activate(cell=cell, kind=kind):
            return Price(activation(game, id, cell, kind), UNLIT_ESSENCE if kind == "chapter" and cell not in game.state.lit else 0)
        case Seal():
            return Price(SEAL, SEAL_ESSENCE)
        case Explore():
            return Price(EXPLORE)
        case Leave():
            return Price(LEAVE)
        case Trade():
            return Price(TRADE)
        case Arrange():
            return Price(ARRANGE)
        case UseAbility(line=line):
            paid = prices(game.content.lines[line])
            return Price(paid.get(words.PayStamina, 0), paid.get(words.PayEssence, 0))
    return FREE


def monsters_price(deed: object) -> Price:
    """What a monster pays for what those who control it make it do, its abilities apart."""
    match deed:
        case Walk(way=way):
            return Price(len(way))
        case WorkDoor(how=how):
            return Price(MONSTERS_DOORS[how])
        case Activate():
            return Price(controlling.LEVER)
    return FREE
