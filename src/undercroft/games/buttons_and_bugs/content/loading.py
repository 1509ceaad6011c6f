"""Reads Buttons & Bugs packs: parses YAML into content. Errors name the file and line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from msgspec.structs import asdict

from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.content.loading import prose
from undercroft.games.haven.content.mods import gather
from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document, Path
from undercroft.language.extending import is_extension
from undercroft.language.reading import nearest, title
from undercroft.language.vocabulary import Amount

from . import legality, schema, words
from . import model as content
from .mapping import read_scenario
from .model import DIE, Entry, Half
from .reader import BugReader


class Loader(BugReader):
    """Reads packs one after another and merges them into one content."""

    def half(self, doc: Document, path: Path, id: str, texts: Iterable[str], legal: Callable[[Ability], None]) -> Half:
        found, _ = self.action(doc, path, id, texts, legal)
        amounts = [getattr(spec.node, "value", None) for ability in found.abilities for spec in ability.specs]
        counts = any(isinstance(amount, Amount) and amount.per == "hexes moved" for amount in amounts)
        return Half(**asdict(found), counts_hexes=counts)

    # -- files -----------------------------------------------------------------------------------------------------------
    def readers(self) -> Mapping[str, Callable[[Document, schema.Names], None]]:
        return {
            "campaign.yaml": self._campaign, "areas.yaml": self.read_areas, "tables.yaml": self._tables, "items.yaml": self._items,
            "monsters.yaml": self._monsters, "characters": self._character, "scenarios": self._scenario, "translations": self._translation,
        }  # fmt: skip

    def _campaign(self, doc: Document, names: schema.Names) -> None:
        campaign = doc.typed(schema.CampaignFile)
        self.first, self.prologue = campaign.first, campaign.prologue

    def table(self, doc: Document, path: Path, rows: tuple[tuple[str, str, str], ...]) -> content.Table:
        """BB-AMT-02: a table has 6 rows of 3 modifiers."""
        if len(rows) != 6:
            raise PackError(f"{doc.at(path)}: a modifier table has 6 rows, this one {len(rows)}")
        found = []
        for n, row in enumerate(rows):
            minus, neutral, plus = (self._entry(doc, (*path, n, k), text) for k, text in enumerate(row))
            found.append((minus, neutral, plus))
        return tuple(found)

    def _entry(self, doc: Document, path: Path, text: str) -> Entry:
        value, _, rest = (part.strip() for part in text.partition(","))
        nodes = self.modifiers(doc, path, rest) if rest else ()
        self.check(doc, path, partial(legality.table_entry, nodes))
        mods = gather(nodes)
        if value == "miss":
            return Entry(text, miss=True, mods=mods)
        if value == "x2":
            return Entry(text, double=True, mods=mods)
        if value[:1] not in "+-" or not value[1:].isdigit():
            raise PackError(f"{doc.at(path)}: {value!r} is no modifier; a modifier is 'miss', 'x2' or a signed number such as '+1'")
        return Entry(text, int(value), mods=mods)

    def _tables(self, doc: Document, names: schema.Names) -> None:
        """BB-AMT-03, BB-DIF-01: the standard table and the monsters' other tables."""
        file = doc.typed(schema.TablesFile)
        self.standard = self.table(doc, ("standard",), file.standard)
        self.tables["standard"] = self.standard
        for name, rows in file.monsters.items():
            self.tables[name] = self.table(doc, ("monsters", name), rows)

    def _items(self, doc: Document, names: schema.Names) -> None:
        """BB-ITM-02: every item has a name, an effect and when to use it, a usage icon and a type."""
        for n, text in enumerate(doc.typed(schema.ItemsFile).items):
            path: Path = ("items", n)
            self.new(doc, path, text.id, self.items, "an item")
            effect, turn = self.item_lines(doc, path, text, legality.item_effect, legality.item_turn)
            if (effect is None) == (not turn):
                raise PackError(f"{doc.at(path)}: an item has either an 'effect' with its moment or lines for your 'turn'")
            price = None
            if text.price:
                price = self.line(doc, (*path, "price"), f"Pay {text.price}: lost", words.CARD_TEXT).price
            name = names.items.get(text.id, title(text.id))
            self.items[text.id] = content.Item(
                text.id, name, text.icon, text.type, text.card, text.use, effect, turn, price
            )  # fmt: skip

    def _monsters(self, doc: Document, names: schema.Names) -> None:
        """BB-MON-02: a monster card has a name, hit points, attack effects, persistent bonuses, immunities and three columns."""
        for n, text in enumerate(doc.typed(schema.MonstersFile).monsters):
            path: Path = ("monsters", n)
            self.new(doc, path, text.id, self.monsters, "a monster")
            if sorted(text.columns) != sorted(DIE):
                raise PackError(f"{doc.at((*path, 'columns'))}: a monster has the three columns '-', '0' and '+'")
            self._conditions(doc, (*path, "immune"), text.immune)
            columns = {}
            for result in DIE:
                column = text.columns[result]
                lines: Path = (*path, "columns", result, "does")
                half = self.half(doc, lines, f"monster/{text.id}/{result}", column.does, legality.column_line)
                columns[result] = content.Column(column.initiative, half.abilities, half.infusions)
            traits = self.lines(doc, (*path, "traits"), f"monster/{text.id}/trait", text.traits, legality.trait_line)
            nodes = [s for t in traits for s in t.specs]
            flying = any(isinstance(s.node, haven.Fly) for s in nodes)
            shield = sum(s.node.value.base for s in nodes if isinstance(s.node, haven.Shield))
            added = self.modifiers(doc, (*path, "attacks"), text.attacks) if text.attacks else ()
            self.check(doc, (*path, "attacks"), partial(legality.all_attacks, added))
            name = names.monsters.get(text.id, title(text.id))
            self.monsters[text.id] = content.Monster(
                text.id, name, text.icon, text.health, gather(added), traits, text.immune, columns, flying, shield
            )  # fmt: skip

    def _conditions(self, doc: Document, path: Path, conditions: Iterable[str]) -> None:
        """BB-CON-16: there are exactly seven conditions."""
        known = haven.NEGATIVE + haven.POSITIVE
        for condition in conditions:
            if condition not in known:
                raise PackError(f"{doc.at(path)}: no condition is called {condition!r}{nearest(condition, known)}")

    def _character(self, doc: Document, names: schema.Names) -> None:
        """BB-CHR-02, BB-CHR-03, BB-CHR-06: four cards for each level, in pairs, and a table for each level. No other pack can add to them."""
        if is_extension(doc):
            why = "a character has exactly four cards of level 1 and four of level 2 (BB-CHR-02), so none can be added"
            raise PackError(f"{doc.at(('extends',))}: {why}; write a character with an id of its own instead")
        text = doc.typed(schema.CharacterText)
        self.new(doc, ("id",), text.id, self.characters, "a character")
        tables = {1: self.standard}
        for level, rows in text.tables.items():
            if level not in ("2", "3", "4", "5"):
                raise PackError(f"{doc.at(('tables', level))}: tables are for the levels 2 to 5")
            tables[int(level)] = self.table(doc, ("tables", level), rows)
        if sorted(tables) != [1, 2, 3, 4, 5] or not self.standard:
            raise PackError(f"{doc.at(('tables',))}: a character has a table for each level from 2 to 5, and the pack a standard table")
        cards = []
        for n, card in enumerate(text.cards):
            path: Path = ("cards", n)
            self.new(doc, (*path, "id"), card.id, self.cards, "a card")
            sides = []
            for name, side in (("a", card.a), ("b", card.b)):
                halves = [
                    self.half(doc, (*path, name, half), f"card/{card.id}/{name}/{half}", getattr(side, half), legality.card_line)
                    for half in ("top", "bottom")
                ]
                sides.append(content.Side(side.name, side.initiative, *halves))
            cards.append(content.Card(card.id, card.level, sides[0], sides[1], card.replaces))
            self.cards[card.id] = cards[-1]
            self.owner[card.id] = text.id
        first = [c.id for c in cards if c.level == 1]
        if len(first) != 4 or sorted(c.replaces for c in cards if c.level == 2) != sorted(first):
            raise PackError(f"{doc.at(('cards',))}: a character has four cards of level 1 and four of level 2, each replacing one of them")
        name = names.characters.get(text.id, title(text.id))
        self.characters[text.id] = content.Character(text.id, name, text.icon, text.about, text.health, tables, tuple(cards))

    def _scenario(self, doc: Document, names: schema.Names) -> None:
        text = doc.typed(schema.ScenarioText)
        self.new(doc, ("id",), text.id, self.scenarios, "a scenario")
        self.scenarios[text.id] = read_scenario(self, doc, text, names.scenarios.get(text.id, title(text.id)))

    def _translation(self, doc: Document, names: schema.Names) -> None:
        text = doc.typed(schema.TranslationFile)
        pairs = [(self.prologue, text.prologue), *text.counters.items()]
        pairs += [(one.about, about) for one, about in self.said_of(doc, "characters", text.characters, self.characters, "character")]
        for scenario, said in self.said_of(doc, "scenarios", text.scenarios, self.scenarios, "scenario"):
            pairs += prose(scenario.text, said)
        self.translate(doc, pairs)

    def named(self) -> dict[str, Mapping[str, str]]:
        return {
            **self.things,
            "characters": {id: one.name for id, one in self.characters.items()},
            "monsters": {id: one.name for id, one in self.monsters.items()},
            "items": {id: one.name for id, one in self.items.items()},
            "cards": {f"{id}/{side}": one.side(side).name for id, one in self.cards.items() for side in ("a", "b")},
            "scenarios": {id: one.title for id, one in self.scenarios.items()},
        }

    def finish(self) -> content.Content:
        scenarios = dict(sorted(self.scenarios.items(), key=lambda entry: (entry[1].text.number, entry[0])))
        return content.Content(
            characters=self.characters, cards=self.cards, owner=self.owner, monsters=self.monsters, items=self.items,
            scenarios=scenarios, tables=self.tables, first=self.first, prologue=self.prologue,
            areas=self.areas, abilities=self.abilities, names=self.names, translations=self.translations, forms=self.forms,
        )  # fmt: skip


load = Loader.load
