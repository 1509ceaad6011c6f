"""The field of battle: what the shared rules need of a game, and what each game decides for itself."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from undercroft.grid.hexes import beside, cells, distance
from undercroft.kernel.decision import Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game

from . import events, words
from .figures import F, HavenState

S = TypeVar("S", bound=HavenState[Any])

TIMED = ("invisible", "strengthen", "immobilize", "disarm", "muddle", "stun")
"""Conditions that end at the end of the figure's next turn."""


class Haven(Game[S], Generic[S, F]):
    """A game with figures on hexes. Subclasses are the strategy objects in which the two games differ."""

    IMMUNE: ClassVar[str]
    """The rule by which an immune figure gains nothing."""
    NEGATIVE: ClassVar[tuple[str, ...]] = words.NEGATIVE
    leg: events.Moved | None = None
    """Hexes a figure has entered that are still to be told."""

    # -- where the games differ --------------------------------------------------------------------------------------------
    @abstractmethod
    def immune(self, figure: F, condition: str) -> bool: ...

    @abstractmethod
    def hostile(self, figure: F, other: F) -> bool:
        """May `figure` attack `other`?"""

    @abstractmethod
    def flying(self, figure: F) -> bool: ...

    @abstractmethod
    async def suffer(self, figure: F, damage: int, source: str) -> None:
        """Suffer damage from one source; a character may negate it, each game in its own way."""

    @abstractmethod
    async def enter(self, figure: F, cell: int) -> None:
        """What happens on entering a hex on foot (hazards, traps)."""

    @abstractmethod
    async def entered(self, figure: F, cell: int) -> None:
        """What else happens when a figure comes into a hex, on foot or not, of its own will or forced."""

    @abstractmethod
    def terrain(self) -> tuple[int, int, int, int]:
        """The map: all cells, obstacles, difficult terrain, hazards."""

    @abstractmethod
    def sticky(self) -> int:
        """Cells on which a figure blocks even its allies."""

    @abstractmethod
    def name(self, cell: int) -> str: ...

    @abstractmethod
    def player(self, figure: F) -> Seat: ...

    # -- figures ---------------------------------------------------------------------------------------------------------
    def alive(self, figure: F) -> bool:
        """Still on the map, and not another that took its number."""
        return self.state.figures.get(figure.id) is figure

    def occupied(self, but: str = "") -> int:
        """BB-GEN-07, GH-GEN-04: the hexes of all figures: characters, monsters and objectives."""
        mask = 0
        for figure in self.state.figures.values():
            if figure.id != but:
                mask |= 1 << figure.cell
        return mask

    # -- what is told ----------------------------------------------------------------------------------------------------
    def tell(self, event: Event) -> None:
        """Things are told in the order in which they happen: the way so far comes before what happens at its end."""
        if self.leg is not None:
            self.settle()
        super().tell(event)

    def went(self, figure: F, cell: int, how: str, line: str) -> None:
        """A figure has entered a hex: told as one leg with the hexes before, once something happens there or the move is over."""
        if self.events is not None:
            path = (*self.leg.path, cell) if self.leg is not None else (cell,)
            self.leg = events.Moved(figure=figure.id, path=path, how=how, line=line)

    def settle(self) -> None:
        """Tell the way so far: the move is over, or somebody is about to be asked for what happens on the way."""
        if self.leg is not None:
            leg, self.leg = self.leg, None
            super().tell(leg)

    # -- conditions ------------------------------------------------------------------------------------------------------
    def gain(self, figure: F, condition: str, line: str = "") -> bool:
        """BB-CON-01, BB-CON-03 … 05, GH-CON-02, GH-CON-03, GH-CON-39: gain a condition; gained in its own turn it outlasts that
        turn's end, and gaining it again starts it anew. An immune figure cannot gain it (BB-MON-07, BB-TER-23; GH-CON-04).
        BB-CON-20, BB-CON-23: every figure has its own conditions, as many as it gains."""
        if not self.alive(figure):
            return False
        if self.immune(figure, condition):
            self.tell(events.Immune(figure=figure.id, condition=condition, rules=(self.IMMUNE,), line=line))
            return False
        turns = 0 if condition not in TIMED else 2 if self.state.acting == figure.id else 1
        figure.conditions.pop(condition, None)
        figure.conditions[condition] = turns
        self.tell(events.Gained(figure=figure.id, condition=condition, line=line))
        return True

    def shed(self, figure: F, condition: str, line: str = "") -> None:
        if figure.conditions.pop(condition, None) is not None:
            self.tell(events.Shed(figure=figure.id, condition=condition, line=line))

    def expire(self, figure: F) -> None:
        """BB-CON-02, BB-CON-06, GH-CON-01, GH-CON-32, GH-CON-40: at the very end of a turn timed conditions come closer to their end."""
        for condition, turns in list(figure.conditions.items()):
            if turns == 1:
                self.shed(figure, condition)
            elif turns > 1:
                figure.conditions[condition] = turns - 1

    def heal(self, figure: F, amount: int, line: str = "") -> None:
        """BB-HEA-01 … 05, BB-CON-11, BB-CON-12, GH-HEA-01, GH-HEA-04, GH-HEA-06, GH-DMG-08, GH-CON-10, GH-CON-12, GH-CON-13: raise
        health up to the maximum; poison is removed instead, and a wound with it."""
        poisoned = "poison" in figure.conditions
        for condition in ("poison", "wound"):
            self.shed(figure, condition)
        gained = 0 if poisoned else min(amount, figure.max_health - figure.health)
        figure.health += gained
        self.tell(events.Healed(figure=figure.id, amount=gained, line=line))

    def negatives(self, figure: F) -> list[str]:
        return [c for c in figure.conditions if c in self.NEGATIVE]

    # -- ways over the map -------------------------------------------------------------------------------------------------
    def barred(self, figure: F, controlled: bool = False) -> int:
        """Cells a figure on foot may not enter: obstacles, its enemies and objectives; allies only where they are stuck.
        BB-MOV-02, BB-MOV-03, BB-TER-05, BB-TER-17, BB-TER-18, BB-TER-25, BB-CON-24, GH-MOV-03, GH-MOV-04, GH-CON-33. Controlled, a figure takes
        all other monsters for enemies and the character for a friend (BB-CTL-02, BB-CTL-11)."""
        mask, sticky = self.terrain()[1], self.sticky()
        for other in self.state.figures.values():
            if other.id == figure.id:
                continue
            foe = other.side == "object" or (other.side == figure.side if controlled else other.side != figure.side)
            if foe or sticky >> other.cell & 1:
                mask |= 1 << other.cell
        return mask

    def standable(self, figure: F, flying: bool) -> int:
        """Cells in which a figure may end: unoccupied (BB-MOV-04, BB-MOV-10; GH-MOV-06, GH-GEN-13), no obstacle unless it flies
        (BB-TER-06, BB-TER-07)."""
        area, obstacles, _, _ = self.terrain()
        return area & ~self.occupied(but=figure.id) & ~(0 if flying else obstacles)

    def steps(self, cell: int) -> int:
        """BB-GEN-03, GH-LOS-07: the hexes next to a hex."""
        return beside(1 << cell) & self.terrain()[0]

    def apart(self, a: int, b: int) -> int:
        """BB-TGT-11, GH-LOS-09: how many hexes apart two hexes are."""
        return distance(a, b)

    def places(self, mask: int) -> list[tuple[str, int]]:
        """Cells with their names, in the order of the map."""
        return [(self.name(cell), cell) for cell in cells(mask)]
