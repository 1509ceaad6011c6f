"""Reading an adventure: its board, what lies on it, its enemies and its rules, each checked against the others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document, Path
from undercroft.language.grammar import LineError
from undercroft.language.lines import Line
from undercroft.language.reading import PackReader, nearest, title
from undercroft.language.vocabulary import Node

from . import adventure_words as words
from . import content, schema
from .board import Board
from .tiles import TileError

HERO_MOMENTS = (words.PicksUp, words.HeroEnters, words.EnemyDies, words.AnyEnemyDies, words.DoorOpens, words.ChamberOpens)
"""Moments with a hero who did it."""
FOR_THE_HERO = (words.HeroGainsXp, words.TakeArtifact, words.TakeTreasures, words.TakeFireworks)
RANDOM = ("guard", "greater", "due")
"""Cards drawn for an enemy of an adventure."""


class AdventureReader(PackReader):
    """Reads one adventure; what it names must be there."""

    REFUSALS = (LineError, TileError)

    def __init__(self, doc: Document, sides: dict[str, content.Tile], cards: dict[str, content.EnemyCard], enemies: Iterable[str]) -> None:
        self.doc, self.sides, self.cards, self.enemies = doc, sides, cards, list(enemies)
        self.text = doc.typed(schema.AdventureText)

    def read(self, name: str) -> content.Adventure:
        text, doc = self.text, self.doc
        sides = {id: tile.side for id, tile in self.sides.items()}
        links = [(s.a, s.b) for s in text.stairs]
        self.board = self.at(doc, ("tiles",), lambda: Board(text.tiles, sides, text.bridges, links))
        self.places = {place: self.zone(("places", place), zone) for place, zone in text.places.items()}
        start = self.zone(("start",), text.start)
        exit = self.zone(("exit",), text.exit) if text.exit else -1
        self.places |= {"start": start, **({"exit": exit} if text.exit else {})}
        levels = tuple((self.zone(("levels",), zone), level) for zone, level in text.levels.items())
        if not levels or any(not 1 <= level <= 5 for _, level in levels):
            raise PackError(f"{doc.at(('levels',))}: an adventure has level tokens, of the levels 1 to 5")
        doors = self._doors()
        tokens = self._tokens()
        pillars = self._pillars()
        self.objectives = [o.id for o in text.objectives]
        if not self.objectives or len(set(self.objectives)) != len(self.objectives):
            raise PackError(f"{doc.at(('objectives',))}: an adventure has objectives, each with an id of its own")
        stairs = []
        for n, stair in enumerate(text.stairs):
            for needs in filter(None, (stair.from_a, stair.from_b)):
                self._one_of(("stairs", n), needs, self.objectives, "objective")
            a, b = self.board.zone(stair.a), self.board.zone(stair.b)
            stairs += [content.Stair(a, b, stair.from_a), content.Stair(b, a, stair.from_b)]
        for tile in text.timers:
            self._one_of(("timers",), tile, self.board.tiles, "tile of this adventure")
        for kind in text.aside:
            self._one_of(("aside",), kind, self.enemies, "enemy")
        self.foes: dict[str, content.Foe] = {}
        for n, foe in enumerate(text.enemies):
            self._foe(n, foe)
        self.groups = {p.group for p in pillars.values()}
        rules, always = self._rules()
        self._reached(start, doors)
        return content.Adventure(
            text.id, name or title(text.id), text, self.board, start, exit, levels, doors, len(text.doors) + len(text.special_doors), self.places,
            tokens, tuple(self.zone(("hidden", "at"), zone) for zone in text.hidden.at) if text.hidden else (), pillars, tuple(stairs),
            self.foes, rules, always,
        )  # fmt: skip

    def zone(self, path: Path, name: str) -> int:
        return self.at(self.doc, path, lambda: self.board.zone(name))

    def _one_of(self, path: Path, name: str, known: Iterable[str], what: str) -> None:
        names = list(known)
        if name not in names:
            raise PackError(f"{self.doc.at(path)}: no {what} is called {name!r}{nearest(name, names)}")

    def _doors(self) -> tuple[content.Door, ...]:
        """MD-DOR-01, MD-ZON-04: doors on walls between two zones, each border once."""
        text, doc = self.text, self.doc
        found: list[content.Door] = []
        listed: list[tuple[Path, str, str, schema.SpecialDoor | None]]
        listed = [(("doors", n), border, "", None) for n, border in enumerate(text.doors)]
        listed += [(("special_doors", name), door.at, name, door) for name, door in text.special_doors.items()]
        listed += [(("open_doors", n), border, "", None) for n, border in enumerate(text.open_doors)]
        for path, border, name, special in listed:
            between = self.at(doc, path, partial(self.board.border, border))
            if between in self.board.open:
                raise PackError(f"{doc.at(path)}: there is no wall for a door at {border}: the way is open")
            if any(d.border == between for d in found):
                raise PackError(f"{doc.at(path)}: there is already a door at {border}")
            if special is not None and special.room:
                self.zone(path, special.room)
            found.append(content.Door(between, name, special))
        return tuple(found)

    def _tokens(self) -> dict[str, tuple[str, int, bool]]:
        """MD-OBJ-02: a single token is known by its kind, several by number; its zone is a place of that name."""
        text = self.text
        found: dict[str, tuple[str, int, bool]] = {}
        kinds = [t.kind for t in text.tokens]
        for n, token in enumerate(text.tokens):
            id = token.kind if kinds.count(token.kind) == 1 else f"{token.kind}-{kinds[: n + 1].count(token.kind)}"
            found[id] = (token.kind, self.zone(("tokens", n), token.at), not token.fixed)
            self.places.setdefault(id, found[id][1])
        if text.hidden is not None and len(text.hidden.kinds) != len(text.hidden.at):
            raise PackError(f"{self.doc.at(('hidden',))}: as many zones as tokens are needed")
        return found

    def _pillars(self) -> dict[str, content.Pillar]:
        found: dict[str, content.Pillar] = {}
        for n, pillar in enumerate(self.text.pillars):
            path: Path = ("pillars", n)
            self.new(self.doc, path, pillar.id, found, "a pillar")
            border = "-" in pillar.at
            zones = self.at(self.doc, path, partial(self.board.border, pillar.at)) if border else (self.zone(path, pillar.at),)
            found[pillar.id] = content.Pillar(pillar.id, tuple(zones), pillar.health, pillar.group)
        return found

    def _foe(self, n: int, foe: schema.FoeText) -> None:
        path: Path = ("enemies", n)
        self.new(self.doc, path, foe.id, self.foes, "an enemy of this adventure")
        strength, _, kind = foe.card.partition("/")
        if foe.card not in RANDOM and foe.card not in self.cards and not (strength == "due" and f"greater/{kind}" in self.cards):
            raise PackError(f"{self.doc.at((*path, 'card'))}: no enemy card is called {foe.card!r}{nearest(foe.card, [*RANDOM, *self.cards])}")
        if foe.at and foe.at not in self.places:
            self.zone((*path, "at"), foe.at)
            self.places[foe.at] = self.board.zone(foe.at)
        does: dict[type[Node], content.Effect] = {}
        for k, text in enumerate(foe.does):
            line = self.line(self.doc, (*path, "does", k), text, words.BEHAVIOUR_TEXT)
            node = self._single((*path, "does", k), line)
            if isinstance(node, words.Marches | words.AttacksThenMoves):
                self._one_of((*path, "does", k), node.place, self.places, "place of this adventure")
            does[type(node)] = content.Effect(f"adventure/{self.text.id}/{foe.id}/{k}", line)
        self.foes[foe.id] = content.Foe(foe.id, foe.name or title(foe.id), foe, does)

    def _single(self, path: Path, line: Line) -> Node:
        """What is always in force: one thing, without moment and condition."""
        node = line.steps[0].node if len(line.steps) == 1 else None
        if node is None or line.trigger or line.price or line.conditions or line.span or line.uses:
            raise PackError(f"{self.doc.at(path)}: what is always in force is one thing, without a moment or a condition")
        return node

    def _rules(self) -> tuple[tuple[content.Effect, ...], dict[type[Node], content.Effect]]:
        rules, always = [], {}
        for n, text in enumerate(self.text.rules):
            path: Path = ("rules", n)
            line = self.line(self.doc, path, text, words.ADVENTURE_TEXT)
            effect = content.Effect(f"adventure/{self.text.id}/{n}", line)
            if line.trigger is None:
                node = self._single(path, line)
                if not isinstance(node, words.ALWAYS):
                    raise PackError(f"{self.doc.at(path)}: this happens at a moment; say when")
                self._named(path, node)
                always[type(node)] = effect
                continue
            for part in (line.trigger.moment, *line.conditions, *(step.node for step in line.steps)):
                if part is None or isinstance(part, words.ALWAYS):
                    raise PackError(f"{self.doc.at(path)}: this cannot happen at a moment")
                self._named(path, part)
                if isinstance(part, FOR_THE_HERO) and not isinstance(line.trigger.moment, HERO_MOMENTS):
                    raise PackError(f"{self.doc.at(path)}: at this moment there is no hero who did it")
                if isinstance(part, words.Carry) and not isinstance(line.trigger.moment, words.PicksUp):
                    raise PackError(f"{self.doc.at(path)}: only a token that is picked up can be carried")
            rules.append(effect)
        return tuple(rules), always

    def _named(self, path: Path, node: Node) -> None:
        """Whatever a rule names is in the adventure."""
        known: dict[str, tuple[Iterable[str], str]] = {
            "place": (self.places, "place of this adventure"), "enemy": (self.foes, "enemy of this adventure"),
            "door": (self.text.special_doors, "special door"), "group": (self.groups, "group of pillars"),
            "tile": ([t.lower() for t in self.board.tiles], "tile of this adventure"),
        }  # fmt: skip
        for field in node.__struct_fields__:
            if field in known:
                names, what = known[field]
                self._one_of(path, getattr(node, field), names, what)
        if isinstance(node, words.Complete | words.Done | words.NotDone):
            self._one_of(path, node.objective, self.objectives, "objective")

    def _reached(self, start: int, doors: tuple[content.Door, ...]) -> None:
        """Every zone can be reached from the start when all doors are open."""
        ways = self.board.ways([d.border for d in doors])
        lost = [z.name for z, steps in zip(self.board.zones, ways.distances(start)) if steps < 0]
        if lost:
            raise PackError(f"{self.doc.at(('tiles',))}: with all doors open there is no way from the start to {', '.join(lost)}")
