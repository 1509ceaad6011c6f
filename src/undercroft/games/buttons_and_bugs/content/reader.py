"""What has been read from packs so far. Later files and later packs refer to it."""

from __future__ import annotations

from undercroft.games.haven.content.loading import Loader

from . import schema, words
from .model import Card, Character, Content, Item, Monster, Scenario, Table


class BugReader(Loader[schema.Names, Content]):
    """Collects the content of packs, by id."""

    GAME = "buttons-and-bugs"
    ORDER = ("areas.yaml", "tables.yaml", "items.yaml", "monsters.yaml")
    NAMES = schema.Names
    TEXT, RULES = words.CARD_TEXT, words.SCENARIO_TEXT

    def __init__(self) -> None:
        super().__init__()
        self.characters: dict[str, Character] = {}
        self.cards: dict[str, Card] = {}
        self.owner: dict[str, str] = {}
        self.monsters: dict[str, Monster] = {}
        self.items: dict[str, Item] = {}
        self.scenarios: dict[str, Scenario] = {}
        self.standard: Table = ()
        self.tables: dict[str, Table] = {}
        self.first, self.prologue = 1, ""
