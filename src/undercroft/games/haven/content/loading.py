"""Reads the packs of both Gloomhaven games: finds their files, and parses lines of text into abilities. Errors name the file and line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar, Generic, TypeVar

from undercroft.grid.area import Pattern, pattern
from undercroft.grid.maps import MapError
from undercroft.kernel.packs import PackError, PackSource
from undercroft.language.documents import Document, Path
from undercroft.language.grammar import LineError
from undercroft.language.lines import Step, Vocabulary
from undercroft.language.names import FOLDER, keep_names, language_of
from undercroft.language.packs import Manifest, manifest
from undercroft.language.reading import PackReader, nearest
from undercroft.language.vocabulary import Node

from . import words
from .abilities import Ability, RiderSpec, Spec
from .model import Half
from .mods import gather
from .schema import AreasFile, ItemText, Names, ScenarioWords

N = TypeVar("N", bound=Names)
C = TypeVar("C")
T = TypeVar("T")
K = TypeVar("K")


class Reader(PackReader):
    """What the loaders of both games share: abilities by id (BB-ACT-05, GH-GEN-08) and areas (BB-TGT-15, GH-AOE-01)."""

    REFUSALS = (LineError, MapError)
    TEXT: ClassVar[Vocabulary]
    """The default vocabulary for card text."""
    RULES: ClassVar[Vocabulary]
    """The vocabulary for the special rules and goals of scenarios."""
    ICONS: ClassVar[tuple[type[Node], ...]] = (words.Lost, words.Infuse)
    """What is an icon of its card if it stands in a line of its own."""

    def __init__(self) -> None:
        self.areas: dict[str, Pattern] = {}
        self.abilities: dict[str, Ability] = {}

    def modifiers(self, doc: Document, path: Path, text: str) -> tuple[Node, ...]:
        return self.at(doc, path, lambda: self.TEXT.read_modifiers(text))

    def ability(
        self, doc: Document, path: Path, id: str, text: str, legal: Callable[[Ability], None], vocabulary: Vocabulary | None = None
    ) -> Ability:
        line = self.line(doc, path, text, vocabulary or self.TEXT)
        specs = tuple(self._spec(doc, path, step) for step in line.steps)
        ability = Ability(id, line, specs, gather(line.modifiers))
        self._area(doc, path, ability.mods.area)
        self.check(doc, path, lambda: legal(ability))
        self.abilities[id] = ability
        return ability

    def lines(
        self, doc: Document, path: Path, id: str, texts: Iterable[str], legal: Callable[[Ability], None], vocabulary: Vocabulary | None = None
    ) -> tuple[Ability, ...]:
        return tuple(self.ability(doc, (*path, n), f"{id}/{n}", text, legal, vocabulary) for n, text in enumerate(texts))

    def action(self, doc: Document, path: Path, id: str, texts: Iterable[str], legal: Callable[[Ability], None]) -> tuple[Half, list[Spec]]:
        """BB-ACT-05, GH-GEN-08, GH-ICO-05, GH-ICO-06, FC-SEP-02: an action, and its icons, which are taken from its lines (GH-SEL-10, GH-SEL-12,
        GH-ELM-02, GH-EXP-01)."""
        abilities: list[Ability] = []
        icons: list[Spec] = []
        for ability in self.lines(doc, path, id, texts, legal):
            if self.icon(ability):
                icons += ability.specs
                del self.abilities[ability.id]
            else:
                abilities.append(ability)
        spans = {ability.line.span for ability in abilities if ability.active}
        lost = [icon for icon in icons if isinstance(icon.node, words.Lost)]
        marked = any(isinstance(modifier, words.Unrecoverable) for icon in lost for modifier in icon.mods.others)
        infusions = tuple(icon.node.elements for icon in icons if isinstance(icon.node, words.Infuse))
        return Half(tuple(abilities), "round" if "round" in spans else "persistent" if spans else "", bool(lost), marked, infusions), icons

    def icon(self, ability: Ability) -> bool:
        """Whether a line shows icons of its card and nothing else."""
        nodes = [spec.node for spec in ability.specs]
        return bool(nodes) and not ability.active and ability.line.price is None and all(isinstance(node, self.ICONS) for node in nodes)

    def conditions(self, doc: Document, field: str, texts: Iterable[str]) -> tuple[Node, ...]:
        """The goals of a scenario, or other conditions in one of its fields."""
        return tuple(self.line(doc, (field, n), f"If {text}: count x +1", self.RULES).conditions[0] for n, text in enumerate(texts))

    def goal(self, doc: Document, texts: Iterable[str]) -> tuple[Node, ...]:
        """The goal of a scenario. It has at least one condition."""
        found = self.conditions(doc, "goal", texts)
        if not found:
            raise PackError(f"{doc.at(('goal',))}: a scenario needs a goal")
        return found

    def item_lines(
        self, doc: Document, path: Path, text: ItemText, in_effect: Callable[[Ability], None], in_turn: Callable[[Ability], None]
    ) -> tuple[Ability | None, tuple[Ability, ...]]:
        """BB-ITM-02, GH-ITC-16: what an item does at its moment, and what it does during its owner's turn."""
        effect = self.ability(doc, (*path, "effect"), f"item/{text.id}/0", text.effect, in_effect) if text.effect else None
        return effect, self.lines(doc, (*path, "turn"), f"item/{text.id}", text.turn, in_turn)

    def _spec(self, doc: Document, path: Path, step: Step) -> Spec:
        if step.node is None:
            raise PackError(f"{doc.at(path)}: repetitions and alternatives have no meaning on cards of this game")
        mods = gather(step.modifiers)
        riders = tuple(RiderSpec(r.price, gather(r.modifiers)) for r in step.riders)
        for shape in (mods.area, *(r.mods.area for r in riders)):
            self._area(doc, path, shape)
        inner = tuple(self._spec(doc, path, s) for s in step.inner)
        if isinstance(step.node, words.Control) and not inner:
            raise PackError(f"{doc.at(path)}: Control needs the abilities to perform in brackets, such as 'Control, range 3, (Move 2)'")
        return Spec(step.node, mods, riders, inner, step.will == "must")

    def _area(self, doc: Document, path: Path, shape: str) -> None:
        if shape and shape not in self.areas:
            raise PackError(f"{doc.at(path)}: no area is called {shape!r}{nearest(shape, self.areas)}")

    def read_areas(self, doc: Document, names: Names) -> None:
        for name, text in doc.typed(AreasFile).areas.items():
            if name in self.areas:
                raise PackError(f"{doc.at(('areas', name))}: there is already an area called {name!r}")
            try:
                self.areas[name] = pattern(text)
            except ValueError as e:
                raise PackError(f"{doc.at(('areas', name))}: {e}") from None


class Loader(Reader, ABC, Generic[N, C]):
    """Reads packs one after another and merges them into one content."""

    GAME: ClassVar[str]
    ORDER: ClassVar[tuple[str, ...]]
    """The files that are read first, because others refer to them."""
    NAMES: type[N]

    def __init__(self) -> None:
        super().__init__()
        self.about: Manifest
        self.names: dict[str, str] = {}
        self.things: dict[str, dict[str, str]] = {}
        self.translations: dict[str, dict[str, str]] = {}
        self.forms: dict[str, dict[str, str]] = {}

    @classmethod
    def load(cls, sources: Iterable[PackSource]) -> C:
        """Load all packs in order. Later packs may use what earlier ones define."""
        loader = cls()
        for source in sources:
            loader.pack(source)
        return loader.finish()

    @abstractmethod
    def readers(self) -> Mapping[str, Callable[[Document, N], None]]:
        """The function that reads each file, and the files of each folder."""

    @abstractmethod
    def named(self) -> dict[str, Mapping[str, str]]:
        """The names of all that has been read, in English, by section and id."""

    @abstractmethod
    def finish(self) -> C:
        """The content of all packs read so far."""

    def pack(self, source: PackSource) -> None:
        """Read one pack, file by file."""
        self.about, self.kept = manifest(source.files), source.kept
        if self.about.game != self.GAME:
            raise PackError(f"pack.yaml: this pack is for {self.about.game!r}, not for {self.GAME!r}")
        docs = {name: Document(name, text) for name, text in sorted(source.files.items()) if name != "pack.yaml"}
        names = docs.pop("names.yaml").typed(self.NAMES) if "names.yaml" in docs else self.NAMES()
        for section, things in names.things().items():
            self.things.setdefault(section, {}).update(things)
            self.names |= things
        spoken = [docs.pop(name) for name in [*docs] if name.startswith(FOLDER)]
        readers = self.readers()
        for name in (*(n for n in self.ORDER if n in docs), *(n for n in docs if n not in self.ORDER)):
            read = readers.get(name.partition("/")[0])
            if read is None:
                known = ["pack.yaml", "names.yaml", f"{FOLDER}*.yaml", *(key if key.endswith(".yaml") else f"{key}/*.yaml" for key in readers)]
                raise PackError(f"{name}: not a file of a pack; known: {', '.join(known)}")
            read(docs[name], names)
        for doc in spoken:
            keep_names(doc, self.named(), self.translations, self.forms)

    # -- translations ----------------------------------------------------------------------------------------------------
    def translate(self, doc: Document, pairs: Iterable[tuple[str, str]]) -> None:
        """Keep prose in another language under the English text it translates."""
        self.translations.setdefault(language_of(doc.file), {}).update({english: said for english, said in pairs if english and said})

    def said_of(self, doc: Document, field: str, said: Mapping[str, T], known: Mapping[str, K], what: str) -> Iterator[tuple[K, T]]:
        """What a translation says in one of its fields, with the thing that each part is about."""
        for id, words_ in said.items():
            self.known(doc, (field, id), id, known, what)
            yield known[id], words_


def prose(text: object, said: ScenarioWords) -> list[tuple[str, str]]:
    """The prose of a scenario, with its translation."""
    return [(getattr(text, field), getattr(said, field)) for field in ScenarioWords.__struct_fields__]
