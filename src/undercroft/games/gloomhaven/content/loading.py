"""Reads Gloomhaven packs: parses YAML into content. Errors name the file and line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import asdict, replace

from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import NO_MODS, Mods, gather
from undercroft.games.haven.content.references import Said, nodes_of, said_by
from undercroft.grid.maps import read_characters, read_map
from undercroft.kernel.packs import PackError, PackSource
from undercroft.language.documents import Document, Path
from undercroft.language.extending import INSTEAD, is_extension, read_extension
from undercroft.language.lines import Vocabulary
from undercroft.language.reading import nearest, title
from undercroft.text.messages import slug

from . import legality, references, schema, words
from . import model as content
from .dungeon import HEXES
from .formulas import evaluate
from .layouts import check_feature, legend, read_layout, read_walls
from .model import STANDARD, Half, Modifier, Reward, Stat
from .modifiers_loading import read_modifier, standard
from .translations import Translator

LEVELS = 8


def levels_of(doc: Document, path: Path, key: str) -> range:
    """`all`, `3` or `1-4`."""
    first, _, last = ("0-7" if key == "all" else key).partition("-")
    if not first.isdigit() or not (last or first).isdigit() or not 0 <= int(first) <= int(last or first) < LEVELS:
        raise PackError(f"{doc.at(path)}: {key!r} are no levels; levels are 'all', one from 0 to 7, or a span such as '1-4'")
    return range(int(first), int(last or first) + 1)


class Loader(Translator):
    """Reads packs one after another and merges them into one content."""

    GAME = "gloomhaven"
    ORDER = ("areas.yaml", "decks.yaml", "monsters.yaml", "items.yaml", "goals.yaml")
    NAMES = schema.Names
    TEXT, RULES = words.CARD_TEXT, words.SCENARIO_TEXT
    ICONS = (*Translator.ICONS, words.Xp)

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, content.Card] = {}
        self.modifier_cards: dict[str, Modifier] = standard()
        self.monsters: dict[str, content.Monster] = {}
        self.decks: dict[str, tuple[content.AbilityCard, ...]] = {}
        self.ability_cards: dict[str, content.AbilityCard] = {}
        self.items: dict[str, content.Item] = {}
        self.owners: dict[str, str] = {}
        """The pack of each class."""
        self.summoned: list[Said] = []
        """The monsters that lines of this pack summon. They are looked up once all its files are read."""

    def ability(
        self, doc: Document, path: Path, id: str, text: str, legal: Callable[[Ability], None], vocabulary: Vocabulary | None = None
    ) -> Ability:
        found = super().ability(doc, path, id, text, legal, vocabulary)
        self.summoned += references.summons(doc.at(path), nodes_of(found.line))
        return found

    def half(self, doc: Document, path: Path, id: str, texts: Iterable[str]) -> Half:
        found, icons = self.action(doc, path, id, texts, legality.card_line)
        return Half(**asdict(found), xp=sum(icon.node.value for icon in icons if isinstance(icon.node, words.Xp)))

    def icon(self, ability: Ability) -> bool:
        return len(ability.specs) == 1 and super().icon(ability)

    # -- files -----------------------------------------------------------------------------------------------------------
    def readers(self) -> Mapping[str, Callable[[Document, schema.Names], None]]:
        return {
            "areas.yaml": self.read_areas, "decks.yaml": self._decks, "monsters.yaml": self._monsters, "items.yaml": self._items,
            "goals.yaml": self._goals, "dungeon.yaml": self._dungeon, "classes": self._class, "scenarios": self._scenario,
            "translations": self.translation,
        }  # fmt: skip

    def pack(self, source: PackSource) -> None:
        super().pack(source)
        self.resolve(references.check_summons, self.summoned, self.monsters)
        self.summoned = []

    def _decks(self, doc: Document, names: schema.Names) -> None:
        """GH-MAC-03 … 06: monster ability decks."""
        for id, texts in doc.typed(schema.DecksFile).decks.items():
            self.new(doc, ("decks", id), id, self.decks, "a deck")
            cards = []
            for n, text in enumerate(texts):
                abilities = self.lines(doc, ("decks", id, n, "does"), f"deck/{id}/{n}", text.does, legality.monster_line)
                cards.append(content.AbilityCard(f"{id}/{n}", text.initiative, text.shuffle, abilities))
                self.ability_cards[cards[-1].id] = cards[-1]
            if not cards:
                raise PackError(f"{doc.at(('decks', id))}: a deck has at least one card")
            self.decks[id] = tuple(cards)

    def _monsters(self, doc: Document, names: schema.Names) -> None:
        """GH-MST-01, GH-MST-02, GH-MST-11: stat cards."""
        texts = doc.typed(schema.MonstersFile).monsters
        for n, text in enumerate(texts):
            path: Path = ("monsters", n)
            self.new(doc, path, text.id, self.monsters, "a monster")
            self.known(doc, (*path, "deck"), text.deck, self.decks, "deck")
            for immune in text.immune:
                if immune not in (*words.CONDITIONS_KNOWN, "push", "pull"):
                    known = nearest(immune, (*words.CONDITIONS_KNOWN, "push", "pull"))
                    raise PackError(f"{doc.at((*path, 'immune'))}: nothing is called {immune!r}{known}")
            ranks = {rank: self._stats(doc, (*path, rank), text.id, rank, stat) for rank in ("normal", "elite", "boss")
                     if (stat := getattr(text, rank)) is not None}  # fmt: skip
            if not ranks or ("boss" in ranks and len(ranks) > 1):
                raise PackError(f"{doc.at(path)}: a monster has 'normal' and 'elite' figures, or 'boss' figures alone")
            specials = tuple(
                self.lines(doc, (*path, "specials", k), f"monster/{text.id}/special/{k + 1}", lines, legality.special_line)
                for k, lines in enumerate(text.specials)
            )
            name = names.monsters.get(text.id, title(text.id))
            self.monsters[text.id] = content.Monster(
                text.id, name, text.icon, text.standees, text.deck, text.flying, ranks, text.immune, specials, text.others
            )  # fmt: skip
            self.resolve(references.check_specials, doc.at((*path, "specials")), self.monsters[text.id], self.decks[text.deck])
        for n, text in enumerate(texts):
            self.resolve(references.check_others, doc.at(("monsters", n, "others")), self.monsters[text.id], self.monsters)

    def _stats(self, doc: Document, path: Path, kind: str, rank: str, text: schema.StatText) -> tuple[Stat, ...]:
        """GH-MST-03 … 09: the stats of one rank, by level."""
        health, move, attack, reach = (self._row(doc, (*path, f), getattr(text, f)) for f in ("health", "move", "attack", "range"))
        traits: list[tuple[tuple[Spec, ...], str]] = [((), "")] * LEVELS
        for key, line in text.traits.items():
            id = f"monster/{kind}/{rank}/{key}"
            ability = self.ability(doc, (*path, "traits", key), id, line, legality.trait_line)
            for level in levels_of(doc, (*path, "traits", key), key):
                traits[level] = (ability.specs, id)
        attacks: list[tuple[Mods, str]] = [(NO_MODS, "")] * LEVELS
        for key, line in text.attacks.items():
            nodes = self.modifiers(doc, (*path, "attacks", key), line)
            self.check(doc, (*path, "attacks", key), partial(legality.all_attacks, nodes))
            self.summoned += references.summons(doc.at((*path, "attacks", key)), nodes)
            mods = gather(nodes)
            for level in levels_of(doc, (*path, "attacks", key), key):
                attacks[level] = (mods, f"monster/{kind}/{rank}/attacks/{key}")
        return tuple(
            Stat(health[k] or 0, move[k], attack[k], None if reach[k] is None else int(reach[k] or 0), *traits[k], *attacks[k])
            for k in range(LEVELS)
        )  # fmt: skip

    def _row(self, doc: Document, path: Path, values: Any) -> list[int | str | None]:
        """One value for all levels, or one for each; a dash means none."""
        row = list(values) if isinstance(values, tuple) else [values] * LEVELS
        if len(row) != LEVELS:
            raise PackError(f"{doc.at(path)}: figures are one value or {LEVELS}, for the levels 0 to 7")
        for value in row:
            if value != "-":
                self.at(doc, path, partial(evaluate, value, 1, 2, 1, 1, 1))
        return [None if value == "-" else value for value in row]

    def _items(self, doc: Document, names: schema.Names) -> None:
        """GH-ITC-13, GH-ITC-16: item cards."""
        for n, text in enumerate(doc.typed(schema.ItemsFile).items):
            path: Path = ("items", n)
            self.new(doc, path, text.id, self.items, "an item")
            effect, turn = self.item_lines(doc, path, text, legality.item_effect, legality.item_turn)
            if (effect is not None) + bool(turn) + bool(text.carries) != 1:
                raise PackError(f"{doc.at(path)}: an item has an 'effect' with its moment, or lines for your 'turn', or it 'carries' small items")
            name = names.items.get(text.id, title(text.id))
            self.items[text.id] = content.Item(
                text.id, name, text.number, text.icon, text.slot, text.price, text.copies, text.use, text.slots, text.minus, text.unrecoverable,
                text.carries, effect, turn,
            )  # fmt: skip

    def _goals(self, doc: Document, names: schema.Names) -> None:
        for n, text in enumerate(doc.typed(schema.GoalsFile).goals):
            self.new(doc, ("goals", n), text.id, self.goals, "a battle goal")
            self.goals[text.id] = content.BattleGoal(names.goals.get(text.id, title(text.id)), text)

    def _class(self, doc: Document, names: schema.Names) -> None:
        """GH-MAT-01, GH-MAT-02, GH-ABC-01, GH-ABC-04: a character mat and its cards. There are at least as many level-1 cards as the hand limit."""
        if is_extension(doc):
            more = read_extension(doc, schema.ClassExtension, schema.ClassText, "class", self.owners, self.about)
            mat = self.classes[more.extends]
            self.classes[mat.id] = replace(mat, cards=(*mat.cards, *self._cards(doc, mat.id, more.cards)))
            return
        text = doc.typed(schema.ClassText)
        self.new(doc, ("id",), text.id, self.classes, "a class", INSTEAD)
        special: dict[str, Modifier] = {}
        for id, modifier in text.modifiers.items():
            self.new(doc, ("modifiers", id), id, special, "a modifier card")
            special[id] = read_modifier(self, doc, ("modifiers", id), f"{text.id}/{id}", modifier)
            self.modifier_cards[f"{text.id}/{id}"] = special[id]
        cards = self._cards(doc, text.id, text.cards)
        if sum(c.level <= 1 for c in cards) < text.hand:
            raise PackError(f"{doc.at(('cards',))}: a class has at least as many cards of level 1 as its hand limit, {text.hand}")
        name = names.classes.get(text.id, title(text.id))
        self._perks(doc, text, special)
        self.classes[text.id] = content.Class(text.id, name, text.icon, text.about, text.hand, text.health, cards, special, text.perks)
        self.owners[text.id] = self.about.id

    def _cards(self, doc: Document, owner: str, texts: Iterable[schema.CardText]) -> tuple[content.Card, ...]:
        """GH-ABC-01: the ability cards of a class, or those that another pack adds to it."""
        cards = []
        for n, card in enumerate(texts):
            path: Path = ("cards", n)
            self.new(doc, (*path, "id"), card.id, self.cards, "a card")
            if not 1 <= card.initiative <= 99:
                raise PackError(f"{doc.at((*path, 'initiative'))}: an initiative is 1 to 99, not {card.initiative}")
            halves = [self.half(doc, (*path, half), f"card/{card.id}/{half}", getattr(card, half)) for half in ("top", "bottom")]
            if card.level != "X" and not 1 <= card.level <= 9:
                raise PackError(f"{doc.at((*path, 'level'))}: the level of a card is 1 to 9 or X, not {card.level}")
            level = 0 if card.level == "X" else card.level
            cards.append(content.Card(card.id, card.name, owner, level, card.initiative, *halves))
            self.cards[card.id] = cards[-1]
        return tuple(cards)

    def _perks(self, doc: Document, text: schema.ClassText, special: Mapping[str, Modifier]) -> None:
        """GHC-PERK-02, GHC-PERK-04 … 06: check that perks name cards of the standard deck or the class, and have an effect."""
        for n, perk in enumerate(text.perks):
            path: Path = ("perks", n)
            for card, count in (*perk.remove.items(), *perk.add.items()):
                self.known(doc, path, card, {**dict.fromkeys(STANDARD), **special}, "modifier card")
                if not 1 <= count <= len(STANDARD):
                    raise PackError(f"{doc.at(path)}: {count} is no number of cards")
            if not 1 <= perk.times <= 9 or not (perk.remove or perk.add or perk.ignore):
                raise PackError(f"{doc.at(path)}: a perk has 1 to 9 boxes and removes, adds or ignores something")

    # -- scenarios -------------------------------------------------------------------------------------------------------
    def _scenario(self, doc: Document, names: schema.Names) -> None:
        """GH-PAG-01: a scenario page."""
        text = doc.typed(schema.ScenarioText)
        self.new(doc, ("id",), text.id, self.scenarios, "a scenario")
        map_ = self.at(doc, ("map",), lambda: read_map(text.map, text.flat))
        features = legend(doc, text.legend, map_)
        rewards = {key: self.reward(doc, ("treasures", key), f"scenario/{text.id}/treasure/{key}", reward) for key, reward in text.treasures.items()}
        rewards["conclusion"] = self.reward(doc, ("rewards",), f"scenario/{text.id}/reward", text.rewards)
        named = {id: n.kind for id, n in text.named.items()}
        for mark, feature in features.items():
            check_feature(doc.at(("legend", mark)), feature, self.monsters, text.objects, text.treasures, named)
            if feature.section:
                self.resolve(references.check_section, doc.at(("legend", mark)), feature.section, text)
        for kind, object_ in text.objects.items():
            self.at(doc, ("objects", kind), partial(evaluate, object_.health, 1, 2))
        for kind, one in text.named.items():
            self.known(doc, ("named", kind), one.kind, self.monsters, "monster")
            for figure in (one.health, one.attack, one.move):
                self.at(doc, ("named", kind), partial(evaluate, figure, 1, 2, 1))
            if one.traits:
                self.ability(doc, ("named", kind, "traits"), f"scenario/{text.id}/named/{kind}", one.traits, legality.trait_line)
        layout = read_layout(doc, map_, features, read_walls(doc, text.walls, map_))
        rules = self.lines(doc, ("rules",), f"scenario/{text.id}", text.rules, legality.scenario_line, self.RULES)
        goal, loss = self.goal(doc, text.goal), self.conditions(doc, "loss", text.loss)
        looting = self.conditions(doc, "looting", text.looting)
        references.check_rules(said_by(doc, rules, {"goal": goal, "loss": loss, "looting": looting}), text, layout, self.monsters)
        name = names.scenarios.get(text.id, title(text.id))
        self.scenarios[text.id] = content.Scenario(text, name, layout, goal, loss, rules, rewards, looting)

    def reward(self, doc: Document, path: Path, id: str, text: schema.RewardText) -> Reward:
        """GH-OVR-33 … 35: what a treasure gives."""
        for item in filter(None, (text.item, text.design)):
            self.known(doc, path, item, self.items, "item")
        return Reward(text, self.lines(doc, (*path, "does"), id, text.does, legality.reward_line))

    def _dungeon(self, doc: Document, names: schema.Names) -> None:
        """GH-VRD-04, GH-VRD-06, GH-VRD-07: the random dungeon deck."""
        file = doc.typed(schema.DungeonFile)
        self.new(doc, ("id",), file.id, self.scenarios, "a scenario")
        for n, room in enumerate(file.rooms):
            self._room(doc, ("rooms", n), room)
        for n, card in enumerate(file.monsters):
            self.new(doc, ("monsters", n), card.id, self.dungeon, "a monster card")
            for key, feature in card.hexes.items():
                if not key.isdigit() or not 1 <= int(key) <= 12:
                    raise PackError(f"{doc.at(('monsters', n, 'hexes'))}: hexes are numbered 1 to 12, not {key!r}")
                check_feature(doc.at(("monsters", n, "hexes", key)), feature, self.monsters, {}, {"12": card.treasure, "11": card.treasure}, {})
            self.dungeon[card.id] = content.DungeonCard(card, self.reward(doc, ("monsters", n, "treasure"), f"dungeon/{card.id}", card.treasure))
        if len(file.rooms) < 3 or len(file.monsters) < 3:
            raise PackError(f"{doc.at(('rooms',))}: a random dungeon has three rooms, so there are at least three room cards and three monster cards")
        text = schema.ScenarioText(
            id=file.id, number=file.number, map="", legend={}, goal_text=file.goal_text, rules_text=file.rules_text, introduction=file.introduction,
            conclusion=file.conclusion,
        )  # fmt: skip
        goal = self.goal(doc, ("all monsters are dead",))
        layout = content.Layout(read_map(".", True), {}, {}, {}, frozenset(), 0, 0, "1")
        title_ = names.scenarios.get(file.id, title(file.id))
        self.scenarios[file.id] = content.Scenario(text, title_, layout, goal, (), (), {"conclusion": Reward(schema.RewardText())}, random=True)

    def _room(self, doc: Document, path: Path, room: schema.RoomText) -> None:
        """GH-VRD-06, GH-VRD-11: a room card: twelve numbered hexes, entrances on the left, exits on the right, and two penalties."""
        self.new(doc, path, room.id, self.rooms, "a room card")
        drawn = self.at(doc, (*path, "map"), lambda: tuple(c for c in read_characters(room.map, True) if c.mark != "#"))
        marks = {c.mark for c in drawn}
        features = legend(doc, room.legend, read_map(room.map, True), (*HEXES, *room.entrances, *room.exits))
        missing = [mark for mark in (*HEXES, *room.entrances, *room.exits) if mark not in marks]
        if missing or not room.entrances or not room.exits:
            lacking = ", ".join(missing) or "a door"
            raise PackError(f"{doc.at((*path, 'map'))}: a room has the hexes a to l, an entrance and an exit; missing: {lacking}")
        inner = [c.x for c in drawn if c.mark not in room.entrances and c.mark not in room.exits]
        edges = [c.x for c in drawn if c.mark in room.entrances], [c.x for c in drawn if c.mark in room.exits]
        if max(edges[0]) >= min(inner) or min(edges[1]) <= max(inner):
            raise PackError(f"{doc.at((*path, 'map'))}: entrances stand left of all other hexes, exits right of them")
        for mark, feature in features.items():
            check_feature(doc.at((*path, "legend", mark)), feature, self.monsters, {}, {}, {})
        penalties = [self._penalty(doc, (*path, which), f"room/{room.id}/{which}", getattr(room, which)) for which in ("minor", "major")]
        self.rooms[room.id] = content.RoomCard(room, drawn, features, *penalties)

    def _penalty(self, doc: Document, path: Path, id: str, texts: str | tuple[str, ...]) -> tuple[Ability, ...]:
        """GH-VRD-15: scenario rules, or lasting bonuses for all monsters."""
        found = []
        for n, text in enumerate((texts,) if isinstance(texts, str) else texts):
            lasting = text.startswith(("Round:", "Persistent:"))
            legal, vocabulary = (legality.penalty_bonus, None) if lasting else (legality.penalty_line, words.SCENARIO_TEXT)
            found.append(self.ability(doc, path, f"{id}/{n}", text, legal, vocabulary))
            self.resolve(references.check_penalty, doc.at(path), found[-1], self.monsters)
        return tuple(found)

    def named(self) -> dict[str, Mapping[str, str]]:
        summons = [node.name for ability in self.abilities.values() for node in nodes_of(ability.line) if isinstance(node, words.Summon)]
        return {
            **self.things,
            "classes": {id: one.name for id, one in self.classes.items()},
            "monsters": {id: one.name for id, one in self.monsters.items()},
            "items": {id: one.name for id, one in self.items.items()},
            "cards": {id: one.name for id, one in self.cards.items()},
            "goals": {id: one.name for id, one in self.goals.items()},
            "scenarios": {id: one.title for id, one in self.scenarios.items()},
            "summons": {slug(name): name for name in summons},
            "named": {id: title(id) for one in self.scenarios.values() for id in one.named},
        }  # fmt: skip

    def finish(self) -> content.Content:
        scenarios = dict(sorted(self.scenarios.items(), key=lambda entry: (entry[1].text.number, entry[0])))
        translations = {locale: {**known, **self.titles(locale)} for locale, known in self.translations.items()}
        return content.Content(
            classes=self.classes, cards=self.cards, modifiers=self.modifier_cards, monsters=self.monsters, decks=self.decks,
            ability_cards=self.ability_cards, items=self.items, goals=self.goals, scenarios=scenarios, rooms=self.rooms, dungeon=self.dungeon,
            areas=self.areas, abilities=self.abilities, names=self.names, translations=translations, forms=self.forms,
        )  # fmt: skip


load = Loader.load
