"""The context of a running scenario: lookups shared by all rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

from undercroft.grid.hexes import cells
from undercroft.grid.square import STRIDE, Topology, distance
from undercroft.kernel.chance import Policy
from undercroft.kernel.decision import TABLE, Group, Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game
from undercroft.language.vocabulary import Node

from .content import words
from .content.board import OBSTACLES, Board, Border, Site, lay, position_of
from .content.lines import Source, item_of, steps_of
from .content.model import Abilities, Chapter, Content, Scenario
from .content.schema import GoalText
from .content.tiles import Kind, Side
from .content.traits import Traits
from .events import (
    Attacked,
    DoorMoved,
    EssenceGained,
    EssenceSpent,
    Evaded,
    LostHealth,
    Rating,
    Rolled,
    RoundBegan,
    ThreatMoved,
    Took,
    TurnBegan,
    TurnEnded,
    Used,
    Went,
)
from .state import Explorer, Hunt, Lasting, MachinaState, Monster, Token

KEPT = 500
"""How many boards are remembered."""
T = TypeVar("T")
STILL: frozenset[type[Event]] = frozenset(
    {Attacked, EssenceGained, EssenceSpent, Evaded, Rating, Rolled, RoundBegan, ThreatMoved, Took, TurnBegan, TurnEnded, Used}
)
"""Events that change nothing on which look-ups depend."""
SHIFTS: frozenset[type[Event]] = frozenset({DoorMoved, LostHealth, Went})
"""Events after which the same cards are in force, though perhaps for others."""
SpaceKind: TypeAlias = Kind | Literal["destroyed"]
SPACES: Mapping[str, Kind] = {
    "spawn space": "spawn", "event space": "event", "chapter space": "chapter", "chest": "chest", "workbench": "workbench",
    "recharge station": "recharge", "trap lever": "lever", "explosive barrel": "barrel",
}  # fmt: skip
"""Spaces by the words of card text."""
ONE_SPACE: Mapping[str, Kind] = {space: SPACES[space.partition(" ")[2]] for space in words.NEAR}
"""The same with an article."""


class Machina(Game[MachinaState]):
    """Machina Arcana in play."""

    def __init__(self, content: Content, state: MachinaState, policy: Policy, events: list[Event] | None) -> None:
        super().__init__(state, policy, events)
        self.content = content
        self.scenario: Scenario = content.scenarios[state.scenario]
        self._derived: dict[object, Any] = {}
        self._lasts: dict[object, Any] = {}
        """What is derived from the cards in play and the effects in force, wherever the figures stand."""
        self._anywhere: dict[str, Traits] = {}
        """The traits of units that have the same ones wherever figures stand, unless a chapter space is lit."""

    # -- what is derived from the state ----------------------------------------------------------------------------------
    def tell(self, event: Event) -> None:
        kind = type(event)
        if kind not in STILL:
            self._derived.clear()
            if kind not in SHIFTS:
                self._lasts.clear()
                self._anywhere.clear()
        super().tell(event)

    def changed(self) -> None:
        """Something has changed on which the look-ups below depend. Events say so by themselves; call this where none follows the change."""
        self._derived.clear()
        self._lasts.clear()
        self._anywhere.clear()

    def for_now(self, key: object, derive: Callable[[], T]) -> T:
        """Something derived from the state, until it changes."""
        found: T | None = self._derived.get(key)
        if found is None:
            found = self._derived[key] = derive()
        return found

    def while_the_same_cards(self, key: object, derive: Callable[[], T]) -> T:
        """Something derived from the cards in play and the effects in force, until these change."""
        found: T | None = self._lasts.get(key)
        if found is None:
            found = self._lasts[key] = derive()
        return found

    # -- the board -------------------------------------------------------------------------------------------------------
    @property
    def board(self) -> Board:
        """The tiles in play, with their printed spaces."""
        return self._derived.get("board") or self.for_now("board", self._board)

    def _board(self) -> Board:
        s = self.state
        tiles = tuple([(p.tile, p.column, p.row, p.turn) for p in s.tiles])
        return _lay(self.content, tiles, tuple([(token.cells, token.side) for token in (s.entry, s.exit) if token is not None]))

    @property
    def ground(self) -> Topology:
        """MA-DOR-04: the board with its closed doors."""
        return self._derived.get("ground") or self.for_now("ground", lambda: self.board.ground(self.state.closed))

    def kind(self, cell: int) -> SpaceKind:
        """MA-FLD-04: what a space is now."""
        return "destroyed" if cell in self.state.destroyed else self._turned().get(kind := self.board.kind(cell), kind)

    @property
    def kinds(self) -> Mapping[Kind, int]:
        """MA-FLD-06: the spaces of each kind, destroyed ones too."""
        return self._derived.get("kinds") or self.for_now("kinds", self._kinds)

    def _kinds(self) -> Mapping[Kind, int]:
        turned = self._turned()
        if not turned:
            return self.board.kinds
        found: dict[Kind, int] = dict.fromkeys(self.board.kinds, 0)
        for kind, printed in self.board.kinds.items():
            found[turned.get(kind, kind)] |= printed
        return found

    def _turned(self) -> dict[Kind, Kind]:
        """MA-FLD-06: kinds of spaces that are now of another kind."""
        if not self.content.turns_spaces:
            return {}
        nodes = [node for owner, source, node in self._turning() if source is None or self._in_force(owner, source)]
        return {SPACES[node.space]: SPACES[node.other] for node in nodes}

    def _turning(self) -> Sequence[tuple[str, Source | None, words.TurnInto]]:
        """What in play makes spaces count as others: with the card's owner, and what it depends on if it is a passive ability."""
        return self.while_the_same_cards("turning", lambda: list(self._turners()))

    def _turners(self) -> Iterator[tuple[str, Source | None, words.TurnInto]]:
        for owner, does in self.in_play():
            for source in (*does.own, *does.others):
                if isinstance(source.node, words.TurnInto):
                    yield owner, source, source.node
        for lasting in self.state.lasting:
            if isinstance(node := self.lasting_node(lasting), words.TurnInto):
                yield "", None, node

    def _in_force(self, owner: str, source: Source) -> bool:
        """MA-EFF-01: whether the conditions of a passive effect hold for its owner; for the card of nobody, for anybody on the board."""
        return any(all(self.holds(condition, id) for condition in source.conditions) for id in ([owner] if owner else self.standing()))

    def counted(self, id: str, kind: Kind) -> int:
        """MA-FLD-07: the spaces that are of a kind for a unit, because they are or because it may count them as such."""
        found = self.spaces(kind)
        if self.there(id):
            for own, other in self.traits(id).counts:
                if SPACES[other] == kind:
                    found |= self.spaces(SPACES[own])
        return found

    def spaces(self, *kinds: Kind) -> int:
        """All spaces of these kinds that are not destroyed."""
        printed, found = self.kinds, 0
        for kind in kinds:
            found |= printed[kind]
        return found & ~self.wrecks if self.state.destroyed else found

    @property
    def wrecks(self) -> int:
        """MA-FLD-04: destroyed spaces."""
        return self._derived.get("wrecks") or self.for_now("wrecks", lambda: sum([1 << cell for cell in self.state.destroyed]))

    @property
    def obstacles(self) -> int:
        """MA-OBS-02, MA-ACT-02, MA-BAR-01: all obstacles but units."""
        return self._derived.get("obstacles") or self.for_now("obstacles", self._obstacles)

    def _obstacles(self) -> int:
        ruins = self.kinds["goal"] & ~sum([1 << goal.cell for goal in self.state.goals])
        return (sum([self.kinds[kind] for kind in OBSTACLES]) | self.wrecks) & ~ruins

    @property
    def passable(self) -> int:
        """MA-OBS-01, MA-OBS-03, MA-TER-01 … 03, MA-TER-05, MA-TER-10: the spaces that can be entered, chasms among them, whoever stands there."""
        return self._derived.get("passable") or self.for_now("passable", lambda: self.board.cells & ~(self.board.kinds["rubble"] | self.obstacles))

    @property
    def free(self) -> int:
        """The passable spaces without units."""
        return self.passable & ~self.occupied

    @property
    def occupied(self) -> int:
        """MA-ETH-08, MA-OBS-02: the spaces with units, ethereal ones too."""
        return self._derived.get("occupied") or self.for_now("occupied", lambda: sum([1 << cell for cell in dict.fromkeys(self.standing().values())]))

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
        """MA-ETH-04, MA-CHS-09, MA-FLD-06: whether a chapter space on the tile of a cell is lit."""
        return any(position_of(other) == position_of(cell) and self.kind(other) == "chapter" for other in self.state.lit)

    # -- units -----------------------------------------------------------------------------------------------------------
    def standing(self) -> dict[str, int]:
        """The cell of every unit on the board: explorers in seat order, then monsters in their order."""
        return self._derived.get("standing") or self.for_now("standing", self._standing)

    def _standing(self) -> dict[str, int]:
        s = self.state
        found = {id: explorer.cell for id, explorer in s.explorers.items() if explorer.cell >= 0}
        return found | {id: monster.cell for id, monster in s.monsters.items() if monster.cell >= 0}

    def living(self) -> dict[str, Explorer]:
        return {id: explorer for id, explorer in self.state.explorers.items() if not explorer.dead}

    def present(self) -> dict[str, Explorer]:
        """MA-LEV-03: the living explorers on the board."""
        return self._derived.get("present") or self.for_now("present", self._present)

    def _present(self) -> dict[str, Explorer]:
        return {id: explorer for id, explorer in self.state.explorers.items() if not explorer.dead and explorer.cell >= 0}

    def is_explorer(self, id: str) -> bool:
        return id in self.state.explorers

    def unit(self, id: str) -> Explorer | Monster:
        """MA-UNI-01."""
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

    def pool(self, id: str) -> Explorer | Hunt | None:
        """MA-ATR-04, MA-ATR-13: where a unit's stamina is kept. A monster has some only in its turn (MA-MPH-05)."""
        if id in self.state.explorers:
            return self.state.explorers[id]
        hunt = self.state.hunt
        return hunt if hunt is not None and hunt.monster == id else None

    def near(self, a: str, b: str) -> bool:
        """MA-ADJ-02, MA-ADJ-07: whether two units are adjacent."""
        return bool(self.ground.neighbours(self.cell(a)) >> self.cell(b) & 1)

    # -- who decides -------------------------------------------------------------------------------------------------------
    @property
    def players(self) -> Seat | Group:
        """MA-AIU-09, MA-GEN-10: who decides what is undetermined: the players of the living explorers."""
        living = [explorer.seat for explorer in self.living().values()]
        if len(living) == len(self.state.explorers) or not living:
            return TABLE
        return Group(tuple(living), living[0])

    def seat(self, id: str) -> Seat:
        return self.state.explorers[id].seat

    # -- cards in play -------------------------------------------------------------------------------------------------------
    @property
    def chapter(self) -> Chapter:
        """MA-END-07, MA-END-09: the chapter card in force, or the endgame card that has taken its place."""
        s, endgame = self.state, self.scenario.endgame
        return endgame.parts[s.part] if endgame is not None and s.part >= 0 else self.scenario.chapters[s.chapter]

    @property
    def goals_text(self) -> GoalText:
        """MA-DTH-23: what goal spaces are like in this part of the endgame."""
        endgame = self.scenario.endgame
        text = endgame.goals[self.state.part] if endgame is not None else None
        assert text is not None
        return text

    @property
    def explorer_event(self) -> str:
        """MA-EVT-01, MA-EVT-02: the current explorer event; empty if there is none."""
        pile = self.state.explorer_events
        return pile[-1] if pile and not self.content.events[pile[-1]].text.personal else ""

    @property
    def horror_event(self) -> str:
        return self.state.horror_events[-1] if self.state.horror_events else ""

    def own_cards(self, id: str) -> list[Abilities]:
        """MA-ABL-01 … 04, MA-ABL-26, MA-ITM-02, MA-UNI-04, MA-UNI-05: the cards in play that belong to a unit: its own; for explorers also personal
        events and equipped items."""
        explorer = self.state.explorers.get(id)
        if explorer is None:
            return [self.content.monsters[id].does]
        return self.while_the_same_cards(("cards", id), lambda: self._explorers_cards(id, explorer))

    def _explorers_cards(self, id: str, explorer: Explorer) -> list[Abilities]:
        content = self.content
        cards = [content.explorers[id].does]
        cards += [content.events[event].does for event in explorer.personal]
        return cards + [content.items[gear.card].does for gear in explorer.gear]

    def common_cards(self) -> Iterator[Abilities]:
        """MA-ABL-05: the chapter and the current explorer event, which belong to nobody."""
        if self.state.phase != "setup":
            yield self.chapter.does
        if event := self.explorer_event:
            yield self.content.events[event].does

    def access(self, id: str) -> list[Abilities]:
        """MA-CHP-01, MA-EVT-04, MA-EVT-05: a unit's own cards and those of nobody that explorers, or monsters, can use."""
        if self.is_explorer(id):
            return [*self.own_cards(id), *self.common_cards()]
        event = self.horror_event
        return [*self.own_cards(id), *([self.content.events[event].does] if event else [])]

    # -- what is in force ------------------------------------------------------------------------------------------------------
    def traits(self, id: str) -> Traits:
        """MA-GEN-13, MA-ATR-02, MA-ABL-18, MA-EVT-03, MA-CHP-14, MA-ETH-04, MA-ITM-07, MA-LEV-03: everything in force for a unit; off the board only
        what is printed on its cards."""
        found = self._anywhere.get(id)
        if found is None or self.state.lit:
            return self._derived.get(id) or self.for_now(id, lambda: self._traits(id))
        return found

    def traits_with(self, id: str, line: str) -> Traits:
        """MA-EQP-12: everything in force for a unit that uses a line of card text: on an item, what is attached to that item counts as well."""
        item = item_of(line)
        explorer = self.state.explorers.get(id) if item else None
        if explorer is None or not any(gear.how == "augment" and gear.on == item for gear in explorer.gear):
            return self.traits(id)
        return self.for_now((id, item), lambda: self._traits(id, item))

    def _traits(self, id: str, item: str = "") -> Traits:
        """What always holds is summed up once; the rest is asked again wherever figures have gone."""
        effects, open_, always = self.while_the_same_cards((id, item), lambda: self._effects(id, item))
        lit = bool(self.state.lit) and self.there(id) and self.lit(self.cell(id))
        if not open_ and not item:
            self._anywhere[id] = always
        if not open_ and not lit:
            return always
        now = [node for node, owner, source in effects if source is None or self._affects(owner, source, id)]
        return self._sum(id, now, lit) if lit or len(now) > len(effects) - open_ else always

    def _effects(self, id: str, item: str) -> tuple[list[tuple[Node, str, Source | None]], int, Traits]:
        """MA-LST-09, MA-LST-18: what may be in force for a unit: each effect with the card's owner and, if it does not always hold, what it depends
        on; how many of them do not always hold; and the sum of those that do."""
        found: list[tuple[Node, str, Source | None]] = []
        if self.there(id):
            found += [(source.node, id, source if source.conditions else None) for source in self._own_sources(id, item)]
            for owner, does in self.spreading():
                for source in does.others if owner else (*does.own, *does.others):
                    if self._may_affect(source, id):
                        found.append((source.node, owner, source if owner or source.conditions else None))
            found += [(self.lasting_node(lasting), "", None) for lasting in self.state.lasting if lasting.bearer == id]
        sure = [node for node, _, source in found if source is None]
        return found, len(found) - len(sure), self._sum(id, sure)

    def _own_sources(self, id: str, item: str) -> Iterator[Source]:
        """MA-EQP-12: what a unit's cards keep in force for it; of an augment, how abilities are used only with the item that it is attached to."""
        explorer = self.state.explorers.get(id)
        elsewhere = [gear.card for gear in explorer.gear if gear.how == "augment" and gear.on != item] if explorer is not None else []
        aside = [self.content.items[card].does for card in elsewhere]
        for does in self.own_cards(id):
            for source in does.own:
                if not isinstance(source.node, words.OF_AN_ITEM) or not any(does is other for other in aside):
                    yield source

    def _sum(self, id: str, effects: Iterable[Node], lit: bool = False) -> Traits:
        """The traits of a unit with some effects."""
        found, explorer = self._printed(id), self.state.explorers.get(id)
        if explorer is not None:
            for gear in explorer.gear:
                item = self.content.items[gear.card].text
                found.armor += item.armor
                found.will += item.will
        for node in effects:
            found.add(node)
        found.aims_at_ethereal |= lit
        return found.bound()

    def lasting_node(self, lasting: Lasting) -> Node:
        """MA-LST-01: what a lasting effect keeps in force."""
        node = steps_of(self.content.lines[lasting.line])[lasting.step].node
        assert node is not None
        return node

    def _printed(self, id: str) -> Traits:
        if id in self.state.explorers:
            card = self.content.explorers[id].text
            return Traits(card.armor, card.will, card.stamina)
        monster = self.content.monsters[id].text
        return Traits(monster.armor, monster.will, monster.stamina)

    def in_play(self) -> Iterator[tuple[str, Abilities]]:
        """Every card in play, with the unit it belongs to; empty for cards of nobody."""
        for id in self.standing():
            for does in self.own_cards(id):
                yield id, does
        for does in self.common_cards():
            yield "", does
        if event := self.horror_event:
            yield "", self.content.events[event].does

    def spreading(self) -> Sequence[tuple[str, Abilities]]:
        """The cards in play that keep something in force for others than the unit they belong to."""
        return self.while_the_same_cards("spreading", lambda: [(id, does) for id, does in self.in_play() if does.others or (does.own and not id)])

    def _may_affect(self, source: Source, id: str) -> bool:
        """MA-RNG-09, MA-RNG-17: whether a passive effect is meant for a unit, wherever it stands."""
        whom = source.whom
        if isinstance(whom, words.OnWithin):
            return id in self.state.explorers
        return not isinstance(whom, words.On) or whom.whom in ("units", "explorers" if id in self.state.explorers else "monsters")

    def _affects(self, owner: str, source: Source, id: str) -> bool:
        """MA-RNG-09, MA-RNG-17, MA-EFF-01: whether a passive effect that is meant for a unit is in force for it now."""
        whom = source.whom
        if isinstance(whom, words.OnWithin) and distance(self.cell(owner), self.cell(id)) > whom.spaces:
            return False
        if owner and isinstance(whom, words.OnWithin | words.On) and not self.same_tile(owner, id):
            return False
        return all(self.holds(condition, owner or id) for condition in source.conditions)

    def same_tile(self, a: str, b: str) -> bool:
        return position_of(self.cell(a)) == position_of(self.cell(b))

    def holds(self, condition: Node, id: str) -> bool:
        """MA-ATR-07, MA-EFF-01, MA-EFF-03: whether a condition holds for the bearer of a card."""
        match condition:
            case words.BesideWall():
                return self.board.beside_wall(self.cell(id), self.state.closed)
            case words.BesideSpace(space=space):
                return bool(self.ground.neighbours(self.cell(id)) & self.spaces(ONE_SPACE[space]))
            case words.WoundedMonster():
                tile = self.tile(self.cell(id))
                return any(tile >> m.cell & 1 and m.wounds for m in self.state.monsters.values() if m.cell >= 0)
        raise TypeError(f"not a condition: {condition!r}")

    def ethereal(self, id: str) -> bool:
        """MA-ETH-01, MA-ETH-05: whether a unit is ethereal now, whatever it does."""
        return self.traits(id).ethereal

    @property
    def ghosts(self) -> Mapping[str, int]:
        """MA-ETH-06: the cells of all ethereal units."""
        return self.for_now("ghosts", lambda: {id: cell for id, cell in self.standing().items() if self.ethereal(id)})


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
