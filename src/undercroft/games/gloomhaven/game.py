"""The running scenario: state, content and what is derived from them. This is where Gloomhaven differs from Buttons & Bugs."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import RiderSpec, Spec
from undercroft.games.haven.content.mods import NO_MODS, Mods, gather
from undercroft.games.haven.content.signs import DAMAGE, HEAL, TURN, ending
from undercroft.games.haven.events import Immune
from undercroft.games.haven.game import symbols
from undercroft.kernel.chance import Policy
from undercroft.kernel.decision import TABLE, Option, Seat
from undercroft.kernel.event import Event
from undercroft.language.vocabulary import Node

from .board import Board
from .content import scenario_words as told
from .content import signs
from .content import words as own
from .content.dungeon import TREASURE
from .content.formulas import evaluate
from .content.model import Card, Content, Half, Monster, Reward, Stat
from .events import CardAdded, CardMoved, Consumed, GainedXp, NoneLeft, Skipped, Worked
from .orders import Entered, Harm, Stepped
from .state import MONSTERS, GloomState, Hero, Unit

LIMIT = 10
"""GH-CON-24: the maximum number of Curse or Bless cards in any deck."""


INERT, WANING, STRONG = 0, 1, 2
"""GH-ELM-01: the columns of the element board."""


def elements_of(elements: Sequence[str]) -> tuple[str, ...]:
    """GH-ELM-16, GH-ICO-03, FC-ELE-01: the elements a symbol can stand for: itself, either of a pair, or any element."""
    return words.ELEMENTS if "wild" in elements else tuple(elements)

ROUND_ENDS = ("cleanup", "rest", "closing")
"""The phases after all turns of a round."""


class Gloom(Board):
    IMMUNE = "GH-CON-04"
    NEGATIVE = own.NEGATIVE
    TIMED = ending(signs.CONDITIONS, TURN)
    HEALED = ending(signs.CONDITIONS, HEAL)
    HURT = ending(signs.CONDITIONS, DAMAGE)
    """Conditions that end when the figure suffers damage."""

    def __init__(self, content: Content, state: GloomState, policy: Policy, events: list[Event] | None) -> None:
        super().__init__(content, state, policy, events)
        self._kinds: dict[str, Monster] = {}
        self._stats: dict[tuple[str, str], Stat] = {}
        self.mover = ""
        """The figure that is forcing another to move (GH-ATK-20)."""
        self.ruling = 0
        """The number of special rules and dying attacks being carried out. They are finished even if the acting figure is gone."""

    # -- looking things up -----------------------------------------------------------------------------------------------
    def hero(self, figure: Unit) -> Hero:
        return self.state.heroes[figure.id]

    def characters(self) -> list[Unit]:
        """Characters still in play, in seat order."""
        return [f for id in self.state.heroes if (f := self.state.figures.get(id)) is not None and not f.spent]

    def kind(self, figure: Unit) -> Monster:
        found = self._kinds.get(figure.kind)
        if found is None:
            named = self.scenario.named.get(figure.kind)
            found = self._kinds[figure.kind] = self.content.monsters[named.kind if named is not None else figure.kind]
        return found

    def group_of(self, figure: Unit) -> str:
        """GH-MST-02: the group a figure takes its turn with: a monster type by its stat card, a type among the allies, or a character with its
        summons."""
        if figure.role in ("monster", "ally"):
            kind = self.kind(figure).id
            return kind if figure.role == "monster" else f"ally:{kind}"
        return figure.owner or figure.id

    def fed(self, figure: Unit, key: str) -> bool:
        """GH-ELM-15, GH-MST-02, FC-MON-34: whether the figure's type consumed for an augment of the card this round. Another type with the same
        deck consumes separately."""
        return self.state.fed.get(f"{self.group_of(figure)}:{key}", False)

    @property
    def monster_level(self) -> int:
        """GH-SLV-01, GH-SLV-05, GH-SOL-02, GH-SOL-03: L, plus one in solo play or with open information, at most 7."""
        return min(7, self.state.level + self.state.raised)

    @property
    def trap_damage(self) -> int:
        """GH-OVR-14, GH-SLV-01, GH-SLV-06, GH-SOL-02: the damage of a damage trap, one more in solo play or with open information."""
        return 2 + self.state.level + self.state.raised

    def stat(self, figure: Unit) -> Stat:
        """GH-MST-01, GH-MTN-03: the row of the stat card that applies to a monster."""
        found = self._stats.get((figure.kind, figure.rank))
        if found is None:
            ranks = self.kind(figure).ranks
            row = "elite" if figure.rank == "named" and "elite" in ranks else figure.rank if figure.rank in ranks else next(iter(ranks))
            found = self._stats[figure.kind, figure.rank] = ranks[row][self.monster_level]
        return found

    def summon(self, figure: Unit) -> own.Stats:
        """GH-SUM-02: the stats of a summon, from the line that summoned it."""
        node = self.content.abilities[figure.line].specs[0].node
        assert isinstance(node, own.Summon)
        return node.stats

    def base(self, figure: Unit, what: str) -> int | None:
        """GH-MST-04 … 06, GH-SUM-02, GH-BOS-05: base move, attack or range; None for a dash."""
        if figure.role == "summon":
            for node in self.summon(figure).nodes:
                match node:
                    case words.Move(points=points) if what == "move":
                        return self.amount(figure, points)
                    case words.Attack(value=value) if what == "attack":
                        return self.amount(figure, value)
                    case words.Range(hexes=hexes) if what == "range":
                        return hexes
            return None
        named = self.state.named.get(figure.id)
        if named is not None and what != "range":
            return named.attack if what == "attack" else named.move
        value = getattr(self.stat(figure), what)
        return self.formula(figure, value) if isinstance(value, str) else value

    def formula(self, figure: Unit, value: str) -> int:
        """GH-BOS-05: evaluate a formula on a stat card. X is the number of hexes it has moved this turn, V the number of figures its card names."""
        turn, counted = self.state.turn, self.kind(figure).others
        moved = turn.moved if turn is not None and turn.figure == figure.id else 0
        others = sum(f.kind == counted for f in self.state.figures.values())
        return evaluate(value, self.state.level, self.state.count, 0, moved, others)

    def always(self, figure: Unit) -> list[tuple[Spec, str]]:
        """GH-MST-07, GH-MST-08, GH-SPR-15: what is always active for a figure."""
        if figure.role == "summon":
            return [(Spec(node), figure.line) for node in self.summon(figure).nodes]
        if figure.role in ("character", "object"):
            return []
        stat = self.stat(figure)
        named = self.content.abilities.get(f"scenario/{self.state.scenario}/named/{figure.kind}") if figure.rank == "named" else None
        specs, line = (stat.traits, stat.trait_line) if named is None else ((*stat.traits, *named.specs), named.id)
        return [(spec, line) for spec in specs] if specs else []

    def attacks_of(self, figure: Unit) -> Mods:
        """GH-MST-09: the modifiers of every attack of a monster or summon."""
        if figure.role == "summon":
            return gather(n for n in self.summon(figure).nodes if not isinstance(n, own.Hp | words.Move | words.Attack | words.Range))
        return NO_MODS if figure.role in ("character", "object") else self.stat(figure).attacks

    def card(self, id: str) -> Card:
        return self.content.cards[id]

    def half_in_force(self, hero: Hero, card: str) -> Half:
        return self.card(card).half(hero.active[card])

    def reward_of(self, treasure: str) -> Reward:
        """GH-PAG-08: what a numbered treasure gives, looked up when it is looted."""
        if self.scenario.random and treasure.startswith(TREASURE):
            return self.content.dungeon[treasure.removeprefix(TREASURE)].reward
        return self.scenario.rewards[treasure]

    def counts_as_discarded(self, hero: Hero) -> list[str]:
        """GH-ACT-08: active cards whose action does not have a lost icon."""
        return [c for c in hero.active if not self.half_in_force(hero, c).lost]

    def deck_of(self, figure: Unit) -> str:
        """GH-AMD-03, GH-AMD-25, GH-TBL-05: a character draws from its own deck, a summon from its summoner's, and all others from the monsters'
        deck."""
        return figure.id if figure.role == "character" else figure.owner if figure.role == "summon" else MONSTERS

    def counted(self, figure: Unit, what: str) -> int:
        """GH-SPR-17: L and C are those of the scenario."""
        action = self.state.action
        match what:
            case "adjacent allies":
                return sum(self.apart(a.cell, figure.cell) == 1 for a in self.allies(figure))
            case "enemies attacked":
                return len(action.strike.hit) if action is not None and action.strike is not None else 0
            case "level":
                return self.hero(figure).level if figure.role == "character" else 0
            case "l":
                return self.state.level
            case "c":
                return self.state.count
        return super().counted(figure, what)

    # -- sides -----------------------------------------------------------------------------------------------------------
    def hostile(self, figure: Unit, other: Unit) -> bool:
        """GH-GEN-07, GH-SPR-09: monsters are enemies of characters, summons and allies. The scenario says whose enemy an object is."""
        if other.side == "object":
            enemy_of = self.scenario.objects[other.kind].enemy_of
            return bool(other.max_health) and enemy_of == ("characters" if figure.side == "hero" else "monsters")
        return other.side != figure.side

    def allies(self, figure: Unit) -> list[Unit]:
        """GH-GEN-05: other figures on the same side. A figure is never its own ally."""
        return [f for f in self.state.figures.values() if f.side == figure.side and f.id != figure.id]

    def both_sides(self, figure: Unit) -> list[Unit]:
        """All allies and enemies of a figure."""
        return [f for f in self.state.figures.values() if f.id != figure.id and (f.side == figure.side or self.hostile(figure, f))]

    def reachable(self, figure: Unit, other: Unit, reach: int) -> bool:
        """GH-ATK-03, GH-LOS-01, GH-LOS-05, GH-LOS-08, GH-OVR-29: within range and in line of sight."""
        return bool(self.ground.seen(figure.cell, reach) >> other.cell & 1)

    def in_reach(self, figure: Unit, other: Unit, mods: Mods, reach: int) -> bool:
        """Whether a figure is within range and sight, or anywhere on the map if the ability says so."""
        return any(isinstance(n, own.Anywhere) for n in mods.others) or self.reachable(figure, other, reach)

    def targetable(self, figure: Unit, reach: int) -> list[Unit]:
        """GH-ATK-02, GH-ATK-03, GH-CON-30, GH-CON-43: enemies within range and sight. Invisible enemies cannot be targeted."""
        return [f for f in self.enemies(figure) if "invisible" not in f.conditions and self.reachable(figure, f, reach)]

    def monsters(self) -> list[Unit]:
        return [f for f in self.state.figures.values() if f.side == "monster"]

    def immune(self, figure: Unit, condition: str) -> bool:
        """GH-CON-04, GH-BOS-06, GH-SPR-10, GH-SPR-12: bosses are immune to what their card lists, objects to all negative conditions and forced
        movement."""
        if figure.side == "object":
            return condition in (*own.NEGATIVE, "push", "pull")
        if figure.role in ("monster", "ally") and condition in self.kind(figure).immune:
            return True
        return any(spec.node == own.ImmuneTo(condition) for spec, _ in self.held(figure, own.ImmuneTo, "immune"))

    def player(self, figure: Unit) -> Seat:
        """GH-AMB-01, GH-SUM-14: a character's player decides for it. All players decide for other figures, as the table's policy says."""
        return self.hero(figure).seat if figure.role == "character" else TABLE

    # -- lines in force --------------------------------------------------------------------------------------------------
    def flying(self, figure: Unit) -> bool:
        """GH-MST-08, GH-MOV-11, GH-MOV-12: whether a figure flies, whether it moves or is moved."""
        if figure.role in ("monster", "ally") and self.kind(figure).flying:
            return True
        return bool(self.held(figure, words.Fly, "flying"))

    def shields(self, figure: Unit) -> list[tuple[int, str]]:
        """GH-SHD-01, GH-SHD-02, GH-MTN-07: all active shields, with their lines."""
        found = [(self.amount(figure, s.node.value), line) for s, line in self.always(figure) if isinstance(s.node, words.Shield)]
        for bonus, ability in self.bonuses("shield", figure.id):
            spec = ability.specs[bonus.step]
            assert isinstance(spec.node, words.Shield)
            paid = [r.mods.shield for n, r in enumerate(spec.riders) if self.fed(figure, f"{ability.id}/{bonus.step}/{n}")]
            found.append((self.amount(figure, spec.node.value) + sum(paid), ability.id))
        return found

    def elusive(self, figure: Unit) -> list[str]:
        """Lines that give attacks against a figure disadvantage."""
        return [line for _, line in self.held(figure, own.Elusive, "elusive")]

    def skip(self, figure: Unit, what: str, line: str = "", *rules: str) -> None:
        self.tell(Skipped(figure=figure.id, what=what, rules=rules, line=line))

    def worked(self, figure: Unit, what: str, line: str) -> None:
        self.tell(Worked(figure=figure.id, what=what, line=line))

    # -- the scenario ----------------------------------------------------------------------------------------------------
    CONDITIONS = {
        **Board.CONDITIONS,
        words.AllDead: lambda self, node: self.revealed_all() and not self.monsters() and not self.unlaid(),
        words.Destroyed: lambda self, node: node.kind in self.state.fallen and not self.present(node.kind) and not self.unrevealed(node.kind),
        words.AnyDestroyed: lambda self, node: node.kind in self.state.fallen,
        told.Dead: lambda self, node: node.kind in self.state.fallen,
        told.RoundsLeft: lambda self, node: self.state.round > node.round or (self.state.round == node.round and self.state.phase in ROUND_ENDS),
        told.GoalLooted: lambda self, node: self.state.goal_loot >= node.count,
        told.AllRevealed: lambda self, node: self.revealed_all(),
        told.Occupied: lambda self, node: self.cells_of(node.places) <= {c.cell for c in self.characters()},
        told.AllAt: lambda self, node: bool(self.characters()) and {c.cell for c in self.characters()} <= self.cells_of(node.places),
    }

    def revealed_all(self) -> bool:
        return len(self.state.rooms) == len(self.layout.rooms)

    def cells_of(self, places: Sequence[str]) -> set[int]:
        return {self.layout.places[p] for p in places}

    def unrevealed(self, kind: str) -> bool:
        """Whether something of this kind is still in a room that has not been revealed."""
        return any(f.text.object == kind for id, room in self.layout.rooms.items() if id not in self.state.rooms for f in room.features)

    # -- elements --------------------------------------------------------------------------------------------------------
    def available(self, elements: Sequence[str], but: Sequence[str] = ()) -> list[str]:
        """GH-ELM-07, GH-ELM-09, FC-ELE-03: the elements of a symbol that are strong or waning."""
        return [e for e in elements_of(elements) if self.state.elements[e] > INERT and e not in but]

    def payable(self, price: Node, but: Sequence[str] = (), monster: bool = False) -> bool:
        """GH-ELM-07, GH-ELM-12: whether each symbol can be paid with a different element. Characters cannot pay if a penalty forbids it."""
        if self.state.sealed and not monster:
            return False
        first, *more = (self.available(symbol, but) for symbol in symbols(price))
        return bool(first) and all(any(a != b for a in first for b in other) for other in more)

    async def pay(self, price: Node, figure: Unit, line: str = "", but: Sequence[str] = ()) -> None:
        """GH-ELM-06 … 08, GH-ELM-16, FC-ELE-03: consume one element for each symbol. It becomes inert."""
        rest = list(symbols(price))
        while rest:
            symbol, *rest = rest
            found = [e for e in self.available(symbol, but) if all(set(self.available(r, but)) - {e} for r in rest)]
            element = await self.choose(self.player(figure), "consume", [Option(f"element:{e}", e) for e in found], figure=figure.id)
            self.state.elements[element] = INERT
            self.tell(Consumed(figure=figure.id, element=element, line=line))

    async def buy(self, rider: RiderSpec, figure: Unit, line: str) -> None:
        """GH-EXP-03: gain experience that comes with a price."""
        await super().buy(rider, figure, line)
        for node in rider.mods.others:
            if isinstance(node, own.Xp):
                self.gain_xp(figure, node.value, line)

    # -- what happens to figures -------------------------------------------------------------------------------------------
    def gain(self, figure: Unit, condition: str, line: str = "") -> bool:
        """GH-CON-01, GH-CON-22, GH-CON-36, FC-REG-11: Curse and Bless are cards; all other conditions are tokens."""
        if condition in own.CARDS:
            return self.alive(figure) and self.shuffle_in(figure, condition, line)
        if condition == "regenerate" and condition in figure.conditions:
            return True  # FC-REG-11: unchanged
        return super().gain(figure, condition, line)

    def shuffle_in(self, figure: Unit, condition: str, line: str = "") -> bool:
        """GH-AMD-13, GH-CON-22, GH-CON-24 … 27, GH-CON-36, GH-CON-38: shuffle a Curse or Bless card into the figure's deck; a summon uses its
        summoner's deck, a monster the monsters' deck. GH-CON-06: nothing is added for an immune figure. GH-CON-27: nor if none is left."""
        name = self.deck_of(figure)
        if self.immune(figure, condition):
            self.tell(Immune(figure=figure.id, condition=condition, rules=("GH-CON-06",), line=line))
            return False
        return self.add_card(name, condition, line, figure.id)

    def add_card(self, name: str, condition: str, line: str = "", figure: str = MONSTERS) -> bool:
        """GH-CON-24, GH-CON-27: move a Curse or Bless from the supply to a deck, if one is left."""
        s, deck = self.state, self.state.decks[name]
        supply = "blesses" if condition == "bless" else "monster_curses" if name == MONSTERS else "curses"
        if not getattr(s, supply) or deck.draw.count(condition) >= LIMIT:
            self.tell(NoneLeft(figure=figure, card=condition, rules=("GH-CON-27",), line=line))
            return False
        setattr(s, supply, getattr(s, supply) - 1)
        deck.draw.append(condition)
        self.tell(CardAdded(figure=figure, card=condition, line=line))
        return True

    def shed(self, figure: Unit, condition: str, line: str = "") -> None:
        """GH-VRD-24: a permanent condition cannot be removed."""
        if condition not in self.state.permanent.get(figure.id, ()):
            super().shed(figure, condition, line)

    async def suffer(self, figure: Unit, damage: int, source: str, by: str = "") -> None:
        await self.perform(Harm(figure, damage, source, by))

    async def enter(self, figure: Unit, cell: int) -> None:
        """Only traps and hazards have an effect on whoever steps on them."""
        if self.hazards >> cell & 1 or str(cell) in self.state.traps:
            await self.after(Stepped(figure, cell))

    async def entered(self, figure: Unit, cell: int) -> None:
        """Doors and marked hexes concern only characters, rifts everybody."""
        if figure.role == "character" or cell in self.state.rifts:
            await self.after(Entered(figure, cell))

    # -- cards and tallies -----------------------------------------------------------------------------------------------
    def put(self, figure: Unit, card: str, zone: str) -> None:
        """Move a card. Every card is in exactly one zone (GH-MAT-04)."""
        hero = self.hero(figure)
        for pile in (hero.hand, hero.played, hero.discard, hero.lost):
            if card in pile:
                pile.remove(card)
        hero.active.pop(card, None)
        getattr(hero, zone).append(card)
        self.tell(CardMoved(figure=figure.id, card=card, zone=zone))

    def count(self, figure: str, what: str, by: int = 1) -> None:
        """GH-BGL-05: record progress toward battle goals."""
        hero = self.state.heroes.get(figure)
        if hero is not None:
            hero.tally[what] = hero.tally.get(what, 0) + by

    def gain_xp(self, figure: Unit, xp: int, line: str = "") -> None:
        """GH-EXP-01, GH-EXP-06: add experience to the dial."""
        if xp and figure.role == "character" and figure.id in self.state.heroes:
            self.hero(figure).xp += xp
            self.tell(GainedXp(figure=figure.id, xp=xp, line=line, rules=("GH-EXP-01",)))
