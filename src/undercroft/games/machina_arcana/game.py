"""The context of a running scenario: lookups shared by all rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from undercroft.grid.hexes import cells
from undercroft.grid.square import STRIDE, Topology, distance
from undercroft.kernel.chance import Policy
from undercroft.kernel.decision import TABLE, Group, Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game
from undercroft.language.lines import Line, Step
from undercroft.language.vocabulary import Node

from .content import words
from .content.board import OBSTACLES, Board, Border, Site, lay, position_of
from .content.legality import nodes
from .content.model import Abilities, Chapter, Content, Effect, Scenario
from .content.tiles import Kind, Side
from .content.traits import Source, Traits
from .state import Explorer, Lasting, MachinaState, Monster, Token

KEPT = 500
"""How many boards are remembered."""
SpaceKind: TypeAlias = Kind | Literal["destroyed"]
SPACES: Mapping[str, Kind] = {
    "spawn space": "spawn", "event space": "event", "chapter space": "chapter", "chest": "chest", "workbench": "workbench",
    "recharge station": "recharge", "trap lever": "lever", "explosive barrel": "barrel",
}  # fmt: skip
"""Spaces by the words of card text."""


class Machina(Game[MachinaState]):
    """Machina Arcana in play."""

    def __init__(self, content: Content, state: MachinaState, policy: Policy, events: list[Event] | None) -> None:
        super().__init__(state, policy, events)
        self.content = content
        self.scenario: Scenario = content.scenarios[state.scenario]
        self._board: tuple[tuple[object, ...], Board] | None = None

    # -- the board -------------------------------------------------------------------------------------------------------
    @property
    def board(self) -> Board:
        """The tiles in play, with their printed spaces."""
        s = self.state
        tiles = tuple([(p.tile, p.column, p.row, p.turn) for p in s.tiles])
        tokens = tuple([(token.cells, token.side) for token in (s.entry, s.exit) if token is not None])
        if self._board is None or self._board[0] != (tiles, tokens):
            self._board = (tiles, tokens), _lay(self.content, tiles, tokens)
        return self._board[1]

    @property
    def ground(self) -> Topology:
        """MA-DOR-04: the board with its closed doors."""
        return self.board.ground(self.state.closed)

    def kind(self, cell: int) -> SpaceKind:
        """MA-FLD-04: what a space is now."""
        return "destroyed" if cell in self.state.destroyed else self._turned().get(kind := self.board.kind(cell), kind)

    @property
    def kinds(self) -> Mapping[Kind, int]:
        """MA-FLD-06: the spaces of each kind, destroyed ones too."""
        found = self.board.kinds
        for kind, other in self._turned().items():
            found = {**found, kind: 0, other: found[other] | found[kind]}
        return found

    def _turned(self) -> dict[Kind, Kind]:
        """MA-FLD-06: kinds of spaces that are now of another kind."""
        if not self.content.turns_spaces:
            return {}
        nodes = [source.node for _, source in self.sources()] + [self.lasting_node(lasting) for lasting in self.state.lasting]
        return {SPACES[node.space]: SPACES[node.other] for node in nodes if isinstance(node, words.TurnInto)}

    def counted(self, id: str, kind: Kind) -> int:
        """MA-FLD-07: the spaces that are of a kind for a unit, because they are or because it may count them as such."""
        found = self.spaces(kind)
        if id and self.there(id):
            for own, other in self.traits(id).counts:
                if SPACES[other] == kind:
                    found |= self.spaces(SPACES[own])
        return found

    def spaces(self, *kinds: Kind) -> int:
        """All spaces of these kinds that are not destroyed."""
        found = 0
        for kind in kinds:
            found |= self.kinds[kind]
        return found & ~self.wrecks

    @property
    def wrecks(self) -> int:
        """MA-FLD-04: destroyed spaces."""
        return sum(1 << cell for cell in self.state.destroyed)

    @property
    def obstacles(self) -> int:
        """MA-OBS-02: all obstacles but units."""
        printed = self.board.obstacles if not self.content.turns_spaces else sum(self.kinds[kind] for kind in OBSTACLES)
        return printed | self.wrecks

    @property
    def passable(self) -> int:
        """MA-TER-01, MA-TER-02, MA-TER-05, MA-TER-10: the spaces that can be entered, chasms among them, whoever stands there."""
        return self.board.cells & ~(self.board.kinds["rubble"] | self.obstacles)

    @property
    def free(self) -> int:
        """The passable spaces without units."""
        return self.passable & ~self.occupied

    @property
    def occupied(self) -> int:
        return sum(1 << cell for cell in self.standing().values())

    def name(self, cell: int) -> str:
        """The coordinates of a cell in option keys."""
        return f"{cell % STRIDE},{cell // STRIDE}"

    def at(self, verb: str, found: int) -> list[Option[int]]:
        """Options for cells, row by row."""
        return [Option(f"{verb}:{self.name(cell)}", cell, cell) for cell in cells(found)]

    def tile(self, cell: int) -> int:
        """All cells of the tile of a cell."""
        return self.board.tile(cell)

    def lit(self, cell: int) -> bool:
        """MA-ETH-04, MA-CHS-09: whether a chapter space on the tile of a cell is lit."""
        return any(position_of(other) == position_of(cell) for other in self.state.lit)

    # -- units -----------------------------------------------------------------------------------------------------------
    def standing(self) -> dict[str, int]:
        """The cell of every unit on the board: explorers in seat order, then monsters in their order."""
        s = self.state
        found = {id: explorer.cell for id, explorer in s.explorers.items() if explorer.cell >= 0}
        return found | {id: monster.cell for id, monster in s.monsters.items() if monster.cell >= 0}

    def living(self) -> dict[str, Explorer]:
        return {id: explorer for id, explorer in self.state.explorers.items() if not explorer.dead}

    def present(self) -> dict[str, Explorer]:
        """The living explorers on the board (MA-LEV-03)."""
        return {id: explorer for id, explorer in self.state.explorers.items() if not explorer.dead and explorer.cell >= 0}

    def is_explorer(self, id: str) -> bool:
        return id in self.state.explorers

    def unit(self, id: str) -> Explorer | Monster:
        return self.state.explorers[id] if id in self.state.explorers else self.state.monsters[id]

    def there(self, id: str) -> bool:
        """Whether a unit is on the board."""
        s = self.state
        if id in s.explorers:
            return s.explorers[id].cell >= 0
        return id in s.monsters and s.monsters[id].cell >= 0

    def cell(self, id: str) -> int:
        return self.unit(id).cell

    def health(self, id: str) -> int:
        """What is left of a unit's health."""
        if id in self.state.explorers:
            return self.state.explorers[id].health
        return self.content.monsters[id].text.health - self.state.monsters[id].wounds

    def max_health(self, id: str) -> int:
        return self.content.explorers[id].text.health if self.is_explorer(id) else self.content.monsters[id].text.health

    def wounded(self, id: str) -> bool:
        """MA-ATR-07."""
        return self.health(id) < self.max_health(id)

    def card(self, id: str) -> Abilities:
        """MA-ABL-26: the abilities of a unit's own card."""
        return self.content.explorers[id].does if self.is_explorer(id) else self.content.monsters[id].does

    def near(self, a: str, b: str) -> bool:
        """MA-ADJ-02, MA-ADJ-07: whether two units are adjacent."""
        return bool(self.ground.neighbours(self.cell(a)) >> self.cell(b) & 1)

    # -- who decides -------------------------------------------------------------------------------------------------------
    @property
    def players(self) -> Seat | Group:
        """MA-GEN-10: who decides what is undetermined: the players of the living explorers."""
        living = [explorer.seat for explorer in self.living().values()]
        if len(living) == len(self.state.explorers) or not living:
            return TABLE
        return Group(tuple(living), living[0])

    def seat(self, id: str) -> Seat:
        return self.state.explorers[id].seat

    def decides(self, id: str) -> Seat | Group:
        """Who decides for a unit: an explorer's player, or the players for a predictable monster."""
        return self.seat(id) if self.is_explorer(id) else self.players

    # -- cards in play -------------------------------------------------------------------------------------------------------
    @property
    def chapter(self) -> Chapter:
        return self.scenario.chapters[self.state.chapter]

    @property
    def explorer_event(self) -> str:
        """MA-EVT-01, MA-EVT-02: the current explorer event; empty if there is none."""
        pile = self.state.explorer_events
        return pile[-1] if pile and not self.content.events[pile[-1]].text.personal else ""

    @property
    def horror_event(self) -> str:
        return self.state.horror_events[-1] if self.state.horror_events else ""

    def own_cards(self, id: str) -> Iterator[tuple[str, Abilities]]:
        """MA-ABL-02 … 04: the cards in play that belong to an explorer: its own, personal events, equipped items."""
        explorer = self.state.explorers[id]
        yield f"explorer/{id}", self.content.explorers[id].does
        for event in explorer.personal:
            yield f"event/{event}", self.content.events[event].does
        for gear in explorer.gear:
            yield f"item/{gear.card}", self.content.items[gear.card].does

    def common_cards(self) -> Iterator[tuple[str, Abilities]]:
        """MA-ABL-05: the chapter and the current explorer event, which belong to nobody."""
        if self.state.phase != "setup":
            yield f"chapter/{self.chapter.id}", self.chapter.does
        if event := self.explorer_event:
            yield f"event/{event}", self.content.events[event].does

    # -- what is in force ------------------------------------------------------------------------------------------------------
    def traits(self, id: str) -> Traits:
        """MA-ATR-02, MA-ABL-18, MA-EVT-03, MA-CHP-14, MA-ETH-04: everything in force for a unit."""
        found = self._printed(id)
        explorer = id in self.state.explorers
        for owner, source in self.sources():
            if self._affects(owner, source, id):
                found.add(source.node)
        if explorer:
            for gear in self.state.explorers[id].gear:
                item = self.content.items[gear.card].text
                found.armor += item.armor
                found.will += item.will
        for lasting in self.state.lasting:
            if lasting.bearer == id:
                found.add(self.lasting_node(lasting))
        if self.there(id) and self.lit(self.cell(id)):
            found.aims_at_ethereal = True
        return found.bound()

    def lasting_node(self, lasting: Lasting) -> Node:
        """What a lasting effect keeps in force."""
        node = steps_of(self.content.lines[lasting.line])[lasting.step].node
        assert node is not None
        return node

    def _printed(self, id: str) -> Traits:
        if id in self.state.explorers:
            card = self.content.explorers[id].text
            return Traits(card.armor, card.will, card.stamina)
        monster = self.content.monsters[id].text
        return Traits(monster.armor, monster.will, monster.stamina)

    def sources(self) -> Iterator[tuple[str, Source]]:
        """Every passive effect of a card in play, with the unit it belongs to; empty for cards of nobody."""
        for id, explorer in self.state.explorers.items():
            if explorer.cell >= 0:
                for _, does in self.own_cards(id):
                    for effect in does.passive:
                        for source in sources_of(effect):
                            yield id, source
        for id, monster in self.state.monsters.items():
            if monster.cell >= 0:
                for effect in self.content.monsters[id].does.passive:
                    for source in sources_of(effect):
                        yield id, source
        common = [does for _, does in self.common_cards()]
        if event := self.horror_event:
            common.append(self.content.events[event].does)
        for does in common:
            for effect in does.passive:
                for source in sources_of(effect):
                    yield "", source

    def _affects(self, owner: str, source: Source, id: str) -> bool:
        """MA-RNG-09, MA-RNG-17, MA-EFF-01: whether a passive effect is in force for a unit."""
        whom = source.whom
        if whom is None:
            if owner != id and owner:
                return False
        elif isinstance(whom, words.OnWithin):
            if id not in self.state.explorers or not self.there(id) or not self.same_tile(owner, id):
                return False
            if distance(self.cell(owner), self.cell(id)) > whom.spaces:
                return False
        elif isinstance(whom, words.On):
            side = "explorers" if id in self.state.explorers else "monsters"
            if whom.whom not in ("units", side) or (owner and not (self.there(id) and self.same_tile(owner, id))):
                return False
        return all(self.holds(condition, owner or id) for condition in source.conditions)

    def same_tile(self, a: str, b: str) -> bool:
        return position_of(self.cell(a)) == position_of(self.cell(b))

    def holds(self, condition: Node, id: str) -> bool:
        """MA-EFF-01, MA-EFF-03: whether a condition holds for the bearer of a card."""
        match condition:
            case words.BesideWall():
                return self.there(id) and self.board.beside_wall(self.cell(id), self.state.closed)
            case words.WoundedMonster():
                tile = self.tile(self.cell(id))
                return any(tile >> m.cell & 1 and m.wounds for m in self.state.monsters.values() if m.cell >= 0)
        raise TypeError(f"not a condition: {condition!r}")

    def ethereal(self, id: str) -> bool:
        return self.traits(id).ethereal


@lru_cache(maxsize=4096)
def steps_of(line: Line) -> tuple[Step, ...]:
    """The steps of a line with a node each, in the order in which effects in force are numbered."""
    return tuple(nodes(line))


@lru_cache(maxsize=4096)
def _sources(effect: Effect) -> tuple[Source, ...]:
    line = effect.line
    return tuple(
        Source(effect.id, n, step.node, step.modifiers[0] if step.modifiers else None, line.conditions)
        for n, step in enumerate(nodes(line))
        if step.node is not None
    )


def sources_of(effect: Effect) -> Sequence[Source]:
    """The passive effects of a line; none if it waits for a moment."""
    return () if effect.line.trigger is not None else _sources(effect)


def _lay(content: Content, tiles: tuple[tuple[str, int, int, int], ...], tokens: tuple[tuple[tuple[int, int], Side], ...]) -> Board:
    """The board made of these tiles; boards are remembered, since games return to the same ones."""
    known = content.boards
    found = known.get((tiles, tokens))
    if found is None:
        sites = [Site(content.faces[face].turned(turn), (column, row)) for face, column, row, turn in tiles]
        if len(known) >= KEPT:
            known.clear()
        found = known[tiles, tokens] = lay(sites, [Border(cells, side) for cells, side in tokens])
    return found


def token_border(token: Token) -> Border:
    return Border(token.cells, token.side)
