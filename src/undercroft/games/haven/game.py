"""The base class of both Gloomhaven games: what the shared rules need from a game, and what each game decides for itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from undercroft.grid.hexes import beside, cells, distance
from undercroft.kernel.decision import Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game
from undercroft.language.lines import Line
from undercroft.language.vocabulary import Amount, Node

from . import events
from .content import words
from .content.abilities import Ability, RiderSpec, Spec
from .content.model import Content, Scenario
from .content.signs import CONDITIONS, HEAL, TURN, ending
from .state import B, F, HavenState

S = TypeVar("S", bound=HavenState[Any, Any])
Condition: TypeAlias = tuple[Callable[[Any, Any], bool], Node]
BASIC = {
    "top": Ability("basic/top", Line(()), (Spec(words.Attack(Amount(2))),)),
    "bottom": Ability("basic/bottom", Line(()), (Spec(words.Move(Amount(2))),)),
}
"""BB-CRD-02, GH-TRN-08, GH-TRN-09: the basic actions any card can be used for."""


def symbols(price: Node) -> tuple[tuple[str, ...], ...]:
    """BB-ELM-16, GH-ELM-08, GH-ELM-12: the symbols of a price. Each consumes one element, and all are required."""
    if isinstance(price, words.ConsumeBoth):
        return price.first, price.second
    assert isinstance(price, words.Consume)
    return (price.elements,)


class Haven(Game[S], Generic[S, F, B]):
    """A game with figures on hexes. Each of the two games overrides what it does differently."""

    content: Content
    scenario: Scenario
    IMMUNE: ClassVar[str]
    """The rule that says an immune figure does not gain the condition."""
    NEGATIVE: ClassVar[tuple[str, ...]] = words.NEGATIVE
    TIMED: ClassVar[tuple[str, ...]] = ending(CONDITIONS, TURN)
    """Conditions that last until the end of the figure's next turn."""
    HEALED: ClassVar[tuple[str, ...]] = ending(CONDITIONS, HEAL)
    """Conditions that a heal removes."""
    told = 0
    """How many things have happened. While this stays the same, so do the conditions of the scenario in a phase."""
    judged, judged_in = -1, ""
    """This number, and the phase, when goals were last looked at."""
    goal: Sequence[Condition] = ()
    loss: Sequence[Condition] = ()
    """The goal and the losses of the scenario, each condition with its test."""
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
    def targetable(self, figure: F, reach: int) -> list[F]:
        """The enemies within range that a figure may target."""

    @abstractmethod
    def always(self, figure: F) -> list[tuple[Spec, str]]:
        """What is always active for a figure, each with the line that says so."""

    @abstractmethod
    async def suffer(self, figure: F, damage: int, source: str, by: str = "") -> None:
        """Make a figure suffer damage from one source. `by` is the figure dealing it. Each game has its own ways for a character to negate it."""

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

    @abstractmethod
    def payable(self, price: Node, /) -> bool:
        """Whether the elements of a price can be consumed now."""

    @abstractmethod
    async def pay(self, price: Node, figure: F, line: str = "") -> None:
        """Consume the elements of a price for a figure."""

    async def buy(self, rider: RiderSpec, figure: F, line: str) -> None:
        """Pay for a conditional effect."""
        await self.pay(rider.price, figure, line)

    @abstractmethod
    def skip(self, figure: F, what: str, line: str = "", *rules: str) -> None:
        """Report what a figure does not do, and why."""

    @abstractmethod
    def worked(self, figure: F, what: str, line: str) -> None:
        """Report a line that was applied."""

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

    def remove(self, figure: F) -> None:
        """BB-MDT-03, GH-ATK-15: take a figure off the map. The rest of its turn is lost."""
        s = self.state
        del s.figures[figure.id]
        if s.turn is not None and s.turn.figure == figure.id:
            s.turn.figure = s.acting = ""

    def enemies(self, figure: F) -> list[F]:
        """The figures that a figure may attack. Only objects are not simply on a side."""
        side = figure.side
        return [f for f in self.state.figures.values() if (f.side != side if f.side != "object" else self.hostile(figure, f))]

    def amount(self, figure: F, amount: Amount) -> int:
        """The current value of an amount. Anything it counts is counted when the ability is performed."""
        return amount.base + (self.counted(figure, amount.per) if amount.per else 0)

    def counted(self, figure: F, what: str) -> int:
        """What an amount counts besides its base."""
        match what:
            case "hexes moved":
                return self.state.action.moved if self.state.action is not None else 0
            case "adjacent enemies":
                return sum(self.apart(e.cell, figure.cell) == 1 for e in self.enemies(figure))
        return 0

    # -- the scenario ----------------------------------------------------------------------------------------------------
    CONDITIONS: ClassVar[Mapping[type[Node], Callable[[Any, Any], bool]]] = {
        words.EveryDead: lambda self, node: node.kind in self.state.appeared and not self.present(node.kind),
        words.FromRound: lambda self, node: self.state.round >= node.round,
        words.Counter: lambda self, node: self.state.counters.get(node.name, 0) >= node.count,
        words.CounterBelow: lambda self, node: self.state.counters.get(node.name, 0) < node.count,
    }
    """When each scenario condition holds. Goals are looked at after every step of a game, so this has to be fast."""

    def holds(self, node: Node) -> bool:
        """BB-SCN-05, BB-TER-20, BB-TER-26: whether a scenario condition holds now."""
        return self.CONDITIONS[type(node)](self, node)

    def tests(self, conditions: Sequence[Node]) -> list[Condition]:
        """These conditions, each with its test, for those that are looked at again and again."""
        return [(self.CONDITIONS[type(node)], node) for node in conditions]

    def present(self, kind: str) -> bool:
        """Whether there is a figure of this kind."""
        return kind in [f.kind for f in self.state.figures.values()]

    # -- lines in force --------------------------------------------------------------------------------------------------
    def bonuses(self, moment: str, bearer: str) -> list[tuple[B, Ability]]:
        """Active bonuses with this trigger, looked up by index."""
        found = self.state.bonuses.get(moment)
        return [(b, self.content.abilities[b.ability]) for b in found if b.bearer == bearer] if found else []

    def lift(self, over: Callable[[B], bool]) -> list[tuple[str, B]]:
        """Remove bonuses that have ended, and return them with their triggers."""
        gone: list[tuple[str, B]] = []
        for moment, held in self.state.bonuses.items():
            ended = [(moment, b) for b in held if over(b)]
            if ended:
                gone += ended
                held[:] = [b for b in held if not over(b)]
        return gone

    def held(self, figure: F, kind: type[Node], moment: str) -> list[tuple[Spec, str]]:
        """What a figure has of this kind, always or as an active bonus, with the lines it comes from."""
        always, bonuses = self.always(figure), self.bonuses(moment, figure.id)
        found = [(spec, line) for spec, line in always if isinstance(spec.node, kind)] if always else []
        return found + [(a.specs[b.step], a.id) for b, a in bonuses] if bonuses else found

    def retaliates(self, figure: F) -> list[tuple[Spec, str]]:
        """BB-RET-08, BB-MON-06, BB-MAT-04, GH-RTL-01, GH-RTL-02, GH-RTL-05: all active retaliates, with their lines. What is printed on the card of a
        monster is always active."""
        return self.held(figure, words.Retaliate, "retaliate")

    def effect(self, item: str) -> Ability:
        """What an item does when something else happens."""
        effect = self.content.items[item].effect
        assert effect is not None
        return effect

    # -- events ----------------------------------------------------------------------------------------------------------
    def tell(self, event: Event) -> None:
        """Report an event. The hexes entered so far are reported first, so that events stay in order."""
        self.told += 1
        if self.leg is not None:
            self.settle()
        if self.events is not None:
            self.events.append(event)

    def went(self, figure: F, cell: int, how: str, line: str) -> None:
        """Note that a figure entered a hex. Hexes entered in a row are reported as one leg, when something happens there or the move ends."""
        self.told += 1
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
    def taken(self, figure: F, side: str = "") -> tuple[int, int]:
        """The hexes of all other figures (BB-GEN-07, GH-GEN-04), and of those among them that a figure on foot may not pass: enemies and objectives,
        and allies in cells where they block. BB-MOV-02, BB-MOV-03, BB-TER-05, BB-TER-17, BB-TER-18, BB-TER-25, BB-CON-24, GH-MOV-03, GH-MOV-04,
        GH-CON-33. `side` is the side it moves for, if not its own."""
        everyone = foes = 0
        own, me = side or figure.side, figure.id
        for other in self.state.figures.values():
            if other.id != me:
                here = 1 << other.cell
                everyone |= here
                if other.side != own:
                    foes |= here
        return everyone, foes | everyone & self.sticky()

    def barred(self, figure: F, side: str = "") -> int:
        """Cells a figure on foot may not enter: obstacles, and other figures in its way."""
        return self.terrain()[1] | self.taken(figure, side)[1]

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

    def at(self, verb: str, mask: int) -> list[Option[int]]:
        """Options to do something in one of these cells."""
        return [Option(f"{verb}:{self.name(cell)}", cell, cell) for cell in cells(mask)]


AnyHaven: TypeAlias = Haven[Any, Any, Any]
"""Either of the two games."""
