"""The context of a running adventure: lookups shared by all rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from undercroft.grid.hexes import cells
from undercroft.grid.zones import Ways
from undercroft.kernel.chance import Policy
from undercroft.kernel.decision import Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game
from undercroft.language.vocabulary import Node

from .content import adventure_words as rules
from .content import words
from .content.model import Adventure, Content, Effect, EnemyCard, Equipment, Foe
from .content.traits import Kit, Lasting, enemy_kit, hero_kit
from .state import AnyTask, AttackKind, BeginEffect, Combat, DarkState, Enemy, Hero, LineStep, Turn

MAX_XP = 30
BASE_HEALTH = 5
REACH: dict[AttackKind, tuple[int, int | None]] = {"melee": (0, 0), "ranged": (1, None), "magic": (1, 2)}
"""MD-EQP-07, MD-EPH-06, MD-CMB-14: ranges by attack type."""


def story_card_level(content: Content, card: str) -> int:
    """MD-STY-15: in story mode artifacts count as level 4."""
    return content.equipment[card].level or 4


class Dark(Game[DarkState]):
    """Massive Darkness in play."""

    def __init__(self, content: Content, state: DarkState, policy: Policy, events: list[Event] | None) -> None:
        super().__init__(state, policy, events)
        self.content = content
        self.adventure: Adventure = content.adventures[state.adventure]
        self.board = self.adventure.board
        self._ways: tuple[tuple[int, int, int], Ways] | None = None
        self._kits: dict[str, tuple[tuple[object, ...], Kit]] = {}
        self.fight: tuple[Combat, tuple[int, int], tuple[Any, Any]] | None = None
        """The cached sides of the combat in progress, for the rules of combat alone."""

    # -- the board -------------------------------------------------------------------------------------------------------
    @property
    def ways(self) -> Ways:
        """MD-MOV-02, MD-LOS-02, MD-LOS-04, MD-DOR-14: movement and sight with the doors opened by heroes or rules, the remaining tiles, and
        pillars where they bar the way."""
        s = self.state
        key = (len(s.opened), len(s.pillars), s.gone)
        if self._ways is None or self._ways[0] != key:
            doors = self.adventure.doors
            shut = (p.zones for id, p in self.adventure.pillars.items() if id in s.pillars and len(p.zones) == 2) if self.bars else ()
            found = self.board.ways([doors[n].border for n in s.opened], [(z[0], z[1]) for z in shut], s.gone)
            self._ways = key, found
        return self._ways[1]

    @property
    def bars(self) -> bool:
        """MD-Q08-04, MD-Q08-08, MD-Q10-13: whether pillars on borders stop movement, sight and attacks."""
        return rules.PillarsBar in self.adventure.always

    def dark(self, zone: int) -> bool:
        """MD-ZON-07: whether figures in this zone are in shadow."""
        return bool(self.board.dark >> zone & 1)

    def name(self, zone: int) -> str:
        return self.board.zones[zone].name

    def at(self, verb: str, zones: int | Iterable[int]) -> list[Option[int]]:
        """Options for zones, in board order."""
        found, places = cells(zones) if isinstance(zones, int) else zones, self.board.zones
        return [Option(f"{verb}:{places[z].name}", z, z) for z in found]

    def place(self, name: str) -> int:
        return self.adventure.places[name]

    def there(self, zone: int) -> bool:
        """MD-Q04-09: whether the zone is still part of the board."""
        return zone >= 0 and not self.state.gone >> zone & 1

    def token_name(self, id: str) -> str:
        """The adventure's name for a token on the board; a face-down one has no name."""
        known = self.adventure.tokens.get(id)
        return self.adventure.token_name(known[0], known[1]) if known is not None else ""

    def token_zones(self, level: int) -> list[int]:
        """MD-LVL-11: the remaining zones with a token of a level."""
        return list(dict.fromkeys(t.zone for t in self.state.levels if t.level == level and self.there(t.zone)))

    def tile_level(self, tile: int) -> int:
        """MD-LVL-16: the highest token on a tile; 0 if there is none."""
        zones = self.board.zones
        return max((t.level for t in self.state.levels if zones[t.zone].tile == tile and self.there(t.zone)), default=0)

    # -- heroes ----------------------------------------------------------------------------------------------------------
    def hero(self, id: str) -> Hero:
        return self.state.heroes[id]

    def standing(self) -> dict[str, Hero]:
        """MD-HER-09, MD-HER-11, MD-OBJ-09: heroes in play: neither dead nor gone through the exit."""
        return {id: h for id, h in self.state.heroes.items() if not h.dead and not h.left}

    def heroes_at(self, zone: int) -> dict[str, Hero]:
        return {id: h for id, h in self.state.heroes.items() if h.zone == zone and not h.dead and not h.left}

    def order(self) -> list[str]:
        """MD-HPH-01, MD-END-02: the heroes in clockwise order, starting with the first player."""
        ids = list(self.state.heroes)
        return ids[self.state.first :] + ids[: self.state.first]

    def active(self) -> str:
        """MD-ACT-12, MD-ACT-13: the active hero: the one being activated, otherwise the first player's; if that hero is not in play, the next one."""
        turn, up = self.state.turn, self.standing()
        order = self.order()
        if turn is not None:
            at = order.index(turn.hero)
            order = order[at:] + order[:at]
        return next((id for id in order if id in up), order[0])

    def usable(self, card: str) -> bool:
        """MD-LVL-15, MD-STY-16: in story mode, only equipment of the current level or lower can be used."""
        return not self.state.story or self.card_level(card) <= self.state.level

    def card_level(self, card: str) -> int:
        """MD-EQP-11, MD-TRA-07: artifacts have no level outside a story."""
        return story_card_level(self.content, card) if self.state.story else self.content.equipment[card].level

    def gear(self, id: str) -> list[str]:
        """All equipment cards of a hero, equipped or carried."""
        hero = self.state.heroes[id]
        return [hero.body, *hero.hands, *hero.pack] if hero.body else hero.hands + hero.pack

    def worn(self, id: str) -> list[Equipment]:
        """MD-HER-16: the equipped cards."""
        hero = self.hero(id)
        return [self.content.equipment[c] for c in ([hero.body] if hero.body else []) + hero.hands]

    def kit(self, id: str) -> Kit:
        """MD-HER-16, MD-CLS-10, MD-END-01: what a hero can use now: skills bought, cards equipped, carried cards that need no slot, and effects that
        last until the End phase. It is cached until something it depends on has changed."""
        s, hero = self.state, self.state.heroes[id]
        key = (s.story, s.level, hero.kind, hero.body, tuple(hero.hands), tuple(hero.pack), tuple(hero.effects), tuple(hero.skills.items()))
        known = self._kits.get(id)
        if known is None or known[0] != key:
            known = self._kits[id] = key, self._kit(id)
        return known[1]

    def _kit(self, id: str) -> Kit:
        hero, equipment = self.hero(id), self.content.equipment
        worn = ((hero.body,) if hero.body else ()) + tuple(hero.hands)
        loose = tuple([c for c in hero.pack if equipment[c].effects and equipment[c].text.slot == "none"])
        if self.state.story:
            worn, loose = tuple(filter(self.usable, worn)), tuple(filter(self.usable, loose))
        branches = self.content.classes[hero.kind].branches
        bought = tuple([hero.skills.get(b.id, 0) for b in branches]) if hero.skills else (0,) * len(branches)
        return hero_kit(self.content, id, hero.kind, bought, self.state.level, worn, loose, tuple(hero.effects))

    def lasting(self, id: str, kind: type[Node], kit: Kit | None = None) -> list[Lasting]:
        """MD-CND-01: a hero's skills of a kind whose conditions are met now. `kit`: what the hero can use, if that has been looked up already."""
        found = (self.kit(id) if kit is None else kit).lasting.get(kind)
        return [skill for skill in found if self.meets(id, skill.conditions)] if found else []

    def has(self, id: str, kind: type[Node], kit: Kit | None = None) -> bool:
        return bool(self.lasting(id, kind, kit))

    def max_health(self, id: str) -> int:
        """MD-HER-03, MD-SKL-05: 5, plus what skills in force so far have added."""
        return BASE_HEALTH + self.hero(id).grown

    def rank(self, id: str) -> tuple[bool, int, int]:
        """MD-EPH-17, MD-SKL-15, MD-STY-05: the rank of heroes by experience: those who taunt come first and are equal; then points, and in story
        mode shards."""
        hero, s = self.hero(id), self.state
        if self.has(id, words.Taunt):
            return True, 0, 0
        return False, hero.xp if s.metric == "unspent" else hero.spent, hero.shards if s.story else 0

    # -- enemies -----------------------------------------------------------------------------------------------------------
    def enemy(self, id: str) -> Enemy:
        return self.state.enemies[id]

    def card(self, enemy: Enemy) -> EnemyCard:
        return self.content.cards[enemy.card]

    def mob(self, enemy: Enemy) -> bool:
        return self.content.enemies[self.card(enemy).text.enemy].role == "mob"

    def role(self, enemy: Enemy) -> str:
        """MD-ACT-01: a mob, an agent or a roaming monster."""
        return self.content.enemies[self.card(enemy).text.enemy].role

    def guardian(self, enemy: Enemy) -> bool:
        """MD-ACT-05: whether it can carry equipment: bosses, agents and roaming monsters do, while they live (MD-MOB-16)."""
        return enemy.health > 0

    def foe(self, enemy: Enemy) -> Foe | None:
        """The adventure's entry for this enemy, if it is one of the adventure's enemies."""
        return self.adventure.foes.get(enemy.special)

    def behaves(self, enemy: Enemy, kind: type[Node]) -> Node | None:
        """The behaviour of one kind that the adventure gives this enemy, if any."""
        foe = self.adventure.foes.get(enemy.special)
        found = foe.does.get(kind) if foe is not None else None
        return found.line.steps[0].node if found is not None else None

    def enemy_kit(self, enemy: Enemy, what: str) -> Kit:
        """MD-ACT-04, MD-ENM-11, MD-MOB-16: the effects of its card, in force from its arrival, for boss and minions alike; the boss's equipment
        only while the boss lives."""
        alive = self.guardian(enemy)
        return enemy_kit(self.content, enemy.card, enemy.gear if alive else "", enemy.beside if alive else "", what)

    def full_health(self, enemy: Enemy) -> int:
        """MD-ENM-04, MD-ENM-05: the figures of a mob have the card's health; all others have that much for every hero who started."""
        health = self.card(enemy).text.health
        return health if self.mob(enemy) else health * self.state.started

    def enemies_at(self, zone: int) -> dict[str, Enemy]:
        return {id: e for id, e in self.state.enemies.items() if e.zone == zone}

    def slippery(self, enemy: Enemy) -> bool:
        """MD-SKL-13, MD-Q02-06: whether it may leave zones with heroes."""
        if self.behaves(enemy, rules.SlipsAway) is not None:
            return True
        found = self.enemy_kit(enemy, "defence").lasting.get(words.Slippery)
        return found is not None and any(self.enemy_meets(enemy, s.conditions) for s in found)

    # -- who holds whom ------------------------------------------------------------------------------------------------------
    def held(self, id: str) -> bool:
        """MD-MOV-03, MD-MOV-05, MD-HPH-18, MD-STN-04, MD-SKL-01, MD-SKL-13: a hero cannot leave a zone with an enemy that is not stunned, unless
        the hero is slippery."""
        zone = self.state.heroes[id].zone
        for enemy in self.state.enemies.values():
            if enemy.zone == zone and not enemy.stunned:
                return not self.has(id, words.Slippery)
        return False

    def enemy_held(self, enemy: Enemy) -> bool:
        """MD-MOV-04, MD-MOV-05, MD-STN-04, MD-EPH-19: an enemy cannot leave a zone with a hero who is neither stunned nor dead, unless the enemy
        is slippery."""
        there = any(not h.stunned for h in self.heroes_at(enemy.zone).values())
        return there and not self.slippery(enemy)

    # -- conditions ----------------------------------------------------------------------------------------------------------
    def meets(self, id: str, conditions: Sequence[Node]) -> bool:
        """MD-CND-01, MD-ZON-08: whether all conditions hold for a hero."""
        return all(self._meets(id, c) for c in conditions)

    def _meets(self, id: str, condition: Node) -> bool:
        """MD-CND-04 … 12: one condition: about equipment, the hero's zone, wounds, or figures in the same zone."""
        hero = self.hero(id)
        match condition:
            case words.InShadow():
                return self.dark(hero.zone)
            case words.InLight():
                return not self.dark(hero.zone)
            case words.TwoWeapons():
                return len([g for g in self.worn(id) if any(k in g.dice for k in words.ATTACKS)]) >= 2
            case words.TwoHanded():
                return any(g.text.slot == "two-hands" and any(k in g.dice for k in words.ATTACKS) for g in self.worn(id))
            case words.WithEither():
                return any(k in g.text.kinds for g in self.worn(id) for k in ("mace", "hammer"))
            case words.With(gear=gear):
                return any(gear in g.text.kinds for g in self.worn(id))
            case words.NoArmour():
                return not any("armour" in g.text.kinds for g in self.worn(id))
            case words.Wounded(value=value):
                return self.max_health(id) - hero.health >= value
            case words.Alone():
                return len(self.heroes_at(hero.zone)) <= 1
            case words.Together():
                return len(self.heroes_at(hero.zone)) > 1
            case words.Outnumbered(count=count):
                return len(self.enemies_at(hero.zone)) >= count
        return True

    def enemy_meets(self, enemy: Enemy, conditions: Sequence[Node]) -> bool:
        """MD-ENM-12, MD-ACT-03, MD-SKL-03, MD-ZON-08: the same for an enemy: its enemies are the heroes, its allies the other enemies, and it has
        no weapons or armour of its own."""
        return all(self._enemy_meets(enemy, c) for c in conditions)

    def _enemy_meets(self, enemy: Enemy, condition: Node) -> bool:
        worn = [self.content.equipment[enemy.gear]] if self.guardian(enemy) and enemy.gear in self.content.equipment else []
        match condition:
            case words.InShadow():
                return self.dark(enemy.zone)
            case words.InLight():
                return not self.dark(enemy.zone)
            case words.TwoWeapons():
                return False
            case words.TwoHanded():
                return any(g.text.slot == "two-hands" for g in worn)
            case words.WithEither():
                return any(k in g.text.kinds for g in worn for k in ("mace", "hammer"))
            case words.With(gear=gear):
                return any(gear in g.text.kinds for g in worn)
            case words.NoArmour():
                return not any("armour" in g.text.kinds for g in worn)
            case words.Wounded(value=value):
                return self.full_health(enemy) - enemy.health >= value
            case words.Alone():
                return len(self.enemies_at(enemy.zone)) <= 1
            case words.Together():
                return len(self.enemies_at(enemy.zone)) > 1
            case words.Outnumbered(count=count):
                return len(self.heroes_at(enemy.zone)) >= count
        return True

    # -- tasks ---------------------------------------------------------------------------------------------------------------
    def push(self, *tasks: AnyTask) -> None:
        """Schedule tasks to run next, in this order, before everything else."""
        self.state.todo += reversed(tasks)

    def push_line(self, who: str, effect: Effect) -> None:
        """Schedule the steps of a line to run next, or an effect that lasts until the End phase to come into force (MD-END-01)."""
        self.push(BeginEffect(who, effect.id) if effect.line.span else LineStep(who, effect.id))

    @property
    def turn(self) -> Turn:
        """The activation in progress."""
        assert self.state.turn is not None
        return self.state.turn

    def seat(self, id: str) -> Seat:
        return self.state.heroes[id].seat
