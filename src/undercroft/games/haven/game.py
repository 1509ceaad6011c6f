"""The base class of both Gloomhaven games: what the shared rules need from a game, and what each game decides for itself."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from undercroft.grid.hexes import beside, cells, distance
from undercroft.kernel.decision import Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game

from . import events
from .content import words
from .content.signs import CONDITIONS, HEAL, TURN, ending
from .state import F, HavenState

S = TypeVar("S", bound=HavenState[Any])


class Haven(Game[S], Generic[S, F]):
    """A game with figures on hexes. Each of the two games overrides what it does differently."""

    IMMUNE: ClassVar[str]
    """The rule that says an immune figure does not gain the condition."""
    NEGATIVE: ClassVar[tuple[str, ...]] = words.NEGATIVE
    TIMED: ClassVar[tuple[str, ...]] = ending(CONDITIONS, TURN)
    """Conditions that last until the end of the figure's next turn."""
    HEALED: ClassVar[tuple[str, ...]] = ending(CONDITIONS, HEAL)
    """Conditions that a heal removes."""
    leg: events.Moved | None = None
    """Hexes a figure has entered that have not been reported yet."""

    # -- where the games differ --------------------------------------------------------------------------------------------
    @abstractmethod
    def immune(self, figure: F, condition: str) -> bool: ...

    @abstractmethod
    def hostile(self, figure: F, other: F) -> bool:
        """Whether `figure` may attack `other`."""

    @abstractmethod
    def flying(self, figure: F) -> bool: ...

    @abstractmethod
    async def suffer(self, figure: F, damage: int, source: str) -> None:
        """Make a figure suffer damage from one source. Each game has its own ways for a character to negate it."""

    @abstractmethod
    async def enter(self, figure: F, cell: int) -> None:
        """Apply the effects of entering a hex on foot (hazards, traps)."""

    @abstractmethod
    async def entered(self, figure: F, cell: int) -> None:
        """Apply other effects of entering a hex, on foot or not, moving voluntarily or by force."""

    @abstractmethod
    def terrain(self) -> tuple[int, int, int, int]:
        """The map as four sets of cells: all cells, obstacles, difficult terrain, hazards."""

    @abstractmethod
    def sticky(self) -> int:
        """Cells where a figure blocks even its allies."""

    @abstractmethod
    def name(self, cell: int) -> str: ...

    @abstractmethod
    def player(self, figure: F) -> Seat: ...

    # -- figures ---------------------------------------------------------------------------------------------------------
    def alive(self, figure: F) -> bool:
        """Whether this figure is still on the map. A new figure with the same number does not count."""
        return self.state.figures.get(figure.id) is figure

    def occupied(self, but: str = "") -> int:
        """BB-GEN-07, GH-GEN-04: the hexes of all figures: characters, monsters and objectives."""
        mask = 0
        for figure in self.state.figures.values():
            if figure.id != but:
                mask |= 1 << figure.cell
        return mask

    # -- events ----------------------------------------------------------------------------------------------------------
    def tell(self, event: Event) -> None:
        """Report an event. The hexes entered so far are reported first, so that events stay in order."""
        if self.leg is not None:
            self.settle()
        super().tell(event)

    def went(self, figure: F, cell: int, how: str, line: str) -> None:
        """Note that a figure entered a hex. Hexes entered in a row are reported as one leg, when something happens there or the move ends."""
        if self.events is not None:
            path = (*self.leg.path, cell) if self.leg is not None else (cell,)
            self.leg = events.Moved(figure=figure.id, path=path, how=how, line=line)

    def settle(self) -> None:
        """Report the hexes entered so far, because the move is over or a player is about to be asked something on the way."""
        if self.leg is not None:
            leg, self.leg = self.leg, None
            super().tell(leg)

    # -- conditions ------------------------------------------------------------------------------------------------------
    def gain(self, figure: F, condition: str, line: str = "") -> bool:
        """BB-CON-01, BB-CON-03 … 05, GH-CON-02, GH-CON-03, GH-CON-39: gain a condition. If gained on the figure's own turn, it lasts past the end of
        that turn; if gained again, its duration restarts. An immune figure cannot gain it (BB-MON-07, BB-TER-23; GH-CON-04). BB-CON-20, BB-CON-23:
        each figure has its own conditions, and may have any number of them."""
        if not self.alive(figure):
            return False
        if self.immune(figure, condition):
            self.tell(events.Immune(figure=figure.id, condition=condition, rules=(self.IMMUNE,), line=line))
            return False
        turns = 0 if condition not in self.TIMED else 2 if self.state.acting == figure.id else 1
        figure.conditions.pop(condition, None)
        figure.conditions[condition] = turns
        self.tell(events.Gained(figure=figure.id, condition=condition, line=line))
        return True

    def shed(self, figure: F, condition: str, line: str = "") -> None:
        if figure.conditions.pop(condition, None) is not None:
            self.tell(events.Shed(figure=figure.id, condition=condition, line=line))

    def expire(self, figure: F) -> None:
        """BB-CON-02, BB-CON-06, GH-CON-01, GH-CON-32, GH-CON-40, FC-REG-04: count down timed conditions at the very end of a turn, and remove those
        that run out."""
        for condition, turns in list(figure.conditions.items()):
            if turns == 1:
                self.shed(figure, condition)
            elif turns:
                figure.conditions[condition] = turns - 1

    def heal(self, figure: F, amount: int, line: str = "") -> None:
        """BB-HEA-01 … 05, BB-CON-11, BB-CON-12, GH-HEA-01, GH-HEA-04, GH-HEA-06, GH-DMG-08, GH-CON-10, GH-CON-12, GH-CON-13, FC-REG-07, FC-REG-08:
        restore health up to the maximum and remove wound. If the figure is poisoned, remove poison instead of restoring health."""
        poisoned = "poison" in figure.conditions
        for condition in self.HEALED:
            self.shed(figure, condition)
        gained = 0 if poisoned else min(amount, figure.max_health - figure.health)
        figure.health += gained
        self.tell(events.Healed(figure=figure.id, amount=gained, line=line))

    def negatives(self, figure: F) -> list[str]:
        return [c for c in figure.conditions if c in self.NEGATIVE]

    # -- paths on the map ------------------------------------------------------------------------------------------------
    def barred(self, figure: F, side: str = "") -> int:
        """Cells a figure on foot may not enter: obstacles, enemies and objectives, and allies in cells where they block. BB-MOV-02, BB-MOV-03,
        BB-TER-05, BB-TER-17, BB-TER-18, BB-TER-25, BB-CON-24, GH-MOV-03, GH-MOV-04, GH-CON-33. `side` is the side it moves for, if not its own."""
        mask, sticky = self.terrain()[1], self.sticky()
        for other in self.state.figures.values():
            if other.id == figure.id:
                continue
            here = 1 << other.cell
            if other.side != (side or figure.side) or sticky & here:
                mask |= here
        return mask

    def standable(self, figure: F, flying: bool) -> int:
        """Cells where a figure may end its move: unoccupied (BB-MOV-04, BB-MOV-10; GH-MOV-06, GH-GEN-13) and not an obstacle, unless it flies
        (BB-TER-06, BB-TER-07)."""
        area, obstacles, _, _ = self.terrain()
        return area & ~self.occupied(but=figure.id) & ~(0 if flying else obstacles)

    def steps(self, cell: int) -> int:
        """The hexes adjacent to a hex."""
        return beside(1 << cell) & self.terrain()[0]

    def apart(self, a: int, b: int) -> int:
        """BB-FRC-03, BB-FRC-04: the distance between two hexes."""
        return distance(a, b)

    def places(self, mask: int) -> list[tuple[str, int]]:
        """Cells with their names, in map order."""
        return [(self.name(cell), cell) for cell in cells(mask)]
