"""Reads Machina Arcana packs from YAML into content; every error names its file and line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from undercroft.kernel.packs import PackError, PackSource
from undercroft.language.documents import Document, Path
from undercroft.language.grammar import LineError
from undercroft.language.lines import Line
from undercroft.language.names import FOLDER, keep_names, language_of
from undercroft.language.packs import manifest
from undercroft.language.reading import PackReader, nearest, title
from undercroft.language.vocabulary import Node

from . import legality, schema, words
from . import model as content
from .board import MOST, room
from .lines import prices, sources
from .tiles import Face, Side, TileError, read_end_tile, read_face
from .translations import TranslationReader, named
from .words import CARD_TEXT, PayStamina, TurnInto

GAME = "machina-arcana"
LEGAL: Mapping[str, Callable[[Line], None]] = {"active": legality.active, "passive": legality.passive, "enters": legality.enters}


class Loader(PackReader):
    """Reads packs one after another into a single content object."""

    REFUSALS = (LineError, TileError)

    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}
        self.explorers: dict[str, content.Explorer] = {}
        self.monsters: dict[str, content.Monster] = {}
        self.items: dict[str, content.Item] = {}
        self.events: dict[str, content.Event] = {}
        self.faces: dict[str, Face] = {}
        self.fronts: list[str] = []
        self.backs: dict[str, str] = {}
        self.scenarios: dict[str, content.Scenario] = {}
        self.translations: dict[str, dict[str, str]] = {}
        self.forms: dict[str, dict[str, str]] = {}

    def abilities(self, doc: Document, path: Path, id: str, card: schema.Abilities) -> content.Abilities:
        """MA-ABL-06: the lines of a card. Their ids are such as `monster/sarall/active/0`."""
        found = {}
        for kind, legal in LEGAL.items():
            effects = []
            for n, text in enumerate(getattr(card, kind)):
                place, name = (*path, kind, n), f"{id}/{kind}/{n}"
                line = self.line(doc, place, text, CARD_TEXT)
                self.at(doc, place, partial(legal, line))
                self.at(doc, place, partial(legality.on_card, card, line))
                self.lines[name] = line
                effects.append(content.Effect(name, line))
            found[kind] = tuple(effects)
        kept = sources(effect.line for effect in found["passive"])
        own, others = (tuple(source for source in kept if (source.whom is None) == mine) for mine in (True, False))
        free = tuple(effect for effect in found["active"] if not prices(effect.line).get(PayStamina))
        return content.Abilities(**found, free=free, own=own, others=others)

    def pack(self, source: PackSource) -> None:
        about = manifest(source.files)
        if about.game != GAME:
            raise PackError(f"pack.yaml: this pack is for {about.game!r}, not for {GAME!r}")
        docs = {name: Document(name, text) for name, text in sorted(source.files.items()) if name != "pack.yaml"}
        names = docs.pop("names.yaml").typed(schema.Names) if "names.yaml" in docs else schema.Names()
        readers: Mapping[str, Callable[[Document, schema.Names], None]] = {
            "explorers.yaml": self._explorers, "monsters.yaml": self._monsters, "items": self._items, "events": self._events,
            "tiles.yaml": self._tiles, "scenarios": self._scenario,
        }  # fmt: skip
        later = ("translations", "names")
        for name, doc in docs.items():
            folder = name.partition("/")[0]
            if folder not in (*readers, *later):
                raise PackError(f"{name}: not a file of a pack; known: pack.yaml, names.yaml, {', '.join((*readers, *later))}")
            if folder in readers:
                readers[folder](doc, names)
        for name, doc in docs.items():
            if name.startswith("translations/"):
                self.translations.setdefault(language_of(name), {}).update(TranslationReader(doc, self.finish()).read())
            elif name.startswith(FOLDER):
                keep_names(doc, named(self.finish()), self.translations, self.forms)

    def _explorers(self, doc: Document, names: schema.Names) -> None:
        """MA-CMP-01, MA-CMP-06."""
        for n, text in enumerate(doc.typed(schema.ExplorersFile).explorers):
            path: Path = ("explorers", n)
            self.new(doc, path, text.id, {**self.explorers, **self.monsters}, "a figure")
            does = self.abilities(doc, path, f"explorer/{text.id}", text)
            self.explorers[text.id] = content.Explorer(text.id, names.explorers.get(text.id, title(text.id)), text, does)

    def _monsters(self, doc: Document, names: schema.Names) -> None:
        """MA-CMP-02, MA-CMP-06."""
        for n, text in enumerate(doc.typed(schema.MonstersFile).monsters):
            path: Path = ("monsters", n)
            self.new(doc, path, text.id, {**self.explorers, **self.monsters}, "a figure")
            does = self.abilities(doc, path, f"monster/{text.id}", text)
            self.monsters[text.id] = content.Monster(text.id, names.monsters.get(text.id, title(text.id)), text, does)

    def _items(self, doc: Document, names: schema.Names) -> None:
        """MA-CMP-03, MA-CMP-06, MA-ITM-10 … 16, MA-EQP-13."""
        for n, text in enumerate(doc.typed(schema.ItemsFile).items):
            path: Path = ("items", n)
            self.new(doc, path, text.id, self.items, "an item")
            self.at(doc, path, partial(_check_item, text))
            does = self.abilities(doc, path, f"item/{text.id}", text)
            self.items[text.id] = content.Item(text.id, names.items.get(text.id, title(text.id)), text, does)

    def _events(self, doc: Document, names: schema.Names) -> None:
        """MA-CMP-05."""
        for n, text in enumerate(doc.typed(schema.EventsFile).events):
            path: Path = ("events", n)
            self.new(doc, path, text.id, self.events, "an event")
            if text.personal and text.kind != "explorer":
                raise PackError(f"{doc.at(path)}: only an explorer event can be personal")
            does = self.abilities(doc, path, f"event/{text.id}", text)
            self.events[text.id] = content.Event(text.id, names.events.get(text.id, title(text.id)), text, does)

    def _tiles(self, doc: Document, names: schema.Names) -> None:
        """MA-TIL-01 … 04."""
        for n, tile in enumerate(doc.typed(schema.TilesFile).tiles):
            for side, face in (("front", tile.front), ("back", tile.back)):
                path: Path = ("tiles", n, side)
                self.new(doc, path, face.id, self.faces, "a face of a tile")
                found = self.faces[face.id] = self.at(doc, (*path, "map"), partial(read_face, face.map, face.borders, face.connection))
                if "goal" in found.kinds:
                    raise PackError(f"{doc.at((*path, 'map'))}: only an endgame tile has goal spaces, drawn O")
                self._check_room(doc, (*path, "map"), found, (face.connection,))
            self.fronts.append(tile.front.id)
            self.backs[tile.front.id], self.backs[tile.back.id] = tile.back.id, tile.front.id

    def _check_room(self, doc: Document, path: Path, face: Face, sides: tuple[Side, ...]) -> None:
        """All explorers can enter a tile that begins a board."""
        if room(face, sides) < MOST:
            raise PackError(f"{doc.at(path)}: fewer than {MOST} explorers can enter here: free spaces by the connection symbol or the entries")

    def _scenario(self, doc: Document, names: schema.Names) -> None:
        """MA-CMP-04, MA-SET-01, MA-SET-02."""
        text = doc.typed(schema.ScenarioText)
        self.new(doc, ("id",), text.id, self.scenarios, "a scenario")
        if len(text.chapters) < 2:
            raise PackError(f"{doc.at(('chapters',))}: a scenario has at least two chapters; it is won when the last one is reached")
        chapters = []
        for n, chapter in enumerate(text.chapters):
            id = f"{text.id}/{n + 1}"
            does = self.abilities(doc, ("chapters", n), f"chapter/{id}", chapter)
            chapters.append(content.Chapter(id, names.chapters.get(id, chapter.title), chapter, does))
        if not _says(chapters[0].does.enters, words.PlaceEntry):
            raise PackError(f"{doc.at(('chapters', 0))}: the first chapter places the entry token, so that explorers can come in")
        for field, numbers in (("fast", text.fast), ("very_fast", text.very_fast)):
            known = range(1, len(chapters) + 1)
            if numbers and (numbers[0] != 1 or list(numbers) != sorted({*numbers} & {*known})):
                raise PackError(f"{doc.at((field,))}: the numbers of chapters, from 1 upwards, each once")
        if text.fast and text.fast[-1] != len(chapters):
            raise PackError(f"{doc.at(('fast',))}: a fast game ends with the last chapter, {len(chapters)}")
        endgame = self._endgame(doc, text, names) if text.endgame is not None else None
        self._check_endgame(doc, chapters, endgame)
        self.scenarios[text.id] = content.Scenario(text.id, names.scenarios.get(text.id, text.title), text, tuple(chapters), endgame)

    def _check_endgame(self, doc: Document, chapters: list[content.Chapter], endgame: content.Endgame | None) -> None:
        """Chapters can go to an endgame only if there is one, and its last part has none after it. The last chapter
        is reached by winning it."""
        node: type[words.Endgame | words.NextPart] = words.Endgame if endgame is None else words.NextPart
        for card in chapters if endgame is None else endgame.parts[-1:]:
            if any(_says(effects, node) for effects in card.does[:3]):
                what = "this scenario has no endgame" if endgame is None else "the endgame has no further part"
                raise PackError(f"{doc.at(('chapters' if endgame is None else 'endgame',))}: {card.name}: {what}")
        before = chapters[-2]
        if endgame is not None and not (before.text.closed or _says(before.does.enters, words.Endgame)):
            place = doc.at(("chapters", len(chapters) - 2))
            raise PackError(f"{place}: {before.name}: nothing stops this chapter from leading past the endgame; close it")

    def _endgame(self, doc: Document, text: schema.ScenarioText, names: schema.Names) -> content.Endgame:
        """MA-END-01, MA-END-03, MA-END-07, MA-END-09: an endgame card is a closed chapter with its own ratings."""
        given = text.endgame
        assert given is not None
        path: Path = ("endgame", "tile")
        self.new(doc, path, given.tile.id, self.faces, "a face of a tile")
        tile = self.faces[given.tile.id] = self.at(doc, (*path, "map"), partial(read_end_tile, given.tile.map, given.tile.entries))
        self._check_room(doc, (*path, "map"), tile, tile.entries)
        parts = []
        for n, part in enumerate(given.parts):
            id = f"{text.id}/end-{n + 1}"
            does = self.abilities(doc, ("endgame", "parts", n), f"chapter/{id}", part)
            card = schema.ChapterText(
                title=part.title, story=part.story, icon=part.icon, spawn=part.spawn, horror=part.horror, closed=True, active=part.active,
                passive=part.passive, enters=part.enters,
            )  # fmt: skip
            parts.append(content.Chapter(id, names.chapters.get(id, part.title), card, does))
        return content.Endgame(given.tile.id, tuple(parts), tuple(part.goals for part in given.parts))

    def check_named(self) -> None:
        """Monsters and items that lines name are there."""
        for id, line in self.lines.items():
            for step in legality.nodes(line):
                name, known = "", list[str]()
                if isinstance(step.node, words.SpawnNamed):
                    name, known = step.node.monster, list(self.monsters)
                elif isinstance(step.node, words.TakeItem):
                    name, known = step.node.item, list(self.items)
                if name not in (known or [""]):
                    raise PackError(f"{id}: there is no {name!r}{nearest(name, known)}")

    def finish(self) -> content.Content:
        scenarios = dict(sorted(self.scenarios.items(), key=lambda entry: entry[1].text.number))
        turns_spaces = any(isinstance(step.node, TurnInto) for line in self.lines.values() for step in legality.nodes(line))
        return content.Content(
            self.explorers, self.monsters, self.items, self.events, self.faces, tuple(self.fronts), self.backs, scenarios, self.lines,
            self.translations, self.forms, turns_spaces,
        )  # fmt: skip


def _says(effects: Iterable[content.Effect], word: type[Node]) -> bool:
    """Whether a word stands in one of some lines."""
    return any(isinstance(step.node, word) for effect in effects for step in legality.nodes(effect.line))


def _check_item(text: schema.ItemText) -> None:
    """MA-CMP-03, MA-ITM-03, MA-ITM-11, MA-ITM-12, MA-EQP-13: what an item of a type can have."""
    wrong = {
        "only a weapon has hands": text.hands and text.type != "weapon",
        "a weapon that is no augment takes one or two hands": text.type == "weapon" and not text.left and not text.hands,
        "only apparel has a part of the body": text.part and text.type != "apparel",
        "apparel that is no augment is for the torso, the legs or the head": text.type == "apparel" and not text.left and not text.part,
        "only torso apparel has an augment symbol": text.right and text.part in ("legs", "head"),
        "head apparel has no upgrade symbol at the top, leg apparel none at the bottom": (text.top and text.part == "head")
        or (text.bottom and text.part == "legs"),
        "an augment has no other symbols, hands or part": text.left and (text.top or text.bottom or text.right or text.hands or text.part),
        "only weapons and apparel have augments": (text.left or text.right) and text.type not in ("weapon", "apparel"),
        "a consumable is never equipped, so it has no symbols": text.type == "consumable" and (text.top or text.bottom or text.armor or text.will),
        "a consumable is used: it has active abilities and nothing else": text.type == "consumable"
        and (text.passive or text.enters or not text.active),
    }
    for why, so in wrong.items():
        if so:
            raise LineError(why)


def load(packs: tuple[PackSource, ...] | list[PackSource]) -> content.Content:
    """All packs of a game, merged."""
    loader = Loader()
    for source in packs:
        loader.pack(source)
    loader.check_named()
    return loader.finish()
