"""What is printed: the files of the packs, read into typed content. Every error names its file and line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from undercroft.grid.maps import MapError, TextMap, read_map
from undercroft.grid.topology import Topology, topology
from undercroft.kernel.packs import PackError, PackSource
from undercroft.language.documents import Document, Path
from undercroft.language.grammar import LineError
from undercroft.language.lines import Line, Step
from undercroft.language.reading import PackReader, title

from .words import CARD_TEXT

START = "s"
PARTY = 2
"""SK-SET-01: how many heroes fight."""


# -- the shape of the files --------------------------------------------------------------------------------------------------
class CardEntry(Struct, forbid_unknown_fields=True):
    id: str
    does: list[str]


class HeroEntry(Struct, forbid_unknown_fields=True):
    id: str
    health: int
    cards: list[CardEntry]
    icon: str = ""


class EnemyEntry(Struct, forbid_unknown_fields=True):
    id: str
    health: int
    does: list[str]
    icon: str = ""


class HeroesFile(Struct, forbid_unknown_fields=True):
    heroes: list[HeroEntry]


class EnemiesFile(Struct, forbid_unknown_fields=True):
    enemies: list[EnemyEntry]


class ScenarioFile(Struct, forbid_unknown_fields=True):
    id: str
    introduction: dict[str, str]
    map: str
    legend: dict[str, str]


# -- what they mean ----------------------------------------------------------------------------------------------------------
class Ability(Struct, frozen=True):
    """A line of card text. Events name the line that caused them by its id."""

    id: str
    line: Line


class Card(Struct, frozen=True):
    id: str
    name: str
    abilities: tuple[Ability, ...]


class Kind(Struct, frozen=True):
    """A hero with its cards, or a kind of enemy, which does the same every turn."""

    id: str
    name: str
    icon: str
    health: int
    cards: tuple[Card, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Scenario(Struct, frozen=True):
    id: str
    name: str
    introduction: dict[str, str]
    map: TextMap
    ground: Topology
    starts: tuple[int, ...]
    enemies: tuple[tuple[int, str], ...]
    """Cells with kinds of enemies, in reading order."""


class Content(Struct):
    heroes: dict[str, Kind] = {}
    enemies: dict[str, Kind] = {}
    cards: dict[str, Card] = {}
    scenarios: dict[str, Scenario] = {}

    def kind(self, id: str) -> Kind:
        return self.heroes[id] if id in self.heroes else self.enemies[id]

    def abilities(self) -> Iterator[Ability]:
        for card in self.cards.values():
            yield from card.abilities
        for enemy in self.enemies.values():
            yield from enemy.abilities


class Loader(PackReader):
    REFUSALS = (LineError, MapError)

    def __init__(self) -> None:
        self.content = Content()

    def load(self, packs: Sequence[PackSource]) -> Content:
        for pack in packs:
            for name in sorted(pack.files, key=lambda name: ("/" in name, name)):
                document = Document(name, pack.files[name])
                if name == "heroes.yaml":
                    self.heroes(document)
                elif name == "enemies.yaml":
                    self.enemies(document)
                elif name.startswith("scenarios/"):
                    self.scenario(document)
                elif name != "pack.yaml":
                    raise PackError(f"{name}: not a file of this game; it has heroes.yaml, enemies.yaml and scenarios/*.yaml")
        return self.content

    def heroes(self, doc: Document) -> None:
        for n, entry in enumerate(doc.typed(HeroesFile).heroes):
            self.new(doc, ("heroes", n, "id"), entry.id, self.content.heroes, "a hero")
            cards = []
            for k, card in enumerate(entry.cards):
                path = "heroes", n, "cards", k
                self.new(doc, (*path, "id"), card.id, self.content.cards, "a card")
                cards.append(Card(card.id, title(card.id), self.abilities(doc, (*path, "does"), card.id, card.does)))
                self.content.cards[card.id] = cards[-1]
            self.content.heroes[entry.id] = Kind(entry.id, title(entry.id), entry.icon, entry.health, cards=tuple(cards))

    def enemies(self, doc: Document) -> None:
        for n, entry in enumerate(doc.typed(EnemiesFile).enemies):
            self.new(doc, ("enemies", n, "id"), entry.id, {**self.content.heroes, **self.content.enemies}, "a figure")
            abilities = self.abilities(doc, ("enemies", n, "does"), entry.id, entry.does)
            self.content.enemies[entry.id] = Kind(entry.id, title(entry.id), entry.icon, entry.health, abilities=abilities)

    def abilities(self, doc: Document, path: Path, owner: str, texts: Sequence[str]) -> tuple[Ability, ...]:
        found = []
        for n, text in enumerate(texts):
            line = self.line(doc, (*path, n), text, CARD_TEXT)
            if line != Line(line.steps) or any(step != Step(step.node, step.modifiers) for step in line.steps):
                raise PackError(f"{doc.at((*path, n))}: {text!r} is more than this game knows: a line is an ability with modifiers, such as 'Move 2'")
            found.append(Ability(f"{owner}:{n}", line))
        return tuple(found)

    def scenario(self, doc: Document) -> None:
        entry = doc.typed(ScenarioFile)
        self.new(doc, ("id",), entry.id, self.content.scenarios, "a scenario")
        drawn = self.at(doc, ("map",), lambda: read_map(entry.map))
        for mark, kind in entry.legend.items():
            self.known(doc, ("legend", mark), kind, self.content.enemies, "enemy")
        strange = sorted(set(drawn.marks) - {".", START, *entry.legend})
        if strange:
            raise PackError(f"{doc.at(('map',))}: the legend does not explain {strange[0]!r}")
        order = sorted(drawn.places, key=lambda cell: drawn.places[cell][::-1])
        starts = tuple(cell for cell in order if drawn.marks.get(START, 0) >> cell & 1)
        if len(starts) != PARTY:
            raise PackError(f"{doc.at(('map',))}: {PARTY} start hexes are needed, marked {START!r}, not {len(starts)}")
        enemies = tuple((cell, kind) for cell in order for mark, kind in entry.legend.items() if drawn.marks.get(mark, 0) >> cell & 1)
        if not enemies:
            raise PackError(f"{doc.at(('map',))}: there is no enemy on the map")
        made = Scenario(entry.id, title(entry.id), entry.introduction, drawn, topology(drawn.cells), starts, enemies)
        self.content.scenarios[entry.id] = made


def load(packs: Sequence[PackSource]) -> Content:
    return Loader().load(packs)
