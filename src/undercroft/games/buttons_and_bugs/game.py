"""The running game: state, content and what is derived from them. This is where Buttons & Bugs differs from Gloomhaven."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Spec
from undercroft.games.haven.game import Haven, symbols
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import disc
from undercroft.kernel.chance import Policy
from undercroft.kernel.decision import Option, Seat
from undercroft.kernel.event import Event
from undercroft.language.vocabulary import Node

from .content import words as own
from .content.model import DIE, Card, Content, Ground, Half, Monster, Scenario, Side
from .events import CardMoved, Consumed, Skipped, Worked
from .orders import Entered, Harm
from .state import HERO, Bonus, BugState, CardState, Zone

PLAYER: Seat = 0


NUMBER = attrgetter("number")


class Symbol(NamedTuple):
    """A visible infusion symbol. Its id is its location, so each location is consumed once (BB-ELM-09)."""

    id: str
    elements: tuple[str, ...]


def suits(symbol: Symbol, wanted: tuple[str, ...]) -> bool:
    """BB-ELM-01, BB-ELM-18 … 21: whether an infusion can pay for an element. Each of the six elements pays for itself, a wild price accepts any
    infusion, a wild infusion counts as any element, and a mixed one as either of its two."""
    return "wild" in wanted or "wild" in symbol.elements or any(e in wanted for e in symbol.elements)


def ways(wants: tuple[tuple[str, ...], ...], stock: list[Symbol]) -> list[tuple[Symbol, ...]]:
    """All ways to pay, using each symbol once: BB-ELM-16."""
    if not wants:
        return [()]
    found = []
    for n, symbol in enumerate(stock):
        if suits(symbol, wants[0]):
            found += [(symbol, *rest) for rest in ways(wants[1:], stock[:n] + stock[n + 1 :])]
    return found


@lru_cache(maxsize=1024)
def symbols_on(card: Card, side: str) -> tuple[Symbol, ...]:
    """The infusion symbols printed on one side of a card."""
    halves = [(half, card.side(side).half(half).infusions) for half in ("top", "bottom")]
    return tuple(Symbol(f"card/{card.id}/{side}/{half}/{n}", elements) for half, found in halves for n, elements in enumerate(found))


class Bugs(Haven[BugState, Figure, Bonus]):
    IMMUNE = "BB-MON-07"
    content: Content

    def __init__(self, content: Content, state: BugState, policy: Policy, events: list[Event] | None) -> None:
        super().__init__(state, policy, events)
        self.content = content
        self.scenario: Scenario = content.scenarios[state.scenario]
        self.goal, self.loss = self.tests(self.scenario.goal), self.tests(self.scenario.loss)
        self.ground: Ground = self.scenario.ground
        self.character = content.characters[state.character]

    # -- looking things up -----------------------------------------------------------------------------------------------
    @property
    def hero(self) -> Figure:
        return self.state.figures[HERO]

    def monsters(self) -> list[Figure]:
        """Monsters in ascending order of number (BB-INI-12)."""
        found = [f for f in self.state.figures.values() if f.side == "monster"]
        return sorted(found, key=NUMBER) if len(found) > 1 else found

    def infested(self) -> bool:
        """Whether there is a monster at all."""
        for figure in self.state.figures.values():  # noqa: SIM110 (asked after every step of a game)
            if figure.side == "monster":
                return True
        return False

    def objects(self) -> list[Figure]:
        return [f for f in self.state.figures.values() if f.side == "object"]

    def kind(self, figure: Figure) -> Monster:
        return self.content.monsters[figure.kind]

    def side(self, card: str) -> Side:
        return self.content.cards[card].side(self.state.cards[card].side)

    def card(self, card: str) -> Card:
        return self.content.cards[card]

    def zone(self, *zones: Zone) -> list[str]:
        """The cards in these zones, in hand order."""
        return [id for id, c in self.state.cards.items() if c.zone in zones]

    def active_half(self, card: str) -> Half:
        return self.side(card).half(self.state.cards[card].half)

    def counted(self, figure: Figure, what: str) -> int:
        return self.state.level if what == "level" else super().counted(figure, what)

    # -- sides -----------------------------------------------------------------------------------------------------------
    def hostile(self, figure: Figure, other: Figure) -> bool:
        """BB-TGT-07: monsters and the character are enemies. The scenario says whose enemy an objective is (BB-TER-29); nobody else may attack it."""
        if other.side == "object":
            enemy_of = self.scenario.object_types[other.kind].enemy_of
            return enemy_of == ("character" if figure.side == "hero" else "monsters")
        return other.side != figure.side

    def targetable(self, figure: Figure, reach: int, controlled: bool = False) -> list[Figure]:
        """BB-TGT-06, BB-TGT-09, BB-TGT-11, BB-TGT-12, BB-TER-08, BB-TER-22, BB-TER-28, BB-CON-09: enemies within range, which is counted through
        everything. Invisible enemies cannot be targeted. The targets of a controlled monster are the other monsters (BB-CTL-02, BB-CTL-11)."""
        near = disc(figure.cell, reach)
        foes = [f for f in self.monsters() if f.id != figure.id] if controlled else self.enemies(figure)
        return [f for f in foes if near >> f.cell & 1 and "invisible" not in f.conditions]

    def immune(self, figure: Figure, condition: str) -> bool:
        """BB-MON-07; BB-TER-23: objectives are immune to all conditions."""
        return figure.side == "object" or (figure.side == "monster" and condition in self.kind(figure).immune)

    def player(self, figure: Figure) -> Seat:
        """BB-GEN-01: the one player decides everything."""
        return PLAYER

    # -- the map ---------------------------------------------------------------------------------------------------------
    def terrain(self) -> tuple[int, int, int, int]:
        g = self.ground
        return g.cells, g.obstacles, g.slow, g.hazards

    def sticky(self) -> int:
        return self.ground.sticky

    def name(self, cell: int) -> str:
        return self.ground.map.names[cell]

    async def enter(self, figure: Figure, cell: int) -> None:
        """BB-TER-11, BB-TER-12, BB-TER-15, BB-TER-16: a hazard affects every figure that enters it, immediately and every time. Its damage is
        suffered and is not an attack. BB-TER-13: standing on it or leaving it has no effect."""
        hazard = self.ground.hazard_at.get(cell)
        if hazard is None:
            return
        for spec in hazard.ability.specs:
            match spec.node:
                case words.Suffer(value=value):
                    await self.suffer(figure, value, hazard.ability.id, cause="hazard")
                case words.Give(condition=condition):
                    self.gain(figure, condition, hazard.ability.id)
            for condition in spec.mods.give:
                self.gain(figure, condition, hazard.ability.id)

    async def entered(self, figure: Figure, cell: int) -> None:
        """BB-SCN-05: the character enters a lettered hex, voluntarily or by force."""
        if figure.id == HERO:
            await self.after(Entered(cell))

    # -- lines in force --------------------------------------------------------------------------------------------------
    def always(self, figure: Figure) -> list[tuple[Spec, str]]:
        """BB-MON-06: a monster's traits are always active."""
        return [(s, a.id) for a in self.kind(figure).traits for s in a.specs] if figure.side == "monster" else []

    def flying(self, figure: Figure) -> bool:
        """BB-MOV-09: whether a figure flies. Flying is an active bonus."""
        if figure.side == "monster" and self.kind(figure).flying:
            return True
        return bool(self.bonuses("flying", figure.id))

    def shield(self, figure: Figure) -> int:
        """BB-SHI-01, BB-SHI-03, BB-SHI-06, BB-SHI-07, BB-MAT-06: all active shields add up, against every attack."""
        total = self.kind(figure).shield if figure.side == "monster" else 0
        for bonus, ability in self.bonuses("shield", figure.id):
            node = ability.specs[bonus.step].node
            assert isinstance(node, words.Shield)
            total += self.amount(figure, node.value)
        return total

    def tell_held(self, figure: Figure, kind: type[Node], moment: str) -> None:
        """If events are recorded, report which lines shielded a figure from an attack that did no damage, or let it fly."""
        if self.events is not None:
            for _, line in self.held(figure, kind, moment):
                self.worked(figure, moment, line)

    def skip(self, figure: Figure, what: str, line: str = "", *rules: str) -> None:
        self.tell(Skipped(figure=figure.id, what=what, rules=rules, line=line))

    def worked(self, figure: Figure, what: str, line: str) -> None:
        self.tell(Worked(figure=figure.id, what=what, line=line))

    # -- the scenario ----------------------------------------------------------------------------------------------------
    CONDITIONS = {
        **Haven.CONDITIONS,
        words.AllDead: lambda self, node: not (self.state.pending or self.state.queue or self.infested()),
        words.Destroyed: lambda self, node: node.kind in self.state.destroyed and all(o.kind != node.kind for o in self.objects()),
        words.AnyDestroyed: lambda self, node: node.kind in self.state.destroyed,
        own.Fewer: lambda self, node: sum(m.kind == node.kind for m in self.monsters()) < node.count,
        own.Plates: lambda self, node: len(self.state.plates) == self.ground.plates.bit_count() > 0,
        own.YouAreAt: lambda self, node: HERO in self.state.figures and self.hero.cell in [self.ground.places[p] for p in node.places],
        own.MonsterAt: lambda self, node: any(m.cell == self.ground.places[p] for m in self.monsters() for p in node.places),
        own.Weakened: lambda self, node: any(f.kind == node.kind and f.health <= node.health for f in self.state.figures.values()),
    }

    # -- elements --------------------------------------------------------------------------------------------------------
    def marked(self, kind: str) -> list[str]:
        """The columns of a monster type marked by a cube this round, no matter which of its ranks is still alive (BB-ELM-13)."""
        held = self.state.marks.get(kind, [])
        return [r for r in DIE if r in held]

    def printed(self, card: str, side: str) -> tuple[Symbol, ...]:
        """The symbols on one side of a card."""
        return symbols_on(self.content.cards[card], side)

    def symbols(self) -> list[Symbol]:
        """BB-ELM-02 … 08, BB-ELM-22, BB-ELM-25: the visible symbols: on the face-up side of played cards, cards in hand and active cards, whether
        performed or not; on the marked columns of types with a living figure (BB-ELM-10 … 13, BB-MEL-02); and those created by items."""
        s = self.state
        found: list[Symbol] = []
        for card in self.zone("hand", "played", "active"):
            found.extend(self.printed(card, s.cards[card].side))
        for kind in dict.fromkeys(f.kind for f in self.monsters()):
            for result in self.marked(kind):
                for n, elements in enumerate(self.content.monsters[kind].columns[result].infusions):
                    found.append(Symbol(f"monster/{kind}/{result}/{n}", elements))
        found += [Symbol(i.id, tuple(i.elements)) for i in s.created]
        return found

    def available(self) -> list[Symbol]:
        """BB-ELM-04, BB-ELM-09, BB-ELM-17: each symbol can be consumed once per round. It is identified by its location, even if the card has moved
        since."""
        consumed = self.state.consumed
        return [symbol for symbol in self.symbols() if symbol.id not in consumed]

    def payable(self, *prices: Node | None) -> bool:
        """Whether all these prices can be paid together."""
        wants = tuple([want for price in prices if price is not None for want in symbols(price)])
        if not wants:
            return True
        stock = self.available()
        return any(suits(s, wants[0]) for s in stock) if len(wants) == 1 else bool(ways(wants, stock))

    async def pay(self, price: Node | None, figure: Figure, line: str = "") -> None:
        """BB-ELM-14, BB-ELM-23: consume what a price requires, if there is a price. Infusions on the card being used count."""
        if price is not None:
            await self.pay_all((price,), figure, line)

    async def pay_all(self, prices: Sequence[Node], figure: Figure, line: str) -> None:
        """BB-ELM-16, BB-ELM-24, BB-MEL-05, BB-MEL-07: consume what the prices require, one infusion after another. If several would do, the player
        chooses, even for monsters, but so that everything can be paid. A monster's own column counts."""
        wants = tuple(want for price in prices for want in symbols(price))
        for n in range(len(wants)):
            first: dict[str, Symbol] = {}
            for way in ways(wants[n:], self.available()):
                first.setdefault(way[0].id, way[0])
            options = [Option(f"consume:{symbol.id}", symbol) for symbol in first.values()]
            symbol = await self.choose(PLAYER, "consume", options, figure=figure.id)
            self.state.consumed.append(symbol.id)
            self.state.created[:] = [i for i in self.state.created if i.id != symbol.id]
            self.tell(Consumed(figure=figure.id, infusion=symbol.id, elements=symbol.elements, line=line))

    # -- damage ----------------------------------------------------------------------------------------------------------
    async def suffer(self, figure: Figure, damage: int, source: str, by: str = "", cause: str = "") -> None:
        """Make a figure suffer damage, which nothing reduces. `by` is the figure dealing the damage; `cause` is what the player is told instead of
        the source."""
        await self.perform(Harm(figure, damage, source, by, cause))

    # -- cards -----------------------------------------------------------------------------------------------------------
    def put(self, card: str, zone: Zone, side: Any = None) -> None:
        """Move a card. Every card is in exactly one zone (BB-CRD-11)."""
        state: CardState = self.state.cards[card]
        name = self.side(card).name
        state.zone = zone
        state.half = ""
        if side is not None:
            state.side = side
        self.tell(CardMoved(card=card, name=name, zone=zone, side=state.side))
