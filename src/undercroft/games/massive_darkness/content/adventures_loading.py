"""Reads an adventure: its board, the things on it, its enemies and its rules, each checked against the others."""

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
from . import model as content
from . import schema
from .board import Board
from .tiles import TileError

HERO_MOMENTS = (words.PicksUp, words.HeroEnters, words.EnemyDies, words.AnyEnemyDies, words.DoorOpens, words.ChamberOpens)
"""Moments triggered by a hero."""
FOR_THE_HERO = (words.HeroGainsXp, words.TakeArtifact, words.TakeTreasures, words.TakeFireworks)
RANDOM = ("guard", "greater", "due")
"""Names that stand for a randomly drawn enemy card."""


class AdventureReader(PackReader):
    """Reads one adventure; everything it refers to must exist."""

    REFUSALS = (LineError, TileError)

    def __init__(self, doc: Document, sides: dict[str, content.Tile], cards: dict[str, content.EnemyCard], enemies: Iterable[str]) -> None:
        self.doc, self.sides, self.cards, self.enemies = doc, sides, cards, list(enemies)
        self.text = doc.typed(schema.AdventureText)

    def read(self, name: str) -> content.Adventure:
        """MD-ADV-01 … 03, MD-ADV-07: read the whole adventure, whether published or homemade."""
        text, doc = self.text, self.doc
        self.board = self._board()
        self.places = {place: self.zone(("places", place), zone) for place, zone in text.places.items()}
        start = self.zone(("start",), text.start)
        exit = self.zone(("exit",), text.exit) if text.exit else -1
        self.places |= {"start": start, **({"exit": exit} if text.exit else {})}
        levels = self._levels()
        doors = self._doors()
        tokens = self._tokens()
        pillars = self._pillars(doors)
        self.objectives = self._objectives()
        stairs = self._stairs()
        for tile, count in text.timers.items():
            self._one_of(("timers", tile), tile, self.board.tiles, "tile of this adventure")
            if count < 1:
                raise PackError(f"{doc.at(('timers', tile))}: a timer begins with at least 1 token")
        for kind in text.aside:
            self._one_of(("aside",), kind, self.enemies, "enemy")
        self.foes: dict[str, content.Foe] = {}
        for n, foe in enumerate(text.enemies):
            self._foe(n, foe)
        self.groups = {p.group for p in pillars.values()}
        rules, always = self._rules()
        self._fitting(rules, always)
        self._reached(start, doors)
        doorways = tuple(tuple(n for n, door in enumerate(doors) if zone in door.border) for zone in range(len(self.board.zones)))
        return content.Adventure(
            text.id, name or title(text.id), text, self.board, start, exit, levels, doors, len(text.doors) + len(text.special_doors), doorways,
            self.places, tokens, self._hidden(), pillars, stairs, self.foes, rules, always,
        )  # fmt: skip

    def zone(self, path: Path, name: str) -> int:
        return self.at(self.doc, path, lambda: self.board.zone(name))

    def _one_of(self, path: Path, name: str, known: Iterable[str], what: str) -> None:
        names = list(known)
        if name not in names:
            raise PackError(f"{self.doc.at(path)}: no {what} is called {name!r}{nearest(name, names)}")

    def _board(self) -> Board:
        """MD-ADV-01, MD-ADV-02, MD-Q00-01, MD-Q01-01, MD-Q02-01, MD-Q03-01, MD-Q04-01, MD-Q05-01, MD-Q06-01, MD-Q07-01, MD-Q08-01, MD-Q09-01,
        MD-Q10-01, MD-Q10-03: the tiles as laid out, with bridges in the gaps and stairs between zones; errors name the place of the mistake."""
        text, doc = self.text, self.doc
        sides = {id: tile.side for id, tile in self.sides.items()}
        board = self.at(doc, ("tiles",), lambda: Board(text.tiles, sides))
        if text.bridges:
            board = self.at(doc, ("bridges",), lambda: Board(text.tiles, sides, text.bridges))
        for n, stair in enumerate(text.stairs):
            self.at(doc, ("stairs", n), partial(board.zone, stair.a))
            self.at(doc, ("stairs", n), partial(board.zone, stair.b))
        return Board(text.tiles, sides, text.bridges, [(stair.a, stair.b) for stair in text.stairs])

    def _levels(self) -> tuple[tuple[int, int], ...]:
        """MD-LVL-01, MD-ADV-02: level tokens and their zones."""
        levels = self.text.levels
        for zone, level in levels.items():
            if not 1 <= level <= 5:
                raise PackError(f"{self.doc.at(('levels', zone))}: a level token is of the levels 1 to 5, not {level}")
        if not levels:
            raise PackError(f"{self.doc.at(('levels',))}: an adventure has level tokens")
        return tuple((self.zone(("levels", zone), zone), level) for zone, level in levels.items())

    def _objectives(self) -> list[str]:
        """MD-WIN-06, MD-OBJ-06: the objectives in order; one that is met by leaving needs an exit."""
        found: list[str] = []
        for n, objective in enumerate(self.text.objectives):
            self.new(self.doc, ("objectives", n), objective.id, dict.fromkeys(found), "an objective")
            if objective.leave and not self.text.exit:
                raise PackError(f"{self.doc.at(('objectives', n))}: nobody can leave: the adventure has no exit")
            found.append(objective.id)
        if not found:
            raise PackError(f"{self.doc.at(('objectives',))}: an adventure has objectives")
        return found

    def _stairs(self) -> tuple[content.Stair, ...]:
        """MD-Q10-03, MD-Q10-05: stairs in both directions, each with the objective heroes must have achieved to use it."""
        found: list[content.Stair] = []
        for n, stair in enumerate(self.text.stairs):
            for needs in filter(None, (stair.from_a, stair.from_b)):
                self._one_of(("stairs", n), needs, self.objectives, "objective")
            a, b = self.board.zone(stair.a), self.board.zone(stair.b)
            found += [content.Stair(a, b, stair.from_a), content.Stair(b, a, stair.from_b)]
        return tuple(found)

    def _hidden(self) -> tuple[int, ...]:
        """MD-OBJ-04, MD-Q01-02, MD-Q06-03: the zones of the face-down tokens."""
        hidden = self.text.hidden
        return tuple(self.zone(("hidden", "at", n), zone) for n, zone in enumerate(hidden.at)) if hidden is not None else ()

    def _doors(self) -> tuple[content.Door, ...]:
        """MD-DOR-01, MD-ZON-04: doors on borders between two zones, at most one per border."""
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
        """MD-OBJ-02, MD-Q03-04, MD-Q07-07: a single token is identified by its kind, several by number; its zone is the place of that name. Some
        only mark a place and cannot be taken (MD-PIC-11)."""
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

    def _pillars(self, doors: tuple[content.Door, ...]) -> dict[str, content.Pillar]:
        """MD-OBJ-03: pillars in zones or on passages; the rules define their purpose."""
        found: dict[str, content.Pillar] = {}
        for n, pillar in enumerate(self.text.pillars):
            path: Path = ("pillars", n)
            self.new(self.doc, path, pillar.id, found, "a pillar")
            border = "-" in pillar.at
            zones = self.at(self.doc, path, partial(self.board.border, pillar.at)) if border else (self.zone(path, pillar.at),)
            if border and zones not in self.board.open and all(door.border != zones for door in doors):
                raise PackError(f"{self.doc.at(path)}: a pillar stands in a zone or on a passage; at {pillar.at} there is a wall")
            found[pillar.id] = content.Pillar(pillar.id, tuple(zones), pillar.health, pillar.group)
        return found

    def _foe(self, n: int, foe: schema.FoeText) -> None:
        """MD-ADV-04, MD-ADV-05: an enemy of the adventure: an existing card, a place, and its behaviour."""
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
        """A rule that is always in force: a single step without a trigger or condition."""
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
            if line.span or line.uses or any(step.inner for step in line.steps):
                raise PackError(f"{self.doc.at(path)}: a rule has no life span, no uses and nothing in brackets")
            rules.append(effect)
        self._counters(rules)
        return tuple(rules), always

    def _counters(self, rules: list[content.Effect]) -> None:
        """Every counter that a rule asks for is counted by a rule."""
        counted = {step.node.counter for rule in rules for step in rule.line.steps if isinstance(step.node, words.Count)}
        for rule in rules:
            for condition in rule.line.conditions:
                if isinstance(condition, words.Counted) and condition.counter not in counted:
                    path: Path = ("rules", int(rule.id.rpartition("/")[2]))
                    raise PackError(f"{self.doc.at(path)}: no rule counts {condition.counter!r}{nearest(condition.counter, counted)}")

    def _named(self, path: Path, node: Node) -> None:
        """Check that everything a rule refers to exists in the adventure."""
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
        elif token := getattr(node, "objective", ""):
            kinds = [*(each.kind for each in self.text.tokens), *(self.text.hidden.kinds if self.text.hidden is not None else ())]
            self._one_of(path, token, dict.fromkeys(kinds), "token of this adventure")

    def _fitting(self, rules: tuple[content.Effect, ...], always: dict[type[Node], content.Effect]) -> None:
        """Check that the parts of an adventure fit together: pillars that can be attacked have health, and a rule about a chosen hero has one that
        chooses it."""
        steps = [(int(rule.id.rpartition("/")[2]), step.node) for rule in rules for step in rule.line.steps]
        needs: list[Path] = [("objectives", n) for n, objective in enumerate(self.text.objectives) if objective.leave == "chosen"]
        needs += [("rules", n) for n, node in steps if isinstance(node, words.ChosenTakesArtifact)]
        if needs and not any(isinstance(node, words.ChooseHero) for _, node in steps):
            raise PackError(f"{self.doc.at(needs[0])}: no rule of this adventure chooses a hero")
        if words.PillarsHold in always or words.PillarsDraw in always:
            for n, pillar in enumerate(self.text.pillars):
                if pillar.health < 1:
                    raise PackError(f"{self.doc.at(('pillars', n))}: a pillar that is attacked has health")

    def _reached(self, start: int, doors: tuple[content.Door, ...]) -> None:
        """Check that every zone can be reached from the start when all doors are open."""
        ways = self.board.ways([d.border for d in doors])
        lost = [z.name for z, steps in zip(self.board.zones, ways.distances(start)) if steps < 0]
        if lost:
            raise PackError(f"{self.doc.at(('tiles',))}: with all doors open there is no way from the start to {', '.join(lost)}")
