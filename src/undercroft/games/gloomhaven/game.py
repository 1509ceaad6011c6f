"""The running scenario: state, content and what is derived from them. This is where Gloomhaven differs from Buttons & Bugs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.games.haven import words
from undercroft.games.haven.content import Ability, Spec
from undercroft.games.haven.events import Suffered
from undercroft.games.haven.field import Haven
from undercroft.games.haven.mods import NO_MODS, Mods
from undercroft.grid.hexes import STRIDE, cells
from undercroft.grid.topology import Topology, topology
from undercroft.kernel.chance import Policy
from undercroft.kernel.decision import TABLE, Option, Seat
from undercroft.kernel.event import Event
from undercroft.language.lines import Line
from undercroft.language.vocabulary import Amount

from .content import words as own
from .content.dungeon import TREASURE, layout_of, unlaid
from .content.formulas import evaluate
from .content.model import Card, Content, Half, Layout, Monster, Reward, Scenario, Stat
from .events import CardMoved, GainedXp
from .state import MONSTERS, Bonus, GloomState, Hero, Unit

BASIC = {
    "top": Ability("basic/top", Line(()), (Spec(words.Attack(Amount(2))),)),
    "bottom": Ability("basic/bottom", Line(()), (Spec(words.Move(Amount(2))),)),
}
"""GH-TRN-08, GH-TRN-09: the basic actions any card can be used for."""
FAR = 10_000
"""The distance between hexes with no path between them."""
BITS = {str(cell): 1 << cell for cell in range(STRIDE * STRIDE)}


def hexes(keys: Iterable[str]) -> int:
    """The hexes used as keys in part of the state, as a mask."""
    mask = 0
    for key in keys:
        mask |= BITS[key]
    return mask


class Gloom(Haven[GloomState, Unit]):
    IMMUNE = "GH-CON-04"
    NEGATIVE = own.NEGATIVE

    def __init__(self, content: Content, state: GloomState, policy: Policy, events: list[Event] | None) -> None:
        super().__init__(state, policy, events)
        self.content = content
        self.scenario: Scenario = content.scenarios[state.scenario]
        self._kinds: dict[str, Monster] = {}
        self._stats: dict[tuple[str, str], Stat] = {}
        self.mover = ""
        """The figure that is forcing another to move (GH-ATK-20)."""
        self.ruling = 0
        """The number of special rules and dying attacks being carried out. They are finished even if the acting figure is gone."""
        self.layout: Layout
        self.ground: Topology
        self.slow: int
        self.hazards: int
        self.plates: int
        self.survey()

    # -- the map ---------------------------------------------------------------------------------------------------------
    def survey(self) -> None:
        """GH-TBL-01, GH-LOS-09, GH-OVR-05, GH-OVR-08: work out the revealed map, without closed doors. Must be repeated when a door or room
        changes."""
        s = self.state
        self.layout = layout_of(self.content, self.scenario, s.laid)
        floor = self.slow = self.hazards = self.plates = 0
        for id in s.rooms:
            room = self.layout.rooms[id]
            floor |= room.cells
            self.slow |= room.slow
            self.hazards |= room.hazards
            self.plates |= room.plates
        for key, door in s.doors.items():
            if door == "open":
                floor |= 1 << int(key)
        self.ground = topology(floor, self.layout.walls)

    def unlaid(self) -> bool:
        """GH-VRD-03: whether there are rooms of the random dungeon still to be made."""
        return unlaid(self.scenario, self.state.laid)

    def closed_doors(self, locked: bool = False) -> int:
        """GH-OVR-03, GH-SPR-05: closed doors at the edge of the revealed map that a character may enter."""
        kinds = ("closed", "locked") if locked else ("closed",)
        return hexes(key for key, door in self.state.doors.items() if door in kinds)

    def obstacles(self) -> int:
        return hexes(self.state.obstacles)

    def traps(self) -> int:
        return hexes(self.state.traps)

    def terrain(self) -> tuple[int, int, int, int]:
        """GH-OVR-27, GH-OVR-37, FC-RIFT-06, FC-RIFT-13: the floor, obstacles, difficult terrain and negative hexes. Money, treasure and rifts are
        none of these."""
        return self.ground.cells, self.obstacles(), self.slow, self.hazards | self.traps()

    def sticky(self) -> int:
        return 0

    def steps(self, cell: int) -> int:
        """GH-LOS-07: the hexes adjacent to a hex."""
        return self.ground.neighbours(cell)

    def apart(self, a: int, b: int) -> int:
        """GH-LOS-09, GH-EFF-22: the length of the shortest path that crosses no wall."""
        found = self.ground.distance(a, b)
        return FAR if found is None else found

    def near(self, cell: int, reach: int) -> int:
        """GH-LOS-05, GH-LOS-08: the hexes within range and line of sight."""
        return self.ground.seen(cell, reach)

    def empty(self) -> int:
        """GH-GEN-12, FC-RIFT-05, FC-RIFT-10: hexes without a figure, money or tile. Corridors, pressure plates and open doors do not count as
        tiles."""
        s = self.state
        mask = self.ground.cells & ~self.occupied() & ~self.obstacles() & ~self.traps() & ~self.slow & ~self.hazards
        for key in (*s.coins, *s.treasures):
            mask &= ~(1 << int(key))
        for cell in s.rifts:
            mask &= ~(1 << cell)
        return mask

    def name(self, cell: int) -> str:
        return self.layout.map.names[cell]

    def at(self, verb: str, mask: int) -> list[Option[int]]:
        return [Option(f"{verb}:{self.name(c)}", c, c) for c in cells(mask)]

    async def nearest_empty(self, place: int, prompt: str, **args: Any) -> int | None:
        """GH-GEN-16, GH-SPR-01, GH-SPR-04: the place itself or the nearest empty hex. The players decide ties."""
        room = self.empty()
        if room >> place & 1:
            return place
        far = {cell: self.apart(place, cell) for cell in cells(room)}
        best = min(far.values(), default=FAR)
        if best >= FAR:
            return None
        tied = sum(1 << cell for cell, away in far.items() if away == best)
        return await self.choose(TABLE, prompt, self.at("put", tied), **args)

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
        others = sum(f.kind == counted for f in self.state.figures.values()) if counted else 0
        return evaluate(value, self.state.level, self.state.count, 0, moved, others)

    def always(self, figure: Unit) -> tuple[tuple[Spec, ...], str]:
        """GH-MST-07, GH-MST-08, GH-SPR-15: what is always active for a figure, and the line that says so."""
        if figure.role == "summon":
            return tuple(Spec(node) for node in self.summon(figure).nodes), figure.line
        if figure.role in ("character", "object"):
            return (), ""
        stat = self.stat(figure)
        named = self.content.abilities.get(f"scenario/{self.state.scenario}/named/{figure.kind}") if figure.rank == "named" else None
        return (stat.traits, stat.trait_line) if named is None else ((*stat.traits, *named.specs), named.id)

    def attacks_of(self, figure: Unit) -> Mods:
        """GH-MST-09: the modifiers of every attack of a monster or summon."""
        if figure.role == "summon":
            from undercroft.games.haven.mods import gather

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

    def amount(self, figure: Unit, amount: Amount) -> int:
        """The current value of an amount. L and C are those of the scenario (GH-SPR-17)."""
        action = self.state.action
        match amount.per:
            case "hexes moved":
                return amount.base + (action.moved if action is not None else 0)
            case "adjacent enemies":
                return amount.base + sum(self.apart(e.cell, figure.cell) == 1 for e in self.enemies(figure))
            case "adjacent allies":
                return amount.base + sum(self.apart(a.cell, figure.cell) == 1 for a in self.allies(figure))
            case "enemies attacked":
                return amount.base + (len(action.strike.hit) if action is not None and action.strike is not None else 0)
            case "level":
                return amount.base + (self.hero(figure).level if figure.role == "character" else 0)
            case "l":
                return amount.base + self.state.level
            case "c":
                return amount.base + self.state.count
        return amount.base

    # -- sides -----------------------------------------------------------------------------------------------------------
    def hostile(self, figure: Unit, other: Unit) -> bool:
        """GH-GEN-07, GH-SPR-09: monsters are enemies of characters, summons and allies. The scenario says whose enemy an object is."""
        if other.side == "object":
            enemy_of = self.scenario.objects[other.kind].enemy_of
            return bool(other.max_health) and enemy_of == ("characters" if figure.side == "hero" else "monsters")
        return other.side != figure.side

    def enemies(self, figure: Unit) -> list[Unit]:
        return [f for f in self.state.figures.values() if self.hostile(figure, f)]

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
        specs = [*self.always(figure)[0], *(a.specs[b.step] for b, a in self.bonuses("immune", figure.id))]
        return any(isinstance(s.node, own.ImmuneTo) and s.node.condition == condition for s in specs)

    def player(self, figure: Unit) -> Seat:
        """GH-AMB-01, GH-SUM-14: a character's player decides for it. All players decide for other figures, as the table's policy says."""
        return self.hero(figure).seat if figure.role == "character" else TABLE

    # -- bonuses ---------------------------------------------------------------------------------------------------------
    def bonuses(self, moment: str, bearer: str) -> list[tuple[Bonus, Ability]]:
        """Active bonuses with this trigger, looked up by index."""
        found = self.state.bonuses.get(moment)
        return [(b, self.content.abilities[b.ability]) for b in found if b.bearer == bearer] if found else []

    def flying(self, figure: Unit) -> bool:
        """GH-MST-08, GH-MOV-11, GH-MOV-12: whether a figure flies, whether it moves or is moved."""
        if figure.role in ("monster", "ally") and self.kind(figure).flying:
            return True
        return any(isinstance(s.node, words.Fly) for s in self.always(figure)[0]) or bool(self.bonuses("flying", figure.id))

    def shields(self, figure: Unit) -> list[tuple[int, str]]:
        """GH-SHD-01, GH-SHD-02, GH-MTN-07: all active shields, with their lines."""
        from .rules.ranks import fed

        specs, line = self.always(figure)
        found = [(self.amount(figure, s.node.value), line) for s in specs if isinstance(s.node, words.Shield)]
        for bonus, ability in self.bonuses("shield", figure.id):
            spec = ability.specs[bonus.step]
            assert isinstance(spec.node, words.Shield)
            paid = [r.mods.shield for n, r in enumerate(spec.riders) if fed(self, figure, f"{ability.id}/{bonus.step}/{n}")]
            found.append((self.amount(figure, spec.node.value) + sum(paid), ability.id))
        return found

    def retaliates(self, figure: Unit) -> list[tuple[int, int, str]]:
        """GH-RTL-01, GH-RTL-02, GH-RTL-05: all active retaliates: damage, range, line."""
        specs, line = self.always(figure)
        held = [(s, line) for s in specs] + [(a.specs[b.step], a.id) for b, a in self.bonuses("retaliate", figure.id)]
        return [(self.amount(figure, s.node.value), s.mods.range or 1, id) for s, id in held if isinstance(s.node, words.Retaliate)]

    def elusive(self, figure: Unit) -> list[str]:
        """Lines that give attacks against a figure disadvantage."""
        specs, line = self.always(figure)
        found = [line] if any(isinstance(s.node, own.Elusive) for s in specs) else []
        return found + [a.id for _, a in self.bonuses("elusive", figure.id)]

    # -- what happens to figures -------------------------------------------------------------------------------------------
    def gain(self, figure: Unit, condition: str, line: str = "") -> bool:
        """GH-CON-01, GH-CON-22, GH-CON-36, FC-REG-11: Curse and Bless are cards; all other conditions are tokens."""
        if condition in own.CARDS:
            from .rules.decks import shuffle_in

            return self.alive(figure) and shuffle_in(self, figure, condition, line)
        if condition == "regenerate" and condition in figure.conditions:
            return True  # FC-REG-11: unchanged
        return super().gain(figure, condition, line)

    def shed(self, figure: Unit, condition: str, line: str = "") -> None:
        """GH-VRD-24: a permanent condition cannot be removed."""
        if condition not in self.state.permanent.get(figure.id, ()):
            super().shed(figure, condition, line)

    async def suffer(self, figure: Unit, damage: int, source: str, by: str = "") -> None:
        """GH-DMG-01, GH-DMG-02, GH-DMG-07, GH-ATK-15, GH-SHD-03, GH-SUM-17: suffer damage, which nothing reduces. A character may prevent it; other
        figures cannot. A figure without hit points suffers none: an object that cannot be attacked, or a monster making its dying attack. `by` gets
        credit for a kill."""
        from .rules.damage import lose_health, prevented

        if damage <= 0 or not self.alive(figure) or figure.health <= 0:
            return
        self.settle()
        if figure.role == "character" and await prevented(self, figure, damage, source, by):
            return
        if not self.alive(figure):
            return
        self.tell(Suffered(figure=figure.id, damage=damage, source=source, line=source))
        await lose_health(self, figure, damage, by)

    async def enter(self, figure: Unit, cell: int) -> None:
        from .rules.damage import step_on

        await step_on(self, figure, cell)

    async def entered(self, figure: Unit, cell: int) -> None:
        from .rules.rooms import come_into

        await come_into(self, figure, cell)

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
