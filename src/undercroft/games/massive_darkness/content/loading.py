"""Reads Massive Darkness packs from YAML into content; every error names its file and line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from undercroft.kernel.packs import PackError, PackSource
from undercroft.language.documents import Document, Path
from undercroft.language.extending import INSTEAD, is_extension, read_extension
from undercroft.language.grammar import LineError
from undercroft.language.lines import Line
from undercroft.language.names import FOLDER, keep_names, language_of
from undercroft.language.packs import Manifest, manifest
from undercroft.language.reading import PackReader, nearest, title

from . import legality, schema
from . import model as content
from .adventures_loading import AdventureReader
from .dice import ATTACK, DEFENCE, NO_DICE, Pool
from .tiles import TileError, read_tile
from .translations import TranslationReader, divided, named
from .words import ATTACKS, CARD_TEXT, GEAR

GAME = "massive-darkness"
LEVELS = ("1", "2", "3", "4", "5")
FOLDERS = ("equipment", "adventures", "translations", "names")
DICE = re.compile(r"(yellow|red|blue|green) (\d)")


def read_dice(text: str, colours: tuple[str, ...]) -> Pool:
    """`yellow 2, red 1`: numbers of dice, each colour at most once."""
    found: dict[str, int] = {}
    for part in filter(None, (p.strip() for p in text.split(","))):
        match = DICE.fullmatch(part)
        if match is None or match[1] not in colours or match[1] in found or not 1 <= int(match[2]) <= 6:
            raise LineError(f"{part!r} are no dice here; dice are such as '{colours[0]} 2', of the colours {', '.join(colours)}, each once")
        found[match[1]] = int(match[2])
    return Pool(**found) if found else NO_DICE


class Loader(PackReader):
    """Reads packs one after another into a single content object."""

    REFUSALS = (LineError, TileError)

    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}
        self.heroes: dict[str, content.Hero] = {}
        self.classes: dict[str, content.Class] = {}
        self.equipment: dict[str, content.Equipment] = {}
        self.traps: dict[str, content.Trap] = {}
        self.enemies: dict[str, schema.EnemyText] = {}
        self.cards: dict[str, content.EnemyCard] = {}
        self.doors: dict[str, schema.DoorText] = {}
        self.events: dict[str, content.Event] = {}
        self.tiles: dict[str, content.Tile] = {}
        self.adventures: dict[str, content.Adventure] = {}
        self.story = schema.StoryText()
        self.translations: dict[str, dict[str, str]] = {}
        self.forms: dict[str, dict[str, str]] = {}
        self.about: Manifest
        self.owners: dict[str, str] = {}
        """The pack of each class."""

    def effect(self, doc: Document, path: Path, id: str, text: str, legal: Callable[[Line], None]) -> content.Effect:
        line = self.line(doc, path, text, CARD_TEXT)
        self.at(doc, path, lambda: legal(line))
        self.lines[id] = line
        return content.Effect(id, line)

    def all_lines(self, doc: Document, path: Path, id: str, texts: tuple[str, ...], legal: Callable[[Line], None]) -> tuple[content.Effect, ...]:
        return tuple(self.effect(doc, (*path, n), f"{id}/{n}", text, legal) for n, text in enumerate(texts))

    def dice(self, doc: Document, path: Path, card: schema.EquipmentText | schema.GuardText) -> dict[str, Pool]:
        """MD-EQP-06, MD-ENM-01: dice by attack type and for defence; types without dice are left out."""
        found = {}
        for name in (*ATTACKS, "defence"):
            colours = DEFENCE if name == "defence" else ATTACK
            pool = self.at(doc, (*path, name), partial(read_dice, getattr(card, name), colours))
            if pool != NO_DICE:
                found[name] = pool
        return found

    # -- files -----------------------------------------------------------------------------------------------------------
    def pack(self, source: PackSource) -> None:
        self.about = about = manifest(source.files)
        if about.game != GAME:
            raise PackError(f"pack.yaml: this pack is for {about.game!r}, not for {GAME!r}")
        docs = {name: Document(name, text) for name, text in sorted(source.files.items()) if name != "pack.yaml"}
        names = docs.pop("names.yaml").typed(schema.Names) if "names.yaml" in docs else schema.Names()
        readers: Mapping[str, Callable[[Document, schema.Names], None]] = {
            "heroes.yaml": self._heroes, "enemies.yaml": self._enemies, "doors.yaml": self._doors, "events.yaml": self._events,
            "tiles.yaml": self._tiles, "story.yaml": self._story, "classes": self._class,
        }  # fmt: skip
        for name, doc in docs.items():
            folder = name.partition("/")[0]
            if folder not in (*readers, *FOLDERS):
                raise PackError(f"{name}: not a file of a pack; known: pack.yaml, names.yaml, {', '.join((*FOLDERS, *readers))}")
            if folder == "equipment":
                self._equipment(doc, names, name.removeprefix("equipment/").removesuffix(".yaml"))
            elif folder in readers:
                readers[folder](doc, names)
        for doc in (doc for name, doc in docs.items() if name.startswith("adventures/")):
            self._adventure(doc, names)
        for name, doc in docs.items():
            if name.startswith("translations/"):
                before, prose = divided(doc) if source.kept else (None, doc)
                if before is not None:
                    self._names(before)
                self.translations.setdefault(language_of(name), {}).update(TranslationReader(prose, self.finish()).read())
            elif name.startswith(FOLDER):
                self._names(doc)

    def _names(self, doc: Document) -> None:
        keep_names(doc, named(self.finish()), self.translations, self.forms)

    def _heroes(self, doc: Document, names: schema.Names) -> None:
        """MD-HER-01."""
        for n, text in enumerate(doc.typed(schema.HeroesFile).heroes):
            path: Path = ("heroes", n)
            self.new(doc, path, text.id, self.heroes, "a hero")
            self.known(doc, (*path, "recommended"), text.recommended, self.classes, "class")
            skill = self.effect(doc, (*path, "skill"), f"hero/{text.id}/skill", text.skill, legality.skill)
            shadow = self.effect(doc, (*path, "shadow"), f"hero/{text.id}/shadow", text.shadow, legality.skill)
            self.heroes[text.id] = content.Hero(text.id, names.heroes.get(text.id, title(text.id)), text, skill, shadow)

    def _class(self, doc: Document, names: schema.Names) -> None:
        """MD-CLS-01, MD-CLS-05: a class sheet; the levels of a branch must rise from left to right."""
        if is_extension(doc):
            self._more_skills(doc)
            return
        text = doc.typed(schema.ClassText)
        self.new(doc, ("id",), text.id, self.classes, "a class", INSTEAD)
        ability = self.all_lines(doc, ("ability", "does"), f"class/{text.id}/ability", text.ability.does, legality.ability)
        self.at(doc, ("ability", "does"), lambda: legality.ability_lines([effect.line for effect in ability]))
        skill = self.all_lines(doc, ("skill", "does"), f"class/{text.id}/skill", text.skill.does, legality.skill)
        branches: dict[str, content.Branch] = {}
        for n, branch in enumerate(text.branches):
            self.new(doc, ("branches", n), branch.id, branches, "a branch")
            branches[branch.id] = self._branch(doc, ("branches", n), text.id, branch)
        name = names.classes.get(text.id, title(text.id))
        self.classes[text.id] = content.Class(
            text.id, name, text, content.Skill(text.ability, ability), content.Skill(text.skill, skill), tuple(branches.values())
        )
        self.owners[text.id] = self.about.id

    def _more_skills(self, doc: Document) -> None:
        """Skills for a class of another pack: in new branches, or at the end of those it has."""
        more = read_extension(doc, schema.ClassExtension, schema.ClassText, "class", self.owners, self.about)
        sheet = self.classes[more.extends]
        branches = {branch.id: branch for branch in sheet.branches}
        for n, text in enumerate(more.branches):
            if text.id not in branches:
                self.new(doc, ("branches", n), text.id, branches, "a branch")
            branches[text.id] = self._branch(doc, ("branches", n), sheet.id, text, branches.get(text.id))
        self.classes[sheet.id] = replace(sheet, branches=tuple(branches.values()))

    def _branch(
        self, doc: Document, path: Path, owner: str, text: schema.BranchText, before: content.Branch | None = None
    ) -> content.Branch:
        """MD-CLS-05: skills with rising levels, after those that the branch has already."""
        skills = list(before.skills) if before is not None else []
        held = [skill.text.level for skill in skills]
        levels = [*held, *(skill.level for skill in text.skills)]
        if levels != sorted(set(levels)) or not all(1 <= level <= 5 for level in levels) or not text.skills:
            already = f"; those of {text.id!r} so far have {', '.join(map(str, held))}" if held else ""
            raise PackError(f"{doc.at(path)}: the skills of a branch have rising levels from 1 to 5{already}")
        for k, skill in enumerate(text.skills):
            id = f"class/{owner}/{text.id}/{len(skills)}"
            skills.append(content.Skill(skill, self.all_lines(doc, (*path, "skills", k, "does"), id, skill.does, legality.skill)))
        return content.Branch(text.id, tuple(skills))

    def _equipment(self, doc: Document, names: schema.Names, deck: str) -> None:
        """MD-EQP-01, MD-EQP-09, MD-EQP-11, MD-SET-06 … 08: a deck of equipment, including its traps and luck cards."""
        if deck not in ("starting", "artifacts", *(f"treasure-{level}" for level in LEVELS)):
            raise PackError(f"equipment/{deck}.yaml: equipment is in starting.yaml, artifacts.yaml, or treasure-1.yaml to treasure-5.yaml")
        file = doc.typed(schema.EquipmentFile)
        for n, text in enumerate(file.equipment):
            path: Path = ("equipment", n)
            self.new(doc, path, text.id, {**self.equipment, **self.traps}, "a card")
            for kind in text.kinds:
                if kind not in GEAR:
                    raise PackError(f"{doc.at((*path, 'kinds'))}: no kind of equipment is called {kind!r}{nearest(kind, GEAR)}")
            dice = self.dice(doc, path, text)
            if dice and text.consumable:
                raise PackError(f"{doc.at(path)}: a card with dice is combat equipment, not a consumable")
            if dice and text.slot == "none":
                raise PackError(f"{doc.at(path)}: a card with dice takes a slot: body, hand or two-hands")
            does = self.all_lines(doc, (*path, "does"), f"equipment/{text.id}", text.does, legality.consumable if text.consumable else legality.gear)
            use = self.all_lines(doc, (*path, "use"), f"equipment/{text.id}/use", text.use, legality.use)
            if not text.consumable and any(effect.line.span for effect in use):
                raise PackError(f"{doc.at((*path, 'use'))}: only a consumable is used for an effect that lasts; an item could be used again")
            if not (dice or does or use):
                raise PackError(f"{doc.at(path)}: an equipment card has dice, does something or can be used")
            if text.consumable and not use and not any(e.line.trigger is not None for e in does):
                raise PackError(f"{doc.at(path)}: a consumable says how it is used")
            name = names.equipment.get(text.id, title(text.id))
            level = int(deck[-1]) if deck.startswith("treasure") else 1 if deck == "starting" else 0
            self.equipment[text.id] = content.Equipment(text.id, name, deck, level, text, dice, does, use)
        for n, trap in enumerate(file.traps):
            path = ("traps", n)
            self.new(doc, path, trap.id, {**self.equipment, **self.traps}, "a card")
            does = self.all_lines(doc, (*path, "does"), f"trap/{trap.id}", trap.does, legality.drawn)
            self.traps[trap.id] = content.Trap(trap.id, deck, trap, does)

    def _enemies(self, doc: Document, names: schema.Names) -> None:
        """MD-ENM-01, MD-SET-06, MD-ROM-01: kinds of enemies, and their cards by deck."""
        file = doc.typed(schema.EnemiesFile)
        for n, text in enumerate(file.enemies):
            self.new(doc, ("enemies", n), text.id, self.enemies, "an enemy")
            self.enemies[text.id] = text
        missing = [n for n in LEVELS if n not in file.guards and not any(card.level == int(n) for card in self.cards.values())]
        if missing or not set(file.guards) <= set(LEVELS):
            raise PackError(f"{doc.at(('guards',))}: guards stand by the levels 1 to 5{'; missing: ' if missing else ''}{', '.join(missing)}")
        decks = {**{f"guards-{level}": file.guards.get(level, ()) for level in LEVELS}, "lesser": file.lesser, "greater": file.greater}
        for deck, cards in decks.items():
            root: Path = ("guards", deck[-1]) if deck.startswith("guards") else (deck,)
            for n, card in enumerate(cards):
                path = (*root, n)
                self.known(doc, (*path, "enemy"), card.enemy, self.enemies, "enemy")
                id = f"{deck}/{card.enemy}"
                if id in self.cards:
                    raise PackError(f"{doc.at(path)}: there is already a card of {card.enemy!r} in this deck; more of them are its copies")
                does = self.all_lines(doc, (*path, "does"), f"enemy/{id}", card.does, legality.enemy)
                level = int(deck[-1]) if deck.startswith("guards") else 0
                other = next((c.name for c in self.cards.values() if c.text.enemy == card.enemy), title(card.enemy))
                name = names.enemies.get(card.enemy, other)
                self.cards[id] = content.EnemyCard(id, name, deck, level, card, self.dice(doc, path, card), does)

    def _doors(self, doc: Document, names: schema.Names) -> None:
        """MD-DOR-05."""
        for n, text in enumerate(doc.typed(schema.DoorsFile).doors):
            self.new(doc, ("doors", n), text.id, self.doors, "a door card")
            self.doors[text.id] = text

    def _events(self, doc: Document, names: schema.Names) -> None:
        """MD-EVT-01."""
        for n, text in enumerate(doc.typed(schema.EventsFile).events):
            self.new(doc, ("events", n), text.id, self.events, "an event")
            does = self.all_lines(doc, ("events", n, "does"), f"event/{text.id}", text.does, legality.event)
            self.events[text.id] = content.Event(text.id, text, does)

    def _tiles(self, doc: Document, names: schema.Names) -> None:
        """MD-ADV-01: both sides of the tiles."""
        for id, drawing in doc.typed(schema.TilesFile).tiles.items():
            if id in self.tiles:
                raise PackError(f"{doc.at(('tiles', id))}: there is already a tile called {id!r}")
            self.tiles[id] = content.Tile(id, self.at(doc, ("tiles", id), partial(read_tile, drawing)))

    def _story(self, doc: Document, names: schema.Names) -> None:
        """The texts before and after a story; if several packs have them, the last one wins."""
        self.story = doc.typed(schema.StoryText)

    def _adventure(self, doc: Document, names: schema.Names) -> None:
        """MD-ADV-01: read after everything it may refer to."""
        reader = AdventureReader(doc, self.tiles, self.cards, self.enemies)
        self.new(doc, ("id",), reader.text.id, self.adventures, "an adventure")
        found = self.adventures[reader.text.id] = reader.read(names.adventures.get(reader.text.id, ""))
        for effect in (*found.rules, *found.always.values(), *(e for foe in found.foes.values() for e in foe.does.values())):
            self.lines[effect.id] = effect.line

    def finish(self) -> content.Content:
        adventures = dict(sorted(self.adventures.items(), key=lambda entry: entry[1].text.number))
        return content.Content(
            self.heroes, self.classes, self.equipment, self.traps, self.enemies, self.cards, self.doors, self.events, self.tiles, adventures,
            self.lines, self.story, self.translations, self.forms,
        )  # fmt: skip


def load(packs: tuple[PackSource, ...] | list[PackSource]) -> content.Content:
    """All packs of a game, merged."""
    loader = Loader()
    for source in packs:
        loader.pack(source)
    return loader.finish()
